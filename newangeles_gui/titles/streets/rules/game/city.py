"""The city: its tiles in the order in which they came, its streets, and where one can build.

What follows from where the tiles lie (streets, which of them are closed, legal places) is kept as
the city grows, so that nothing is ever searched for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, TypeAlias

from newangeles_gui.engine import AsMany, Following, Within, as_data, fields_of

from .box import NOBODY_THERE, People
from .grid import (
    ALONG,
    CONNECTING,
    FITTING,
    LAST_CELL,
    QUARTERS,
    STEPS,
)
from .kinds import AnySeat, Cell, Persons, Quarter, Signs, TileName

NOBODY: Final = -1
NO_ROAD, ALONGSIDE, TOO_LONG, COVERED = "no_road", "along", "too_long", "covered"
Crowd: TypeAlias = tuple[Persons, Persons, Persons, Persons]


@dataclass(slots=True)
class City:
    """Lists by tile; `at` finds the tile of a cell, `rows` has the tiles of each street in order.

    `ground` has the empty cells beside tiles, each with a bit for every quarter that is legal.
    """

    cells: list[Cell] = field(default_factory=list)
    tiles: Annotated[list[TileName], AsMany("cells")] = field(default_factory=list)
    turns: Annotated[list[Quarter], AsMany("cells")] = field(default_factory=list)
    owners: Annotated[list[AnySeat], AsMany("cells")] = field(default_factory=list)
    signs: Annotated[list[Signs], AsMany("cells")] = field(default_factory=list)
    people: Annotated[list[Crowd], AsMany("cells")] = field(default_factory=list)
    seekers: Annotated[list[Crowd], AsMany("cells")] = field(default_factory=list)
    at: Annotated[dict[int, int], Following()] = field(default_factory=dict)
    street_of: Annotated[list[int], Following()] = field(default_factory=list)
    rows: Annotated[list[tuple[int, ...]], Following()] = field(default_factory=list)
    closed: Annotated[list[bool], Following()] = field(default_factory=list)
    ground: Annotated[dict[int, int], Following()] = field(default_factory=dict)
    longest: Annotated[int, Within(1, 99)] = 5  # 3.8

    def clone(self) -> City:
        """An independent copy."""
        twin = City.__new__(City)
        twin.cells = self.cells[:]
        twin.tiles = self.tiles[:]
        twin.turns = self.turns[:]
        twin.owners = self.owners[:]
        twin.signs = self.signs[:]
        twin.people = self.people[:]
        twin.seekers = self.seekers[:]
        twin.at = self.at.copy()
        twin.street_of = self.street_of[:]
        twin.rows = self.rows[:]
        twin.closed = self.closed[:]
        twin.ground = self.ground.copy()
        twin.longest = self.longest
        return twin

    def put(self, cell: int, tile: str, quarter: int) -> list[int]:
        """Put a tile on an empty cell; the streets that it closes (5.2, 5.6)."""
        found = self.lay(cell, tile, quarter)
        self.ground.pop(cell, None)
        self._survey(cell, self.rows[self.street_of[-1]], ALONG[quarter])
        return found

    def lay(self, cell: int, tile: str, quarter: int) -> list[int]:
        """The same for who only looks what a place is worth: where one can build is not kept."""
        self.at[cell] = len(self.cells)
        self.cells.append(cell)
        self.tiles.append(tile)
        self.turns.append(quarter)
        self.owners.append(NOBODY)
        self.signs.append(0)
        self.people.append(NOBODY_THERE)
        self.seekers.append(NOBODY_THERE)
        self._join(cell, quarter)
        return self._closed_by(cell, quarter)

    def _join(self, cell: int, quarter: int) -> None:
        """The last tile begins a street, or joins those before and behind it (5.1)."""
        along, turns, street_of, rows = ALONG[quarter], self.turns, self.street_of, self.rows
        before, behind = self.at.get(cell - along), self.at.get(cell + along)
        row: tuple[int, ...] = (len(street_of),)
        street = NOBODY
        if before is not None and turns[before] == quarter:
            street = street_of[before]
            row = rows[street] + row
        if behind is not None and turns[behind] == quarter:
            other = street_of[behind]
            row = row + rows[other]
            if street == NOBODY:
                street = other
            else:
                for tile in rows[other]:
                    street_of[tile] = street
                rows[other] = ()
        if street == NOBODY:
            street = len(rows)
            rows.append(row)
            self.closed.append(False)
        else:
            rows[street] = row
        street_of.append(street)

    def _closed_by(self, cell: int, quarter: int) -> list[int]:
        found = []
        own = self.street_of[-1]
        if self._is_shut(own, ALONG[quarter]):
            found.append(own)
        for direction, step in enumerate(STEPS):
            tile = self.at.get(cell + step)
            if tile is None:
                continue
            turn = self.turns[tile]
            # Its end is towards the new tile, and that one does not go on with its street.
            if (direction - turn) & 1 and turn != quarter:
                street = self.street_of[tile]
                if not self.closed[street] and self._is_shut(street, ALONG[turn]):
                    found.append(street)
        for street in found:
            self.closed[street] = True
        return found

    def _is_shut(self, street: int, along: int) -> bool:
        """Whether there are tiles beyond both ends (5.2-5.4)."""
        row, at, cells = self.rows[street], self.at, self.cells
        return cells[row[0]] - along in at and cells[row[-1]] + along in at

    def _survey(self, cell: int, row: tuple[int, ...], along: int) -> None:
        """Look again at the empty cells for which something has changed."""
        at, ground, cells = self.at, self.ground, self.cells
        for step in STEPS:
            if cell + step not in at:
                ground[cell + step] = self.legal(cell + step)
        if len(row) > 1:
            for beyond in (cells[row[0]] - along, cells[row[-1]] + along):
                if beyond not in at:
                    ground[beyond] = self.legal(beyond)

    def legal(self, cell: int) -> int:
        """A bit for each quarter in which a tile may lie on an empty cell (3.4-3.8)."""
        at, turns = self.at, self.turns
        fitting, connecting, alike = 15, 0, 0
        for direction, step in enumerate(STEPS):
            tile = at.get(cell + step)
            if tile is not None:
                turn = turns[tile]
                fitting &= FITTING[direction][turn]
                connecting |= CONNECTING[direction][turn]
                alike |= 1 << turn
        bits = fitting & connecting
        if bits & alike:
            for quarter in QUARTERS:
                if bits >> quarter & 1 and self.joined(cell, quarter) > self.longest:
                    bits -= 1 << quarter
        return bits

    def hindrance(self, cell: int, quarter: int) -> str:
        """Why no tile can lie so on a cell (3.4-3.8): a word for it; empty where one can."""
        at, turns = self.at, self.turns
        if cell in at:
            return COVERED
        beside = [
            (direction, turns[at[cell + step]])
            for direction, step in enumerate(STEPS)
            if cell + step in at
        ]
        if not all(FITTING[direction][turn] >> quarter & 1 for direction, turn in beside):
            return ALONGSIDE
        if not any(CONNECTING[direction][turn] >> quarter & 1 for direction, turn in beside):
            return NO_ROAD
        return TOO_LONG if self.joined(cell, quarter) > self.longest else ""

    def joined(self, cell: int, quarter: int) -> int:
        """How long the street would be that a tile there would be in."""
        along, size = ALONG[quarter], 1
        for beyond in (cell - along, cell + along):
            tile = self.at.get(beyond)
            if tile is not None and self.turns[tile] == quarter:
                size += len(self.rows[self.street_of[tile]])
        return size

    def is_open(self, tile: int) -> bool:
        """Whether the street of a tile is open."""
        return not self.closed[self.street_of[tile]]

    def beyond(self, street: int) -> tuple[int | None, int | None]:
        """The tiles beyond the first and the last end of a street, where there are any (5.5)."""
        row = self.rows[street]
        along = ALONG[self.turns[row[0]]]
        at, cells = self.at, self.cells
        return at.get(cells[row[0]] - along), at.get(cells[row[-1]] + along)

    def encloses(self, tile: int) -> bool:
        """Whether a tile is beyond an end of any closed street (7.12)."""
        cell, quarter = self.cells[tile], self.turns[tile]
        for direction, step in enumerate(STEPS):
            other = self.at.get(cell + step)
            if other is not None:
                turn = self.turns[other]
                if (
                    (direction - turn) & 1
                    and turn != quarter
                    and self.closed[self.street_of[other]]
                ):
                    return True
        return False

    def name_of(self, street: int) -> int:
        """The cell by which a street is named: its westernmost or northernmost tile."""
        return self.cells[self.rows[street][0]]

    def to_dict(self) -> dict[str, Any]:
        """Plain data, without what follows from it."""
        return {name: as_data(getattr(self, name)) for name in WRITTEN}

    @staticmethod
    def from_dict(data: dict[str, Any]) -> City:
        """Read it back: what follows is found as the city grows once more."""
        values = fields_of(City, data, WRITTEN)
        city = City(longest=values["longest"])
        lists = [values[name] for name in LISTS]
        for cell, tile, quarter in zip(*lists, strict=True):
            if cell in city.at or not 0 < cell < LAST_CELL or quarter not in QUARTERS:
                raise ValueError(f"no tile can lie on the cell {cell}")
            city.put(cell, tile, quarter)
        for name in LYING:
            if len(values[name]) != len(city.cells):
                raise ValueError(f"{name}: not as many as there are tiles")
            setattr(city, name, values[name])
        return city


LISTS: Final = ("cells", "tiles", "turns")
LYING: Final = ("owners", "signs", "people", "seekers")
WRITTEN: Final = (*LISTS, *LYING, "longest")


def added(crowd: People, colour: int, count: int) -> People:
    """A crowd with more, or fewer, people of a colour."""
    grown = list(crowd)
    grown[colour] += count
    one, two, three, four = grown
    return one, two, three, four
