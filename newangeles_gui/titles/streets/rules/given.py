"""A situation that is given: for scenarios, lessons and puzzles. What it leaves out is as a game
would have it. It can also stand in the start of a match: then the game begins there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field, ValidationError

from newangeles_gui.content import ContentError, FilePlace, Id, Problems, Spec
from newangeles_gui.engine import IllegalChoice, SetupError, Start, seed_of, seeded

from ..content import BUSINESSES, COLOURS, Business, Colour, Number
from .conservation import wrong_contents
from .game import DEGREES, NOBODY, NOBODY_THERE, SNEAK, Box, Game, People, State, cell_at, place_of
from .setup import BUSINESS, GIVEN, lay_out, lay_start
from .turn import CONTRACTOR, Turns

if TYPE_CHECKING:
    from .views import View

FEW: Final = 2
HELD: Final = 3  # tiles in the hand of somebody who tries things
Texts: TypeAlias = Annotated[tuple[str, ...], Field(strict=False)]
Place: TypeAlias = Annotated[tuple[int, int], Field(strict=False)]
Rotation: TypeAlias = Literal[0, 90, 180, 270]
SneakLevel: TypeAlias = Literal["easy", "normal", "hard"]
Module: TypeAlias = Literal["business", "advisors"]
Crowd: TypeAlias = dict[Colour, Number]
Modules: TypeAlias = Annotated[tuple[Module, ...], Field(strict=False)]
Wrong: TypeAlias = Callable[[tuple[str | int, ...], str], ContentError]  # at a path, a message


class TileGiven(Spec):
    """A tile of the city."""

    tile: Id
    at: Place
    rotate: Rotation = 0
    owner: Id | None = None
    signs: Annotated[int, Field(ge=1, le=2)] = 1
    people: Crowd = Field(default_factory=dict)
    seekers: Crowd = Field(default_factory=dict)


class Given(Spec):
    """The situation."""

    start: bool = True
    city: Annotated[tuple[TileGiven, ...], Field(strict=False)] = ()
    hands: dict[Id, Texts] = Field(default_factory=dict)
    stack: Texts | None = None
    end_stack: Texts = ()
    money: dict[Id, Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    active: Id | None = None
    modules: Modules = ()
    tokens: dict[Id, dict[Business, Number]] = Field(default_factory=dict)
    advisors: dict[Id, Id] = Field(default_factory=dict)
    solo: SneakLevel = "easy"


def given_start(players: Sequence[str], given: Given, seed: str = "1") -> Start:
    """The start of a match that begins in a situation."""
    persons = [player for player in players if player != SNEAK]
    written = given.model_dump_json(exclude_defaults=True)
    return Start(persons, seed, stacked={GIVEN: [written]})


def begin_given(box: Box, start: Start, record: bool = True) -> Game:
    """The game of such a start at its first question; SetupError if there can be none."""
    players = [*start.players, *([SNEAK] if len(start.players) < FEW else [])]
    try:
        given = Given.model_validate_json("".join(start.stacked[GIVEN]))
        game = GivenCity(box, players, given, _wrong).put_together()
    except (ValidationError, ContentError) as error:
        raise SetupError(f"no game can begin like this: {error}") from error
    game.state.rng = seeded(seed_of(start.seed))
    game.forced, game.record = True, record
    game.push(Turns())
    game.run()
    return game


def _wrong(path: tuple[str | int, ...], message: str) -> ContentError:
    problems = Problems()
    problems.add(FilePlace(GIVEN, 1, 1), ".".join(map(str, path)), message)
    return ContentError(problems.sorted())


class GivenCity:
    """Puts a game together."""

    def __init__(
        self,
        box: Box,
        players: Sequence[str],
        given: Given,
        wrong: Wrong,
        named: Collection[str] = (),
    ) -> None:
        self.box, self.players, self.given = box, players, given
        self.wrong = wrong
        self.named = named  # tiles that are not in a stack that nobody has given

    def put_together(self) -> Game:
        """The game, checked as any other."""
        players = list(self.players)
        known = {*self.box.seats, SNEAK}
        if len(players) < FEW or set(players) - known or len(set(players)) < len(players):
            raise self.wrong(("players",), f"two to five of {', '.join(sorted(known))} play")
        state = State(players=players)
        if SNEAK in players:
            state.sneak, state.level = players.index(SNEAK), self.given.solo
        game = Game(self.box, state, forced=False)
        lay_out(game, BUSINESS in self.given.modules or bool(self.given.tokens))
        self._lay_city(game)
        self._seat_players(game)
        self._stack_tiles(game)
        if problems := wrong_contents(game):
            raise self.wrong(("given",), "; ".join(problems))
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
            raise self.wrong((*path, "at"), "there is a tile already")
        if one.tile not in self.box.tiles:
            raise self.wrong((*path, "tile"), f"there is no tile {one.tile!r}")
        if one.owner is not None and self.box.tiles[one.tile].start:
            raise self.wrong((*path, "owner"), "a start tile never has an owner")
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
            raise self.wrong(path, str(error)) from error

    def _seat_players(self, game: Game) -> None:
        state, given = game.state, self.given
        for player, money in given.money.items():
            state.money[self._seat(game, player, ("given", "money"))] = money
        for player, advisor in given.advisors.items():
            if advisor not in self.box.content.advisors:
                raise self.wrong(("given", "advisors", player), "there is no such advisor")
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
        there = self.box.stack_for(game.players, CONTRACTOR in state.advisors)
        placed = {*self.named, *state.city.tiles, *state.end_pile}
        placed.update(name for hand in state.hands for name in hand)
        state.pile = [name for name in reversed(there) if name not in placed]


def crowd(given: Mapping[Any, int]) -> People:
    """People by colour."""
    one, two, three, four = (given.get(name, 0) for name in COLOURS)
    return one, two, three, four


def alone_start(box: Box, seen: View | None = None, hand: Sequence[str] = ()) -> Start:
    """The start of a match in the city of a view, or in an empty one; nobody else has a tile.

    Nothing goes into it that the view does not show. With fewer than three tiles in the hand, the
    next ones of the box are there too; the others are drawn in their order.
    """
    left = [one for one in tiles_left(box, seen) if one not in hand]
    missing = max(0, HELD - len(hand))
    more = left[:: max(1, len(left) // max(1, missing))][:missing]
    held = (*hand, *more)
    stack = tuple(one for one in left if one not in more)
    if seen is None:
        pair = box.seats[:FEW]
        return given_start(pair, Given(hands={pair[0]: held}, stack=stack))
    players = _players(box, seen)
    mine = players[seen.seat if seen.seat != NOBODY else 0]
    given = Given(
        start=False,
        city=_city(box, seen, players),
        hands={mine: held},
        stack=stack,
        money=dict(zip(players, seen.money, strict=True)),
        active=mine,
        modules=("business",) if seen.business else (),
        tokens=_tokens(seen, players),
        advisors={who: one for who, one in zip(players, seen.advisors, strict=False) if one},
    )
    return given_start(players, given)


def tiles_left(box: Box, seen: View | None) -> list[str]:
    """The buildings that do not stand in a city, and can."""
    there = () if seen is None else (*seen.city.tiles, *seen.gone)
    return [one for one in box.buildings if one not in there]


def can_be_tried(box: Box, seen: View | None) -> bool:
    """Whether a match can begin there: not while people or signs are to leave a closed street."""
    city = None if seen is None else seen.city
    leaving = city is not None and any(
        city.closed[street] and (city.people[tile] != NOBODY_THERE or city.owners[tile] != NOBODY)
        for tile, street in enumerate(city.street_of)
    )
    return not leaving and bool(tiles_left(box, seen))


def _players(box: Box, seen: View) -> list[str]:
    """Who plays; in place of the Sneak sits somebody who does nothing."""
    free = next((one for one in box.seats if one not in seen.players), "")
    return [free if one == SNEAK else one for one in seen.players]


def _city(box: Box, seen: View, players: Sequence[str]) -> tuple[TileGiven, ...]:
    """As it lies; somebody with more signs than there are gives up what was built first."""
    city, found = seen.city, []
    left = [box.signs] * len(players)
    for tile in reversed(range(len(city.cells))):
        owner, signs = city.owners[tile], city.signs[tile]
        if owner != NOBODY and left[owner] < signs:
            owner, signs = NOBODY, 0
        if owner != NOBODY:
            left[owner] -= signs
        told = {
            "tile": city.tiles[tile],
            "at": place_of(city.cells[tile]),
            "rotate": city.turns[tile] * DEGREES,
            "owner": None if owner == NOBODY else players[owner],
            "signs": max(1, signs),
            "people": _crowd(city.people[tile]),
            "seekers": _crowd(city.seekers[tile]),
        }
        found.append(TileGiven.model_validate(told))
    return tuple(reversed(found))


def _crowd(people: People) -> dict[str, int]:
    return {name: count for name, count in zip(COLOURS, people, strict=True) if count}


def _tokens(seen: View, players: Sequence[str]) -> dict[str, dict[Any, int]]:
    if not seen.business:
        return {}
    return {
        who: {kind: count for kind, count in zip(BUSINESSES, held, strict=True) if count}
        for who, held in zip(players, seen.tokens, strict=True)
    }
