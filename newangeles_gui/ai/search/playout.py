"""Playing a world on for some deals with quick players, and judging where it has come to."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.rules.game import Game

if TYPE_CHECKING:
    from ..quick.policy import QuickPolicy
    from ..valuation.model import Valuation

# Half of the playouts follow the rules nearly always, half stray from them: opponents are not
# all alike, and a search that trusts one policy is fooled by others.
STRAYING: Final = (0.0, 0.15)


class Playouts:
    """Plays worlds on."""

    def __init__(self, policy: QuickPolicy, valuation: Valuation, deals: int = 1) -> None:
        self.policy = policy
        self.valuation = valuation
        self.deals = deals

    def run(self, game: Game, number: int, seed: int) -> list[float]:
        """Every seat's chance to win after some deals; the game is used up."""
        dice = random.Random(seed).random
        stray = STRAYING[number % len(STRAYING)]
        state = game.state
        until = state.turns_taken + self.deals
        answer, apply = self.policy.answer, game.apply
        while (decision := state.pending) is not None and state.turns_taken < until:
            options = decision.options
            if dice() < stray:
                option = options[int(dice() * len(options))]
            else:
                option = answer(game, decision)
            apply(Choice(decision.kind, option))
        return self.valuation.chances(state)
