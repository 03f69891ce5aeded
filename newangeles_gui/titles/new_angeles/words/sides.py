"""What each of two players puts into a trade, and who is named first when it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rules.trade import Now

if TYPE_CHECKING:
    from newangeles_gui.engine.events import Fact, Facts

    from ..rules.trade import Goods, Trade


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
