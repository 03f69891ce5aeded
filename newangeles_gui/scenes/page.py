"""A screen with a headline, a way back, and a body: the system's screens look alike."""

from __future__ import annotations

from typing import Final

import pygame

from newangeles_gui.widgets.button import IconButton
from newangeles_gui.widgets.label import Label

from .front import FrontScene

WIDEST: Final = 1720  # units
MARGIN: Final = 48
SMALL_MARGIN: Final = 16
HEAD: Final = 72
SMALL_HEAD: Final = 52


class Page(FrontScene):
    """Escape and the arrow go back to the screen below."""

    def margin(self) -> int:
        """Between the window's edge and what lies on it."""
        return self.px(SMALL_MARGIN if self.kit.view.compact else MARGIN)

    def head(self, title: str, room: int = 0) -> pygame.Rect:
        """Put the headline and the way back; what is below is the body.

        `room` is kept free at the right of the headline.
        """
        margin, compact = self.margin(), self.kit.view.compact
        width = min(self.screen.width - 2 * margin, self.px(WIDEST))
        left = (self.screen.width - width) // 2
        height = self.px(SMALL_HEAD if compact else HEAD)
        top = margin // 2 if compact else margin * 2 // 3
        side = min(height, self.px(56))
        back = pygame.Rect(left, top + (height - side) // 2, side, side)
        words = pygame.Rect(back.right + self.px(18), top, 0, height)
        words.width = left + width - words.left - room
        self.root.add(
            IconButton(self.kit, back, "back", self.say("screen.back"), self.back, name="back"),
            Label(self.kit, words, title, "title", name="title"),
        )
        body = top + height + (self.px(10) if compact else self.px(22))
        return pygame.Rect(left, body, width, self.screen.height - body - margin)

    def back(self) -> None:
        """To the screen below."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape goes back."""
        self.back()
        return True
