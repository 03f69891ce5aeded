"""What futures do: the few numbers in which two of them differ, and the pieces in the districts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ..rules import ENEMY, ILLNESS, MASK, NOBODY, OUTAGE, PIECES, PROTEST, ROOT, STRIKE
from .city_facts import products

if TYPE_CHECKING:
    from ..rules import Box, View
    from .futures import Difference, Future, Outlook

MOST_ROWS: Final = 5
OWN: Final = ("investment", "capital")  # stay whatever else differs: nobody else tells them
DASH: Final = "\u2013"
MOST_PLACES: Final = 4  # of a choice; with more of them nothing is shown at its places
UNREST_STAGES: Final = ("", "protest", "strike")
FIGURES: Final = ("human_first", "orgcrime", "prisec", "android")


class Span(NamedTuple):
    """What a number is now, and between which two it will be."""

    before: int
    least: int
    most: int

    @property
    def certain(self) -> bool:
        """Whether it is known which."""
        return self.least == self.most

    @property
    def told(self) -> str:
        """The number, or from which to which."""
        text = str(self.least) if self.certain else f"{self.least}{DASH}{self.most}"
        return text.replace("-", "\u2212")


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
        "event": lambda one, seat: one.rise,
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
    found = tuple(_differing(view, main, counter))
    own = tuple(one for one in found if one.what in OWN)
    others = tuple(one for one in found if one.what not in OWN)
    return others[: MOST_ROWS - len(own)] + own


def _differing(view: View, main: Future, counter: Future | None) -> Iterator[FutureRow]:
    other = main.now if counter is None else counter.after
    for what, number in NUMBERS.items():
        row = FutureRow(
            what,
            _reading(main.now[0], main.after, number, view.seat),
            _reading(main.now[0], other, number, view.seat),
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


def read(one: Future, what: str, seat: int = NOBODY) -> Span:
    """What a number comes to in a future."""
    return _reading(one.now[0], one.after, NUMBERS[what], seat)


class Shade(NamedTuple):
    """What would happen in a district."""

    district: str
    certain: bool
    comes: tuple[str, ...]
    goes: tuple[str, ...]
    before: int  # what stands there now, as bits
    after: int  # and what certainly stands there then

    @property
    def figures(self) -> int:
        """The figures that come, as bits."""
        return sum(MASK[one] for one in self.comes if one in FIGURES)


def bit(piece: str) -> int:
    """A piece or a stage of unrest as it stands in a district."""
    return MASK[piece]


def shades(box: Box, view: View, one: Future) -> tuple[Shade, ...]:
    """All districts in which something changes, or may change if these are not too many."""
    found = [*_shaded(box, view, one.certain, certain=True)]
    maybe = [*_shaded(box, view, one.choices, certain=False)]
    return tuple(found + maybe if len(maybe) <= MOST_PLACES else found)


def _shaded(box: Box, view: View, changes: Iterable[Difference], certain: bool) -> Iterable[Shade]:
    by_place: dict[str, list[Difference]] = {}
    for change in changes:
        if change.what in PIECES or change.what == "unrest":
            by_place.setdefault(change.where, []).append(change)
    for name, here in by_place.items():
        before = after = view.city[box.district_at[name]]
        comes: list[str] = []
        goes: list[str] = []
        for change in here:
            was, then = (
                (UNREST_STAGES[change.before], UNREST_STAGES[change.after])
                if change.what == "unrest"
                else (change.before and change.what, change.after and change.what)
            )
            if was:
                goes.append(was)
                after &= ~MASK[was]
            if then:
                comes.append(then)
                after |= MASK[then]
        yield Shade(
            name,
            certain,
            tuple(dict.fromkeys(comes)),
            tuple(dict.fromkeys(goes)),
            before,
            after if certain else before,
        )


def ways(box: Box, found: Iterable[Shade]) -> list[tuple[str, str, str]]:
    """The figures that move on along a path: which, from where, to where."""
    by_name = {one.district: one for one in found if one.certain}
    moved = []
    for name, one in by_name.items():
        goal = box.next_district[box.district_at[name]]
        if goal == ROOT:
            continue
        then = by_name.get(box.district_ids[goal])
        for piece in one.goes if then is not None else ():
            if piece in FIGURES and then is not None and piece in then.comes:
                moved.append((piece, name, then.district))
    return moved


def makes(box: Box, one: Shade) -> tuple[bool, bool]:
    """Whether the district is going to be exploited with a profit, before and after."""
    place = box.district_at[one.district]
    android = MASK["android"]
    found = [
        bool(bits & android) and any(not made.blocked for made in products(box, bits, place))
        for bits in (one.before, one.after)
    ]
    return found[0], found[1]
