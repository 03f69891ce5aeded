"""Tabs of long texts: contents beside the rules or the glossary, words that lead elsewhere."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.widgets import Link, Passage, Passages

from .rulebook import NUMBER, SECTION, fold, found_in
from .tab import Tab

if TYPE_CHECKING:
    from newangeles_gui.widgets import Choices

    from .index import Index


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
