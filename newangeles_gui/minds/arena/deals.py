"""One deal of the arena: the same cards for every level in every seat, and for a reference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from newangeles_gui.engine import random_bits, shuffle

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.titles.title import AnyBox

    from ..agent import PlayersByLevel

TOGETHER = "+"

# A game of a deal with a level in each seat; it is watched if somebody wants that.
PlayGame: TypeAlias = "Callable[[PlayersByLevel, ArenaDeal, Sequence[str], Watch], OneGame]"
Watch = Callable[[Any, "list[Event]"], None]  # is shown the game, and what was told in it so far


class ArenaDeal(NamedTuple):
    """A deal to be played: who is measured against whom, who else sits there, and all chance."""

    number: int
    seed: int
    players: int
    levels: tuple[str, ...]
    reference: str
    pool: tuple[str, ...]  # in the seats of the others, in turn

    def table(self, seat: int, level: str) -> list[str]:
        """Who sits where if this level has that seat; `a+b` is two who sit side by side."""
        pool = self.pool
        others = [pool[(place + self.number) % len(pool)] for place in range(self.players)]
        for offset, one in enumerate(together(level)):
            others[(seat + offset) % self.players] = one
        return others


def together(level: str) -> list[str]:
    """The players of `a+b`; it is the first whose seat is measured."""
    return level.split(TOGETHER)


class Taken(NamedTuple):
    """How a seat did in a game, and how the reference did in the same seat of the same deal."""

    deal: int
    level: str
    players: int
    role: str
    won: bool
    reference_won: bool
    early: bool  # the game was ended before its time


class DealPlayed(NamedTuple):
    """Everything that came of a deal."""

    seats: list[Taken]
    times: dict[str, list[float]]  # seconds for each answer that was thought about, by level
    decisions: int
    seconds: float
    talks: Any = None  # TalkFigures of the title


def seating(box: AnyBox, players: int, seed: int) -> list[str]:
    """Who plays and in which seat: by chance, so that nobody is favoured."""
    names = list(box.title.rules.roles(box))
    shuffle(names, random_bits(seed))
    return names[:players]


class OneGame(NamedTuple):
    """A game that was played, and how many answers it took."""

    game: Any  # of the title
    decisions: int
    talks: Any  # TalkFigures of the title
