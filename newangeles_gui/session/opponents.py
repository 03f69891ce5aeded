"""The seats that the computer plays: what they are asked, what they may know, who prompts them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

from newangeles_gui.engine import Choice, Decision, seeded
from newangeles_gui.minds import UNHEARD, History, Task, heard

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine import Choice, Decision
    from newangeles_gui.titles.title import AnyView

    from .match import Match
    from .thinker import Thinker


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


class Prompter(Protocol):
    """Knows a script."""

    def line(self, task: Task) -> Any | None:
        """What comes of a task by the script; None if that is left to who is asked."""


class Prompted(Answering):
    """Stands before a thinker: what is in the script needs no thinking.

    A script sees no more than the view that goes with a task, so that it fits a game that was
    loaded, or in which something was taken back.
    """

    def __init__(self, thinker: Thinker, prompter: Prompter) -> None:
        self._thinker = thinker
        self._prompter = prompter
        self._line: Any | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to be fetched."""
        return self._line is not None or self._thinker.thinking

    def begin(self, task: Task) -> None:
        """Begin with anything; ask `result` from time to time."""
        if self.thinking:
            raise RuntimeError("one question at a time")
        self._line = self._prompter.line(task)
        if self._line is None:
            self._thinker.begin(task)

    def result(self, wait: float = 0.0) -> Any | None:
        """What came of it if it is there."""
        if self._line is None:
            return self._thinker.result(wait)
        result, self._line = self._line, None
        return result

    @property
    def worker(self) -> int | None:
        """The process that thinks, if there is one."""
        return self._thinker.worker

    def wait(self) -> None:
        """Until the answer has come, without taking it: where time does not count."""
        if self._line is None:
            self._thinker.wait()

    def cancel(self) -> None:
        """Forget it at once."""
        self._line = None
        self._thinker.cancel()

    def close(self) -> None:
        """End the worker."""
        self._line = None
        self._thinker.close()


class Opponents:
    """Answers for the seats of a match that nobody else plays; the same game gets the same."""

    def __init__(self, match: Match, thinking: Answering) -> None:
        self.match, self.thinking = match, thinking

    def ask(self, decision: Decision) -> Choice | None:
        """Begin to think, each from what its seat may know; a mere moment takes no thought."""
        if decision.only_a_moment:
            return decision.choices()[0]
        seat = self.match.plan.seats[decision.seat]
        level = seat.level if seat.kind == "opponent" else self._middling
        seed = question_seed(self.match, decision)
        history = heard(self.match.log, decision.seat, self.match.title.tellings)
        view = self.match.view(decision.seat)
        self.thinking.ask(level, view, decision, seed, seat.character, history)
        return None

    @property
    def _middling(self) -> str:
        """Who plays the seats that a save says nothing useful about."""
        levels = self.match.title.minds.levels
        return levels[len(levels) // 2]

    def answer(self) -> Choice | None:
        """The answer if it has come."""
        return self.thinking.answer()

    def wait(self) -> None:
        """Until it has come."""
        self.thinking.wait()

    def cancel(self) -> None:
        """The question is another now."""
        self.thinking.cancel()


class AtOnce:
    """Answers for seats where it is asked, without taking time; counts the answers."""

    def __init__(self, choose: Callable[[Decision], Choice]) -> None:
        self.choose = choose
        self.answers = 0

    def ask(self, decision: Decision) -> Choice | None:
        """The answer."""
        self.answers += 1
        return self.choose(decision)

    def answer(self) -> Choice | None:
        """Nothing is thought about any longer."""
        return None

    def wait(self) -> None:
        """Nothing is still to come."""

    def cancel(self) -> None:
        """Nothing is still to come."""


def question_seed(match: Match, decision: Decision) -> int:
    """The chance that goes into an answer: the same question of the same game has the same."""
    return seeded(f"{match.plan.start.seed} {decision.seat} {len(match.record.choices)}")
