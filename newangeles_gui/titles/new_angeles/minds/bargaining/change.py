"""What a trade changes on the spot: capital, owners of assets, and votes that are settled."""

from __future__ import annotations

import math
from typing import Final, NamedTuple


class Change(NamedTuple):
    """Capital by seat, and new owners of assets. Hoped-for capital need not be a whole number."""

    capital: tuple[tuple[int, float], ...] = ()
    owners: tuple[tuple[str, int], ...] = ()


class Backing(NamedTuple):
    """Somebody's votes are settled: for whose offer, and how many; nobody's is to abstain."""

    seat: int
    behind: int
    cards: int


class Case(NamedTuple):
    """Whole capital that comes to each seat, and how likely that is."""

    capital: tuple[tuple[int, int], ...]
    share: float


NOTHING: Final = Change()


def cases(change: Change) -> list[Case]:
    """What a change may come to: capital comes in whole units only."""
    rises = sorted({1.0, *(1.0 - amount % 1.0 for _, amount in change.capital)})
    below = 0.0
    found = []
    for rise in rises:
        middle = (below + rise) / 2
        moved = [(seat, math.floor(amount + middle)) for seat, amount in change.capital]
        found.append(Case(tuple(moved), rise - below))
        below = rise
    return found
