"""A trade with one other player while it is put together, as on the screen's offer table."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.terminal.asking import Cancelled

from ..minds.bargaining.lines import lines_of
from ..rules import Trade
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
WAYS: Final = MappingProxyType({WHAT_TAKE: "take", WHAT_GIVE: "give", MAKE_FIT: "fit"})


class OfferTable:
    """Terms, what the other one thinks of them, and help; until it is offered or left."""

    def __init__(self, proposals: Proposals, dialog: TradeDialog, trade: Trade) -> None:
        self.proposals, self.dialog = proposals, dialog
        self.table = proposals.table
        self.words, self.asker = proposals.words, dialog.asker
        self.trade = turned(trade) if trade.taker == dialog.me else trade
        self.seat = self.table.match.game.seat_of(self.trade.taker)
        self.locked: frozenset[str] = frozenset()
        self.offered = False  # whether anything was offered
        self._rated: Trade | None = None  # what the other one has said something about

    def build(self) -> None:
        """One term after the other; after each change, what the other one thinks."""
        if self.dialog.barred(self.trade):
            self._say("barred")
        for term in self.dialog.terms(self.trade):
            self._change(term)

    def ask(self) -> Trade | None:
        """What the person would offer; None if they think better of it."""
        self._show("textgame.trade.summary")
        return self.trade if self._decided() else None

    def run(self) -> Choice | None:
        """Offer it, as often as the person likes; a trade as a choice if both agree."""
        if self._empty:
            self._say("empty")
            return None
        self._show("textgame.trade.summary")
        talking = self.proposals.talking
        while self._decided():
            self.offered = True
            talking.propose_instead(self.dialog.view.seat, self.seat)
            choice = self.proposals.propose(self.trade)
            if choice is not None:
                return choice
        return None

    @property
    def _empty(self) -> bool:
        return self.trade == Trade(self.trade.giver, self.trade.taker)

    def _decided(self) -> bool:
        """Whether the person offers what lies there; it may be changed before."""
        helped = self.proposals.talks_with(self.seat)
        key = "bargain.text.offer" if helped else "textgame.trade.offer_or_change"
        keys = [CHANGE, *((LOCK, WHAT_TAKE, WHAT_GIVE, MAKE_FIT) if helped else ())]
        while True:
            typed = self.asker.yes_or(self.words.say(key), *keys)
            if typed is False:
                return False
            if typed is True and not self._empty:
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
        trade = self.dialog.ask(term, self.trade)
        if trade != self.trade:
            self.trade = trade
            self._meter()

    def _change_one(self) -> None:
        say, terms = self.words.say, self.dialog.terms(self.trade)
        title = f"{say('textgame.trade.change')} ({say('textgame.trade.cancel')})"
        with contextlib.suppress(Cancelled):
            term = self.asker.one(title, terms, lambda one: say(f"textgame.trade.term.{one}"))
            if term is not None:
                self._change(term)
        self._show("textgame.trade.summary")

    def _improve(self, key: str) -> None:
        """Have the other one change what is not locked, and nothing that is to stay."""
        stays = {WHAT_TAKE: self.trade.taker, WHAT_GIVE: self.trade.giver}.get(key)
        locked = self.locked | (lines_of(self.trade, stays) if stays else frozenset())
        better = self.proposals.talks.improve(self.seat, self.trade, locked)
        if better is None:
            self.table.console.say(self.words.say("offer.nothing_helps"))
            return
        if better == self.trade:
            way = f"offer.as_it_is.{WAYS[key]}"
            player = corporation(self.trade.taker)
            self.table.console.say(self.words.say(way, player=player))
            return
        self.trade = better
        self._show("bargain.text.would_take")

    def _lock(self) -> None:
        """Choose the lines that stay as they are whatever the other one suggests."""
        lines = lines_in_words(self.words, self.trade, self.dialog.view)
        keys = self.words.say("textgame.trade.none")
        title = f"{self.words.say('textgame.trade.lock')} ({keys})"
        with contextlib.suppress(Cancelled):
            self.locked = frozenset(self.asker.some(title, list(lines), lines.__getitem__))
        self._show_locked()

    def _show(self, title: str) -> None:
        self.table.console.say(self.words.say(title, player=corporation(self.trade.taker)))
        self.proposals.show_terms(self.trade, self.dialog.me, self.dialog.view)
        if self.locked:
            self._show_locked()
        if not self._empty and not self.proposals.fits(self.trade):
            self._say("impossible")
        else:
            self._meter()

    def _show_locked(self) -> None:
        known = lines_in_words(self.words, self.trade, self.dialog.view)
        lines = "; ".join(text for line, text in known.items() if line in self.locked)
        self._say("locked" if lines else "nothing_locked", lines=lines)

    def _meter(self) -> None:
        """What an opponent thinks of it, unless it has just said so."""
        haggling = self.proposals.haggling
        if self._empty or self.trade == self._rated or not haggling.talking.talks(self.seat):
            return
        self._rated = self.trade
        if self.proposals.fits(self.trade):
            haggling.opinion(self.seat, self.proposals.talks.rate(self.seat, self.trade))
        else:
            haggling.says(self.seat, self.words.say("offer.not_possible"))

    def _say(self, key: str, **values: object) -> None:
        self.table.console.say(self.words.say(f"textgame.trade.{key}", **values))


def turned(trade: Trade) -> Trade:
    """The same trade as the other one would propose it."""
    return Trade(trade.taker, trade.giver, trade.get, trade.give, trade.now, trade.later)


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
