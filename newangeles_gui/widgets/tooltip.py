"""Words beside the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from .surfaces import Look, put_panel

if TYPE_CHECKING:
    from .kit import Kit

WIDTH: Final = 420  # units
PADDING: Final = 14
DELAY: Final = 0.35  # seconds


def put_tooltip(
    kit: Kit,
    surface: pygame.Surface,
    text: str,
    near: pygame.Rect,
    screen: pygame.Rect,
    low: bool = False,
) -> pygame.Rect:
    """Draw a tip beside a widget, wherever there is room for it; where it is."""
    padding = kit.px(PADDING)
    lines = kit.type.wrap(text, "small", min(kit.px(WIDTH), screen.width - 4 * padding))
    width = max(kit.type.width(line, "small") for line in lines) + 2 * padding
    height = len(lines) * kit.type.line_height("small") + 2 * padding
    where = placed_low if low else placed
    rect = where((width, height), near, screen, kit.px(10))
    look = Look(kit.color("base"), kit.color("accent"), 245, sheen=0.04, glow=10)
    put_panel(kit, surface, rect, look)
    y = rect.y + padding
    for line in lines:
        surface.blit(kit.type.draw(line, "small", kit.color("text")), (rect.x + padding, y))
        y += kit.type.line_height("small")
    return rect


def placed(size: tuple[int, int], near: pygame.Rect, screen: pygame.Rect, gap: int) -> pygame.Rect:
    """Below, above, right or left of something, within the screen."""
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (near.centerx, near.bottom + gap)
    if rect.bottom > screen.bottom:
        rect.midbottom = (near.centerx, near.top - gap)
    if rect.top < screen.top:
        rect.midleft = (near.right + gap, near.centery)
        if rect.right > screen.right:
            rect.midright = (near.left - gap, near.centery)
    return rect.clamp(screen)


def placed_low(
    size: tuple[int, int], near: pygame.Rect, screen: pygame.Rect, gap: int
) -> pygame.Rect:
    """Right or left of something, as low as the screen allows: what stands above stays in sight."""
    rect = pygame.Rect((0, 0), size)
    rect.bottomleft = (near.right + gap, screen.bottom - gap)
    if rect.right > screen.right:
        rect.right = near.left - gap
    return rect.clamp(screen)
