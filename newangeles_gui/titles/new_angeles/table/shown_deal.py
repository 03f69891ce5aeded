"""The deal on the table, trades and promises in the shown view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from newangeles_gui.engine.frames import HIDDEN

from ..rules.promises import OPEN, Promise
from ..rules.state import NOBODY, Deal
from .shown_cards import give, take
from .shown_fact import Change, Reducer


def _revealed(change: Change) -> None:
    change.view.deal = Deal(change.text("asset"))
    change.view.turns_left -= 1


def _lay(change: Change) -> str:
    """An offered card leaves its player's hand or area."""
    card = change.text("card")
    owner = change.owner_of(card)
    if owner == NOBODY:
        take(change, change.seat(), card)
    else:
        change.view.emergency_holder[owner] = NOBODY
    return card


def _main(change: Change) -> None:
    deal = change.deal()
    deal.main = _lay(change)
    deal.main_by = change.seat()


def _counter(change: Change) -> None:
    deal, seat = change.deal(), change.seat()
    deal.counter = _lay(change)
    deal.counter_by = seat
    deal.declared_counter = None
    deal.pile.append(deal.counter)
    deal.pile_by.append(seat)


def _returned(change: Change) -> None:
    deal, card = change.deal(), change.text("card")
    deal.pile.pop()
    deal.pile_by.pop()
    deal.counter, deal.counter_by, deal.declared_counter = "", NOBODY, None
    if change.owner_of(card) == NOBODY:  # an emergency action is told on its own
        give(change, change.seat(), card)


def _laid(change: Change) -> None:
    deal, seat = change.deal(), change.seat()
    if seat != NOBODY:
        take(change, seat, change.known("card"))
    deal.support.append(change.known("card") or HIDDEN)  # 57.1
    deal.support_side.append(change.text("side"))
    deal.support_by.append(seat)


def _declared(change: Change) -> None:
    deal = change.deal()
    if deal.counter_by == change.seat():
        deal.declared_counter = change.names("answers")[:]
    else:
        deal.declared_main = change.names("answers")[:]


def _barred(change: Change) -> None:
    change.deal().barred_from_trade.append(change.seat())


def _support_barred(change: Change) -> None:
    change.deal().barred_from_counter.append(change.seat())


def _won(change: Change) -> None:
    deal = change.deal()
    deal.winning, deal.winner = change.text("side"), change.seat()


def _resolved(change: Change) -> None:
    change.view.resolving = change.text("card")


def _cleared(change: Change) -> None:
    deal, view = change.deal(), change.view
    offered = [deal.main, *deal.pile]
    discarded = [card for card in offered if card and change.owner_of(card) == NOBODY]
    view.discard_size += len(discarded) + len(deal.support)  # 54.5
    view.deal = None
    view.resolving = ""


def _traded(change: Change) -> None:
    capital, giver, taker = change.view.capital, change.seat(), change.seat("to")
    more = change.number("get") - change.number("give")
    capital[giver] += more
    capital[taker] -= more


def _promised(change: Change) -> None:
    by, kind, amount, about, until = change.text("promise").split(":")
    about = "" if about == "-" else about
    promise = Promise(by, change.text("to"), kind, int(amount), about, until)
    change.view.promises.append(promise)


def _fate(fate: str) -> Reducer:
    def judged(change: Change) -> None:
        given = change.view.promises
        for place, promise in enumerate(given):
            same = (str(promise), promise.to) == (change.text("promise"), change.text("to"))
            if same and promise.fate == OPEN:
                given[place] = replace(promise, fate=fate)
                return

    return judged


DEAL: Final[Mapping[str, Reducer]] = {
    "asset_revealed": _revealed,
    "main_offer_proposed": _main,
    "counteroffer_proposed": _counter,
    "counteroffer_returned": _returned,
    "support_laid": _laid,
    "resolution_declared": _declared,
    "trading_barred": _barred,
    "support_barred": _support_barred,
    "deal_won": _won,
    "card_resolved": _resolved,
    "table_cleared": _cleared,
    "traded": _traded,
    "promise_made": _promised,
    "promise_kept": _fate("kept"),
    "promise_broken": _fate("broken"),
    "promise_void": _fate("void"),
}
