"""Building: where one can, what comes with a tile, and what is given up for it (4.2, 9.2)."""

from __future__ import annotations

from typing import Final

from ..game import DEGREES, NOBODY_THERE, Game, cell_text, lying_text, quarters_of
from . import people
from .business import tokens_of
from .scoring import Closing, Scoring, take_signs

RENOVATOR, INVESTOR, CONTRACTOR = "renovator", "investor", "contractor"
DOUBLED: Final = 2


def places(game: Game, seat: int) -> list[tuple[int, int]]:
    """Cell and quarter of all places where a player can build, in the order of cells (3.4)."""
    state = game.state
    ground = state.city.ground
    found = [
        (cell, quarter) for cell in ground if ground[cell] for quarter in quarters_of(ground[cell])
    ]
    if state.advisors and state.advisors[seat] == RENOVATOR:
        found += _coverable(game)
    found.sort()
    return found


def _coverable(game: Game) -> list[tuple[int, int]]:
    """12.8: the buildings of closed streets, with the rotation that they have."""
    city, tiles = game.state.city, game.box.tiles
    return [
        (cell, city.turns[tile])
        for tile, cell in enumerate(city.cells)
        if city.closed[city.street_of[tile]] and not tiles[city.tiles[tile]].start
    ]


def build_options(game: Game, seat: int, tiles: list[str]) -> list[str]:
    """Every tile on every place, in the order of tiles, rows, columns and rotations."""
    lying = [lying_text(cell, quarter) for cell, quarter in places(game, seat)]
    return [name + at for name in sorted(tiles) for at in lying]


def put_down(game: Game, seat: int, name: str, cell: int, quarter: int) -> list[int]:
    """4.2b, c: a tile with its people; the streets that have to be scored for it."""
    state = game.state
    city = state.city
    if cell in city.at:
        return _cover(game, seat, name, city.at[cell])
    closed = city.put(cell, name, quarter)
    if game.record:
        at, rotate = cell_text(cell), quarter * DEGREES
        player = game.name(seat)
        game.tell("tile_built", player=player, tile=name, cell=at, rotate=rotate)
    people.people_arrive(game, len(city.cells) - 1)
    return closed


def _cover(game: Game, seat: int, name: str, tile: int) -> list[int]:
    """12.8, 12.8a: the tile below is out of the game, and its street is scored."""
    state = game.state
    covered = state.city.tiles[tile]
    state.city.tiles[tile] = name
    state.gone.append(covered)
    cell = cell_text(state.city.cells[tile])
    game.tell("tile_covered", player=game.name(seat), tile=name, covered=covered, cell=cell)
    people.people_arrive(game, tile)
    return [state.city.street_of[tile]]


def put_signs(game: Game, seat: int, tile: int, count: int) -> None:
    """4.2d; two of an Investor (12.7)."""
    state = game.state
    state.city.owners[tile], state.city.signs[tile] = seat, count
    if seat != state.sneak:
        state.free[seat] -= count
    if game.record:
        cell = cell_text(state.city.cells[tile])
        game.tell("sign_placed", player=game.name(seat), cell=cell, count=count)


def settle(game: Game, seat: int, tile: int, closed: list[int]) -> None:
    """4.2e, f: seekers move in, and the streets that were closed are scored."""
    people.seekers_move_in(game, tile)
    send_seekers_off(game, tile)
    if len(closed) > 1:
        game.push(Closing(seat, closed))
    elif closed:
        game.push(Scoring(closed[0], seat))


def send_seekers_off(game: Game, tile: int) -> None:
    """12.8b: those on a covered tile that have not moved into the new one go to the Station."""
    city = game.state.city
    seekers = city.seekers[tile]
    if seekers == NOBODY_THERE:
        return
    for station, name in enumerate(city.tiles):
        if game.box.tiles[name].accepts:
            here = city.seekers[station]
            city.seekers[tile] = NOBODY_THERE
            one, two, three, four = (a + b for a, b in zip(here, seekers, strict=True))
            city.seekers[station] = (one, two, three, four)
            cell = cell_text(city.cells[station])
            game.tell("seekers_sent_off", cell=cell, count=sum(seekers))
            return


def can_double(game: Game, seat: int) -> bool:
    """12.7: at least two signs are free and no own tile carries two."""
    state = game.state
    if not state.advisors or state.advisors[seat] != INVESTOR or state.free[seat] < DOUBLED:
        return False
    city = state.city
    return all(
        count < DOUBLED or owner != seat
        for count, owner in zip(city.signs, city.owners, strict=True)
    )


def abandon(game: Game, seat: int, tile: int) -> None:
    """9.2, 9.4, 11.8: the sign returns, tokens are taken, people move."""
    state = game.state
    city = state.city
    take_signs(game, tile)
    if game.record:
        cell = cell_text(city.cells[tile])
        game.tell("abandoned", player=game.name(seat), cell=cell, tile=city.tiles[tile])
    people.move_from(game, seat, [tile])
    if state.business:
        tokens_of(game, seat, tile)


def owned_by(game: Game, seat: int) -> list[int]:
    """The tiles of a player, in the order of their cells."""
    city = game.state.city
    found = [(city.cells[tile], tile) for tile, owner in enumerate(city.owners) if owner == seat]
    return [tile for _, tile in sorted(found)]
