"""A person's question with all that reasons are read from, and what the coach says about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from ...rules import FEDERALIST, Effect
from ..judgement import stage

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ...content import Verb
    from ...rules import Box, View
    from ..quick import QuickPolicy

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


CAPITAL: Final = 0.02  # what a capital is in chance to win: only for the order of reasons
SURE: Final = 1.0  # said before anything else


class Weighed(NamedTuple):
    """A reason and how much it weighs, in chance to win."""

    point: AdvicePoint
    weight: float


class Question:
    """One decision as its seat sees it; `rival` is the player that has to be beaten, if any."""

    def __init__(self, box: Box, policy: QuickPolicy, view: View, decision: Decision) -> None:
        self.box, self.policy, self.view, self.decision = box, policy, view, decision
        self.rules = policy.deals
        self.state = stage(box, view)
        self.me = view.corporations[view.seat]
        self.federalist = view.rival == FEDERALIST
        other = view.rival in view.corporations and view.rival != self.me
        self.rival = view.rival if other else ""

    @property
    def verb(self) -> Verb | None:
        """The verb that asks, if a card or an event does."""
        top = self.view.stack[-1] if self.view.stack else None
        return self.box.programs[top.program][top.at] if isinstance(top, Effect) else None

    @property
    def program(self) -> str:
        """What is being resolved; empty if that is no effect."""
        top = self.view.stack[-1] if self.view.stack else None
        return top.program if isinstance(top, Effect) else ""

    def owner(self, asset: str) -> str:
        """Whose asset that is; empty if nobody's."""
        seat = self.view.owners.get(asset)
        return "" if seat is None else self.view.corporations[seat]


def pro(code: str, weight: float, about: str = "", number: int = 0, made: str = "") -> Weighed:
    """A reason in favour."""
    return Weighed(AdvicePoint(code, 1, about, number, made), weight)


def con(code: str, weight: float, about: str = "", number: int = 0, made: str = "") -> Weighed:
    """A reason against."""
    return Weighed(AdvicePoint(code, -1, about, number, made), weight)
