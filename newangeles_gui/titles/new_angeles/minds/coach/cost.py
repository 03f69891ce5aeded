"""What an answer uses up, so that of two that are as good the one for nothing is named first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ...rules.step import DONE
from ...rules.steps.counteroffers import PASS
from ...rules.steps.support import ABSTAIN
from .advice import BEST, EQUAL, GOOD

if TYPE_CHECKING:
    from ..search.plans import Plan
    from .question import Question

FREE: Final = 0
CARDS: Final = 1  # or capital, or an asset
EMERGENCY: Final = 2  # it comes back only if somebody turns it up again (17)
NOTHING: Final = frozenset({PASS, ABSTAIN, DONE, "0"})
PAYING: Final = frozenset({"counter", "support", "lay", "spend", "ransom"})


def cost(asked: Question, option: str) -> int:
    """What an answer uses up."""
    if option in asked.box.emergency_owner and asked.decision.kind in ("main_offer", "counter"):
        return EMERGENCY
    if asked.decision.kind == "use":
        ability = asked.box.abilities.get(option)
        return CARDS if ability is not None and ability.cost == "discard" else FREE
    return CARDS if asked.decision.kind in PAYING and option not in NOTHING else FREE


def cheapest_first(
    asked: Question, plans: Sequence[Plan], grades: Mapping[int, str]
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
