"""The situation of a scenario as a game; what it leaves out is as a game would have it.

Such a situation can also stand in the start of a match: then the game begins there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from newangeles_gui.content import ContentError, FilePlace, Marks
from newangeles_gui.engine import IllegalChoice, SetupError, Start, seed_of, seeded
from newangeles_gui.scenario import LoadedScenario

from ..content import BUSINESSES, COLOURS
from ..rules import SNEAK, Box, Game, State, wrong_contents
from ..rules.building import CONTRACTOR
from ..rules.grid import DEGREES, cell_at
from ..rules.setup import BUSINESS, GIVEN, lay_out, lay_start
from ..rules.turns import Turns
from .model import Expect, Given, Scenario

if TYPE_CHECKING:
    from ..rules.box import People
    from .model import TileGiven

FEW: Final = 2


def build(box: Box, loaded: LoadedScenario) -> Game:
    """The game that is given; ContentError with the place of what cannot be."""
    return GivenCity(box, loaded).game()


def given_start(scenario: Scenario, seed: str = "1") -> Start:
    """The start of a match that begins in the situation of a scenario."""
    persons = [player for player in scenario.players if player != SNEAK]
    written = scenario.given.model_dump_json(exclude_defaults=True)
    return Start(persons, seed, stacked={GIVEN: [written]})


def begin_given(box: Box, start: Start, record: bool) -> Game:
    """The game of such a start at its first question; SetupError if there can be none."""
    players = [*start.players, *([SNEAK] if len(start.players) < FEW else [])]
    try:
        given = Given.model_validate_json("".join(start.stacked[GIVEN]))
        scenario = Scenario(title=GIVEN, players=tuple(players), given=given, expect=Expect())
        game = build(box, LoadedScenario(scenario, Marks(FilePlace(GIVEN, 1, 1)), ""))
    except (ValidationError, ContentError) as error:
        raise SetupError(f"no game can begin like this: {error}") from error
    game.state.rng = seeded(seed_of(start.seed))
    game.forced, game.record = True, record
    game.push(Turns())
    game.run()
    return game


class GivenCity:
    """Puts a game together."""

    def __init__(self, box: Box, loaded: LoadedScenario) -> None:
        self.box = box
        self.loaded = loaded
        self.scenario: Scenario = loaded.scenario
        self.given: Given = self.scenario.given

    def game(self) -> Game:
        """The game, checked as any other."""
        players = list(self.scenario.players)
        known = {*self.box.seats, SNEAK}
        if len(players) < FEW or set(players) - known or len(set(players)) < len(players):
            raise self.loaded.wrong(("players",), f"two to five of {', '.join(sorted(known))} play")
        state = State(players=players)
        if SNEAK in players:
            state.sneak, state.level = players.index(SNEAK), self.given.solo
        game = Game(self.box, state, forced=False)
        lay_out(game, BUSINESS in self.given.modules or bool(self.given.tokens))
        self._lay_city(game)
        self._seat_players(game)
        self._stack_tiles(game)
        if problems := wrong_contents(game):
            raise self.loaded.wrong(("given",), "; ".join(problems))
        return game

    def _lay_city(self, game: Game) -> None:
        tiles = list(self.given.city)
        if self.given.start:
            lay_start(game)
            for start in self.box.limits.start:
                if any(one.tile == start.id for one in tiles):
                    self._take_away(game, start.id)
        for place, one in enumerate(tiles):
            self._lay(game, place, one)

    def _take_away(self, game: Game, name: str) -> None:
        """A start tile that is given lies as it is given: the others are laid anew without it."""
        city, state = game.state.city, game.state
        kept = [
            (city.cells[tile], other, city.turns[tile], city.people[tile])
            for tile, other in enumerate(city.tiles)
            if other != name
        ]
        state.people_left = list(self.box.people)
        state.city = type(city)(longest=city.longest)
        for cell, other, quarter, people in kept:
            state.city.put(cell, other, quarter)
            self._people(game, len(state.city.cells) - 1, people)

    def _people(self, game: Game, tile: int, people: People, seek: bool = False) -> None:
        state = game.state
        (state.city.seekers if seek else state.city.people)[tile] = people
        for colour, count in enumerate(people):
            state.people_left[colour] -= count

    def _lay(self, game: Game, place: int, one: TileGiven) -> None:
        path, city = ("given", "city", place), game.state.city
        cell = cell_at(*one.at)
        if cell in city.at:
            raise self.loaded.wrong((*path, "at"), "there is a tile already")
        if one.tile not in self.box.tiles:
            raise self.loaded.wrong((*path, "tile"), f"there is no tile {one.tile!r}")
        if one.owner is not None and self.box.tiles[one.tile].start:
            raise self.loaded.wrong((*path, "owner"), "a start tile never has an owner")
        city.put(cell, one.tile, one.rotate // DEGREES)
        tile = len(city.cells) - 1
        self._people(game, tile, crowd(one.people))
        self._people(game, tile, crowd(one.seekers), seek=True)
        if one.owner is not None:
            seat = self._seat(game, one.owner, (*path, "owner"))
            city.owners[tile], city.signs[tile] = seat, one.signs
            if seat != game.state.sneak:
                game.state.free[seat] -= one.signs

    def _seat(self, game: Game, player: str, path: tuple[str | int, ...]) -> int:
        try:
            return game.seat_of(player)
        except IllegalChoice as error:
            raise self.loaded.wrong(path, str(error)) from error

    def _seat_players(self, game: Game) -> None:
        state, given = game.state, self.given
        for player, money in given.money.items():
            state.money[self._seat(game, player, ("given", "money"))] = money
        for player, advisor in given.advisors.items():
            if advisor not in self.box.content.advisors:
                raise self.loaded.wrong(("given", "advisors", player), "there is no such advisor")
            state.advisors[self._seat(game, player, ("given", "advisors"))] = advisor
        for player, held in given.tokens.items():
            seat = self._seat(game, player, ("given", "tokens"))
            for name, count in held.items():
                kind = BUSINESSES.index(name)
                state.tokens[seat][kind] = count
                state.tokens_left[kind] -= count
        for player, hand in given.hands.items():
            state.hands[self._seat(game, player, ("given", "hands"))] = list(hand)
        if given.active is not None:
            state.active = self._seat(game, given.active, ("given", "active"))

    def _stack_tiles(self, game: Game) -> None:
        """Without a stack: all tiles that such a game can hold and that are named nowhere."""
        state = game.state
        state.end_pile = list(reversed(self.given.end_stack))
        if self.given.stack is not None:
            state.pile = list(reversed(self.given.stack))
            return
        dumped = self.scenario.model_dump(include={"given", "do"})
        named = set(_texts(dumped))
        there = self.box.stack_for(game.players, CONTRACTOR in state.advisors)
        state.pile = [name for name in reversed(there) if name not in named]


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)
    elif isinstance(data, str):
        yield from data.split(" ")


def crowd(given: Mapping[Any, int]) -> People:
    """People by colour."""
    one, two, three, four = (given.get(name, 0) for name in COLOURS)
    return one, two, three, four
