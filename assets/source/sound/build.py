"""`python -m assets.source.sound.build [NAME...]`: make all sounds, or those named, and measure."""

import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from . import manifest, ogg
from .catalogue import CEILING, EFFECTS, HOUSE, LOUDNESS, Effect
from .loops import closed
from .loudness import effect_master, music_master
from .music import pieces
from .music.pieces import PIECES, Piece

ASSETS: Final = Path(__file__).resolve().parents[2]
OF_THE_HOUSE: Final = ASSETS / "house"
OF_NEW_ANGELES: Final = ASSETS / "new_angeles"
EFFECT_QUALITY: Final = 0.4
# At 0.3 a minute is 0.8 MB; what the encoder leaves out below 4 kHz is 10 to 23 dB below the rest.
MUSIC_QUALITY: Final = 0.3
WORKERS: Final = 2


def target(job: Effect | Piece) -> Path:
    """The file of an effect or piece."""
    room = OF_THE_HOUSE if job in HOUSE else OF_NEW_ANGELES
    return room / ("music" if isinstance(job, Piece) else "sounds") / f"{job.name}.ogg"


def make(job: Effect | Piece) -> str:
    """Synthesise, master and write one file; the answer is a line for the screen."""
    began, path = time.perf_counter(), target(job)
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(job, Piece):
        signal = music_master(job.make(), pieces.TARGET, pieces.CEILING)
        stream = closed(signal, MUSIC_QUALITY, ogg.serial_of(path))
    else:
        signal = effect_master(job.make(), LOUDNESS[job.kind], CEILING, job.most)
        stream = ogg.encode(signal, EFFECT_QUALITY, ogg.serial_of(path))
    path.write_bytes(stream)
    took = time.perf_counter() - began
    return f"{path.parent.name}/{path.name}  {path.stat().st_size / 1024:.0f} KB  {took:.1f} s"


def chosen(names: Sequence[str]) -> list[Effect | Piece]:
    """The jobs with these names, or all of them, the long ones first."""
    jobs: list[Effect | Piece] = [*PIECES, *EFFECTS]
    unknown = sorted(set(names) - {job.name for job in jobs})
    if unknown:
        raise SystemExit(f"no such sound: {', '.join(unknown)}")
    return [job for job in jobs if not names or job.name in names]


def build(names: Sequence[str]) -> None:
    """Make the files, then the manifest of everything that is there."""
    jobs = chosen(names)
    # Spawned everywhere, as on Windows: a worker starts with nothing but its job.
    with get_context("spawn").Pool(min(WORKERS, len(jobs))) as pool:
        for number, words in enumerate(pool.imap_unordered(make, jobs), 1):
            print(f"[{number}/{len(jobs)}] {words}", flush=True)
    for room in (OF_THE_HOUSE, OF_NEW_ANGELES):
        print(f"measured: {manifest.write(room)}")


if __name__ == "__main__":
    build(sys.argv[1:])
