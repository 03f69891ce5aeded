"""The terms of a trade in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .facts import goods
from .options import label
from .promises import described
from .vocabulary import Vocabulary, corporation

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box
    from newangeles_gui.rules.trade import Goods, Now, Trade
    from newangeles_gui.rules.view import View


def terms(words: Vocabulary, box: Box, trade: Trade, view: View | None) -> list[str]:
    """Who hands over what, who is bound now, and who promises what."""
    lines = [
        _gives(words, trade.giver, trade.give, view),
        _gives(words, trade.taker, trade.get, view),
    ]
    if trade.now is not None:
        lines.append(_now(words, box, trade.now, view))
    for promise in trade.later:
        text = described(words, str(promise))
        player = corporation(promise.by)
        lines.append(words.catalog.translate("trade.promises", player=player, promise=text))
    return lines


def _gives(words: Vocabulary, player: str, given: Goods, view: View | None) -> str:
    exhausted = view.exhausted if view is not None else ()
    text = goods(words, given.capital, list(given.assets), exhausted)
    return words.catalog.translate("trade.gives", player=corporation(player), goods=text)


def _now(words: Vocabulary, box: Box, now: Now, view: View | None) -> str:
    choice = label(words, box, now.choice.kind, now.choice.option, view)
    bound = "trade.bound_cards" if now.cards else "trade.bound"
    return words.catalog.translate(
        bound, player=corporation(now.by), choice=choice, cards=now.cards
    )
