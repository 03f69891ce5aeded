"""The seats that the computer plays: what they are asked, with what they may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import rng
from newangeles_gui.minds import heard

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine import Choice, Decision

    from .answering import Answering
    from .match import Match


class Opponents:
    """Answers for the seats of a match that nobody else plays; the same game gets the same."""

    def __init__(self, match: Match, thinking: Answering) -> None:
        self.match, self.thinking = match, thinking

    def ask(self, decision: Decision) -> Choice | None:
        """Begin to think, each from what its seat may know; a mere moment takes no thought."""
        if decision.only_a_moment:
            return decision.choices()[0]
        seat = self.match.plan.seats[decision.seat]
        level = seat.level if seat.kind == "opponent" else self._middling
        seed = question_seed(self.match, decision)
        history = heard(self.match.log, decision.seat, self.match.title.tellings)
        view = self.match.view(decision.seat)
        self.thinking.ask(level, view, decision, seed, seat.character, history)
        return None

    @property
    def _middling(self) -> str:
        """Who plays the seats that a save says nothing useful about."""
        levels = self.match.title.minds.levels
        return levels[len(levels) // 2]

    def answer(self) -> Choice | None:
        """The answer if it has come."""
        return self.thinking.answer()

    def wait(self) -> None:
        """Until it has come."""
        self.thinking.wait()

    def cancel(self) -> None:
        """The question is another now."""
        self.thinking.cancel()


class AtOnce:
    """Answers for seats where it is asked, without taking time; counts the answers."""

    def __init__(self, choose: Callable[[Decision], Choice]) -> None:
        self.choose = choose
        self.answers = 0

    def ask(self, decision: Decision) -> Choice | None:
        """The answer."""
        self.answers += 1
        return self.choose(decision)

    def answer(self) -> Choice | None:
        """Nothing is thought about any longer."""
        return None

    def wait(self) -> None:
        """Nothing is still to come."""

    def cancel(self) -> None:
        """Nothing is still to come."""


def question_seed(match: Match, decision: Decision) -> int:
    """The chance that goes into an answer: the same question of the same game has the same."""
    return rng.seed(f"{match.plan.start.seed} {decision.seat} {len(match.record.choices)}")
