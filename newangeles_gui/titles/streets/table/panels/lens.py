"""A tile, large, with its name and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import Look, put_panel

from ...city import DEEP, TileLook, put_tile

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ...city import Art

CELL: Final = 228  # units
WIDE: Final = 620
HIGH: Final = 300
SMALLER: Final = 0.66  # of it, beside a tile that is only pointed at


def show_lens(
    services: Services, art: Art, surface: pygame.Surface, room: pygame.Rect, look: TileLook,
    told: str = "", beside: pygame.Rect | None = None,
) -> None:  # fmt: skip
    """In the middle of what is left free, or smaller beside a tile of the city."""
    kit, words = services.kit, services.words
    share = 1.0 if beside is None else SMALLER

    def px(units: float) -> int:
        return kit.px(units * share)

    rect = pygame.Rect(0, 0, px(WIDE), px(HIGH))
    rect.center = room.center
    if beside is not None:
        right = beside.right + px(16) + rect.width <= room.right
        rect.left = beside.right + px(16) if right else beside.left - px(16) - rect.width
        rect.centery = beside.centery
        rect.clamp_ip(room)
    rect.clamp_ip(surface.get_rect())
    color = kit.color
    put_panel(kit, surface, rect, Look(color("panel"), color("accent"), 252, 2, 14, 8))
    cell = px(CELL)
    put_tile(art, surface, look, cell, (rect.x + px(28), rect.centery - cell * DEEP / 2 + px(24)))
    left = rect.x + cell + px(56)
    line = pygame.Rect(left, rect.y + px(20), rect.right - px(20) - left, px(72))
    name = words.name(f"tile.{look.name}")
    put_text(kit, surface, line, name, Ink("heading" if beside is None else "strong", lines=2))
    line = pygame.Rect(left, line.bottom + px(4), line.width, px(132))
    style = "body" if beside is None else "small"
    rule = words.text(f"tile.{look.name}")
    put_text(kit, surface, line, rule, Ink(style, "text", lines=6, middle=False))
    foot = pygame.Rect(left, rect.bottom - px(58), line.width, px(40))
    put_text(kit, surface, foot, told, Ink(style, "accent", lines=2))
