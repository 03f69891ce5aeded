"""What can be tried at a question: an answer, and how many cards follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Decision

from ...rules import Game, worthwhile

if TYPE_CHECKING:
    from ...rules import View
    from ..quick.policy import QuickPolicy

DONE: Final = "done"
NOT_SAID: Final = -1
MOST_CARDS: Final = 4  # numbers of cards that are tried for a side


class AnswerPlan(NamedTuple):
    """An answer; for support also the number of cards that shall lie there in the end."""

    option: str
    cards: int = NOT_SAID


def plans(view: View, decision: Decision, policy: QuickPolicy, world: Game) -> list[AnswerPlan]:
    """Everything worth trying, the rule's own answer first."""
    if decision.kind == "support":
        return _support(view, decision)
    if decision.kind == "lay":
        return _lay(view, decision, policy, world)
    usual = policy.answer(world, decision)
    others = worthwhile(world.box, world.state, decision)
    return [AnswerPlan(usual), *(AnswerPlan(one) for one in others if one != usual)]


def _support(view: View, decision: Decision) -> list[AnswerPlan]:
    """54.5: just enough to lead or to hold a lead, and what stands against more to come."""
    found = [AnswerPlan("abstain")]
    for side in decision.options[:-1]:
        found += [AnswerPlan(side, cards) for cards in _numbers(view, side, 0)]
    return found


def _numbers(view: View, side: str, laid: int) -> list[int]:
    deal = view.deal
    assert deal is not None
    hand = len(view.hand) + laid
    mine = laid
    main = deal.votes("main") - (mine if side == "main" else 0)
    counter = deal.votes("counter") - (mine if side == "counter" else 0)
    behind = counter - main if side == "main" else main - counter + 1
    least = max(1, behind)
    numbers = [1, *range(least, least + MOST_CARDS - 1)] if least > 1 else [1, 2, 3]
    return [one for one in numbers if laid <= one <= hand]


def _lay(view: View, decision: Decision, policy: QuickPolicy, world: Game) -> list[AnswerPlan]:
    top = view.stack[-1]
    side, laid = top.side, top.laid  # type: ignore[attr-defined]
    card = policy.cards.least(world, decision)
    more = [one for one in _numbers(view, side, laid) if one > laid]
    found = [AnswerPlan(card, cards) for cards in more[:MOST_CARDS]]
    if decision.options[-1] == DONE:
        return [AnswerPlan(DONE), *found]
    return found or [AnswerPlan(card, laid + 1)]


def follow(game: Game, decision: Decision, plan: AnswerPlan, policy: QuickPolicy) -> None:
    """Answer the question as planned, and lay the cards that belong to it."""
    seat = decision.seat
    game.take(plan.option)
    if plan.cards == NOT_SAID:
        return
    while (pending := game.pending) is not None and pending.kind == "lay":
        if pending.seat != seat:
            return
        laid: int = game.state.stack[-1].laid  # type: ignore[attr-defined]
        enough = laid >= plan.cards and pending.options[-1] == DONE
        game.take(DONE if enough else policy.cards.least(game, pending))
        if enough:
            return
