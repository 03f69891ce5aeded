"""The window onto the log: as many lines as fit, however many there are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Final, TypeAlias

import pygame

from newangeles_gui.scenes import CardZoom, open_almanac
from newangeles_gui.widgets import Widget, put_focus

from .rows import HEAD, INDENT, PAD, LogRow

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..picker import Target
    from .chronicle import Chronicle, LogEntry, LogReading

BAR: Final = 8  # units
STEP: Final = 60
RECAP: Final = 26
NOBODY: Final = -1


Hover: TypeAlias = "Callable[[Target | None], None]"  # told what a line is about


def nothing(target: Target | None) -> None:
    """Nobody wants to know."""


class LogLines(Widget):
    """Lines from the newest upwards; wrapped once, when they are first seen."""

    focusable = True

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        chronicle: Chronicle,
        seat: int,
        on_hover: Hover = nothing,
        reading: LogReading | None = None,
        name: str = "log.lines",
    ) -> None:
        super().__init__(services.kit, rect, name)
        self.services, self.chronicle, self.seat = services, chronicle, seat
        self.on_hover = on_hover
        self.reading = reading or chronicle.reading
        self.selected = NOBODY
        self._heights: dict[int, tuple[int, int]] = {}  # with how much was said about it by then
        self._entries: list[LogEntry] = []
        self._recap_at: int | None = None
        self._grip: int | None = None
        self._laid = (-1, -1)
        self.refresh()

    @property
    def inner(self) -> int:
        """How wide lines are."""
        return self.rect.width - self.kit.px(BAR + 6)

    def refresh(self) -> None:
        """There may be new entries; who reads older ones stays there."""
        reading = self.reading
        self._entries = self._found()
        if reading.scrolled and reading.anchor is not None:
            number, offset = reading.anchor
            reading.scrolled = max(1, self._below(number) - offset)
        self._lay()

    def _found(self) -> list[LogEntry]:
        return self.chronicle.entries(self.seat, self.reading.family, self.reading.search)

    def _below(self, number: int) -> int:
        """How much is newer than an entry, in pixels."""
        fresh = list(takewhile(lambda entry: entry.number > number, self._entries[::-1]))
        mark = bool(fresh) and number < self.chronicle.since(self.seat) <= fresh[0].number
        return sum(map(self.height_of, fresh)) + (self.kit.px(RECAP) if mark else 0)

    def choose(self, family: str) -> None:
        """Show another family of events."""
        self.reading.family = family
        self._from_the_newest()

    def look_for(self, words: str) -> None:
        """Show only what has these words in it."""
        self.reading.search = words
        self._from_the_newest()

    def _from_the_newest(self) -> None:
        self.reading.scrolled = 0
        self._entries = self._found()
        self.selected = NOBODY
        self._lay()

    @property
    def whole_height(self) -> int:
        """How high all lines are together."""
        return sum(map(self.height_of, self._entries))

    def wrapped(self, entry: LogEntry) -> list[str]:
        """The lines of an entry."""
        width = self.inner - self.kit.px(INDENT + 4)
        return self.kit.type.wrap(self.chronicle.told(entry), "small", width)

    def height_of(self, entry: LogEntry) -> int:
        """How high an entry is."""
        talk, height = self._heights.get(entry.number, (-1, 0))
        if talk != len(entry.talk):
            height = self._measured(entry)
            self._heights[entry.number] = (len(entry.talk), height)
        return height

    def _measured(self, entry: LogEntry) -> int:
        if entry.is_round or entry.is_turn:
            return self.kit.px(HEAD)
        lines = len(self.wrapped(entry))
        return lines * self.kit.type.line_height("small") + 2 * self.kit.px(PAD)

    @property
    def _furthest(self) -> int:
        """How far it can be scrolled; what was never seen is taken to be of middling height."""
        known = [
            self._heights[one.number][1] for one in self._entries if one.number in self._heights
        ]
        unknown = len(self._entries) - len(known)
        middling = sum(known) / len(known) if known else self.kit.px(HEAD)
        return max(0, round(sum(known) + unknown * middling) - self.rect.height)

    def _lay(self) -> None:
        """Make rows for the entries that are seen."""
        self.children = []
        self._recap_at = None
        since, scrolled = self.chronicle.since(self.seat), self.reading.scrolled
        bottom = self._bottom() + scrolled
        for place in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[place]
            top = bottom - self.height_of(entry)
            if top < self.rect.bottom and bottom > self.rect.top:
                self.add(LogRow(self, entry, top, bottom - top))
            bottom = top
            newer = place + 1 < len(self._entries)
            if place and entry.number >= since > self._entries[place - 1].number and newer:
                bottom -= self.kit.px(RECAP)
                self._recap_at = bottom
            if bottom <= self.rect.top:
                break
        else:
            self._stop_at_top(bottom)
        self._laid = (len(self._entries), self.reading.scrolled)
        for row in self.children[:1]:
            assert isinstance(row, LogRow)
            self.reading.anchor = (row.entry.number, self.rect.bottom - row.bottom)

    def _bottom(self) -> int:
        """A log that does not fill its window begins at the top."""
        height = 0
        for entry in reversed(self._entries):
            height += self.height_of(entry)
            if height >= self.rect.height:
                return self.rect.bottom
        return self.rect.top + height + (self.kit.px(RECAP) if self._has_recap() else 0)

    def _has_recap(self) -> bool:
        since = self.chronicle.since(self.seat)
        return any(one.number < since for one in self._entries[:1])

    def _stop_at_top(self, bottom: int) -> None:
        """The oldest entry cannot be pulled below the top of the window."""
        beyond = bottom - self.rect.top
        if beyond > 0 and self.reading.scrolled:
            self.reading.scrolled = max(0, self.reading.scrolled - beyond)
            self._lay()

    def scroll_to(self, scrolled: int) -> bool:
        """Scroll so far back; whether that changed anything."""
        scrolled = max(0, min(self._furthest, scrolled))
        if scrolled == self.reading.scrolled:
            return False
        before, self.reading.scrolled = self.reading.scrolled, scrolled
        self._lay()
        return self.reading.scrolled != before

    def wheel(self, amount: int) -> bool:
        """Scroll a little."""
        return self.scroll_to(self.reading.scrolled + amount * self.kit.px(STEP))

    def hover(self, entry: LogEntry | None) -> None:
        """The pointer is on a line, or on none any more: its place lights up."""
        self.on_hover(None if entry is None else self.chronicle.place(entry))

    def open(self, entry: LogEntry, why: bool = False) -> bool:
        """Show the card of an entry, or the rule behind it."""
        card = self.chronicle.card(entry)
        if card and not why:
            self.services.stack.push(CardZoom(self.services, [card]))
            return True
        if not entry.known.rule:
            return False
        open_almanac(self.services, f"rule.{entry.known.rule}")
        return True

    def act(self, action: str) -> bool:
        """Lines are chosen with the arrows; confirm opens them, the almanac key says why."""
        pages = {"page_up": self.rect.height, "page_down": -self.rect.height}
        if action in pages:
            return self.scroll_to(self.reading.scrolled + pages[action])
        if action in ("up", "down"):
            return self._select(-1 if action == "up" else 1)
        if action in ("home", "end"):
            return self.scroll_to(self._furthest if action == "home" else 0)
        chosen = next((one for one in self._entries if one.number == self.selected), None)
        if chosen is None or action not in ("confirm", "zoom", "almanac"):
            return False
        return self.open(chosen, why=action == "almanac")

    def _select(self, step: int) -> bool:
        """The line before or after the chosen one; at the ends the focus may go on."""
        places = {entry.number: place for place, entry in enumerate(self._entries)}
        last = len(self._entries)
        place = places.get(self.selected, last) + step
        if not 0 <= place < last:
            self.selected = NOBODY
            self.hover(None)
            return False
        entry = self._entries[place]
        self.selected = entry.number
        self.hover(entry)
        self._show(place)
        return True

    def _show(self, place: int) -> None:
        below = sum(map(self.height_of, self._entries[place + 1 :]))
        above = below + self.height_of(self._entries[place]) - self.rect.height
        self.scroll_to(max(above, min(below, self.reading.scrolled)))
        self._lay()

    @property
    def _lane(self) -> pygame.Rect:
        width = self.kit.px(BAR)
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    @property
    def _bar(self) -> pygame.Rect | None:
        furthest, lane = self._furthest, self._lane
        if not furthest:
            return None
        height = max(self.kit.px(28), lane.height * lane.height // (furthest + lane.height))
        room = lane.height - height
        top = lane.bottom - height - room * min(furthest, self.reading.scrolled) // furthest
        return pygame.Rect(lane.x, top, lane.width, height)

    def press(self, pos: tuple[int, int]) -> None:
        """Take the bar."""
        bar = self._bar
        if bar is None or not self._lane.inflate(self.kit.px(6), 0).collidepoint(pos):
            return
        self._grip = pos[1] - bar.top if bar.collidepoint(pos) else bar.height // 2
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Pull the bar."""
        bar = self._bar
        if self._grip is None or bar is None:
            return
        room = max(1, self._lane.height - bar.height)
        below = self._lane.bottom - (pos[1] - self._grip) - bar.height
        self.scroll_to(below * self._furthest // room)

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the bar go."""
        self._grip = None

    def draw(self, surface: pygame.Surface) -> None:
        """The rows within the window, the recap mark, the bar."""
        if not self.visible:
            return
        if self._laid != (self._count(), self.reading.scrolled):
            self.refresh()
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        super().draw(surface)
        if self._recap_at is not None:
            self._draw_recap(surface, self._recap_at)
        surface.set_clip(before)
        bar = self._bar
        if bar is not None:
            pygame.draw.rect(surface, self.kit.color("line"), bar, border_radius=self.kit.px(4))
        if self.focused:
            put_focus(self.kit, surface, self.rect.inflate(-self.kit.px(8), -self.kit.px(8)))

    def _count(self) -> int:
        return len(self._found())

    def _draw_recap(self, surface: pygame.Surface, top: int) -> None:
        kit = self.kit
        middle = top + kit.px(RECAP) // 2
        color = kit.color("focus")
        room = (self.inner - kit.px(40), kit.px(RECAP))
        text = self.services.say("screen.log.since")
        lines, share, _ = kit.type.fit(text, "small_strong", room)
        drawn = kit.type.draw(lines[0], "small_strong", color, share)
        place = drawn.get_rect(center=(self.rect.x + self.inner // 2, middle))
        left, right = self.rect.x + kit.px(2), self.rect.x + self.inner
        pygame.draw.line(surface, color, (left, middle), (place.left - kit.px(8), middle), 2)
        pygame.draw.line(surface, color, (place.right + kit.px(8), middle), (right, middle), 2)
        surface.blit(drawn, place)
