"""All frame kinds of the game, so that a saved stack can be read back."""

from __future__ import annotations

from typing import Final

from newangeles_gui.engine import FrameBook

from .assets import Window
from .effect import Declare, Effect
from .steps import (
    Abstention,
    ActionCard,
    ChooseInvestments,
    Counteroffers,
    DealStep,
    DemandRound,
    EndOfTurn,
    EventPhase,
    Opening,
    Production,
    Refresh,
    Resolution,
    Rounds,
    Support,
    Turn,
)

FRAMES: Final = FrameBook(
    Abstention,
    ActionCard,
    ChooseInvestments,
    Counteroffers,
    DealStep,
    Declare,
    DemandRound,
    Effect,
    EndOfTurn,
    EventPhase,
    Opening,
    Production,
    Refresh,
    Resolution,
    Rounds,
    Support,
    Turn,
    Window,
)
