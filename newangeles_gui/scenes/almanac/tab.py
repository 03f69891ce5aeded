"""What one tab of the almanac shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import (
    Area,
    Choices,
    Label,
    Link,
    Look,
    Panel,
    Passage,
    Passages,
    Tiles,
    mixed,
    put_panel,
)

from .index import NUMBER, SECTION, fold, found_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from newangeles_gui.widgets import LongView, Rgb, Widget

    from .index import Index
    from .screen import Almanac

    PaintTile = Callable[[pygame.Surface, pygame.Rect, int, bool], None]


CONTENTS: Final = 384  # units: the list beside the text
WIDE: Final = 960  # from this width on there is room for it
PADDING: Final = 18
GAP: Final = 18


class Tab(ABC):
    """Puts widgets into an area of the screen; made anew whenever something changes."""

    name = ""

    def __init__(self, screen: Almanac, area: pygame.Rect) -> None:
        self.screen = screen
        self.area = area
        self.kit = screen.kit
        self.view: LongView | None = None
        self.unfinished = False  # whether there is something to paint in the next frames

    @abstractmethod
    def build(self) -> None:
        """Put the widgets."""

    def add(self, *widgets: Widget) -> None:
        """Put widgets on the screen."""
        self.screen.content.add(*widgets)

    def px(self, units: float) -> int:
        """Pixels for so many units."""
        return self.kit.px(units)

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key of the almanac."""
        return self.screen.say(f"screen.almanac.{key}", **values)

    @property
    def found(self) -> set[str]:
        """The keys of what is looked for in this tab."""
        return self.screen.found[self.name]

    @property
    def chosen(self) -> str:
        """The key of what is lit."""
        return self.screen.place.chosen.get(self.name, "")

    @property
    def wide(self) -> bool:
        """Whether there is room for a list of contents."""
        return self.area.width >= self.px(WIDE)

    def offset(self, view: str) -> int:
        """How far a view was scrolled before."""
        return self.screen.place.offsets.get(view, 0)

    def keep_offset(self, view: str, offset: int) -> None:
        """Remember how far a view is scrolled."""
        self.screen.place.offsets[view] = offset

    def put_panel(self, rect: pygame.Rect) -> pygame.Rect:
        """A panel; what is within it."""
        self.add(Panel(self.kit, rect, alpha=225))
        return rect.inflate(-2 * self.px(PADDING), -2 * self.px(PADDING))

    def put_nothing(self) -> None:
        """Say that nothing was found."""
        rect = self.put_panel(self.area)
        rect.height = min(rect.height, self.px(160))
        text = self.say("none", query=self.screen.query) if self.screen.query else self.say("gone")
        self.add(Label(self.kit, rect, text, "body", "muted", "center", lines=3, name="nothing"))

    def put_tiles(
        self, area: pygame.Rect, count: int, least: float, height: Callable[[int], int],
        paint: PaintTile, choose: Callable[[int], None], gap: float, name: str,
    ) -> Tiles:  # fmt: skip
        """So many tiles in columns, none narrower than `least` units."""
        between = self.px(gap)
        room = area.width - self.px(2 * 8 + 20)
        columns = max(1, (room + between) // (self.px(least) + between))
        width = (room - between * (columns - 1)) // columns
        tiles = Tiles(
            self.kit, area, count, (width, height(width)), paint, choose, between, name,
            partial(self.keep_offset, name),
        )  # fmt: skip
        tiles.scroll_to(self.offset(name))
        self.view = tiles
        self.add(tiles)
        return tiles

    def put_contents(
        self, options: Sequence[tuple[str, str]], name: str, chosen: str = ""
    ) -> Choices:
        """A list at the left of the area, which becomes narrower by it."""
        area = Area(self.area, self.px(GAP))
        inner = self.put_panel(area.left(self.px(CONTENTS))).inflate(self.px(8), self.px(8))
        self.area = area.rest
        contents = Choices(
            self.kit, inner, options, self.go_to, chosen, name, partial(self.keep_offset, name)
        )
        contents.scroll_to(self.offset(name))
        self.add(contents)
        return contents

    @abstractmethod
    def go_to(self, key: str) -> None:
        """Something in the list of contents was chosen."""


TILE_GAP: Final = 16  # units
INSIDE: Final = 16


class TileTab(Tab):
    """Tiles as wide as the columns; what is in them says the tab."""

    least = 400  # units: how narrow a tile may be

    @abstractmethod
    def keys(self) -> list[str]:
        """What is shown, in order."""

    @abstractmethod
    def height(self, width: int) -> int:
        """How high all tiles are, in pixels."""

    @abstractmethod
    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """Draw what is on a tile."""

    def choose(self, key: str) -> None:
        """A tile was clicked."""

    def line(self, key: str) -> Rgb:
        """The colour of a tile's edge."""
        return self.kit.color("line")

    def build(self) -> None:
        """The tiles that were found."""
        self._keys = [key for key in self.keys() if key in self.found]
        if not self._keys:
            self.put_nothing()
            return
        tiles = self.put_tiles(
            self.area, len(self._keys), self.least, self.height, self._paint_tile,
            lambda index: self.choose(self._keys[index]), TILE_GAP, self.name,
        )  # fmt: skip
        if self.chosen in self._keys:
            tiles.go_to(self._keys.index(self.chosen))

    def go_to(self, key: str) -> None:
        """There is no list of contents."""

    def _paint_tile(
        self, surface: pygame.Surface, rect: pygame.Rect, index: int, bright: bool
    ) -> None:
        key, color = self._keys[index], self.kit.color
        chosen = key == self.chosen
        fill = mixed(color("panel"), color("raised"), 0.8 if bright else 0)
        line = color("accent") if bright or chosen else self.line(key)
        put_panel(self.kit, surface, rect, Look(fill, line, 235, glow=8 if chosen else 0))
        self.paint_inside(surface, rect.inflate(-2 * self.px(INSIDE), -2 * self.px(INSIDE)), key)

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        style: str,
        color: str,
        place: tuple[int, int],
        width: int,
    ) -> int:
        """Draw wrapped words; where they end."""
        words, y = self.kit.type, place[1]
        for line in words.wrap(text, style, width):
            surface.blit(words.draw(line, style, self.kit.color(color)), (place[0], y))
            y += words.line_height(style)
        return y

    def depth(self, text: str, style: str, width: int) -> int:
        """How high wrapped words are."""
        return len(self.kit.type.wrap(text, style, width)) * self.kit.type.line_height(style)


