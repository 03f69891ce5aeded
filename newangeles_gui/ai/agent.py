"""What every scripted player is."""

from __future__ import annotations

import random
from typing import Protocol

from newangeles_gui.engine.decisions import Choice, Decision
from newangeles_gui.rules.view import View


class Agent(Protocol):
    """Answers questions for a seat.

    An agent keeps no memory of a game: the same view, question and dice give the same answer, so
    that one agent may play several seats and several games.
    """

    def choose(self, view: View, decision: Decision, rng: random.Random) -> Choice:
        """One of the decision's choices."""
