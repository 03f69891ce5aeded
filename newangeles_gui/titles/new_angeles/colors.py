"""The colours of New Angeles: types of cards, resources, threat and capital, tiers, offers."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.room import GameColors, Rgb

if TYPE_CHECKING:
    from collections.abc import Mapping

TYPES: Final = ("construction", "biotech", "labor", "media", "security")
RESOURCES: Final = ("energy", "consumables", "tech", "entertainment", "credits")
STANDARD: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "construction": (0x36, 0xE0, 0x8A),
        "biotech": (0xFF, 0x4D, 0x6A),
        "labor": (0xB0, 0x6B, 0xFF),
        "media": (0xFF, 0xD3, 0x4D),
        "security": (0x3A, 0xA0, 0xFF),
        "threat": (0xFF, 0x5A, 0x36),
        "capital": (0x7C, 0xF5, 0xD6),
        "tier_1": (0x3A, 0xA0, 0xFF),
        "tier_2": (0xFF, 0xB0, 0x3A),
        "tier_3": (0xFF, 0x4D, 0x6A),
        "energy": (0xFF, 0xE6, 0x5C),
        "consumables": (0xFF, 0xA8, 0x66),
        "tech": (0x4F, 0xD8, 0xFF),
        "entertainment": (0xFF, 0x6B, 0xD6),
        "credits": (0x9B, 0xE8, 0x6B),
        "main": (0x4F, 0xD8, 0xFF),
        "counter": (0xFF, 0x9D, 0x5C),
    }
)
# As in the palettes of the house: red and green are told apart by blue, orange and brightness,
RED_GREEN: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "construction": (0x2E, 0xC4, 0xB6),
        "biotech": (0xE6, 0x7E, 0x00),
        "labor": (0xCC, 0x99, 0xFF),
        "media": (0xF0, 0xE4, 0x42),
        "security": (0x3A, 0x7B, 0xFF),
        "threat": (0xFF, 0x7A, 0x1A),
        "credits": (0xB8, 0xD8, 0xFF),
        "tier_3": (0xF0, 0xE4, 0x42),
        "tier_2": (0xE6, 0x7E, 0x00),
    }
)
PROTANOPIA: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        **RED_GREEN,
        "biotech": (0xF5, 0xA6, 0x23),
        "threat": (0xFF, 0xB0, 0x3A),
        "entertainment": (0xA0, 0xA8, 0xFF),
    }
)
# blue and yellow by red, teal and brightness.
TRITANOPIA: Final[Mapping[str, Rgb]] = MappingProxyType(
    {
        "media": (0xFF, 0xC2, 0xCF),
        "security": (0x00, 0xB5, 0xC4),
        "capital": (0xB8, 0xF2, 0xFF),
        "construction": (0x00, 0xD6, 0xA3),
        "labor": (0xE0, 0x57, 0xA8),
        "energy": (0xFF, 0xD6, 0xDE),
        "tier_1": (0x00, 0xB5, 0xC4),
        "tier_2": (0xFF, 0xC2, 0xCF),
    }
)
COLORS: Final = GameColors(
    palettes=MappingProxyType(
        {
            "standard": STANDARD,
            "deuteranopia": RED_GREEN,
            "protanopia": PROTANOPIA,
            "tritanopia": TRITANOPIA,
        }
    ),
    signs=MappingProxyType({name: f"symbols/{name}.white" for name in (*TYPES, *RESOURCES)}),
    bars=MappingProxyType(
        {"good": 0, "bad": 0, "threat": 0, "capital": 0, "tier_1": 1, "tier_2": 2, "tier_3": 3}
    ),
)
