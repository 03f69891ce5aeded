"""The deal on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.i18n import Name
from newangeles_gui.terminal.layout import titled

from ..rules.steps.counteroffers import Counteroffers
from ..words.vocabulary import corporation

if TYPE_CHECKING:
    from ..rules.state import Deal
    from ..rules.view import View
    from ..words import Wording


def lines(words: Wording, view: View) -> list[str]:
    """Asset, offers with their support, price of the next counteroffer, winner."""
    deal = view.deal
    if deal is None:
        return []
    found = [_asset(words, deal)]
    if deal.main:
        found.append(_offer(words, view, deal, "main"))
    if deal.counter:
        found.append(_offer(words, view, deal, "counter"))
    if deal.winner >= 0:
        winner = corporation(view.corporations[deal.winner])
        found.append(words.say("textgame.deal.won", player=winner))
    elif any(isinstance(frame, Counteroffers) for frame in view.stack):
        found.append(words.say("textgame.deal.price", count=len(deal.pile)))
    return titled(words.say("textgame.deal.title"), found)


def _asset(words: Wording, deal: Deal) -> str:
    if not deal.asset:
        return words.say("textgame.deal.no_asset")
    name = Name(f"asset.{deal.asset}")
    return words.say("textgame.deal.asset", asset=name, text=words.text(name.key))


def _offer(words: Wording, view: View, deal: Deal, side: str) -> str:
    card = deal.main if side == "main" else deal.counter
    seat = deal.main_by if side == "main" else deal.counter_by
    return words.say(
        f"textgame.deal.{side}",
        card=words.names.card(card),
        player=corporation(view.corporations[seat]),
        count=deal.votes(side),
    )
