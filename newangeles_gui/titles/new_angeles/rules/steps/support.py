"""Deal step 4: each supporting player backs one offer with cards, or abstains (57-59)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from newangeles_gui.engine import Decision, frame

from .. import cards, offers, promises
from ..kinds import NOBODY, AnySide, Count, Passed, Seat
from ..state import DONE, Step

if TYPE_CHECKING:
    from ..game import Game

ABSTAIN = "abstain"


@frame("support", on=("deal",))
@dataclass(slots=True)
class Support(Step):
    """Who is through, and what the one who supports has laid so far."""

    asked: Passed = 1
    side: AnySide = ""
    laid: Count = 0
    at_least: Count = 1  # more where a trade binds the supporter (14.2a)

    def step(self, game: Game) -> Decision | None:
        """Ask the next supporting player for a side, then for cards."""
        deal = game.deal()
        while self.asked < game.players:
            seat = (game.state.active + self.asked) % game.players
            if seat not in (deal.main_by, deal.counter_by):  # 58.0
                return self._ask(game, seat)
            self.asked += 1
        game.pop()
        return None

    def _ask(self, game: Game, seat: int) -> Decision | None:
        deal = game.deal()
        hand = game.state.hands[seat]
        if not self.side:
            options = offers.sides(game) if hand else []
            if seat in deal.barred_from_counter:
                options = options[:1]
            return Decision("support", seat, [*options, ABSTAIN], "deal")
        if not hand:
            self._finish(game, seat)
            return None
        options = cards.distinct(hand)
        if self.laid >= self.at_least:
            options.append(DONE)
        return Decision("lay", seat, options, "support", private=True)

    def answer(self, game: Game, option: str) -> None:
        """Choose a side, lay a card, finish or abstain."""
        seat = (game.state.active + self.asked) % game.players
        if option == ABSTAIN:
            self._abstain(game, seat)
        elif option == DONE:
            self._finish(game, seat)
        elif self.side:
            offers.lay_support(game, seat, option, self.side)
            self.laid += 1
        else:
            self.side = option

    def _abstain(self, game: Game, seat: int) -> None:
        self.asked += 1
        if game.state.promises:
            game.push(Abstention(seat, len(game.state.promises)))
        game.tell("support_abstained", player=game.name(seat))
        game.open_window("abstained", seat)

    def _finish(self, game: Game, seat: int) -> None:
        side, laid = self.side, self.laid
        self.asked += 1
        self.side = ""
        self.laid = 0
        self.at_least = 1
        game.tell("supported", player=game.name(seat), side=side, cards=laid)


@frame("abstention", on=("support",))
@dataclass(slots=True)
class Abstention(Step):
    """A promise of support is judged when nobody can force a card any more (R.26)."""

    seat: Seat = NOBODY
    given: Count = 0  # how many promises there were

    def step(self, game: Game) -> None:
        """The chance to support is over."""
        game.pop()
        player = {"player": game.name(self.seat)}
        promises.watch(game, promises.ABSTAINED, player, self.given)
