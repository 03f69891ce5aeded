"""Threat (64): up, down, and the end at 25."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine.machine import Stop

from . import victory

if TYPE_CHECKING:
    from .game import Game

ILLNESS = "illness"


def rise(game: Game, amount: int, cause: str, by_illness: bool = False) -> None:
    """Threat rises; at 25 everything stops at once (64.0, R.6)."""
    if amount <= 0:
        return
    state = game.state
    end = game.box.threat_end
    state.threat = min(end, state.threat + amount)  # R.14
    game.tell("threat_rose", amount=amount, to=state.threat, why=cause)
    if state.threat >= end:
        victory.end_by_threat(game)
        raise Stop
    ill = by_illness or cause == ILLNESS
    game.open_window("illness_raised_threat" if ill else "threat_rose")


def fall(game: Game, amount: int, cause: str) -> None:
    """Threat falls, never below 0 (R.14)."""
    fallen = min(amount, game.state.threat)
    if fallen > 0:
        game.state.threat -= fallen
        game.tell("threat_fell", amount=fallen, to=game.state.threat, why=cause)
