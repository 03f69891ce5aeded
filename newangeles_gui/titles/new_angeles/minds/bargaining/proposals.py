"""What a seat would like to offer: votes bought and sold, quiet, assets, debts paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice

from ...rules import COUNTER, MAIN, OPEN, PASS, Goods, Now, Promise, Trade
from ..judgement import Eye, fit
from .appraisal import HONEST, LOST_NAME, NEUTRAL
from .claims import favours
from .prospect import SettledVotes

if TYPE_CHECKING:
    from ...rules import View
    from .appraisal import Appraisal, TradeMoment

MAIN_OFFER: Final = "main_offer"
COUNTEROFFER: Final = "counter"
SUPPORT: Final = "support"
END_OF_TURN: Final = "end_of_turn"
MOMENTS: Final = (MAIN_OFFER, COUNTEROFFER, SUPPORT, END_OF_TURN)

MOST_VOTES: Final = 4
MOST_SWORN: Final = 2  # votes that somebody gives a word on
MOST_PRICE: Final = 8
CHEAPER: Final = 0.6  # share of a price at which it is worth waiting for a later supporter
BETTER_FIT: Final = 0.8  # capital that an asset has to be worth more to somebody else
MORE: Final = 0.1  # capital

Make = Callable[[int], Trade]


class Proposer:
    """Makes up offers for one moment; only those that both are likely to like are told."""

    def __init__(self, moment: TradeMoment) -> None:
        self.moment = moment
        self.view: View = moment.view
        self.me = moment.name
        self.ease = 1.0  # share of what the other is likely to want that is counted on

    def proposals(self, at: str) -> list[Trade]:
        """The best first; never one that this seat would refuse itself."""
        manners = self.moment.bench.manners
        found = list(self._debts())
        if not manners.speaks:
            return found
        liked = self._liked(at)
        self.ease = manners.ease
        if len(liked) < manners.offers and self.ease < 1:  # who likes to talk just tries it
            liked += [trade for trade in self._liked(at) if trade not in liked]
        return [*found, *liked[: manners.offers]]

    def _liked(self, at: str) -> list[Trade]:
        """What it would accept itself and the other is likely to, the best first."""
        reserve = self.moment.bench.manners.reserve
        ranked: list[tuple[float, Trade]] = []
        for trade in self._ideas(at):
            appraisal = self.moment.appraise(trade)
            worth_it = appraisal.gain - appraisal.need >= reserve * appraisal.unit
            if appraisal.accepted and worth_it and self._likely(appraisal, trade):
                ranked.append((appraisal.gain, trade))
        ranked.sort(key=lambda one: (-one[0], str(one[1])))
        return [trade for _, trade in ranked]

    def _ideas(self, at: str) -> Iterator[Trade]:
        pending = self.view.pending
        if at == SUPPORT and pending is not None and pending.kind == "support":
            if pending.seat == self.view.seat:
                yield from self._sell_votes()
            else:
                yield from self._buy_votes(pending.seat)
        elif at == COUNTEROFFER and pending is not None and pending.kind == "counter":
            yield from self._buy_quiet(pending.seat)
        elif at == MAIN_OFFER:
            yield from self._sworn()
            yield from self._assets()
        elif at == END_OF_TURN:
            yield from self._assets()

    def _debts(self) -> Iterator[Trade]:
        """What was promised is paid as soon as it can be."""
        held = self.view.capital[self.view.seat]
        owed: dict[str, int] = {}
        for one in self.view.promises:
            if one.fate == OPEN and one.kind == "pay" and one.by == self.me:
                owed[one.to] = max(one.amount, owed.get(one.to, 0))
        for to, amount in sorted(owed.items(), key=lambda one: one[1]):
            trade = Trade(self.me, to, Goods(amount))
            if amount > LOST_NAME and self.moment.bench.manners.loyalty < HONEST:
                continue  # who may lie does not pay more than its name is worth
            if amount <= held and self.moment.appraise(trade).accepted:
                held -= amount
                yield trade

    def _likely(self, appraisal: Appraisal, trade: Trade) -> bool:
        wanted = self._their_need(appraisal, trade)
        return appraisal.other >= wanted and not self.moment.turns_nothing(trade)

    def _their_need(self, appraisal: Appraisal, trade: Trade) -> float:
        """What the other one is likely to want; the bold count on a little less."""
        partner = trade.taker if trade.giver == self.me else trade.giver
        unit = self._unit(partner)
        shy = (1.3 - 0.6 * self.moment.bench.manners.boldness) * self.ease
        return shy * (NEUTRAL.caution * 0.5 * unit + NEUTRAL.greed * max(0.0, appraisal.gain))

    def _unit(self, name: str) -> float:
        return self.moment.prospect().slope(Eye(self.view.corporations.index(name)))

    def _my_side(self) -> str:
        deal = self.view.deal
        if deal is None:
            return ""
        if deal.main_by == self.view.seat and deal.main:
            return MAIN
        return COUNTER if deal.counter and deal.counter_by == self.view.seat else ""

    def _buy_votes(self, seat: int) -> Iterator[Trade]:
        side = self._my_side()
        pending = self.view.pending
        if not side or pending is None or side not in pending.options:
            return
        best: Trade | None = None
        most = 0.0
        fewest = self._fewest(seat, side)
        for cards in range(fewest, min(self.view.hand_sizes[seat], MOST_VOTES) + 1):
            trade = self._vote(seat, side, cards)
            if trade is not None:
                appraisal = self.moment.appraise(trade)
                # One vote more has to be worth something by itself.
                if best is None or appraisal.gain > most + MORE * appraisal.unit:
                    best, most = trade, appraisal.gain
        if best is not None and not self._cheaper_later(best, seat):
            yield best
            yield from self._bought_with_a_favour(best)

    def _fewest(self, seat: int, side: str) -> int:
        """Who supports last has to turn the deal (54.5); before that others may add to it."""
        deal = self.view.deal
        assert deal is not None
        offering = (deal.main_by, deal.counter_by)
        for other, cards in enumerate(self.view.hand_sizes):
            if cards and other not in offering and self._comes_later(other, seat):
                return 1
        ahead = deal.votes(MAIN) - deal.votes(COUNTER)
        return max(1, -ahead if side == MAIN else ahead + 1)

    def _vote(self, seat: int, side: str, cards: int) -> Trade | None:
        """So many votes at the least price that the other is likely to take."""
        name = self.view.corporations[seat]
        now = Now(name, Choice("support", side), cards)
        most = min(self.view.capital[self.view.seat], MOST_PRICE)
        return self._least(most, partial(_giving, Trade(self.me, name, now=now)))

    def _bought_with_a_favour(self, trade: Trade) -> Iterator[Trade]:
        """The same votes for less, and a promise to back an offer of the other in return."""
        for favour in favours(self.view, self.me, trade.taker):
            promised = replace(trade, later=(favour,))
            cheaper = self._least(trade.give.capital, partial(_giving, promised), low=0)
            if cheaper is not None:
                yield cheaper

    def _least(self, most: int, made: Make, low: int = 1) -> Trade | None:
        """The lowest price that the other is likely to take."""
        high = most
        if most < low or not self._taken(made(most)):
            return None
        while low < high:
            middle = (low + high) // 2
            if self._taken(made(middle)):
                high = middle
            else:
                low = middle + 1
        return made(high)

    def _taken(self, trade: Trade) -> bool:
        appraisal = self.moment.appraise(trade)
        return appraisal.legal and self._likely(appraisal, trade)

    def _cheaper_later(self, trade: Trade, seat: int) -> bool:
        """Whether a supporter still to come would do the same for clearly less."""
        assert trade.now is not None
        here = self.moment.prospect()
        backed = self.view.seat
        cards = max(1, trade.now.cards)
        for other in range(len(self.view.corporations)):
            if other in (seat, backed) or not here.is_open(other):
                continue
            if self.view.hand_sizes[other] < cards or not self._comes_later(other, seat):
                continue
            if self._price(other, backed, cards) < CHEAPER * trade.give.capital - 0.5:
                return True
        return False

    def _comes_later(self, other: int, seat: int) -> bool:
        players, active = len(self.view.corporations), self.view.active
        return (other - active) % players > (seat - active) % players

    def _price(self, seat: int, backed: int, cards: int) -> float:
        """What the votes of a seat cost it, in capital."""
        here, eye = self.moment.prospect(), Eye(seat)
        bound = here.value(eye, backings=(SettledVotes(seat, backed, cards),))
        bound -= here.card_cost(eye, cards)
        return (here.value(eye) - bound) / here.slope(eye)

    def _sell_votes(self) -> Iterator[Trade]:
        deal, pending = self.view.deal, self.view.pending
        assert deal is not None and pending is not None
        for side, owner in ((MAIN, deal.main_by), (COUNTER, deal.counter_by)):
            if side not in pending.options:
                continue
            dearest = 0
            for cards in range(1, min(len(self.view.hand), MOST_VOTES) + 1):
                trade = self._sale(owner, side, cards)
                if trade is not None and trade.get.capital > dearest:
                    dearest = trade.get.capital
                    yield trade
                    yield from self._sold_for_a_favour(trade)

    def _sale(self, owner: int, side: str, cards: int) -> Trade | None:
        """My votes at the highest price that the other is likely to pay."""
        name = self.view.corporations[owner]
        now = Now(self.me, Choice("support", side), cards)
        most = min(self.view.capital[owner], MOST_PRICE)
        sale = Trade(self.me, name, now=now)
        price = self._dearest(most, partial(_getting, sale))
        return _getting(sale, price) if price else None

    def _sold_for_a_favour(self, trade: Trade) -> Iterator[Trade]:
        """The same votes for a promise to back my offer in return, and capital on top of it."""
        most = min(self.view.capital[self.view.corporations.index(trade.taker)], MOST_PRICE)
        for favour in favours(self.view, trade.taker, self.me):
            asked = replace(trade, get=Goods(), later=(favour,))
            if self._taken(asked):
                yield _getting(asked, self._dearest(most, partial(_getting, asked)))

    def _dearest(self, most: int, made: Make) -> int:
        """The highest price that the other is likely to pay; nothing if it pays none."""
        low, high = 0, most
        while low < high:
            middle = (low + high + 1) // 2
            if self._taken(made(middle)):
                low = middle
            else:
                high = middle - 1
        return low

    def _buy_quiet(self, seat: int) -> Iterator[Trade]:
        """Protection for my main offer: who could counter passes."""
        if self._my_side() != MAIN or seat == self.view.seat:
            return
        name = self.view.corporations[seat]
        now = Now(name, Choice("counter", PASS))
        most = min(self.view.capital[self.view.seat], MOST_PRICE)
        trade = self._least(most, partial(_giving, Trade(self.me, name, now=now)))
        if trade is not None:
            yield trade

    def _sworn(self) -> Iterator[Trade]:
        """Before my main offer lies there nobody can be bound, but word can be given on it."""
        for seat, name in enumerate(self.view.corporations):
            if seat == self.view.seat:
                continue
            votes = range(1, min(self.view.hand_sizes[seat], MOST_SWORN) + 1)
            words = [Promise(name, self.me, "support", cards) for cards in votes]
            for word in (Promise(name, self.me, "no_counter"), *words):
                most = min(self.view.capital[self.view.seat], MOST_PRICE)
                sworn = Trade(self.me, name, later=(word,))
                trade = self._least(most, partial(_giving, sworn))
                if trade is not None:
                    yield trade

    def _assets(self) -> Iterator[Trade]:
        """Assets that suit others better, and those of others that suit me."""
        box = self.moment.bench.box
        for asset, owner in self.view.owners.items():
            here = fit(box, self.view, asset, owner)
            mine = owner == self.view.seat
            goals = list(range(len(self.view.corporations))) if mine else [self.view.seat]
            for goal in goals:
                if goal != owner and fit(box, self.view, asset, goal) - here > BETTER_FIT:
                    yield from self._asset(asset, owner, goal)

    def _asset(self, asset: str, owner: int, goal: int) -> Iterator[Trade]:
        seller, buyer = self.view.corporations[owner], self.view.corporations[goal]
        most = min(self.view.capital[goal], MOST_PRICE)
        for price in range(1, most + 1):
            trade = Trade(seller, buyer, Goods(0, (asset,)), Goods(price))
            appraisal = self.moment.appraise(trade)
            if appraisal.accepted and self._likely(appraisal, trade):
                yield trade


def _giving(trade: Trade, capital: int) -> Trade:
    return replace(trade, give=Goods(capital))


def _getting(trade: Trade, capital: int) -> Trade:
    return replace(trade, get=Goods(capital))
