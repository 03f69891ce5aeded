"""Rules of thumb: a price for every answer, from what all can see and the own hand.

They are the gentle opponents, and what playouts are played with, so they have to be quick.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import without_rule

from ..content import BUSINESSES, COLOURS
from ..rules import (
    Tokens,
    Turns,
    lying_text,
    places,
    read_cell,
    read_lying,
    street_income,
    tile_value,
)
from .builder import ALL_ROOM, GROWTH, LATER, OTHERS, Builder, turns_left
from .outlook import tokens_worth

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Box, Game, State

DOUBLE_FROM: Final = 6  # dollars that a building should bring before it gets two signs
SPARE: Final = 3  # and signs that should be free
MANY: Final = 1000  # people: whoever can go together, goes
SHOWN: Final = 0.5  # what is not shown is not known


class StreetsPolicy:
    """Answers every question by the highest price."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def answer(self, game: Game, decision: Decision) -> str:
        """The answer that it would give."""
        prices = self.prices(game, decision)
        if not prices:
            return without_rule("the quick rules", decision)
        return max(prices, key=prices.__getitem__)

    def prices(self, game: Game, decision: Decision) -> dict[str, float]:
        """What each answer is worth in dollars; nothing for a question that is unknown."""
        rule = PRICES.get(decision.kind)
        return {} if rule is None else rule(self, game, decision)

    def _build(self, game: Game, decision: Decision) -> dict[str, float]:
        state, seat = game.state, decision.seat
        turn = Builder(self.box, state, seat)
        names = sorted(set(state.hands[seat]))
        found: dict[str, float] = {}
        for cell, quarter in places(game, seat):
            at = lying_text(cell, quarter)
            if cell in state.city.at:
                prices = [turn.over(cell, name) for name in names]
            else:
                prices = turn.at_site(cell, quarter, names)
            for name, price in zip(names, prices, strict=True):
                found[name + at] = price
        return found

    def _sneak_build(self, game: Game, decision: Decision) -> dict[str, float]:
        """13.8c: what harms least."""
        turn = Builder(self.box, game.state, game.state.sneak)
        found = {}
        for option in decision.options:
            name, cell, quarter = read_lying(option)
            (price,) = turn.at_site(cell, quarter, [name])
            found[option] = -price
        return found

    def _by_tile(self, game: Game, decision: Decision) -> dict[str, float]:
        """What the building of each answer would pay now."""
        return {option: self._pays(game.state, option) for option in decision.options}

    def _abandon(self, game: Game, decision: Decision) -> dict[str, float]:
        return {option: -price for option, price in self._by_tile(game, decision).items()}

    def _pays(self, state: State, place: str) -> float:
        city = state.city
        tile = city.at[read_cell(place)]
        kind = self.box.tiles[city.tiles[tile]].kind
        room = self.box.longest - len(city.rows[city.street_of[tile]])
        now = tile_value(self.box, state, tile) + sum(city.people[tile])
        return now + GROWTH[kind] * room * min(1.0, turns_left(state) / ALL_ROOM)

    def _double(self, game: Game, decision: Decision) -> dict[str, float]:
        """12.7: for a building that brings much, as long as signs are left."""
        state, seat = game.state, decision.seat
        top = state.stack[-1]
        assert isinstance(top, Turns)
        tile = top.tile
        trial = copy(state)
        city = trial.city = state.city.clone()
        city.owners[tile], city.signs[tile] = seat, 1
        worth = tile_value(self.box, trial, tile)
        spare = state.free[seat] >= SPARE or turns_left(state) < 1
        return {"yes": float(worth) if spare else 0.0, "no": DOUBLE_FROM - 0.5}

    def _street(self, game: Game, decision: Decision) -> dict[str, float]:
        """The order is all the same to it."""
        return dict.fromkeys(decision.options, 0.0)

    def _business(self, game: Game, decision: Decision) -> dict[str, float]:
        """From the building with the best icons."""
        state = game.state
        city = state.city
        found = {}
        for option in decision.options:
            place = city.at[read_cell(option)]
            tile = self.box.tiles[city.tiles[place]]
            kinds = [one for one, name in enumerate(BUSINESSES) if tile.business in (name, "mixed")]
            best = max(token_price(state, city.owners[place], one) for one in kinds)
            found[option] = best * tile.icons * (1 if city.owners[place] == decision.seat else -1)
        return found

    def _token(self, game: Game, decision: Decision) -> dict[str, float]:
        """A type that is lacking, or of which one can have most."""
        seat = _taker(game, decision)
        sign = 1 if seat == decision.seat else -1
        return {
            option: sign * token_price(game.state, seat, BUSINESSES.index(option))
            for option in decision.options
        }

    def _score_instead(self, game: Game, decision: Decision) -> dict[str, float]:
        """12.11: by how much more the tile in hand is worth there."""
        state = game.state
        city = state.city
        found = {"none": SHOWN}
        for option in decision.options:
            name, _, place = option.partition(" for=")
            if place:
                tile = city.at[read_cell(place)]
                street = city.street_of[tile]
                paid = street_income(self.box, state, street, instead=name, instead_at=tile)
                (value,) = (income.value for income in paid if income.tile == tile)
                found[option] = value - tile_value(self.box, state, tile)
        return found

    def _move(self, game: Game, decision: Decision) -> dict[str, float]:
        """All to where they bring most: to own tiles, or where they bring others least."""
        state = game.state
        gains: dict[str, float] = {}
        found = {}
        for option in decision.options:
            colour, to, count = option.split(" ")
            if to not in gains:
                tile = state.city.at[read_cell(to.removeprefix("to="))]
                gains[to] = person_price(self.box, state, tile, colour, decision.seat)
            number = int(count.removeprefix("count="))
            found[option] = gains[to] + number / MANY
        return found

    def _discard(self, game: Game, decision: Decision) -> dict[str, float]:
        """3.10: they are all the same to it."""
        return dict.fromkeys(decision.options, 0.0)


