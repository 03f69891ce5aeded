"""What buildings are worth: everything that is counted for a street, and the nine kinds of value.

All of it is counted from the street as it is when its scoring begins (6.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..game import (
    AROUND,
    BEYOND_FIRST,
    BEYOND_LAST,
    LONG,
    MIXED_PLACE,
    NOBODY,
    Box,
    City,
    CityTile,
    People,
    State,
    side,
)

HACKER, LEGEND, SCOUT = "hacker", "hipster_legend", "location_scout"
HIPSTER = 1


class Income(NamedTuple):
    """What a tile pays its owner."""

    tile: int
    seat: int
    value: int
    people: int


class Counted:
    """What is counted in a street for an owner."""

    __slots__ = ("city", "instead", "people", "row", "signs", "size", "symbols", "tiles")

    def __init__(
        self, box: Box, city: City, row: tuple[int, ...], people: People, symbols: Sequence[int],
        signs: int,
    ) -> None:  # fmt: skip
        self.tiles = box.tiles
        self.city = city
        self.row = row
        self.size = len(row)
        self.people = people
        self.symbols = symbols
        self.signs = signs
        self.instead: dict[int, CityTile] = {}  # 12.11: what an own tile is valued by

    def value(self, tile: CityTile, place: int) -> int:
        """What a building would be worth where a tile of the street lies (7.5-7.14)."""
        kind = tile.kind
        if kind == "symbols":
            return tile.each * self._symbols_of(tile.of[0])
        if kind == "people":
            return tile.each * self.people[tile.of[0]]  # 7.7
        if kind == "set":
            return tile.each * sets(self.symbols, tile.of)
        if kind == "signs":
            return tile.each * self.signs  # 7.6
        if kind == "size":
            return tile.each * self.size  # 7.10
        return self._by_place(tile, place)

    def _by_place(self, tile: CityTile, place: int) -> int:
        if tile.kind == "copy":
            return self._best_other(place)
        if tile.kind == "adjacent":  # 7.11
            at, cell = self.city.at, self.city.cells[place]
            return tile.each * sum(cell + step in at for step in AROUND)
        if tile.kind == "encloses":  # 7.12
            return tile.each if self.city.encloses(place) else 0
        return 0

    def _symbols_of(self, symbol: int) -> int:
        mixed = self.symbols[MIXED_PLACE]
        if symbol == MIXED_PLACE:
            return mixed  # 7.9
        return self.symbols[symbol] + mixed  # 7.5

    def _best_other(self, place: int) -> int:
        """7.13: of all that can be copied (7.14)."""
        best, named = 0, self.city.tiles
        for other in self.row:
            tile = self.tiles[named[other]]
            if tile.copied and other != place:
                best = max(best, self.value(tile, other))
        for other, tile in self.instead.items():  # 12.5: an own advisor works through a copy
            if tile.copied and other != place:
                best = max(best, self.value(tile, other))
        return best


def sets(symbols: Sequence[int], of: Sequence[int]) -> int:
    """How many complete sets there are; mixed symbols stand in where others lack (7.4, 7.8)."""
    mixed = symbols[MIXED_PLACE]
    found = 0
    while sum(max(0, found + 1 - symbols[one]) for one in of) <= mixed:
        found += 1
    return found


def street_symbols(box: Box, city: City, street: int) -> list[int]:
    """All symbols on the tiles of a street, and of those beyond its ends that point in (7.1)."""
    tiles, named, turns = box.tiles, city.tiles, city.turns
    row = city.rows[street]
    counted = [tiles[named[tile]].symbols for tile in row]
    quarter = turns[row[0]]
    first, last = city.beyond(street)
    if first is not None and side(turns[first], BEYOND_FIRST[quarter] + 2) == LONG:
        counted.append(tiles[named[first]].symbols)
    if last is not None and side(turns[last], BEYOND_LAST[quarter] + 2) == LONG:
        counted.append(tiles[named[last]].symbols)
    return [sum(of) for of in zip(*counted, strict=True)]


def street_people(city: City, street: int) -> People:
    """The people lying in a street, by colour."""
    one = two = three = four = 0
    for tile in city.rows[street]:
        here = city.people[tile]
        one, two, three, four = one + here[0], two + here[1], three + here[2], four + here[3]
    return one, two, three, four


def signs_in(city: City, street: int, seat: int) -> int:
    """The signs of a player in a street (7.6)."""
    owners, signs = city.owners, city.signs
    return sum(signs[tile] for tile in city.rows[street] if owners[tile] == seat)


def counted_for(
    box: Box, state: State, street: int, seat: int, symbols: Sequence[int], final: bool = False
) -> Counted:
    """What an owner counts in a street, own advisor included (12.4)."""
    city = state.city
    if state.advisors and seat != NOBODY and state.advisors[seat]:
        symbols = with_advisor(box, state, city.rows[street], seat, symbols, final)
    people = street_people(city, street)
    return Counted(box, city, city.rows[street], people, symbols, signs_in(city, street, seat))


def with_advisor(
    box: Box, state: State, row: Sequence[int], seat: int, symbols: Sequence[int], final: bool
) -> list[int]:
    """The symbols that a player counts for a street of these tiles, own advisor included."""
    advisor = state.advisors[seat]
    found = [one + two for one, two in zip(symbols, box.advisor_symbols[advisor], strict=True)]
    if advisor == HACKER and not final:  # 10.1: every hand is empty at the end
        for name in state.hands[seat]:  # 12.9
            found[box.tiles[name].colour] += 1
    elif advisor == SCOUT and not final:  # 12.12a
        _scout(box, state.city, row, seat, found)
    if advisor == LEGEND:  # 12.10
        found[MIXED_PLACE] += found[HIPSTER]
        found[HIPSTER] = 0
    return found


def _scout(box: Box, city: City, row: Sequence[int], seat: int, found: list[int]) -> None:
    """12.12: the symbols of all own tiles of other streets, those that point in once more."""
    for tile, owner in enumerate(city.owners):
        if owner == seat and tile not in row:
            for place, count in enumerate(box.tiles[city.tiles[tile]].symbols):
                found[place] += count


def tile_value(box: Box, state: State, tile: int) -> int:
    """What a tile is worth to its owner as its street stands, two signs doubled (12.7)."""
    city = state.city
    street = city.street_of[tile]
    symbols = street_symbols(box, city, street)
    counted = counted_for(box, state, street, city.owners[tile], symbols)
    value = counted.value(box.tiles[city.tiles[tile]], tile)
    return 2 * value if city.signs[tile] > 1 else value


def street_income(
    box: Box, state: State, street: int, final: bool = False, instead: str = "",
    instead_at: int = NOBODY,
) -> list[Income]:  # fmt: skip
    """What each tile with a sign pays (6.1-6.4); one may be valued by another tile (12.11)."""
    city = state.city
    row, owners = city.rows[street], city.owners
    symbols: list[int] = []
    by_owner: dict[int, Counted] = {}
    found = []
    for tile in row:
        seat = owners[tile]
        if seat == NOBODY:
            continue
        if not symbols:
            symbols = street_symbols(box, city, street)
        if seat not in by_owner:
            by_owner[seat] = counted_for(box, state, street, seat, symbols, final)
            if instead and owners[instead_at] == seat:
                by_owner[seat].instead[instead_at] = box.tiles[instead]
        valued = instead if tile == instead_at else city.tiles[tile]
        value = by_owner[seat].value(box.tiles[valued], tile)
        if city.signs[tile] > 1:
            value *= 2  # 12.7
        found.append(Income(tile, seat, value, sum(city.people[tile])))
    return found
