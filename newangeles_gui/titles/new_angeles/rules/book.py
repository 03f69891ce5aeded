"""All frame kinds of the game, so that a saved stack can be read back."""

from __future__ import annotations

from typing import Final

from newangeles_gui.engine.frames import FrameBook

from .declaration import Declare
from .effect import Effect
from .steps.action_card import ActionCard
from .steps.counteroffers import Counteroffers
from .steps.deal import DealStep
from .steps.demand_round import ChooseInvestments, DemandRound
from .steps.event_phase import EventPhase
from .steps.production import Production
from .steps.refresh import Refresh
from .steps.resolution import Resolution
from .steps.rounds import Opening, Rounds
from .steps.support import Abstention, Support
from .steps.turn import EndOfTurn, Turn
from .window import Window

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
