"""A trade with one other player: the questions in which it is put together, and the table."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.terminal import Cancelled

from ..rules import ABSTAIN, Promise, Trade
from ..talk import AS_IT_IS, BETTER, FIT, GIVE, TAKE, Negotiation, TradeDraft, counts, most
from ..words import corporation

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice
    from newangeles_gui.terminal import Asker

    from ..rules import View
    from ..words import Wording
    from .proposing import Proposals


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


CHANGE: Final = "e"
LOCK: Final = "l"
WHAT_TAKE: Final = "w"
WHAT_GIVE: Final = "g"
MAKE_FIT: Final = "f"
WAYS: Final = MappingProxyType({WHAT_TAKE: TAKE, WHAT_GIVE: GIVE, MAKE_FIT: FIT})


class OfferTable:
    """Terms, what the other one thinks of them, and help; until it is offered or left."""

    def __init__(self, proposals: Proposals, dialog: TradeDialog, trade: Trade) -> None:
        self.proposals, self.dialog = proposals, dialog
        self.table = proposals.table
        self.words, self.asker = proposals.words, dialog.asker
        self.draft = dialog.draft(trade)
        self.talk = Negotiation(proposals.talks, proposals.talking, self.draft)
        self.offered = False  # whether anything was offered
        self._rated: Trade | None = None  # what the other one has said something about

    @property
    def trade(self) -> Trade:
        """What lies on the table."""
        return self.draft.trade

    def build(self) -> None:
        """One term after the other; after each change, what the other one thinks."""
        if self.draft.barred:
            self._say("barred")
        for term in self.dialog.terms(self.draft):
            self._change(term)

    def ask(self) -> Trade | None:
        """What the person would offer; None if they think better of it."""
        self._show("textgame.trade.summary")
        return self.trade if self._decided() else None

    def run(self) -> Choice | None:
        """Offer it, as often as the person likes; a trade as a choice if both agree."""
        if self.draft.empty:
            self._say("empty")
            return None
        self._show("textgame.trade.summary")
        while self._decided():
            self.offered = True
            self.talk.refuse_theirs()
            choice = self.proposals.propose(self.trade)
            if choice is not None:
                return choice
        return None

    def _decided(self) -> bool:
        """Whether the person offers what lies there; it may be changed before."""
        helped = self.talk.helps
        key = "bargain.text.offer" if helped else "textgame.trade.offer_or_change"
        keys = [CHANGE, *((LOCK, WHAT_TAKE, WHAT_GIVE, MAKE_FIT) if helped else ())]
        while True:
            typed = self.asker.yes_or(self.words.say(key), *keys)
            if typed is False:
                return False
            if typed is True and not self.draft.empty:
                return True
            if typed is True:
                self._say("empty")
            elif typed == LOCK:
                self._lock()
            elif typed == CHANGE:
                self._change_one()
            else:
                self._improve(str(typed))

    def _change(self, term: str) -> None:
        before = self.trade
        self.dialog.ask(term, self.draft)
        if self.trade != before:
            self._meter()

    def _change_one(self) -> None:
        say, terms = self.words.say, self.dialog.terms(self.draft)
        title = f"{say('textgame.trade.change')} ({say('textgame.trade.cancel')})"
        with contextlib.suppress(Cancelled):
            term = self.asker.one(title, terms, lambda one: say(f"textgame.trade.term.{one}"))
            if term is not None:
                self._change(term)
        self._show("textgame.trade.summary")

    def _improve(self, key: str) -> None:
        """Have the other one change what is not locked, and nothing that is to stay."""
        self.talk.improve(WAYS[key])
        if self.talk.outcome == BETTER:
            self._show("bargain.text.would_take")
            return
        way = f"as_it_is.{self.talk.way}" if self.talk.outcome == AS_IT_IS else "nothing_helps"
        word = self.words.say(f"offer.{way}").rstrip(".")
        self.proposals.haggling.says(self.talk.seat, word)

    def _lock(self) -> None:
        """Choose the lines that stay as they are whatever the other one suggests."""
        lines = lines_in_words(self.words, self.trade, self.dialog.view)
        keys = self.words.say("textgame.trade.none")
        title = f"{self.words.say('textgame.trade.lock')} ({keys})"
        with contextlib.suppress(Cancelled):
            self.draft.locked = set(self.asker.some(title, list(lines), lines.__getitem__))
        self._show_locked()

    def _show(self, title: str) -> None:
        self.table.console.say(self.words.say(title, player=corporation(self.trade.taker)))
        self.proposals.show_terms(self.trade, self.dialog.me, self.dialog.view)
        if self.draft.locked:
            self._show_locked()
        if not self.talk.possible:
            self._say("impossible")
        else:
            self._meter()

    def _show_locked(self) -> None:
        known = lines_in_words(self.words, self.trade, self.dialog.view)
        lines = "; ".join(text for line, text in known.items() if line in self.draft.locked)
        self._say("locked" if lines else "nothing_locked", lines=lines)

    def _meter(self) -> None:
        """What an opponent thinks of it, unless it has just said so."""
        talk, haggling = self.talk, self.proposals.haggling
        if self.draft.empty or self.trade == self._rated or not talk.with_opponent:
            return
        self._rated = self.trade
        talk.changed()
        if talk.rating is None:
            haggling.says(talk.seat, self.words.say("offer.not_possible"))
        else:
            haggling.opinion(talk.seat, talk.rating)

    def _say(self, key: str, **values: object) -> None:
        self.table.console.say(self.words.say(f"textgame.trade.{key}", **values))


def lines_in_words(words: Wording, trade: Trade, view: View) -> dict[str, str]:
    """Every line that can be locked, as it is called among the locks, in words."""
    found = {}
    for side, player, goods in (("give", trade.giver, trade.give), ("get", trade.taker, trade.get)):
        capital = words.say("offer.capital", amount=goods.capital)
        things = {"capital": capital, **{one: words.name(f"asset.{one}") for one in goods.assets}}
        for name, what in things.items():
            line = words.say("textgame.trade.line", player=corporation(player), what=what)
            found[f"{side}.{name}"] = line
    bare = Trade(trade.giver, trade.taker)
    if trade.now is not None:
        found["now"] = _last(words, replace(bare, now=trade.now), view)
    for one in trade.later:
        found[f"later.{one.kind}.{one.by}"] = _last(words, replace(bare, later=(one,)), view)
    return found


def _last(words: Wording, trade: Trade, view: View) -> str:
    """The last of the terms, without its full stop."""
    return words.trade(trade, view)[-1].rstrip(".")
