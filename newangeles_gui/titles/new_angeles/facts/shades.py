"""What a future does to the districts: which pieces come and go, and whether that is certain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from ..rules import MASK, PIECES, ROOT
from .public_facts import products

if TYPE_CHECKING:
    from ..rules import Box, View
    from .futures import Difference, Future

MOST_PLACES: Final = 4  # of a choice; with more of them nothing is shown at its places
STAGES: Final = ("", "protest", "strike")
FIGURES: Final = ("human_first", "orgcrime", "prisec", "android")


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
                (STAGES[change.before], STAGES[change.after])
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
