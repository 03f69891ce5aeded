"""Thinks about a person's question as an opponent would, and says what it found."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision
from newangeles_gui.minds import UNHEARD, History

from ...rules import ABSTAIN, DECISIONS, DONE, PASS, Game, determinize, worthwhile
from ..belief import Guesser, believe
from ..search import LEVELS, SHARES, Deal, NoWorldError, Playouts, Worlds, plans
from .advice import (
    BEST,
    CLOSE,
    EQUAL,
    GOOD,
    MOST,
    NEXT,
    POOR,
    WEAKER,
    Advice,
    AdvicePoint,
    Counsel,
    Question,
)
from .facts import facts
from .rehearsal import AnswerRehearsal, MatterProspects, Teller, chosen, grades_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ...rules import Game, View
    from ..quick import QuickPolicy
    from ..search import AnswerPlan, Skills
    from .advice import Weighed


Scores = Callable[["QuickPolicy", "Game", Decision], "list[float]"]

SAME: Final = 0.05  # capital: less than that is nothing
NEAR: Final = 0.6
FAR: Final = 2.0


def by_thumb(policy: QuickPolicy, game: Game, decision: Decision) -> list[Counsel]:
    """The best answers as a rule of thumb has them."""
    measured = SCORES.get(decision.kind)
    if measured is None:
        return _in_turn(policy, game, decision)
    scores = dict(zip(decision.options, measured(policy, game, decision), strict=True))
    first = policy.answer(game, decision)
    ranked = sorted(decision.options, key=lambda one: (-scores[one], one != first))[:MOST]
    best = scores[ranked[0]]
    pro, con = REASONS[decision.kind]
    found = []
    for option in ranked:
        grade = BEST if option == ranked[0] else _grade(best - scores[option])
        good = grade in GOOD
        found.append(
            Counsel(option, grade, (AdvicePoint(pro if good else con, 1 if good else -1),))
        )
    return found


def the_rest(policy: QuickPolicy, game: Game, decision: Decision, known: list[str]) -> list[str]:
    """What the rule would say if these answers were not there, one after the other."""
    found: list[str] = []
    left = [one for one in worthwhile(game.box, game.state, decision) if one not in known]
    while left and len(known) + len(found) < MOST:
        asked = Decision(decision.kind, decision.seat, left, decision.source, decision.private)
        option = policy.answer(game, asked)
        option = option if option in left else left[0]
        found.append(option)
        left = [one for one in left if one != option]
    return found


def beside(policy: QuickPolicy, game: Game, decision: Decision, first: str) -> list[Counsel]:
    """Other cards that can be laid in place of the first one; any of them counts as one."""
    liking = policy.cards.liking_of(game, decision.seat)
    cards = [one for one in decision.options if one in game.box.cards and one != first]
    if first not in game.box.cards:
        return []
    found = []
    for card in sorted(cards, key=liking)[: MOST - 1]:
        grade = _grade(liking(card) - liking(first))
        point = AdvicePoint("spare") if grade == EQUAL else AdvicePoint("needed_card", -1)
        found.append(Counsel(card, grade, (point,)))
    return found


def _in_turn(policy: QuickPolicy, game: Game, decision: Decision) -> list[Counsel]:
    first, *others = the_rest(policy, game, decision, [])
    return [
        Counsel(first, BEST, (AdvicePoint("rule"),)),
        *(Counsel(one, NEXT, (AdvicePoint("rule_next", -1),)) for one in others),
    ]


def _grade(behind: float) -> str:
    if behind <= SAME:
        return EQUAL
    if behind <= NEAR:
        return CLOSE
    return WEAKER if behind <= FAR else POOR


def _missed(policy: QuickPolicy, game: Game, decision: Decision) -> list[float]:
    """What is given away should be missed as little as possible."""
    liking = policy.cards.liking_of(game, decision.seat)
    return [-liking(one) if one in game.box.cards else 0.0 for one in decision.options]


def _wanted(policy: QuickPolicy, game: Game, decision: Decision) -> list[float]:
    liking = policy.cards.liking_of(game, decision.seat)
    return [liking(one) if one in game.box.cards else 0.0 for one in decision.options]


def _incomes(policy: QuickPolicy, game: Game, decision: Decision) -> list[float]:
    return policy.cards.incomes(game, decision)


def _blind(policy: QuickPolicy, game: Game, decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)


SCORES: Final = MappingProxyType[str, Scores](
    {
        "pay": _missed,
        "discard": _missed,
        "steal_card": _wanted,
        "keep_investment": _incomes,
        "blind_deck": _blind,
    }
)
# The reason for the best answers, and the one against the others.
REASONS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "pay": ("spare", "needed_card"),
        "discard": ("spare", "needed_card"),
        "steal_card": ("useful_card", "less_useful"),
        "keep_investment": ("pays_most", "pays_less"),
        "blind_deck": ("blind", "blind"),
    }
)


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
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
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
