"""A window onto something higher than itself, and what stands below one another in it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from .area import Area
from .label import Paragraph
from .widget import Widget

if TYPE_CHECKING:
    from .kit import Kit

STEP: Final = 60  # units for one notch of the wheel
BAR: Final = 10
BESIDE: Final = 8
SHORTEST: Final = 36


class Scrolled(Widget):
    """What is higher than its window, with a bar to pull; derived classes know their `depth`."""

    depth: int  # how high everything is

    def __init__(self, kit: Kit, rect: pygame.Rect, name: str = "") -> None:
        super().__init__(kit, rect, name)
        self.offset = 0  # how far it is scrolled
        self._grip: int | None = None

    @property
    def inner(self) -> int:
        """How wide the content may be."""
        return self.rect.width - self.kit.px(BAR + BESIDE)

    @property
    def furthest(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.depth - self.rect.height)

    @abstractmethod
    def scroll_to(self, offset: int) -> bool:
        """Scroll so far, or as far as there is something; whether that changed anything."""

    def on_bar(self, pos: tuple[int, int]) -> bool:
        """Whether a place is where the bar runs."""
        return bool(self.furthest) and self._lane.collidepoint(pos)

    @property
    def _lane(self) -> pygame.Rect:
        width = self.kit.px(BAR)
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def _bar(self) -> pygame.Rect:
        lane = self._lane
        height = max(self.kit.px(SHORTEST), lane.height * lane.height // max(1, self.depth))
        top = lane.top + (lane.height - height) * self.offset // max(1, self.furthest)
        return pygame.Rect(lane.left, top, lane.width, height)

    def paint_bar(self, surface: pygame.Surface, bright: bool) -> None:
        """Draw the bar, if there is anything to be scrolled."""
        if self.furthest:
            radius, color = self.kit.px(5), self.kit.color("accent" if bright else "line")
            pygame.draw.rect(surface, self.kit.color("panel"), self._lane, border_radius=radius)
            pygame.draw.rect(surface, color, self._bar, border_radius=radius)

    def press(self, pos: tuple[int, int]) -> None:
        """Take the bar."""
        if self.on_bar(pos):
            bar = self._bar
            self._grip = pos[1] - bar.top if bar.collidepoint(pos) else bar.height // 2
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Pull the bar."""
        if self._grip is not None:
            lane = self._lane
            room = max(1, lane.height - self._bar.height)
            self.scroll_to((pos[1] - self._grip - lane.top) * self.furthest // room)

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the bar go."""
        self._grip = None


class Scroll(Scrolled):
    """Children are placed below one another from its top; what is outside is not drawn."""

    def __init__(self, kit: Kit, rect: pygame.Rect, name: str = "", offset: int = 0) -> None:
        super().__init__(kit, rect, name)
        self._wanted = offset

    @property
    def depth(self) -> int:  # type: ignore[override]  # of the children, whatever they are
        """How high everything is."""
        bottoms = (child.rect.bottom + self.offset for child in self.children)
        return max(bottoms, default=self.rect.top) - self.rect.top

    def add(self, *widgets: Widget) -> None:
        """Put widgets in, at their places when nothing is scrolled."""
        for widget in widgets:
            _shift(widget, -self.offset)
        super().add(*widgets)

    def settle(self) -> None:
        """After all children are in: go to where it was scrolled before."""
        self.scroll_to(self._wanted)

    def scroll_to(self, offset: int) -> bool:
        """Scroll so far, or as far as there is something; whether that changed anything."""
        offset = max(0, min(self.furthest, offset))
        change = self.offset - offset
        if change:
            for child in self.children:
                _shift(child, change)
            self.offset = offset
        return bool(change)

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
        self.paint_bar(surface, self.hovered)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """What is outside cannot be pointed at."""
        if not self.rect.collidepoint(pos):
            return None
        return self if self.on_bar(pos) else super().at(pos)

    def wheel(self, amount: int) -> bool:
        """Scroll a little."""
        return self.scroll_to(self.offset - amount * self.kit.px(STEP))


def _shift(widget: Widget, down: int) -> None:
    widget.rect.y += down
    for child in widget.children:
        _shift(child, down)


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
