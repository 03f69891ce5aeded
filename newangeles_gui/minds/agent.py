"""What every scripted player is."""

from __future__ import annotations

import random
from typing import Any, Protocol

from newangeles_gui.engine import Choice, Decision

from .history import UNHEARD, History


class Agent(Protocol):
    """Answers questions for a seat.

    An agent keeps no memory of a game: the same view, question, dice and history give the same
    answer, so that one agent may play several seats and several games.
    """

    def choose(
        self, view: Any, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """One of the decision's choices."""
