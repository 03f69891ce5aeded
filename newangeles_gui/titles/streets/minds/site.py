"""A place where one could build: what it would join, close and point into, whatever the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules import ALONG, AROUND, BEYOND_FIRST, BEYOND_LAST, LONG, STEPS, side

if TYPE_CHECKING:
    from ..rules import City


class Site:
    """A cell and a quarter of a city as it stands; tiles and streets are those of the city.

    `free` counts the ends beyond which nothing lies, `closes` the streets of others that would be
    closed, `narrows` those of which only one end stays free, `pointing` the tiles whose arrows
    point into the street.
    """

    __slots__ = (
        "cell", "closes", "encloses", "free", "narrows", "near", "pointing", "quarter", "row",
    )  # fmt: skip

    def __init__(self, city: City, cell: int, quarter: int) -> None:
        self.cell, self.quarter = cell, quarter
        self.row: tuple[int, ...] = ()  # the tiles of its street that lie there
        self.free = 0
        self.pointing: list[int] = []
        self.closes: list[int] = []
        self.narrows: list[int] = []
        self.encloses = False
        at = city.at
        self.near = sum(cell + step in at for step in AROUND)
        self._look_along(city)
        self._look_around(city)

    @property
    def size(self) -> int:
        """How long its street would be."""
        return len(self.row) + 1

    def _look_along(self, city: City) -> None:
        at, cells, turns, quarter = city.at, city.cells, city.turns, self.quarter
        along = ALONG[quarter]
        for step, direction in ((-along, BEYOND_FIRST[quarter]), (along, BEYOND_LAST[quarter])):
            tile = at.get(self.cell + step)
            if tile is not None and turns[tile] == quarter:
                row = city.rows[city.street_of[tile]]
                self.row += row
                end = row[0] if step < 0 else row[-1]
                tile = at.get(cells[end] + step)
            if tile is None:
                self.free += 1
            elif side(turns[tile], direction + 2) == LONG:
                self.pointing.append(tile)

    def _look_around(self, city: City) -> None:
        at, cells, turns, quarter = city.at, city.cells, city.turns, self.quarter
        for direction, step in enumerate(STEPS):
            tile = at.get(self.cell + step)
            if tile is None:
                continue
            turn = turns[tile]
            if not (direction - turn) & 1 or turn == quarter:
                continue
            street = city.street_of[tile]
            if city.closed[street]:
                self.encloses = True
                continue
            row, along = city.rows[street], ALONG[turn]
            first, last = cells[row[0]] - along, cells[row[-1]] + along
            beyond = first if last == self.cell else last  # the other end
            (self.closes if beyond in at else self.narrows).append(street)
