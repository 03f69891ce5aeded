"""Whoever does tasks can be asked a question of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import UNHEARD, History
from newangeles_gui.minds.tasks import Task

if TYPE_CHECKING:
    from newangeles_gui.titles.rules import AnyView


class Answering(ABC):
    """Does one task at a time: begin with it, and ask for the result from time to time."""

    @property
    @abstractmethod
    def thinking(self) -> bool:
        """Whether a task is being worked at, or its result is still to be fetched."""

    @abstractmethod
    def begin(self, task: Task) -> None:
        """Begin with anything; ask `result` from time to time."""

    @abstractmethod
    def result(self, wait: float = 0.0) -> Any | None:
        """What came of it if it is there; waits at most so many seconds."""

    @abstractmethod
    def wait(self) -> None:
        """Until the result has come, without taking it: where time does not count."""

    @abstractmethod
    def cancel(self) -> None:
        """Forget the task at once."""

    def ask(
        self,
        level: str,
        view: AnyView,
        decision: Decision,
        seed: int,
        character: str = "",
        history: History = UNHEARD,
    ) -> None:
        """Begin with a question; ask `answer` from time to time."""
        self.begin(Task("choose", level, view, decision, seed, character, history))

    def answer(self, wait: float = 0.0) -> Choice | None:
        """The answer to a question if it has come; waits at most so many seconds."""
        result = self.result(wait)
        assert result is None or isinstance(result, Choice)
        return result
