"""A trade while it is put together: what each side could give now, and promise for later."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice

from ..minds.bargaining import is_empty, lasting, longer
from ..rules import ABSTAIN, DEEDS, KINDS, PASS, Goods, Now, Promise, Trade, is_secret

if TYPE_CHECKING:
    from ..rules import Box, View

# More cards than a hand can hold, and more capital than a game pays, would be idle talk.
MOST_CARDS: Final = 10
MOST_CAPITAL: Final = 50


@dataclass(slots=True)
class TradeDraft:
    """Who with whom, both sides, the binding now and the promises; lines can be locked."""

    box: Box
    view: View
    trade: Trade
    locked: set[str] = field(default_factory=set)

    @property
    def me(self) -> str:
        """Who puts it together."""
        return self.trade.giver

    @property
    def partner(self) -> str:
        """With whom."""
        return self.trade.taker

    @property
    def empty(self) -> bool:
        """Whether nothing is on the table."""
        return is_empty(self.trade)

    def other(self, player: str) -> str:
        """The other one of the two."""
        return self.partner if player == self.me else self.me

    def side(self, player: str) -> str:
        """The side of the trade on which somebody's goods are, as its lines call it."""
        return "give" if player == self.me else "get"

    def goods(self, player: str) -> Goods:
        """What somebody hands over."""
        return self.trade.give if player == self.me else self.trade.get

    def capital(self, player: str) -> int:
        """How much somebody has."""
        return self.view.capital[self.view.corporations.index(player)]

    def left(self, player: str) -> int:
        """How much capital somebody would have afterwards."""
        gains = self.goods(self.other(player)).capital - self.goods(player).capital
        return self.capital(player) + gains

    @property
    def barred(self) -> bool:
        """Whether an ability keeps the two from handing anything over until the deal ends."""
        deal, names = self.view.deal, self.view.corporations
        seats = {names.index(self.me), names.index(self.partner)}
        return deal is not None and bool(seats & set(deal.barred_from_trade))

    # ------------------------------------------------------------ what could be put down

    def owned(self, player: str) -> list[str]:
        """The assets that lie with a player."""
        seat = self.view.corporations.index(player)
        return [asset for asset, owner in self.view.owners.items() if owner == seat]

    def sparable(self, player: str) -> list[str]:
        """The assets of a player that stay where they are."""
        moved = (*self.trade.give.assets, *self.trade.get.assets)
        return [one for one in self.owned(player) if one not in moved]

    @property
    def decider(self) -> str:
        """Who of the two decides something right now that others may hear (14.2a); or nobody."""
        pending = self.view.pending
        if pending is None or not self.bindable:
            return ""
        return self.view.corporations[pending.seat]

    @property
    def bindable(self) -> list[str]:
        """The answers that one of the two can be bound to right now (14.2a)."""
        pending = self.view.pending
        if pending is None or pending.only_a_moment:
            return []
        if self.view.corporations[pending.seat] not in (self.me, self.partner):
            return []
        if pending.private:  # nobody may hear what could be answered, but anybody can pass (25)
            return [PASS] if pending.kind == "counter" else []
        return [one for one in pending.options if not is_secret(self.box, pending, one)]

    def promisable(self, by: str) -> list[str]:
        """The kinds of promise that a player has not given yet and could give."""
        given = {one.kind for one in self.trade.later if one.by == by}
        sparable = self.sparable(self.other(by))
        return [kind for kind in KINDS if kind not in given and (kind != "spare" or sparable)]

    def ends(self, by: str, kind: str) -> tuple[str, ...]:
        """Until when somebody can promise something so that it can matter, the earliest first."""
        return lasting(self.box, self.view, by, self.other(by), kind)

    def longer(self, promise: Promise) -> str:
        """The end after that of a promise; after the last the first again."""
        return longer(promise.until, self.ends(promise.by, promise.kind))

    # ------------------------------------------------------------ what is changed

    def take(self, trade: Trade) -> None:
        """Put another trade between the same two on the table, whoever proposed it."""
        self.trade = trade if trade.giver == self.me else turned(trade)

    def holds(self, trade: Trade) -> bool:
        """Whether just this lies on the table, whoever proposed it."""
        return self.trade in (trade, turned(trade))

    def clear(self) -> None:
        """Take everything off the table, and the locks with it."""
        self.trade = Trade(self.me, self.partner)
        self.locked.clear()

    def pay(self, player: str, capital: int) -> None:
        """Somebody hands over so much capital."""
        self._put(player, replace(self.goods(player), capital=capital))

    def hand_over(self, player: str, assets: tuple[str, ...]) -> None:
        """Somebody hands over these assets; nobody can spare what changes hands."""
        self._put(player, replace(self.goods(player), assets=assets))
        later = tuple(one for one in self.trade.later if one.about not in assets)
        self.trade = replace(self.trade, later=later)

    def toggle_asset(self, player: str, asset: str) -> None:
        """Put an asset on the table or take it back."""
        lying = self.goods(player).assets
        without = tuple(one for one in lying if one != asset)
        self.hand_over(player, without if asset in lying else (*lying, asset))

    def bind(self, option: str, cards: int = 1) -> None:
        """Promise the decision that is being taken now; with none it is left open."""
        pending = self.view.pending
        assert pending is not None
        counted = cards if pending.kind == "support" and option != ABSTAIN else 0
        by = self.view.corporations[pending.seat]
        now = Now(by, Choice(pending.kind, option), counted) if option else None
        self.trade = replace(self.trade, now=now)

    def promise(self, by: str, kind: str) -> None:
        """Add a promise of a kind that somebody has not given yet, for as short as can be."""
        to = self.other(by)
        about = next(iter(self.sparable(to)), "") if kind == "spare" else ""
        one = Promise(by, to, kind, 1, about, self.ends(by, kind)[0])
        self.trade = replace(self.trade, later=(*self.trade.later, one))

    def change(self, place: int, **values: object) -> None:
        """Another amount, asset or time for a promise."""
        later = list(self.trade.later)
        later[place] = replace(later[place], **values)  # type: ignore[arg-type]
        self.trade = replace(self.trade, later=tuple(later))

    def drop(self, place: int) -> None:
        """Take a promise off the table."""
        later = self.trade.later
        self.trade = replace(self.trade, later=(*later[:place], *later[place + 1 :]))

    def _put(self, player: str, goods: Goods) -> None:
        if player == self.me:
            self.trade = replace(self.trade, give=goods)
        else:
            self.trade = replace(self.trade, get=goods)


def turned(trade: Trade) -> Trade:
    """The same trade as the other one would propose it."""
    return Trade(trade.taker, trade.giver, trade.get, trade.give, trade.now, trade.later)


def counts(kind: str) -> bool:
    """Whether a promise of this kind has an amount."""
    return kind in DEEDS


def most(kind: str) -> int:
    """The largest amount that can be promised."""
    return MOST_CARDS if kind == "support" else MOST_CAPITAL
