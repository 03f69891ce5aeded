"""A bubble beside a seat: an opponent says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from ..base import Services

WIDEST: Final = 330  # units
PADDING: Final = 12


class Speech(Widget):
    """A few words beside the panel of the one who says them."""

    floats = True

    def __init__(
        self, services: Services, near: pygame.Rect, text: str, others: Sequence[pygame.Rect] = ()
    ) -> None:
        kit = services.kit
        self.lines = kit.type.wrap(text, "small", kit.px(WIDEST))
        padding, step = kit.px(PADDING), kit.type.line_height("small")
        width = max(kit.type.width(line, "small") for line in self.lines)
        rect = pygame.Rect(0, 0, width + 2 * padding, len(self.lines) * step + 2 * padding)
        rect.midleft = (near.right + kit.px(6), near.centery)
        rect.clamp_ip(pygame.Rect((0, 0), kit.view.size))
        for other in others:
            if rect.colliderect(other):
                below = rect.centery >= other.centery
                rect.y = other.bottom + 1 if below else other.y - rect.height - 1
        super().__init__(kit, rect, "speech")

    def hits(self, pos: tuple[int, int]) -> bool:
        """What lies below can still be pointed at."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """The bubble and its words."""
        kit, rect = self.kit, self.rect
        look = Look(kit.color("raised"), kit.color("accent"), 245, glow=8)
        put_panel(kit, surface, rect, look)
        padding, step = kit.px(PADDING), kit.type.line_height("small")
        for place, line in enumerate(self.lines):
            drawn = kit.type.draw(line, "small", kit.color("text"))
            surface.blit(drawn, (rect.x + padding, rect.y + padding + place * step))
