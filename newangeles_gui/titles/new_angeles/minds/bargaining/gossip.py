"""What all the table can tell about rivals, so that it can be said aloud."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ..belief.likelihood import UNIT

if TYPE_CHECKING:
    from newangeles_gui.minds.history import History

    from ...rules.view import View
    from ..belief.hearing import Hearing

LIKELY: Final = 0.4  # five to seven cards are possible


def likely_rival(view: View, history: History, heard: Hearing, name: str) -> str:
    """Whose card a player probably has, from public acts alone; empty if that is open.

    `history` is what a spectator has heard: the player's own secrets do not come into it.
    """
    logs = heard.of(view.corporations, history).logs[name]
    temper = heard.reading.temper / UNIT
    weights = {card: math.exp(temper * one) for card, one in logs.items()}
    card = max(weights, key=weights.__getitem__)
    sure = weights[card] >= LIKELY * sum(weights.values())
    return card if sure and card in view.corporations and card != name else ""
