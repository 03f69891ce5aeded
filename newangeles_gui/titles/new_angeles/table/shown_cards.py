"""Hands, decks, discards, investments and rivals in the shown view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..rules.pieces import TYPES
from .shown_fact import Change, Reducer


def take(change: Change, seat: int, card: str) -> None:
    """A card leaves a hand; its name is empty where the viewer is not told."""
    view = change.view
    view.hand_sizes[seat] -= 1
    if seat == view.seat and card in view.hand:
        view.hand.remove(card)


def give(change: Change, seat: int, card: str) -> None:
    """A card comes to a hand."""
    view = change.view
    view.hand_sizes[seat] += 1
    if seat == view.seat and card:
        view.hand.append(card)


def _drawn(change: Change) -> None:
    view, count = change.view, change.number("count")
    view.hand_sizes[change.seat()] += count
    if change.mine():
        view.hand += change.names("cards")
    deck = TYPES.index(change.text("type"))
    view.deck_sizes[deck] = max(0, view.deck_sizes[deck] - count)


def _reshuffled(change: Change) -> None:
    """16.2: nobody is told how many cards go to which deck."""
    change.view.discard_size = 0


def _discarded(change: Change) -> None:
    take(change, change.seat(), change.known("card"))
    change.view.discard_size += 1


def _handed(change: Change) -> None:
    card = change.known("card")
    take(change, change.seat(), card)
    give(change, change.seat("to"), card)


def _investments(change: Change) -> None:
    view, seat = change.view, change.seat()
    view.investments_to_draw[seat] = change.number("count")
    view.has_investment[seat] = False
    if change.mine():
        view.drawn_investments = change.names("cards")[:]
        view.investment = ""


def _kept(change: Change) -> None:
    view, seat = change.view, change.seat()
    view.has_investment[seat] = True
    view.investments_to_draw[seat] -= 1
    if change.mine():
        view.investment = change.text("card")
        view.drawn_investments.remove(view.investment)
    if all(view.has_investment):  # 18.2: the others go back, all together
        view.investments_to_draw = [0] * len(view.corporations)
        view.drawn_investments = []


def _rival_dealt(change: Change) -> None:
    view = change.view
    view.rivals_dealt = True
    if change.mine():
        view.rival = change.text("rival")


def _rival_seen(change: Change) -> None:
    if change.mine():
        change.view.rival_under_board = ""
        if change.facts["swapped"]:
            change.view.rival = change.text("rival")


CARDS: Final[Mapping[str, Reducer]] = {
    "cards_drawn": _drawn,
    "discards_reshuffled": _reshuffled,
    "card_discarded": _discarded,
    "card_given": _handed,
    "card_stolen": _handed,
    "counter_price_taken": _handed,
    "investments_drawn": _investments,
    "investment_kept": _kept,
    "rival_dealt": _rival_dealt,
    "rival_seen": _rival_seen,
}
