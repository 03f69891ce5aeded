"""What number stands for which answer: the place of an option, or the amount itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.titles.new_angeles.decisions import DECISIONS

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision


def is_amount(decision: Decision) -> bool:
    """Whether the answers are amounts, so that nobody need count options to type one."""
    return DECISIONS[decision.kind].answers == "capital"


def number_of(decision: Decision, option: str) -> int:
    """What is typed for an answer."""
    return int(option) if is_amount(decision) else decision.options.index(option) + 1


def option_of(decision: Decision, number: int) -> str | None:
    """The answer that a number stands for; None if there is none."""
    if is_amount(decision):
        return str(number) if str(number) in decision.options else None
    return decision.options[number - 1] if 1 <= number <= len(decision.options) else None


def limits(decision: Decision) -> tuple[int, int]:
    """The least and the greatest number."""
    numbers = [number_of(decision, option) for option in decision.options]
    return min(numbers), max(numbers)
