"""Players with one bad habit each: they must not profit from those who play properly.

All of them answer questions like the greedy player, and so does the haggler, who has no bad
habit: whatever they win more or less comes from the habit."""

from .greedy import GreedyAgent
from .players import EXPLOITERS, AnswerReader

__all__ = [
    "AnswerReader",
    "EXPLOITERS",
    "GreedyAgent",
]
