"""A window onto something higher than itself, and what stands below one another in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from .area import Area
from .label import Paragraph
from .widget import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .kit import Kit

STEP: Final = 60  # units for one notch of the wheel
BAR: Final = 10


class Scroll(Widget):
    """Children are placed below one another from its top; what is outside is not drawn."""

    def __init__(self, kit: Kit, rect: pygame.Rect, name: str = "", offset: int = 0) -> None:
        super().__init__(kit, rect, name)
        self.offset = 0
        self._wanted = offset
        self._grip: int | None = None

    @property
    def inner(self) -> int:
        """How wide the children may be."""
        return self.rect.width - self.kit.px(BAR + 8)

    @property
    def depth(self) -> int:
        """How high everything is."""
        bottoms = (child.rect.bottom + self.offset for child in self.children)
        return max(bottoms, default=self.rect.top) - self.rect.top

    @property
    def furthest(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.depth - self.rect.height)

    def add(self, *widgets: Widget) -> None:
        """Put widgets in, at their places when nothing is scrolled."""
        for widget in widgets:
            _shift(widget, -self.offset)
        super().add(*widgets)

    def settle(self) -> None:
        """After all children are in: go to where it was scrolled before."""
        self.scroll_to(self._wanted)

    def scroll_to(self, offset: int) -> None:
        """Scroll so far, or as far as there is something."""
        offset = max(0, min(self.furthest, offset))
        change = self.offset - offset
        if change:
            for child in self.children:
                _shift(child, change)
            self.offset = offset

    def show(self, widget: Widget) -> None:
        """Scroll so that a widget can be seen."""
        if widget.rect.top < self.rect.top:
            self.scroll_to(self.offset + widget.rect.top - self.rect.top)
        elif widget.rect.bottom > self.rect.bottom:
            self.scroll_to(self.offset + widget.rect.bottom - self.rect.bottom)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the children that are inside, and the bar."""
        if not self.visible:
            return
        for child in self.children:
            if any(one.focused for one in child.all()):
                self.show(child)
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for child in self.children:
            if child.rect.colliderect(self.rect):
                child.draw(surface)
        surface.set_clip(before)
        if self.furthest:
            self._draw_bar(surface)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """What is outside cannot be pointed at."""
        if not self.rect.collidepoint(pos):
            return None
        if self.furthest and self._lane.collidepoint(pos):
            return self
        return super().at(pos)

    def wheel(self, amount: int) -> bool:
        """Scroll a little."""
        before = self.offset
        self.scroll_to(self.offset - amount * self.kit.px(STEP))
        return self.offset != before

    @property
    def _lane(self) -> pygame.Rect:
        width = self.kit.px(BAR)
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def _bar(self) -> pygame.Rect:
        lane = self._lane
        height = max(self.kit.px(30), lane.height * lane.height // max(1, self.depth))
        room = lane.height - height
        top = lane.top + room * self.offset // max(1, self.furthest)
        return pygame.Rect(lane.left, top, lane.width, height)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        radius = self.kit.px(5)
        pygame.draw.rect(surface, self.kit.color("panel"), self._lane, border_radius=radius)
        bright = "accent" if self.hovered else "line"
        pygame.draw.rect(surface, self.kit.color(bright), self._bar, border_radius=radius)

    def press(self, pos: tuple[int, int]) -> None:
        """Take the bar."""
        bar = self._bar
        self._grip = pos[1] - bar.top if bar.collidepoint(pos) else bar.height // 2
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Pull the bar."""
        if self._grip is None:
            return
        lane, bar = self._lane, self._bar
        room = max(1, lane.height - bar.height)
        self.scroll_to((pos[1] - self._grip - lane.top) * self.furthest // room)

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the bar go."""
        self._grip = None


def _shift(widget: Widget, down: int) -> None:
    for one in _everything(widget):
        one.rect.y += down


def _everything(widget: Widget) -> Iterator[Widget]:
    yield widget
    for child in widget.children:
        yield from _everything(child)


class Column:
    """Puts widgets below one another into a parent, from its upper left corner or a place on."""

    def __init__(self, parent: Widget, width: int, place: tuple[int, int] | None = None) -> None:
        self.parent, self.kit, self.width = parent, parent.kit, width
        self.left, self.y = place or parent.rect.topleft

    def room(self, height: int, gap: int = 0) -> pygame.Rect:
        """The next so many pixels; the gap stays free below them."""
        rect = pygame.Rect(self.left, self.y, self.width, height)
        self.y = rect.bottom + gap
        return rect

    def say(self, text: str, style: str = "body", color: str = "text", gap: int = 0) -> None:
        """Words, as high as they are in this width."""
        words = Paragraph(self.kit, (self.left, self.y), self.width, text, style, color)
        self.parent.add(words)
        self.y = words.rect.bottom + gap


def columns_in(scroll: Scroll, width: int, number: int, gap: int) -> list[Column]:
    """Columns of one width side by side; what comes next can go into the shortest."""
    area = Area(pygame.Rect(scroll.rect.topleft, (width, 0)), gap)
    return [Column(scroll, place.width, place.topleft) for place in area.columns(number)]


# Puts widgets into the scroll, in so much width.
Fill = Callable[[Scroll, int], None]


def filled_scroll(kit: Kit, rect: pygame.Rect, name: str, fill: Fill, offset: int = 0) -> Scroll:
    """Filled in the whole width; if that is too high, once more with room for the bar."""
    scroll = Scroll(kit, rect, name, offset)
    fill(scroll, rect.width)
    if scroll.furthest:
        scroll = Scroll(kit, rect, name, offset)
        fill(scroll, scroll.inner)
    scroll.settle()
    return scroll
