"""Deal step 5: the winner is determined, resolves the offer's card, claims the asset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from newangeles_gui.engine import frame

from .. import assets, capital, offers, victory
from ..assets import Window
from ..kinds import NOBODY, Card, Seat
from ..state import Step

if TYPE_CHECKING:
    from ..game import Game

ILLNESS_THREAT = 2  # 3.0


Stage: TypeAlias = Literal["count", "win", "resolve", "claim"]


@frame("resolution", on=("deal",))
@dataclass(slots=True)
class Resolution(Step):
    """Determining, resolving, claiming."""

    stage: Stage = "count"

    def step(self, game: Game) -> None:
        """Take the next part of the resolution."""
        getattr(self, f"_{self.stage}")(game)

    def _count(self, game: Game) -> None:
        deal = game.deal()
        self.stage = "win"
        tied = deal.votes(offers.MAIN) == deal.votes(offers.COUNTER)
        if not deal.picked and deal.counter and tied:
            game.open_window("support_tied", game.state.active)

    def _win(self, game: Game) -> None:
        deal = game.deal()
        self.stage = "resolve"
        main, counter = deal.votes(offers.MAIN), deal.votes(offers.COUNTER)
        deal.winning = offers.COUNTER if deal.counter and counter > main else offers.MAIN  # 54.5
        if deal.picked:
            deal.winning = deal.picked
        deal.winner = deal.main_by if deal.winning == offers.MAIN else deal.counter_by
        winner = game.name(deal.winner)
        game.tell("deal_won", player=winner, side=deal.winning, main=main, counter=counter)
        if capital.won_bets(game, deal.winner):
            game.push(Window(capital.BETS_WON, deal.winner))
        else:
            game.open_window(capital.BETS_WON, deal.winner)

    def _resolve(self, game: Game) -> None:
        deal = game.deal()
        self.stage = "claim"
        card = deal.main if deal.winning == offers.MAIN else deal.counter
        game.push(ActionCard(card, deal.winner))

    def _claim(self, game: Game) -> None:
        deal = game.deal()
        game.pop()
        if deal.asset:
            asset, deal.asset = deal.asset, ""
            assets.claim(game, deal.winner, asset)


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
            victory.raise_threat(game, ILLNESS_THREAT, victory.BY_ILLNESS)
        state.ill_involved = False
