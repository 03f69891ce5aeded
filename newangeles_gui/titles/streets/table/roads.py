"""The way that people walk from home to home: along the roads as far as these meet."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from ..rules import STEPS, connects

if TYPE_CHECKING:
    from ..rules import City

ROAD: Final = 1  # from one tile to the next where their roads meet
ACROSS: Final = 4  # where they do not


def way_between(city: City, start: int, goal: int) -> list[int]:
    """The cells on the way, both ends included; only the goal if there is no way."""
    seen: set[int] = set()
    waiting: list[tuple[int, list[int]]] = [(0, [start])]
    while waiting:
        far, way = heappop(waiting)
        here = way[-1]
        if here == goal:
            return way
        if here in seen or here not in city.at:
            continue
        seen.add(here)
        for direction, step in enumerate(STEPS):
            there = here + step
            if there in city.at and there not in seen:
                heappush(waiting, (far + _cost(city, here, direction, there), [*way, there]))
    return [goal]


def _cost(city: City, here: int, direction: int, there: int) -> int:
    quarters = city.turns[city.at[here]], city.turns[city.at[there]]
    return ROAD if connects(quarters[0], direction, quarters[1]) else ACROSS
