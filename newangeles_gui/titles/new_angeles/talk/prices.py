"""What votes would cost that are still to be cast: asked of who would sell them, never guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.engine import Choice

from ..minds.bargaining import side_of, supporters
from ..rules import Goods, Now, Trade
from .negotiation import needed

if TYPE_CHECKING:
    from ..rules import View
    from .bargaining import Talks


class VotePrice(NamedTuple):
    """For so much capital a seat would back the offer of who asks."""

    seat: int
    price: int
    trade: Trade
    now: bool  # whether the seat decides now, so that just this can be offered


class VotePrices:
    """Knows what the votes still to come cost; asks one seat at a time, anew after each choice."""

    def __init__(self, talks: Talks) -> None:
        self.talks = talks
        self._position: tuple[int, int] = (-1, -1)
        self._known: dict[int, VotePrice | None] = {}

    def told(self, view: View) -> Sequence[VotePrice]:
        """The prices that are known by now."""
        self._turn_to(view)
        return [one for one in self._known.values() if one is not None]

    def ask(self, view: View) -> bool:
        """Ask the next one; whether that has told a price."""
        self._turn_to(view)
        for seat in supporters(view, view.seat) if side_of(view, view.seat) else []:
            if seat not in self._known:
                self._known[seat] = vote_price(self.talks, view, seat)
                return self._known[seat] is not None
        return False

    def _turn_to(self, view: View) -> None:
        position = (len(self.talks.match.record.choices), view.seat)
        if position != self._position:
            self._position, self._known = position, {}


def vote_price(talks: Talks, view: View, seat: int) -> VotePrice | None:
    """The least capital for which an opponent would back the viewer's offer; None if for none.

    It is what the meter begins to say yes to. Who votes later says it as things stand.
    """
    pending, side = view.pending, side_of(view, view.seat)
    if pending is None or pending.kind != "support" or not side:
        return None
    if seat not in supporters(view, view.seat) or not talks.can_improve(seat):
        return None
    name, me = view.corporations[seat], view.corporations[view.seat]
    now = Now(name, Choice("support", side), needed(view, side, seat))
    found = talks.least(seat, Trade(me, name, now=now), _all_but_capital(view, me))
    if found is None or found.give != Goods(found.give.capital):
        return None
    return VotePrice(seat, found.give.capital, found, pending.seat == seat)


def _all_but_capital(view: View, me: str) -> frozenset[str]:
    """The lines that stay: nothing but capital is paid."""
    mine = (f"give.{asset}" for asset, owner in view.owners.items() if owner == view.seat)
    words = (f"later.{kind}.{me}" for kind in ("pay", "support"))
    return frozenset({"get.capital", "now", *mine, *words})
