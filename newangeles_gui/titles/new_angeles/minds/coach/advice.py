"""What the coach says about a question: the best answers, how good they are, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

# How good an answer is beside the best one, as keys below `coach.grade` in the strings. More
# cannot be told from some hundred playouts, so no figures are shown.
BEST: Final = "best"
EQUAL: Final = "equal"  # no difference could be seen
CLOSE: Final = "close"
WEAKER: Final = "weaker"
POOR: Final = "poor"
NEXT: Final = "next"  # the next one by a rule of thumb: nobody has measured how far behind
GOOD: Final = frozenset({BEST, EQUAL})

NOT_SAID: Final = -1
MOST: Final = 3  # answers that are spoken of
MOST_REASONS: Final = 2


class AdvicePoint(NamedTuple):
    """A reason: its code below `coach.reason` in the strings; `sign` is +1 in favour, -1 against.

    `about` is the id of a corporation, an asset, a district or a resource that the sentence
    names, `made` a resource beside it, `number` a number in it.
    """

    code: str
    sign: int = 1
    about: str = ""
    number: int = 0
    made: str = ""


@dataclass(slots=True, frozen=True)
class Counsel:
    """One answer: for support and cards laid also how many cards should lie there in the end."""

    option: str
    grade: str
    reasons: tuple[AdvicePoint, ...] = ()
    cards: int = NOT_SAID


@dataclass(slots=True, frozen=True)
class Advice:
    """The best answers, the best first; `played` tells playing through from rules of thumb."""

    counsels: tuple[Counsel, ...]
    played: bool

    @property
    def summary(self) -> str:
        """How sure the coach is: a key below `coach.summary` in the strings."""
        if len(self.counsels) == 1:
            return "only"
        if not self.played:
            return "rule"
        return "level" if any(one.grade == EQUAL for one in self.counsels) else "clear"
