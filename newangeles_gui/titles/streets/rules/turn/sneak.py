"""Where the Sneak builds (13.8)."""

from __future__ import annotations

from copy import copy
from typing import Final

from ..game import NOBODY, Game, State, lying_text
from . import building, values
from .people import accepting, people_arrive, seekers_move_in

COUNTS_PEOPLE: Final = ("encloses", "copy")  # 13.8b


def sneak_options(game: Game, name: str) -> list[str]:
    """The best places for a tile, as they are asked for."""
    return [name + lying_text(cell, quarter) for cell, quarter in sneak_places(game, name)]


def sneak_places(game: Game, name: str) -> list[tuple[int, int]]:
    """Where its own value is highest; of those where most people would move to the Sneak."""
    trial = Game(game.box, copy(game.state), record=False)
    judged = {
        place: _judged(game.state, trial, name, *place)
        for place in building.places(game, game.state.sneak)
    }
    best = max(judged.values(), default=(0, 0))
    return [place for place, found in judged.items() if found == best]


def _judged(now: State, trial: Game, name: str, cell: int, quarter: int) -> tuple[int, int]:
    """Its value there, and how many people would come."""
    state, seat = trial.state, now.sneak
    state.city, state.people_left = now.city.clone(), now.people_left[:]  # all that changes
    closed = state.city.lay(cell, name, quarter)
    tile = len(state.city.cells) - 1
    people_arrive(trial, tile)
    state.city.owners[tile], state.city.signs[tile] = seat, 1
    seekers_move_in(trial, tile)
    value = values.tile_value(trial.box, state, tile)
    if trial.box.tiles[name].kind not in COUNTS_PEOPLE:
        return value, 0
    return value, _would_come(trial, seat, closed)


def _would_come(game: Game, seat: int, closed: list[int]) -> int:
    """13.8b: the people of closed streets whose colour a tile of the Sneak accepts."""
    city = game.state.city
    taken = {
        colour
        for colour in range(4)
        if any(city.owners[tile] == seat != NOBODY for tile in accepting(game.box, city, colour))
    }
    return sum(values.street_people(city, street)[colour] for street in closed for colour in taken)
