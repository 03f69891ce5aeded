"""The sub-commands of `newangeles`, one a file."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from newangeles_gui import titles

from . import (
    arena,
    bench,
    check_data,
    games,
    play,
    positions,
    preferences,
    replay,
    report,
    scenario,
    sim,
)
from .shots import shot

COMMANDS: Final[tuple[ModuleType, ...]] = (
    play,
    positions,
    sim,
    replay,
    games,
    preferences,
    scenario,
    check_data,
    report,
    shot,
    bench,
    arena,
    *(command for folder in titles.TITLES.values() for command in folder.commands()),
)
