"""What all the table can tell about rivals, so that it can be said aloud."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ..belief.evidence import Watcher
from ..belief.likelihood import UNIT, Likelihoods

if TYPE_CHECKING:
    from newangeles_gui.rules.view import View

    from ..belief.likelihood import Reading
    from ..history import History

LIKELY: Final = 0.4  # five to seven cards are possible


def likely_rival(view: View, history: History, reading: Reading, name: str) -> str:
    """Whose card a player probably has, from public acts alone; empty if that is open.

    `history` is what a spectator has heard: the player's own secrets do not come into it.
    """
    likelihoods = Likelihoods(reading, view.corporations)
    likelihoods.add(Watcher(view.capital, view.corporations).read(history))
    temper = reading.temper / UNIT
    weights = {card: math.exp(temper * one) for card, one in likelihoods.logs[name].items()}
    card = max(weights, key=weights.__getitem__)
    sure = weights[card] >= LIKELY * sum(weights.values())
    return card if sure and card in view.corporations and card != name else ""
