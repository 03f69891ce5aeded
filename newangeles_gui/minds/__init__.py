"""Players that answer for a seat: they see its view and the box, never a running game."""

from .agent import (
    UNHEARD,
    Agent,
    Crew,
    History,
    PlayersByLevel,
    RandomAgent,
    Task,
    dice,
    heard,
    heeded,
    no_rule,
    shipped_box,
    shipped_players,
    without_rule,
)
from .characters import (
    NOBODY_IN_PARTICULAR,
    Cast,
    Character,
    character_in,
    read_cast,
    read_tuning,
    tuning_of,
)
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
    "UNHEARD",
    "character_in",
    "dice",
    "fit_rising",
    "heard",
    "heeded",
    "no_rule",
    "read_cast",
    "read_tuning",
    "rising",
    "shipped_box",
    "shipped_players",
    "tuning_of",
    "without_rule",
]
