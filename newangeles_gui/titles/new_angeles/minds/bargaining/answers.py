"""What a seat thinks of a trade: one answer behind the meter, the buttons and the behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from newangeles_gui.minds import UNHEARD, History

if TYPE_CHECKING:
    from ...rules import Trade, View

# The meter's five words, from the worst to the best. "Yes" is only shown when it is a yes.
NO_WAY: Final = 0
UNLIKELY: Final = 1
LEANING: Final = 2
NEARLY: Final = 3
YES: Final = 4
MOST_REASONS: Final = 4


@dataclass(slots=True, frozen=True)
class Reason:
    """Why, as a code with words in every language; `sign` is +1 in favour, -1 against.

    `about` is a corporation, an asset or a number that the sentence names.
    """

    code: str
    sign: int
    about: str = ""


@dataclass(slots=True, frozen=True)
class Rating:
    """How a seat likes a trade, without telling anything that the other may not know."""

    meter: int
    reasons: tuple[Reason, ...] = ()


@dataclass(slots=True, frozen=True)
class Answer:
    """Yes, no, or something else instead."""

    accepts: bool
    rating: Rating
    instead: Trade | None = None


@runtime_checkable
class Bargainer(Protocol):
    """A player who can be talked to; all of it from the view of its own seat.

    `history` is what a spectator has heard: what it says lets others guess what it thinks.
    """

    def rate(self, view: View, trade: Trade, history: History = UNHEARD) -> Rating:
        """How it likes a trade that it is part of."""

    def answer(self, view: View, trade: Trade, attempt: int, history: History = UNHEARD) -> Answer:
        """What it says to an offer; `attempt` counts the offers on this topic so far."""

    def improve(
        self, view: View, trade: Trade, locked: frozenset[str], history: History = UNHEARD
    ) -> Trade | None:
        """The nearest trade that it would accept, changing no locked line; None if there is none.

        Lines are `give.capital`, `get.capital`, `give.<asset>`, `get.<asset>`, `now` and
        `later.<kind>.<by>`.
        """

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Trades that it would like to offer now, the best first."""


def plain_gain(view: View, trade: Trade) -> bool:
    """Whether the view's player gets something for nothing, or more capital for less."""
    name = view.corporations[view.seat]
    gets, gives = (trade.give, trade.get) if name == trade.taker else (trade.get, trade.give)
    if gives.assets or any(one.by == name for one in trade.later):
        return False
    if trade.now is not None and trade.now.by == name:
        return False
    if gives.capital:
        return gets.capital > gives.capital
    return bool(gets.capital or gets.assets)
