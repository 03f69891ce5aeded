"""What the coach says about a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name

from .vocabulary import corporation, district, term
from .wording import sentence

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision

    from ..rules.view import View
    from .wording import Wording


def choice(words: Wording, decision: Decision, option: str, cards: int, view: View) -> str:
    """The words of a choice; with support also how many cards, if that is said."""
    label = sentence(words.option(decision, option, view))
    if cards < 1:
        return label
    key = "in_all" if decision.kind == "lay" else "with_cards"
    return words.say(f"coach.{key}", label=label, number=cards)


def reason(
    words: Wording, code: str, sign: int, about: str = "", number: int = 0, made: str = ""
) -> str:
    """A reason as a sentence; `about` and `made` are ids of what it names."""
    values: dict[str, object] = {"number": number}
    if about:
        kind, name = _named(words, about)
        values[kind] = name
    if made:
        values["resource"] = term(made)
    way = "for" if sign > 0 else "against"
    return sentence(words.say(f"coach.reason.{code}.{way}", **values))


def _named(words: Wording, about: str) -> tuple[str, Name]:
    if about in words.box.corporations:
        return "player", corporation(about)
    if about in words.box.assets:
        return "asset", Name(f"asset.{about}")
    if about in words.box.cards:
        return "card", words.names.card(about)
    return "district", district(about)
