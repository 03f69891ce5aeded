"""All that is worth knowing about a city as such, worked out once, and where threat is heading.

The sum of the dangers gives the chance that threat ends the game.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from newangeles_gui.minds import Remembered

from ...content import ChangeThreat, Condition, Contract, Count, MoveEach
from ...rules import (
    ANDROID,
    BIT,
    DARK,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    ILLNESS_THREAT,
    MASK,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    ROOT,
    ROOT_THREAT,
    STRIKE,
    UNREST,
    Box,
    Program,
    State,
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
