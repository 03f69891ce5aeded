"""One offer to several players: the same terms for each, and what comes of it with each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.engine.decisions import Decision

from ...rules import offers
from ...rules.promises import DEEDS, Promise
from ...rules.steps.support import ABSTAIN, Support
from ...rules.trade import Goods, Trade
from .occasions import Standing, for_whoever_backs, side_of

if TYPE_CHECKING:
    from ...rules.view import View

# What can be promised in the same words to each; an asset lies with one player only.
ALIKE = ("support", "no_counter", "pay")


class Pledge(NamedTuple):
    """A promise that is given by me to each of them, or by each of them to me."""

    mine: bool
    kind: str
    amount: int = 1
    until: str = "deal"


@dataclass(slots=True, frozen=True)
class Terms:
    """What each of them gets and gives; with `cards` it is for backing my offer with so many."""

    give: int = 0
    get: int = 0
    pledges: tuple[Pledge, ...] = ()
    cards: int = 0

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say yes to."""
        if self.cards:
            return not self.give
        return not (self.give or self.get or self.pledges)

    def cost(self, number: int) -> int:
        """The capital that it takes if so many accept; what they pay may come too late."""
        return self.give * number

    def trade(self, me: str, other: str) -> Trade:
        """The trade with one of them, made now."""
        later = []
        for one in self.pledges:
            by, to = (me, other) if one.mine else (other, me)
            amount = one.amount if one.kind in DEEDS else 1
            later.append(Promise(by, to, one.kind, amount, "", one.until))
        return Trade(me, other, Goods(self.give), Goods(self.get), None, tuple(later))

    def standing(self, view: View, to: tuple[int, ...]) -> Standing:
        """The offer to whoever backs mine."""
        return Standing(view.seat, self.cards, self.give, view.turns_taken, to)


def can_be_backed(view: View) -> bool:
    """Whether the one who looks has an offer in a deal whose support is still to come."""
    return bool(side_of(view, view.seat)) and bool(supporters(view, view.seat))


def supporters(view: View, by: int) -> list[int]:
    """Who can still support the offer of a seat in this deal, in turn."""
    deal, players = view.deal, len(view.corporations)
    if deal is None or deal.winning:
        return []
    first, pending = 1, view.pending
    top = next((one for one in view.stack if isinstance(one, Support)), None)
    if top is not None:
        laying = pending is not None and pending.kind == "lay"
        first = top.asked + (1 if laying or top.side else 0)
    order = [(view.active + step) % players for step in range(first, players)]
    return [seat for seat in order if seat not in (by, deal.main_by, deal.counter_by)]


def when_asked(view: View, standing: Standing) -> tuple[View, Trade] | None:
    """What the seat of a view would see if it had to support right now, and the trade then.

    It is as things stand: whoever supports before may change what it is worth.
    """
    top, deal = (view.stack[-1] if view.stack else None), view.deal
    pending = view.pending
    if not isinstance(top, Support) or deal is None or pending is None or pending.kind != "support":
        return None
    if view.seat not in supporters(view, standing.by) or not view.hand:
        return None
    asked = (view.seat - view.active) % len(view.corporations)
    sides = [offers.MAIN, *([offers.COUNTER] if deal.counter else [])]
    if view.seat in deal.barred_from_counter:
        sides = sides[:1]
    turn = replace(top, asked=asked, side="", laid=0, at_least=1)
    question = Decision("support", view.seat, [*sides, ABSTAIN], pending.source)
    ahead = replace(view, stack=[*view.stack[:-1], turn], pending=question)
    trade = for_whoever_backs(ahead, standing)
    return None if trade is None else (ahead, trade)
