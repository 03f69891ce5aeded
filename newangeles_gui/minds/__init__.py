"""Players that answer for a seat: they see its view and the box, never a running game."""

from .agent import Agent
from .characters import NOBODY_IN_PARTICULAR, Cast, Character
from .history import UNHEARD, History, Told, heard, heeded

__all__ = [
    "Agent",
    "Cast",
    "Character",
    "History",
    "NOBODY_IN_PARTICULAR",
    "Told",
    "UNHEARD",
    "heard",
    "heeded",
]
