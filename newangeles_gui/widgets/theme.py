"""Colours by meaning, for every palette."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

Rgb = tuple[int, int, int]
Palettes: TypeAlias = Mapping[str, Mapping[str, Rgb]]  # by palette and meaning

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
        "mint": (0x7C, 0xF5, 0xD6),
        "violet": (0xB0, 0x6B, 0xFF),
        "blue": (0x3A, 0xA0, 0xFF),
        "pink": (0xFF, 0x6B, 0xD6),
    }
)
# Red and green are told apart by blue, orange and brightness.
RED_GREEN: Final = MappingProxyType[str, Rgb](
    {
        "good": (0x56, 0xB4, 0xE9),
        "bad": (0xE6, 0x7E, 0x00),
        "violet": (0xCC, 0x99, 0xFF),
        "blue": (0x3A, 0x7B, 0xFF),
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
                "pink": (0xA0, 0xA8, 0xFF),
            }
        ),
        # Blue and yellow are told apart by red, teal and brightness.
        "tritanopia": MappingProxyType[str, Rgb](
            {
                "good": (0x00, 0xD6, 0xA3),
                "mint": (0xB8, 0xF2, 0xFF),
                "violet": (0xE0, 0x57, 0xA8),
                "blue": (0x00, 0xB5, 0xC4),
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


@dataclass(slots=True, frozen=True)
class Theme:
    """The colours in force; an unknown palette is the standard. `own` are those of a game."""

    palette: str = "standard"
    high_contrast: bool = False
    own: Palettes = field(default_factory=lambda: MappingProxyType({}))
    _known: Mapping[str, Rgb] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Put everything together once: colours are asked for all the time."""
        own = {**self.own.get("standard", {}), **self.own.get(self.palette, {})}
        more = HIGH_CONTRAST if self.high_contrast else {}
        known = {**BASE, **PALETTES.get(self.palette, {}), **own, **more}
        object.__setattr__(self, "_known", known)

    def __getitem__(self, name: str) -> Rgb:
        return self._known[name]


@cache
def mixed(first: Rgb, second: Rgb, share: float) -> Rgb:
    """Between two colours: 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return (red, green, blue)
