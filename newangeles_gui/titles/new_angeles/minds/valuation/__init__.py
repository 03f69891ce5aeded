"""The chance to win, fitted on games that were played out: the one opinion behind everything."""

from .model import Valuation, load_valuation
from .position import Vector, WealthPosition

__all__ = [
    "Valuation",
    "Vector",
    "WealthPosition",
    "load_valuation",
]
