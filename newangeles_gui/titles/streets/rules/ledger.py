"""What would come of a tile on a place, and what everything is worth now: from a view alone.

Nothing is worked out here that the rules could not say: they run on a city for trial.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from .game import (
    AROUND,
    BEYOND_FIRST,
    BEYOND_LAST,
    LONG,
    MIXED_PLACE,
    NOBODY,
    NOBODY_THERE,
    STEPS,
    Box,
    City,
    CityTile,
    Game,
    State,
    side,
)
from .turn import (
    HACKER,
    HIPSTER,
    LEGEND,
    SCOUT,
    Income,
    accepting,
    counted_for,
    put_down,
    put_signs,
    seekers_move_in,
    send_seekers_off,
    street_income,
    street_symbols,
    take_signs,
    tile_value,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .views import View

SYMBOL, PERSON, TILE, SIGN, STREET = "symbol", "person", "tile", "sign", "street"


class LedgerSpot(NamedTuple):
    """Something that is counted: a symbol by its place on the tile, people by their colour."""

    what: str
    cell: int
    place: int = 0
    number: int = 1


class LedgerCount(NamedTuple):
    """Why a tile is worth so much: so many of something, each so much; perhaps copied."""

    kind: str
    of: tuple[int, ...]
    each: int
    amount: int
    spots: tuple[LedgerSpot, ...]
    copied: str = ""  # the tile whose value it is


class LedgerLine(NamedTuple):
    """What a tile pays its owner."""

    cell: int
    name: str
    seat: int
    signs: int
    value: int
    people: int
    street: int

    @property
    def money(self) -> int:
        """Both together (6.2)."""
        return self.value + self.people


class LedgerStreet(NamedTuple):
    """A street with all that it pays; its place is that of its first tile."""

    cell: int
    size: int
    closed: bool
    free_ends: tuple[int, ...]  # the empty cells beyond its ends
    lines: tuple[LedgerLine, ...]


class LedgerMove(NamedTuple):
    """People of a colour who leave closed streets: whence, and all the cells they may go to."""

    colour: int
    number: int
    sources: tuple[tuple[int, int], ...]  # cell and how many
    targets: tuple[int, ...]


@dataclass(slots=True)
class Ledger:
    """All that comes of a tile on a place, before its builder has anything to decide."""

    seat: int
    name: str
    cell: int
    quarter: int
    city: City  # with the tile, before any street is scored
    state: State
    streets: list[LedgerStreet] = field(default_factory=list)
    money: list[int] = field(default_factory=list)  # by seat
    back: list[int] = field(default_factory=list)  # signs by seat
    moves: list[LedgerMove] = field(default_factory=list)
    settled: list[tuple[int, int]] = field(default_factory=list)  # seekers by colour who move in
    standing: LedgerLine | None = None  # what the tile is worth where it closes no own street

    @property
    def gain(self) -> int:
        """What the builder gets at once."""
        return self.money[self.seat]


class Foresight:
    """Foresees for one view; what stays hidden to it changes nothing."""

    def __init__(self, box: Box, seen: View) -> None:
        self.box, self.seen = box, seen
        self._trial = Game(box, _state(box, seen), record=False)

    def ledger(self, name: str, cell: int, quarter: int, seat: int, signs: int = 1) -> Ledger:
        """What comes of a tile on a legal place."""
        game, seen, state = self._trial, self.seen, self._trial.state
        state.city, state.people_left = seen.city.clone(), seen.people_left[:]
        state.free = [count + signs for count in seen.free]
        state.hands = [hand[:] for hand in _hands(self.box, seen)]
        if name in state.hands[seat]:
            state.hands[seat].remove(name)
        closed = put_down(game, seat, name, cell, quarter)
        city = state.city
        tile = city.at[cell]
        put_signs(game, seat, tile, signs)
        found = Ledger(seat, name, cell, quarter, city, state)
        found.settled = self._settle(tile)
        owned, signed = city.owners[:], city.signs[:]
        self._score(found, sorted(closed, key=city.name_of))
        if city.street_of[tile] not in closed:
            found.standing = self._line(tile, city.street_of[tile])
        city.owners, city.signs = owned, signed
        return found

    def _settle(self, tile: int) -> list[tuple[int, int]]:
        city = self._trial.state.city
        before = city.people[tile]
        seekers_move_in(self._trial, tile)
        if city.seekers[tile] != NOBODY_THERE:
            send_seekers_off(self._trial, tile)
        after = city.people[tile]
        if before == after:
            return []
        return [(n, more - few) for n, (few, more) in enumerate(zip(before, after, strict=True))
                if more > few]  # fmt: skip

    def _score(self, found: Ledger, closed: Sequence[int]) -> None:
        """6.1: street by street."""
        city, players = found.city, self._trial.players
        found.money, found.back = [0] * players, [0] * players
        for street in closed:
            shown = self.street(street, found.city)
            found.streets.append(shown)
            for line in shown.lines:
                found.money[line.seat] += line.money
                found.back[line.seat] += take_signs(self._trial, city.at[line.cell])
        if closed:
            found.moves = self._moves(found.seat, closed)

    def _moves(self, seat: int, closed: Sequence[int]) -> list[LedgerMove]:
        city, found = self._trial.state.city, []
        tiles = [tile for street in closed for tile in city.rows[street]]
        for colour in range(MIXED_PLACE):
            sources = tuple((city.cells[tile], city.people[tile][colour]) for tile in tiles
                            if city.people[tile][colour])  # fmt: skip
            if sources:
                targets = accepting(self.box, city, colour)
                if seat == self.seen.sneak:  # 13.9
                    targets = [one for one in targets if city.owners[one] == seat] or targets
                count = sum(one[1] for one in sources)
                cells = tuple(city.cells[one] for one in targets)
                found.append(LedgerMove(colour, count, sources, cells))
        return found

    def street(self, street: int, city: City | None = None) -> LedgerStreet:
        """A street as it would be scored now; in the city as it is, unless another is given."""
        state = self._trial.state
        if city is None:
            city = state.city = self.seen.city
            state.hands = _hands(self.box, self.seen)
        incomes = street_income(self.box, state, street)
        beyond = zip(city.beyond(street), _ends(city, street), strict=True)
        free = tuple(cell for tile, cell in beyond if tile is None)
        lines = tuple(_line(city, income, street) for income in incomes)
        row = city.rows[street]
        return LedgerStreet(city.cells[row[0]], len(row), city.closed[street], free, lines)

    def instead(self, name: str, cell: int) -> tuple[int, int]:
        """What a building of a street that is scored counts, and what by a tile in hand (12.11)."""
        state, city = self._trial.state, self.seen.city
        state.city, state.hands = city, _hands(self.box, self.seen)
        tile = city.at[cell]
        street = city.street_of[tile]
        counted = (
            {one.tile: one.value for one in street_income(self.box, state, street, False, by, at)}
            for by, at in (("", NOBODY), (name, tile))
        )
        built, valued = (values[tile] for values in counted)
        return built, valued

    def _line(self, tile: int, street: int) -> LedgerLine:
        state = self._trial.state
        value = tile_value(self.box, state, tile)
        seat = state.city.owners[tile]
        return _line(state.city, Income(tile, seat, value, sum(state.city.people[tile])), street)

    def now(self) -> list[LedgerStreet]:
        """What every open street would pay if it were scored now."""
        city = self.seen.city
        return [self.street(street) for street, row in enumerate(city.rows)
                if row and not city.closed[street]]  # fmt: skip

    def explained(self, line: LedgerLine, found: Ledger | None = None) -> LedgerCount:
        """What was counted for a tile: of a ledger, or as the city stands."""
        state = self._trial.state
        if found is None:
            state.city, state.hands = self.seen.city, _hands(self.box, self.seen)
        else:
            state.city, state.hands = _when_counted(found, line), self._hands_of(found)
        return _Explanation(self.box, state, line).count(self.box.tiles[line.name])

    def _hands_of(self, found: Ledger) -> list[list[str]]:
        hands = [hand[:] for hand in _hands(self.box, self.seen)]
        if found.name in hands[found.seat]:
            hands[found.seat].remove(found.name)
        return hands


def _when_counted(found: Ledger, line: LedgerLine) -> City:
    """The city of a ledger when a line of it is: streets before have no signs any more (12.12a)."""
    city = found.city.clone()
    for street in found.streets:
        if city.street_of[city.at[street.cell]] == line.street:
            break
        for paid in street.lines:
            tile = city.at[paid.cell]
            city.owners[tile], city.signs[tile] = NOBODY, 0
    return city


def _state(box: Box, seen: View) -> State:
    return State(
        players=seen.players, sneak=seen.sneak, advisors=seen.advisors, active=seen.active,
        city=seen.city, hands=_hands(box, seen), free=seen.free[:],
        people_left=seen.people_left[:],
    )  # fmt: skip


def _hands(box: Box, seen: View) -> list[list[str]]:
    """12.9 counts the backs: of others any tile of the type stands for each of theirs."""
    if HACKER not in seen.advisors:
        return [seen.hand if seat == seen.seat else [] for seat in range(len(seen.players))]
    of_type = {box.tiles[name].colour: name for name in box.buildings}
    return [
        seen.hand if seat == seen.seat
        else [of_type[kind] for kind, count in enumerate(backs) for _ in range(count)]
        for seat, backs in enumerate(seen.backs)
    ]  # fmt: skip


def _ends(city: City, street: int) -> tuple[int, int]:
    row = city.rows[street]
    quarter = city.turns[row[0]]
    first, last = STEPS[BEYOND_FIRST[quarter]], STEPS[BEYOND_LAST[quarter]]
    return city.cells[row[0]] + first, city.cells[row[-1]] + last


def _line(city: City, income: Income, street: int) -> LedgerLine:
    tile = income.tile
    return LedgerLine(city.cells[tile], city.tiles[tile], income.seat, city.signs[tile],
                      income.value, income.people, street)  # fmt: skip


class _Explanation:
    """What is counted for a tile, and where that lies."""

    def __init__(self, box: Box, state: State, line: LedgerLine) -> None:
        self.box, self.state, self.city, self.line = box, state, state.city, line
        self.tile = self.city.at[line.cell]
        self.street = self.city.street_of[self.tile]
        self.row = self.city.rows[self.street]
        self.advisor = state.advisors[line.seat] if state.advisors and line.seat >= 0 else ""

    def count(self, tile: CityTile) -> LedgerCount:
        """How many of what; a copying tile has it from the best of the others (7.13)."""
        if tile.kind == "copy":
            return self._copied()
        spots = self._spots(tile)
        value = self._value(tile, self.tile)
        amount = value // tile.each if tile.each else 0
        return LedgerCount(tile.kind, tile.of, tile.each, amount, tuple(spots))

    def _value(self, tile: CityTile, place: int) -> int:
        symbols = street_symbols(self.box, self.city, self.street)
        counted = counted_for(self.box, self.state, self.street, self.line.seat, symbols)
        return counted.value(tile, place)

    def _copied(self) -> LedgerCount:
        found = [
            (self._value(tile, other), -other, tile)
            for other in self.row
            if other != self.tile and (tile := self.box.tiles[self.city.tiles[other]]).copied
        ]
        best = max(found, key=lambda one: one[:2], default=None)
        if best is None or not best[0]:
            return LedgerCount("copy", (), 0, 0, ())
        spot = LedgerSpot(TILE, self.city.cells[-best[1]])
        return self.count(best[2])._replace(copied=best[2].name, spots=(spot,))

    def _spots(self, tile: CityTile) -> list[LedgerSpot]:
        city, cells = self.city, self.city.cells
        if tile.kind == "symbols":
            return self._symbols(self._alike(tile.of[0]))
        if tile.kind == "set":
            return self._sets(tile.of)
        if tile.kind == "people":
            there = [(one, city.people[one][tile.of[0]]) for one in self.row]
            return [LedgerSpot(PERSON, cells[one], tile.of[0], n) for one, n in there if n]
        if tile.kind == "signs":
            own = [one for one in self.row if city.owners[one] == self.line.seat]
            return [LedgerSpot(SIGN, cells[one], number=city.signs[one]) for one in own]
        if tile.kind == "size":
            return [LedgerSpot(TILE, cells[one]) for one in self.row]
        if tile.kind == "adjacent":
            around = (self.line.cell + step for step in AROUND)
            return [LedgerSpot(TILE, cell) for cell in around if cell in city.at]
        return self._enclosed() if tile.kind == "encloses" else []

    def _enclosed(self) -> list[LedgerSpot]:
        """The closed streets beyond whose ends the tile lies (7.12)."""
        city = self.city
        return [
            LedgerSpot(STREET, city.cells[row[0]])
            for street, row in enumerate(city.rows)
            if row and city.closed[street] and self.line.cell in _ends(city, street)
        ]

    def _alike(self, colour: int) -> frozenset[int]:
        """The symbols that count as one (7.4, 7.9, 12.10)."""
        mixed = {MIXED_PLACE, HIPSTER} if self.advisor == LEGEND else {MIXED_PLACE}
        return frozenset({colour} | mixed)

    def _symbols(self, colours: frozenset[int]) -> list[LedgerSpot]:
        return [
            spot
            for tile in self._symbol_tiles()
            for spot, colour in self._on(tile)
            if colour in colours
        ]

    def _on(self, tile: int) -> list[tuple[LedgerSpot, int]]:
        """The symbols of a tile in the order in which they are printed, with their colours."""
        symbols = self.box.tiles[self.city.tiles[tile]].symbols
        colours = [colour for colour, count in enumerate(symbols) for _ in range(count)]
        cell = self.city.cells[tile]
        return [(LedgerSpot(SYMBOL, cell, place), one) for place, one in enumerate(colours)]

    def _symbol_tiles(self) -> list[int]:
        """Those of the street, those that point into it (7.1), own ones elsewhere (12.12)."""
        city, found = self.city, list(self.row)
        quarter = city.turns[self.row[0]]
        ways = (BEYOND_FIRST[quarter], BEYOND_LAST[quarter])
        for tile, way in zip(city.beyond(self.street), ways, strict=True):
            if tile is not None and side(city.turns[tile], way + 2) == LONG:
                found.append(tile)
        if self.advisor == SCOUT:
            found += [tile for tile, owner in enumerate(city.owners)
                      if owner == self.line.seat and city.street_of[tile] != self.street
                      and tile not in found]  # fmt: skip
        return found

    def _sets(self, of: tuple[int, ...]) -> list[LedgerSpot]:
        """Coloured symbols first; mixed ones stand in where others lack (7.8)."""
        wild = self._alike(MIXED_PLACE)
        found, spare = self._symbols_by_colour(), []
        for colour in wild:
            spare += found.pop(colour, [])
        own = [found.get(colour, []) for colour in of]
        sets = 0
        while sum(max(0, sets + 1 - len(one)) for one in own) <= len(spare):
            sets += 1
        lacking = sum(max(0, sets - len(one)) for one in own)
        return [spot for one in own for spot in one[:sets]] + spare[:lacking]

    def _symbols_by_colour(self) -> dict[int, list[LedgerSpot]]:
        found: dict[int, list[LedgerSpot]] = {}
        for tile in self._symbol_tiles():
            for spot, colour in self._on(tile):
                found.setdefault(colour, []).append(spot)
        return found


def worth(box: Box, seen: View) -> dict[int, LedgerLine]:
    """What every owned tile of an open street is worth now, by cell."""
    streets = Foresight(box, seen).now()
    return {line.cell: line for street in streets for line in street.lines}
