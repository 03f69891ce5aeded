"""Bad habits in play."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.history import NOTHING, History

from ...rules import offers
from ...rules.step import DONE
from ...rules.steps.counteroffers import PASS
from ...rules.steps.support import ABSTAIN
from ...rules.trade import Trade
from ...rules.victory import FEDERALIST
from ..bargain import YES, Answer, Rating, Reason
from .haggler import Haggler

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

    from ...rules.view import View

LATE: Final = 0.6  # part of the rounds during which a Federalist sleeps


class AllIn(Haggler):
    """Supports with every card that it has, every time."""

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
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
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
    ) -> Choice:
        """Nothing, wherever that is possible."""
        for nothing in (PASS, ABSTAIN, DONE):
            if decision.kind in ("counter", "support", "lay") and nothing in decision.options:
                return Choice(decision.kind, nothing)
        return super().choose(view, decision, rng, history)


class Sleeper(Haggler):
    """A Federalist who plays for its own corporation until the end is near and it is rich."""

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
    ) -> Choice:
        """As if it were its own rival, or as a Federalist."""
        return super().choose(self._shown(view), decision, rng, history)

    def answer(self, view: View, trade: Trade, attempt: int, history: History = NOTHING) -> Answer:
        """As if it were its own rival, or as a Federalist."""
        return super().answer(self._shown(view), trade, attempt, history)

    def propose(self, view: View, moment: str, history: History = NOTHING) -> list[Trade]:
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
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
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

    def answer(self, view: View, trade: Trade, attempt: int, history: History = NOTHING) -> Answer:
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
