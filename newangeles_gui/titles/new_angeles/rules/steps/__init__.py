"""The steps of a game, one a file; each is a frame that can wait for an answer."""

from .counteroffers import PASS, Counteroffers
from .deal import DealStep
from .demand_round import ChooseInvestments, DemandRound, demand_met, pays, reveal_demand
from .phases import EventPhase, Production, fill_turn_track, put_pieces
from .refresh import Refresh
from .resolution import ILLNESS_THREAT, ActionCard, Resolution
from .rounds import Opening, Rounds, end_round, round_name
from .support import ABSTAIN, Abstention, Support
from .turn import EndOfTurn, Turn

__all__ = [
    "ABSTAIN",
    "ILLNESS_THREAT",
    "PASS",
    "Abstention",
    "ActionCard",
    "ChooseInvestments",
    "Counteroffers",
    "DealStep",
    "DemandRound",
    "EndOfTurn",
    "EventPhase",
    "Opening",
    "Production",
    "Refresh",
    "Resolution",
    "Rounds",
    "Support",
    "Turn",
    "demand_met",
    "end_round",
    "fill_turn_track",
    "pays",
    "put_pieces",
    "reveal_demand",
    "round_name",
]
