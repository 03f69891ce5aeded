"""How a deal may go on in several worlds, and how much that is worth after a change."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from ...rules import FEDERALIST, MAIN
from ..judgement import HAND_WORTHS, MOST_CARDS, Clock
from ..valuation import WealthPosition
from .outlook import SIGN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...rules import Box, State
    from ..judgement import Eye
    from ..valuation import Valuation, Vector
    from .outlook import World

LEAST_SLOPE: Final = 1e-4
SURE: Final = 0.08  # how far off a count of votes can be when nobody is left to support
DOUBT: Final = 0.7  # and for each who is
MOST_VOTES: Final = 5
NOBODY: Final = -1

Owners = tuple[tuple[str, int], ...]
Sides = list[tuple[float, float]]  # for each world something of the main offer and of the other


class Change(NamedTuple):
    """Capital by seat, and new owners of assets. Hoped-for capital need not be a whole number."""

    capital: tuple[tuple[int, float], ...] = ()
    owners: tuple[tuple[str, int], ...] = ()


class SettledVotes(NamedTuple):
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


class Ending:
    """The state after a deal; capital and assets that change hands are put into it."""

    def __init__(self, valuation: Valuation, state: State) -> None:
        self.valuation = valuation
        self.state = state
        self.position = None if state.over else WealthPosition(valuation, state)
        self._assets: dict[Owners, Vector] = {}

    def worth(self, eye: Eye, cases: Sequence[Case], owners: Owners) -> float:
        """The chance that the eye's seat wins, over all that a change may come to."""
        total, position = 0.0, self.position
        if position is None:
            for one in cases:
                total += one.share * self._result(eye, self._held(one), owners)
            return total
        sight, assets = position.sight(eye), self._worths(position, owners)
        for one in cases:
            held = self._held(one)
            total += one.share * sight.chance(position.end(held), held, assets)
        return total

    def _held(self, case: Case) -> list[int]:
        held = self.state.capital.copy()
        for seat, amount in case.capital:
            held[seat] += amount
        return held

    def _worths(self, position: WealthPosition, owners: Owners) -> Vector:
        known = self._assets.get(owners)
        if known is None:
            known = self._assets[owners] = position.assets(self._changed(owners))
        return known

    def _changed(self, owners: Owners) -> dict[str, int]:
        held = self.state.owners.copy()
        held.update((asset, seat) for asset, seat in owners if asset in held)
        return held

    def _result(self, eye: Eye, capital: list[int], owners: Owners) -> float:
        """Whether a game that is over has been won, with this capital."""
        state = self.state
        if state.ended_by == "threat" and eye.rival:
            enough = capital[eye.seat] >= self.valuation.box.limits.federalist_capital
            return float(eye.rival == FEDERALIST and enough)
        before = state.capital, state.owners
        state.capital, state.owners = capital, self._changed(owners)
        try:
            return self.valuation.of(state, eye)
        finally:
            state.capital, state.owners = before


Backings = tuple[SettledVotes, ...]


