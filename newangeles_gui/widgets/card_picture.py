"""Pictures for cards: cut to a window, shaded, tinted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from .kit import Kit
    from .theme import Rgb

UPPER: Final = 0.3  # what is too high loses less at the top: heads are there


def window(kit: Kit, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture that fills a window; nobody keeps it. A card in flight can be a few pixels."""
    size = (max(1, size[0]), max(1, size[1]))
    whole = kit.pictures.known[name].size
    share = max(size[0] / whole[0], size[1] / whole[1])
    width, height = max(size[0], round(whole[0] * share)), max(size[1], round(whole[1] * share))
    scaled = kit.pictures.sized(name, (width, height))
    cut = pygame.Rect((width - size[0]) // 2, round((height - size[1]) * UPPER), *size)
    return scaled.subsurface(cut)


def tinted(kit: Kit, name: str, side: int, color: Rgb) -> pygame.Surface:
    """A white sign in a colour, in pixels."""

    def make() -> pygame.Surface:
        surface = kit.pictures.sized(name, (side, side)).copy()
        surface.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    return kit.kept(("tinted", name, side, color), make)


def fade(size: tuple[int, int], color: Rgb, top: int, bottom: int) -> pygame.Surface:
    """A shade that grows downwards from one opacity to another."""
    size = (max(1, size[0]), max(1, size[1]))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        alpha = top + (bottom - top) * y // max(1, size[1] - 1)
        surface.fill((*color, alpha), (0, y, size[0], 1))
    return surface
