"""The sub-commands of `newangeles`; those of one kind share a file."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from newangeles_gui import titles

from . import arena, bench, checks, play, puzzles, records, sim
from .shots import shot

COMMANDS: Final[tuple[ModuleType, ...]] = (
    play,
    sim,
    records,
    checks,
    shot,
    bench,
    arena,
    puzzles,
    *(command for folder in titles.TITLES.values() for command in folder.commands()),
)
