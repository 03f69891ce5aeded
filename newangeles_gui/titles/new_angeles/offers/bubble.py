"""What the other one says, on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget

from .shapes import paper

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

INK: Final = (20, 24, 48)


class SpeechBubble(Widget):
    """One sentence, on paper, with a tail towards the face."""

    def __init__(self, kit: Kit, rect: pygame.Rect, text: str) -> None:
        super().__init__(kit, rect, "trade.said")
        self.text = text
        px, room = kit.px, (rect.width - kit.px(48), rect.height - kit.px(8))
        lines = max(1, room[1] // kit.type.line_height("body"))
        one, share, whole = kit.type.fit(text, "lead", room, 1)
        self.style = "lead"
        if not whole or share < 1:
            self.style = "body"
            one, share, whole = kit.type.fit(text, "body", room, lines)
        self.lines, self.share = one, share
        self.tip = "" if whole else text
        wide = max(kit.type.width(line, self.style, share) for line in self.lines) + px(48)
        high = len(self.lines) * kit.type.line_height(self.style, share) + px(18)
        self.rect = pygame.Rect(rect.x, rect.y, wide, min(high, rect.height))

    def paint(self, surface: pygame.Surface) -> None:
        """Paper and words."""
        kit, rect = self.kit, self.rect
        shape = kit.kept(("paper", rect.size), lambda: paper(kit, rect.size))
        surface.blit(shape, rect)
        step = kit.type.line_height(self.style, self.share)
        top = rect.centery - step * len(self.lines) // 2
        for line in self.lines:
            drawn = kit.type.draw(line, self.style, INK, self.share)
            surface.blit(drawn, (rect.x + kit.px(20), top))
            top += step
