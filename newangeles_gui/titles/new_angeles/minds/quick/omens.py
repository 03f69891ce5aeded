"""What each piece adds to the threat of events to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds.remembered import Remembered

from ...rules.pieces import HUMAN_FIRST, ORGCRIME, OUTAGE, PRISEC, UNREST
from ..judgement.city_outlook import FADING
from ..judgement.forecast import Forecast
from .sight import Sight

if TYPE_CHECKING:
    from ...rules.box import Box

ABOUT: Final[Mapping[str, int]] = {
    "human_first": HUMAN_FIRST | PRISEC,  # where they cannot go they move on
    "orgcrime": ORGCRIME | PRISEC,
    "outage": OUTAGE,
    "unrest": UNREST,
}
NEXT: Final = 1.0


class Omens:
    """Compares cities with and without a piece."""

    def __init__(self, box: Box) -> None:
        self.forecast = Forecast(box)
        self._rises: Remembered[tuple[str, tuple[int, ...]], float] = Remembered()

    def next(self, city: Sequence[int], back: str) -> float:
        """By how much the next event is expected to raise threat."""
        mask = ABOUT[back]
        return self._rise(back, tuple([here & mask for here in city]))

    def all(self, city: Sequence[int], back: str, events: int) -> float:
        """By how much threat is expected to rise through events with this city."""
        if not events:
            return 0.0
        share = FADING * (events - 1) / len(ABOUT)
        total = 0.0
        for one, mask in ABOUT.items():
            weight = share + NEXT if one == back else share
            if weight:
                total += weight * self._rise(one, tuple([here & mask for here in city]))
        return total

    def of(self, bit: int, district: int, sight: Sight) -> float:
        """By how much more threat is expected to rise with this piece in this district."""
        share = FADING * (sight.events - 1) / len(ABOUT)
        for back, mask in ABOUT.items():
            if bit & mask & ~PRISEC:
                weight = share + NEXT if back == sight.back else share
                return weight * self._added(back, mask, bit, district, sight) if weight else 0.0
        return 0.0

    def _added(self, back: str, mask: int, bit: int, district: int, sight: Sight) -> float:
        city = [here & mask for here in sight.city]
        now = self._rise(back, tuple(city))
        here = city[district]
        rest = here & ~(UNREST if bit & UNREST else bit)
        city[district] = rest if here & bit else rest | bit
        then = self._rise(back, tuple(city))
        return now - then if here & bit else then - now

    def _rise(self, back: str, city: tuple[int, ...]) -> float:
        key = (back, city)
        known = self._rises.get(key)
        if known is None:
            events = self.forecast.by_back[back]
            rises = sum([self.forecast.rise(event, city) for event in events])
            known = self._rises.put(key, rises / len(events))
        return known
