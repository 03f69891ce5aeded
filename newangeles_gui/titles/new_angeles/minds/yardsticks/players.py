"""Bad habits in play and in bargaining, and all players with a bad habit by name."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Final

from newangeles_gui.engine import Choice
from newangeles_gui.minds import UNHEARD, History

from ...rules import ABSTAIN, COUNTER, DONE, FEDERALIST, MAIN, PASS, Goods, Promise, Trade
from ..bargaining import NEARLY, NEUTRAL, UNLIKELY, YES, Answer, BargainingAgent, Rating, Reason
from ..judgement import stage
from ..search import Skills
from .greedy import GreedyAgent

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.minds import Agent

    from ...rules import Box, View

WORLDS: Final = 4

MANY: Final = 40  # offers of a spammer in one breath
PROMISED: Final = 6
MUCH: Final = 3.0  # times what is needed


class Haggler(BargainingAgent):
    """Plays like the greedy player and bargains properly."""

    def __init__(self, box: Box) -> None:
        manners = NEUTRAL._replace(worlds=WORLDS)
        super().__init__(GreedyAgent(box), Skills(box), manners)

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


LATE: Final = 0.6  # part of the rounds during which a Federalist sleeps

SUSPECT: Final = 2  # answers that only a Federalist is thought to give
CALM: Final = 0.3  # threat by which two offers have to differ, to say anything


class AllIn(Haggler):
    """Supports with every card that it has, every time."""

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """One card more as long as there is one."""
        if decision.kind == "lay":
            return Choice(decision.kind, decision.options[0])
        if decision.kind == "support":
            usual = super().choose(view, decision, rng, history)
            return usual if usual.option != ABSTAIN else Choice(decision.kind, decision.options[0])
        return super().choose(view, decision, rng, history)


class Passer(Haggler):
    """Never counters and never supports: saves its cards."""

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """Nothing, wherever that is possible."""
        for nothing in (PASS, ABSTAIN, DONE):
            if decision.kind in ("counter", "support", "lay") and nothing in decision.options:
                return Choice(decision.kind, nothing)
        return super().choose(view, decision, rng, history)


class Sleeper(Haggler):
    """A Federalist who plays for its own corporation until the end is near and it is rich."""

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """As if it were its own rival, or as a Federalist."""
        return super().choose(self._shown(view), decision, rng, history)

    def answer(self, view: View, trade: Trade, attempt: int, history: History = UNHEARD) -> Answer:
        """As if it were its own rival, or as a Federalist."""
        return super().answer(self._shown(view), trade, attempt, history)

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """As if it were its own rival, or as a Federalist."""
        return super().propose(self._shown(view), moment, history)

    def _shown(self, view: View) -> View:
        rich = view.capital[view.seat] >= self.box.limits.federalist_capital
        late = view.round_place >= LATE * len(self.box.rounds)
        if view.rival != FEDERALIST or (rich and late):
            return view
        return replace(view, rival=self.name(view))


class Twin(Haggler):
    """Helps the neighbour, whatever it costs; the neighbour is the other twin."""

    beside: ClassVar[int]

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """For the other's offer with all that it needs, and nothing against it."""
        twin = self._twin(view)
        deal = view.deal
        if deal is not None and decision.kind in ("counter", "support"):
            side = {deal.main_by: MAIN, deal.counter_by: COUNTER}.get(twin, "")
            if decision.kind == "support" and side in decision.options:
                return Choice(decision.kind, side)
            if decision.kind == "counter" and side and PASS in decision.options:
                return Choice(decision.kind, PASS)
        return super().choose(view, decision, rng, history)

    def answer(self, view: View, trade: Trade, attempt: int, history: History = UNHEARD) -> Answer:
        """Yes to the other twin."""
        if view.corporations[self._twin(view)] in (trade.giver, trade.taker):
            legal = self.appraiser.moment(view, history).legal(trade)
            return Answer(legal, Rating(YES, (Reason("fair", 1),)))
        return super().answer(view, trade, attempt, history)

    def _twin(self, view: View) -> int:
        return (view.seat + self.beside) % len(view.corporations)


class Elder(Twin):
    """Sits before the other twin."""

    beside = 1


class Younger(Twin):
    """Sits behind the other twin."""

    beside = -1


class AnswerReader(Haggler):
    """Who likes to vote for trouble is taken for the Federalist: no trade and no vote for them."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.told: Counter[str] = Counter()
        self._turn = 0

    def hear(self, view: View, trade: Trade, answer: Answer) -> None:
        """Somebody has answered an offer of this seat."""
        self._look_at(view)
        now = trade.now
        if now is not None and now.choice.kind == "support" and now.by != self.name(view):
            self.told[now.by] += self._says(view, now.choice.option, answer.rating)

    def suspect(self, view: View) -> str:
        """Who is taken for the Federalist; empty if nobody is."""
        self._look_at(view)
        if not self.told:
            return ""
        name, signs = self.told.most_common(1)[0]
        return name if signs >= SUSPECT else ""

    def answer(self, view: View, trade: Trade, attempt: int, history: History = UNHEARD) -> Answer:
        """No to whoever is suspected."""
        usual = super().answer(view, trade, attempt, history)
        if self.suspect(view) in (trade.giver, trade.taker):
            return Answer(False, Rating(min(UNLIKELY, usual.rating.meter), usual.rating.reasons))
        return usual

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Nothing for whoever is suspected."""
        found, suspect = super().propose(view, moment, history), self.suspect(view)
        return [one for one in found if suspect not in (one.giver, one.taker)]

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """No vote for whoever is suspected."""
        usual = super().choose(view, decision, rng, history)
        deal, suspect = view.deal, self.suspect(view)
        if decision.kind != "support" or deal is None or not suspect:
            return usual
        side = {MAIN: deal.main_by, COUNTER: deal.counter_by}.get(usual.option)
        backs = side is not None and view.corporations[side] == suspect
        if backs and ABSTAIN in decision.options:
            return Choice(decision.kind, ABSTAIN)
        return usual

    def _look_at(self, view: View) -> None:
        """Forgets what was heard in another game."""
        if view.turns_taken < self._turn:
            self.told.clear()
        self._turn = view.turns_taken

    def _says(self, view: View, side: str, rating: Rating) -> int:
        """1 if an answer speaks for trouble, -1 if it speaks for calm."""
        deal = view.deal
        if deal is None or not deal.counter or side == ABSTAIN:
            return 0
        cards = self.rules.cards(stage(self.box, view))
        calm = cards[deal.main].calm - cards[deal.counter].calm
        if side == COUNTER:
            calm = -calm
        if abs(calm) < CALM or UNLIKELY < rating.meter < NEARLY:
            return 0
        likes = rating.meter >= NEARLY
        return 1 if likes == (calm < 0) else -1


EXPLOITERS: Final[Mapping[str, Callable[[Box], Agent]]] = MappingProxyType(
    {
        "haggler": Haggler,
        "lowballer": Lowballer,
        "yes_sayer": YesSayer,
        "liar": Liar,
        "pump": Pump,
        "spammer": Spammer,
        "holdout": HoldOut,
        "all_in": AllIn,
        "passer": Passer,
        "sleeper": Sleeper,
        "elder": Elder,
        "younger": Younger,
        "reader": AnswerReader,
    }
)
