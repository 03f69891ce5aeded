"""Deal step 3: each other player may counter once, at a rising price (25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from newangeles_gui.engine import Decision, frame

from .. import cards, offers
from ..kinds import AnyCard, Passed
from ..state import Step

if TYPE_CHECKING:
    from ..game import Game

PASS = "pass"


@frame("counteroffers", secrets=("card",), on=("deal",))
@dataclass(slots=True)
class Counteroffers(Step):
    """Who has had the chance, and what the one who counters has still to pay."""

    asked: Passed = 1
    card: AnyCard = ""  # chosen, not yet shown
    to_pay: Passed = 0

    def owner(self, game: Game) -> int:
        """Nobody but the countering player knows the card before it is laid."""
        return self._seat(game)

    def step(self, game: Game) -> Decision | None:
        """Ask the next player, or for the next card of the price."""
        if self.asked >= game.players:
            game.pop()  # 25.6
            return None
        seat = self._seat(game)
        if self.card:
            if self.to_pay:
                hand = self._payable(game, seat)
                return Decision("pay", seat, hand, "counteroffer", private=True)
            card, self.card = self.card, ""
            self.asked += 1
            offers.lay_counter(game, seat, card)
            return None
        options = offers.offerable(game, seat, len(game.deal().pile))  # 25.4
        return Decision("counter", seat, [*options, PASS], "deal", private=True)

    def answer(self, game: Game, option: str) -> None:
        """Counter, pass, or pay one card."""
        seat = self._seat(game)
        if self.card:
            self.to_pay -= 1
            self._pay(game, seat, option)
        elif option == PASS:
            self.asked += 1
            game.tell("counter_passed", player=game.name(seat))
        else:
            self.card = option
            self.to_pay = len(game.deal().pile)

    def _seat(self, game: Game) -> int:
        return (game.state.active + self.asked) % game.players

    def _payable(self, game: Game, seat: int) -> list[str]:
        hand = game.state.hands[seat][:]
        if self.card in hand:
            hand.remove(self.card)
        return cards.distinct(hand)

    def _pay(self, game: Game, seat: int, card: str) -> None:
        for taker in game.box.discard_takers:
            owner = game.state.owners.get(taker, seat)
            if owner != seat:
                cards.hand_over(game, seat, owner, card, "counter_price_taken")
                return
        cards.discard(game, seat, card)
