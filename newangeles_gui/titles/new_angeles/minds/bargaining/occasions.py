"""When there is something to talk about, and for whom: from what all can see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui.engine import Choice

from ...rules import OPEN, Goods, Now, Trade, offers
from .proposals import COUNTEROFFER, END_OF_TURN, MAIN_OFFER, SUPPORT

if TYPE_CHECKING:
    from ...rules import View

DEBTS: Final = "debts"
Occasion: TypeAlias = "tuple[int, str]"  # a seat, and which moment this is for it
Step: TypeAlias = "tuple[object, ...]"


@dataclass(slots=True, frozen=True)
class StandingOffer:
    """Each who backs an offer of this turn gets so much: one trade for each supporter.

    `to` has the seats that were spoken to; nobody in particular is everybody.
    """

    by: int
    cards: int
    pays: int
    turn: int
    to: tuple[int, ...] = ()

    def reaches(self, seat: int) -> bool:
        """Whether a seat was spoken to."""
        return seat != self.by and (not self.to or seat in self.to)


def step_of(view: View) -> Step:
    """What is being decided now; trades change nothing about that."""
    pending, deal = view.pending, view.deal
    if pending is None:
        return ()
    on_offer = (deal.main, deal.counter) if deal else ()
    return (view.turns_taken, pending.kind, pending.seat, pending.source, *on_offer)


def occasions(view: View) -> list[Occasion]:
    """Who may want to talk before this decision."""
    pending, deal = view.pending, view.deal
    if pending is None:
        return []
    found: list[Occasion] = []
    if pending.kind == "support" and deal is not None:
        seats = (deal.main_by, deal.counter_by, pending.seat)
        found = [(seat, SUPPORT) for seat in seats if seat >= 0]
    elif pending.kind == "counter" and deal is not None and deal.main_by != pending.seat:
        found = [(deal.main_by, COUNTEROFFER)]
    elif pending.kind == "main_offer":
        players = len(view.corporations)
        others = [(view.active + step) % players for step in range(1, players)]
        found = [(view.active, MAIN_OFFER), *[(seat, END_OF_TURN) for seat in others]]
    elif pending.moment:  # R.21: what was just won can be sold or bought for this end of turn
        players = len(view.corporations)
        found = [((pending.seat + step) % players, END_OF_TURN) for step in range(players)]
    talking = [seat for seat, _ in found]
    return found + [(seat, DEBTS) for seat in _debtors(view) if seat not in talking]


def _debtors(view: View) -> list[int]:
    names = {one.by for one in view.promises if one.kind == "pay" and one.fate == OPEN}
    return [seat for seat, name in enumerate(view.corporations) if name in names]


def side_of(view: View, seat: int) -> str:
    """Whether the main offer or the counteroffer is a seat's; empty if neither is."""
    deal = view.deal
    if deal is None:
        return ""
    if deal.main and deal.main_by == seat:
        return offers.MAIN
    return offers.COUNTER if deal.counter and deal.counter_by == seat else ""


def for_whoever_backs(view: View, standing: StandingOffer) -> Trade | None:
    """An offer to all supporters, as a trade with the one who decides now."""
    pending = view.pending
    if pending is None or pending.kind != "support" or not standing.reaches(pending.seat):
        return None
    side = side_of(view, standing.by)
    if not side or side not in pending.options:
        return None
    name = view.corporations[pending.seat]
    now = Now(name, Choice(pending.kind, side), standing.cards)
    return Trade(view.corporations[standing.by], name, Goods(standing.pays), Goods(), now)
