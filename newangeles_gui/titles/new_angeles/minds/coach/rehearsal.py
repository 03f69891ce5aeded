"""Plays a few answers through in the same worlds, and tells what came of each.

What came of it is told in the matters that reasons speak of, and of these the one or two that are
worth saying.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ...rules import FEDERALIST
from ..judgement import Eye
from ..search import follow
from ..tuned import LEAD_NAMES, THREAT_NAMES
from .advice import BEST, CLOSE, EQUAL, MOST, MOST_REASONS, POOR, WEAKER, AdvicePoint, Weighed
from .facts import facts

if TYPE_CHECKING:
    from ...rules import State, View
    from ..search import AnswerPlan, Playouts, Worlds
    from ..valuation import Valuation
    from .advice import Question

# The terms of the valuation that one reason stands for. What is the same for every answer, as
# the turns that are left, is no reason.
LEAD: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "richer": ("capital",),
        "assets": ("assets",),
        "hand": ("hand",),
        "emergency": ("emergency",),
        "contract": ("contract",),
        "investment": ("investment",),
    }
)
THREAT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "threat": ("threat",),
        "events": ("next_event", "later_events", "pressure"),
        "demand": ("demand", "later_demands"),
    }
)
MATTERS: Final = (*LEAD, *THREAT)
FEDERALIST_MATTERS: Final = ("ready", "ending")
# What a capital and a step towards the end (in log-odds) mean to a Federalist, in chance to win.
READY: Final = 0.03
ENDING: Final = 0.05

MANY: Final = 8  # plans from which on a round more sorts out the hopeless ones
SOME: Final = 6
HABIT: Final = 0.006  # the rule's own answer comes first unless another is better by this

Look = Callable[["State"], "tuple[float, ...]"]


class MatterProspects:
    """Reads the ends of playouts; differences between them become chances to win."""

    def __init__(self, valuation: Valuation, view: View) -> None:
        self.valuation = valuation
        self.seat = view.seat
        self.eye = Eye(view.seat, view.rival, view.investment)
        self.federalist = view.rival == FEDERALIST
        self.matters = FEDERALIST_MATTERS if self.federalist else MATTERS

    def look(self, state: State) -> tuple[float, ...]:
        """One number for each matter, then the log-odds of the end by threat and of the lead."""
        terms = self.valuation.terms(state, self.eye)
        if self.federalist:
            end = sum(terms[_threat_name(name, terms)] for name in THREAT_NAMES)
            return (float(state.capital[self.seat]), end)
        end = -sum(terms[_threat_name(name, terms)] for name in THREAT_NAMES)
        lead = sum(terms[name] for name in LEAD_NAMES)
        groups = [*LEAD.values(), *THREAT.values()]
        return (*(sum(terms[name] for name in group) for group in groups), end, lead)

    def weights(self, sights: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
        """What a little more of each matter adds to the chance to win, around these positions."""
        if self.federalist:
            return (READY, ENDING)
        end = _rising(sum(one[-2] for one in sights) / len(sights))
        lead = _rising(sum(one[-1] for one in sights) / len(sights))
        chance = (1 - end) * lead
        return (*(chance * (1 - lead),) * len(LEAD), *(chance * end,) * len(THREAT))


def _threat_name(name: str, terms: Mapping[str, float]) -> str:
    """Terms of threat that share their name with another one bear a longer one."""
    longer = f"threat_{name}"
    return longer if longer in terms else name


def _rising(x: float) -> float:
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, x))))


class Gap(NamedTuple):
    """A difference between two plans in the same worlds, and how far chance alone may go."""

    mean: float
    doubt: float


class AnswerRehearsal:
    """One question: `look` notes down what the end of a playout is like."""

    def __init__(
        self, playouts: Playouts, worlds: Worlds, plans: Sequence[AnswerPlan], look: Look
    ) -> None:
        self.playouts = playouts
        self.worlds = worlds
        self.plans = plans
        self.look = look
        self.seat = worlds.decision.seat
        self.chances: list[list[float]] = [[] for _ in plans]
        self.sights: list[list[tuple[float, ...]]] = [[] for _ in plans]
        self._number = 0

    def run(self, budget: int) -> list[int]:
        """The places of the best plans, one for each answer; they share all their worlds."""
        alive = list(range(len(self.plans)))
        keep = [SOME] if len(alive) > MANY else []
        keep += [MOST] if len(alive) > MOST else []
        for left, count in zip(range(len(keep) + 1, 1, -1), keep, strict=True):
            budget -= self._play(alive, budget // left)
            alive = self._best(alive, count)
        self._play(alive, budget)
        return self._best(alive, MOST)

    def gap(self, one: int, other: int) -> Gap:
        """By how much the chance to win is better with the first than with the other."""
        return _gap(self.chances[one], self.chances[other])

    def seen(self, one: int, other: int, place: int) -> Gap:
        """The same for one of the things that `look` notes."""
        here = [sight[place] for sight in self.sights[one]]
        return _gap(here, [sight[place] for sight in self.sights[other]])

    def mean(self, one: int) -> float:
        """The chance to win with a plan."""
        return sum(self.chances[one]) / len(self.chances[one])

    def _play(self, alive: Sequence[int], budget: int) -> int:
        worlds = max(1, budget // len(alive))
        for _ in range(worlds):
            world, seed = self.worlds.next()
            self._number += 1
            until = world.state.turns_taken + self.playouts.deals
            for one in alive:
                twin = world.clone()
                follow(twin, self.worlds.decision, self.plans[one], self.playouts.policy)
                chances = self.playouts.run(twin, self._number, seed, until)
                self.chances[one].append(chances[self.seat])
                self.sights[one].append(self.look(twin.state))
        return worlds * len(alive)

    def _best(self, alive: Sequence[int], count: int) -> list[int]:
        """The best plan of each answer, at most so many."""
        ranked = sorted(alive, key=lambda one: -self.mean(one) - (HABIT if one == 0 else 0.0))
        found: dict[str, int] = {}
        for one in ranked:
            found.setdefault(self.plans[one].option, one)
        return list(found.values())[:count]


def _gap(here: Sequence[float], there: Sequence[float]) -> Gap:
    gaps = [a - b for a, b in zip(here, there, strict=True)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) == 1:
        return Gap(mean, abs(mean))
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return Gap(mean, math.sqrt(spread / len(gaps)))


SURELY: Final = 1.7  # standard errors from which on a difference is spoken of
NOTICEABLE: Final = 0.004  # chance to win below which it is not worth a word
LUCK: Final = 1.0  # standard errors within which two answers are equal
TELLING: Final = 0.03  # and what is no luck any more however few the worlds were
LEVEL, NEARLY, BEHIND = 0.004, 0.02, 0.06
LEAST_SCALE: Final = 0.2

# Said whatever else there is to say: one's word (14.2) is no matter of degree.
ALWAYS: Final = frozenset({"breaks_word"})
# Reasons that say nearly the same: one of them is enough.
TOPICS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "contract_pays": "richer",
        "brings_capital": "richer",
        "pays_rival": "richer",
        "richer_field": "richer",
        "gives_rival": "assets",
        "denies_rival": "assets",
        "mends": "threat",
        "harms": "threat",
        "sick": "threat",
        "events": "threat",
        "keeps_cards": "hand",
        "price": "hand",
        "uses_emergency": "emergency",
        "makes_needed": "demand",
        "needed_there": "demand",
        "not_needed": "demand",
        "lacking": "demand",
        "enough_of": "demand",
        "good_asset": "assets",
        "poor_asset": "assets",
        "own_asset": "assets",
        "spare_asset": "assets",
        "worst_event": "threat",
        "gentle_event": "threat",
        "ours": "richer",
        "hits_us": "richer",
        "hits_rival": "richer",
        "helps_rival": "richer",
        "keeps_capital": "richer",
    }
)


def graded(gap: Gap, best: float) -> str:
    """How good an answer is that lies so far behind the best one."""
    scale = max(LEAST_SCALE, 4 * best * (1 - best))  # near 0 and 1 small steps count for more
    behind = gap.mean / scale
    if behind <= LEVEL or (gap.mean <= LUCK * gap.doubt and behind <= TELLING):
        return EQUAL
    if behind <= NEARLY:
        return CLOSE
    return WEAKER if behind <= BEHIND else POOR


def grades_of(rehearsal: AnswerRehearsal, ranked: Sequence[int]) -> dict[int, str]:
    """How good the plans at these places are, beside the first."""
    best = rehearsal.mean(ranked[0])
    found = {one: graded(rehearsal.gap(ranked[0], one), best) for one in ranked[1:]}
    return {ranked[0]: BEST} | found


class Teller:
    """Finds the reasons for the answers that were played through to the end."""

    def __init__(
        self,
        asked: Question,
        rehearsal: AnswerRehearsal,
        prospects: MatterProspects,
        ranked: Sequence[int],
    ) -> None:
        self.asked, self.rehearsal, self.prospects = asked, rehearsal, prospects
        self.ranked = ranked
        sights = [one for place in ranked for one in rehearsal.sights[place]]
        self.weights = prospects.weights(sights)

    def reasons(self, one: int, grade: str) -> tuple[AdvicePoint, ...]:
        """The best is held against all others, the others against the best."""
        best = self.ranked[0]
        against = self.ranked[1:] if one == best else [best]
        plan = self.rehearsal.plans[one]
        found = facts(self.asked, plan.option, plan.cards)
        # After a swap of rivals somebody else is to be beaten, so its matters are no measure.
        if len(self.ranked) > 1 and self.asked.decision.kind != "swap_rival":
            found += self._differences(one, against)
        return chosen(found, EQUAL if grade == BEST and self._is_level() else grade)

    def _is_level(self) -> bool:
        """Whether another answer is as good as the best one."""
        best, *others = self.ranked
        mean = self.rehearsal.mean(best)
        return any(graded(self.rehearsal.gap(best, one), mean) == EQUAL for one in others)

    def _differences(self, one: int, against: Sequence[int]) -> Iterable[Weighed]:
        for place, matter in enumerate(self.prospects.matters):
            gaps = [self.rehearsal.seen(one, other, place) for other in against]
            mean = sum(gap.mean for gap in gaps) / len(gaps)
            doubt = max(gap.doubt for gap in gaps)
            weight = mean * self.weights[place]
            if abs(weight) < NOTICEABLE or abs(mean) < SURELY * doubt:
                continue
            yield Weighed(self._point(matter, 1 if mean > 0 else -1), abs(weight))

    def _point(self, matter: str, sign: int) -> AdvicePoint:
        if matter == "ready":
            return AdvicePoint(matter, sign, number=self.asked.box.limits.federalist_capital)
        if matter != "richer":
            return AdvicePoint(matter, sign)
        rival = self.asked.rival
        return AdvicePoint(matter, sign, rival) if rival else AdvicePoint("richer_field", sign)


def chosen(found: Iterable[Weighed], grade: str) -> tuple[AdvicePoint, ...]:
    """What is said: for the better answers first what speaks for them, for the others against."""
    ranked = _one_of_each(sorted(found, key=lambda one: -one.weight))
    pros = [one for one in ranked if one.sign > 0]
    cons = [one for one in ranked if one.sign < 0]
    if grade == BEST:
        said = [*(pros or [AdvicePoint("plain")]), *cons]
    elif grade == EQUAL:
        said = [*pros[:1], *cons[:1], *pros[1:]] or [AdvicePoint("plain_equal")]
    else:
        said = [*(cons or [AdvicePoint("plain_less", -1)])[:1], *pros[:1], *cons[1:]]
    always = [one for one in ranked if one.code in ALWAYS]
    rest = [one for one in said if one.code not in ALWAYS]
    return (*rest[: MOST_REASONS - len(always)], *always)


def _one_of_each(ranked: Iterable[Weighed]) -> list[AdvicePoint]:
    found: dict[str, AdvicePoint] = {}
    for point, _ in ranked:
        found.setdefault(TOPICS.get(point.code, point.code), point)
    return list(found.values())
