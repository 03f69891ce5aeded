"""Measuring players against each other: the same deals, all seats in turn."""

from .deals import ArenaDeal, DealPlayed, OneGame, PlayGame, Taken, Watch, seating, together
from .measures import ArenaReport, Measures, Survey, SurveyReport, TableTalk
from .simulated import (
    Share,
    SimSums,
    SimulatedGame,
    checks_text,
    share,
    share_text,
    shares_text,
    spread,
    spread_text,
    won_lines,
)

__all__ = [
    "ArenaDeal",
    "ArenaReport",
    "DealPlayed",
    "Measures",
    "OneGame",
    "PlayGame",
    "Share",
    "SimSums",
    "SimulatedGame",
    "Survey",
    "SurveyReport",
    "TableTalk",
    "Taken",
    "Watch",
    "checks_text",
    "seating",
    "share",
    "share_text",
    "shares_text",
    "spread",
    "spread_text",
    "together",
    "won_lines",
]
