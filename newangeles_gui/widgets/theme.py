"""Colours by meaning, for every palette."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

Rgb = tuple[int, int, int]

BASE: Final = MappingProxyType[str, Rgb](
    {
        "base": (0x0B, 0x0E, 0x1E),
        "panel": (0x14, 0x1A, 0x33),
        "raised": (0x1D, 0x25, 0x47),
        "line": (0x2B, 0x35, 0x66),
        "text": (0xE8, 0xEC, 0xFF),
        "muted": (0x9A, 0xA5, 0xD1),
        "faint": (0x6B, 0x76, 0xA8),
        "accent": (0x4F, 0xD8, 0xFF),
        "focus": (0xFF, 0xF2, 0xB0),
        "good": (0x36, 0xE0, 0x8A),
        "bad": (0xFF, 0x4D, 0x6A),
        "warning": (0xFF, 0xB0, 0x3A),
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
# Red and green are told apart by blue, orange and brightness.
RED_GREEN: Final = MappingProxyType[str, Rgb](
    {
        "good": (0x56, 0xB4, 0xE9),
        "bad": (0xE6, 0x7E, 0x00),
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
PALETTES: Final = MappingProxyType(
    {
        "standard": MappingProxyType[str, Rgb]({}),
        "deuteranopia": RED_GREEN,
        "protanopia": MappingProxyType[str, Rgb](
            {
                **RED_GREEN,
                "bad": (0xF5, 0xA6, 0x23),
                "biotech": (0xF5, 0xA6, 0x23),
                "threat": (0xFF, 0xB0, 0x3A),
                "entertainment": (0xA0, 0xA8, 0xFF),
            }
        ),
        # Blue and yellow are told apart by red, teal and brightness.
        "tritanopia": MappingProxyType[str, Rgb](
            {
                "media": (0xFF, 0xC2, 0xCF),
                "security": (0x00, 0xB5, 0xC4),
                "capital": (0xB8, 0xF2, 0xFF),
                "construction": (0x00, 0xD6, 0xA3),
                "good": (0x00, 0xD6, 0xA3),
                "labor": (0xE0, 0x57, 0xA8),
                "energy": (0xFF, 0xD6, 0xDE),
                "tier_1": (0x00, 0xB5, 0xC4),
                "tier_2": (0xFF, 0xC2, 0xCF),
            }
        ),
    }
)
HIGH_CONTRAST: Final = MappingProxyType[str, Rgb](
    {
        "base": (0, 0, 0),
        "panel": (0x08, 0x0A, 0x14),
        "raised": (0x1A, 0x20, 0x3C),
        "line": (0x8C, 0x9A, 0xE0),
        "text": (255, 255, 255),
        "muted": (0xD0, 0xD8, 0xF5),
        "faint": (0xA8, 0xB2, 0xDC),
    }
)


@cache
def _colors(palette: str, high_contrast: bool) -> MappingProxyType[str, Rgb]:
    more = HIGH_CONTRAST if high_contrast else {}
    return MappingProxyType({**BASE, **PALETTES.get(palette, {}), **more})


@dataclass(slots=True, frozen=True)
class Theme:
    """The colours in force; an unknown palette is the standard."""

    palette: str = "standard"
    high_contrast: bool = False

    def __getitem__(self, name: str) -> Rgb:
        return _colors(self.palette, self.high_contrast)[name]


@cache
def mixed(first: Rgb, second: Rgb, share: float) -> Rgb:
    """Between two colours: 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue)
