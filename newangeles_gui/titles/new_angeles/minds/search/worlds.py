"""Worlds that fit a view."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Decision

from ...rules.game import Game

if TYPE_CHECKING:
    from ...rules.determinize import Unseen

TRIES: Final = 5

Deal = Callable[[random.Random], Sequence[str] | None]  # rival cards by seat, or by chance


class NoWorldError(Exception):
    """No world was found in which this question is asked."""


class Worlds:
    """Deals what is hidden, again and again; each world is asked the same question."""

    def __init__(self, unseen: Unseen, decision: Decision, deal: Deal, rng: random.Random) -> None:
        self.unseen = unseen
        self.decision = decision
        self.deal = deal
        self.rng = rng

    def next(self) -> tuple[Game, int]:
        """A world and a seed for playing it on."""
        for _ in range(TRIES):
            rivals = self.deal(self.rng)
            state = self.unseen.dealt(self.rng.getrandbits(64), rivals)
            game = Game(self.unseen.box, state, record=False)
            game.run()
            pending = game.pending
            if pending is not None and pending.options == self.decision.options:
                return game, self.rng.getrandbits(32)
        raise NoWorldError(f"no world asks {self.decision}")
