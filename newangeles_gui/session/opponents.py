"""The seats that the computer plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from newangeles_gui.engine import rng
from newangeles_gui.minds.dice import dice
from newangeles_gui.minds.history import heard
from newangeles_gui.titles.new_angeles.minds.plain_gain import plain_gain
from newangeles_gui.titles.new_angeles.minds.registry import make_agent

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.titles.new_angeles.rules.box import Box
    from newangeles_gui.titles.new_angeles.rules.trade import Trade
    from newangeles_gui.titles.new_angeles.rules.view import View

    from .match import Match
    from .thinker import Thinker

WAIT: Final = 0.5  # seconds between looks at whether an answer has come


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
        history = heard(match.log, decision.seat)
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
