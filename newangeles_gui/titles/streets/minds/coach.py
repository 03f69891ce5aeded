"""What the coach says about a question: the best answers, how close they are, and why."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .reasons import LedgerReason, LedgerReasons

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Box, View
    from .search import StreetsAgent

# How good an answer is beside the best one: keys below `coach.grade` in the strings.
BEST, EQUAL, CLOSE, WEAKER, POOR = "best", "equal", "close", "weaker", "poor"
NEXT: Final = "next"  # by a rule of thumb: nobody has looked how far behind
BEHIND: Final = ((0.002, EQUAL), (0.02, CLOSE), (0.08, WEAKER))  # in chance to win
MOST: Final = 3  # answers that are spoken of
MOST_REASONS: Final = 3


@dataclass(slots=True, frozen=True)
class StreetsCounsel:
    """An answer, how good it is, and what speaks for and against it."""

    option: str
    grade: str
    reasons: tuple[LedgerReason, ...]


@dataclass(slots=True, frozen=True)
class StreetsAdvice:
    """The best answers, the best first; `played` tells if they were played on."""

    counsels: tuple[StreetsCounsel, ...]
    played: bool

    @property
    def summary(self) -> str:
        """How sure the coach is: a key below `coach.summary` in the strings."""
        if len(self.counsels) == 1:
            return "only"
        if any(one.grade == NEXT for one in self.counsels):
            return "rule"
        return "level" if any(one.grade == EQUAL for one in self.counsels) else "clear"


class StreetsCoach:
    """Thinks like an opponent of a level, and says why."""

    def __init__(self, box: Box, agent: StreetsAgent) -> None:
        self.agent, self.reasons = agent, LedgerReasons(box)

    def advise(self, view: View, decision: Decision, rng: random.Random) -> StreetsAdvice:
        """The best answers to a question of the seat whose view it is."""
        ranked = self.agent.ranked(view, decision, rng)
        best = ranked[0].chance
        found = tuple(
            StreetsCounsel(
                one.plan,
                BEST if one is ranked[0] else self._grade(best - one.chance),
                tuple(self.reasons.of(view, decision, one.plan)[:MOST_REASONS]),
            )
            for one in ranked[:MOST]
        )
        return StreetsAdvice(found, self.agent.level.turns > 0)

    def _grade(self, behind: float) -> str:
        if not self.agent.level.looks:
            return NEXT
        return next((grade for most, grade in BEHIND if behind <= most), POOR)
