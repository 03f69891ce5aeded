"""Who is waited for in somebody else's moment: the end of a turn, with time to trade (R.21)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .box import Box
    from .view import View


def listeners(box: Box, view: View, people: Collection[int]) -> list[int]:
    """The people who may want to trade before the pending moment is over, clockwise.

    Several at one screen would hand it round at every end of a turn, so of them only those are
    waited for whose turn is next, or who have something to sell to the player whose turn ends.
    """
    pending, players = view.pending, len(view.corporations)
    if pending is None or not pending.moment:
        return []
    around = [(pending.seat + step) % players for step in range(1, players)]
    others = [seat for seat in around if seat in people]
    if len(people) == 1:
        return others
    sellers = {view.owners[asset] for asset in _usable(box, view)}
    return [seat for seat in others if seat == around[0] or seat in sellers]


def _usable(box: Box, view: View) -> list[str]:
    """The assets with an ability that somebody could still use in this end of turn (22.1)."""
    return [
        asset
        for asset in box.windows.get("end_of_turn", ())
        if asset in view.owners and asset not in view.used_this_turn
    ]
