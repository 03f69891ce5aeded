"""Where threat is heading: the sum of the dangers, and the chance that it ends the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from newangeles_gui.minds.remembered import Remembered

from ...rules import (
    ANDROID,
    DARK,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS_THREAT,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    STRIKE,
    UNREST,
    Box,
    State,
)
from .city_facts import Danger, FactBook

DEALS_A_ROUND = 4  # what events and setups allow on average
DEMAND = "demand"

CHANCE_OF_MISHAP = 0.05
WORTH_OF_A_UNIT = 1.6  # how badly one missing resource hurts with no deal left
HELP_OF_A_DEAL = 0.35  # and how much each deal that is left comforts
STANDARD_ROUNDS = 6
FADING = 0.5  # how much of today's danger is still there in later events
NEW_DANGER = 1.0  # what later events will find beside it
LATER_DEMAND = 2.6  # threat that a demand not yet known is expected to bring
DOUBT = 3.5  # how far such sums are off with the whole game ahead
LEAST_DOUBT = 0.8
NEARLY = 0.7


class Clock(NamedTuple):
    """Counts from now to the next demand round and to the end."""

    productions: int  # before the next demand round
    deals_to_demand: int
    deals: int
    events: int
    later_demands: int

    @staticmethod
    def read(box: Box, round_place: int, phase: str, turns_left: int) -> Clock:
        """The clock for a space of the round track; a turn in progress is not counted."""
        rest = box.rounds[round_place:]
        if DEMAND not in rest:
            return Clock(0, 0, 0, 0, 0)
        open_round = 1 if phase in ("setup", "action") else 0
        skip = 1 if rest[0] != DEMAND else 0
        to_demand = rest.index(DEMAND) - skip
        standard = sum(1 for one in rest[skip:] if one != DEMAND)
        return Clock(
            productions=open_round + to_demand,
            deals_to_demand=turns_left + DEALS_A_ROUND * to_demand,
            deals=turns_left + DEALS_A_ROUND * standard,
            events=open_round + standard,
            later_demands=rest.count(DEMAND) - 1,
        )


class DemandOutlook:
    """Plays the productions until the demand round on the city as it is."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._supplies: Remembered[tuple[int, ...], tuple[int, ...]] = Remembered()
        self._outputs: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def supply(
        self, city: Sequence[int], supply: Sequence[int], productions: int
    ) -> tuple[int, ...]:
        """The supply after so many productions if nobody changes the city."""
        key = (productions, *supply, *city)
        after = self._supplies.get(key)
        if after is None:
            amounts, districts = list(supply), list(city)
            for _ in range(productions):
                self._produce(districts, amounts)
            after = self._supplies.put(key, tuple(amounts))
        return after

    def failure(self, targets: Sequence[int], supply: Sequence[int], clock: Clock) -> float:
        """The chance that the demand will not be met with this projected supply."""
        missing = 0
        for want, have in zip(targets, supply, strict=True):
            if want > have:
                missing += want - have
        return chance_of_failure(missing, clock)

    def output(self, district: int, here: int, productions: int) -> tuple[int, ...]:
        """What a district with an android and these pieces delivers in so many productions."""
        key = (district, here, productions)
        found = self._outputs.get(key)
        if found is None:
            amounts = [0] * len(self.box.track_ends)
            for _ in range(productions):
                self._exploit(district, here, amounts)
                here = _after_exploiting(here)
            found = self._outputs[key] = tuple(amounts)
        return found

    def _produce(self, city: list[int], supply: list[int]) -> None:
        for district, here in enumerate(city):
            if here & ANDROID:
                self._exploit(district, here, supply)
                city[district] = _after_exploiting(here)

    def _exploit(self, district: int, here: int, supply: list[int]) -> None:
        if here & DARK:
            return
        ends = self.box.track_ends
        if not here & ORGCRIME:
            bonus = 1 if here & DEVELOPMENT else 0
            for resource, amount in self.box.primary[district]:
                supply[resource] = min(ends[resource], supply[resource] + amount + bonus)
        for resource, amount in self.box.secondary[district]:
            supply[resource] = min(ends[resource], supply[resource] + amount)


def chance_of_failure(missing: int, clock: Clock) -> float:
    """The chance that a demand which is short of so much will not be met."""
    if not clock.deals_to_demand and not clock.productions:
        return 1.0 if missing else 0.0
    hurt = WORTH_OF_A_UNIT * missing / (1 + HELP_OF_A_DEAL * clock.deals_to_demand)
    return 1 - math.exp(-CHANCE_OF_MISHAP - hurt)


def _after_exploiting(here: int) -> int:
    if here & HUMAN_FIRST:
        if here & (UNREST | OUTAGE):
            return here & ~UNREST | OUTAGE
        return here | STRIKE
    if here & DARK:
        return here
    return here & ~PROTEST | STRIKE if here & PROTEST else here | PROTEST


class CityOutlook:
    """Adds up what events, the demand and pieces in the city will do to threat."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.facts = FactBook(box)
        self.forecast = self.facts.forecast
        self.demands = DemandOutlook(box)

    def chance_of_end(self, state: State, clock: Clock, relief: float = 0.0) -> float:
        """The chance that threat ends the game."""
        expected = self.expected_threat(state, clock) - relief
        far = min(1.0, clock.events / STANDARD_ROUNDS)
        doubt = LEAST_DOUBT + (DOUBT - LEAST_DOUBT) * far
        return 1 / (1 + math.exp((self.box.threat_end - NEARLY - expected) / doubt))

    def expected_threat(self, state: State, clock: Clock) -> float:
        """Threat at the end if players mend about as much as they always do."""
        expected = float(state.threat)
        if state.ill_involved and self._illness_counts(state):
            expected += ILLNESS_THREAT
        if clock.events:
            facts = self.facts.of(state.city)
            expected += facts.dangers[self._back(state)].rise
            expected += (clock.events - 1) * (FADING * facts.any_rise + NEW_DANGER)
            expected += facts.pressure * clock.events / STANDARD_ROUNDS
        expected += self.demand_failure(state, clock) * self._demand_threat(state)
        return expected + LATER_DEMAND * clock.later_demands

    def next_event(self, state: State) -> Danger:
        """What the next event is expected to do, by the back that all see."""
        return self.facts.of(state.city).dangers[self._back(state)]

    def demand_failure(self, state: State, clock: Clock) -> float:
        """The chance that the open demand will not be met."""
        targets = self.box.targets[state.demand]
        return self.demands.failure(targets, self.projected(state, clock), clock)

    def projected(self, state: State, clock: Clock) -> Sequence[int]:
        """The supply in the demand round if nobody changes anything."""
        return self.demands.supply(state.city, state.supply, clock.productions)

    def _demand_threat(self, state: State) -> int:
        return self.box.content.demands[state.demand].threat

    def _back(self, state: State) -> str:
        return self.box.back_of[state.next_event]

    def _illness_counts(self, state: State) -> bool:
        card = self.box.cards.get(state.resolving)
        return card is not None and card.illness_counts
