"""People: how they come, move and seek (4.2, chapter 8)."""

from __future__ import annotations

from dataclasses import dataclass, field

from newangeles_gui.engine import Decision, frame

from ...content import COLOURS
from ..game import (
    NOBODY,
    NOBODY_THERE,
    Box,
    City,
    Colour,
    Game,
    Placed,
    Seat,
    Step,
    added,
    cell_text,
    read_cell,
)


def accepting(box: Box, city: City, colour: int) -> list[int]:
    """The tiles that accept a colour (8.2-8.4), in the order of their cells."""
    tiles, named, owners = box.tiles, city.tiles, city.owners
    closed, street_of = city.closed, city.street_of
    found = [
        (cell, tile)
        for tile, cell in enumerate(city.cells)
        if not closed[street_of[tile]]
        and tiles[named[tile]].symbols[colour]
        and (owners[tile] != NOBODY or tiles[named[tile]].accepts)
    ]
    found.sort()
    return [tile for _, tile in found]


def people_arrive(game: Game, tile: int) -> None:
    """4.2c: one for each coloured symbol, as long as there are any (4.4)."""
    state = game.state
    symbols = game.box.tiles[state.city.tiles[tile]].people
    for colour, wanted in enumerate(symbols):
        count = min(wanted, state.people_left[colour])
        if count:
            state.people_left[colour] -= count
            state.city.people[tile] = added(state.city.people[tile], colour, count)
            if game.record:
                cell = cell_text(state.city.cells[tile])
                game.tell("people_arrived", cell=cell, colour=COLOURS[colour], count=count)


def seekers_move_in(game: Game, tile: int) -> None:
    """8.7: all seekers of the colours of a new tile, from the whole city."""
    city = game.state.city
    for colour, symbols in enumerate(game.box.tiles[city.tiles[tile]].people):
        if not symbols:
            continue
        count = 0
        for other, seekers in enumerate(city.seekers):
            if seekers[colour]:
                count += seekers[colour]
                city.seekers[other] = added(seekers, colour, -seekers[colour])
        if count:
            city.people[tile] = added(city.people[tile], colour, count)
            cell = cell_text(city.cells[tile])
            game.tell("seekers_moved_in", cell=cell, colour=COLOURS[colour], count=count)


def everybody_seeks(game: Game, sources: list[int], colour: int) -> None:
    """8.6: they stay where they are, and stand up."""
    city = game.state.city
    for tile in sources:
        count = city.people[tile][colour]
        if count:
            city.people[tile] = added(city.people[tile], colour, -count)
            city.seekers[tile] = added(city.seekers[tile], colour, count)
            if game.record:
                cell = cell_text(city.cells[tile])
                game.tell("became_seekers", cell=cell, colour=COLOURS[colour], count=count)


@frame("moving", on=("closing", "turns"))
@dataclass(slots=True)
class Moving(Step):
    """People leave tiles colour by colour (8.10); a player says where they go (8.5)."""

    seat: Seat = 0  # who decides
    sources: list[Placed] = field(default_factory=list)
    colour: Colour = 0

    def step(self, game: Game) -> Decision | None:
        """Settle what needs no question, or ask for the next colour."""
        while self.colour < len(COLOURS):
            count = self._count(game)
            if count:
                targets = self._targets(game)
                if len(targets) > 1:
                    return self._ask(game, targets, count)
                if targets:
                    self._move(game, targets[0], count)
                else:
                    everybody_seeks(game, self.sources, self.colour)
            self.colour += 1
        game.pop()
        return None

    def _count(self, game: Game) -> int:
        people, colour = game.state.city.people, self.colour
        return sum(people[tile][colour] for tile in self.sources)

    def _targets(self, game: Game) -> list[int]:
        """13.9: those who decide for the Sneak take its own tiles first."""
        city = game.state.city
        targets = accepting(game.box, city, self.colour)
        if self.seat == game.state.sneak:
            return [tile for tile in targets if city.owners[tile] == self.seat] or targets
        return targets

    def _ask(self, game: Game, targets: list[int], count: int) -> Decision:
        colour, cells = COLOURS[self.colour], game.state.city.cells
        options = [
            f"{colour} to={cell_text(cells[tile])} count={number}"
            for tile in targets
            for number in range(1, count + 1)
        ]
        return Decision("move", game.decider(self.seat), options, "moving")

    def answer(self, game: Game, option: str) -> None:
        """So many go there."""
        _, to, count = option.split(" ")
        target = game.state.city.at[read_cell(to.removeprefix("to="))]
        self._move(game, target, int(count.removeprefix("count=")))

    def _move(self, game: Game, target: int, count: int) -> None:
        city, colour, left = game.state.city, self.colour, count
        for tile in self.sources:
            going = min(left, city.people[tile][colour])
            if going:
                city.people[tile] = added(city.people[tile], colour, -going)
                left -= going
        city.people[target] = added(city.people[target], colour, count)
        if game.record:
            cell = cell_text(city.cells[target])
            game.tell("people_moved", cell=cell, colour=COLOURS[colour], count=count)


def move_from(game: Game, seat: int, tiles: list[int]) -> None:
    """All people lying on some tiles move, as a player decides."""
    people = game.state.city.people
    sources = [tile for tile in tiles if people[tile] != NOBODY_THERE]
    if sources:
        game.push(Moving(seat, sources))
