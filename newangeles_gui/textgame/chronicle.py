"""The log: everything that has happened, as each seat knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Event
    from newangeles_gui.words import Wording

# What another line says already, or what nobody needs to read.
UNTOLD: Final = frozenset(
    {
        "asset_exhausted",
        "asset_readied",
        "asset_traded",
        "deal_ended",
        "district_exploited",
        "round_ended",
        "table_cleared",
        "turn_ended",
    }
)


class Chronicle:
    """All events, and up to where each seat has read."""

    def __init__(self, seats: int) -> None:
        self.events: list[Event | str] = []  # what has happened, and what was said about it
        self._read = [0] * seats

    def add(self, events: Iterable[Event]) -> None:
        """Something has happened."""
        self.events += events

    def said(self, line: str) -> None:
        """Somebody has said something that all could hear."""
        self.events.append(line)

    def new_to(self, seat: int) -> bool:
        """Whether a seat has not read anything yet."""
        return not self._read[seat]

    def news(self, words: Wording, seat: int) -> list[str]:
        """What a seat has not read yet; from now on it has."""
        fresh = self.events[self._read[seat] :]
        self._read[seat] = len(self.events)
        return told(words, fresh, seat)

    def last(self, words: Wording, seat: int, count: int) -> list[str]:
        """The last lines, read or not."""
        return told(words, self.events, seat)[-count:]


def told(words: Wording, events: Iterable[Event | str], seat: int | None) -> list[str]:
    """The lines that a seat gets to read."""
    return [
        event if isinstance(event, str) else words.event(event, seat)
        for event in events
        if isinstance(event, str) or _worth_telling(event, seat)
    ]


def _worth_telling(event: Event, seat: int | None) -> bool:
    if event.kind == "support_laid":  # to others the sum is told once, with `supported`
        return seat in event.seen_by or not event.data["player"]
    return event.kind not in UNTOLD
