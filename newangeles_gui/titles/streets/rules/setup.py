"""Setting up a game (chapter 2, 12.1, 12.6, 13.1-13.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from newangeles_gui.engine import SetupError, Start, random_below, seed_of, seeded, shuffle

from ..content import TYPES
from .game import DEGREES, MIXED_PLACE, NOBODY, SNEAK, Box, City, Game, State, added, cell_at
from .turn import CONTRACTOR, Turns, draw_tile

BUSINESS, ADVISORS, FIRST, LEVEL, ADVISOR = "business", "advisors", "first", "level", "advisor"
ON, OFF = "on", "off"
LEVELS: Final = ("easy", "normal", "hard")
PILE: Final = "pile"
GIVEN: Final = "given"  # the whole situation in which a game begins, for lessons and puzzles
NOTHING: Final[Mapping[str, Sequence[str]]] = MappingProxyType({})
NOBODYS: Final[Mapping[str, str]] = MappingProxyType({})


def options(box: Box) -> dict[str, tuple[str, ...]]:
    """What can be chosen before a game: modules, the first player, and against whom one plays."""
    return {
        BUSINESS: (OFF, ON),
        ADVISORS: (OFF, ON),
        FIRST: box.seats,
        LEVEL: LEVELS,
        ADVISOR: box.advisors_for(1, business=False, solo=True),
    }


def begin(box: Box, start: Start, record: bool = True) -> Game:
    """The game of a start at its first question; SetupError if it cannot be set up so."""
    if SNEAK in start.players:
        raise SetupError("the Sneak sits down by itself where one plays alone")
    known = options(box)
    for name, value in start.options.items():
        if name not in known:
            raise SetupError(f"unknown option: {name}; there are {', '.join(known)}")
        if value not in known[name]:
            raise SetupError(f"{name} cannot be {value!r:.40}; {', '.join(known[name])} can")
    chosen = start.options
    modules = [name for name in (BUSINESS, ADVISORS) if chosen.get(name) == ON]
    alone = len(start.players) == 1  # 13.12; with others all of them are dealt (12.1)
    picked = {start.players[0]: chosen[ADVISOR]} if ADVISOR in chosen and alone else {}
    return new_game(
        box,
        start.players,
        seed_of(start.seed),
        modules,
        picked,
        chosen.get(LEVEL, LEVELS[0]),
        chosen.get(FIRST, ""),
        record,
        stacked=start.stacked,
    )


def new_game(
    box: Box,
    players: Sequence[str],
    seed: int | str,
    modules: Sequence[str] = (),
    advisors: Mapping[str, str] = NOBODYS,
    level: str = LEVELS[0],
    first: str = "",
    record: bool = True,
    forced: bool = True,
    stacked: Mapping[str, Sequence[str]] = NOTHING,
) -> Game:
    """A game ready for its first question; one player alone plays against the Sneak."""
    seated = [one for one in players if one != SNEAK]
    _check(box, players, seated, first)
    state = State(rng=seeded(seed), players=seated)
    if len(seated) == 1:
        state.players = [*seated, SNEAK]
        state.sneak, state.level = 1, level
    game = Game(box, state, record, forced)
    lay_out(game, BUSINESS in modules)
    lay_start(game)
    if ADVISORS in modules or advisors:
        _deal_advisors(game, advisors)
    _prepare_pile(game, stacked)
    _begin_with(game, first)
    state.stack.append(Turns())
    game.run()
    return game


def _check(box: Box, players: Sequence[str], seated: list[str], first: str) -> None:
    limits = box.limits.players
    if not limits.min <= len(seated) <= limits.max:
        raise SetupError(f"{len(seated)} players: {limits.min} to {limits.max} can play")
    if len(set(players)) != len(players):
        raise SetupError(f"a colour plays twice: {', '.join(players)}")
    for name in seated:
        if name not in box.seats:
            raise SetupError(f"unknown player {name!r:.40}; there are {', '.join(box.seats)}")
    if SNEAK in players and (len(seated) > 1 or players[0] == SNEAK):
        raise SetupError("the Sneak plays against one person, and sits behind them")
    if first and first not in seated:
        raise SetupError(f"first player {first!r:.40} does not play")


def lay_out(game: Game, business: bool) -> None:
    """The supplies, and nothing before anybody (2.7, 2.8)."""
    box, state = game.box, game.state
    seats = game.players
    state.business = business
    state.city = City(longest=box.longest)
    state.hands = [[] for _ in range(seats)]
    state.shown = [[] for _ in range(seats)]
    state.money = [0] * seats
    state.advisors = [""] * seats
    state.free = [box.signs if seat != state.sneak else 0 for seat in range(seats)]
    state.tokens = [[0] * len(box.tokens) for _ in range(seats)]
    state.tokens_left = list(box.tokens)
    state.people_left = list(box.people)


def lay_start(game: Game) -> None:
    """Where the city begins, and who is there (2.1, 2.2)."""
    state = game.state
    for start in game.box.limits.start:
        state.city.put(cell_at(*start.at), start.id, start.rotate // DEGREES)
        for colour, name in enumerate(TYPES[:MIXED_PLACE]):
            count = start.people.get(name, 0)  # type: ignore[call-overload]
            state.people_left[colour] -= count
            state.city.people[-1] = added(state.city.people[-1], colour, count)


def _deal_advisors(game: Game, named: Mapping[str, str]) -> None:
    """12.1: before the stack is prepared (2.11); the Sneak gets none (13.12)."""
    state, box = game.state, game.box
    solo = state.sneak != NOBODY
    allowed = box.advisors_for(1 if solo else game.players, state.business, solo)
    for player, advisor in named.items():
        if advisor not in allowed or player not in state.players:
            raise SetupError(f"{player!r:.40} cannot have the advisor {advisor!r:.40} here")
        state.advisors[game.seat_of(player)] = advisor
    rest = [one for one in allowed if one not in state.advisors]
    state.rng = shuffle(rest, state.rng)
    for seat in range(game.players):
        if not state.advisors[seat] and seat != state.sneak:
            if not rest:
                raise SetupError("there are not enough advisors")
            state.advisors[seat] = rest.pop()
        if state.advisors[seat]:
            game.tell("advisor_dealt", player=game.name(seat), advisor=state.advisors[seat])


def _prepare_pile(game: Game, stacked: Mapping[str, Sequence[str]]) -> None:
    """2.3-2.6: some tiles of each type go out unseen, the rest is shuffled."""
    state, box = game.state, game.box
    contractor = CONTRACTOR in state.advisors
    stock = box.limits.stack[game.players + contractor]
    there = box.stack_for(game.players, contractor)
    on_top = stacked.get(PILE, ())
    for place, type_name in enumerate(TYPES):
        family = [name for name in there if box.tiles[name].type == type_name]
        state.rng = shuffle(family, state.rng)
        family.sort(key=lambda name: name in on_top)  # what is to lie on top stays in
        out = stock.out_mixed if place == MIXED_PLACE else stock.out_each_colour
        state.out += family[:out]
        state.pile += family[out:]
    state.rng = shuffle(state.pile, state.rng)
    if contractor:  # 12.6
        for _ in range(box.limits.contractor_out):
            state.out.append(state.pile.pop())
    for name in reversed(on_top):
        if name not in state.pile:
            raise SetupError(f"{name!r:.40} is not in the stack of this game")
        state.pile.remove(name)
        state.pile.append(name)


def _begin_with(game: Game, first: str) -> None:
    state, box = game.state, game.box
    if first:
        state.active = game.seat_of(first)
    elif state.sneak == NOBODY:
        state.active, state.rng = random_below(state.rng, game.players)  # 2.9
    game.tell("first_player", player=game.name(state.active))
    for seat in game.clockwise(state.active):
        if seat != state.sneak:
            for _ in range(box.limits.hand_size):
                draw_tile(game, seat)
    if state.sneak != NOBODY:
        _prepare_sneak(game)


def _prepare_sneak(game: Game) -> None:
    """13.2, 13.4."""
    state, solo = game.state, game.box.limits.solo
    for _ in range(solo.end_stack):
        state.end_pile.append(state.pile.pop(0))
    state.money[state.sneak] = sneak_money(game.box, state)


def sneak_money(box: Box, state: State) -> int:
    """What the Sneak begins with (13.4)."""
    solo = box.limits.solo
    by_level = {"easy": solo.easy, "normal": solo.normal, "hard": solo.hard}
    return by_level[state.level] + (solo.with_advisor if any(state.advisors) else 0)
