"""What a position is worth: money, what open streets will bring, and the chance to win with it.

What a building still brings was fitted on games (`newangeles balance --fit`): from what it would
pay now, the ends of its street that are free, and how many turns are left.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ..rules import ENTREPRENEUR, street_income
from .builder import turns_left
from .hopes import CENTS, OFTEN, Hope

if TYPE_CHECKING:
    from ..rules import Box, Income, State
    from .hopes import Hopes

CERTAIN: Final = 0.01
INSTEAD: Final = 0.7  # of what a tile in hand would be worth more, while there is time
SET, MOST = 10, 10  # dollars
BEGUN: Final = 2.5  # for each type of a set that others lack
EARLY_SLOPE, LATE_SLOPE, SOON = 1.2, 3.0, 0.3  # how surely a lead of one token lasts


class Prospect:
    """Judges positions; it looks at nothing that is hidden."""

    def __init__(self, box: Box, hopes: Hopes) -> None:
        self.box = box
        self._kinds = {
            advisor: {
                kind: _dollars(one, hopes.advisors.get(advisor, Hope.nothing()))
                for kind, one in hopes.kinds.items()
            }
            for advisor in ("", *box.advisor_symbols)
        }
        self._signs = [cents / CENTS for cents in hopes.signs]
        self._doubt, self._time_doubt = hopes.doubt / CENTS, hopes.time_doubt / CENTS

    def worths(self, state: State) -> list[float]:
        """What each player will come to, in dollars."""
        left = turns_left(state)
        time = min(1.0, left / OFTEN)
        found = [float(money) for money in state.money]
        if state.over:
            return found
        city = state.city
        for street, row in enumerate(city.rows):
            if row and not city.closed[street]:
                self._add(state, street, time, found)
        for seat, free in enumerate(state.free):
            if seat != state.sneak:
                found[seat] += time * self._signs[min(free, len(self._signs) - 1)]
        if state.business:
            for seat, held in enumerate(state.tokens):
                found[seat] += tokens_worth(state, seat, held, left)
        return found

    def of_street(self, state: State, street: int) -> list[float]:
        """What an open street will bring each player."""
        found = [0.0] * len(state.money)
        self._add(state, street, min(1.0, turns_left(state) / OFTEN), found)
        return found

    def of_signs(self, state: State, free: int) -> float:
        """What so many free signs are worth."""
        return min(1.0, turns_left(state) / OFTEN) * self._signs[min(free, len(self._signs) - 1)]

    def _add(self, state: State, street: int, time: float, found: list[float]) -> None:
        city, tiles = state.city, self.box.tiles
        # 12.12: what the Scout has in other streets is not there for long.
        incomes = street_income(self.box, state, street, final=True)
        if not incomes:
            return
        first, last = city.beyond(street)
        both = first is None and last is None
        size = len(city.rows[street])
        kinds, advisors = self._kinds[""], state.advisors
        for tile, seat, value, people in incomes:
            if advisors:
                kinds = self._kinds[advisors[seat]]
            base, by_value, by_people, then, then_value, then_people, then_both, then_size = kinds[
                tiles[city.tiles[tile]].kind
            ]
            hoped = base + by_value * value + by_people * people
            hoped += time * (then + then_value * value + then_people * people + then_size * size)
            if both:
                hoped += time * then_both
            found[seat] += max(0.0, hoped)
        if ENTREPRENEUR in advisors:
            seat = advisors.index(ENTREPRENEUR)
            found[seat] += INSTEAD * time * self._instead(state, street, seat, incomes)

    def _instead(self, state: State, street: int, seat: int, incomes: list[Income]) -> int:
        """12.11: by how much more a tile in hand would be worth than the own one worth least."""
        own = [one for one in incomes if one.seat == seat]
        if not own:
            return 0
        least = min(own, key=lambda one: one.value)
        most = least.value
        for name in set(state.hands[seat]):
            if self.box.tiles[name].kind != "copy":
                paid = street_income(self.box, state, street, False, name, least.tile)
                most = max(most, *(one.value for one in paid if one.tile == least.tile))
        return most - least.value

    def doubt(self, state: State) -> float:
        """By how many dollars the game can still turn; at its end it cannot."""
        return CERTAIN if state.over else self._doubt + self._time_doubt * turns_left(state)


def tokens_worth(state: State, seat: int, held: list[int], left: float) -> float:
    """11.10, 11.12: what so many business tokens will bring, if so many turns are left.

    A set that is begun may be completed, and a lead may be lost, as long as there is time.
    """
    least = min(held)
    begun = sum(count > least for count in held)
    found = SET * least + BEGUN * begun * min(1.0, left / OFTEN)
    slope = EARLY_SLOPE + LATE_SLOPE / (SOON + left)
    for kind, count in enumerate(held):
        if count:
            others = max(one[kind] for at, one in enumerate(state.tokens) if at != seat)
            found += MOST / (1 + math.exp(slope * (others - count)))
    return found


def _dollars(kind: Hope, advisor: Hope) -> tuple[float, ...]:
    """What is hoped of a building for its kind and for the advisor of its owner."""
    both = zip(kind.model_dump().values(), advisor.model_dump().values(), strict=True)
    return tuple((one + two) / CENTS for one, two in both)


def shares(worths: list[float], doubt: float) -> list[float]:
    """Chances to win with so much, if so many dollars can still turn."""
    most = max(worths)
    powers = [math.exp((worth - most) / doubt) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]
