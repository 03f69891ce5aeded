"""What the other side of a talk is painted on: light and dark, paper, pills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

SLANT: Final = 0.06  # of the height: how far the edge towards the city leans
SMOOTH: Final = 2
PAPER: Final = (236, 239, 255)


def gradient(
    size: tuple[int, int], color: Rgb, alphas: tuple[int, ...], down: bool = False
) -> pygame.Surface:
    """A colour that is more or less opaque, from the left to the right or downwards."""
    length = len(alphas)
    strip = pygame.Surface((1, length) if down else (length, 1), pygame.SRCALPHA)
    for place, alpha in enumerate(alphas):
        strip.set_at((0, place) if down else (place, 0), (*color, alpha))
    return pygame.transform.smoothscale(strip, size)


def leaning(size: tuple[int, int]) -> pygame.Surface:
    """A mask whose left edge leans."""
    slant = round(size[1] * SLANT) * SMOOTH
    wide, high = size[0] * SMOOTH, size[1] * SMOOTH
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    outline = [(slant, 0), (wide, 0), (wide, high), (0, high)]
    pygame.draw.polygon(large, (255, 255, 255, 255), outline)
    return pygame.transform.smoothscale(large, size)


def paper(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """A bubble with a tail to the right."""
    tail = kit.px(18)
    large = pygame.Surface(((size[0] + tail) * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    body = pygame.Rect(0, 0, size[0] * SMOOTH, size[1] * SMOOTH)
    pygame.draw.rect(large, PAPER, body, border_radius=kit.px(14) * SMOOTH)
    middle, wide = body.centery, kit.px(9) * SMOOTH
    tip = (body.right + tail * SMOOTH, middle + wide)
    pygame.draw.polygon(large, PAPER, [(body.right - 2, middle - wide), tip,
                                       (body.right - 2, middle + wide)])  # fmt: skip
    return pygame.transform.smoothscale(large, (size[0] + tail, size[1]))


def pill(kit: Kit, size: tuple[int, int], color: Rgb) -> pygame.Surface:
    """A dark pill with a disc at its left end."""
    large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    whole, round_ = large.get_rect(), size[1] * SMOOTH // 2
    pygame.draw.rect(large, (*kit.color("base"), 225), whole, border_radius=round_)
    edge = max(1, kit.px(1.5)) * SMOOTH
    pygame.draw.rect(large, color, whole, edge, border_radius=round_)
    pygame.draw.circle(large, color, (round_, round_), round(round_ * 0.66))
    return pygame.transform.smoothscale(large, size)
