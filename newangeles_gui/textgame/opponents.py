"""The seats that the computer plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from newangeles_gui.ai.dice import dice
from newangeles_gui.rules.view import view

if TYPE_CHECKING:
    from newangeles_gui.ai.agent import Agent
    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.rules.game import Game
    from newangeles_gui.rules.trade import Trade
    from newangeles_gui.rules.view import View


@runtime_checkable
class Trader(Protocol):
    """A scripted player with an opinion on trades."""

    def answer_trade(self, view: View, trade: Trade) -> bool:
        """Whether the player in the view's seat agrees."""


class Computer:
    """A scripted player in a seat."""

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent = agent
        self.dice = dice(seed)

    def choose(self, game: Game, decision: Decision) -> Choice:
        """The agent's answer, from what its seat may know."""
        return self.agent.choose(view(game, decision.seat), decision, self.dice)

    def answer_trade(self, seen: View, trade: Trade) -> bool:
        """The agent's opinion; without one only what is plainly a gain is accepted."""
        if isinstance(self.agent, Trader):
            return self.agent.answer_trade(seen, trade)
        return plain_gain(seen.corporations[seen.seat], trade)


def plain_gain(name: str, trade: Trade) -> bool:
    """Whether a player gets something for nothing, or more capital for less."""
    gets, gives = (trade.give, trade.get) if name == trade.taker else (trade.get, trade.give)
    if gives.assets or any(one.by == name for one in trade.later):
        return False
    if trade.now is not None and trade.now.by == name:
        return False
    if gives.capital:
        return gets.capital > gives.capital
    return bool(gets.capital or gets.assets)
