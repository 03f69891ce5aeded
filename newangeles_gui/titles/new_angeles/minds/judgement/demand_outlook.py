"""What the supply will hold in the demand round, and how likely the demand is met."""

from __future__ import annotations

import math
from collections.abc import Sequence

from newangeles_gui.minds.remembered import Remembered

from ...rules.box import Box
from ...rules.pieces import (
    ANDROID,
    DARK,
    DEVELOPMENT,
    HUMAN_FIRST,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    STRIKE,
    UNREST,
)
from .clock import Clock

CHANCE_OF_MISHAP = 0.05
WORTH_OF_A_UNIT = 1.6  # how badly one missing resource hurts with no deal left
HELP_OF_A_DEAL = 0.35  # and how much each deal that is left comforts


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
