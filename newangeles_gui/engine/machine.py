"""Runs frames until somebody has to decide or nothing is left to do."""

from __future__ import annotations

from typing import Any, Final, Protocol

from .decisions import Choice, Decision, IllegalChoice
from .frames import Frame

MOST_STEPS: Final = 100_000  # between two questions; the longest way there has some hundred


class Stop(Exception):
    """Raised by a rule that ends the game at once, in the middle of anything."""


class Running(Protocol):
    """What a machine needs of a state."""

    pending: Decision | None


def run(game: Any, state: Running, stack: list[Frame], forced: bool = True) -> None:
    """Step the top frame until a question is pending or the stack is empty.

    With `forced`, a question with a single answer is answered on the spot unless it is a moment.
    RuntimeError if the frames go round in a circle, which only those of a hostile save do.
    """
    state.pending = None
    try:
        for _ in range(MOST_STEPS):
            if not stack:
                return
            frame = stack[-1]
            decision = frame.step(game)
            if decision is None:
                continue
            if forced and len(decision.options) == 1 and not decision.moment:
                frame.answer(game, decision.options[0])
                continue
            state.pending = decision
            return
        raise RuntimeError("the game goes round in a circle")
    except Stop:
        stack.clear()


def answer(
    game: Any, state: Running, stack: list[Frame], choice: Choice, forced: bool = True
) -> None:
    """Apply a choice to the pending question and run on."""
    decision = state.pending
    if decision is None:
        raise IllegalChoice(f"'{choice}': the game is over, nothing is left to decide")
    if choice.kind != decision.kind or choice.option not in decision.options:
        decision.check(choice)
    take(game, state, stack, choice.option, forced)


def take(game: Any, state: Running, stack: list[Frame], option: str, forced: bool = True) -> None:
    """Apply one of the options of the pending question, unchecked, and run on."""
    try:
        stack[-1].answer(game, option)
    except Stop:
        stack.clear()
    run(game, state, stack, forced)
