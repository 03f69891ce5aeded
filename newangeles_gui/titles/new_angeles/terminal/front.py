"""New Angeles at a plain terminal: what can be seen, what an answer means, how people talk."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from newangeles_gui.terminal import ShownByLetter

from ..rules import DECISIONS
from ..talk import Parley
from ..words import term
from . import board
from .haggling import Haggling

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.terminal import Table

    from ..rules import Game, View
    from ..words import Wording


def _city(words: Wording, view: View, width: int) -> list[str]:
    return [*board.city(words, view, width), board.reserve(words, view)]


def _hand(words: Wording, view: View, width: int) -> list[str]:
    return board.own_texts(words, view)


class NewAngelesTerminal:
    """The part of New Angeles in a game at the terminal."""

    looks = MappingProxyType(
        {
            "c": ShownByLetter("city", _city),
            "p": ShownByLetter("players", board.with_texts),
            "h": ShownByLetter("hand", _hand),
        }
    )

    def exchange(self, table: Table) -> Haggling:
        """How people bargain."""
        talk = table.conductor.talk
        assert isinstance(talk, Parley)
        return Haggling(table, talk)

    def table(self, words: Wording, view: View, width: int) -> list[str]:
        """Status, city, players, deal, and what is one's own."""
        return board.lines(words, view, width)

    def glance(self, words: Wording, view: View, decision: Decision) -> list[str]:
        """The asset that has just been turned up for a deal."""
        return board.deal(words, view) if decision.kind == "main_offer" else []

    def label(self, words: Wording, view: View, decision: Decision, option: str) -> str:
        """An answer, with the type of a card, what stands in a place, what an asset does."""
        label = words.option(decision, option, view)
        if decision.kind == "use" and option in words.box.assets:
            text = words.explanation(decision, option, view)
            return words.say("textgame.explained", label=label, text=text)
        if DECISIONS[decision.kind].answers == "card":
            return _card(words, label, option)
        place = _district(words, decision, option)
        pieces = board.here(words, view, place) if place is not None else ""
        if not pieces or DECISIONS[decision.kind].answers == "piece":
            return label
        return words.say("textgame.with_pieces", label=label, pieces=pieces)

    def explained(self, words: Wording, view: View, decision: Decision, option: str) -> str:
        """The card, the district or the player behind an answer."""
        place = _district(words, decision, option)
        if place is not None:
            return board.described(words, view, place)
        return words.explanation(decision, option, view)

    def refused(self, words: Wording, view: View, decision: Decision, option: str) -> str:
        """It is not understood."""
        return ""

    def ending(self, words: Wording, game: Game, width: int) -> list[str]:
        """Everybody's capital, rival, investment and result."""
        return board.ending(words, game, width)


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
