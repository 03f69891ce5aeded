"""A long text in passages with numbers, headings and words that lead elsewhere."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from .long_view import LongView, nowhere
from .surfaces import mixed

if TYPE_CHECKING:
    from .kit import Kit

NUMBER: Final = 84  # units for the column of numbers
GAP: Final = 14
BEFORE_HEADING: Final = 26
LEADING: Final = 1.08
LINKED: Final = 0.3  # how much of the accent is in a word that leads elsewhere


class Link(NamedTuple):
    """Some letters of a line that lead somewhere."""

    start: int
    end: int
    target: str


@dataclass(slots=True, frozen=True)
class Passage:
    """A heading, or a text with a number beside it or a title above it."""

    key: str
    text: str
    number: str = ""
    title: str = ""
    below: str = ""  # a small line, such as where to read on
    heading: bool = False
    style: str = "body"  # any other style is without links


class Line(NamedTuple):
    """A line of a passage, from the top of the content."""

    top: int
    text: str
    style: str
    color: str
    left: int
    plain: bool  # without links


# What leads elsewhere in a line, and which letters are what somebody looks for.
FindLinks = Callable[[str], Sequence[Link]]
FindHits = Callable[[str], Sequence[tuple[int, int]]]


def no_hits(line: str) -> Sequence[tuple[int, int]]:
    """Nobody looks for anything."""
    return ()


class Passages(LongView):
    """Lays out everything at once, which is quick, and draws only the lines that can be seen."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        passages: Sequence[Passage],
        links: FindLinks,
        follow: Callable[[str], None],
        hits: FindHits = no_hits,
        name: str = "",
        moved: Callable[[int], None] = nowhere,
        chosen: str = "",
    ) -> None:
        super().__init__(kit, rect, name, moved)
        self.links, self.follow, self.looked_for = links, follow, hits
        self.chosen = chosen
        self.tops: dict[str, tuple[int, int]] = {}  # where a passage begins, and how high it is
        self.lines: list[Line] = []
        self._hot: list[tuple[pygame.Rect, str]] = []
        self._lay_out(passages)
        self._line_tops = [line.top for line in self.lines]

    def _lay_out(self, passages: Sequence[Passage]) -> None:
        y = self.kit.px(4)
        for passage in passages:
            if passage.heading and self.lines:
                y += self.kit.px(BEFORE_HEADING)
            top = y
            y = self._passage(passage, y)
            self.tops[passage.key] = (top, y - top)
            y += self.kit.px(GAP)
        self.depth = y

    def _passage(self, passage: Passage, y: int) -> int:
        left = self.kit.px(GAP)
        if passage.heading:
            return self._add(passage.text, "heading", "accent", left, y, True)
        if passage.title:
            y = self._add(passage.title, "strong", "accent", left, y, True)
        if passage.number:
            self.lines.append(Line(y, passage.number, "strong", "accent", left, True))
            left += self.kit.px(NUMBER)
        if passage.style != "body":
            return self._add(passage.text, passage.style, "muted", left, y, True)
        y = self._add(passage.text, "body", "text", left, y, False)
        return self._add(passage.below, "small", "muted", left, y, False) if passage.below else y

    def _add(self, text: str, style: str, color: str, left: int, y: int, plain: bool) -> int:
        step = round(self.kit.type.line_height(style) * LEADING)
        for line in self.kit.type.wrap(text, style, self.inner - left):
            self.lines.append(Line(y, line, style, color, left, plain))
            y += step
        return y

    def go_to(self, key: str) -> None:
        """Show a passage at the top."""
        if key in self.tops:
            self.scroll_to(self.tops[key][0] - self.kit.px(GAP))

    def first_seen(self, keys: Sequence[str]) -> str:
        """Which of these passages stands at the top, or last above it."""
        above = [key for key in keys if self.tops[key][0] <= self.offset + self.kit.px(2 * GAP)]
        return above[-1] if above else (keys[0] if keys else "")

    def paint_content(self, surface: pygame.Surface, top: int) -> None:
        """Draw the lines that can be seen."""
        self._hot = []
        if self.chosen in self.tops:
            self._paint_chosen(surface, top)
        first = max(0, bisect_right(self._line_tops, self.offset - self.kit.px(40)) - 1)
        for line in self.lines[first:]:
            if line.top > self.offset + self.rect.height:
                break
            self._paint_line(surface, line, top + line.top)

    def _paint_chosen(self, surface: pygame.Surface, top: int) -> None:
        begin, height = self.tops[self.chosen]
        rect = pygame.Rect(self.rect.x, top + begin - self.kit.px(5), self.inner, height)
        rect.height += self.kit.px(8)
        fill = mixed(self.kit.color("panel"), self.kit.color("accent"), 0.14)
        pygame.draw.rect(surface, fill, rect, border_radius=self.kit.px(6))
        rect.width = self.kit.px(4)
        pygame.draw.rect(surface, self.kit.color("accent"), rect, border_radius=self.kit.px(2))

    def _paint_line(self, surface: pygame.Surface, line: Line, y: int) -> None:
        words, x = self.kit.type, self.rect.x + line.left
        height = words.line_height(line.style)
        for start, end in self.looked_for(line.text):
            before = words.width(line.text[:start], line.style)
            width = words.width(line.text[:end], line.style) - before
            fill = mixed(self.kit.color("base"), self.kit.color("warning"), 0.55)
            pygame.draw.rect(surface, fill, (x + before, y, width, height), border_radius=3)
        at = 0
        for link in () if line.plain else self.links(line.text):
            x = self._paint_words(surface, line.text[at : link.start], line, x, y)
            x = self._paint_link(surface, line.text[link.start : link.end], link.target, line, x, y)
            at = link.end
        self._paint_words(surface, line.text[at:], line, x, y)

    def _paint_words(self, surface: pygame.Surface, text: str, line: Line, x: int, y: int) -> int:
        if not text:
            return x
        drawn = self.kit.type.draw(text, line.style, self.kit.color(line.color))
        surface.blit(drawn, (x, y))
        return x + drawn.get_width()

    def _paint_link(
        self, surface: pygame.Surface, text: str, target: str, line: Line, x: int, y: int
    ) -> int:
        width, height = self.kit.type.width(text, line.style), self.kit.type.line_height(line.style)
        rect = pygame.Rect(x, y, width, height)
        self._hot.append((rect, target))
        under = self.hovered and rect.collidepoint(self.pointer)
        color = self.kit.color("accent")
        if not under:
            color = mixed(self.kit.color(line.color), color, LINKED)
        surface.blit(self.kit.type.draw(text, line.style, color), rect)
        thick = max(1, self.kit.px(1.4 if under else 1))
        faint = color if under else mixed(self.kit.color("panel"), color, 0.35)
        surface.fill(faint, (x, y + height - thick - self.kit.px(1), width, thick))
        return x + width

    def click_content(self, pos: tuple[int, int]) -> bool:
        """Follow what is there."""
        for rect, target in self._hot:
            if rect.collidepoint(pos):
                self.follow(target)
                return True
        return False
