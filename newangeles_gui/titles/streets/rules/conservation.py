"""The invariants of every state: nothing appears, nothing disappears, limits hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from newangeles_gui.engine import WrongShapeError, check_shapes, misplaced

from ..content import BUSINESSES, COLOURS
from .game import (
    DEGREES,
    NOBODY,
    NOBODY_THERE,
    STEPS,
    City,
    Game,
    State,
    cell_text,
    clashes,
    measures,
)
from .turn import Closing, Moving, Scoring, Tokens, TokensOfStreet, Turns, accepting

if TYPE_CHECKING:
    from newangeles_gui.engine import Frame


def problems(game: Game) -> list[str]:
    """Everything that is wrong with a game in play; empty for a sound one."""
    found = wrong_contents(game)
    state = game.state
    if state.over != (not state.stack) or state.over != (state.pending is None):
        found.append("something is left to do after the end, or nothing before it")
    return found


def wrong_contents(game: Game) -> list[str]:
    """What is wrong with tiles, people, signs and tokens, whatever is going on."""
    misshapen = _shape(game)
    if misshapen:
        return misshapen
    return [
        *_supplies(game),
        *_signs(game),
        *_tiles(game),
        *_ground(game.state.city, game.box.longest),
        *_closed(game),
        *_seekers(game),
    ]


def _shape(game: Game) -> list[str]:
    state, limits = game.state, measures(game.box, tuple(game.state.players))
    try:
        check_shapes(state, limits)
    except WrongShapeError as error:
        return [str(error)]
    wrong = misplaced(state.stack) or _lost(state)
    return [wrong] if wrong else []


def _lost(state: State) -> str:
    """What is in progress is about tiles that are there, and about streets that are closed."""
    city = state.city
    for one in state.stack:
        tiles, streets = _about(one)
        if any(tile >= len(city.cells) for tile in tiles):
            return f"{one.KIND} is about a tile that is not there"
        if any(street >= len(city.rows) or not city.closed[street] for street in streets):
            return f"{one.KIND} is about a street that is not closed"
    return ""


def _about(one: Frame) -> tuple[Sequence[int], Sequence[int]]:
    """The tiles and the streets that a frame is about."""
    if isinstance(one, Turns):
        return [one.tile], one.closed
    if isinstance(one, Closing):
        return [], one.waiting
    if isinstance(one, Scoring):
        return [one.instead_for], [one.street]
    if isinstance(one, TokensOfStreet):
        return [], [one.street]
    if isinstance(one, Tokens):
        return [one.tile], []
    return (one.sources, []) if isinstance(one, Moving) else ([], [])


def _supplies(game: Game) -> list[str]:
    """2.8, 11.1: nobody and no token is lost."""
    state, box = game.state, game.box
    found = []
    for colour, name in enumerate(COLOURS):
        there = sum(crowd[colour] for crowd in (*state.city.people, *state.city.seekers))
        if there + state.people_left[colour] != box.people[colour]:
            found.append(f"{there + state.people_left[colour]} people of the colour {name}")
    for kind, name in enumerate(BUSINESSES):
        held = sum(tokens[kind] for tokens in state.tokens) + state.tokens_left[kind]
        if held != box.tokens[kind]:
            found.append(f"{held} tokens of the type {name}")
    return found


def _signs(game: Game) -> list[str]:
    """9.1: five for each player; those without an owner have none."""
    state = game.state
    used: Counter[int] = Counter()
    found = []
    for owner, count in zip(state.city.owners, state.city.signs, strict=True):
        used[owner] += count
        if (owner == NOBODY) != (not count):
            found.append("a tile with an owner and without a sign, or without one and with a sign")
    if used[NOBODY]:
        found.append("a sign of nobody")
    for seat, free in enumerate(state.free):
        if seat != state.sneak and used[seat] + free != game.box.signs:
            found.append(f"{game.name(seat)} has {used[seat] + free} signs")
    return found


def _tiles(game: Game) -> list[str]:
    """No tile is in two places."""
    state = game.state
    piles = [*state.hands, state.pile, state.end_pile, state.out, state.gone, state.city.tiles]
    counts = Counter(name for pile in piles for name in pile)
    counts.update([state.sneak_tile] if state.sneak_tile else [])
    found = [f"{name} is there {count} times" for name, count in counts.items() if count > 1]
    if state.sneak != NOBODY and state.hands[state.sneak]:  # 13.2
        found.append("the Sneak has a hand")
    for seat, shown in enumerate(state.shown):
        if not set(shown) <= set(state.hands[seat]):
            found.append(f"{game.name(seat)} has shown a tile that is not in hand")
    return found


def _ground(city: City, longest: int) -> list[str]:
    """3.7, 3.8, 5.1-5.4: how tiles lie, and what follows from it."""
    found = [] if city.longest == longest else ["a street has another length here"]
    for tile, cell in enumerate(city.cells):
        for direction, step in enumerate(STEPS):
            other = city.at.get(cell + step)
            if other is not None and clashes(city.turns[tile], direction, city.turns[other]):
                found.append(f"long side against long side at {cell_text(cell)}")
    if any(len(row) > city.longest for row in city.rows):
        found.append(f"a street of more than {city.longest}")
    twin = City.from_dict(city.to_dict())
    for name in ("at", "street_of", "rows", "closed", "ground"):
        if getattr(twin, name) != getattr(city, name):
            found.append(f"{name} does not follow from the tiles")
    return found


def unscored(state: State) -> set[int]:
    """The closed streets that have not been scored completely yet (5.8)."""
    waiting: set[int] = set()
    for one in state.stack:
        if isinstance(one, Closing):
            waiting.update(one.waiting)
        elif isinstance(one, Scoring):
            waiting.add(one.street)
        elif isinstance(one, Turns):
            waiting.update(one.closed)
        elif isinstance(one, Moving):
            waiting.update(state.city.street_of[tile] for tile in one.sources)
    return waiting


def _closed(game: Game) -> list[str]:
    """Nobody lives in a street that was scored, and nobody owns anything there."""
    state, waiting = game.state, unscored(game.state)
    city = state.city
    found = []
    for tile, street in enumerate(city.street_of):
        if not city.closed[street] or street in waiting:
            continue
        where = f"{cell_text(city.cells[tile])} rotate {city.turns[tile] * DEGREES}"
        if city.people[tile] != NOBODY_THERE:
            found.append(f"somebody lies in the closed street of {where}")
        if city.owners[tile] != NOBODY:
            found.append(f"a sign in the closed street of {where}")
    return found


def _seekers(game: Game) -> list[str]:
    """Nobody is where the own symbol is not, and nobody seeks where a tile accepts them (8.6)."""
    state = game.state
    city = state.city
    found = []
    settled = not any(isinstance(one, Turns) and one.stage == "sign" for one in state.stack)
    for colour, name in enumerate(COLOURS):
        for tile, people in enumerate(city.people):
            if people[colour] and not game.box.tiles[city.tiles[tile]].symbols[colour]:
                found.append(f"{name} on {city.tiles[tile]}")
        seeking = any(crowd[colour] for crowd in city.seekers)
        if settled and seeking and accepting(game.box, city, colour):
            found.append(f"{name} seek though a tile accepts them")
    return found
