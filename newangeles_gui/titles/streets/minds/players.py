"""Those who can sit at the table."""

from __future__ import annotations

from typing import Any, Final

from newangeles_gui.engine import Choice
from newangeles_gui.minds import RandomAgent, Task, dice
from newangeles_gui.minds.arena.measures import PlainMeasures

RANDOM: Final = "random"
LEVELS: Final = (RANDOM,)


class StreetsCrew:
    """Players of every level."""

    def __init__(self, box: Any) -> None:
        self.agents = {RANDOM: RandomAgent()}

    def agent(self, level: str, character: str = "") -> RandomAgent:
        """A player of a level."""
        return self.agents[level]

    def perform(self, task: Task) -> Choice:
        """What a player does."""
        choice: Choice = self.agent(task.level).choose(task.view, task.about, dice(task.more))
        return choice

    perform_quickly = perform

    def thinks_long(self, task: Task) -> bool:
        """Nobody thinks at all."""
        return False


class StreetsMinds:
    """The opponents of Streets."""

    levels = LEVELS
    measures = PlainMeasures(LEVELS)
    usual = gentle = RANDOM
    characters = ()
    crew = StreetsCrew

    def knows(self, name: str) -> bool:
        """Whether there is such a level."""
        return name in self.levels


MINDS: Final = StreetsMinds()
