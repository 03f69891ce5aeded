"""What buildings still bring, learned from games: what is looked at, and the fit.

A position is looked at now and then; what each building in it was paid later is what is learned.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

from pydantic import Field

from newangeles_gui.content import Spec
from newangeles_gui.minds import read_tuning, tuning_of

from ..rules import read_cell, street_income
from .builder import turns_left

if TYPE_CHECKING:
    from newangeles_gui.engine import Event

    from ..rules import Box, Game, State

OFTEN: Final = 6.0  # turns from which on there is time for anything
SEEN: Final = 0.5  # of the turns
PAYING: Final = ("income", "final_income")
RIDGE: Final = 1e-3  # keeps what can hardly be told apart from growing
CENTS: Final = 100


class Hope(Spec):
    """In cents what a building of a kind still brings.

    What has `time` in front of its name fades towards the end of the game.
    """

    base: int
    value: int
    people: int
    time: int
    time_value: int
    time_people: int
    time_both: int  # while both ends of its street are free
    time_size: int


class Hopes(Spec):
    """In cents what buildings are worth, and 0, 1, 2, ... free signs while there is time."""

    kinds: dict[str, Hope]
    signs: Annotated[tuple[int, ...], Field(strict=False)]
    doubt: int  # by how many dollars a game can still turn at its end,
    time_doubt: int  # and with each turn before it


def load_hopes(data: Path) -> Hopes:
    """What ships; ContentError if it cannot be used."""
    return read_tuning(Hopes, "outlook", tuning_of(data, "outlook"))


def as_text(hopes: Hopes) -> str:
    """The file of some hopes."""
    lines = [
        "# In cents what buildings still bring, fitted on games. What ships comes of",
        "# newangeles balance --games 400 --seats shopkeeper --fit FILE",
        "kinds:",
    ]
    for kind, hope in hopes.kinds.items():
        told = ", ".join(f"{name}: {cents}" for name, cents in hope.model_dump().items())
        lines.append(f"  {kind}: {{{told}}}")
    lines += [
        "# What 0, 1, 2, ... free signs are worth, and by how much a game can turn: set by hand.",
        f"signs: [{', '.join(map(str, hopes.signs))}]",
        f"doubt: {hopes.doubt}",
        f"time_doubt: {hopes.time_doubt}",
    ]
    return "\n".join(lines) + "\n"


class BuildingPaid(NamedTuple):
    """A building as it stood, by the numbers of a Hope, and what it was paid later."""

    kind: str
    row: tuple[float, ...]
    paid: int


def features(value: int, people: int, size: int, both: bool, time: float) -> tuple[float, ...]:
    """What a building's hope is made of, in the order of the fields of a Hope."""
    return (1.0, value, people, time, time * value, time * people, time * both, time * size)


class Notebook:
    """Takes notes of a game."""

    def __init__(self, box: Box, players: int, seed: int) -> None:
        self.box = box
        self.lessons: list[BuildingPaid] = []
        self._open: dict[int, list[tuple[str, tuple[float, ...]]]] = {}
        self._chance = random.Random(seed)
        self._turn = -1

    def look(self, game: Game) -> None:
        """Note all owned buildings, on some turns."""
        state = game.state
        if state.turn == self._turn:
            return
        self._turn = state.turn
        if self._chance.random() < SEEN:
            for tile, kind, row in noted(self.box, state):
                self._open.setdefault(tile, []).append((kind, row))

    def hear(self, game: Game, event: Event) -> None:
        """A building is paid, or given up."""
        data: Any = event.data
        if event.kind in PAYING or event.kind == "abandoned":
            tile = game.state.city.at[read_cell(data["cell"])]
            paid = data["money"] if event.kind in PAYING else 0
            self.lessons += [BuildingPaid(*one, paid) for one in self._open.pop(tile, ())]


def noted(box: Box, state: State) -> list[tuple[int, str, tuple[float, ...]]]:
    """All owned buildings of open streets, each with its kind and its features."""
    city, time = state.city, min(1.0, turns_left(state) / OFTEN)
    found = []
    for street, row in enumerate(city.rows):
        if not row or city.closed[street]:
            continue
        first, last = city.beyond(street)
        both = first is None and last is None
        for tile, _, value, people in street_income(box, state, street):
            kind = box.tiles[city.tiles[tile]].kind
            found.append((tile, kind, features(value, people, len(row), both, time)))
    return found


def fitted(lessons: Sequence[BuildingPaid]) -> dict[str, Hope]:
    """The hopes that fit best, by least squares."""
    found = {}
    for kind in sorted({one.kind for one in lessons}):
        mine = [one for one in lessons if one.kind == kind]
        solved = _solve(mine)
        named = zip(Hope.model_fields, solved, strict=True)
        found[kind] = Hope(**{name: round(CENTS * one) for name, one in named})
    return found


def _solve(lessons: Sequence[BuildingPaid]) -> list[float]:
    """The normal equations, by elimination."""
    size = len(lessons[0].row)
    table = [[0.0] * (size + 1) for _ in range(size)]
    for row, paid in ((one.row, one.paid) for one in lessons):
        for line, left in zip(table, row, strict=True):
            for place, right in enumerate((*row, paid)):
                line[place] += left * right
    for place, line in enumerate(table):
        line[place] += RIDGE * len(lessons)
    for place in range(size):
        pivot = table[place] = [one / table[place][place] for one in table[place]]
        for other in range(size):
            factor = table[other][place]
            if other != place and factor:
                table[other] = [a - factor * b for a, b in zip(table[other], pivot, strict=True)]
    return [line[size] for line in table]
