"""One who reads the others' answers for what they hide."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.minds.history import NOTHING, History

from ...rules import offers
from ...rules.steps.support import ABSTAIN
from ..bargain import NEARLY, UNLIKELY, Answer, Rating
from ..judgement.stage import stage
from .haggler import Haggler

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

    from ...rules.box import Box
    from ...rules.trade import Trade
    from ...rules.view import View

SUSPECT: Final = 2  # answers that only a Federalist is thought to give
CALM: Final = 0.3  # threat by which two offers have to differ, to say anything


class Reader(Haggler):
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

    def answer(self, view: View, trade: Trade, attempt: int, history: History = NOTHING) -> Answer:
        """No to whoever is suspected."""
        usual = super().answer(view, trade, attempt, history)
        if self.suspect(view) in (trade.giver, trade.taker):
            return Answer(False, Rating(min(UNLIKELY, usual.rating.meter), usual.rating.reasons))
        return usual

    def propose(self, view: View, moment: str, history: History = NOTHING) -> list[Trade]:
        """Nothing for whoever is suspected."""
        found, suspect = super().propose(view, moment, history), self.suspect(view)
        return [one for one in found if suspect not in (one.giver, one.taker)]

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
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
