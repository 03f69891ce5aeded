"""A rule-guided player that answers in a few microseconds: for playing on inside a search."""

from .deals import DealRules
from .estimates import Estimate
from .policy import HARMFUL, QuickAgent, QuickPolicy

__all__ = [
    "DealRules",
    "Estimate",
    "HARMFUL",
    "QuickAgent",
    "QuickPolicy",
]
