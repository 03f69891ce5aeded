"""Where the coach stands: at the side that covers least of what is spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit

WIDTH: Final = 460  # units
SMALL_WIDTH: Final = 400
GAP: Final = 10


def panel_room(kit: Kit, top: int, targets: Sequence[pygame.Rect]) -> pygame.Rect:
    """The room for the panel: below the top bar, at the right if nothing speaks against it."""
    width, height = kit.view.size
    gap = kit.px(GAP)
    wide = min(kit.px(SMALL_WIDTH if kit.view.compact else WIDTH), width - 2 * gap)
    room = pygame.Rect(width - gap - wide, top + gap, wide, height - top - 2 * gap)
    left = room.copy()
    left.x = gap
    return min((room, left), key=lambda one: _covered(one, targets))


def _covered(room: pygame.Rect, targets: Sequence[pygame.Rect]) -> int:
    cuts = [room.clip(one) for one in targets]
    return sum(cut.width * cut.height for cut in cuts)
