"""`python -m assets.source.sound.build [NAME...]`: make all sounds, or those named, and measure.

A NAME is that of a sound or a piece, or of a room: `streets` is all that is heard there.
"""

import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeAlias

from . import manifest, ogg
from .catalogue import CEILING, LOUDNESS, Effect
from .loops import closed
from .loudness import effect_master, music_master
from .music import pieces
from .music.pieces import Piece
from .rooms import ASSETS, ROOMS, everything

Job: TypeAlias = tuple[Path, Effect | Piece]

EFFECT_QUALITY: Final = 0.4
# At 0.3 a minute is 0.8 MB; what the encoder leaves out below 4 kHz is 10 to 23 dB below the rest.
MUSIC_QUALITY: Final = 0.3
WORKERS: Final = 2


def make(work: Job) -> str:
    """Synthesise, master and write one file; the answer is a line for the screen."""
    began, (path, job) = time.perf_counter(), work
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


def chosen(names: Sequence[str]) -> list[Job]:
    """The jobs with these names or of these rooms, or all of them, the long ones first."""
    jobs = list(everything())
    known = {name for path, job in jobs for name in (job.name, room_of(path))}
    unknown = sorted(set(names) - known)
    if unknown:
        raise SystemExit(f"no such sound: {', '.join(unknown)}")
    return [
        (path, job)
        for path, job in jobs
        if not names or job.name in names or room_of(path) in names
    ]


def room_of(path: Path) -> str:
    """Whose file it is."""
    return path.parents[1].name


def build(names: Sequence[str]) -> None:
    """Make the files, then the manifests of everything that is there."""
    jobs = chosen(names)
    # Spawned everywhere, as on Windows: a worker starts with nothing but its job.
    with get_context("spawn").Pool(min(WORKERS, len(jobs))) as pool:
        for number, words in enumerate(pool.imap_unordered(make, jobs), 1):
            print(f"[{number}/{len(jobs)}] {words}", flush=True)
    for name in sorted({room_of(path) for path, _ in jobs}):
        print(f"measured: {manifest.write(ASSETS / name, ROOMS[name])}")


if __name__ == "__main__":
    build(sys.argv[1:])
