"""Players that answer for a seat: they see its view and the box, never a running game."""

from .agent import Agent
from .characters import NOBODY_IN_PARTICULAR, Cast, Character
from .history import UNHEARD, History, Told, heard, heeded

__all__ = [
    "NOBODY_IN_PARTICULAR",
    "UNHEARD",
    "Agent",
    "Cast",
    "Character",
    "History",
    "Told",
    "heard",
    "heeded",
]
