"""Players that answer for a seat: they see its view and the box, never a running game."""

from .agent import (
    UNHEARD,
    Agent,
    Crew,
    History,
    PlayersByLevel,
    RandomAgent,
    Task,
    Told,
    dice,
    heard,
    heeded,
    no_rule,
    shipped_box,
    shipped_players,
    without_rule,
)
from .characters import NOBODY_IN_PARTICULAR, Cast, Character
from .halving import Halving, PlanWorth, Remembered
from .logistic import Row, fit_rising, rising

__all__ = [
    "Agent",
    "Cast",
    "Character",
    "Crew",
    "Halving",
    "History",
    "NOBODY_IN_PARTICULAR",
    "PlanWorth",
    "PlayersByLevel",
    "RandomAgent",
    "Remembered",
    "Row",
    "Task",
    "Told",
    "UNHEARD",
    "dice",
    "fit_rising",
    "heard",
    "heeded",
    "no_rule",
    "rising",
    "shipped_box",
    "shipped_players",
    "without_rule",
]
