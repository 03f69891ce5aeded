"""The lines of a trade, which can be locked, and the nearest trade that a seat accepts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...rules import Goods, Promise, Trade

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...rules import View
    from .appraisal import TradeMoment

SUPPORT_LATER = 2
PAY_LATER = (2, 4)

MOST_CHANGES: Final = 3  # lines beside capital
Accepts = Callable[["Trade"], bool]


def lines_of(trade: Trade, player: str) -> frozenset[str]:
    """All that is asked of one of the two: goods, the decision of now, promises.

    "What would it take" leaves those of the other player alone, "what would you give" one's own.
    """
    side, goods = ("give", trade.give) if player == trade.giver else ("get", trade.get)
    found = {f"{side}.capital", *(f"{side}.{asset}" for asset in goods.assets)}
    if trade.now is not None and trade.now.by == player:
        found.add("now")
    found.update(f"later.{one.kind}.{one.by}" for one in trade.later if one.by == player)
    return frozenset(found)


class TradeLines:
    """One trade as the seat of a view looks at it: mine and theirs instead of give and get."""

    def __init__(self, view: View, trade: Trade, locked: frozenset[str]) -> None:
        self.view = view
        self.trade = trade
        self.locked = locked
        self.me = view.corporations[view.seat]
        self.giving = trade.giver == self.me
        self.partner = trade.taker if self.giving else trade.giver
        self.mine, self.theirs = ("give", "get") if self.giving else ("get", "give")

    def goods(self, side: str) -> Goods:
        """What a side hands over."""
        return self.trade.give if side == "give" else self.trade.get

    def free(self, line: str) -> bool:
        """Whether a line may be changed."""
        return line not in self.locked

    def held(self, side: str) -> int:
        """The capital of a side."""
        name = self.trade.giver if side == "give" else self.trade.taker
        return self.view.capital[self.view.corporations.index(name)]

    def with_goods(self, side: str, goods: Goods) -> Trade:
        """The trade with other goods on one side."""
        if side == "give":
            return replace(self.trade, give=goods)
        return replace(self.trade, get=goods)

    def with_capital(self, mine: int, theirs: int) -> Trade:
        """The trade with other amounts of capital."""
        amounts = {self.mine: mine, self.theirs: theirs}
        return replace(
            self.trade,
            give=replace(self.trade.give, capital=amounts["give"]),
            get=replace(self.trade.get, capital=amounts["get"]),
        )

    def variants(self) -> Iterator[Trade]:
        """Trades with one other line that are better for me: assets, then the vote, promises.

        Who locks the own capital asks what I would give, so nothing is added on that side.
        """
        yield from self._without_my_assets()
        if self.free(f"{self.theirs}.capital"):
            yield from self._with_their_assets()
            yield from self._with_their_promises()
        yield from self._fewer_votes()
        yield from self._without_my_promises()

    def _without_my_assets(self) -> Iterator[Trade]:
        goods = self.goods(self.mine)
        for asset in goods.assets:
            if self.free(f"{self.mine}.{asset}"):
                left = tuple(one for one in goods.assets if one != asset)
                yield self.with_goods(self.mine, Goods(goods.capital, left))

    def _with_their_assets(self) -> Iterator[Trade]:
        goods = self.goods(self.theirs)
        seat = self.view.corporations.index(self.partner)
        for asset, owner in self.view.owners.items():
            known = asset in goods.assets
            if owner == seat and not known and self.free(f"{self.theirs}.{asset}"):
                yield self.with_goods(self.theirs, Goods(goods.capital, (*goods.assets, asset)))

    def _fewer_votes(self) -> Iterator[Trade]:
        now = self.trade.now
        if now is not None and now.by == self.me and now.cards > 1 and self.free("now"):
            yield replace(self.trade, now=replace(now, cards=now.cards - 1))

    def _without_my_promises(self) -> Iterator[Trade]:
        for one in self.trade.later:
            if one.by == self.me and self.free(f"later.{one.kind}.{one.by}"):
                left = tuple(other for other in self.trade.later if other is not one)
                yield replace(self.trade, later=left)

    def _with_their_promises(self) -> Iterator[Trade]:
        given = {one.kind for one in self.trade.later if one.by == self.partner}
        if "pay" not in given and self.free(f"later.pay.{self.partner}"):
            for amount in PAY_LATER:
                yield self._promising("pay", amount)
        if "support" not in given and self.free(f"later.support.{self.partner}"):
            yield self._promising("support", SUPPORT_LATER)

    def _promising(self, kind: str, amount: int) -> Trade:
        promise = Promise(self.partner, self.me, kind, amount, "", "round")
        return replace(self.trade, later=(*self.trade.later, promise))


class Adjuster:
    """Looks for a trade near another one, from one seat's view."""

    def __init__(self, moment: TradeMoment, locked: frozenset[str] = frozenset()) -> None:
        self.moment = moment
        self.locked = locked

    def accepts(self, trade: Trade) -> bool:
        """Whether it would be a yes."""
        return self.moment.appraise(trade).accepted

    def nearest(self, trade: Trade) -> Trade | None:
        """The nearest that is accepted.

        With my capital locked and theirs free it is the least that they have to give; the other
        way round the most that I give.
        """
        lines = TradeLines(self.moment.view, trade, self.locked)
        found = self._by_capital(lines)
        changes = 0
        while found is None and changes < MOST_CHANGES:
            step = self._best_variant(lines)
            if step is None:
                return None
            lines = TradeLines(self.moment.view, step, self.locked)
            found = self._by_capital(lines)
            changes += 1
        return found if found is not None and not is_empty(found) else None

    def _by_capital(self, lines: TradeLines) -> Trade | None:
        mine, theirs = (lines.free(f"{side}.capital") for side in (lines.mine, lines.theirs))
        if mine and not theirs:
            return self._most_of_mine(lines)
        if theirs and not mine:
            return self._least_of_theirs(lines)
        if self.accepts(lines.trade):
            return lines.trade
        return self._nearest_capital(lines) if mine else None

    def _most_of_mine(self, lines: TradeLines) -> Trade | None:
        theirs = lines.goods(lines.theirs).capital
        held = lines.held(lines.mine)
        return self._search(held, lambda less: lines.with_capital(held - less, theirs))

    def _least_of_theirs(self, lines: TradeLines) -> Trade | None:
        mine = lines.goods(lines.mine).capital
        held = lines.held(lines.theirs)
        return self._search(held, lambda amount: lines.with_capital(mine, amount))

    def _nearest_capital(self, lines: TradeLines) -> Trade | None:
        """I give less, and when that is nothing they give more."""
        mine, theirs = (lines.goods(side).capital for side in (lines.mine, lines.theirs))
        room = lines.held(lines.theirs) - theirs

        def moved(steps: int) -> Trade:
            less = min(mine, steps)
            return lines.with_capital(mine - less, theirs + steps - less)

        return self._search(mine + max(0, room), moved)

    def _search(self, most: int, made: Callable[[int], Trade]) -> Trade | None:
        """The fewest steps that are enough; each step is better for me than the one before."""
        if not self.accepts(made(most)):
            return None
        least = 0
        while least < most:
            middle = (least + most) // 2
            if self.accepts(made(middle)):
                most = middle
            else:
                least = middle + 1
        return made(most)

    def _best_variant(self, lines: TradeLines) -> Trade | None:
        """The change of another line that is just enough, or that brings it nearest to a yes."""
        shorts = [(self._short(one), one) for one in lines.variants()]
        enough = [one for one in shorts if self.accepts(one[1])]
        if enough:
            return max(enough, key=lambda one: one[0])[1]
        best = min(shorts, key=lambda one: one[0], default=None)
        return best[1] if best is not None and best[0] < self._short(lines.trade) else None

    def _short(self, trade: Trade) -> float:
        appraisal = self.moment.appraise(trade)
        return appraisal.short if appraisal.legal else float("inf")


def is_empty(trade: Trade) -> bool:
    """Whether nothing is on the table."""
    return (trade.give, trade.get, trade.now, trade.later) == (Goods(), Goods(), None, ())
