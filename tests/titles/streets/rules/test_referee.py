"""A second reading of the rules, written from their text alone, looks at whole games.

It knows places, rotations and what stands on the tiles, and works out everything anew: what streets
there are, which are closed, where one can build, what each building is worth, and who accepts whom.
"""

import random
from itertools import product

import pytest

from newangeles_gui.titles.streets.content import COLOURS, MIXED
from newangeles_gui.titles.streets.rules import (
    Box,
    Game,
    accepting,
    new_game,
    place_of,
    places,
    read_lying,
    sneak_places,
    tile_value,
)

Spot = tuple[int, int]
# Where a side of a tile lies, clockwise from the south, which is the long side of rotation 0.
SOUTH, WEST, NORTH, EAST = (0, 1), (-1, 0), (0, -1), (1, 0)
CLOCKWISE = (SOUTH, WEST, NORTH, EAST)


def add(one: Spot, two: Spot) -> Spot:
    return one[0] + two[0], one[1] + two[1]


class Referee:
    """The city of a game, as the rules see it."""

    def __init__(self, box: Box, game: Game) -> None:
        self.box, self.state = box, game.state
        city = game.state.city
        self.spots = [place_of(cell) for cell in city.cells]
        self.tiles = dict(zip(self.spots, city.tiles, strict=True))
        self.turns = dict(zip(self.spots, city.turns, strict=True))
        self.owner = dict(zip(self.spots, city.owners, strict=True))
        self.signs = dict(zip(self.spots, city.signs, strict=True))
        self.people = dict(zip(self.spots, city.people, strict=True))
        self.specs = {
            name: one for family in box.content.tiles.values() for name, one in family.items()
        }
        self.starts = {one.id: one for one in box.content.box.start}

    # 3.1, 3.2
    @staticmethod
    def long_side(turn: int) -> Spot:
        return CLOCKWISE[turn]

    @staticmethod
    def ends(turn: int) -> tuple[Spot, Spot]:
        """3.2: the first one is west or north."""
        return (NORTH, SOUTH) if turn in (1, 3) else (WEST, EAST)

    def connected(self, spot: Spot, turn: int, way: Spot) -> bool:
        """3.3, with the neighbour in a direction."""
        other = add(spot, way)
        if other not in self.turns:
            return False
        back = (-way[0], -way[1])
        there = self.turns[other]
        if way in self.ends(turn) and back in self.ends(there):
            return turn == there
        mine, theirs = way == self.long_side(turn), back == self.long_side(there)
        return (mine and back in self.ends(there)) or (theirs and way in self.ends(turn))

    def legal(self, spot: Spot, turn: int) -> bool:
        """3.4, 3.7, 3.8."""
        for way in CLOCKWISE:
            other, back = add(spot, way), (-way[0], -way[1])
            both_long = way == self.long_side(turn) and other in self.turns
            if both_long and back == self.long_side(self.turns[other]):
                return False
        if not any(self.connected(spot, turn, way) for way in CLOCKWISE):
            return False
        size = 1
        for way in self.ends(turn):
            at = add(spot, way)
            while self.turns.get(at) == turn:
                size, at = size + 1, add(at, way)
        return size <= 5

    def all_legal(self) -> set[tuple[Spot, int]]:
        beside = {add(spot, way) for spot in self.turns for way in CLOCKWISE} - {*self.turns}
        return {(spot, turn) for spot in beside for turn in range(4) if self.legal(spot, turn)}

    def street(self, spot: Spot) -> tuple[Spot, ...]:
        """5.1, from its western or northern end on."""
        turn = self.turns[spot]
        back, forth = self.ends(turn)
        at = spot
        while self.turns.get(add(at, back)) == turn:
            at = add(at, back)
        found = [at]
        while self.turns.get(add(found[-1], forth)) == turn:
            found.append(add(found[-1], forth))
        return tuple(found)

    def beyond(self, street: tuple[Spot, ...]) -> list[tuple[Spot, Spot]]:
        """The cells beyond the ends of a street, each with the way that leads back."""
        first, last = self.ends(self.turns[street[0]])
        return [
            (add(street[0], first), (-first[0], -first[1])),
            (add(street[-1], last), (-last[0], -last[1])),
        ]

    def closed(self, street: tuple[Spot, ...]) -> bool:
        """5.2-5.4."""
        return all(cell in self.turns for cell, _ in self.beyond(street))

    def symbols_on(self, spot: Spot) -> dict[str, int]:
        name = self.tiles[spot]
        spec = self.specs.get(name) or self.starts[name]
        return {str(symbol): count for symbol, count in spec.symbols.items()}

    def symbols(self, street: tuple[Spot, ...], seat: int) -> list[str]:
        """7.1, 7.2 and what the own advisor does (12.4, 12.9, 12.10, 12.12)."""
        counted = [self.symbols_on(spot) for spot in street]
        counted += [
            self.symbols_on(cell)
            for cell, back in self.beyond(street)
            if cell in self.turns and self.long_side(self.turns[cell]) == back
        ]
        advisor = self.state.advisors[seat]
        if advisor:
            card = self.box.content.advisors[advisor].symbols
            counted.append({str(symbol): count for symbol, count in card.items()})
        if advisor == "hacker":
            counted += [{self.box.tiles[name].type: 1} for name in self.state.hands[seat]]
        if advisor == "location_scout":
            others = [spot for spot in self.spots if self.owner[spot] == seat]
            counted += [self.symbols_on(spot) for spot in others if spot not in street]
        found = [name for one in counted for name, count in one.items() for _ in range(count)]
        if advisor == "hipster_legend":
            found = [MIXED if name == "hipster" else name for name in found]
        return found

    def value(self, name: str, spot: Spot, seat: int) -> int:
        """7.5-7.14, of a building as if it stood there."""
        if name not in self.specs:
            return 0
        value, street = self.specs[name].value, self.street(spot)
        each, of = value.each, [str(one) for one in value.of]
        if value.kind == "symbols":
            return each * sum(one in (of[0], MIXED) for one in self.symbols(street, seat))
        if value.kind == "people":
            return each * sum(self.people[one][COLOURS.index(of[0])] for one in street)
        if value.kind == "set":
            return each * self.sets(self.symbols(street, seat), of)
        if value.kind == "signs":
            return each * sum(self.signs[one] for one in street if self.owner[one] == seat)
        if value.kind == "size":
            return each * len(street)
        if value.kind == "adjacent":
            around = product((-1, 0, 1), repeat=2)
            return each * sum(add(spot, one) in self.turns for one in around if one != (0, 0))
        if value.kind == "encloses":
            streets = {self.street(one) for one in self.spots}
            return each * any(
                self.closed(one) and spot in [cell for cell, _ in self.beyond(one)]
                for one in streets
            )
        return max(
            (
                self.value(self.tiles[one], one, seat)
                for one in street
                if one != spot and self.copied(self.tiles[one])
            ),
            default=0,
        )

    def copied(self, name: str) -> bool:
        """7.14."""
        spec = self.specs.get(name)
        return spec is not None and spec.value.kind not in ("encloses", "adjacent", "copy")

    @staticmethod
    def sets(symbols: list[str], of: list[str]) -> int:
        """7.4, 7.8: as many sets as there are mixed symbols for what they lack."""
        best = 0
        for wanted in range(1, len(symbols) + 1):
            lacking = sum(max(0, wanted - symbols.count(one)) for one in of)
            best = wanted if lacking <= symbols.count(MIXED) else best
        return best

    def worth(self, spot: Spot) -> int:
        """What a building is worth to its owner, doubled by a second sign (12.7)."""
        return self.signs[spot] * self.value(self.tiles[spot], spot, self.owner[spot])

    def takes_in(self, spot: Spot, colour: str) -> bool:
        """8.2-8.4."""
        owned = self.owner[spot] >= 0 or self.tiles[spot] == "central_station"
        has = self.symbols_on(spot).get(colour, 0) > 0
        return owned and has and not self.closed(self.street(spot))


