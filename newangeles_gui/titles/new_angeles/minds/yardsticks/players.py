"""Bad habits in play, and all players with a bad habit by name."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Final

from newangeles_gui.engine import Choice
from newangeles_gui.minds import UNHEARD, History

from ...rules import ABSTAIN, DONE, FEDERALIST, PASS, Trade, offers
from ..bargain import NEARLY, UNLIKELY, YES, Answer, Rating, Reason
from ..judgement.stage import stage
from .traders import Haggler, HoldOut, Liar, Lowballer, Pump, Spammer, YesSayer

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.minds import Agent

    from ...rules import Box, View

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
            side = {deal.main_by: offers.MAIN, deal.counter_by: offers.COUNTER}.get(twin, "")
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
        side = {offers.MAIN: deal.main_by, offers.COUNTER: deal.counter_by}.get(usual.option)
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
        if side == offers.COUNTER:
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
