"""How much each piece hurts where it stands, counted in threat to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.box import Box
from ...rules.city import fits
from ...rules.pieces import (
    ANDROID,
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    ROOT,
    STRIKE,
    TRAVELLING,
    UNREST,
)
from ..judgement.city_facts import IN_TIER, PRESSURE, WITH_ANDROID
from ..judgement.city_outlook import STANDARD_ROUNDS
from .omens import Omens
from .sight import Demand, Sight

# What changes what a district delivers.
WORKS: Final = HUMAN_FIRST | ORGCRIME | OUTAGE | DEVELOPMENT | UNREST
TOLD: Final = HUMAN_FIRST | ORGCRIME | OUTAGE | UNREST  # what events are about
BITS: Final = (HUMAN_FIRST, ORGCRIME, PRISEC, ILLNESS, OUTAGE, DEVELOPMENT, PROTEST, STRIKE)


class Hurts:
    """A table by piece, district and whether an android works there; and the demand."""

    def __init__(self, box: Box, demand: Demand) -> None:
        self.demand = demand
        self.omens = Omens(box)
        self._table = {bit: _row(box, bit) for bit in BITS}
        self._districts: dict[tuple[int, int], float] = {}
        self._size = len(box.tier)
        self._next = box.next_district

    def of(self, bit: int, district: int, sight: Sight) -> float:
        """What this piece does or would do in this district."""
        here = sight.city[district]
        place = district + self._size if here & ANDROID else district
        hurt = self._table[bit][place] * sight.events / STANDARD_ROUNDS
        if bit & TOLD and sight.events:
            hurt += self.omens.of(bit, district, sight)
        if bit & WORKS and here & ANDROID and sight.productions:
            hurt += self._lost(bit, district, here, sight)
        return hurt

    def all(self, city: Sequence[int], back: str, events: int) -> float:
        """What everything in a city is expected to raise threat by, but for the demand."""
        total = 0.0
        for district, here in enumerate(city):
            known = self._districts.get((district, here))
            if known is None:
                place = district + self._size if here & ANDROID else district
                known = sum(row[place] for bit, row in self._table.items() if here & bit)
                self._districts[district, here] = known
            total += known
        return total * events / STANDARD_ROUNDS + self.omens.all(city, back, events)

    def _lost(self, bit: int, district: int, here: int, sight: Sight) -> float:
        """What the demand loses by this piece."""
        output = self.demand.output
        rest = here & ~(UNREST if bit & UNREST else bit)
        now = output(district, here, sight)
        if here & bit:
            return self.demand.change(sight, now, output(district, rest, sight))
        return -self.demand.change(sight, now, output(district, rest | bit, sight))

    def of_placing(self, bit: int, district: int, sight: Sight, sick: float, root: float) -> float:
        """What placing a piece does, which moves on where it does not fit (34.3).

        `sick` is what touching an ill district costs, on the way too (R.2); `root` the way out.
        """
        city, paid = sight.city, 0.0
        while True:
            here = city[district]
            if here & ILLNESS:
                paid = sick
            if fits(here, bit):
                return paid + self.of(bit, district, sight)
            if not bit & TRAVELLING:
                return paid  # R.19
            district = self._next[district]
            if district == ROOT:
                return paid + root


def _row(box: Box, bit: int) -> tuple[float, ...]:
    plain = [PRESSURE[bit] * IN_TIER[tier] for tier in box.tier]
    return (*plain, *(one * WITH_ANDROID for one in plain))
