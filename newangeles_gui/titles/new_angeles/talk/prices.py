"""What votes would cost that are still to be cast: asked of who would sell them, never guessed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.engine import Choice

from ..minds.bargaining.occasions import side_of
from ..minds.bargaining.several import supporters
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