class Links:
    """Looks through lines of text; remembers what it has found."""

    def __init__(self, index: Index, with_words: bool) -> None:
        self.index = index
        self.with_words = with_words
        self._known: dict[str, list[Link]] = {}

    def __call__(self, line: str) -> list[Link]:
        """The links of a line, from left to right, none over another."""
        found = self._known.get(line)
        if found is None:
            found = self._known[line] = self._find(line)
        return found

    def _find(self, line: str) -> list[Link]:
        found = [
            Link(one.start(), one.end(), f"rule.{self.index.numbers[one.group()]}")
            for one in NUMBER.finditer(line)
            if one.group() in self.index.numbers
        ]
        found += [
            Link(one.start(1), one.end(1), f"rule_section.s{one[1]}")
            for one in SECTION.finditer(line)
        ]
        if self.with_words:
            found += self._words(line, found)
        return sorted(found)

    def _words(self, line: str, taken: list[Link]) -> list[Link]:
        found: list[Link] = []
        for start, end, key in found_in(self.index.keywords, line, self.index.endings):
            if all(end <= one.start or start >= one.end for one in (*taken, *found)):
                found.append(Link(start, end, f"glossary.{key}"))
        return found


def hits_of(query: str, line: str) -> list[tuple[int, int]]:
    """Where the words of a query stand in a line."""
    plain = fold(line)
    if not query or len(plain) != len(line):
        return []
    found = []
    for word in fold(query).split():
        at = plain.find(word)
        while at >= 0:
            found.append((at, at + len(word)))
            at = plain.find(word, at + len(word))
    return found


class TextTab(Tab):
    """The passages that were found, with their links."""

    with_words = True  # whether words of the glossary lead to it

    @abstractmethod
    def passages(self) -> list[Passage]:
        """All that were found."""

    @abstractmethod
    def contents(self) -> list[tuple[str, str]]:
        """What the list beside the text shows: keys of passages and their names."""

    def build(self) -> None:
        """The list, where there is room, and the text."""
        passages = self.passages()
        if not passages:
            self.put_nothing()
            return
        options = self.contents()
        self._keys = [key for key, _ in options]
        self._list = self.put_contents(options, f"{self.name}.contents") if self.wide else None
        inner = self.put_panel(self.area)
        self.view = self._text = self._put_text(inner, passages)
        self._follow_list(self._text.offset)

    def _put_text(self, rect: pygame.Rect, passages: list[Passage]) -> Passages:
        screen = self.screen
        text = Passages(
            self.kit,
            rect,
            passages,
            Links(screen.index, self.with_words),
            screen.open,
            lambda line: hits_of(screen.query, line),
            self.name,
            self._moved,
            self.chosen,
        )
        self.add(text)
        text.scroll_to(self.offset(self.name))
        if screen.aimed and self.chosen:
            text.go_to(self.chosen)
        return text

    def _moved(self, offset: int) -> None:
        self.keep_offset(self.name, offset)
        if self.view is not None:
            self._follow_list(offset)

    def _follow_list(self, offset: int) -> None:
        contents: Choices | None = self._list
        if contents is not None:
            contents.mark(self._text.first_seen(self._keys))

    def go_to(self, key: str) -> None:
        """Scroll to a passage."""
        self._text.go_to(key)
        if self._list is not None:
            self._list.mark(key)


class RulesTab(TextTab):
    """Every rule under the heading of its section."""

    name = "rules"

    def passages(self) -> list[Passage]:
        """The sections with the rules that were found."""
        found = []
        for section in self.screen.index.sections:
            rules = [rule for rule in section.rules if rule.key in self.found]
            if rules:
                found.append(Passage(section.key, section.title, heading=True))
                found += [Passage(rule.key, rule.text, rule.number) for rule in rules]
        return found

    def contents(self) -> list[tuple[str, str]]:
        """The sections."""
        return [
            (section.key, section.title)
            for section in self.screen.index.sections
            if any(rule.key in self.found for rule in section.rules)
        ]


class GlossaryTab(TextTab):
    """Every word with its meaning and the rules about it."""

    name = "glossary"

    def passages(self) -> list[Passage]:
        """The words that were found."""
        return [
            Passage(word.key, word.text, title=word.label, below=self._rules(word.rules))
            for word in self.screen.index.keywords
            if word.key in self.found
        ]

    def _rules(self, rules: tuple[str, ...]) -> str:
        return self.say("rules", rules=", ".join(rules)) if rules else ""

    def contents(self) -> list[tuple[str, str]]:
        """The words themselves."""
        words = self.screen.index.keywords
        return [(word.key, word.label) for word in words if word.key in self.found]
