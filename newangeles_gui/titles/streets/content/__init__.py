"""What is in the box of Streets: read, checked, and put together."""

from .loader import find_faults, load_content
from .specs import (
    BUSINESSES,
    COLOURS,
    GAME,
    MIXED,
    TYPES,
    Advisor,
    Building,
    Content,
    StartTile,
    TilesOut,
    Value,
)

__all__ = [
    "Advisor",
    "BUSINESSES",
    "Building",
    "COLOURS",
    "Content",
    "GAME",
    "MIXED",
    "StartTile",
    "TilesOut",
    "TYPES",
    "Value",
    "find_faults",
    "load_content",
]
