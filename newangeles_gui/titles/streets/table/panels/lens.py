"""A tile, large, with its name and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.widgets import Look, put_panel

from ...city import DEEP, TileLook, put_tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.scenes import Services

    from ...city import Art

CELL: Final = 228  # units
WIDE: Final = 640
HIGH: Final = 300
SMALLER: Final = 0.8  # of it, beside a tile that is only pointed at
PAD: Final = 24
GAP: Final = 10


class LensLine(NamedTuple):
    """One of the paragraphs beside the tile."""

    words: str
    style: str = "small"
    color: str = "text"


def show_lens(
    services: Services, art: Art, surface: pygame.Surface, room: pygame.Rect, look: TileLook,
    told: Sequence[LensLine] = (), beside: pygame.Rect | None = None,
) -> None:  # fmt: skip
    """In the middle of what is left free, or smaller beside a tile of the city."""
    kit, words, share = services.kit, services.words, 1.0 if beside is None else SMALLER

    def px(units: float) -> int:
        return kit.px(units * share)

    large = beside is None
    lines = [
        LensLine(words.name(f"tile.{look.name}"), "heading" if large else "strong"),
        LensLine(words.text(f"tile.{look.name}"), "body" if large else "small"),
        *(one for one in told if one.words),
    ]
    rect = pygame.Rect(0, 0, px(WIDE), 0)
    left = px(CELL + 2 * PAD)
    wide = rect.width - left - px(PAD)
    wrapped = [(one, kit.type.wrap(one.words, one.style, wide)) for one in lines]
    steps = [kit.type.line_height(one.style) * len(rows) for one, rows in wrapped]
    rect.height = max(px(HIGH), sum(steps) + px(GAP) * (len(steps) - 1) + 2 * px(PAD))
    _stand(rect, room, beside, px(16))
    rect.clamp_ip(surface.get_rect())
    color = kit.color
    put_panel(kit, surface, rect, Look(color("panel"), color("accent"), 252, 2, 14, 8))
    cell = px(CELL)
    put_tile(art, surface, look, cell, (rect.x + px(PAD), rect.centery - cell * DEEP / 2 + px(24)))
    top = rect.y + px(PAD)
    for (one, rows), high in zip(wrapped, steps, strict=True):
        place = pygame.Rect(rect.x + left, top, wide, high)
        put_text(kit, surface, place, one.words, Ink(one.style, one.color, lines=len(rows)))
        top += high + px(GAP)


def _stand(
    rect: pygame.Rect, room: pygame.Rect, beside: pygame.Rect | None, gap: int
) -> None:  # fmt: skip
    """In the middle of the room, or at the side of something that has room for it."""
    rect.center = room.center
    if beside is not None:
        right = beside.right + gap + rect.width <= room.right
        rect.left = beside.right + gap if right else beside.left - gap - rect.width
        rect.centery = beside.centery
        rect.clamp_ip(room)
