"""What a district makes and what becomes of it; what an event looks for when it is turned up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..content import ChangeThreat, MoveEach
from ..rules import (
    DARK,
    DEVELOPMENT,
    HUMAN_FIRST,
    MASK,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    RESOURCES,
    UNREST,
)

if TYPE_CHECKING:
    from ..content import Count
    from ..rules import Box

ANYWHERE: Final = 0


class Product(NamedTuple):
    """A resource of a district; what is blocked does not come now."""

    resource: str
    amount: int
    primary: bool
    blocked: bool
    more: bool


def products(box: Box, bits: int, place: int) -> list[Product]:
    """The resources of a district, the primary one first, as they are produced now (36)."""
    found = []
    for primary, pairs in ((True, box.primary[place]), (False, box.secondary[place])):
        # 36.2: nothing at all; 6.2: orgcrime takes the primary resource.
        blocked = bool(bits & DARK or (primary and bits & ORGCRIME))
        more = primary and not blocked and bool(bits & DEVELOPMENT)  # 6.1
        found += [
            Product(RESOURCES[resource], amount + more, primary, blocked, more)
            for resource, amount in pairs
        ]
    return found


def exploited(bits: int) -> str:
    """What production brings upon a district with an android; empty if nothing (61, 12)."""
    if bits & HUMAN_FIRST:
        return "outage" if bits & (UNREST | OUTAGE) else "strike"
    if bits & DARK:
        return ""
    return "strike" if bits & PROTEST else "protest"


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
