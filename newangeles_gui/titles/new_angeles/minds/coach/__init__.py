"""The coach: what a person could do now, and why, from what the person knows."""

from .advice import BEST, CLOSE, EQUAL, NEXT, POOR, WEAKER, Advice, Counsel
from .coach import LEVEL, QUICK, Counsellor, make_coach

__all__ = [
    "Advice",
    "BEST",
    "CLOSE",
    "Counsel",
    "Counsellor",
    "EQUAL",
    "LEVEL",
    "NEXT",
    "POOR",
    "QUICK",
    "WEAKER",
    "make_coach",
]
