"""Labels for the answers to a decision."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name

from .asking import piece_at
from .vocabulary import Vocabulary, corporation, district, piece

if TYPE_CHECKING:
    from ..rules.box import Box
    from ..rules.view import View

# What the answers to each kind of decision are; the kinds that are not here have plain words.
FAMILIES: Final = MappingProxyType(
    {
        "main_offer": "card",
        "counter": "card",
        "pay": "card",
        "lay": "card",
        "discard": "card",
        "give_card": "card",
        "steal_card": "card",
        "forced_support": "card",
        "steal_emergency": "card",
        "bury_event": "card",
        "order_event": "card",
        "use": "asset",
        "discard_asset": "asset",
        "steal_asset": "asset",
        "swap_asset": "asset",
        "keep_investment": "investment",
        "draw": "term",
        "blind_deck": "term",
        "change_resource": "term",
        "support": "side",
        "blind_side": "side",
        "pick_winner": "side",
        "choose_player": "corporation",
        "spend": "capital",
        "remove": "piece",
        "place": "district",
        "choose_district": "district",
        "raise_unrest": "district",
        "lower_unrest": "district",
        "move_android": "district",
        "move_to": "district",
        "choose": "",
        "ransom": "",
        "swap_rival": "",
    }
)
END_OF_TURN: Final = "end_of_turn"
PLAIN: Final = frozenset({"done", "pass", "abstain", "lose"})


def label(words: Vocabulary, box: Box, kind: str, option: str, view: View | None) -> str:
    """The words for one answer; with a view they say more about what is on the table."""
    family = FAMILIES.get(kind, "")
    if option in PLAIN or not family:
        return _plain(words, _moment(view) if kind == "use" else kind, option)
    if family == "side":
        return _side(words, option, view)
    if family == "capital":
        return words.catalog.translate("decision.capital", amount=int(option))
    if family == "piece":
        return _piece(words, box, option, view)
    if family == "asset" and view is not None and kind != "use":
        return _owned(words, option, view)
    return words.label(subject(words, kind, option) or Name(option))


def subject(words: Vocabulary, kind: str, option: str, view: View | None = None) -> Name | None:
    """The card, place or player that an answer names."""
    family = FAMILIES.get(kind, "")
    if option in PLAIN or family in ("", "capital"):
        return None
    if family == "side":
        deal = view.deal if view is not None else None
        offered = "" if deal is None else deal.main if option == "main" else deal.counter
        return words.card(offered) if offered else None
    if family == "card":
        return words.card(option)
    if family == "corporation":
        return corporation(option)
    if family in ("piece", "district"):
        return district(option.rpartition("@")[2])
    return Name(f"{family}.{option}")


def _moment(view: View | None) -> str:
    """What `done` ends among abilities: one moment has words of its own."""
    pending = None if view is None else view.pending
    return END_OF_TURN if pending is not None and pending.source == END_OF_TURN else "use"


def _plain(words: Vocabulary, kind: str, option: str) -> str:
    catalog = words.catalog
    if option == "done" and catalog.has(f"decision.done.{kind}"):
        return catalog.translate(f"decision.done.{kind}")
    key = f"decision.option.{option}"
    return catalog.translate(key) if catalog.has(key) else option


def _side(words: Vocabulary, side: str, view: View | None) -> str:
    deal = view.deal if view is not None else None
    if deal is None or view is None or not deal.main:
        return _plain(words, "support", side)
    card, seat = (deal.main, deal.main_by) if side == "main" else (deal.counter, deal.counter_by)
    player = corporation(view.corporations[seat])
    key = f"decision.side.{side}"
    return words.catalog.translate(key, card=words.card(card), player=player)


def _piece(words: Vocabulary, box: Box, option: str, view: View | None) -> str:
    named, _, place = option.rpartition("@")
    if not named and view is not None:
        named = piece_at(box, view, place)
    if not named:
        return words.label(district(place))
    return words.catalog.translate(
        "decision.piece_in", piece=piece(named), district=district(place)
    )


def _owned(words: Vocabulary, asset: str, view: View) -> str:
    name = Name(f"asset.{asset}")
    owner = view.owners.get(asset)
    if owner is None:
        return words.label(name)
    player = corporation(view.corporations[owner])
    return words.catalog.translate("decision.own_asset", asset=name, player=player)
