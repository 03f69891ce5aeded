"""Trades in words: a sentence with all terms, or one line for each of them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name

from . import sides
from .facts import things
from .options import label, subject
from .promises import described, pledged
from .vocabulary import Vocabulary, corporation

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from newangeles_gui.engine.events import Facts

    from ..rules.box import Box
    from ..rules.trade import Now, Trade
    from ..rules.view import View
    from .sides import Side

GIVES: Final = "gives"
NOTHING: Final = "nothing"
BINDS: Final = "binds"
PROMISES: Final = "promises"
OFFERS: Final = ("main", "counter")
PLAIN: Final = MappingProxyType(
    {"support abstain": "abstain", "counter pass": "no_counter", "use done": "no_use"}
)


def made(words: Vocabulary, box: Box, facts: Facts) -> dict[str, object]:
    """The values for the sentence about a trade that was made."""
    first, second = sides.in_order(*sides.of_facts(facts))
    return _values(words, box, first, second)


def form_of(facts: Facts) -> str:
    """Which sentence tells of a trade that was made."""
    return sides.form(*sides.in_order(*sides.of_facts(facts)))


def sentence(words: Vocabulary, box: Box, trade: Trade) -> str:
    """A trade that was made, in one sentence with all its terms."""
    first, second = sides.in_order(*sides.of_trade(trade))
    values = _values(words, box, first, second)
    return words.catalog.translate(f"log.traded.{sides.form(first, second)}", **values)


def offer(words: Vocabulary, box: Box, trade: Trade, by: str, view: View | None) -> str:
    """What one of the two proposes to give, and for what."""
    first, second = sides.of_trade(trade)
    if by == second.player:
        first, second = second, first
    if first.empty:
        key = "empty" if second.empty else "wish"
    else:
        key = "gift" if second.empty else "both"
    values = _values(words, box, first, second, view.exhausted if view is not None else ())
    return words.catalog.translate(f"trade.offer.{key}", **values)


def kinds(trade: Trade) -> list[str]:
    """What each line of the terms is about."""
    found = [NOTHING if one.empty else GIVES for one in _with_goods(trade)]
    return found + [BINDS] * (trade.now is not None) + [PROMISES] * len(trade.later)


def terms(words: Vocabulary, box: Box, trade: Trade, view: View | None) -> list[str]:
    """Who hands over what, who is bound now, and who promises what."""
    exhausted = view.exhausted if view is not None else ()
    lines = [_gives(words, one, exhausted) for one in _with_goods(trade)]
    if trade.now is not None:
        player, bound = corporation(trade.now.by), _bound(words, box, trade.now)
        lines.append(words.catalog.translate("trade.binds", player=player, bound=bound))
    for promise in trade.later:
        text = described(words, str(promise))
        player = corporation(promise.by)
        lines.append(words.catalog.translate("trade.promises", player=player, promise=text))
    return lines


def _with_goods(trade: Trade) -> list[Side]:
    """The sides that hand something over, and those that give nothing whatsoever."""
    return [one for one in sides.of_trade(trade) if one.capital or one.assets or one.empty]


def _gives(words: Vocabulary, side: Side, exhausted: Collection[str]) -> str:
    parts = things(words, side.capital, side.assets, exhausted)
    text = _listed(words, parts) or words.catalog.translate("log.goods.nothing")
    return words.catalog.translate("trade.gives", player=corporation(side.player), goods=text)


def _values(
    words: Vocabulary, box: Box, first: Side, second: Side, exhausted: Collection[str] = ()
) -> dict[str, object]:
    return {
        "player": corporation(first.player),
        "to": corporation(second.player),
        "give": _listed(words, _parts(words, box, first, second.player, exhausted)),
        "get": _listed(words, _parts(words, box, second, first.player, exhausted)),
    }


def _parts(
    words: Vocabulary, box: Box, side: Side, to: str, exhausted: Collection[str]
) -> list[str]:
    """What a side gives, each as the object of a sentence."""
    found = things(words, side.capital, side.assets, exhausted)
    if side.now is not None:
        found.append(_bound(words, box, side.now))
    return found + [pledged(words, one, to) for one in side.later]


def _listed(words: Vocabulary, parts: Sequence[str]) -> str:
    """One after the other, the last with an "and"."""
    if len(parts) < 2:
        return "".join(parts)
    *first, last = parts
    return words.catalog.translate("trade.and", first=", ".join(first), last=last)


def _bound(words: Vocabulary, box: Box, now: Now) -> str:
    """The decision that is sold: a vote, silence, or whatever else is being decided (14.2a)."""
    say, kind, option = words.catalog.translate, now.choice.kind, now.choice.option
    if kind == "support" and option in OFFERS:
        several = "_cards" if now.cards > 1 else ""
        return say(f"trade.bound.{option}{several}", cards=now.cards)
    if str(now.choice) in PLAIN:
        return say(f"trade.bound.{PLAIN[str(now.choice)]}")
    if kind == "counter":
        return say("trade.bound.counteroffer", card=words.card(option))
    if kind == "use":
        return say("trade.bound.use", asset=Name(f"asset.{option}"))
    key = "decision" if subject(words, kind, option) is None else "choice"
    return say(f"trade.bound.{key}", choice=label(words, box, kind, option, None))
