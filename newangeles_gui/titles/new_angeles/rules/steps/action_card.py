"""Resolving an action card: its effect, then the illness that it stirred up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from newangeles_gui.engine.frames import frame

from .. import threat
from ..kinds import NOBODY, Card, Seat
from ..step import Step

if TYPE_CHECKING:
    from ..game import Game

ILLNESS_THREAT = 2  # 3.0


@frame("action_card", on=("resolution",))
@dataclass(slots=True)
class ActionCard(Step):
    """An action card or emergency action (R.4) in resolution."""

    card: Card = ""
    seat: Seat = NOBODY
    resolved: bool = False

    def step(self, game: Game) -> None:
        """Resolve the card; after all its effects threat rises once for illness (R.1)."""
        state = game.state
        if not self.resolved:
            self.resolved = True
            state.resolving = self.card
            state.ill_involved = False
            state.android_moved = False
            game.tell("card_resolved", player=game.name(self.seat), card=self.card)
            game.push_effect(self.card, self.seat)
            return
        game.pop()
        state.resolving = ""
        if state.ill_involved and game.box.cards[self.card].illness_counts:
            state.ill_involved = False
            threat.rise(game, ILLNESS_THREAT, threat.ILLNESS)
        state.ill_involved = False
