"""The signs before the terms of a trade: what lies there, what binds, what is only promised."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ..words import trades

if TYPE_CHECKING:
    from ..rules.trade import Trade


SIGNS: Final[Mapping[str, tuple[str, str]]] = {
    trades.GIVES: ("symbols/capital.white", "capital"),
    trades.NOTHING: ("symbols/capital.white", "faint"),
    trades.BINDS: ("lock", "accent"),
    trades.PROMISES: ("promise", "warning"),
}


def signs_of(trade: Trade) -> list[tuple[str, str]]:
    """A picture and a colour for each line that the words of a trade have."""
    return [SIGNS[kind] for kind in trades.kinds(trade)]
