"""What a position is worth: money, what open streets will bring, and the chance to win with it.

What a building still brings was fitted on games (`newangeles balance --fit`): from what it would
pay now, the ends of its street that are free, and how many turns are left.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ..rules import street_income
from .builder import turns_left
from .hopes import CENTS, OFTEN

if TYPE_CHECKING:
    from ..rules import Box, State
    from .hopes import Hopes

CERTAIN: Final = 0.01


class Prospect:
    """Judges positions; it looks at nothing that is hidden."""

    def __init__(self, box: Box, hopes: Hopes) -> None:
        self.box = box
        self._kinds = {
            name: tuple(cents / CENTS for cents in one.model_dump().values())
            for name, one in hopes.kinds.items()
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
            self._add_tokens(state, found)
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
        incomes = street_income(self.box, state, street)
        if not incomes:
            return
        first, last = city.beyond(street)
        both = first is None and last is None
        size = len(city.rows[street])
        for tile, seat, value, people in incomes:
            base, by_value, by_people, then, then_value, then_people, then_both, then_size = (
                self._kinds[tiles[city.tiles[tile]].kind]
            )
            hoped = base + by_value * value + by_people * people
            hoped += time * (then + then_value * value + then_people * people + then_size * size)
            if both:
                hoped += time * then_both
            found[seat] += max(0.0, hoped)

    def _add_tokens(self, state: State, found: list[float]) -> None:
        """11.10, 11.12: what is certain by now, and half of what may come."""
        for seat, held in enumerate(state.tokens):
            least = min(held)
            found[seat] += 10 * least + 2.5 * sum(count > least for count in held)
            for kind, count in enumerate(held):
                others = max(tokens[kind] for at, tokens in enumerate(state.tokens) if at != seat)
                lead = count - others
                found[seat] += 10 / (1 + math.exp(-1.2 * lead)) if count else 0.0

    def doubt(self, state: State) -> float:
        """By how many dollars the game can still turn; at its end it cannot."""
        return CERTAIN if state.over else self._doubt + self._time_doubt * turns_left(state)


def shares(worths: list[float], doubt: float) -> list[float]:
    """Chances to win with so much, if so many dollars can still turn."""
    most = max(worths)
    powers = [math.exp((worth - most) / doubt) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]
