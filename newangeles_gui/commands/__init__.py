"""The sub-commands of `newangeles`, one a file."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from . import arena, bench, check_data, games, play, preferences, replay, report, scenario, shot, sim

COMMANDS: Final[tuple[ModuleType, ...]] = (
    play,
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
)
