"""What a verb is to the engine: a step that does or asks, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..effect import Effect
    from ..game import Game

StepOf = Callable[["Game", "Effect", Any], "Decision | None"]
AnswerTo = Callable[["Game", "Effect", Any, str], None]
Possible = Callable[["Game", "Effect", Any], bool]


def no_question(game: Game, effect: Effect, verb: Any, option: str) -> None:
    """The answer of a verb that never asks."""
    raise RuntimeError(f"{verb.do} asks nothing")


def always(game: Game, effect: Effect, verb: Any) -> bool:
    """This verb does something whatever the table looks like."""
    return True


class VerbRules(NamedTuple):
    """The functions behind one verb.

    `possible` tells whether it would do something now, as far as all can see (R.25).
    """

    step: StepOf
    answer: AnswerTo = no_question
    possible: Possible = always
