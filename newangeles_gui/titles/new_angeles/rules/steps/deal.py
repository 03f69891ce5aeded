"""A deal (54): asset, main offer, counteroffers (25), support (57-59), resolution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from newangeles_gui.engine import Decision, frame

from .. import assets, capital, cards, promises, victory
from ..assets import Window
from ..cards import COUNTER, MAIN
from ..kinds import AnyCard, AnySide, Card, Count, Passed, Seat
from ..state import DONE, NOBODY, Deal, Step

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
            cards.lay_counter(game, seat, card)
            return None
        options = cards.offerable(game, seat, len(game.deal().pile))  # 25.4
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
            options = cards.sides(game) if hand else []
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
            cards.lay_support(game, seat, option, self.side)
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


ILLNESS_THREAT = 2  # 3.0


ResolutionStage: TypeAlias = Literal["count", "win", "resolve", "claim"]


@frame("resolution", on=("deal",))
@dataclass(slots=True)
class Resolution(Step):
    """Determining, resolving, claiming."""

    stage: ResolutionStage = "count"

    def step(self, game: Game) -> None:
        """Take the next part of the resolution."""
        getattr(self, f"_{self.stage}")(game)

    def _count(self, game: Game) -> None:
        deal = game.deal()
        self.stage = "win"
        tied = deal.votes(MAIN) == deal.votes(COUNTER)
        if not deal.picked and deal.counter and tied:
            game.open_window("support_tied", game.state.active)

    def _win(self, game: Game) -> None:
        deal = game.deal()
        self.stage = "resolve"
        main, counter = deal.votes(MAIN), deal.votes(COUNTER)
        deal.winning = COUNTER if deal.counter and counter > main else MAIN  # 54.5
        if deal.picked:
            deal.winning = deal.picked
        deal.winner = deal.main_by if deal.winning == MAIN else deal.counter_by
        winner = game.name(deal.winner)
        game.tell("deal_won", player=winner, side=deal.winning, main=main, counter=counter)
        if capital.won_bets(game, deal.winner):
            game.push(Window(capital.BETS_WON, deal.winner))
        else:
            game.open_window(capital.BETS_WON, deal.winner)

    def _resolve(self, game: Game) -> None:
        deal = game.deal()
        self.stage = "claim"
        card = deal.main if deal.winning == MAIN else deal.counter
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


DealStage: TypeAlias = Literal[
    "reveal", "main_offer", "counteroffers", "support", "resolution", "end", "after"
]


@frame("deal", on=("turn",))
@dataclass(slots=True)
class DealStep(Step):
    """The five steps of a deal, and its end."""

    stage: DealStage = "reveal"

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
        options = cards.offerable(game, active)
        if options:
            return Decision("main_offer", active, options, "deal", private=True)  # 13.2: no pass
        self.stage = "end"  # 13.2: there is nothing to offer
        game.tell("no_main_offer", player=game.name(active))
        return None

    def answer(self, game: Game, option: str) -> None:
        """Propose the main offer."""
        self.stage = "counteroffers"
        cards.lay_main(game, game.state.active, option)

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
        cards.clear_table(game)
        game.tell("deal_ended")
        game.open_window("deal_end", state.active)

    def _after(self, game: Game) -> None:
        game.pop()
