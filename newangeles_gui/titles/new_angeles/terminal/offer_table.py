"""A trade with one other player while it is put together, as on the screen's offer table."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.terminal.asking import Cancelled

from ..rules import Trade
from ..talk.negotiation import AS_IT_IS, BETTER, FIT, GIVE, TAKE, Negotiation
from ..words import corporation

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice

    from ..rules import View
    from ..words import Wording
    from .proposing import Proposals
    from .trade_dialog import TradeDialog

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
        player = corporation(self.trade.taker)
        self.table.console.say(self.words.say(f"offer.{way}", player=player))

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
