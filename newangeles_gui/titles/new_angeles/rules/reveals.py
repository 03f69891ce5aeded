"""Whether a choice has shown anybody something new: what undo must not cross."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..decisions import DECISIONS
from ..tellings import TELLINGS

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Event

    from .game import Game
    from .state import State

# Facts that everybody could have foreseen from what was open, and face-down cards.
FORESEEABLE: Final = frozenset(kind for kind, row in TELLINGS.items() if row.foreseeable)
# Questions that show their player hidden cards.
LOOKING: Final = frozenset(kind for kind, row in DECISIONS.items() if row.looks)


def reveals(before: State, game: Game, events: Sequence[Event]) -> bool:
    """Whether chance, a hidden card or another player's turn lies between then and now."""
    state = game.state
    if state.rng != before.rng or state.pending is None:
        return True
    if before.pending is None or state.pending.seat != before.pending.seat:
        return True
    if state.pending.kind in LOOKING or before.pending.kind in LOOKING:
        return True
    if before.pending.kind == "support" and any(event.kind == "support_laid" for event in events):
        return True  # laid without a question: all cards of that hand are alike
    return any(event.kind not in FORESEEABLE for event in events)
