"""What a title brings to a plain terminal: what it shows there, and how people talk to others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from .console import columns, titled

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine import Choice, Decision, Event
    from newangeles_gui.titles.title import Title

    from .table import Entry, Table

Act: TypeAlias = "Callable[[Any, Decision], Choice | None]"  # with a view; what comes of it


class ShownByLetter(NamedTuple):
    """Something that a person can look at: its name in the help, its lines by view and width."""

    name: str
    lines: Callable[[Any, Any, int], list[str]]


class Exchange(Protocol):
    """How people talk to others at a terminal, and what they hear from them."""

    @property
    def helps(self) -> Sequence[str]:
        """What the help says can be typed for it, by name."""

    @property
    def helps_between(self) -> Sequence[str]:
        """The same while others decide."""

    def acts(self, decision: Decision) -> Mapping[str, Act]:
        """What else can be typed instead of an answer."""

    def acts_between(self) -> Mapping[str, Act]:
        """What can be typed while somebody else decides."""

    def more(self, decision: Decision) -> Sequence[str]:
        """Lines below the answers to a question."""

    def topic(self, seen: Any) -> Sequence[str]:
        """What may be talked about now, once to each person."""

    def between(self, seat: int, held_for: str) -> str:
        """The question to a person who is given time before an answer of such a kind."""

    def retold(self, events: Sequence[Event]) -> list[Entry]:
        """What has happened, with what was said about it and before."""

    def overheard(self) -> list[str]:
        """What was said aloud since the last time."""

    def reply(self) -> bool:
        """Let people reply to what was said to them; whether anything came of it."""


class Terminal(Protocol):
    """A title at a plain terminal. Words, views and games are of its own kinds."""

    @property
    def looks(self) -> Mapping[str, ShownByLetter]:
        """What can be looked at, by the letter that is typed."""

    def exchange(self, table: Table) -> Exchange:
        """How people talk to others at this table."""

    def table(self, words: Any, view: Any, width: int) -> list[str]:
        """The whole table."""

    def glance(self, words: Any, view: Any, decision: Decision) -> list[str]:
        """What is new on it at a question, although nobody else has moved."""

    def label(self, words: Any, view: Any, decision: Decision, option: str) -> str:
        """An answer, with what one has to know of it."""

    def explained(self, words: Any, view: Any, decision: Decision, option: str) -> str:
        """What else there is to say about an answer; empty if nothing."""

    def refused(self, words: Any, view: Any, decision: Decision, option: str) -> str:
        """Why what somebody has written is no answer; empty if that needs no words of its own."""

    def ending(self, words: Any, game: Any, width: int) -> list[str]:
        """How it ended; everything is revealed."""


class QuietExchange:
    """Of a game in which nobody talks to anybody."""

    helps: Sequence[str] = ()
    helps_between: Sequence[str] = ()

    def acts(self, decision: Decision) -> Mapping[str, Act]:
        """Nothing but answers."""
        return {}

    def acts_between(self) -> Mapping[str, Act]:
        """Nothing at all."""
        return {}

    def more(self, decision: Decision) -> Sequence[str]:
        """All has been said."""
        return ()

    def topic(self, seen: Any) -> Sequence[str]:
        """There is nothing to talk about."""
        return ()

    def between(self, seat: int, held_for: str) -> str:
        """Nobody is given time."""
        return ""

    def retold(self, events: Sequence[Event]) -> list[Entry]:
        """What has happened."""
        return list(events)

    def overheard(self) -> list[str]:
        """Nothing was said."""
        return []

    def reply(self) -> bool:
        """Nothing has to be replied to."""
        return False


class PlainTerminal:
    """Of a title that brings no part of its own: what it describes, questions and answers."""

    looks: Mapping[str, ShownByLetter] = MappingProxyType({})

    def __init__(self, title: Title) -> None:
        self.title = title

    def exchange(self, table: Table) -> Exchange:
        """People only answer."""
        return QuietExchange()

    def table(self, words: Any, view: Any, width: int) -> list[str]:
        """The table, who plays, and what is one's own."""
        seen = self.title.described(words, view)
        return ["", *seen.table, *seen.seats, *seen.own]

    def glance(self, words: Any, view: Any, decision: Decision) -> list[str]:
        """What is one's own may be another now."""
        return list(self.title.described(words, view).own)

    def label(self, words: Any, view: Any, decision: Decision, option: str) -> str:
        """The answer."""
        label: str = words.option(decision, option, view)
        return label

    def explained(self, words: Any, view: Any, decision: Decision, option: str) -> str:
        """There is nothing to explain."""
        return ""

    def refused(self, words: Any, view: Any, decision: Decision, option: str) -> str:
        """It is not understood."""
        return ""

    def ending(self, words: Any, game: Any, width: int) -> list[str]:
        """Who has won, and what each has come to."""
        outcome = game.box.title.rules.outcome(game)
        rows = []
        for seat, name in enumerate(game.seating):
            key = "won" if seat in outcome.winners else "lost"
            told = words.say(f"textgame.end.{key}", player=words.player(name))
            rows.append([str(outcome.scores[seat]), told])
        return titled(words.say("textgame.end.title"), columns(rows, width, frozenset({0})))
