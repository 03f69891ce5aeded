"""Two futures beside one another: the few numbers in which they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ..rules import ENEMY, ILLNESS, NOBODY, OUTAGE, PROTEST, STRIKE
from .outlook import Outlook

if TYPE_CHECKING:
    from ..rules import View
    from .futures import Future

MOST_ROWS: Final = 5


class Span(NamedTuple):
    """What a number is now, and between which two it will be."""

    before: int
    least: int
    most: int

    @property
    def certain(self) -> bool:
        """Whether it is known which."""
        return self.least == self.most


class FutureRow(NamedTuple):
    """A number in both futures; the second is how things are if there is no counteroffer."""

    what: str
    main: Span
    counter: Span


def _pieces(mask: int) -> Callable[[Outlook, int], int]:
    return lambda one, seat: sum((here & mask).bit_count() for here in one.city)


def _stages(one: Outlook, seat: int) -> int:
    """A protest is one stage of unrest, a strike two."""
    return sum(bool(here & PROTEST) + 2 * bool(here & STRIKE) for here in one.city)


def _own_capital(one: Outlook, seat: int) -> int:
    return one.capital[seat] if seat != NOBODY else 0


NUMBERS: Final[MappingProxyType[str, Callable[[Outlook, int], int]]] = MappingProxyType(
    {
        "demand": lambda one, seat: int(one.met),
        "threat": lambda one, seat: one.threat,
        "outage": _pieces(OUTAGE),
        "illness": _pieces(ILLNESS),
        "unrest": _stages,
        "enemy": _pieces(ENEMY),
        "investment": lambda one, seat: one.income,
        "capital": _own_capital,
    }
)


def compared(view: View, main: Future, counter: Future | None) -> tuple[FutureRow, ...]:
    """The rows that differ, the most important ones; without a counteroffer, from what is now."""
    return tuple(_differing(view, main, counter))[:MOST_ROWS]


def _differing(view: View, main: Future, counter: Future | None) -> Iterator[FutureRow]:
    other = (main.before,) if counter is None else counter.after
    for what, number in NUMBERS.items():
        row = FutureRow(
            what,
            _reading(main.before, main.after, number, view.seat),
            _reading(main.before, other, number, view.seat),
        )
        if row.main != row.counter and (what != "demand" or view.demand):
            yield row


def _reading(
    before: Outlook,
    after: Sequence[Outlook],
    number: Callable[[Outlook, int], int],
    seat: int,
) -> Span:
    found = [number(one, seat) for one in after]
    return Span(number(before, seat), min(found), max(found))


def coins(one: Future, seat: int) -> Span:
    """What a player's capital comes to."""
    found = [after.capital[seat] for after in one.after]
    return Span(one.before.capital[seat], min(found), max(found))
