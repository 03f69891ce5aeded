"""A window onto much content: only what can be seen is drawn, nothing is built for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from .button import put_focus
from .widget import Widget

if TYPE_CHECKING:
    from .kit import Kit

STEP: Final = 80  # units for one notch of the wheel
LINE: Final = 60  # for an arrow
BAR: Final = 10
SHORTEST: Final = 36


def nowhere(offset: int) -> None:
    """Nobody wants to know how far it is scrolled."""


class LongView(Widget):
    """The base: how far it is scrolled, the bar, wheel and keys; `depth` is set by who fills it."""

    focusable = True
    ringed = True  # whether the ring of the focus is around all of it

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        name: str = "",
        moved: Callable[[int], None] = nowhere,
    ) -> None:
        super().__init__(kit, rect, name)
        self.moved = moved
        self.depth = 0
        self.offset = 0
        self.pointer = (-1, -1)
        self._grip: int | None = None

    @property
    def inner(self) -> int:
        """How wide the content may be."""
        return self.rect.width - self.kit.px(BAR + 10)

    @property
    def furthest(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.depth - self.rect.height)

    def scroll_to(self, offset: int) -> bool:
        """Scroll so far, or as far as there is something; whether that changed anything."""
        offset = max(0, min(self.furthest, offset))
        changed = offset != self.offset
        self.offset = offset
        if changed:
            self.moved(offset)
        return changed

    def reveal(self, top: int, height: int) -> None:
        """Scroll so that some rows of the content can be seen."""
        if top < self.offset:
            self.scroll_to(top)
        elif top + height > self.offset + self.rect.height:
            self.scroll_to(top + height - self.rect.height)

    def point(self, pos: tuple[int, int]) -> None:
        """The pointer is there."""
        self.pointer = pos

    def wheel(self, amount: int) -> bool:
        """Scroll a little."""
        return self.scroll_to(self.offset - amount * self.kit.px(STEP))

    def act(self, action: str) -> bool:
        """Lines, pages, the ends."""
        page = self.rect.height - self.kit.px(LINE)
        goals = {
            "up": self.offset - self.kit.px(LINE),
            "down": self.offset + self.kit.px(LINE),
            "page_up": self.offset - page,
            "page_down": self.offset + page,
            "home": 0,
            "end": self.furthest,
        }
        return action in goals and self.scroll_to(goals[action])

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what can be seen of the content, and the bar."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self.paint_content(surface, self.rect.y - self.offset)
        surface.set_clip(before)
        if self.furthest:
            self._paint_bar(surface)
        if self.focused and self.ringed:
            put_focus(self.kit, surface, self.rect)

    def paint_content(self, surface: pygame.Surface, top: int) -> None:
        """Draw what lies within the rectangle; `top` is where the content begins."""

    def click_content(self, pos: tuple[int, int]) -> bool:
        """The pointer went down and up on the content."""
        return False

    def press(self, pos: tuple[int, int]) -> None:
        """Take the bar."""
        if self.furthest and self._lane.collidepoint(pos):
            bar = self._bar
            self._grip = pos[1] - bar.top if bar.collidepoint(pos) else bar.height // 2
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Pull the bar."""
        if self._grip is not None:
            lane = self._lane
            room = max(1, lane.height - self._bar.height)
            self.scroll_to((pos[1] - self._grip - lane.top) * self.furthest // room)

    def click(self, pos: tuple[int, int]) -> bool:
        """What is not on the bar is on the content."""
        if self.furthest and self._lane.collidepoint(pos):
            return True
        return self.click_content(pos)

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the bar go."""
        self._grip = None

    @property
    def _lane(self) -> pygame.Rect:
        width = self.kit.px(BAR)
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def _bar(self) -> pygame.Rect:
        lane = self._lane
        height = max(self.kit.px(SHORTEST), lane.height * lane.height // max(1, self.depth))
        room = lane.height - height
        top = lane.top + room * self.offset // max(1, self.furthest)
        return pygame.Rect(lane.left, top, lane.width, height)

    def _paint_bar(self, surface: pygame.Surface) -> None:
        radius = self.kit.px(5)
        pygame.draw.rect(surface, self.kit.color("panel"), self._lane, border_radius=radius)
        held = self._grip is not None or self._lane.collidepoint(self.pointer)
        color = self.kit.color("accent" if held else "line")
        pygame.draw.rect(surface, color, self._bar, border_radius=radius)
