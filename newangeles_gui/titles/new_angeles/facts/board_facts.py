"""What a district produces as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rules.pieces import DARK, DEVELOPMENT, ORGCRIME, RESOURCES

if TYPE_CHECKING:
    from ..rules.box import Box


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
