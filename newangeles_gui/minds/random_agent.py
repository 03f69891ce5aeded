"""The player that everybody should beat."""

from __future__ import annotations

import random

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.titles.new_angeles.rules.view import View

from .history import NOTHING, History


class RandomAgent:
    """Takes any legal answer."""

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
    ) -> Choice:
        """Every option is as likely as every other."""
        return Choice(decision.kind, rng.choice(decision.options))
