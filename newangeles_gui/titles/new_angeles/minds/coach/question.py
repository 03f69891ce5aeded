"""A person's question with everything that reasons are read from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ...rules import FEDERALIST, Effect
from ..judgement.stage import stage
from .advice import AdvicePoint

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ...content.verbs import Verb
    from ...rules import Box, View
    from ..quick.policy import QuickPolicy

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
