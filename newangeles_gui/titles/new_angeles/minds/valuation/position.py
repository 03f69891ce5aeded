"""A position as numbers: what each seat has, and where threat is heading.

Who bargains values the same position after hundreds of changes of capital and of owners of assets:
all the rest of it is read once. The chances are those that Valuation finds for the changed state,
to the last bit: every sum is added up in the same order.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from newangeles_gui.minds import Remembered, rising

from ...rules import FEDERALIST
from ..judgement import (
    HAND_WORTHS,
    MOST_CARDS,
    CityFacts,
    CityOutlook,
    Clock,
    Eye,
    Holdings,
    held_worth,
)

if TYPE_CHECKING:
    from ...rules import Box, State
    from .model import Valuation

Vector = tuple[float, ...]

ROUNDS = 6
LEAST_DOUBT = 0.8
DOUBT = 2.7  # more, with the whole game ahead
WIDENING = 0.6  # how much the capital of a seat strays in a deal, squared
DOUBTFUL = 1.0  # and what nobody knows even when no deal is left
FULL_GAME = 24.0
GOAL = 24.5  # a Federalist needs 25
CLIP = 6.0
DEALS_A_THREAT = 0.7  # how soon threat uses up the room that is left
WEALTH = 6.0
# Threat 25 is everybody's loss and calm is nobody's gain: who weighs it by its own chance alone
# leaves it to the others. Found by playing.
FEAR = 1.5


class PositionTable(NamedTuple):
    """What is the same for all who look at a position."""

    clock: Clock
    threat: Vector  # by THREAT_NAMES without what a Federalist does
    holdings: tuple[Vector, ...]  # for each seat, by LEAD_NAMES without `steady` and `pace`;
    # empty for a seat that was not asked about
    spread: float  # how far things can still go apart


class PositionReader:
    """Reads positions; remembers what a city and a set of assets come to."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.outlook = CityOutlook(box)
        self.incomes = Holdings(box, self.outlook)
        self._clocks: Remembered[tuple[int, str, int], Clock] = Remembered()
        self._assets: Remembered[tuple[object, ...], Vector] = Remembered()
        self._calm = {
            name: one.pays for name, one in box.contracts.items() if one.on == "calm_event"
        }

    def table(self, state: State, seats: Collection[int] | None = None) -> PositionTable:
        """Everything about a position but who looks at it; the holdings of all or some seats."""
        key = (state.round_place, state.phase, len(state.turn_track))
        clock = self._clocks.get(key) or self._clocks.put(key, Clock.read(self.box, *key))
        facts = self.outlook.facts.of(state.city)
        asked = range(len(state.corporations)) if seats is None else seats
        holdings = self._holdings(state, clock, facts, asked)
        return PositionTable(
            clock, self._threat(state, clock, facts), holdings, spread(clock.deals)
        )

    def _threat(self, state: State, clock: Clock, facts: CityFacts) -> Vector:
        far = min(1.0, clock.events / ROUNDS)
        certain = 1 / (LEAST_DOUBT + DOUBT * far)
        next_event = later = 0.0
        if clock.events:
            next_event = facts.dangers[self.box.back_of[state.next_event]].rise
            later = (clock.events - 1) * facts.any_rise
        demand = self.outlook.demand_failure(state, clock)
        demand *= self.box.content.demands[state.demand].threat
        return (
            1.0,
            certain,
            (state.threat - self.box.threat_end) * certain,
            next_event * certain,
            later * certain,
            facts.pressure * far * certain,
            demand * certain,
            clock.later_demands * certain,
        )

    def _holdings(
        self, state: State, clock: Clock, facts: CityFacts, asked: Collection[int]
    ) -> tuple[Vector, ...]:
        players = len(state.corporations)
        late = min(1.0, clock.deals / players)
        assets = self.asset_worths(state.owners, clock, players)
        calm = 0.0
        if clock.events:
            calm = facts.dangers[self.box.back_of[state.next_event]].calm
        found: list[Vector] = []
        for seat, name in enumerate(state.corporations):
            if seat not in asked:
                found.append(())
                continue
            contract = late * facts.earnings[name]
            if name in self._calm:
                contract = calm * self._calm[name]
            found.append(
                (
                    float(state.capital[seat]),
                    assets[seat],
                    late * HAND_WORTHS[min(len(state.hands[seat]), MOST_CARDS)],
                    late * _usable_emergencies(state, seat),
                    contract,
                    self.investment(state, state.investments[seat], clock),
                    float((clock.deals - (seat - state.active) % players + players - 1) // players),
                )
            )
        return tuple(found)

    def asset_worths(self, owners: Mapping[str, int], clock: Clock, players: int) -> Vector:
        """What the assets of each seat are worth together."""
        key = (clock.deals, players, *owners.items())
        known = self._assets.get(key)
        if known is None:
            totals = [0.0] * players
            for asset, owner in owners.items():
                totals[owner] += held_worth(self.box, asset, clock, players)
            known = self._assets.put(key, tuple(totals))
        return known

    def investment(self, state: State, card: str, clock: Clock) -> float:
        """What an investment is likely to pay; one that is not known has no name."""
        return self.incomes.income(state, card, clock)


def spread(deals: float) -> float:
    """How far the capital of two seats can still go apart."""
    return sqrt(DOUBTFUL + WIDENING * deals)


def federalist_terms(clock: Clock, room: int, capital: float, worth: float) -> Vector:
    """How ready a Federalist is for the end by threat, by FEDERALIST_NAMES.

    Near the end only capital counts, since nothing else will have turned into capital by then.
    """
    deals = min(float(clock.deals), DEALS_A_THREAT * room)
    share = deals / clock.deals if clock.deals else 0.0
    ready = (capital + share * (worth - capital) - GOAL) / spread(deals)
    return (1.0, max(-CLIP, min(CLIP, ready)))


def lurking(state: State) -> float:
    """Whether somebody wants threat to rise, or how likely that is where nothing is known."""
    if FEDERALIST in state.rivals:
        return 1.0
    players = len(state.corporations)
    return (players - 1) / players if "" in state.rivals or not state.rivals else 0.0


def rich_federalist(state: State) -> float:
    """How much somebody who wants threat to rise can already profit from it."""
    if FEDERALIST not in state.rivals:
        return 0.0
    return riches(state.capital[state.rivals.index(FEDERALIST)])


def riches(capital: int) -> float:
    """How near a Federalist is to having enough."""
    return min(1.0, max(0.0, (capital - 17) / WEALTH))


def worth(holdings: Vector, weights: Sequence[float]) -> float:
    """Everything that a seat has, in capital."""
    total = 0.0
    for amount, weight in zip(holdings, weights, strict=True):
        total += amount * weight
    return total


def _usable_emergencies(state: State, seat: int) -> int:
    """17.6: one's own and stolen ones, if they lie face up."""
    usable = 0
    for owner, holder in enumerate(state.emergency_holder):
        if holder == seat and state.emergency_up[owner]:
            usable += 1
    return usable


Sight: TypeAlias = "Federalist | Rival | Anybody | Field"  # a position as one eye sees it

CHANGING: Final = 2  # capital and assets come first in the holdings of a seat


class End(NamedTuple):
    """The chance that threat ends the game, and how much is left for those who lose by that."""

    chance: float
    left: float


class WealthPosition:
    """Chances to win in a position that is not over, whatever changes hands in it."""

    def __init__(self, valuation: Valuation, state: State) -> None:
        self.valuation = valuation
        self.state = state
        self.table = valuation.reader.table(state)
        dangers = _products(valuation.dangers(state, self.table), valuation.for_threat)
        self._danger = _added(0.0, dangers[:-1])  # without how rich a Federalist is
        known = FEDERALIST in state.rivals
        self._federalist = state.rivals.index(FEDERALIST) if known else -1
        self._sights: dict[Eye, Sight] = {}
        self._ends: dict[int, End] = {}

    def chance(self, eye: Eye, capital: Sequence[int], assets: Vector) -> float:
        """The chance that the eye's seat wins if every seat has this much in both."""
        return self.sight(eye).chance(self.end(capital), capital, assets)

    def sight(self, eye: Eye) -> Sight:
        """The position as one eye sees it."""
        known = self._sights.get(eye)
        if known is None:
            known = self._sights[eye] = self._seen_by(eye)
        return known

    def assets(self, owners: Mapping[str, int]) -> Vector:
        """What the assets of each seat are worth with other owners."""
        players = len(self.state.corporations)
        return self.valuation.reader.asset_worths(owners, self.table.clock, players)

    def end(self, capital: Sequence[int]) -> End:
        """It changes with what a Federalist has, if there is one."""
        held = capital[self._federalist] if self._federalist >= 0 else 0
        known = self._ends.get(held)
        if known is None:
            rich = riches(held) if self._federalist >= 0 else 0.0
            rich *= self.table.threat[1]
            end = rising(self._danger + rich * self.valuation.for_threat[-1])
            known = self._ends[held] = End(end, math.pow(1 - end, FEAR))
        return known

    def _seen_by(self, eye: Eye) -> Sight:
        if eye.rival == FEDERALIST:
            return Federalist(self, eye)
        if self.valuation.is_field(self.state, eye):
            return Field(self, eye)
        return Rival(self, eye) if eye.rival else Anybody(self, eye)


class PositionSeen:
    """What every eye needs of a position."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        self.valuation = position.valuation
        self.state = position.state
        self.table = position.table
        self.eye = eye
        self.seat = eye.seat


class Federalist(PositionSeen):
    """Wins if threat ends the game and it is rich enough by then."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.wealth = Wealth(position, eye.seat)
        self.income = self.valuation.income(self.state, self.table, eye)
        self.room = self.valuation.box.threat_end - self.state.threat

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance of both."""
        worth = self.wealth.of(capital, assets) + self.income
        held = capital[self.seat]
        ready = federalist_terms(self.table.clock, self.room, held, worth)
        return end.chance * rising(_added(0.0, _products(ready, self.valuation.for_federalist)))


class Leader(PositionSeen):
    """Wins if it is richer than somebody, and threat does not end the game."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.closer = 1 / self.table.spread
        self.weights = self.valuation.for_lead["rival"]

    def fixed(self, eye: Eye) -> Vector:
        """What does not change of the lead before those whom an eye compares itself with."""
        terms = _products(self.valuation.lead(self.state, self.table, eye), self.weights)
        return terms[1 + CHANGING :]

    def beats(self, end: End, more: float, better: float, fixed: Vector) -> float:
        """The chance to win with so much more capital and so much better assets."""
        start, capital, assets = self.weights[: 1 + CHANGING]
        odds = start + more * self.closer * capital + better * self.closer * assets
        for one in fixed:
            odds += one
        return end.left * rising(odds)


class Rival(Leader):
    """Against one rival that is known."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.other = self.state.corporations.index(eye.rival)
        self.rest = self.fixed(eye)

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance to be richer than the rival."""
        seat, other = self.seat, self.other
        more, better = capital[seat] - capital[other], assets[seat] - assets[other]
        return self.beats(end, more, better, self.rest)


class Anybody(Leader):
    """Against a rival that is not known: the average of all the others."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.others = [one for one in range(len(self.state.corporations)) if one != eye.seat]
        self.rest = self.fixed(eye)
        self._better: dict[Vector, float] = {}

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance to be richer than that."""
        own = capital[self.seat]
        more = own - (sum(capital) - own) / len(self.others)
        better = self._better.get(assets)
        if better is None:
            mean = sum([assets[one] for one in self.others]) / len(self.others)
            better = self._better[assets] = assets[self.seat] - mean
        return self.beats(end, more, better, self.rest)


class Field(Leader):
    """Against most of the others (67.2): who has to be beaten changes with what they have."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        names = self.state.corporations
        self.weights = self.valuation.for_lead["field"]
        self.others = [one for one in range(len(names)) if one != eye.seat]
        self.place = self.valuation.box.limits.own_rival_beats[len(names)] - 1
        self.wealth = {one: Wealth(position, one) for one in self.others}
        self.rest = {one: self.fixed(eye._replace(rival=names[one])) for one in self.others}

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance to be richer than the rank that counts."""
        ranked = sorted(self.others, key=lambda one: self.wealth[one].of(capital, assets))
        seat, other = self.seat, ranked[self.place]
        more, better = capital[seat] - capital[other], assets[seat] - assets[other]
        return self.beats(end, more, better, self.rest[other])


class Wealth:
    """Everything that a seat has, in capital."""

    def __init__(self, position: WealthPosition, seat: int) -> None:
        valuation, table = position.valuation, position.table
        self.seat = seat
        self.weights = valuation.in_capital
        self.rest = _products(table.holdings[seat], self.weights)[CHANGING:]
        self.pace = valuation.own_pace(position.state, table, seat)

    def of(self, capital: Sequence[int], assets: Vector) -> float:
        """With this much in both."""
        changing = capital[self.seat] * self.weights[0] + assets[self.seat] * self.weights[1]
        return _added(changing, self.rest) + self.pace


def _products(amounts: Vector, weights: Vector) -> Vector:
    return tuple([amount * weight for amount, weight in zip(amounts, weights, strict=True)])


def _added(total: float, terms: Sequence[float]) -> float:
    """One after the other: the order decides about the last bit, and sum() has its own way."""
    for one in terms:
        total += one
    return total
