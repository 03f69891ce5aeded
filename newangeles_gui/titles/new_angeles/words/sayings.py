"""What opponents and the coach say: of offers, of what they did, of a choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name
from newangeles_gui.words import by_values, way_of

from .facts import corporation, district, term
from .wording import sentence

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Box, View
    from .wording import Wording


def reason(words: Wording, code: str, about: str = "", pick: int = 0) -> str:
    """A reason as a sentence; `pick` chooses among those that say the same."""
    key = way_of(words.catalog, f"bargain.reason.{code}", pick)
    return words.say(key, about=_named(words.box, about))


def offered(words: Wording, said: str, by: str, pick: int = 0) -> str:
    """What a player says when it makes an offer."""
    key = way_of(words.catalog, f"bargain.offer.{said}", pick)
    return words.say(key, player=corporation(by))


def for_all(words: Wording, cards: int, pays: int) -> str:
    """What each gets who backs an offer."""
    return words.say("bargain.talk.for_all", cards=cards, pays=pays)


def _named(box: Box, about: str) -> Name | int | str:
    if about in box.corporations:
        return corporation(about)
    if about in box.assets:
        return Name(f"asset.{about}")
    return int(about) if about.isdecimal() else about


def remark(words: Wording, key: str, values: Mapping[str, str], pick: int | None = None) -> str:
    """The sentence of a reason; its values are ids of cards, assets and players.

    `pick` chooses among those that say the same; without it, what is spoken of does.
    """
    named = {name: _named_in_remark(words, name, value) for name, value in values.items()}
    chosen = by_values(key, *values.values()) if pick is None else pick
    return words.say(way_of(words.catalog, f"reason.{key}", chosen), **named)


def _named_in_remark(words: Wording, name: str, value: str) -> object:
    if name == "card":
        return words.names.card(value)
    return corporation(value) if name == "player" else Name(f"asset.{value}")


def counsel_label(words: Wording, decision: Decision, option: str, cards: int, view: View) -> str:
    """The words of a choice; with support also how many cards, if that is said."""
    label = sentence(words.option(decision, option, view))
    if cards < 1:
        return label
    key = "in_all" if decision.kind == "lay" else "with_cards"
    return words.say(f"coach.{key}", label=label, number=cards)


def counsel_reason(
    words: Wording, code: str, sign: int, about: str = "", number: int = 0, made: str = ""
) -> str:
    """A reason as a sentence; `about` and `made` are ids of what it names."""
    values: dict[str, object] = {"number": number}
    if about:
        kind, name = _named_for_coach(words, about)
        values[kind] = name
    if made:
        values["resource"] = term(made)
    way = "for" if sign > 0 else "against"
    return sentence(words.say(f"coach.reason.{code}.{way}", **values))


def _named_for_coach(words: Wording, about: str) -> tuple[str, Name]:
    if about in words.box.corporations:
        return "player", corporation(about)
    if about in words.box.assets:
        return "asset", Name(f"asset.{about}")
    if about in words.box.cards:
        return "card", words.names.card(about)
    return "district", district(about)
