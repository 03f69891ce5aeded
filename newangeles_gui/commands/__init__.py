"""The sub-commands of `newangeles`, one a file."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from . import bench, check_data, scenario, sim

COMMANDS: Final[tuple[ModuleType, ...]] = (sim, bench, scenario, check_data)
