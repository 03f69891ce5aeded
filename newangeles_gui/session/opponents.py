"""The seats that the computer plays: what they are asked, with what they may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from newangeles_gui.engine import rng
from newangeles_gui.minds.dice import dice
from newangeles_gui.minds.history import History, heard
from newangeles_gui.titles.new_angeles.minds.bargain import plain_gain
from newangeles_gui.titles.new_angeles.minds.registry import make_agent
from newangeles_gui.titles.new_angeles.tellings import TELLINGS

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.titles.new_angeles.rules.box import Box
    from newangeles_gui.titles.new_angeles.rules.trade import Trade
    from newangeles_gui.titles.new_angeles.rules.view import View

    from .match import Match
    from .thinker import Thinker

WAIT: Final = 0.5  # seconds between looks at whether an answer has come
LEVEL: Final = "manager"  # plays the seats that a save says nothing useful about


class Thinking(Protocol):
    """Who answers questions for seats: a worker process, or this one."""

    def ask(
        self,
        level: str,
        view: View,
        decision: Decision,
        seed: int,
        character: str = "",
        history: History = (),
    ) -> None:
        """Begin with a question; ask `answer` from time to time."""

    def answer(self, wait: float = 0.0) -> Choice | None:
        """The answer to a question if it has come; waits at most so many seconds."""

    def wait(self) -> None:
        """Until the answer has come, without taking it."""

    def cancel(self) -> None:
        """Forget the question."""


class Opponents:
    """Answers for the seats of a match that nobody else plays; the same game gets the same."""

    def __init__(self, match: Match, thinking: Thinking) -> None:
        self.match = match
        self.thinking = thinking

    def ask(self, decision: Decision) -> Choice | None:
        """Begin to think, each from what its seat may know; a mere moment takes no thought."""
        if decision.only_a_moment:
            return decision.choices()[0]
        seat = self.match.plan.seats[decision.seat]
        level = seat.level if seat.kind == "opponent" else LEVEL
        seed = question_seed(self.match, decision)
        history = heard(self.match.log, decision.seat, TELLINGS)
        view = self.match.view(decision.seat)
        self.thinking.ask(level, view, decision, seed, seat.character, history)
        return None

    def answer(self) -> Choice | None:
        """The answer if it has come."""
        return self.thinking.answer()

    def wait(self) -> None:
        """Until it has come."""
        self.thinking.wait()

    def cancel(self) -> None:
        """The question is another now."""
        self.thinking.cancel()


@runtime_checkable
class Trader(Protocol):
    """A scripted player with an opinion on trades."""

    def answer_trade(self, view: View, trade: Trade) -> bool:
        """Whether the player in the view's seat agrees."""


class Computer:
    """A scripted player in a seat; it thinks in a process of its own where there is one."""

    def __init__(
        self, level: str, box: Box, thinker: Thinker | None = None, character: str = ""
    ) -> None:
        self.agent = make_agent(level, box, character)
        self.level = level
        self.character = character
        self.box = box
        self.thinker = thinker

    def choose(self, match: Match, decision: Decision) -> Choice:
        """The agent's answer, from what its seat may know; the same game gets the same one."""
        seen = match.view(decision.seat)
        seed = question_seed(match, decision)
        history = heard(match.log, decision.seat, TELLINGS)
        if self.thinker is None:
            return self.agent.choose(seen, decision, dice(seed), history)
        self.thinker.ask(self.level, seen, decision, seed, self.character, history)
        while (choice := self.thinker.answer(WAIT)) is None:
            continue
        return choice

    def answer_trade(self, seen: View, trade: Trade) -> bool:
        """The agent's opinion; without one only what is plainly a gain is accepted."""
        if isinstance(self.agent, Trader):
            return self.agent.answer_trade(seen, trade)
        return plain_gain(seen, trade)


def question_seed(match: Match, decision: Decision) -> int:
    """The chance that goes into an answer: the same question of the same game has the same."""
    return rng.seed(f"{match.plan.start.seed} {decision.seat} {len(match.record.choices)}")
