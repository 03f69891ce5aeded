"""The terminal of a title that brings nothing of its own to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.session.conductor import NOBODY, Silence

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.engine.events import Event
    from newangeles_gui.session.answering import Answering
    from newangeles_gui.session.match import Match
    from newangeles_gui.titles.title import Title
    from newangeles_gui.words.sayings import Sayings

    from .chronicle import Entry
    from .front import Act, ShownByLetter
    from .table import Table

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class NoExchange:
    """Of a game in which nobody talks."""

    helps: Sequence[str] = ()
    helps_between: Sequence[str] = ()

    def acts(self, decision: Decision) -> Mapping[str, Act]:
        """Only answers can be typed."""
        return NOTHING

    def acts_between(self) -> Mapping[str, Act]:
        """Nothing can be typed while others decide."""
        return NOTHING

    def more(self, decision: Decision) -> Sequence[str]:
        """The answers are all there is."""
        return ()

    def topic(self, seen: Any) -> Sequence[str]:
        """There is nothing to talk about."""
        return ()

    def retold(self, events: Sequence[Event]) -> list[Entry]:
        """What has happened."""
        return list(events)

    def overheard(self) -> list[str]:
        """Nobody says anything."""
        return []

    def reply(self) -> bool:
        """Nobody has to reply."""
        return False


class PlainTerminal:
    """Shows what the title can say of a view: its table, who plays, and what is one's own."""

    looks: Mapping[str, ShownByLetter] = NOTHING

    def __init__(self, title: Title) -> None:
        self.title = title
        self.tellings = title.tellings

    def talk(self, match: Match, thinking: Answering, waits: Callable[[], bool]) -> Silence:
        """Nobody talks."""
        return Silence()

    def exchange(self, table: Table) -> NoExchange:
        """Nobody talks."""
        return NoExchange()

    def table(self, words: Sayings, view: Any, width: int) -> list[str]:
        """The table, who plays, and what is one's own."""
        seen = self.title.described(words, view)
        return ["", *seen.table, *seen.seats, *seen.own]

    def glance(self, words: Sayings, view: Any, decision: Decision) -> list[str]:
        """What is one's own may be another now."""
        return list(self.title.described(words, view).own)

    def label(self, words: Sayings, view: Any, decision: Decision, option: str) -> str:
        """The answer."""
        return words.option(decision, option, view)

    def explained(self, words: Sayings, view: Any, decision: Decision, option: str) -> str:
        """There is no more to say."""
        return ""

    def ending(self, words: Sayings, game: Any, width: int) -> list[str]:
        """The table as everybody sees it now."""
        return self.table(words, self.title.rules.view(game, NOBODY), width)
