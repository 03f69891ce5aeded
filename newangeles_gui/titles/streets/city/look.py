"""The colours of the city by meaning, and what the pictures of things are called."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.room import GameColors, Rgb

if TYPE_CHECKING:
    from collections.abc import Mapping

    from newangeles_gui.widgets import Kit

STANDARD: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "base": (0x0E, 0x2B, 0x33),
        "panel": (0x14, 0x36, 0x40),
        "raised": (0x1D, 0x48, 0x53),
        "line": (0x3C, 0x74, 0x80),
        "text": (0xFF, 0xF6, 0xE4),
        "muted": (0xB4, 0xCF, 0xCB),
        "faint": (0x7F, 0xA3, 0xA4),
        "accent": (0xFF, 0xC8, 0x61),
        "focus": (0xFF, 0xF2, 0xB0),
        "good": (0x7B, 0xD3, 0x89),
        "warning": (0xFF, 0xA8, 0x4A),
        "bad": (0xFF, 0x6B, 0x57),
        "tourist": (0x8E, 0x5B, 0xD9),
        "hipster": (0xF2, 0xB6, 0x32),
        "parent": (0x4F, 0xA6, 0x5B),
        "shopper": (0x3D, 0x8B, 0xD4),
        "mixed": (0xE9, 0xE2, 0xD2),
        "coral": (0xFF, 0x6B, 0x57),
        "ivory": (0xF6, 0xEB, 0xD0),
        "slate": (0x5C, 0x6B, 0x82),
        "lilac": (0xC3, 0x9B, 0xE8),
        "teal": (0x18, 0xA7, 0x9B),
        "sneak": (0x94, 0x9C, 0xAE),
        "ground": (0xFF, 0xF4, 0xDA),
        "ground_far": (0xD9, 0xCD, 0xB4),
        "pencil": (0x3F, 0x9A, 0x97),
        "paper": (0xFF, 0xF8, 0xE6),
        "paper_own": (0xFF, 0xE2, 0xA4),
        "ink": (0x2A, 0x22, 0x16),
        "ink_muted": (0x7A, 0x6A, 0x4C),
        "ink_warning": (0xB8, 0x4A, 0x12),
        "open": (0xD8, 0xE8, 0xE6),
        "asphalt": (0x7F, 0x90, 0x97),
        "closed": (0xF9, 0xD1, 0x89),
        "closed_road": (0xC9, 0x8F, 0x45),
    }
)
# Violet and blue, yellow and green are told apart by brightness too.
RED_GREEN: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "good": (0x7C, 0xC8, 0xF0),
        "bad": (0xF0, 0x8A, 0x1E),
        "parent": (0x1F, 0x8A, 0x8A),
        "hipster": (0xF4, 0xC9, 0x4E),
        "coral": (0xF0, 0x7A, 0x2A),
    }
)
BLUE_YELLOW: Final[Mapping[str, Rgb]] = MappingProxyType(
    {"shopper": (0x1C, 0xA3, 0xB8), "hipster": (0xF0, 0x9A, 0x7A), "teal": (0x0F, 0x7D, 0x7B)}
)
COLORS: Final = GameColors(
    palettes=MappingProxyType(
        {
            "standard": STANDARD,
            "deuteranopia": RED_GREEN,
            "protanopia": RED_GREEN,
            "tritanopia": BLUE_YELLOW,
        }
    ),
)
DARK_INK: Final = ("ivory", "hipster", "lilac", "mixed")  # what has dark words on it


def ink_on(kit: Kit, name: str) -> Rgb:
    """The colour of words on a ground in a colour."""
    return kit.color("ink" if name in DARK_INK else "text")
