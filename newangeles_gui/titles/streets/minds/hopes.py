"""What buildings still bring, learned from games: what is looked at, and the fit.

A position is looked at now and then; what each building in it was paid later is what is learned.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
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

    @staticmethod
    def nothing() -> Hope:
        """What nobody hopes for."""
        return Hope(**dict.fromkeys(Hope.model_fields, 0))


class Hopes(Spec):
    """In cents what buildings are worth, and 0, 1, 2, ... free signs while there is time.

    Whoever has an advisor hopes for so much more, or less, of each building.
    """

    kinds: dict[str, Hope]
    advisors: dict[str, Hope] = Field(default_factory=dict)
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
        "# newangeles balance --games 400 --seats builder --fit FILE",
        "kinds:",
        *map(_line, hopes.kinds.items()),
        "# What they bring besides to whoever has an advisor, of the same with --modules advisors.",
        "advisors:" if hopes.advisors else "advisors: {}",
        *map(_line, hopes.advisors.items()),
    ]
    lines += [
        "# What 0, 1, 2, ... free signs are worth, and by how much a game can turn: set by hand.",
        f"signs: [{', '.join(map(str, hopes.signs))}]",
        f"doubt: {hopes.doubt}",
        f"time_doubt: {hopes.time_doubt}",
    ]
    return "\n".join(lines) + "\n"


def _line(named: tuple[str, Hope]) -> str:
    name, hope = named
    told = ", ".join(f"{what}: {cents}" for what, cents in hope.model_dump().items())
    return f"  {name}: {{{told}}}"


class BuildingPaid(NamedTuple):
    """A building as it stood, by the numbers of a Hope, and what it was paid later."""

    kind: str
    advisor: str  # of its owner, if there is one
    row: tuple[float, ...]
    paid: float


def features(value: int, people: int, size: int, both: bool, time: float) -> tuple[float, ...]:
    """What a building's hope is made of, in the order of the fields of a Hope."""
    return (1.0, value, people, time, time * value, time * people, time * both, time * size)


class Notebook:
    """Takes notes of a game."""

    def __init__(self, box: Box, players: int, seed: int) -> None:
        self.box = box
        self.lessons: list[BuildingPaid] = []
        self._open: dict[int, list[BuildingPaid]] = {}
        self._chance = random.Random(seed)
        self._turn = -1

    def look(self, game: Game) -> None:
        """Note all owned buildings, on some turns."""
        state = game.state
        if state.turn == self._turn:
            return
        self._turn = state.turn
        if self._chance.random() < SEEN:
            for tile, found in noted(self.box, state):
                self._open.setdefault(tile, []).append(found)

    def hear(self, game: Game, event: Event) -> None:
        """A building is paid, or given up."""
        data: Any = event.data
        if event.kind in PAYING or event.kind == "abandoned":
            tile = game.state.city.at[read_cell(data["cell"])]
            paid = data["money"] if event.kind in PAYING else 0
            self.lessons += [one._replace(paid=paid) for one in self._open.pop(tile, ())]


def noted(box: Box, state: State) -> list[tuple[int, BuildingPaid]]:
    """All owned buildings of open streets; what they were paid is not known yet."""
    city, time = state.city, min(1.0, turns_left(state) / OFTEN)
    found = []
    for street, row in enumerate(city.rows):
        if not row or city.closed[street]:
            continue
        first, last = city.beyond(street)
        both = first is None and last is None
        for tile, seat, value, people in street_income(box, state, street, final=True):
            kind = box.tiles[city.tiles[tile]].kind
            advisor = state.advisors[seat] if state.advisors else ""
            numbers = features(value, people, len(row), both, time)
            found.append((tile, BuildingPaid(kind, advisor, numbers, 0)))
    return found


def fitted(lessons: Sequence[BuildingPaid], known: Hopes) -> Hopes:
    """The hopes that fit best, by least squares; what was not seen stays as it is known.

    An advisor explains what is left when the kind of the building has explained its part.
    """
    plain = [one for one in lessons if not one.advisor]
    kinds = known.kinds | {
        kind: _fit([one for one in plain if one.kind == kind])
        for kind in sorted({one.kind for one in plain})
    }
    left = [one._replace(paid=one.paid - _hoped(kinds[one.kind], one.row)) for one in lessons]
    advisors = known.advisors | {
        advisor: _fit([one for one in left if one.advisor == advisor])
        for advisor in sorted({one.advisor for one in left if one.advisor})
    }
    return known.model_copy(update={"kinds": kinds, "advisors": advisors})


def _fit(lessons: Sequence[BuildingPaid]) -> Hope:
    named = zip(Hope.model_fields, _solve(lessons), strict=True)
    return Hope(**{name: round(CENTS * one) for name, one in named})


def _hoped(hope: Hope, row: tuple[float, ...]) -> float:
    cents: Iterable[int] = hope.model_dump().values()
    return sum(one * two for one, two in zip(cents, row, strict=True)) / CENTS


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
