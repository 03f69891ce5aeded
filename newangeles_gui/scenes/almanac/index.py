"""Everything that can be looked up, the words by which it is found, and where a reader is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.new_angeles.table.card_faces import face_of

from .rulebook import Keyword, Section, fold, keywords, rule_key, sections

if TYPE_CHECKING:
    from newangeles_gui.widgets.card_face import CardFace

    from ..base import Services

TABS: Final = ("rules", "cards", "glossary", "city", "corporations", "components")
KINDS: Final = (
    "construction",
    "biotech",
    "labor",
    "media",
    "security",
    "emergency",
    "asset",
    "event",
    "investment",
    "demand",
    "setup",
    "rival",
)


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
        self.faces = {card: face_of(services, card) for card in _cards(services)}
        self.numbers = {
            rule.number: rule.key for section in self.sections for rule in section.rules
        }

    def find(self, query: str) -> dict[str, set[str]]:
        """What has all words of the query, by tab; everything if nothing is looked for."""
        wanted = fold(query).split()
        found: dict[str, set[str]] = {tab: set() for tab in TABS}
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
            *self._districts(),
            *self._corporations(),
            *(_entry("components", name, self.component(name)) for name in self.components),
        ]

    def _rules(self) -> list[IndexEntry]:
        return [
            _entry("rules", rule.key, rule.number, section.title, rule.text)
            for section in self.sections
            for rule in section.rules
        ]

    def _districts(self) -> list[IndexEntry]:
        content, name = self.services.box.content, self.services.words.name
        found = []
        for district in content.districts.values():
            goods = [name(f"term.{one}") for one in (*district.primary, *district.secondary)]
            named = (name(f"district.{district.id}"), f"{district.n}")
            found.append(_entry("city", district.id, *named, *goods))
        return found

    def _corporations(self) -> list[IndexEntry]:
        words = self.services.words
        return [
            _entry(
                "corporations",
                one.id,
                words.name(f"corporation.{one.id}"),
                words.text(f"corporation.{one.id}"),
                words.name(f"emergency.{one.emergency}"),
            )
            for one in self.services.box.corporations.values()
        ]

    @cached_property
    def components(self) -> dict[str, int]:
        """How many of everything are in the box."""
        limits, content = self.services.box.limits, self.services.box.content
        cards = dict.fromkeys(KINDS, 0)
        for card, face in self.faces.items():
            action = self.services.box.cards.get(card)
            cards[face.kind] += getattr(action, "copies", 1)
        return {
            **{str(name): count for name, count in limits.units.items()},
            **{str(name): count for name, count in limits.tokens.items()},
            **cards,
            "district": len(content.districts),
            "corporation": len(content.corporations),
        }

    def component(self, name: str) -> str:
        """What a component is called."""
        return self.services.say(f"screen.almanac.component.{name}")


def _cards(services: Services) -> list[str]:
    box = services.box
    content = box.content
    named = [
        *box.type_of,
        *box.emergency_owner,
        *box.assets,
        *box.events,
        *box.investments,
        *content.demands,
        *content.setups,
    ]
    return [*named, *(f"rival.{name}" for name in content.box.rivals)]


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
        "district": "city",
        "corporation": "corporations",
        "component": "components",
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

    def open(self, topic: str) -> bool:
        """Go to a topic such as `rule.34_2` or `card.eiko`; whether there are such topics."""
        kind, _, name = topic.partition(".")
        if kind in TABS and not name:
            self.tab, self.card = kind, ""
            return True
        if kind not in TAB_OF or not name:
            return False
        self.tab = TAB_OF[kind]
        if kind == "card":
            self.card = name
            return True
        self.chosen[self.tab] = rule_key(name) if kind == "rule" else name
        return True
