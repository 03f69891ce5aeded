"""The questions in which a person puts a trade together, promises included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ..rules import ABSTAIN, Promise, Trade
from ..talk.draft import TradeDraft, counts, most
from ..words import corporation

if TYPE_CHECKING:
    from newangeles_gui.terminal.asking import Asker

    from ..rules import View
    from ..words import Wording


SEVERAL: Final = ""  # in place of a partner
CAPITAL: Final = "capital"
ASSETS: Final = "assets"
NOW: Final = "now"
LATER: Final = "later"
AMOUNTS: Final = MappingProxyType({"support": "support_cards", "pay": "pay_amount"})


class ToSeveral(Exception):
    """The offer is to be the same for several players."""


class PromiseKind(NamedTuple):
    """A kind of promise of one player to another."""

    kind: str
    by: str
    to: str


class TradeDialog:
    """Asks for one term at a time and puts it on the table; Cancelled ends it."""

    def __init__(self, asker: Asker, words: Wording, view: View) -> None:
        self.asker = asker
        self.words = words
        self.view = view
        self.me = view.corporations[view.seat]

    def draft(self, trade: Trade) -> TradeDraft:
        """The table with a trade on it, whoever proposed that."""
        other = trade.taker if trade.giver == self.me else trade.giver
        found = TradeDraft(self.words.box, self.view, Trade(self.me, other))
        found.take(trade)
        return found

    def partner(self) -> str | None:
        """With whom to trade; None for nobody, ToSeveral if it is not for one."""
        others = [name for name in self.view.corporations if name != self.me]
        title = self._title("with_whom", "cancel")
        partner = self.asker.one(title, [*others, SEVERAL], self._partner_words)
        if partner == SEVERAL:
            raise ToSeveral
        return partner

    def terms(self, draft: TradeDraft) -> list[str]:
        """The terms that can be chosen with this partner, such as `give.capital` or `now`."""
        found = []
        for side, player in (("give", draft.me), ("get", draft.partner)):
            if not draft.barred:
                found.append(f"{side}.{CAPITAL}")
                found += [f"{side}.{ASSETS}"] * bool(draft.owned(player))
        if draft.bindable:
            found.append(NOW)
        return [*found, LATER]

    def ask(self, term: str, draft: TradeDraft) -> None:
        """Have this term as the person wants it."""
        side, _, what = term.partition(".")
        player = draft.me if side == "give" else draft.partner
        if side == NOW:
            self._now(draft)
        elif side == LATER:
            self._later(draft)
        elif what == CAPITAL:
            draft.pay(player, self._capital(side, draft.capital(player)))
        else:
            draft.hand_over(player, self._assets(side, draft.owned(player)))

    def _title(self, key: str, keys: str, **values: object) -> str:
        text = self.words.say(f"textgame.trade.{key}", **values)
        return f"{text} ({self.words.say(f'textgame.trade.{keys}')})"

    def _partner_words(self, name: str) -> str:
        if name == SEVERAL:
            return self.words.say("several.title")
        return self.words.name(f"corporation.{name}")

    def _capital(self, side: str, most: int) -> int:
        question = self.words.say(f"textgame.trade.{side}_capital", most=most)
        return self.asker.number(question, 0, most, empty=0)

    def _assets(self, side: str, owned: list[str]) -> tuple[str, ...]:
        title = self._title(f"{side}_assets", "none")
        return tuple(self.asker.some(title, owned, lambda one: self.words.name(f"asset.{one}")))

    def _now(self, draft: TradeDraft) -> None:
        title = self._title("now", "none", player=corporation(draft.decider))
        option = self.asker.one(title, draft.bindable, self._label)
        draft.bind(option or "", self._cards(option) if option else 0)

    def _label(self, option: str) -> str:
        assert self.view.pending is not None
        return self.words.option(self.view.pending, option, self.view)

    def _cards(self, option: str) -> int:
        pending = self.view.pending
        assert pending is not None
        if pending.kind != "support" or option == ABSTAIN:
            return 0
        most = self.view.hand_sizes[pending.seat]
        question = self.words.say("textgame.trade.support_cards", most=most)
        return self.asker.number(question, 1, most)

    def _later(self, draft: TradeDraft) -> None:
        """What stays of the promises that lie there, and as many more as the person likes."""
        later = TradeDraft(draft.box, draft.view, draft.trade)
        bare = Trade(draft.me, draft.partner)
        if draft.trade.later:
            kept = self.asker.some(
                self._title("keep", "none"),
                draft.trade.later,
                lambda one: self.words.trade(replace(bare, later=(one,)))[-1],
            )
            later.trade = replace(draft.trade, later=tuple(kept))
        while self._promised(later):
            pass
        draft.trade = later.trade

    def _promised(self, draft: TradeDraft) -> bool:
        """Ask for one more promise; whether there was one."""
        kinds = [
            PromiseKind(kind, by, draft.other(by))
            for by in (draft.me, draft.partner)
            for kind in draft.promisable(by)
        ]
        if not kinds:
            return False
        title = self._title("another" if draft.trade.later else "promise", "none")
        kind = self.asker.one(title, kinds, self._kind_words)
        if kind is not None:
            one = self._fill_in(draft, kind)
            draft.trade = replace(draft.trade, later=(*draft.trade.later, one))
        return kind is not None

    def _kind_words(self, one: PromiseKind) -> str:
        player, to = corporation(one.by), corporation(one.to)
        return self.words.say(f"textgame.trade.template.{one.kind}", player=player, to=to)

    def _fill_in(self, draft: TradeDraft, one: PromiseKind) -> Promise:
        amount, about = 1, ""
        if counts(one.kind):
            amount = ask_amount(self.asker, one.kind)
        elif one.kind == "spare":
            assets, title = draft.sparable(one.to), self.words.say("textgame.trade.which_asset")
            chosen = self.asker.one(title, assets, lambda it: self.words.name(f"asset.{it}"))
            about = chosen or assets[0]
        until = ask_until(self.asker, draft.ends(one.by, one.kind))
        return Promise(one.by, one.to, one.kind, amount, about, until)


def ask_amount(asker: Asker, kind: str) -> int:
    """How much is promised."""
    question = asker.words.say(f"textgame.trade.{AMOUNTS[kind]}", most=most(kind))
    return asker.number(question, 1, most(kind))


def ask_until(asker: Asker, ends: Sequence[str]) -> str:
    """Until when; an empty line is the earliest."""
    words = asker.words
    earliest = words.say(f"log.until.{ends[0]}")
    title = words.say("textgame.trade.until", earliest=earliest)
    return asker.one(title, ends, lambda one: words.say(f"log.until.{one}")) or ends[0]
