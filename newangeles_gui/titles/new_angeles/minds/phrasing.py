"""In which of its ways a reason is said: nobody says again what was said just before.

Which way it is hangs on the game and the moment, and on what was said last, so that the same game
reads the same. Whoever talks on after loading first hears again what was said before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import rng

from .chatter import ASIDES
from .reasons import Remark

if TYPE_CHECKING:
    from .chatter import Comment

WAYS: Final = 3  # in which every reason can be said
ASIDE: Final = "aside."
TRADED: Final = "comment.traded"


class Line(NamedTuple):
    """What somebody says: the remark, and which of its ways."""

    seat: int
    remark: Remark
    pick: int


class Phrasing:
    """Remembers what was said last in one game."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._last: frozenset[tuple[str, int]] = frozenset()

    def answer(self, seat: int, remarks: Sequence[Remark], choices: Sequence[str]) -> list[Line]:
        """Why somebody has made the newest of these choices.

        From one answer to the next of the same kind it begins with another way.
        """
        kind = _kind(choices[-1]) if choices else ""
        return self._said([Line(seat, one, self._pick(choices, kind)) for one in remarks])

    def comment(self, comment: Comment, choices: Sequence[str]) -> Line:
        """What somebody says unasked: begins with another way in the next deal or trade."""
        kind = "trade" if comment.remark.key == TRADED else "main_offer"
        line = Line(comment.seat, comment.remark, self._pick(choices, kind))
        return self._said([line])[0]

    def _pick(self, choices: Sequence[str], kind: str) -> int:
        start = rng.output(rng.seed(self.seed)) + sum(_kind(one) == kind for one in choices)
        return start % WAYS

    def _said(self, lines: list[Line]) -> list[Line]:
        fresh = [self._fresh(line) for line in lines]
        if fresh:
            self._last = frozenset((line.remark.key, line.pick) for line in fresh)
        return fresh

    def _fresh(self, line: Line) -> Line:
        """The same in other words if these were the last ones."""
        key, values = line.remark
        if key.startswith(ASIDE):
            letter = ASIDES.index(key.removeprefix(ASIDE))
            while (f"{ASIDE}{ASIDES[letter]}", 0) in self._last:
                letter = (letter + 1) % len(ASIDES)
            return Line(line.seat, Remark(f"{ASIDE}{ASIDES[letter]}", values), 0)
        pick = line.pick
        while (key, pick) in self._last:
            pick = (pick + 1) % WAYS
        return line._replace(pick=pick)


def _kind(choice: str) -> str:
    return choice.partition(" ")[0]
