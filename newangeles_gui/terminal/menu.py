"""The numbered answers to a decision, and what each of them means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.titles.new_angeles.decisions import DECISIONS
from newangeles_gui.titles.new_angeles.rules.idle import can_be_skipped
from newangeles_gui.titles.new_angeles.terminal import city
from newangeles_gui.titles.new_angeles.words.vocabulary import term

from .numbers import is_amount

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.titles.new_angeles.rules.view import View
    from newangeles_gui.titles.new_angeles.words import Wording


NOT_AGAIN_KEY: Final = "n"  # the same key as for no more stops


def lines(words: Wording, view: View, decision: Decision) -> list[str]:
    """The question and its answers."""
    found = ["", words.prompt(decision, view)]
    if is_amount(decision):
        return found
    for number, option in enumerate(decision.options, 1):
        label = _label(words, view, decision, option)
        found.append("  " + words.say("textgame.choice", number=number, label=label))
    if can_be_skipped(decision):
        found.append("  " + words.say("textgame.not_again", key=NOT_AGAIN_KEY))
    return found


def explained(words: Wording, view: View, decision: Decision, option: str) -> str:
    """The card, the district or the player behind an answer."""
    label = words.option(decision, option, view)
    text = words.explanation(decision, option, view)
    place = _district(words, decision, option)
    if place is not None:
        text = city.described(words, view, place)
    key = "explained" if text else "nothing_to_explain"
    return words.say(f"textgame.{key}", label=label, text=text)


def _label(words: Wording, view: View, decision: Decision, option: str) -> str:
    label = words.option(decision, option, view)
    if decision.kind == "use" and option in words.box.assets:
        text = words.explanation(decision, option, view)
        return words.say("textgame.explained", label=label, text=text)
    if DECISIONS[decision.kind].answers == "card":
        return _card(words, label, option)
    place = _district(words, decision, option)
    pieces = city.here(words, view, place) if place is not None else ""
    if not pieces or DECISIONS[decision.kind].answers == "piece":
        return label
    return words.say("textgame.with_pieces", label=label, pieces=pieces)


def _card(words: Wording, label: str, option: str) -> str:
    box = words.box
    if option in box.type_of:
        kind = words.name(term(box.type_of[option]).key)
    elif option in box.emergency_owner:
        kind = words.say("textgame.emergency_action")
    else:
        return label
    return words.say("textgame.with_type", label=label, type=kind)


def _district(words: Wording, decision: Decision, option: str) -> int | None:
    if DECISIONS[decision.kind].answers not in ("piece", "district"):
        return None
    return words.box.district_at.get(option.rpartition("@")[2])
