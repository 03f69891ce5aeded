"""What a trade changes on the spot, and how much that is worth in the endings of a deal."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.rules import offers
from newangeles_gui.rules.victory import FEDERALIST

from ..clock import Clock
from ..holdings import HAND_WORTHS, MOST_CARDS
from ..judge import Eye
from .course import SIGN
from .outlook import ONLY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from newangeles_gui.rules.state import State

    from ..valuation.model import Valuation
    from .outlook import World

LEAST_SLOPE: Final = 1e-4
SURE: Final = 0.08  # how far off a count of votes can be when nobody is left to support
DOUBT: Final = 0.7  # and for each who is
MOST_VOTES: Final = 5


class Change(NamedTuple):
    """Capital by seat, and new owners of assets. Hoped-for capital need not be a whole number."""

    capital: tuple[tuple[int, float], ...] = ()
    owners: tuple[tuple[str, int], ...] = ()


class Backing(NamedTuple):
    """Somebody's votes are settled: for whose offer, and how many; nobody's is to abstain."""

    seat: int
    behind: int
    cards: int


NOTHING: Final = Change()


class Prospect:
    """Endings of several worlds, valued for one seat or another after one change or another."""

    def __init__(self, valuation: Valuation, worlds: list[World], hands: list[int]) -> None:
        self.valuation = valuation
        self.worlds = worlds
        self.hands = hands
        self._values: dict[tuple[Eye, Change], list[dict[str, float]]] = {}

    def value(
        self,
        eye: Eye,
        change: Change = NOTHING,
        backings: tuple[Backing, ...] = (),
        free: bool = True,
    ) -> float:
        """The chance that the eye's seat wins. `free`: its own votes, if open, are its best."""
        values = self._valued(eye, change)
        settled = {one.seat for one in backings}
        seat = eye.seat
        plain = self._mean(values, backings)
        if not free or seat in settled or not self.is_open(seat):
            return plain
        best = self._mean(values, (*backings, Backing(seat, -1, 0)))
        most = min(self.hands[seat], MOST_VOTES)
        costs = [self.card_cost(eye, cards) for cards in range(most + 1)]
        for behind in self.owners():
            for cards in range(1, most + 1):
                with_mine = (*backings, Backing(seat, behind, cards))
                best = max(best, self._mean(values, with_mine) - costs[cards])
        return best

    def is_open(self, seat: int) -> bool:
        """Whether a seat still has votes to give in this deal."""
        return any(one.votes is not None and seat in one.votes.plans for one in self.worlds)

    def owners(self) -> set[int]:
        """Who has, or may have, an offer in this deal."""
        return {seat for one in self.worlds for seat in one.owners.values()}

    def slope(self, eye: Eye) -> float:
        """What one capital more is worth."""
        more = Change(((eye.seat, 1.0),))
        return max(LEAST_SLOPE, self.value(eye, more, free=False) - self.value(eye, free=False))

    def card_cost(self, eye: Eye, cards: int) -> float:
        """What giving up so many hand cards costs."""
        state = next(iter(self.worlds[0].endings.values()))
        held = min(self.hands[eye.seat], MOST_CARDS)
        spent = HAND_WORTHS[held] - HAND_WORTHS[max(0, held - cards)]
        return spent * self._late(state) * self.slope(eye)

    def _late(self, state: State) -> float:
        box = self.valuation.box
        clock = Clock.read(box, state.round_place, state.phase, len(state.turn_track))
        return min(1.0, clock.deals / len(state.corporations))

    def chance_of(self, side_of: int, backings: tuple[Backing, ...] = ()) -> float:
        """The chance that the offer of a seat wins."""
        total = 0.0
        for world in self.worlds:
            for side, seat in world.owners.items():
                if seat == side_of:
                    total += _chance(world, side, backings)
        return total / len(self.worlds)

    def _mean(self, values: list[dict[str, float]], backings: tuple[Backing, ...]) -> float:
        total = 0.0
        for world, ends in zip(self.worlds, values, strict=True):
            if len(ends) == 1:
                total += next(iter(ends.values()))
            else:
                main = _chance(world, offers.MAIN, backings)
                total += main * ends[offers.MAIN] + (1 - main) * ends[offers.COUNTER]
        return total / len(self.worlds)

    def _valued(self, eye: Eye, change: Change) -> list[dict[str, float]]:
        key = (eye, change)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = [
                {side: self._worth(state, eye, change) for side, state in one.endings.items()}
                for one in self.worlds
            ]
        return known

    def _worth(self, state: State, eye: Eye, change: Change) -> float:
        capital, owners = state.capital, state.owners
        if change.owners:
            state.owners = owners.copy()
            for asset, seat in change.owners:
                if asset in owners:
                    state.owners[asset] = seat
        try:
            total = 0.0
            for held, share in _whole(capital, change):
                state.capital = held
                total += share * self._chance(state, eye)
            return total
        finally:
            state.capital, state.owners = capital, owners

    def _chance(self, state: State, eye: Eye) -> float:
        if state.ended_by == "threat" and eye.rival:
            enough = state.capital[eye.seat] >= self.valuation.box.limits.federalist_capital
            return float(eye.rival == FEDERALIST and enough)
        return self.valuation.of(state, eye)


def _whole(capital: list[int], change: Change) -> Iterator[tuple[list[int], float]]:
    """What everybody has after a change, and how likely: capital comes in whole units only."""
    rises = sorted({1.0, *(1.0 - amount % 1.0 for _, amount in change.capital)})
    below = 0.0
    for rise in rises:
        held = capital.copy()
        for seat, amount in change.capital:
            held[seat] += math.floor(amount + (below + rise) / 2)
        yield held, rise - below
        below = rise


def _chance(world: World, side: str, backings: tuple[Backing, ...]) -> float:
    """How likely a side wins: counted votes, and doubt for each supporter still to come."""
    if len(world.endings) == 1:
        return 1.0 if side in world.endings or ONLY in world.endings else 0.0
    assert world.votes is not None
    margin = world.votes.laid
    settled = {}
    for one in backings:
        settled[one.seat] = one
    open_seats = 0
    for seat, plan in world.votes.plans.items():
        backing = settled.get(seat)
        if backing is None:
            margin += plan
            open_seats += 1
        else:
            margin += _signed(world, backing)
    doubt = SURE + DOUBT * math.sqrt(open_seats)
    # 54.5: ties go to the main offer.
    main = 1 / (1 + math.exp(-max(-40.0, min(40.0, (margin + 0.5) * 1.7 / doubt))))
    return main if side == offers.MAIN else 1 - main


def _signed(world: World, backing: Backing) -> int:
    for side, seat in world.owners.items():
        if seat == backing.behind:
            return SIGN[side] * backing.cards
    return 0
