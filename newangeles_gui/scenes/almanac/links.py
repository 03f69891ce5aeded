"""Which words of a line lead elsewhere: numbers of rules, and words of the glossary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.scenes.keywords import fold, found_in
from newangeles_gui.widgets.passages import Link

from .rulebook import NUMBER, SECTION

if TYPE_CHECKING:
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
        for start, end, key in found_in(self.index.keywords, line, self.index.language):
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
