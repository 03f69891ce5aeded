"""The whole table as a seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import city, deal, players, private, status

if TYPE_CHECKING:
    from ..rules.view import View
    from ..words import Wording


def lines(words: Wording, view: View, width: int) -> list[str]:
    """Status, city, players, deal, and what is one's own."""
    return [
        *status.lines(words, view),
        *city.lines(words, view, width),
        *players.lines(words, view, width),
        *deal.lines(words, view),
        *private.lines(words, view),
    ]
