"""The least that anybody can think of a trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..rules.trade import Trade
    from ..rules.view import View


def plain_gain(view: View, trade: Trade) -> bool:
    """Whether the view's player gets something for nothing, or more capital for less."""
    name = view.corporations[view.seat]
    gets, gives = (trade.give, trade.get) if name == trade.taker else (trade.get, trade.give)
    if gives.assets or any(one.by == name for one in trade.later):
        return False
    if trade.now is not None and trade.now.by == name:
        return False
    if gives.capital:
        return gets.capital > gives.capital
    return bool(gets.capital or gets.assets)
