"""The numbered answers to a decision, and what number stands for which of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.words import Sayings

    from .front import Terminal


def lines(front: Terminal, words: Sayings, view: Any, decision: Decision) -> list[str]:
    """The question and its answers."""
    found = ["", words.prompt(decision, view)]
    if is_amount(decision):
        return found
    for number, option in enumerate(decision.options, 1):
        label = front.label(words, view, decision, option)
        found.append("  " + words.say("textgame.choice", number=number, label=label))
    return found


def explained(front: Terminal, words: Sayings, view: Any, decision: Decision, option: str) -> str:
    """An answer with everything that there is to say about it."""
    label = words.option(decision, option, view)
    text = front.explained(words, view, decision, option)
    key = "explained" if text else "nothing_to_explain"
    return words.say(f"textgame.{key}", label=label, text=text)


def is_amount(decision: Decision) -> bool:
    """Whether the answers are amounts, so that nobody need count options to type one."""
    return all(option.isdecimal() for option in decision.options)


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
