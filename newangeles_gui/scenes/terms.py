"""The signs before the terms of a trade: what lies there, what binds, what is only promised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.rules.trade import Goods

if TYPE_CHECKING:
    from newangeles_gui.rules.trade import Trade


def signs_of(trade: Trade) -> list[tuple[str, str]]:
    """A picture and a colour for each line that the words of a trade have."""
    signs = [
        ("symbols/capital.white", "faint" if goods == Goods() else "capital")
        for goods in (trade.give, trade.get)
    ]
    signs += [("lock", "accent")] if trade.now else []
    return signs + [("promise", "warning")] * len(trade.later)
