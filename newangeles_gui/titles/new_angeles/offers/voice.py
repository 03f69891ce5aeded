"""What somebody thinks of a trade, and its terms in signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ..words import own_words, trades
from ..words import reason as said

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..minds.bargaining import Reason
    from ..rules import Trade

TERM_SIGNS: Final[Mapping[str, tuple[str, str]]] = {
    trades.GIVES: ("symbols/capital.white", "capital"),
    trades.NOTHING: ("symbols/capital.white", "faint"),
    trades.BINDS: ("lock", "accent"),
    trades.PROMISES: ("promise", "warning"),
}


def signs_of(trade: Trade) -> list[tuple[str, str]]:
    """A picture and a colour for each line that the words of a trade have."""
    return [TERM_SIGNS[kind] for kind in trades.kinds(trade)]


METER: Final = ("bad", "bad", "warning", "media", "good")


def reason_text(services: Services, reason: Reason, pick: int = 0) -> str:
    """A reason as a sentence; on chips always the same one, so that a change of mind is seen."""
    return said(own_words(services.words), reason.code, reason.about, pick)
