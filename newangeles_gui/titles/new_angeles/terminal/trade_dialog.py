"""The questions in which a person puts a trade together, promises included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Choice
from newangeles_gui.i18n import Name

from ..minds.bargaining.proposals import COUNTEROFFER
from ..minds.bargaining.soonest import lasting
from ..rules import ABSTAIN, PASS, Goods, Now, Promise, Trade, is_secret
from ..rules.promises import KINDS
from ..words import corporation

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.terminal.asking import Asker

    from ..rules import Box, View
    from ..words import Wording


SEVERAL: Final = ""  # in place of a partner
CAPITAL: Final = "capital"
ASSETS: Final = "assets"
NOW: Final = "now"
LATER: Final = "later"
# More cards than a hand can hold, and more capital than a game pays, would be idle talk.
MOST_CARDS: Final = 10
MOST_CAPITAL: Final = 50


class ToSeveral(Exception):
    """The offer is to be the same for several players."""


class TradeDialog:
    """Asks for one term at a time; Cancelled ends it."""

    def __init__(self, asker: Asker, words: Wording, view: View, pending: Decision) -> None:
        self.asker = asker
        self.words = words
        self.view = view
        self.pending = pending
        self.me = view.corporations[view.seat]

    def partner(self) -> str | None:
        """With whom to trade; None for nobody, ToSeveral if it is not for one."""
        others = [name for name in self.view.corporations if name != self.me]
        title = self._title("with_whom", "cancel")
        partner = self.asker.one(title, [*others, SEVERAL], self._partner_words)
        if partner == SEVERAL:
            raise ToSeveral
        return partner

    def terms(self, trade: Trade) -> list[str]:
        """The terms that can be chosen with this partner, such as `give.capital` or `now`."""
        found = []
        for side, player in (("give", trade.giver), ("get", trade.taker)):
            if not self.barred(trade):
                found.append(f"{side}.{CAPITAL}")
                found += [f"{side}.{ASSETS}"] * bool(self._owned(player))
        if self._bindable(trade):
            found.append(NOW)
        return [*found, LATER]

    def barred(self, trade: Trade) -> bool:
        """Whether an ability keeps the two from handing anything over until the deal ends."""
        deal, names = self.view.deal, self.view.corporations
        seats = {names.index(trade.giver), names.index(trade.taker)}
        return deal is not None and bool(seats & set(deal.barred_from_trade))

    def ask(self, term: str, trade: Trade) -> Trade:
        """The trade with this term as the person wants it."""
        side, _, what = term.partition(".")
        if side == NOW:
            return replace(trade, now=self._now(trade))
        if side == LATER:
            return replace(trade, later=self._later(trade))
        player = trade.giver if side == "give" else trade.taker
        goods: Goods = getattr(trade, side)
        if what == CAPITAL:
            capital = self._capital(side, player)
            return _with(trade, side, replace(goods, capital=capital))
        assets = self._assets(side, player)
        # Nobody can promise to spare what changes hands.
        later = tuple(one for one in trade.later if one.about not in assets)
        return replace(_with(trade, side, replace(goods, assets=assets)), later=later)

    def _title(self, key: str, keys: str, **values: object) -> str:
        text = self.words.say(f"textgame.trade.{key}", **values)
        return f"{text} ({self.words.say(f'textgame.trade.{keys}')})"

    def _partner_words(self, name: str) -> str:
        if name == SEVERAL:
            return self.words.say("several.title")
        return self.words.name(f"corporation.{name}")

    def _owned(self, player: str) -> list[str]:
        seat = self.view.corporations.index(player)
        return [asset for asset, owner in self.view.owners.items() if owner == seat]

    def _capital(self, side: str, player: str) -> int:
        most = self.view.capital[self.view.corporations.index(player)]
        question = self.words.say(f"textgame.trade.{side}_capital", most=most)
        return self.asker.number(question, 0, most, empty=0)

    def _assets(self, side: str, player: str) -> tuple[str, ...]:
        title = self._title(f"{side}_assets", "none")
        owned = self._owned(player)
        return tuple(self.asker.some(title, owned, lambda one: self.words.name(f"asset.{one}")))

    def _bindable(self, trade: Trade) -> list[str]:
        """14.2a: what who decides right now can be bound to, as far as others may hear it."""
        pending = self.pending
        if self.view.corporations[pending.seat] not in (trade.giver, trade.taker):
            return []
        if pending.only_a_moment:
            return []
        if pending.private:  # 25: anybody can pass
            return [PASS] if pending.kind == COUNTEROFFER else []
        return [one for one in pending.options if not is_secret(self.words.box, pending, one)]

    def _now(self, trade: Trade) -> Now | None:
        decider = self.view.corporations[self.pending.seat]
        title = self._title("now", "none", player=corporation(decider))
        option = self.asker.one(title, self._bindable(trade), self._label)
        if option is None:
            return None
        return Now(decider, Choice(self.pending.kind, option), self._cards(option))

    def _later(self, trade: Trade) -> tuple[Promise, ...]:
        kept: tuple[Promise, ...] = ()
        if trade.later:
            title = self._title("keep", "none")
            bare = Trade(trade.giver, trade.taker)
            kept = tuple(
                self.asker.some(
                    title,
                    trade.later,
                    lambda one: self.words.trade(replace(bare, later=(one,)))[-1],
                )
            )
        pair, moved = (trade.giver, trade.taker), (*trade.give.assets, *trade.get.assets)
        return ask_promises(self.asker, self.words.box, self.view, pair, moved, kept)

    def _label(self, option: str) -> str:
        return self.words.option(self.pending, option, self.view)

    def _cards(self, option: str) -> int:
        if self.pending.kind != "support" or option == ABSTAIN:
            return 0
        most = self.view.hand_sizes[self.pending.seat]
        question = self.words.say("textgame.trade.support_cards", most=most)
        return self.asker.number(question, 1, most)


def _with(trade: Trade, side: str, goods: Goods) -> Trade:
    return replace(trade, give=goods) if side == "give" else replace(trade, get=goods)


class PromiseKind(NamedTuple):
    """A kind of promise of one player to another."""

    kind: str
    by: str
    to: str


def ask_promises(
    asker: Asker,
    box: Box,
    view: View,
    pair: tuple[str, str],
    moved: tuple[str, ...],
    given: tuple[Promise, ...] = (),
) -> tuple[Promise, ...]:
    """As many promises as the person likes; nothing can be said of assets that change hands."""
    promises = list(given)
    while True:
        templates = [one for one in _templates(view, pair, moved) if not _given(one, promises)]
        if not templates:
            return tuple(promises)
        title = f"textgame.trade.{'another' if promises else 'promise'}"
        template = asker.one(_with_keys(asker, title), templates, lambda one: _label(asker, one))
        if template is None:
            return tuple(promises)
        promises.append(_fill_in(asker, box, view, template, moved))


def ask_until(asker: Asker, ends: Sequence[str]) -> str:
    """Until when; an empty line is the earliest."""
    words = asker.words
    earliest = words.say(f"log.until.{ends[0]}")
    title = words.say("textgame.trade.until", earliest=earliest)
    return asker.one(title, ends, lambda one: words.say(f"log.until.{one}")) or ends[0]


def _given(template: PromiseKind, promises: list[Promise]) -> bool:
    return any((one.kind, one.by) == (template.kind, template.by) for one in promises)


def _templates(view: View, pair: tuple[str, str], moved: tuple[str, ...]) -> list[PromiseKind]:
    both = (pair, (pair[1], pair[0]))
    return [
        PromiseKind(kind, by, to)
        for by, to in both
        for kind in KINDS
        if kind != "spare" or _assets(view, to, moved)
    ]


def _assets(view: View, player: str, moved: tuple[str, ...]) -> list[str]:
    seat = view.corporations.index(player)
    return [one for one, owner in view.owners.items() if owner == seat and one not in moved]


def _with_keys(asker: Asker, key: str) -> str:
    return f"{asker.words.say(key)} ({asker.words.say('textgame.trade.none')})"


def _label(asker: Asker, template: PromiseKind) -> str:
    return asker.words.say(
        f"textgame.trade.template.{template.kind}",
        player=corporation(template.by),
        to=corporation(template.to),
    )


def _fill_in(
    asker: Asker, box: Box, view: View, template: PromiseKind, moved: tuple[str, ...]
) -> Promise:
    words = asker.words
    amount, about = 1, ""
    if template.kind == "support":
        question = words.say("textgame.trade.support_cards", most=MOST_CARDS)
        amount = asker.number(question, 1, MOST_CARDS)
    elif template.kind == "pay":
        question = words.say("textgame.trade.pay_amount", most=MOST_CAPITAL)
        amount = asker.number(question, 1, MOST_CAPITAL)
    elif template.kind == "spare":
        assets = _assets(view, template.to, moved)
        title = words.say("textgame.trade.which_asset")
        about = (
            asker.one(title, assets, lambda one: words.name(Name(f"asset.{one}").key)) or assets[0]
        )
    ends = lasting(box, view, template.by, template.to, template.kind)
    until = ask_until(asker, ends)
    return Promise(template.by, template.to, template.kind, amount, about, until)
