"""The player that everybody should beat."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from newangeles_gui.engine import Choice, Decision

from .history import UNHEARD, History

if TYPE_CHECKING:
    from newangeles_gui.titles.rules import AnyView


class RandomAgent:
    """Takes any legal answer."""

    def choose(
        self, view: AnyView, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """Every option is as likely as every other."""
        return Choice(decision.kind, rng.choice(decision.options))
