"""Labels for the answers to a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name

from ..decisions import DECISIONS
from .asking import piece_at
from .vocabulary import Vocabulary, corporation, district, piece

if TYPE_CHECKING:
    from ..rules.box import Box
    from ..rules.view import View

END_OF_TURN: Final = "end_of_turn"
PLAIN: Final = frozenset({"done", "pass", "abstain", "lose"})


def label(words: Vocabulary, box: Box, kind: str, option: str, view: View | None) -> str:
    """The words for one answer; with a view they say more about what is on the table."""
    family = DECISIONS[kind].answers
    if option in PLAIN or family == "plain":
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
    family = DECISIONS[kind].answers
    if option in PLAIN or family in ("plain", "capital"):
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
