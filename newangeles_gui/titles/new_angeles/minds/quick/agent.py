"""The quick player in a seat of its own, with a share of answers that are anything."""

from __future__ import annotations

import random

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.minds.history import NOTHING, History

from ...rules.box import Box
from ...rules.determinize import determinize
from ...rules.game import Game
from ...rules.pooling import worthwhile
from ...rules.view import View
from .policy import QuickPolicy


class QuickAgent:
    """Plays by rule, and may make mistakes: the levels that do not search."""

    def __init__(self, box: Box, noise: float = 0.0, policy: QuickPolicy | None = None) -> None:
        self.box = box
        self.policy = policy or QuickPolicy(box)
        self.noise = noise

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
    ) -> Choice:
        """The answer of a rule, or a slip."""
        if len(decision.options) == 1:
            return Choice(decision.kind, decision.options[0])
        if rng.random() < self.noise:
            return Choice(decision.kind, rng.choice(worthwhile(self.box, view, decision)))
        # The rules look at nothing that the view does not show, so any world will do.
        state = determinize(self.box, view, rng.getrandbits(64))
        return Choice(
            decision.kind, self.policy.answer(Game(self.box, state, record=False), decision)
        )
