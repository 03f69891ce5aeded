"""A seat that plays what somebody wrote down, one choice a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.engine import IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine import Choice, Decision


class Scripted:
    """Answers with the lines of a script, in order; without any more it takes the last option."""

    def __init__(self, text: str, read: Callable[[str], list[Choice]], player: str) -> None:
        """`read` finds the choices that a line stands for."""
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        self._choices = [choice for line in lines if line for choice in read(line)]
        self._player = player
        self._decision: Decision | None = None

    def ask(self, decision: Decision) -> Choice | None:
        """Look up what is written for this question."""
        self._decision = decision
        return None

    def answer(self) -> Choice | None:
        """The next line; IllegalChoice names it if it cannot be played.

        A moment in which nothing is left to choose need not be written.
        """
        decision, self._decision = self._decision, None
        return None if decision is None else self._next(decision)

    def _next(self, decision: Decision) -> Choice:
        if decision.only_a_moment and self._choices[:1] != decision.choices():
            return decision.choices()[0]
        if not self._choices:
            return decision.choices()[-1]
        choice = self._choices.pop(0)
        try:
            decision.check(choice)
        except IllegalChoice as error:
            raise IllegalChoice(f"script of {self._player}: {error}") from error
        return choice

    def wait(self) -> None:
        """It is all written down."""

    def cancel(self) -> None:
        """Another question comes."""
        self._decision = None
