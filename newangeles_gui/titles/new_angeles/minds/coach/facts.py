"""Reasons that need no search: what cards, places and offers show by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ...rules.breaking import broken
from . import draws, offers, places, things
from .advice import NOT_SAID
from .question import SURE, Question, Weighed, con

Rule = Callable[[Question, str, int], "list[Weighed]"]


def facts(asked: Question, option: str, cards: int = NOT_SAID) -> list[Weighed]:
    """The reasons for and against an answer."""
    rule = RULES.get(asked.decision.kind)
    found = [] if rule is None else rule(asked, option, cards)
    return found + _promises(asked, option, cards)


def _promises(asked: Question, option: str, cards: int) -> list[Weighed]:
    """14.2: promises do not bind, but everybody remembers."""
    lost = broken(asked.view, asked.decision, option, cards)
    return [con("breaks_word", SURE, one.to) for one in lost[:1]]


RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {
        "main_offer": offers.main_offer,
        "counter": offers.counter,
        "support": offers.support,
        "blind_side": offers.side,
        "pick_winner": offers.side,
        "lay": offers.lay,
        "remove": places.mend,
        "lower_unrest": places.mend,
        "move_android": places.move_android,
        "move_to": places.move_to,
        "place": places.harm,
        "raise_unrest": places.harm,
        "choose_district": places.choose_district,
        "change_resource": places.resource,
        "draw": draws.draw,
        "steal_asset": things.taken_asset,
        "swap_asset": things.taken_asset,
        "discard_asset": things.taken_asset,
        "steal_emergency": things.emergency,
        "bury_event": things.bury,
        "order_event": things.order,
        "choose_player": things.player,
        "spend": things.spend,
        "swap_rival": things.swap_rival,
    }
)
