"""All frame kinds of the game, so that a saved stack can be read back."""

from __future__ import annotations

from typing import Final

from newangeles_gui.engine.frames import FrameBook

from .assets import Window
from .effect import Declare, Effect
from .steps.counteroffers import Counteroffers
from .steps.deal import DealStep
from .steps.demand_round import ChooseInvestments, DemandRound
from .steps.phases import EventPhase, Production
from .steps.refresh import Refresh
from .steps.resolution import ActionCard, Resolution
from .steps.rounds import Opening, Rounds
from .steps.support import Abstention, Support
from .steps.turn import EndOfTurn, Turn

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
