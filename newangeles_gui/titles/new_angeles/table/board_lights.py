"""Light around a district: it can be picked, it is chosen, the pointer or the focus is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from .board_places import Places, Point

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

MARGIN: Final = 24  # units
INSIDE: Final = 40  # of 255: how much of the glow falls onto the district itself
STEPS: Final = 6  # of brightness


def ring(
    kit: Kit, places: Places, outline: list[Point], color: Rgb, strength: float
) -> tuple[pygame.Surface, Point]:
    """A glowing line around an outline, and where its picture begins; strength from 0 to 1."""
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    around = kit.px(MARGIN)
    size = (right - left + 2 * around, bottom - top + 2 * around)
    step = round(max(0.0, min(1.0, strength)) * STEPS)
    key = ("ring", size, color, step)
    moved = [(x - left + around, y - top + around) for x, y in outline]
    made = kit.kept(key, lambda: _draw(kit, size, moved, color, step / STEPS))
    return made, (left - around, top - around)


def _draw(
    kit: Kit, size: Point, outline: list[Point], color: Rgb, strength: float
) -> pygame.Surface:
    quarter = (max(4, size[0] // 4), max(4, size[1] // 4))
    soft = pygame.Surface(quarter, pygame.SRCALPHA)
    soft.fill((*color, 0))
    small = [(x // 4, y // 4) for x, y in outline]
    pygame.draw.polygon(soft, (*color, 24), small)
    pygame.draw.polygon(soft, (*color, 255), small, max(2, kit.px(14) // 4))
    soft = pygame.transform.gaussian_blur(soft, max(1, kit.px(9) // 4))
    surface = pygame.transform.smoothscale(soft, size)
    inner = pygame.Surface(size, pygame.SRCALPHA)
    inner.fill((255, 255, 255, 255))
    pygame.draw.polygon(inner, (255, 255, 255, INSIDE), outline)
    surface.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.lines(surface, (*color, 255), True, outline, max(2, kit.px(2.5)))
    surface.set_alpha(round(105 + 150 * strength))
    return surface
