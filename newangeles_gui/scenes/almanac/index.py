"""Everything that can be looked up, the words by which it is found, and where a reader is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from .rulebook import Keyword, Section, fold, keywords, rule_key, sections

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import CardFace

TABS: Final = ("rules", "cards", "glossary")  # of any title; then come its own chapters


@dataclass(slots=True, frozen=True)
class IndexEntry:
    """Something to find: `key` is its id within its tab."""

    tab: str
    key: str
    words: str = field(repr=False)  # folded


class Index:
    """Made once for a language; knows no widgets."""

    def __init__(self, services: Services) -> None:
        self.services = services
        spoken = services.words.catalog.language
        self.language, self.endings = spoken.code, spoken.endings
        self.sections: list[Section] = sections(services.words.catalog)
        self.keywords: list[Keyword] = keywords(services.words.catalog)
        room = services.room
        self.chapters = {one.name: one for one in room.chapters()}
        self.faces = {card: services.face(card) for card in room.all_cards(services.box)}
        there = {entry.tab for entry in self.entries}
        # What a game has nothing of has no tab; one is there in any case.
        self.tabs = [tab for tab in (*TABS, *self.chapters) if tab in there] or [*TABS[:1]]
        topics = {**TAB_OF, **{one.topic: one.name for one in self.chapters.values()}}
        self.topics = {topic: tab for topic, tab in topics.items() if tab in self.tabs}
        self.numbers = {
            rule.number: rule.key for section in self.sections for rule in section.rules
        }

    def find(self, query: str) -> dict[str, set[str]]:
        """What has all words of the query, by tab; everything if nothing is looked for."""
        wanted = fold(query).split()
        found: dict[str, set[str]] = {tab: set() for tab in self.tabs}
        for entry in self.entries:
            if all(word in entry.words for word in wanted):
                found[entry.tab].add(entry.key)
        return found

    def kind(self, card: str) -> str:
        """Under which filter a card is found."""
        return self.faces[card].kind

    @cached_property
    def entries(self) -> list[IndexEntry]:
        """All of them."""
        return [
            *self._rules(),
            *(_entry("cards", card, *_said(face)) for card, face in self.faces.items()),
            *(_entry("glossary", word.key, word.label, word.text) for word in self.keywords),
            *(
                _entry(name, *found)
                for name, chapter in self.chapters.items()
                for found in chapter.entries(self.services, self.faces)
            ),
        ]

    def _rules(self) -> list[IndexEntry]:
        return [
            _entry("rules", rule.key, rule.number, section.title, rule.text)
            for section in self.sections
            for rule in section.rules
        ]


def _said(face: CardFace) -> tuple[str, ...]:
    return (face.title, face.kind_line, face.text, face.flavor, *(row.text for row in face.rows))


def _entry(tab: str, key: str, *words: str) -> IndexEntry:
    return IndexEntry(tab, key, fold(" ".join(words)))


# Which tab shows the topics of a kind.
TAB_OF: Final = MappingProxyType(
    {
        "rule": "rules",
        "rule_section": "rules",
        "card": "cards",
        "glossary": "glossary",
    }
)


@dataclass(slots=True)
class Bookmark:
    """A tab, what is chosen in it, and how far it is scrolled."""

    tab: str = TABS[0]
    chosen: dict[str, str] = field(default_factory=dict)  # by tab
    offsets: dict[str, int] = field(default_factory=dict)  # by the name of a view
    kind: str = ""  # only cards of this kind
    card: str = ""  # the card that is shown large

    def copy(self) -> Bookmark:
        """To come back to."""
        return replace(self, chosen=dict(self.chosen), offsets=dict(self.offsets))

    def open(self, topic: str, tab_of: Mapping[str, str]) -> bool:
        """Go to a tab, or to a topic such as `rule.34_2` or `card.eiko`; whether it is one.

        `tab_of` says which tab shows the topics of a kind.
        """
        kind, _, name = topic.partition(".")
        if kind in tab_of.values() and not name:
            self.tab, self.card = kind, ""
            return True
        if kind not in tab_of or not name:
            return False
        self.tab = tab_of[kind]
        if kind == "card":
            self.card = name
            return True
        self.chosen[self.tab] = rule_key(name) if kind == "rule" else name
        return True
