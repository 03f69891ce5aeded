"""What somebody who builds would get for it, place by place, by rules of thumb."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ..rules import (
    HACKER,
    MIXED_PLACE,
    NOBODY,
    Counted,
    street_income,
    street_people,
    tile_value,
    with_advisor,
)
from .site import Site

if TYPE_CHECKING:
    from ..rules import Box, CityTile, People, State

OTHERS: Final = 0.6  # what a dollar of the others is worth
LATER: Final = 0.85  # what a dollar is worth that is not paid yet
LAST_SIGN: Final = 2.5
ALL_ROOM: Final = 4  # turns from which on growth counts whole
# What a further tile in its street brings a building, by the kind of its value.
GROWTH: Final[Mapping[str, float]] = MappingProxyType(
    {
        "size": 1.5, "set": 1.5, "symbols": 1.3, "adjacent": 1.2, "copy": 1.2, "people": 1.0,
        "signs": 1.0, "encloses": 0.8, "none": 0.0,
    }
)  # fmt: skip


def turns_left(state: State) -> float:
    """How many tiles each player will still build."""
    tiles = len(state.pile) + len(state.end_pile) + sum(map(len, state.hands))
    return tiles / len(state.players)


class Builder:
    """What somebody who builds now would get for it, place by place."""

    def __init__(self, box: Box, state: State, seat: int) -> None:
        self.box, self.state, self.seat = box, state, seat
        self.city = state.city
        self.advisor = state.advisors[seat] if state.advisors else ""
        self.left = turns_left(state)
        self.pressure = LAST_SIGN if state.free[seat] == 1 and seat != state.sneak else 0.0
        self.seekers = [sum(of) for of in zip(*self.city.seekers, strict=True)]
        self.others = max(1, len(state.players) - 1)

    def at_site(self, cell: int, quarter: int, names: list[str]) -> list[float]:
        """What each of some tiles is worth on an empty cell."""
        site = Site(self.city, cell, quarter)
        if site.closes or not site.free:
            return [self._closing(site, name) for name in names]
        return [self._building(site, self.box.tiles[name], 0) for name in names]

    def over(self, cell: int, name: str) -> float:
        """12.8: what a tile is worth on top of one of a closed street."""
        trial = copy(self.state)
        city = trial.city = self.city.clone()
        tile = city.at[cell]
        city.tiles[tile] = name
        city.owners[tile], city.signs[tile] = self.seat, 1
        one, two, three, four = self.box.tiles[name].people
        city.people[tile] = (one, two, three, four)
        return float(tile_value(self.box, trial, tile) + one + two + three + four)

    def _closing(self, site: Site, name: str) -> float:
        """What is paid at once, and what the crowds are worth that move."""
        tile = self.box.tiles[name]
        trial = copy(self.state)
        city = trial.city = self.city.clone()
        closed = city.lay(site.cell, name, site.quarter)
        city.owners[-1], city.signs[-1] = self.seat, 1
        lying = [n + m if n else 0 for n, m in zip(tile.people, self.seekers, strict=True)]
        one, two, three, four = lying
        city.people[-1] = (one, two, three, four)
        money = crowd = 0.0
        for street in closed:
            for income in street_income(self.box, trial, street):
                paid = income.value + income.people
                money += paid if income.seat == self.seat else -OTHERS * paid / self.others
            if site.free and tile.colour != MIXED_PLACE:
                crowd += street_people(city, street)[tile.colour]
        return money + (self._building(site, tile, crowd) if site.free else 0.0)

    def _building(self, site: Site, tile: CityTile, crowd: float) -> float:
        """What the building promises in its open street."""
        lands = 0 if tile.colour == MIXED_PLACE else self.seekers[tile.colour]
        now = self._value(site, tile) + sum(tile.people)
        room = (self.box.longest - site.size) * min(1.0, self.left / ALL_ROOM)
        return LATER * (now + lands + crowd) + GROWTH[tile.kind] * room - self.pressure

    def _value(self, site: Site, tile: CityTile) -> int:
        """Its value if its street were scored now."""
        if tile.kind == "adjacent":
            return tile.each * site.near
        if tile.kind == "encloses":
            return tile.each if site.encloses or site.closes else 0
        symbols, people, signs = self._counted(site, tile)
        if self.advisor:
            symbols = with_advisor(self.box, self.state, site.row, self.seat, symbols, False)
            symbols[tile.colour] -= self.advisor == HACKER  # 12.9: it is in the hand no longer
        counted = Counted(self.box, self.city, site.row, people, symbols, signs)
        counted.size = site.size
        return counted.value(tile, NOBODY)

    def _counted(self, site: Site, tile: CityTile) -> tuple[list[int], People, int]:
        city, tiles = self.city, self.box.tiles
        a, b, c, d, e = tile.symbols
        for other in (*site.row, *site.pointing):
            more = tiles[city.tiles[other]].symbols
            a, b, c, d, e = a + more[0], b + more[1], c + more[2], d + more[3], e + more[4]
        one, two, three, four = tile.people
        signs = 1
        for other in site.row:
            here = city.people[other]
            one, two, three, four = one + here[0], two + here[1], three + here[2], four + here[3]
            if city.owners[other] == self.seat:
                signs += city.signs[other]
        return [a, b, c, d, e], (one, two, three, four), signs
