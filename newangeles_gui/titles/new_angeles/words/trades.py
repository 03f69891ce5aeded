"""Trades in words: a sentence with all terms, or one line for each of them.

Who is named first when a trade is told depends on what each of the two sides puts into it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ..rules import Now
from .facts import Vocabulary, corporation, described, entry, pledged, things
from .questions import label, subject

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from newangeles_gui.engine import Fact, Facts

    from ..rules import Box, Goods, Trade, View


class Side(NamedTuple):
    """Everything that one of the two gives: goods, a binding decision, promises for later."""

    player: str
    capital: int = 0
    assets: tuple[str, ...] = ()
    now: Now | None = None
    later: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether it gives nothing at all."""
        return self == Side(self.player)

    @property
    def pays(self) -> bool:
        """Whether it gives capital and nothing else."""
        return self.capital > 0 and self == Side(self.player, self.capital)


def of_trade(trade: Trade) -> tuple[Side, Side]:
    """The two sides of a trade, the proposer's first."""
    return _side(trade, trade.giver, trade.give), _side(trade, trade.taker, trade.get)


def of_facts(facts: Facts) -> tuple[Side, Side]:
    """The two sides of a trade that was made; older records lack what was bound and promised."""
    now = Now.parse(str(facts["now"])) if facts.get("now") else None
    later = _names(facts.get("later"))
    sides = (("player", "give", "given"), ("to", "get", "got"))
    first, second = (
        Side(
            str(facts[player]),
            _number(facts[capital]),
            _names(facts[assets]),
            now if now is not None and now.by == facts[player] else None,
            tuple(one for one in later if _promiser(one) == facts[player]),
        )
        for player, capital, assets in sides
    )
    return first, second


def in_order(one: Side, other: Side) -> tuple[Side, Side]:
    """First who buys, then what is bought: capital before assets, assets before words."""
    first, second = sorted((one, other), key=_worded)
    return (second, first) if first.empty and not second.empty else (first, second)


def form(first: Side, second: Side) -> str:
    """Which sentence fits the two sides."""
    if first.empty:
        return "empty"
    if second.empty:
        return "gift"
    return "paid" if first.pays else "both"


def _side(trade: Trade, player: str, goods: Goods) -> Side:
    now = trade.now if trade.now is not None and trade.now.by == player else None
    later = tuple(str(one) for one in trade.later if one.by == player)
    return Side(player, goods.capital, goods.assets, now, later)


def _worded(side: Side) -> tuple[bool, int, int]:
    return side.now is not None, len(side.later), len(side.assets)


def _promiser(promise: str) -> str:
    return promise.partition(":")[0]


def _names(fact: Fact) -> tuple[str, ...]:
    return tuple(fact) if isinstance(fact, list) else ()


def _number(fact: Fact) -> int:
    return fact if isinstance(fact, int) else 0


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
    first, second = in_order(*of_facts(facts))
    return _values(words, box, first, second)


def form_of(facts: Facts) -> str:
    """Which sentence tells of a trade that was made."""
    return form(*in_order(*of_facts(facts)))


def sentence(words: Vocabulary, box: Box, trade: Trade) -> str:
    """A trade that was made, in one sentence with all its terms."""
    first, second = in_order(*of_trade(trade))
    values = _values(words, box, first, second)
    return words.catalog.translate(f"log.traded.{form(first, second)}", **values)


def offer(words: Vocabulary, box: Box, trade: Trade, by: str, view: View | None) -> str:
    """What one of the two proposes to give, and for what."""
    first, second = of_trade(trade)
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


TERM_SIGNS: Final[Mapping[str, tuple[str, str]]] = {
    GIVES: ("symbols/capital.white", "capital"),
    NOTHING: ("symbols/capital.white", "faint"),
    BINDS: ("lock", "accent"),
    PROMISES: ("promise", "warning"),
}


def signs_of(trade: Trade) -> list[tuple[str, str]]:
    """A picture and a colour for each line that the words of a trade have."""
    return [TERM_SIGNS[kind] for kind in kinds(trade)]


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
    return [one for one in of_trade(trade) if one.capital or one.assets or one.empty]


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
        return say("trade.bound.use", asset=entry("asset", option))
    key = "decision" if subject(words, kind, option) is None else "choice"
    return say(f"trade.bound.{key}", choice=label(words, box, kind, option, None))
