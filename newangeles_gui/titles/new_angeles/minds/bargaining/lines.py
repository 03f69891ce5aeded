"""The lines of a trade, which can be locked, and the nearest trade that a seat accepts.

The line of a promise has an end, which leaves a chance that the promise can matter at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ...rules import UNTIL, Counteroffers, DealStep, EndOfTurn, Goods, Promise, Trade, Turn
from .several import supporters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...rules import Box, View
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


Test = Callable[["View", str, str], bool]

DEAL: Final = "deal"
TURN: Final = "turn"
ROUND: Final = "round"
GAME: Final = "game"
DEMAND: Final = "demand"  # a round without deals
IN_OTHERS_DEALS: Final = ("support", "no_counter")  # nobody backs or counters their own offer
BEFORE_COUNTERS: Final = ("reveal", "main_offer", "counteroffers")
BEFORE_COUNT: Final = (*BEFORE_COUNTERS, "support", "resolution")


def soonest(box: Box, view: View, by: str, to: str, kind: str) -> str:
    """The earliest end that leaves a chance to keep or to break a promise of this kind."""
    if view.deal is not None:
        if IN_DEAL[kind](view, by, to):
            return DEAL
        if kind not in IN_OTHERS_DEALS:
            return TURN  # it has an end of its own after the deal
    elif _more_deals(box, view) and not _sits_out(view, by, kind):
        return DEAL  # the next one, whoever's it is
    return ROUND if view.turns_left > _sits_out(view, by, kind) else GAME


def lasting(box: Box, view: View, by: str, to: str, kind: str) -> tuple[str, ...]:
    """All ends that leave a chance, the earliest first."""
    return UNTIL[UNTIL.index(soonest(box, view, by, to, kind)) :]


def for_all(box: Box, view: View, others: Sequence[str], mine: bool, kind: str) -> tuple[str, ...]:
    """The ends that leave a chance with each of several, for what is mine or theirs to keep."""
    me = view.corporations[view.seat]
    pairs = [(me, one) if mine else (one, me) for one in others]
    return min((lasting(box, view, *pair, kind) for pair in pairs), key=len)


def longer(until: str, ends: Sequence[str]) -> str:
    """The end after this one; after the last the first again."""
    return ends[(ends.index(until) + 1) % len(ends)] if until in ends else ends[0]


def _more_deals(box: Box, view: View) -> bool:
    """Whether another deal will begin."""
    if view.turns_left:
        return True
    return any(kind != DEMAND for kind in box.rounds[view.round_place + 1 :])


def _sits_out(view: View, player: str, kind: str) -> bool:
    """Whether the next deal is the player's own, and leaves no chance for such a promise."""
    turn = next((one for one in view.stack if isinstance(one, Turn)), None)
    ending = any(isinstance(one, EndOfTurn) for one in view.stack)
    passed = ending or (turn is not None and turn.stage == "end")
    following = (view.active + passed) % len(view.corporations)
    return kind in IN_OTHERS_DEALS and view.corporations[following] == player


def _stage(view: View) -> str:
    return next((one.stage for one in view.stack if isinstance(one, DealStep)), "after")


def _may_back(view: View, by: str, to: str) -> bool:
    """Whether a player can still support an offer of the other one in this deal."""
    assert view.deal is not None
    friend, backer = view.corporations.index(to), view.corporations.index(by)
    offers = friend in (view.deal.main_by, view.deal.counter_by, view.active)
    return _may_support(view, backer, friend) and (offers or _may_counter(view, to, by))


def _may_support(view: View, backer: int, friend: int) -> bool:
    if _stage(view) not in BEFORE_COUNT or backer == view.active:
        return False
    pending = view.pending
    if pending is not None and (pending.kind, pending.seat) == ("lay", backer):
        return True
    # 23.1: whoever has countered supports after all when somebody else counters.
    return _counters(view) or backer in supporters(view, friend)


def _may_counter(view: View, by: str, to: str) -> bool:
    """Whether a player's chance to propose a counteroffer is still to come (25)."""
    seat = view.corporations.index(by)
    if seat == view.active or not _counters(view):
        return False
    step = _counter_step(view)
    return step is None or (seat - view.active) % len(view.corporations) >= step.asked


def _counters(view: View) -> bool:
    """Whether anybody may still counter in this deal."""
    assert view.deal is not None
    if view.deal.straight_to_support:
        return False
    return _stage(view) in BEFORE_COUNTERS or _counter_step(view) is not None


def _counter_step(view: View) -> Counteroffers | None:
    return next((one for one in view.stack if isinstance(one, Counteroffers)), None)


def _may_pay(view: View, by: str, to: str) -> bool:
    """Whether nothing keeps the two from trading until the deal ends."""
    assert view.deal is not None
    seats = {view.corporations.index(by), view.corporations.index(to)}
    return not seats & set(view.deal.barred_from_trade)


def _may_be_taken(view: View, by: str, to: str) -> bool:
    """Whether what is won in this deal can still take an asset away."""
    return _stage(view) != "after"


IN_DEAL: Final = MappingProxyType[str, Test](
    {
        "support": _may_back,
        "no_counter": _may_counter,
        "pay": _may_pay,
        "spare": _may_be_taken,
    }
)