def _taker(game: Game, decision: Decision) -> int:
    """Who takes tokens: the person answers for the Sneak too."""
    top = game.state.stack[-1]
    return top.seat if isinstance(top, Tokens) else decision.seat


def token_price(state: State, seat: int, kind: int) -> float:
    """What a further token of a type is worth to a player (11.10, 11.12)."""
    held, left = state.tokens[seat], turns_left(state)
    more = [count + (kind == one) for one, count in enumerate(held)]
    return tokens_worth(state, seat, more, left) - tokens_worth(state, seat, held, left)


def person_price(box: Box, state: State, tile: int, colour: str, seat: int) -> float:
    """What somebody who moves to a tile is worth to a player, the gain of others taken away."""
    city, place = state.city, COLOURS.index(colour)
    price = 0.0
    for other in city.rows[city.street_of[tile]]:
        owner = city.owners[other]
        spec = box.tiles[city.tiles[other]]
        gain = float(other == tile)
        if spec.kind == "people" and spec.of[0] == place:
            gain += spec.each * city.signs[other]
        if owner >= 0:
            price += LATER * gain * (1.0 if owner == seat else -OTHERS)
    return price


Price = Callable[["StreetsPolicy", "Game", "Decision"], "dict[str, float]"]
PRICES: Final[Mapping[str, Price]] = MappingProxyType(
    {
        "build": StreetsPolicy._build,
        "sneak_build": StreetsPolicy._sneak_build,
        "abandon": StreetsPolicy._abandon,
        "double": StreetsPolicy._double,
        "street": StreetsPolicy._street,
        "business": StreetsPolicy._business,
        "token": StreetsPolicy._token,
        "score_instead": StreetsPolicy._score_instead,
        "move": StreetsPolicy._move,
        "discard": StreetsPolicy._discard,
    }
)
