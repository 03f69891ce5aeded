"""Thinks about a person's question as an opponent would, and says what it found."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import History
from newangeles_gui.minds.history import NOTHING

from ...decisions import DECISIONS
from ...rules import ABSTAIN, PASS, Game
from ...rules.determinize import determinize
from ...rules.state import DONE
from ..belief.belief import believe
from ..belief.hands import Guesser
from ..levels import LEVELS
from ..search.agent import SHARES
from ..search.plans import plans
from ..search.playout import Deal, NoWorldError, Playouts, Worlds
from .advice import BEST, EQUAL, GOOD, MOST, NEXT, Advice, AdvicePoint, Counsel
from .facts import facts
from .question import Question
from .rehearsal import AnswerRehearsal, MatterProspects
from .telling import Teller, chosen, grades_of
from .thumb import beside, by_thumb, the_rest

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ...rules import View
    from ..search.plans import AnswerPlan
    from ..skills import Skills
    from .question import Weighed

FREE: Final = 0
CARDS: Final = 1  # or capital, or an asset
EMERGENCY: Final = 2  # it comes back only if somebody turns it up again (17)
UNSPENT: Final = frozenset({PASS, ABSTAIN, DONE, "0"})

LEVEL: Final = "director"  # as good as the opponents that most people play against
QUICK: Final = "intern"  # by rules of thumb alone, which takes no time


def cost(asked: Question, option: str) -> int:
    """What an answer uses up."""
    if option in asked.box.emergency_owner and asked.decision.kind in ("main_offer", "counter"):
        return EMERGENCY
    if asked.decision.kind == "use":
        ability = asked.box.abilities.get(option)
        return CARDS if ability is not None and ability.cost == "discard" else FREE
    costs = DECISIONS[asked.decision.kind].costs and option not in UNSPENT
    return CARDS if costs else FREE


def cheapest_first(
    asked: Question, plans: Sequence[AnswerPlan], grades: Mapping[int, str]
) -> dict[int, str]:
    """The grades by plan, the best first: of those that are as good the one that costs least."""
    best = next(iter(grades))
    good = [one for one in grades if grades[one] in GOOD]
    first = min(good, key=lambda one: cost(asked, plans[one].option))
    if first == best:
        return dict(grades)
    return {first: BEST, best: EQUAL} | {
        one: grade for one, grade in grades.items() if one not in (first, best)
    }


class Counsellor:
    """Keeps no memory: the same view, question, dice and history give the same advice."""

    def __init__(self, skills: Skills, budget: int, deals: int) -> None:
        self.box = skills.box
        self.valuation = skills.valuation
        self.budget = budget
        self.policy = skills.policy
        self.playouts = Playouts(self.policy, self.valuation, deals)
        self.reading = skills.reading
        self.guesser = Guesser(skills.policy.cards.holdings)

    def advise(
        self, view: View, decision: Decision, rng: random.Random, history: History = NOTHING
    ) -> Advice:
        """The best answers with reasons, from nothing but what the view shows."""
        if len(decision.options) == 1:
            why = AdvicePoint("moment" if decision.moment else "only")
            return Advice((Counsel(decision.options[0], BEST, (why,)),), played=False)
        asked = Question(self.box, self.policy, view, decision)
        if self.budget and decision.kind in SHARES:
            try:
                return Advice(self._played(asked, rng, history), played=True)
            except NoWorldError:
                pass  # then rules of thumb have to do
        return Advice(self._by_rule(asked, rng), played=False)

    def _played(self, asked: Question, rng: random.Random, history: History) -> tuple[Counsel, ...]:
        view, decision = asked.view, asked.decision
        unseen = self.guesser.likely(view, history)
        worlds = Worlds(unseen, decision, self._rivals(view, history), rng)
        first, _ = worlds.next()
        tried = plans(view, decision, self.policy, first)
        prospects = MatterProspects(self.valuation, view)
        rehearsal = AnswerRehearsal(self.playouts, worlds, tried, prospects.look)
        grades = cheapest_first(asked, tried, grades_of(rehearsal, rehearsal.run(self.budget)))
        teller = Teller(asked, rehearsal, prospects, list(grades))
        found = []
        for one, grade in grades.items():
            plan = tried[one]
            found.append(Counsel(plan.option, grade, teller.reasons(one, grade), plan.cards))
        rest = self._untried(first, decision, found)
        return (*found, *(_with(one, facts(asked, one.option)) for one in rest))

    def _untried(self, world: Game, decision: Decision, known: list[Counsel]) -> list[Counsel]:
        """Where the search tries one answer only (which card to lay), the rule has a second."""
        if len(known) > 1:
            return []
        if decision.kind == "lay":
            return beside(self.policy, world, decision, known[0].option)
        rest = the_rest(self.policy, world, decision, [one.option for one in known])
        return [Counsel(one, NEXT, (AdvicePoint("rule_next", -1),)) for one in rest[: MOST - 1]]

    def _by_rule(self, asked: Question, rng: random.Random) -> tuple[Counsel, ...]:
        state = determinize(self.box, asked.view, rng.getrandbits(64))
        counsels = by_thumb(self.policy, Game(self.box, state, record=False), asked.decision)
        return tuple(_with(one, facts(asked, one.option)) for one in counsels)

    def _rivals(self, view: View, history: History) -> Deal:
        if not history:
            return _by_chance
        return believe(view, history, self.reading).sample


def _with(counsel: Counsel, found: list[Weighed]) -> Counsel:
    """The reasons that the cards show go before those of a rule of thumb."""
    said = chosen(found, counsel.grade) if found else ()
    plain = {"plain", "plain_equal", "plain_less"}
    said = tuple(one for one in said if one.code not in plain)
    return Counsel(counsel.option, counsel.grade, (said or counsel.reasons), counsel.cards)


def _by_chance(rng: random.Random) -> None:
    return None


def make_coach(level: str, skills: Skills) -> Counsellor:
    """A coach that thinks as long as the opponents of a level."""
    how = LEVELS[level]
    return Counsellor(skills, how.playouts, how.deals)
