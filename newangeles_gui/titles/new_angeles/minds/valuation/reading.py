"""A position as numbers: what each seat has, and where threat is heading."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.minds.remembered import Remembered

from ...rules import FEDERALIST
from ..judgement import HAND_WORTHS, MOST_CARDS, CityFacts, CityOutlook, Clock, Holdings, held_worth

if TYPE_CHECKING:
    from ...rules import Box, State

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
