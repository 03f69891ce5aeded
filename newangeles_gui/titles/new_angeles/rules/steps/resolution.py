"""Deal step 5: the winner is determined, resolves the offer and claims the asset."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from newangeles_gui.engine.frames import frame

from .. import assets, bets, offers
from ..step import Step
from ..window import Window
from .action_card import ActionCard

if TYPE_CHECKING:
    from ..game import Game

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
        if bets.won(game, deal.winner):
            game.push(Window(bets.WON, deal.winner))
        else:
            game.open_window(bets.WON, deal.winner)

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
