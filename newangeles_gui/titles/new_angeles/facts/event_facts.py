"""What an event looks for when it is turned up, and where that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..content import ChangeThreat, MoveEach
from ..rules import MASK

if TYPE_CHECKING:
    from ..content import Count
    from ..rules import Box

ANYWHERE: Final = 0


class Sought(NamedTuple):
    """Something that an event looks for in the city, and the districts in which it is."""

    what: str  # a piece, `strike`, or `unrest` for protest and strike
    tier: int = ANYWHERE
    least: int = 1
    districts: tuple[str, ...] = ()
    each: bool = False  # each of them counts, else they only have to be enough

    @property
    def found(self) -> bool:
        """Whether there is as much of it as the event wants."""
        return len(self.districts) >= self.least


def sought(box: Box, city: Sequence[int], event: str) -> Sought | None:
    """What the event looks for: of two things the one that is there; None if it looks for nothing.

    An event that moves units whatever there is looks for these.
    """
    known = list(_all(box, city, event))
    return next((one for one in known if one.found), known[0] if known else None)


def _all(box: Box, city: Sequence[int], event: str) -> Iterator[Sought]:
    for verb in box.programs.get(event, ()):
        if isinstance(verb, ChangeThreat) and verb.when is not None:
            yield from _looked(box, city, verb.when, least=verb.when.at_least)
        elif isinstance(verb, ChangeThreat) and verb.per is not None:
            yield from _looked(box, city, verb.per, each=True)
        elif isinstance(verb, MoveEach) and verb.unless is None:
            yield _in_city(box, city, verb.piece, MASK[verb.piece])._replace(each=True)


def _looked(
    box: Box, city: Sequence[int], count: Count, least: int = 1, each: bool = False
) -> Iterator[Sought]:
    what = count.piece or (count.unrest[0] if len(count.unrest) == 1 else "unrest")
    mask = MASK[count.piece] if count.piece else sum(MASK[one] for one in count.unrest)
    if mask:  # what is counted in the supply is nowhere in the city
        seen = _in_city(box, city, what, mask, count.tier or ANYWHERE)
        yield seen._replace(least=least, each=each)


def _in_city(box: Box, city: Sequence[int], what: str, mask: int, tier: int = ANYWHERE) -> Sought:
    places = enumerate(box.district_ids)
    here = (name for n, name in places if city[n] & mask and tier in (ANYWHERE, box.tier[n]))
    return Sought(what, tier, districts=tuple(here))