class Prospect:
    """Endings of several worlds, valued for one seat or another after one change or another."""

    def __init__(self, valuation: Valuation, worlds: list[World], hands: list[int]) -> None:
        self.worlds = worlds
        self.hands = hands
        self.owners = {seat for one in worlds for seat in one.owners.values()}
        self._open = {seat for one in worlds for seat in one.votes.plans}
        self._valuation = valuation
        self._endings: list[list[Ending]] = []
        self._late = -1.0
        self._known: dict[tuple[Eye, Change, Backings], float] = {}
        self._values: dict[tuple[Eye, Change], Sides] = {}
        self._chances: dict[Backings, Sides] = {}
        self._slopes: dict[Eye, float] = {}

    def value(self, eye: Eye, change: Change = NOTHING, backings: Backings = ()) -> float:
        """The chance that the eye's seat wins; its own votes, if open, are its best."""
        key = (eye, change, backings)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(eye, change, backings)
        return known

    def _best(self, eye: Eye, change: Change, backings: Backings) -> float:
        values, seat = self._valued(eye, change), eye.seat
        if not self.is_open(seat) or any(one.seat == seat for one in backings):
            return _mean(values, self._sides(backings))
        best = _mean(values, self._sides((*backings, SettledVotes(seat, NOBODY, 0))))
        most = min(self.hands[seat], MOST_VOTES)
        for cards in range(1, most + 1):
            cost = self.card_cost(eye, cards)
            for behind in self.owners:
                with_mine = self._sides((*backings, SettledVotes(seat, behind, cards)))
                best = max(best, _mean(values, with_mine) - cost)
        return best

    def is_open(self, seat: int) -> bool:
        """Whether a seat still has votes to give in this deal."""
        return seat in self._open

    def slope(self, eye: Eye) -> float:
        """What one capital more is worth."""
        known = self._slopes.get(eye)
        if known is None:
            sides, more = self._sides(()), Change(((eye.seat, 1.0),))
            gain = _mean(self._valued(eye, more), sides) - _mean(self._valued(eye, NOTHING), sides)
            known = self._slopes[eye] = max(LEAST_SLOPE, gain)
        return known

    def card_cost(self, eye: Eye, cards: int) -> float:
        """What giving up so many hand cards costs."""
        if self._late < 0:
            state = next(iter(self.worlds[0].endings.values()))
            self._late = _late(self._valuation.box, state)
        held = min(self.hands[eye.seat], MOST_CARDS)
        spent = HAND_WORTHS[held] - HAND_WORTHS[max(0, held - cards)]
        return spent * self._late * self.slope(eye)

    def chance_of(self, side_of: int, backings: Backings = ()) -> float:
        """The chance that the offer of a seat wins."""
        total = 0.0
        for world, (main, counter) in zip(self.worlds, self._sides(backings), strict=True):
            for side, seat in world.owners.items():
                if seat == side_of:
                    total += main if side == MAIN else counter
        return total / len(self.worlds)

    def _valued(self, eye: Eye, change: Change) -> Sides:
        """What each ending is worth; where there is one, the other one has no chance."""
        key = (eye, change)
        known = self._values.get(key)
        if known is None:
            likely, known = cases(change), []
            for endings in self._all_endings():
                worths = [one.worth(eye, likely, change.owners) for one in endings]
                known.append((worths[0], worths[-1] if len(worths) > 1 else 0.0))
            self._values[key] = known
        return known

    def _all_endings(self) -> list[list[Ending]]:
        """Cards are resolved when a value is asked for, and not before."""
        if not self._endings:
            self._endings = [
                [Ending(self._valuation, state) for state in one.endings.values()]
                for one in self.worlds
            ]
        return self._endings

    def _sides(self, backings: Backings) -> Sides:
        """How likely each ending is."""
        known = self._chances.get(backings)
        if known is None:
            mains = [_main(one, backings) for one in self.worlds]
            known = self._chances[backings] = [(main, 1 - main) for main in mains]
        return known


def _late(box: Box, state: State) -> float:
    """How much of what a card can still do is left."""
    clock = Clock.read(box, state.round_place, state.phase, len(state.turn_track))
    return min(1.0, clock.deals / len(state.corporations))


def _mean(values: Sides, chances: Sides) -> float:
    total = 0.0
    for (main, counter), (likely, unlikely) in zip(values, chances, strict=True):
        total += likely * main + unlikely * counter
    return total / len(values)


def _main(world: World, backings: Backings) -> float:
    """How likely main wins: counted votes, and doubt for each supporter still to come."""
    if len(world.owners) < 2:
        return 1.0
    settled = {one.seat: one for one in backings}
    margin, open_seats = world.votes.laid, 0
    for seat, plan in world.votes.plans.items():
        backing = settled.get(seat)
        if backing is None:
            margin += plan
            open_seats += 1
        else:
            margin += _signed(world, backing)
    doubt = SURE + DOUBT * math.sqrt(open_seats)
    # 54.5: ties go to the main offer.
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, (margin + 0.5) * 1.7 / doubt))))


def _signed(world: World, backing: SettledVotes) -> int:
    for side, seat in world.owners.items():
        if seat == backing.behind:
            return SIGN[side] * backing.cards
    return 0
