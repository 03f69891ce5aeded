"""Taking choices back: to the last chance, reveal or other player's decision, never across."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from newangeles_gui.engine import Choice

if TYPE_CHECKING:
    from newangeles_gui.titles.rules import AnyState


class Made(NamedTuple):
    """A choice that can be taken back: the state before it, and how many events it had."""

    before: AnyState
    choice: Choice
    events: int


class History:
    """The choices that can be taken back, newest last, and those that can be made again."""

    def __init__(self) -> None:
        self._past: list[Made] = []
        self._future: list[Choice] = []

    def made(self, step: Made, barrier: bool) -> None:
        """A choice was made; behind a barrier nothing can be taken back."""
        self._future.clear()
        if barrier:
            self._past.clear()
        else:
            self._past.append(step)

    def forget(self) -> None:
        """Nothing can be taken back or made again."""
        self._past.clear()
        self._future.clear()

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a choice was taken back and can be made again."""
        return bool(self._future)

    def undo(self) -> Made:
        """The newest choice, which can now be made again."""
        step = self._past.pop()
        self._future.append(step.choice)
        return step

    def redo(self) -> tuple[Choice, list[Choice]]:
        """The choice to make again, and those that can still be made again after it."""
        choice = self._future.pop()
        return choice, self._future[:]

    def resume_future(self, future: list[Choice]) -> None:
        """After making a choice again: what else can be."""
        self._future = future
