"""A player who can be talked to: plays like another one, and keeps its word."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from newangeles_gui.minds.history import NOTHING, History

from ..valuation.model import Valuation
from .negotiator import Negotiator
from .word import Word

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.minds.agent import Agent

    from ...rules.box import Box
    from ...rules.view import View
    from ..quick.policy import QuickPolicy
    from .manners import Manners


class BargainingAgent(Negotiator):
    """Answers questions by another agent, within what it has promised."""

    def __init__(
        self, agent: Agent, box: Box, valuation: Valuation, policy: QuickPolicy, manners: Manners
    ) -> None:
        super().__init__(box, valuation, policy, manners)
        self.agent = agent

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
    ) -> Choice:
        """The other agent's answer to what its word leaves open."""
        word = Word(self.appraiser, view, history)
        return self.agent.choose(view, word.narrowed(decision), rng, history)
