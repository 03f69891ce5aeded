"""What the house says about any game in one language: the words of a title as it asks for them.

A title that has no grammar of its own has every sentence in its files as it is. Of several
sentences that say the same, the same moment always reads the same one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, Self

from newangeles_gui.engine import random_bits, seeded
from newangeles_gui.i18n import Name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Decision, Event, Fact
    from newangeles_gui.i18n import Catalog


class PlayedMatch(Protocol):
    """A match as its words need it: who sits there, what has happened, what a seat knows."""

    @property
    def plan(self) -> Any:
        """Who plays, and who decides for them."""

    @property
    def log(self) -> Sequence[Event]:
        """All that has happened, the oldest first."""

    def view(self, seat: int = ..., /) -> Any:
        """The match as a seat sees it."""


class Sayings(Protocol):
    """The door to the words of a title; views are of its own kind."""

    @property
    def catalog(self) -> Catalog:
        """All words of the language."""

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key."""

    def name(self, key: str) -> str:
        """The name of an entry such as `term.card`."""

    def text(self, key: str) -> str:
        """What there is to be read of an entry beside its name; empty if there is nothing."""

    def player(self, name: str) -> Name:
        """The name of somebody who plays, as it is put into sentences."""

    def called(self, name: str) -> str:
        """What somebody who plays is called."""

    def at_table(self, match: PlayedMatch, seat: int | None, typed: bool = False) -> Sayings:
        """The words with which a seat, or a spectator, is told of a match; perhaps as text."""

    def event(self, event: Event, seat: int | None = None) -> str:
        """An event as a seat knows it; None is a spectator."""

    def prompt(self, decision: Decision, view: Any) -> str:
        """The question of a decision."""

    def option(self, decision: Decision, option: str, view: Any = None) -> str:
        """The label of an answer."""

    def warning(self, decision: Decision, option: str, view: Any) -> str:
        """What speaks against an answer whatever one is after; empty if nothing does."""


PLAYERS = ("player", "winners")  # facts that name those who play


class PlainWords:
    """Events are `log.KIND.told`, or `.known` for those who know more; questions are
    `decision.KIND`, answers `option.KIND.OPTION`, and who plays is `player.NAME`.
    """

    def __init__(self, catalog: Catalog, box: Any) -> None:
        self.catalog, self.box = catalog, box

    def say(self, key: str, /, **values: object) -> str:
        """The words of a key."""
        return self.catalog.translate(key, **values)

    def name(self, key: str) -> str:
        """The name of an entry."""
        return self.catalog.label(key)

    def text(self, key: str) -> str:
        """What is said of an entry, as `KEY.text`."""
        told = f"{key}.text"
        return self.say(told) if self.catalog.has(told) else ""

    def player(self, name: str) -> Name:
        """Whoever plays, as `player.NAME`."""
        return Name(f"player.{name}")

    def called(self, name: str) -> str:
        """What somebody who plays is called."""
        return self.name(self.player(name).key)

    def at_table(self, match: PlayedMatch, seat: int | None, typed: bool = False) -> Self:
        """A table has no words of its own."""
        return self

    def event(self, event: Event, seat: int | None = None) -> str:
        """An event as a seat knows it; None is a spectator."""
        facts = event.facts(seat)
        known = f"log.{event.kind}.known"
        knows = self.catalog.has(known) and self.catalog.placeholders(known) <= facts.keys()
        key = known if knows else f"log.{event.kind}.told"
        return self.say(key, **{fact: self._told(fact, value) for fact, value in facts.items()})

    def _told(self, fact: str, value: Fact) -> object:
        if fact in PLAYERS and isinstance(value, list):
            return ", ".join(map(self.called, value))
        if fact in PLAYERS and isinstance(value, str):
            return self.player(value)
        return ", ".join(value) if isinstance(value, list) else value

    def prompt(self, decision: Decision, view: Any) -> str:
        """The question of a decision."""
        return self.say(f"decision.{decision.kind}")

    def option(self, decision: Decision, option: str, view: Any = None) -> str:
        """The label of an answer."""
        return self.say(f"option.{decision.kind}.{option}")

    def warning(self, decision: Decision, option: str, view: Any) -> str:
        """Nothing is known to speak against an answer."""
        return ""


def save_trouble(words: Sayings, reason: str, kept: bool = False) -> str:
    """The sentence for a reason of the disk; a save from before is spoken of if there is one."""
    told = words.say(f"save.trouble.{reason}")
    return f"{told} {words.say('save.kept')}" if kept else told


WAYS: Final = ("a", "b", "c")  # in which every reason can be said (ai/phrasing.py chooses)


def way_of(catalog: Catalog, key: str, pick: int) -> str:
    """The key of the words for a reason: one of its ways, or itself if it has only one."""
    way = f"{key}.{WAYS[pick % len(WAYS)]}"
    return way if catalog.has(way) else key


def by_values(*values: str) -> int:
    """Picks by what is spoken of, where nobody knows the moment."""
    return random_bits(seeded(" ".join(values))) % len(WAYS)
