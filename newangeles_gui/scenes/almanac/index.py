"""Everything that can be looked up, the words by which it is found, and where a reader is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from newangeles_gui.i18n import Catalog
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import CardFace


# Sections with letters: these come first, the rulings last.
FIRST: Final = ("sg", "ss")
KEY: Final = re.compile(r"r([a-z]|[0-9]+)_([0-9]+)([a-z]*)")
# 34.2, 14.2a, G.1; or the number of a whole section after one word in brackets.
NUMBER: Final = re.compile(r"(?<![\w.])(?:[0-9]{1,2}|[GSR])\.[0-9]+[a-z]?(?![\w])")
SECTION: Final = re.compile(r"\(\w+ ([0-9]{1,2})\)")


@dataclass(slots=True, frozen=True)
class Rule:
    """A rule: the key of its words, its number as people write it, its section and words."""

    key: str  # r14_2a
    number: str  # 14.2a
    section: str  # s14
    text: str


@dataclass(slots=True, frozen=True)
class Section:
    """A chapter of the rules."""

    key: str
    title: str
    rules: tuple[Rule, ...]


def sections(catalog: Catalog) -> list[Section]:
    """All chapters that have rules, in order."""
    rules: dict[str, list[Rule]] = {}
    for rule in _rules(catalog):
        rules.setdefault(rule.section, []).append(rule)
    return [
        Section(key, _title(catalog, key), tuple(rules[key]))
        for key in sorted(rules, key=_section_order)
    ]


def rule_key(number: str) -> str:
    """The key of a rule from any way to write its number: 14.2a, 14_2a, r14_2a, G.1."""
    plain = number.strip().lower().replace(".", "_")
    return plain if KEY.fullmatch(plain) else f"r{plain}"


def _rules(catalog: Catalog) -> list[Rule]:
    named = catalog.keys()
    keys = [key.split(".")[1] for key in named if key.startswith("rule.")]
    found = [_rule(catalog, key) for key in keys if KEY.fullmatch(key)]
    return sorted(found, key=lambda rule: _order(rule.key))


def _rule(catalog: Catalog, key: str) -> Rule:
    match = KEY.fullmatch(key)
    assert match is not None
    chapter, place, letter = match.groups()
    number = f"{chapter.upper()}.{place}{letter}"
    return Rule(key, number, f"s{chapter}", catalog.translate(f"rule.{key}.text"))


def _order(key: str) -> tuple[int, str]:
    match = KEY.fullmatch(key)
    assert match is not None
    return (int(match[2]), match[3])


def _section_order(key: str) -> tuple[int, int, str]:
    if key in FIRST:
        return (0, FIRST.index(key), "")
    chapter = key.removeprefix("s")
    return (1, int(chapter), "") if chapter.isdecimal() else (2, 0, key)


def _title(catalog: Catalog, key: str) -> str:
    title = catalog.translate(f"rule_section.{key}")
    chapter = key.removeprefix("s")
    return f"{chapter}. {title}" if chapter.isdecimal() else title


PREFIX: Final = "glossary."
SHORT: Final = 3  # letters; shorter words do not change
LONG: Final = 7  # from so many letters on two of them may be an ending


@dataclass(slots=True, frozen=True)
class Keyword:
    """An entry of the glossary."""

    key: str
    label: str
    text: str
    rules: tuple[str, ...]


def fold(text: str) -> str:
    """A text for comparing: in small letters without accents; й stays a letter of its own."""
    kept = text.lower().replace("ё", "е").replace("й", "\0").replace("ł", "l")
    apart = unicodedata.normalize("NFD", kept)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).replace("\0", "й")


def keywords(catalog: Catalog) -> list[Keyword]:
    """All entries in the order of the alphabet."""
    named = catalog.keys()
    keys = {key.split(".")[1] for key in named if key.startswith(PREFIX)}
    found = [_keyword(catalog, key) for key in keys]
    return sorted(found, key=lambda one: fold(one.label))


def mentioned(catalog: Catalog, text: str) -> list[Keyword]:
    """The entries whose words stand in a text, those named first before the others."""
    places = []
    for word in keywords(catalog):
        found = _pattern(word.label, catalog.language.endings).search(fold(text))
        if found:
            places.append((found.start(), word))
    return [word for _, word in sorted(places, key=lambda one: (one[0], -len(one[1].label)))]


def found_in(
    words: list[Keyword], line: str, endings: tuple[str, ...] | None
) -> list[tuple[int, int, str]]:
    """Where entries are named in a line of a language with these endings, the longest first.

    Each entry is found only once.
    """
    plain = fold(line)
    if len(plain) != len(line):
        return []
    found = []
    for word in words:
        place = _pattern(word.label, endings).search(plain)
        if place:
            found.append((place.start(), place.end(), word.key))
    return sorted(found, key=lambda one: one[0] - one[1])


def _keyword(catalog: Catalog, key: str) -> Keyword:
    rule = f"{PREFIX}{key}.rule"
    rules = catalog.translate(rule) if catalog.has(rule) else ""
    return Keyword(
        key,
        catalog.translate(f"{PREFIX}{key}.label"),
        catalog.translate(f"{PREFIX}{key}.text"),
        tuple(one.strip() for one in rules.split(",") if one.strip()),
    )


@cache
def _pattern(label: str, endings: tuple[str, ...] | None) -> re.Pattern[str]:
    """The words of a label with the endings that they may have, one after the other."""
    words = fold(label).split()
    forms = [_changing(one) if endings is None else _added(one, endings) for one in words]
    return re.compile(r"\s+".join(rf"\b{form}\b" for form in forms))


def _added(word: str, endings: tuple[str, ...]) -> str:
    return rf"{re.escape(word)}(?:{'|'.join(re.escape(fold(one)) for one in endings)})?"


def _changing(word: str) -> str:
    """The last letters change; the longer the word, the more of them."""
    if len(word) < SHORT:
        return re.escape(word)
    if len(word) < LONG:
        return rf"{re.escape(word[:-1])}\w{{0,2}}"
    return rf"{re.escape(word[:-2])}\w{{0,3}}"


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
