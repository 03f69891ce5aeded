"""A bargainer: rates, answers, improves and proposes, all by the same appraisal."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.minds import UNHEARD, History

from .answers import LEANING, NEARLY, NO_WAY, UNLIKELY, YES, Answer, Rating
from .appraisal import Appraisal, Appraiser, manners_of
from .claims import Word
from .lines import Adjuster, TradeLines
from .proposals import Proposer
from .reasons import TradeSpeech
from .several import Rally

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Decision
    from newangeles_gui.minds import Agent, Character

    from ...rules import Trade, View
    from ..search import Skills
    from .appraisal import Manners, TradeMoment
    from .conversation import StandingOffer

ROUNDS: Final = 2  # counter-proposals to one topic
# How much capital a trade may be short of for each word of the meter.
WORDS: Final = ((NEARLY, 0.75), (LEANING, 2.0), (UNLIKELY, 5.0))
ABSURD: Final = 3.0  # capital that the other would lose: that is not even asked for
HAGGLE: Final = 3  # capital that a counter-proposal may ask beyond what is needed


class Negotiator:
    """Bargains for whichever seat a view belongs to; keeps no memory of a game."""

    def __init__(self, skills: Skills, manners: Manners) -> None:
        self.box = skills.box
        self.rules = skills.policy.deals
        self.manners = manners
        self.appraiser = Appraiser(skills, manners)

    def rate(self, view: View, trade: Trade, history: History = UNHEARD) -> Rating:
        """How it likes a trade that it is part of; yes only if it is a yes."""
        appraisal = self.appraiser.moment(view, history).appraise(trade)
        meter = meter_of(appraisal)
        heard = self.appraiser.believer.heard
        rival = heard.likely_rival(view.corporations, history, view.corporations[view.seat])
        speech = TradeSpeech(self.box, self.rules, view, trade, rival)
        return Rating(meter, speech.reasons(meter, appraisal.legal))

    def answer(self, view: View, trade: Trade, attempt: int, history: History = UNHEARD) -> Answer:
        """Yes, or something else instead in the first rounds, or no."""
        rating = self.rate(view, trade, history)
        if rating.meter == YES:
            return Answer(True, rating)
        moment = self.appraiser.moment(view, history)
        legal = moment.appraise(trade).legal
        instead = self._instead(moment, trade) if attempt < ROUNDS and legal else None
        return Answer(False, rating, instead)

    def improve(
        self, view: View, trade: Trade, locked: frozenset[str], history: History = UNHEARD
    ) -> Trade | None:
        """The nearest trade that `answer` accepts, changing no locked line."""
        return Adjuster(self.appraiser.moment(view, history), locked).nearest(trade)

    def propose(self, view: View, moment: str, history: History = UNHEARD) -> list[Trade]:
        """Trades that it would like to offer now, the best first."""
        return Proposer(self.appraiser.moment(view, history)).proposals(moment)

    def rally(self, view: View, history: History = UNHEARD) -> StandingOffer | None:
        """An offer to several supporters at once that it would like to make now."""
        return Rally(self.appraiser.moment(view, history)).offer()

    def _instead(self, moment: TradeMoment, trade: Trade) -> Trade | None:
        """A trade that both can live with, as far as this seat can tell."""
        found = Adjuster(moment).nearest(trade)
        if found is None:
            return None
        appraisal = moment.appraise(found)
        if appraisal.other < -ABSURD * appraisal.unit:
            return None
        return self._haggled(moment, found)

    def _haggled(self, moment: TradeMoment, trade: Trade) -> Trade:
        """The nearest, or a little more for me while both gain alike."""
        lines = TradeLines(moment.view, trade, frozenset())
        mine, theirs = (lines.goods(side).capital for side in (lines.mine, lines.theirs))
        best, most = trade, _nash(moment.appraise(trade))
        for more in range(1, HAGGLE + 1):
            less = min(mine, more)
            one = lines.with_capital(mine - less, theirs + more - less)
            appraisal = moment.appraise(one)
            if appraisal.accepted and appraisal.other > 0 and _nash(appraisal) > most:
                best, most = one, _nash(appraisal)
        return best


def _nash(appraisal: Appraisal) -> float:
    return max(0.0, appraisal.gain) * max(0.0, appraisal.other)


def meter_of(appraisal: Appraisal) -> int:
    """The word for an appraisal."""
    if not appraisal.legal:
        return NO_WAY
    if appraisal.accepted:
        return YES
    return next((word for word, most in WORDS if appraisal.short <= most), NO_WAY)


class BargainingAgent(Negotiator):
    """Answers questions by another agent, within what it has promised."""

    def __init__(self, agent: Agent, skills: Skills, manners: Manners) -> None:
        super().__init__(skills, manners)
        self.agent = agent

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """The other agent's answer to what its word leaves open."""
        word = Word(self.appraiser, view, history)
        return self.agent.choose(view, word.narrowed(decision), rng, history)


class Depth(NamedTuple):
    """In how many worlds a trade is measured, and whether offers are made up."""

    worlds: int
    speaks: bool = True


DEPTHS: Final[Mapping[str, Depth]] = MappingProxyType(
    {
        "intern": Depth(2, speaks=False),
        "manager": Depth(4),
        "director": Depth(6),
        "chair": Depth(8),
    }
)


def talking(agent: Agent, skills: Skills, level: str, who: Character) -> Agent:
    """The same player, who can be talked to if its level can."""
    depth = DEPTHS.get(level)
    if depth is None:
        return agent
    manners = manners_of(who, depth.worlds, depth.speaks)
    return BargainingAgent(agent, skills, manners)
