"""The table of the sounds of a room, measured on the files: `assets/<room>/sounds/manifest.yaml`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from . import ogg
from .basics import RATE, Signal
from .catalogue import Effect
from .loudness import integrated, loudest, true_peak
from .music.pieces import Piece
from .music.ring import BAR, TEMPO
from .rooms import RoomSounds

HEAD: Final = f"""\
# Measured by assets/source/sound/manifest.py; do not edit. Lengths and loop points in samples at
# {RATE} Hz. `peak`: true peak of the decoded file, dB. `loudness`: LUFS (BS.1770); of a sound the
# loudest 400 ms, of music the whole piece. Music loops from `loop_start` to `loop_end` (the file's
# end). The pieces of a `suite` are in step and change at any multiple of `bar` with `intensity`; the
# suites of a `scene` follow each other at the end of a piece.
licence: CC-BY-4.0
source: assets/source/sound
rate: {RATE}
"""
FIELDS: Final = (
    "length: {}, seconds: {:.3f}, channels: {}, peak: {:.1f}, loudness: {:.1f}, bytes: {}"
)


def write(assets: Path, room: RoomSounds) -> str:
    """Measure every file that exists and write the table; the answer sums it up."""
    lines = [HEAD, *table("sounds", sounds(assets, room)), *table("music", music(assets, room))]
    path = assets / "sounds" / "manifest.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
    files = [*assets.glob("sounds/*.ogg"), *assets.glob("music/*.ogg")]
    total = sum(file.stat().st_size for file in files)
    return f"{len(files)} files, {total / 1e6:.2f} MB"


def table(name: str, lines: Iterator[str]) -> Iterator[str]:
    """A part of the file, which may be empty."""
    found = list(lines)
    yield f"{name}:\n" if found else f"{name}: {{}}\n"
    yield from found


def sounds(assets: Path, room: RoomSounds) -> Iterator[str]:
    """A line for each effect."""
    for effect in room.effects:
        path = assets / "sounds" / f"{effect.name}.ogg"
        if path.exists():
            signal = ogg.read(path)
            yield entry(effect, path, fields(signal, loudest(signal), path))


def music(assets: Path, room: RoomSounds) -> Iterator[str]:
    """A line for each piece."""
    for piece in room.pieces:
        path = assets / "music" / f"{piece.name}.ogg"
        if path.exists():
            signal = ogg.read(path)
            yield entry(piece, path, fields(signal, integrated(signal), path) + loop(piece, signal))


def entry(job: Effect | Piece, path: Path, words: str) -> str:
    """One line of the table."""
    kind = "music" if isinstance(job, Piece) else job.kind
    module = job.make.__module__.removeprefix("assets.source.").removeprefix("sound.")
    maker = f"{module}.{job.make.__name__}"
    names = f"file: {path.parent.name}/{path.name}, class: {kind}, made_by: {maker}"
    return f"  {job.name}: {{{names}, {words}}}\n"


def fields(signal: Signal, loudness: float, path: Path) -> str:
    """What is measured on every file."""
    channels, length = signal.shape
    size = path.stat().st_size
    return FIELDS.format(length, length / RATE, channels, true_peak(signal), loudness, size)


def loop(piece: Piece, signal: Signal) -> str:
    """Where a piece repeats, and its grid."""
    end = signal.shape[-1]
    place = f"scene: {piece.scene}, suite: {piece.suite}, intensity: {piece.intensity}"
    grid = f"loop_start: 0, loop_end: {end}, tempo: {TEMPO}, bars: {piece.bars}, bar: {BAR}"
    return f", {grid}, {place}"
