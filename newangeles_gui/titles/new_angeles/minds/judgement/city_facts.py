"""All that is worth knowing about a city as such, worked out once for each city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from newangeles_gui.minds.remembered import Remembered

from ...content.base import Condition, Count
from ...content.specs import Contract
from ...content.verbs import ChangeThreat, MoveEach
from ...rules import (
    ANDROID,
    BIT,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    MASK,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    ROOT,
    ROOT_THREAT,
    STRIKE,
    Box,
    Program,
    fits,
    mask_of,
)

CALM = 2  # threat rises of this much and more are no calm event for anybody

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


class Danger(NamedTuple):
    """What events of one back, or any event, would do: mean rise and share of calm ones."""

    rise: float
    calm: float


class PieceCounter(NamedTuple):
    """What is counted: pieces in these districts."""

    mask: int
    districts: tuple[int, ...]


class March(NamedTuple):
    """Units of one kind that all move on."""

    bit: int
    times: int


class Term(NamedTuple):
    """One verb of an event: threat by an amount, for each thing counted, or units that move."""

    by: int
    per: PieceCounter | None
    march: March | None
    when: tuple[PieceCounter, int] | None
    unless: tuple[PieceCounter, int] | None


class Forecast:
    """Events as sums over counts, and grouped by their back."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.terms = MappingProxyType(
            {event: self._terms(box.programs[event]) for event in box.events}
        )
        backs: dict[str, list[str]] = {}
        for event in box.events.values():
            backs.setdefault(event.back, []).append(event.id)
        self.by_back = MappingProxyType({back: tuple(events) for back, events in backs.items()})

    def dangers(self, city: Sequence[int]) -> Mapping[str, Danger]:
        """What the events with each back would do, each as likely as the others."""
        known: dict[PieceCounter | March, int] = {}
        return {
            back: _danger([self._rise(self.terms[event], city, known) for event in events])
            for back, events in self.by_back.items()
        }

    def rise(self, event: str, city: Sequence[int]) -> int:
        """By how much this event's effect would raise threat now."""
        return self._rise(self.terms[event], city, {})

    def _rise(
        self, terms: tuple[Term, ...], city: Sequence[int], known: dict[PieceCounter | March, int]
    ) -> int:
        risen = 0
        for by, per, march, when, unless in terms:
            if when is not None and _count(when[0], city, known) < when[1]:
                continue
            if unless is not None and _count(unless[0], city, known) >= unless[1]:
                continue
            if march is not None:
                risen += ROOT_THREAT * self._reach_root(march, city, known)
            else:
                risen += by if per is None else by * _count(per, city, known)
        return risen

    def _reach_root(
        self, march: March, city: Sequence[int], known: dict[PieceCounter | March, int]
    ) -> int:
        reached = known.get(march)
        if reached is None:
            after = list(city)
            reached = 0
            for start in range(len(after) - 1, -1, -1):
                if after[start] & march.bit and self._march(march, start, after):
                    reached += 1
            known[march] = reached
        return reached

    def _march(self, march: March, start: int, city: list[int]) -> bool:
        """Moves one unit; tells whether it came to the Root."""
        district = start
        for _ in range(march.times):
            city[district] &= ~march.bit
            district = self.box.next_district[district]
            while district != ROOT and not fits(city[district], march.bit):
                district = self.box.next_district[district]
            if district == ROOT:
                return True
            city[district] |= march.bit
        return False

    def _terms(self, program: Program) -> tuple[Term, ...]:
        terms = []
        for verb in program:
            when, unless = self._condition(verb.when), self._condition(verb.unless)
            if isinstance(verb, ChangeThreat):
                per = None if verb.per is None else self._counter(verb.per)
                terms.append(Term(verb.by, per, None, when, unless))
            elif isinstance(verb, MoveEach):
                terms.append(Term(0, None, March(BIT[verb.piece], verb.times), when, unless))
        return tuple(terms)

    def _condition(self, condition: Condition | None) -> tuple[PieceCounter, int] | None:
        return None if condition is None else (self._counter(condition), condition.at_least)

    def _counter(self, what: Count) -> PieceCounter:
        mask = mask_of(what.unrest) if what.piece is None else MASK[what.piece]
        tiers = enumerate(self.box.tier)
        return PieceCounter(mask, tuple(place for place, one in tiers if what.tier in (None, one)))


def _count(
    counter: PieceCounter, city: Sequence[int], known: dict[PieceCounter | March, int]
) -> int:
    number = known.get(counter)
    if number is None:
        mask = counter.mask
        number = len([1 for district in counter.districts if city[district] & mask])
        known[counter] = number
    return number


def _danger(rises: list[int]) -> Danger:
    calm = sum(1 for rise in rises if rise < CALM)
    return Danger(sum(rises) / len(rises), calm / len(rises))


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
