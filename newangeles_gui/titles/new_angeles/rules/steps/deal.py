"""A deal (54): asset, main offer, counteroffers, support, resolution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from newangeles_gui.engine import Decision, frame

from .. import offers
from ..state import Deal, Step
from .counteroffers import Counteroffers
from .resolution import Resolution
from .support import Support

if TYPE_CHECKING:
    from ..game import Game

Stage: TypeAlias = Literal[
    "reveal", "main_offer", "counteroffers", "support", "resolution", "end", "after"
]


@frame("deal", on=("turn",))
@dataclass(slots=True)
class DealStep(Step):
    """The five steps of a deal, and its end."""

    stage: Stage = "reveal"

    def step(self, game: Game) -> Decision | None:
        """Take the next step of the deal."""
        decision: Decision | None = getattr(self, f"_{self.stage}")(game)
        return decision

    def _reveal(self, game: Game) -> None:
        state = game.state
        state.deal = Deal()
        self.stage = "main_offer"
        if state.turn_track:
            state.deal.asset = state.turn_track.pop()  # 54.1: the highest space
            game.tell("asset_revealed", player=game.name(state.active), asset=state.deal.asset)
            game.open_window("asset_revealed", state.active)

    def _main_offer(self, game: Game) -> Decision | None:
        active = game.state.active
        options = offers.offerable(game, active)
        if options:
            return Decision("main_offer", active, options, "deal", private=True)  # 13.2: no pass
        self.stage = "end"  # 13.2: there is nothing to offer
        game.tell("no_main_offer", player=game.name(active))
        return None

    def answer(self, game: Game, option: str) -> None:
        """Propose the main offer."""
        self.stage = "counteroffers"
        offers.lay_main(game, game.state.active, option)

    def _counteroffers(self, game: Game) -> None:
        self.stage = "support"
        if not game.deal().straight_to_support:
            game.push(Counteroffers())

    def _support(self, game: Game) -> None:
        self.stage = "resolution"
        game.push(Support())
        game.open_window("support_start", game.state.active)

    def _resolution(self, game: Game) -> None:
        self.stage = "end"
        game.push(Resolution())
        game.open_window("resolution_start", game.state.active)

    def _end(self, game: Game) -> None:
        state = game.state
        deal = game.deal()
        self.stage = "after"
        if deal.asset:
            asset, deal.asset = deal.asset, ""
            state.asset_deck.insert(0, asset)  # 13.2: nobody could offer anything
            game.tell("asset_returned", asset=asset)
        offers.clear_table(game)
        game.tell("deal_ended")
        game.open_window("deal_end", state.active)

    def _after(self, game: Game) -> None:
        game.pop()