def looked_at(box: Box, game: Game) -> None:
    """Everything that follows from how the city lies now."""
    referee, city = Referee(box, game), game.state.city
    for tile, spot in enumerate(referee.spots):
        street = city.street_of[tile]
        row = tuple(referee.spots[one] for one in city.rows[street])
        assert row == referee.street(spot)
        assert city.closed[street] == referee.closed(row)
        if city.owners[tile] >= 0:
            assert tile_value(box, game.state, tile) == referee.worth(spot), city.tiles[tile]
    ground = {(place_of(cell), turn) for cell, turn in places(game, 0)}
    if "renovator" not in game.state.advisors[:1]:
        assert ground == referee.all_legal()
    for colour, name in enumerate(COLOURS):
        found = {referee.spots[tile] for tile in accepting(box, city, colour)}
        assert found == {spot for spot in referee.spots if referee.takes_in(spot, name)}


@pytest.mark.rule("3.4", "3.7", "3.8", "5.1", "5.2", "7.1", "7.5", "7.8", "7.13", "8.2")
@pytest.mark.parametrize("seed", range(12))
def test_whole_games_are_as_a_second_reading_has_them(box: Box, seed: int) -> None:
    seats = ["coral", "ivory", "slate", "lilac"][: 1 + seed % 4]
    game = new_game(
        box, seats, seed, [["advisors"], ["business"], ["advisors", "business"]][seed % 3]
    )
    dice = random.Random(seed)
    turn = -1
    while (pending := game.pending) is not None:
        if pending.kind == "build" and game.state.turn != turn:
            turn = game.state.turn
            looked_at(box, game)
        game.take(dice.choice(pending.options))


@pytest.mark.rule("13.8")
def test_the_sneak_has_the_best_places_of_a_second_reading(box: Box) -> None:
    checked = 0
    for seed in range(4):
        game = new_game(box, ["coral"], seed)
        dice = random.Random(seed)
        while (pending := game.pending) is not None:
            if pending.kind == "sneak_build":
                checked += _best_places(box, game, pending.options)
            game.take(dice.choice(pending.options))
    assert checked > 20


def _best_places(box: Box, game: Game, options: list[str]) -> int:
    """How many tiles were looked at: those that are compared by nothing but their value."""
    name = read_lying(options[0])[0]
    if box.tiles[name].kind in ("encloses", "copy"):
        return 0
    worth = {}
    for place in places(game, game.state.sneak):
        trial = game.clone()
        cell, quarter = place
        city = trial.state.city
        city.put(cell, name, quarter)
        tile = len(city.cells) - 1
        city.owners[tile], city.signs[tile] = game.state.sneak, 1
        home = [0, 0, 0, 0]
        for colour in range(4):
            brought = box.tiles[name].symbols[colour]
            home[colour] = brought
            if brought:
                home[colour] += sum(crowd[colour] for crowd in city.seekers)
        city.people[tile] = (home[0], home[1], home[2], home[3])
        worth[place] = Referee(box, trial).worth(place_of(cell))
    best = max(worth.values())
    assert {*sneak_places(game, name)} == {place for place, one in worth.items() if one == best}
    assert len(options) == sum(one == best for one in worth.values())
    return 1
