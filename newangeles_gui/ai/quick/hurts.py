"""How much each piece hurts where it stands, counted in threat to come."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from newangeles_gui.rules.box import Box
from newangeles_gui.rules.city import ROOT_THREAT, fits
from newangeles_gui.rules.pieces import (
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

from ..city_facts import IN_TIER, PRESSURE, WITH_ANDROID

# What the next event is about hurts more.
ANNOUNCED: Final = 0.6
# A district that should produce matters more while the demand is not certain to be met.
IDLE: Final = 1.3
STOPS: Final = ORGCRIME | OUTAGE | STRIKE
SICK: Final = 2.0  # 3.0: threat that rises when a card touches an ill district
ABOUT: Final[Mapping[str, int]] = MappingProxyType(
    {"human_first": HUMAN_FIRST, "orgcrime": ORGCRIME, "outage": OUTAGE, "unrest": UNREST}
)
BITS: Final = (HUMAN_FIRST, ORGCRIME, PRISEC, ILLNESS, OUTAGE, DEVELOPMENT, PROTEST, STRIKE)


class Sight(NamedTuple):
    """A city, what the next event is about, and how much the demand is short of."""

    city: tuple[int, ...]
    back: str
    missing: int


class Hurts:
    """A table by piece, district and whether an android works there."""

    def __init__(self, box: Box) -> None:
        self._table: dict[tuple[str, bool, int], tuple[float, ...]] = {}
        for back, mask in ABOUT.items():
            for short in (False, True):
                for bit in BITS:
                    self._table[back, short, bit] = _row(box, bit, bool(bit & mask), short)
        self._size = len(box.tier)
        self._next = box.next_district

    def of(self, bit: int, district: int, sight: Sight) -> float:
        """What this piece does or would do in this district."""
        place = district + self._size if sight.city[district] & ANDROID else district
        return self._table[sight.back, sight.missing > 0, bit][place]

    def of_placing(self, bit: int, district: int, sight: Sight, sick: float) -> float:
        """What placing a piece does, which moves on where it does not fit (34.3).

        `sick` is what touching an ill district costs, on the way too (R.2).
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
                return paid + ROOT_THREAT


def _row(box: Box, bit: int, announced: bool, short: bool) -> tuple[float, ...]:
    plain = ANNOUNCED if announced else 0.0
    idle = IDLE if short and bit & STOPS else 0.0
    return (
        *(PRESSURE[bit] * IN_TIER[tier] + plain for tier in box.tier),
        *(PRESSURE[bit] * IN_TIER[tier] * WITH_ANDROID + plain + idle for tier in box.tier),
    )
