"""What was said at the table and still holds, beside the game itself: kept in the saves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast

from newangeles_gui.engine import fields_of

from ..minds.bargaining import StandingOffer

if TYPE_CHECKING:
    from newangeles_gui.session import Match

MOST_CARDS: Final = 100  # that somebody can ask for; no hand has as many
MOST_PAY: Final = 10_000
MOST_REFUSED: Final = 1_000  # before one decision
LONGEST_REFUSED: Final = 10_000  # signs; a trade with promises is long


@dataclass(slots=True)
class Arrangements:
    """Whom nobody listens to any more, and the offers to several that stand in this turn.

    `refused` and `told` are about the decision that `step` names, and only count while it waits.
    """

    muted: set[tuple[int, int]] = field(default_factory=set)  # a person, and the seat unheard
    standing: list[StandingOffer] = field(default_factory=list)
    step: str = ""
    refused: set[str] = field(default_factory=set)  # trades that somebody does not want
    told: set[int] = field(default_factory=set)  # people who have answered an opponent's offer

    def to_dict(self) -> dict[str, Any]:
        """Plain data, always in the same order; only what there is to be told."""
        data = {
            "muted": sorted(self.muted),
            "standing": [
                (one.by, one.cards, one.pays, one.turn, list(one.to)) for one in self.standing
            ],
            "step": self.step,
            "refused": sorted(self.refused),
            "told": sorted(self.told),
        }
        return {name: value for name, value in data.items() if value}

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Arrangements:
        """Read it back; WrongShapeError if it is none."""
        there = tuple(name for name in _Written.__dataclass_fields__ if name in data)
        told = _Written(**fields_of(_Written, data, there))
        standing = [_called(*one) for one in told.standing]
        return Arrangements(set(told.muted), standing, told.step, set(told.refused), set(told.told))

    def branched(self) -> Arrangements:
        """In a game that goes on from another point only those who are muted stay so."""
        return Arrangements(set(self.muted))

    def problem(self, players: int) -> str:
        """What cannot be so at a table of so many; empty if nothing is wrong."""
        seats = range(players)
        if not all(one in seats and other in seats and one != other for one, other in self.muted):
            return "somebody is muted who does not sit here"
        if len({one.by for one in self.standing}) != len(self.standing):
            return "somebody makes two offers to several at once"
        if not all(_is_sound(one, players) for one in self.standing):
            return "an offer to several is none"
        if not self.told <= set(seats):
            return "somebody was told something who does not sit here"
        if len(self.refused) > MOST_REFUSED or not all(map(_is_line, (*self.refused, self.step))):
            return "something that nobody can have refused"
        return ""


@dataclass(slots=True)
class _Written:
    """Arrangements as they are written down."""

    muted: list[tuple[int, int]] = field(default_factory=list)
    standing: list[tuple[int, int, int, int, list[int]]] = field(default_factory=list)
    step: str = ""
    refused: list[str] = field(default_factory=list)
    told: list[int] = field(default_factory=list)


def arranged(match: Match) -> Arrangements:
    """What was arranged in a match of this game."""
    return cast("Arrangements", match.extras)


def _is_line(text: str) -> bool:
    return len(text) <= LONGEST_REFUSED and text.isprintable()


def _called(by: int, cards: int, pays: int, turn: int, to: list[int]) -> StandingOffer:
    return StandingOffer(by, cards, pays, turn, tuple(to))


def _is_sound(standing: StandingOffer, players: int) -> bool:
    seats, to = range(players), standing.to
    spoken_to = all(seat in seats and seat != standing.by for seat in to) and len({*to}) == len(to)
    priced = 0 < standing.cards <= MOST_CARDS and 0 < standing.pays <= MOST_PAY
    return standing.by in seats and standing.turn >= 0 and spoken_to and priced
