"""What people can choose for this game alone: with what they played last."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from newangeles_gui.settings import Kind, Kinds

SETTINGS: Final[Kinds] = MappingProxyType(
    {"business": Kind(""), "advisors": Kind(""), "level": Kind(""), "advisor": Kind("")}
)
