"""What a scenario expects against what came."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from newangeles_gui.scenario import Compared, Row

from ..content import BUSINESSES, COLOURS, TYPES
from ..rules import (
    DEGREES,
    NOBODY,
    Game,
    by_type,
    cell_text,
    places,
    read_cell,
    sneak_places,
    tile_value,
)

if TYPE_CHECKING:
    from newangeles_gui.engine import Event

    from .model import CellExpected, Expect, StreetExpected


def differences(game: Game, events: list[Event], expect: Expect) -> list[str]:
    """Everything that did not come as expected."""
    return Comparing(game, events).differences(expect)


class Comparing(Compared):
    """One method a field of `expect`."""

    def _by_player(self, what: str, wanted: Mapping[str, Any], came: list[Any]) -> Iterator[Row]:
        for player, value in wanted.items():
            yield f"{what} of {player}", value, came[self.game.seat_of(player)]

    def money(self, wanted: dict[str, int]) -> Iterator[Row]:
        return self._by_player("money", wanted, self.state.money)

    def city(self, wanted: dict[str, Any]) -> Iterator[Row]:
        for cell, expected in wanted.items():
            tile = self.state.city.at.get(read_cell(cell))
            if expected == "none" or tile is None:
                came = "none" if tile is None else self.state.city.tiles[tile]
                yield f"tile at {cell}", "none" if expected == "none" else "a tile", came
            else:
                yield from self._cell(cell, tile, expected)

    def _cell(self, cell: str, tile: int, expected: CellExpected) -> Iterator[Row]:
        city = self.state.city
        owner = city.owners[tile]
        came = {
            "tile": city.tiles[tile],
            "rotate": city.turns[tile] * DEGREES,
            "owner": "none" if owner == NOBODY else self.game.name(owner),
            "signs": city.signs[tile],
            "people": named(city.people[tile], COLOURS),
            "seekers": named(city.seekers[tile], COLOURS),
        }
        for name in expected.model_fields_set:
            value = getattr(expected, name)
            if isinstance(value, dict):
                value = {one: count for one, count in value.items() if count}
            yield f"{name} at {cell}", value, came[name]

    def legal(self, wanted: dict[str, tuple[int, ...]]) -> Iterator[Row]:
        there: dict[str, list[int]] = {}
        for cell, quarter in places(self.game, self.state.active):
            there.setdefault(cell_text(cell), []).append(quarter * DEGREES)
        for name, rotations in wanted.items():
            yield f"rotations at {name}", sorted(rotations), there.get(name, [])

    def streets(self, wanted: dict[str, StreetExpected]) -> Iterator[Row]:
        city = self.state.city
        for cell, expected in wanted.items():
            street = city.street_of[city.at[read_cell(cell)]]
            came = {"size": len(city.rows[street]), "closed": city.closed[street]}
            for name in expected.model_fields_set:
                yield f"{name} of the street at {cell}", getattr(expected, name), came[name]

    def value(self, wanted: dict[str, int]) -> Iterator[Row]:
        for cell, value in wanted.items():
            tile = self.state.city.at[read_cell(cell)]
            yield f"value at {cell}", value, tile_value(self.game.box, self.state, tile)

    def sneak_places(self, wanted: dict[str, tuple[str, ...]]) -> Iterator[Row]:
        for tile, listed in wanted.items():
            came = [
                f"{cell_text(cell)} {quarter * DEGREES}"
                for cell, quarter in sneak_places(self.game, tile)
            ]
            yield f"places of the Sneak for {tile}", sorted(listed), sorted(came)

    def hands(self, wanted: dict[str, tuple[str, ...]]) -> Iterator[Row]:
        listed = {player: sorted(tiles) for player, tiles in wanted.items()}
        return self._by_player("hand", listed, [sorted(hand) for hand in self.state.hands])

    def hand_sizes(self, wanted: dict[str, int]) -> Iterator[Row]:
        return self._by_player("tiles in hand", wanted, [len(hand) for hand in self.state.hands])

    def stack_left(self, wanted: int) -> Iterator[Row]:
        yield "tiles in the stack", wanted, len(self.state.pile)

    def end_stack_left(self, wanted: int) -> Iterator[Row]:
        yield "tiles in the end stack", wanted, len(self.state.end_pile)

    def out_size(self, wanted: int) -> Iterator[Row]:
        yield "tiles taken out", wanted, len(self.state.out)

    def out_types(self, wanted: dict[str, int]) -> Iterator[Row]:
        came = dict(zip(TYPES, by_type(self.game.box, self.state.out), strict=True))
        yield "types taken out", wanted, {name: came[name] for name in wanted}

    def signs_left(self, wanted: dict[str, int]) -> Iterator[Row]:
        return self._by_player("free signs", wanted, self.state.free)

    def people_left(self, wanted: dict[str, int]) -> Iterator[Row]:
        came = dict(zip(COLOURS, self.state.people_left, strict=True))
        yield "people in the supply", wanted, {name: came[name] for name in wanted}

    def tokens(self, wanted: dict[str, dict[str, int]]) -> Iterator[Row]:
        for player, listed in wanted.items():
            held = dict(zip(BUSINESSES, self.state.tokens[self.game.seat_of(player)], strict=True))
            yield f"tokens of {player}", listed, {name: held[name] for name in listed}

    def tokens_left(self, wanted: dict[str, int]) -> Iterator[Row]:
        came = dict(zip(BUSINESSES, self.state.tokens_left, strict=True))
        yield "tokens in the supply", wanted, {name: came[name] for name in wanted}


def named(counts: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    """Those that are there, by name."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
