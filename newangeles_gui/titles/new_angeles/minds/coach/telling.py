"""From what was seen while playing through to the one or two reasons worth saying."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from .advice import BEST, CLOSE, EQUAL, MOST_REASONS, POOR, WEAKER, AdvicePoint
from .facts import facts
from .question import Weighed

if TYPE_CHECKING:
    from .question import Question
    from .rehearsal import AnswerRehearsal, Gap, MatterProspects

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
