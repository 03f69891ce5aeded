"""Light around a place: it can be picked, it is chosen, or the pointer is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

MARGIN: Final = 24  # units
INSIDE: Final = 40  # of 255: how much of the glow falls onto the place itself
STEPS: Final = 6  # of brightness
COARSE: Final = 4  # the glow is drawn so much smaller


def put_ring(
    kit: Kit,
    surface: pygame.Surface,
    outline: Sequence[tuple[int, int]],
    color: Rgb,
    strength: float,
) -> None:
    """A glowing line around an outline; strength from 0 to 1."""
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    around = kit.px(MARGIN)
    size = (right - left + 2 * around, bottom - top + 2 * around)
    step = round(max(0.0, min(1.0, strength)) * STEPS)
    moved = tuple((x - left + around, y - top + around) for x, y in outline)
    key = ("city ring", moved, color, step)
    made = kit.kept(key, lambda: _draw(kit, size, moved, color, step / STEPS))
    surface.blit(made, (left - around, top - around))


def _draw(
    kit: Kit,
    size: tuple[int, int],
    outline: Sequence[tuple[int, int]],
    color: Rgb,
    strength: float,
) -> pygame.Surface:
    small = (max(4, size[0] // COARSE), max(4, size[1] // COARSE))
    soft = pygame.Surface(small, pygame.SRCALPHA)
    soft.fill((*color, 0))
    coarse = [(x // COARSE, y // COARSE) for x, y in outline]
    pygame.draw.polygon(soft, (*color, 24), coarse)
    pygame.draw.polygon(soft, (*color, 255), coarse, max(2, kit.px(14) // COARSE))
    soft = pygame.transform.gaussian_blur(soft, max(1, kit.px(9) // COARSE))
    surface = pygame.transform.smoothscale(soft, size)
    inner = pygame.Surface(size, pygame.SRCALPHA)
    inner.fill((255, 255, 255, 255))
    pygame.draw.polygon(inner, (255, 255, 255, INSIDE), outline)
    surface.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(surface, (*color, 255), True, outline, max(2, kit.px(2.5)))
    surface.set_alpha(round(105 + 150 * strength))
    return surface
