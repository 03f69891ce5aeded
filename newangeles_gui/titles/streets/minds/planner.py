"""What a place does to everybody's prospects: what is looked at, only where something changes.

This is nearly what trying every answer finds, in a third of the time; playouts live on it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from ..content import COLOURS
from ..rules import STEPS, accepting, lying_text, places, street_income, street_people
from .builder import Builder
from .outlook import shares
from .quick import person_price

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Box, City, Game, State
    from .outlook import Prospect
    from .quick import StreetsPolicy


class Planner:
    """Judges the places of one turn."""

    def __init__(self, box: Box, prospect: Prospect, state: State, seat: int) -> None:
        self.box, self.prospect, self.state, self.seat = box, prospect, state, seat
        self.city = state.city
        self.weights = self._weights()
        self.known: dict[int, float] = {}  # what each street promises now
        self.homes: list[list[tuple[float, int]]] = [self._homes(one) for one in COLOURS]
        self.seekers = [sum(of) for of in zip(*self.city.seekers, strict=True)]

    def _weights(self) -> list[float]:
        """What a dollar of each player is worth: the likelier somebody wins, the more it hurts."""
        worths = self.prospect.worths(self.state)
        found = shares(worths, self.prospect.doubt(self.state))
        rivals = max(1e-9, 1.0 - found[self.seat])
        return [1.0 if seat == self.seat else -one / rivals for seat, one in enumerate(found)]

    def _homes(self, colour: str) -> list[tuple[float, int]]:
        """Where somebody of a colour could live, the best first."""
        place = COLOURS.index(colour)
        return sorted(
            (
                (person_price(self.box, self.state, tile, colour, self.seat), tile)
                for tile in accepting(self.box, self.city, place)
            ),
            reverse=True,
        )

    def weighed(self, by_seat: list[float]) -> float:
        """Everybody's dollars as one number."""
        return sum(w * one for w, one in zip(self.weights, by_seat, strict=True))

    def promised(self, street: int) -> float:
        """What a street of the city as it is promises."""
        if street not in self.known:
            self.known[street] = self.weighed(self.prospect.of_street(self.state, street))
        return self.known[street]

    def at_place(self, cell: int, quarter: int, names: list[str]) -> list[float]:
        """What each of some tiles does on an empty cell."""
        trial = copy(self.state)
        city = trial.city = self.city.clone()
        closed = city.lay(cell, names[0], quarter)
        own = city.street_of[-1]
        narrowed = _narrowed(city, cell, quarter)
        known = self.city.street_of
        before = {known[tile] for tile in city.rows[own] if tile < len(known)}
        before.update(narrowed, (street for street in closed if street != own))
        lost = sum(self.promised(street) for street in before)
        still_open = narrowed if own in closed else [own, *narrowed]
        found = []
        for name in names:
            self._settle(city, name)
            gain = sum(self.weighed(self.prospect.of_street(trial, one)) for one in still_open)
            found.append(gain - lost + self._closing(trial, closed, own))
        return found

    def _settle(self, city: City, name: str) -> None:
        """4.2b-e: the last tile with its people, its sign, and the seekers that move in."""
        city.tiles[-1], city.owners[-1], city.signs[-1] = name, self.seat, 1
        people = self.box.tiles[name].people
        come = zip(people, self.seekers, strict=True)
        one, two, three, four = (new + seeking if new else 0 for new, seeking in come)
        city.people[-1] = (one, two, three, four)

    def _closing(self, trial: State, closed: list[int], own: int) -> float:
        """What is paid at once, where people go, and what free signs are worth afterwards."""
        free = self.state.free[:]
        if self.seat != self.state.sneak:
            free[self.seat] -= 1
        total = 0.0
        for street in closed:
            for income in street_income(self.box, trial, street):
                total += self.weights[income.seat] * (income.value + income.people)
                free[income.seat] += trial.city.signs[income.tile]
            total += self._moving(trial, street, closed, own)
        for seat, count in enumerate(free):
            if seat != self.state.sneak and count != self.state.free[seat]:
                change = self.prospect.of_signs(trial, count)
                change -= self.prospect.of_signs(trial, self.state.free[seat])
                total += self.weights[seat] * change
        return total

    def _moving(self, trial: State, street: int, closed: list[int], own: int) -> float:
        city = trial.city
        total = 0.0
        for colour, count in enumerate(street_people(city, street)):
            if not count:
                continue
            prices = [
                price for price, tile in self.homes[colour] if city.street_of[tile] not in closed
            ][:1]
            if own not in closed and self.box.tiles[city.tiles[-1]].symbols[colour]:
                last, named = len(city.cells) - 1, COLOURS[colour]
                prices.append(person_price(self.box, trial, last, named, self.seat))
            total += count * max(prices, default=0.0)
        return total


def _narrowed(city: City, cell: int, quarter: int) -> list[int]:
    """The open streets of which one end is beside the last tile now, and the other is free."""
    found = []
    for direction, step in enumerate(STEPS):
        tile = city.at.get(cell + step)
        if tile is not None:
            turn = city.turns[tile]
            street = city.street_of[tile]
            if (direction - turn) & 1 and turn != quarter and not city.closed[street]:
                found.append(street)
    return found


class PlannerPolicy:
    """Rules of thumb for everything but where to build."""

    def __init__(self, policy: StreetsPolicy, prospect: Prospect) -> None:
        self.policy, self.prospect, self.box = policy, prospect, policy.box

    def answer(self, game: Game, decision: Decision) -> str:
        """The answer that it would give."""
        if decision.kind != "build":
            return self.policy.answer(game, decision)
        prices = self.prices(game, decision)
        return max(prices, key=prices.__getitem__)

    def prices(self, game: Game, decision: Decision) -> dict[str, float]:
        """What every tile does on every place."""
        state, seat = game.state, decision.seat
        planner = Planner(self.box, self.prospect, state, seat)
        names = sorted(set(state.hands[seat]))
        found: dict[str, float] = {}
        for cell, quarter in places(game, seat):
            at = lying_text(cell, quarter)
            if cell in state.city.at:
                builder = Builder(self.box, state, seat)
                prices = [builder.over(cell, name) for name in names]
            else:
                prices = planner.at_place(cell, quarter, names)
            found.update({name + at: price for name, price in zip(names, prices, strict=True)})
        return found
