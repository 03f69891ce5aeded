"""How much threat events would raise with the city as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from newangeles_gui.content.base import Count
from newangeles_gui.content.verbs import ChangeThreat, MoveEach
from newangeles_gui.rules.box import Box
from newangeles_gui.rules.city import ROOT_THREAT, fits
from newangeles_gui.rules.pieces import BIT, MASK, ROOT, mask_of

from .remembered import Remembered

CALM = 2  # threat rises of this much and more are no calm event for anybody


class Danger(NamedTuple):
    """What events of one back, or any event, would do: mean rise and share of calm ones."""

    rise: float
    calm: float


class Forecast:
    """Looks events up by their back; remembers what it has worked out for a city."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.by_back: dict[str, list[str]] = {}
        for event in box.events.values():
            self.by_back.setdefault(event.back, []).append(event.id)
        self._dangers: Remembered[tuple[object, ...], Danger] = Remembered()

    def danger(self, city: Sequence[int], back: str) -> Danger:
        """What the events with this back would do, each as likely as the others."""
        key = (*city, back)
        danger = self._dangers.get(key)
        if danger is None:
            rises = [self.rise(event, city) for event in self.by_back[back]]
            calm = sum(1 for rise in rises if rise < CALM) / len(rises)
            danger = self._dangers.put(key, Danger(sum(rises) / len(rises), calm))
        return danger

    def any_danger(self, city: Sequence[int]) -> Danger:
        """What an event with any back would do."""
        key = tuple(city)
        danger = self._dangers.get(key)
        if danger is None:
            all_backs = [self.danger(city, back) for back in self.by_back]
            rise = sum(one.rise for one in all_backs) / len(all_backs)
            calm = sum(one.calm for one in all_backs) / len(all_backs)
            danger = self._dangers.put(key, Danger(rise, calm))
        return danger

    def rise(self, event: str, city: Sequence[int]) -> float:
        """By how much this event's effect would raise threat now."""
        risen = 0.0
        for verb in self.box.programs[event]:
            if verb.when and self._count(verb.when, city) < verb.when.at_least:
                continue
            if verb.unless and self._count(verb.unless, city) >= verb.unless.at_least:
                continue
            if isinstance(verb, ChangeThreat):
                risen += verb.by if verb.per is None else verb.by * self._count(verb.per, city)
            elif isinstance(verb, MoveEach):
                risen += ROOT_THREAT * self._reach_root(BIT[verb.piece], verb.times, city)
        return risen

    def _count(self, what: Count, city: Sequence[int]) -> int:
        mask = mask_of(what.unrest) if what.piece is None else MASK[what.piece]
        tiers = self.box.tier
        return sum(
            1
            for district, here in enumerate(city)
            if here & mask and what.tier in (None, tiers[district])
        )

    def _reach_root(self, bit: int, times: int, city: Sequence[int]) -> int:
        after = list(city)
        reached = 0
        for start in range(len(after) - 1, -1, -1):
            district = start
            for _ in range(times if after[start] & bit else 0):
                after[district] &= ~bit
                district = self._next_stop(bit, district, after)
                if district == ROOT:
                    reached += 1
                    break
                after[district] |= bit
        return reached

    def _next_stop(self, bit: int, district: int, city: Sequence[int]) -> int:
        district = self.box.next_district[district]
        while district != ROOT and not fits(city[district], bit):
            district = self.box.next_district[district]
        return district
