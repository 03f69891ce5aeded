"""Where threat is heading: the sum of the dangers, and the chance that it ends the game."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ...rules.box import Box
from ...rules.state import State
from ...rules.steps.action_card import ILLNESS_THREAT
from .city_facts import FactBook
from .clock import Clock
from .demand_outlook import DemandOutlook
from .forecast import Danger

STANDARD_ROUNDS = 6
FADING = 0.5  # how much of today's danger is still there in later events
NEW_DANGER = 1.0  # what later events will find beside it
LATER_DEMAND = 2.6  # threat that a demand not yet known is expected to bring
DOUBT = 3.5  # how far such sums are off with the whole game ahead
LEAST_DOUBT = 0.8
NEARLY = 0.7


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
