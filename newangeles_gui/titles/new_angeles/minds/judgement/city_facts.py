"""All that is worth knowing about a city as such, worked out once for each city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from newangeles_gui.minds.remembered import Remembered

from ...content.specs import Contract
from ...rules.box import Box
from ...rules.pieces import (
    ANDROID,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    MASK,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    STRIKE,
)
from .forecast import Danger, Forecast

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


class CityFacts(NamedTuple):
    """Dangers by event back, from any event and in the long run; what contracts could earn."""

    dangers: Mapping[str, Danger]
    any_rise: float
    pressure: float
    earnings: Mapping[str, int]


class FactBook:
    """Looks facts up by city."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.forecast = Forecast(box)
        self._facts: Remembered[tuple[int, ...], CityFacts] = Remembered()

    def of(self, city: Sequence[int]) -> CityFacts:
        """The facts about a city."""
        key = tuple(city)
        facts = self._facts.get(key)
        return facts or self._facts.put(key, self._work_out(key))

    def _work_out(self, city: tuple[int, ...]) -> CityFacts:
        dangers = self.forecast.dangers(city)
        any_rise = sum(danger.rise for danger in dangers.values()) / len(dangers)
        pressure = sum(self._pressure(place, here) for place, here in enumerate(city) if here)
        earnings = {
            corporation: contract.pays * _paying(contract, city)
            for corporation, contract in self.box.contracts.items()
        }
        return CityFacts(dangers, any_rise, pressure, earnings)

    def _pressure(self, district: int, here: int) -> float:
        total = 0.0
        for bit, weight in PRESSURE.items():
            if here & bit:
                total += weight
        total *= IN_TIER[self.box.tier[district]]
        return total * WITH_ANDROID if here & ANDROID else total


def _paying(contract: Contract, city: Sequence[int]) -> int:
    """How many times over a contract could pay in this city."""
    if contract.on == "removed" and contract.piece is not None:
        mask = MASK[contract.piece]
        return sum([(here & mask).bit_count() for here in city])
    if contract.on == "unrest_fell":
        return sum([2 if here & STRIKE else 1 for here in city if here & (STRIKE | PROTEST)])
    return 0
