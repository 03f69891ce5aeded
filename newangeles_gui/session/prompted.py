"""Opponents with a prompter: what a script has them say is said, all else they think of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from newangeles_gui.minds.tasks import Task

from .answering import Answering

if TYPE_CHECKING:
    from .thinker import Thinker


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
