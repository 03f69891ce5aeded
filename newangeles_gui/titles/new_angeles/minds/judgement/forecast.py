"""How much threat events would raise with the city as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from ...content.base import Condition, Count
from ...content.verbs import ChangeThreat, MoveEach
from ...rules.box import Box, Program
from ...rules.city import ROOT_THREAT, fits
from ...rules.pieces import BIT, MASK, ROOT, mask_of

CALM = 2  # threat rises of this much and more are no calm event for anybody


class Danger(NamedTuple):
    """What events of one back, or any event, would do: mean rise and share of calm ones."""

    rise: float
    calm: float


class Counter(NamedTuple):
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
    per: Counter | None
    march: March | None
    when: tuple[Counter, int] | None
    unless: tuple[Counter, int] | None


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
        known: dict[Counter | March, int] = {}
        return {
            back: _danger([self._rise(self.terms[event], city, known) for event in events])
            for back, events in self.by_back.items()
        }

    def rise(self, event: str, city: Sequence[int]) -> int:
        """By how much this event's effect would raise threat now."""
        return self._rise(self.terms[event], city, {})

    def _rise(
        self, terms: tuple[Term, ...], city: Sequence[int], known: dict[Counter | March, int]
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
        self, march: March, city: Sequence[int], known: dict[Counter | March, int]
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

    def _condition(self, condition: Condition | None) -> tuple[Counter, int] | None:
        return None if condition is None else (self._counter(condition), condition.at_least)

    def _counter(self, what: Count) -> Counter:
        mask = mask_of(what.unrest) if what.piece is None else MASK[what.piece]
        tiers = enumerate(self.box.tier)
        return Counter(mask, tuple(place for place, one in tiers if what.tier in (None, one)))


def _count(counter: Counter, city: Sequence[int], known: dict[Counter | March, int]) -> int:
    number = known.get(counter)
    if number is None:
        mask = counter.mask
        number = len([1 for district in counter.districts if city[district] & mask])
        known[counter] = number
    return number


def _danger(rises: list[int]) -> Danger:
    calm = sum(1 for rise in rises if rise < CALM)
    return Danger(sum(rises) / len(rises), calm / len(rises))
