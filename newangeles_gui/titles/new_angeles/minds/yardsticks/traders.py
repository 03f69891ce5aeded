"""Bad habits in bargaining, and the haggler that all bad habits are compared with."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import UNHEARD, History

from ...rules import Goods, Promise, Trade
from ..bargain import YES, Answer, Rating, Reason
from ..bargaining.manners import NEUTRAL
from ..bargaining.negotiator import BargainingAgent
from ..quick.policy import QuickPolicy
from ..valuation.model import load_valuation
from .greedy import GreedyAgent

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Decision

    from ...rules import Box, View

WORLDS: Final = 4

MANY: Final = 40  # offers of a spammer in one breath
PROMISED: Final = 6
MUCH: Final = 3.0  # times what is needed


class Haggler(BargainingAgent):
    """Plays like the greedy player and bargains properly."""

    def __init__(self, box: Box) -> None:
        manners = NEUTRAL._replace(worlds=WORLDS)
        super().__init__(GreedyAgent(box), box, load_valuation(box), QuickPolicy(box), manners)

    def name(self, view: View) -> str:
        """The corporation in the view's seat."""
        return view.corporations[view.seat]

    def others(self, view: View) -> list[str]:
        """Everybody else."""
        return [one for one in view.corporations if one != self.name(view)]


class Lowballer(Haggler):
    """Never offers more than 1, and never gives way."""

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Its usual offers for next to nothing."""
        return [self._low(view, trade) for trade in super().propose(view, moment, history)]

    def _low(self, view: View, trade: Trade) -> Trade:
        if trade.giver == self.name(view):
            return replace(trade, give=replace(trade.give, capital=min(1, trade.give.capital)))
        return replace(trade, get=replace(trade.get, capital=min(1, trade.get.capital)))


class YesSayer(Haggler):
    """Accepts whatever the rules allow."""

    def answer(self, view: View, trade: Trade, attempt: int, history: History = UNHEARD) -> Answer:
        """Yes."""
        legal = self.appraiser.moment(view, history).legal(trade)
        return Answer(legal, Rating(YES, (Reason("fair", 1),)))


class Liar(Haggler):
    """Sells promises for capital and keeps none of them."""

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """As if nothing had been promised."""
        return self.agent.choose(view, decision, rng, history)

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Promises to everybody, as dear as they are bought; debts are not paid."""
        me = self.name(view)
        found = []
        for other in self.others(view):
            for kind, amount in (("pay", PROMISED), ("support", 3), ("no_counter", 1)):
                promise = Promise(me, other, kind, amount, "", "round")
                for price in (4, 3, 2, 1):
                    found.append(Trade(me, other, Goods(), Goods(price), None, (promise,)))
        usual = [
            one for one in super().propose(view, moment, history) if one.now or one.give.assets
        ]
        legal = self.appraiser.moment(view, history).legal
        return [*self._turned(view, [one for one in found if legal(one)]), *usual]

    def _turned(self, view: View, trades: list[Trade]) -> list[Trade]:
        """Another part of a list at every moment: only the first offers are heard."""
        start = 5 * (view.turns_taken + view.seat) % max(1, len(trades))
        return trades[start:] + trades[:start]


class Pump(Haggler):
    """Buys and sells the same things in circles, hoping that prices differ."""

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Every asset for a little more or less than last time."""
        me, found = self.name(view), []
        for asset, owner in view.owners.items():
            price = 1 + (view.turns_taken + view.hand_sizes[view.seat]) % 5
            if owner == view.seat:
                found += [
                    Trade(me, one, Goods(0, (asset,)), Goods(price)) for one in self.others(view)
                ]
            else:
                seller = view.corporations[owner]
                found.append(Trade(me, seller, Goods(price), Goods(0, (asset,))))
        moment_of = self.appraiser.moment(view, history)
        return [one for one in found if moment_of.legal(one)]


class Spammer(Haggler):
    """Offers everything to everybody, sense or not."""

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Anything at all, another lot each time."""
        dice = random.Random(f"{view.turns_taken} {view.seat} {view.hand_sizes} {view.capital}")
        me, legal = self.name(view), self.appraiser.moment(view, history).legal
        found = []
        for _ in range(MANY):
            other = dice.choice(self.others(view))
            give, get = dice.randint(0, 3), dice.randint(0, 6)
            trade = Trade(me, other, Goods(give), Goods(get))
            if (give or get) and legal(trade):
                found.append(trade)
        return [*super().propose(view, moment, history), *found]


class HoldOut(Haggler):
    """Says no until it gets several times what a trade needs to be worth."""

    def answer(self, view: View, trade: Trade, attempt: int, history: History = UNHEARD) -> Answer:
        """Yes to what is far more than enough."""
        answer = super().answer(view, trade, attempt, history)
        appraisal = self.appraiser.moment(view, history).appraise(trade)
        if answer.accepts and appraisal.gain < MUCH * max(0.0, appraisal.need):
            return Answer(False, answer.rating, None)
        return answer

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Only what is a bargain."""
        moment_of = self.appraiser.moment(view, history)
        return [
            one
            for one in super().propose(view, moment, history)
            if (found := moment_of.appraise(one)).gain >= MUCH * max(0.0, found.need)
        ]
