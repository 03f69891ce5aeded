"""The log: everything that has happened, as each seat knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from newangeles_gui.titles.telling import telling_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.titles.telling import Tellings
    from newangeles_gui.words.sayings import Sayings


class Explained(NamedTuple):
    """Something that somebody did, and why."""

    event: Event
    why: str


Entry: TypeAlias = "Event | Explained | str"  # a text is what was said aloud


class TerminalChronicle:
    """All events, and up to where each seat has read."""

    def __init__(self, seats: int, words: Sayings, tellings: Tellings) -> None:
        self.events: list[Entry] = []  # what has happened, and what was said about it
        self.words = words
        self.tellings = tellings
        self._read = [0] * seats

    def add(self, events: Iterable[Entry]) -> None:
        """Something has happened, or somebody has said something that all could hear."""
        self.events += events

    def new_to(self, seat: int) -> bool:
        """Whether a seat has not read anything yet."""
        return not self._read[seat]

    def news(self, seat: int) -> list[str]:
        """What a seat has not read yet; from now on it has."""
        fresh = self.events[self._read[seat] :]
        self._read[seat] = len(self.events)
        return self.told(fresh, seat)

    def last(self, seat: int, count: int) -> list[str]:
        """The last lines, read or not."""
        return self.told(self.events, seat)[-count:]

    def told(self, entries: Iterable[Entry], seat: int | None) -> list[str]:
        """The lines that a seat gets to read."""
        return [line for entry in entries if (line := self._line(entry, seat))]

    def explained(self, events: Sequence[Event], player: str, why: str) -> list[Entry] | None:
        """The events with the reason at the first that all hear of; None if that is not theirs."""
        found: list[Entry] = list(events)
        for place, event in enumerate(events):
            if self._is_told(event, None):
                found[place] = Explained(event, why)
                return found if event.data.get("player", player) == player else None
        return None

    def _is_told(self, event: Event, seat: int | None) -> bool:
        return telling_of(self.tellings, event.kind).is_told(event.facts(seat))

    def _line(self, entry: Entry, seat: int | None) -> str:
        if isinstance(entry, str):
            return entry
        event, why = entry if isinstance(entry, Explained) else (entry, "")
        if not self._is_told(event, seat):
            return ""
        line = self.words.event(event, seat)
        return self.words.say("textgame.because", told=line, line=why) if why else line
