"""Those who can sit at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.minds import RandomAgent, dice
from newangeles_gui.minds.arena.measures import PlainMeasures

from ..content import GAME
from .coach import StreetsAdvice, StreetsCoach
from .judge import StreetsJudge
from .search import LEVELS, StreetsAgent, StreetsSkills
from .taste import load_cast, taste_of

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice
    from newangeles_gui.minds import Agent, Task

    from ..rules import Box
    from .judge import Swing
    from .puzzles import StreetsPuzzles

RANDOM: Final = "random"
NAMES: Final = (RANDOM, *LEVELS)
GENTLE: Final = "shopkeeper"  # for somebody who has never finished a game
USUAL: Final = "builder"
QUICK: Final = "builder"  # who answers where nobody can wait


class StreetsCrew:
    """Players of every level and character that were asked so far."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._skills = StreetsSkills(box)
        self._made: dict[tuple[str, str], Agent] = {}

    def agent(self, level: str, character: str = "") -> Agent:
        """The player of a level and a character."""
        key = (level, character)
        if key not in self._made:
            self._made[key] = self._make(level, character)
        return self._made[key]

    def _make(self, level: str, character: str) -> Agent:
        if level == RANDOM:
            return RandomAgent()
        return StreetsAgent(self._skills, LEVELS[level], taste_of(character, self.box.title.data))

    def coach(self, level: str) -> StreetsCoach:
        """The coach that thinks as long as the opponents of a level."""
        return StreetsCoach(self.box, StreetsAgent(self._skills, LEVELS[level]))

    def perform(self, task: Task) -> Choice | StreetsAdvice | list[Swing]:
        """What a player does, what the coach says, or what hung on the answers of a game."""
        if task.kind == "judge":
            judge = StreetsJudge(StreetsAgent(self._skills, LEVELS[task.level]))
            return judge.swings(task.about, dice(task.more))
        if task.kind == "advise":
            return self.coach(task.level).advise(task.view, task.about, dice(task.more))
        agent = self.agent(task.level, task.character)
        return agent.choose(task.view, task.about, dice(task.more), task.history)

    def perform_quickly(self, task: Task) -> Choice | StreetsAdvice | list[Swing]:
        """The same without playing anything on."""
        return self.perform(task._replace(level=QUICK) if self.thinks_long(task) else task)

    def thinks_long(self, task: Task) -> bool:
        """Whether answers are played on."""
        return task.level in LEVELS and LEVELS[task.level].turns > 0


class StreetsMinds:
    """The opponents of Streets."""

    levels = NAMES
    measures = PlainMeasures(NAMES)
    usual, gentle = USUAL, GENTLE
    crew = StreetsCrew

    @property
    def characters(self) -> Sequence[str]:
        """The people of the city, in the order in which they are offered."""
        from newangeles_gui import paths

        return tuple(load_cast(paths.data_folder(GAME)).characters)

    def puzzles(self, box: Box) -> StreetsPuzzles:
        """What is a puzzle here."""
        from .puzzles import StreetsPuzzles

        return StreetsPuzzles(box)

    def knows(self, name: str) -> bool:
        """Whether there is such a level."""
        return name in self.levels


MINDS: Final = StreetsMinds()
