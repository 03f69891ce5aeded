"""The front screens: a picture of the game behind them; pages have a headline and a way back."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import IconButton, Label, Scroll

from . import routes
from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets import Input

# How far keys scroll, in heights of what is scrolled.
SCROLLING: Final = MappingProxyType({"page_up": -1.0, "page_down": 1.0, "up": -0.15, "down": 0.15})


class FrontScene(Scene):
    """A screen over the backdrop; `quiet` ones have it dark and out of focus."""

    quiet = True
    leads_on = True  # whether the almanac can be opened over it

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.backdrop = services.room.backdrop(services, self.quiet)

    def enter(self) -> None:
        """The backdrop wakes up."""
        self.backdrop.wake()
        super().enter()

    def handle(self, given: Input) -> bool:
        """Somebody is there; the almanac is everywhere at hand, and keys scroll what is long."""
        self.backdrop.wake()
        if super().handle(given):
            return True
        if given.kind != "action":
            return False
        if given.name == "almanac" and self.leads_on:
            routes.open_almanac(self.services)
            return True
        return given.name in SCROLLING and self._scroll_page(SCROLLING[given.name])

    def _scroll_page(self, share: float) -> bool:
        """The first thing that is longer than its place, by a share of that."""
        found = next((one for one in self.root.all() if isinstance(one, Scroll)), None)
        if found is None:
            return False
        before = found.offset
        found.scroll_to(before + round(share * found.rect.height))
        self.root.dirty |= found.offset != before
        return found.offset != before

    def update(self, seconds: float) -> None:
        """The backdrop goes on."""
        super().update(seconds)
        if self.backdrop.update(seconds):
            self.root.dirty = True

    def wait(self) -> float | None:
        """The backdrop wants the next picture, or the tip does."""
        waits = [one for one in (super().wait(), self.backdrop.wait()) if one is not None]
        return min(waits, default=None)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the backdrop."""
        self.backdrop.paint(surface)


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
