"""The score of Streets: jazz and plates, its notes as data, its players, and the mixes."""

from .pieces import PIECES

__all__ = ["PIECES"]
