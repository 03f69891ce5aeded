"""Where threat is heading: the sum of the dangers, and the chance that it ends the game."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from newangeles_gui.rules.box import Box
from newangeles_gui.rules.pieces import (
    ANDROID,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    STRIKE,
)
from newangeles_gui.rules.state import State
from newangeles_gui.rules.steps.action_card import ILLNESS_THREAT

from .clock import Clock
from .demand_outlook import DemandOutlook
from .forecast import Forecast
from .remembered import Remembered

# Trouble to come from a piece that stays through all six rounds, counted in threat.
PRESSURE: Mapping[int, float] = MappingProxyType(
    {
        HUMAN_FIRST: 0.8,
        ORGCRIME: 0.7,
        PRISEC: -0.6,
        ILLNESS: 0.9,
        OUTAGE: 0.8,
        DEVELOPMENT: -0.4,
        PROTEST: 0.2,
        STRIKE: 0.7,
    }
)
IN_TIER: Mapping[int, float] = MappingProxyType({1: 0.8, 2: 1.0, 3: 1.4})
WITH_ANDROID = 1.4  # a broken district that should produce matters more
STANDARD_ROUNDS = 6
FADING = 0.5  # how much of today's danger is still there in later events
NEW_DANGER = 1.0  # what later events will find beside it
LATER_DEMAND = 2.6  # threat that a demand not yet known is expected to bring
DOUBT = 3.5  # how far such sums are off with the whole game ahead


class CityOutlook:
    """Adds up what events, the demand and pieces in the city will do to threat."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.forecast = Forecast(box)
        self.demands = DemandOutlook(box)
        self._pressures: Remembered[tuple[int, ...], float] = Remembered()

    def chance_of_end(self, state: State, clock: Clock, relief: float = 0.0) -> float:
        """The chance that threat ends the game."""
        expected = self.expected_threat(state, clock) - relief
        doubt = 0.8 + (DOUBT - 0.8) * min(1.0, clock.events / STANDARD_ROUNDS)
        return 1 / (1 + math.exp((self.box.threat_end - 0.7 - expected) / doubt))

    def expected_threat(self, state: State, clock: Clock) -> float:
        """Threat at the end if players mend about as much as they always do."""
        expected = float(state.threat)
        if state.ill_involved and self._illness_counts(state):
            expected += ILLNESS_THREAT
        if clock.events:
            expected += self.next_event(state)
            later = clock.events - 1
            known = self.forecast.any_danger(state.city).rise
            expected += later * (FADING * known + NEW_DANGER)
            expected += self._pressure(state.city) * clock.events / STANDARD_ROUNDS
        expected += self.demand_failure(state, clock) * self._demand_threat(state)
        return expected + LATER_DEMAND * clock.later_demands

    def next_event(self, state: State) -> float:
        """What the next event is expected to do, by the back that all see."""
        return self.forecast.danger(state.city, self._back(state)).rise

    def calm(self, state: State) -> float:
        """The chance that the next event leaves threat about where it is."""
        return self.forecast.danger(state.city, self._back(state)).calm

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
        return self.box.events[state.event_deck[-1]].back

    def _illness_counts(self, state: State) -> bool:
        card = self.box.cards.get(state.resolving)
        return card is not None and card.illness_counts

    def _pressure(self, city: Sequence[int]) -> float:
        key = tuple(city)
        pressure = self._pressures.get(key)
        if pressure is None:
            total = sum(
                self._district_pressure(district, here) for district, here in enumerate(city)
            )
            pressure = self._pressures.put(key, total)
        return pressure

    def _district_pressure(self, district: int, here: int) -> float:
        total = sum(weight for bit, weight in PRESSURE.items() if here & bit)
        total *= IN_TIER[self.box.tier[district]]
        return total * WITH_ANDROID if here & ANDROID else total
