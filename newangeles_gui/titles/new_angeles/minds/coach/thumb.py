"""Rules of thumb for what is not played through: an order of the answers, with reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Decision

from ...rules.capital import worthwhile
from .advice import BEST, CLOSE, EQUAL, GOOD, MOST, NEXT, POOR, WEAKER, AdvicePoint, Counsel

if TYPE_CHECKING:
    from ...rules import Game
    from ..quick.policy import QuickPolicy

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
