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
    Business,
    Colour,
    Content,
    Number,
    StartTile,
    Symbol,
    TilesOut,
    Value,
)

__all__ = [
    "Advisor",
    "BUSINESSES",
    "Building",
    "Business",
    "COLOURS",
    "Colour",
    "Content",
    "GAME",
    "MIXED",
    "Number",
    "StartTile",
    "Symbol",
    "TYPES",
    "TilesOut",
    "Value",
    "find_faults",
    "load_content",
]
