"""The dialog in which a person puts a trade together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine.decisions import Choice
from newangeles_gui.rules.steps.support import ABSTAIN
from newangeles_gui.rules.trade import Goods, Now, Trade, is_secret
from newangeles_gui.words.vocabulary import corporation

from . import promising

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.rules.view import View

    from .asking import Asker


SEVERAL: Final = ""  # in place of a partner


class ToSeveral(Exception):
    """The offer is to be the same for several players."""


class TradeDialog:
    """Asks one term after the other; Cancelled ends it."""

    def __init__(self, asker: Asker, view: View, pending: Decision) -> None:
        self.asker = asker
        self.words = asker.words
        self.view = view
        self.pending = pending
        self.me = view.corporations[view.seat]

    def run(self) -> Trade | None:
        """The trade to propose; None if there is none, ToSeveral if it is not for one."""
        partner = self._partner()
        if partner is None:
            return None
        if partner == SEVERAL:
            raise ToSeveral
        give, get = self._goods(partner)
        now = self._now(partner)
        later = promising.ask(
            self.asker, self.view, (self.me, partner), (*give.assets, *get.assets)
        )
        if (give, get) == (Goods(), Goods()) and now is None and not later:
            self._say("empty")
            return None
        return Trade(self.me, partner, give, get, now, later)

    def _say(self, key: str) -> None:
        self.asker.console.say(self.words.say(f"textgame.trade.{key}"))

    def _title(self, key: str, keys: str, **values: object) -> str:
        text = self.words.say(f"textgame.trade.{key}", **values)
        return f"{text} ({self.words.say(f'textgame.trade.{keys}')})"

    def _partner(self) -> str | None:
        others = [name for name in self.view.corporations if name != self.me]
        title = self._title("with_whom", "cancel")
        return self.asker.one(title, [*others, SEVERAL], self._partner_words)

    def _partner_words(self, name: str) -> str:
        if name == SEVERAL:
            return self.words.say("screen.several.title")
        return self.words.name(f"corporation.{name}")

    def _goods(self, partner: str) -> tuple[Goods, Goods]:
        deal = self.view.deal
        seats = {self.view.seat, self.view.corporations.index(partner)}
        if deal is not None and seats & set(deal.barred_from_trade):
            self._say("barred")
            return Goods(), Goods()
        return self._side("give", self.me), self._side("get", partner)

    def _side(self, way: str, player: str) -> Goods:
        seat = self.view.corporations.index(player)
        capital = self.view.capital[seat]
        question = self.words.say(f"textgame.trade.{way}_capital", most=capital)
        amount = self.asker.number(question, 0, capital, empty=0)
        owned = [asset for asset, owner in self.view.owners.items() if owner == seat]
        if not owned:
            return Goods(amount)
        title = self._title(f"{way}_assets", "none")
        chosen = self.asker.some(title, owned, lambda one: self.words.name(f"asset.{one}"))
        return Goods(amount, tuple(chosen))

    def _now(self, partner: str) -> Now | None:
        """14.2a: who decides something right now can be bound to it."""
        decider = self.view.corporations[self.pending.seat]
        box = self.words.box
        options = [one for one in self.pending.options if not is_secret(box, one)]
        if decider not in (self.me, partner) or not options:
            return None
        title = self._title("now", "none", player=corporation(decider))
        option = self.asker.one(title, options, self._label)
        if option is None:
            return None
        return Now(decider, Choice(self.pending.kind, option), self._cards(option))

    def _label(self, option: str) -> str:
        return self.words.option(self.pending, option, self.view)

    def _cards(self, option: str) -> int:
        if self.pending.kind != "support" or option == ABSTAIN:
            return 0
        most = self.view.hand_sizes[self.pending.seat]
        question = self.words.say("textgame.trade.support_cards", most=most)
        return self.asker.number(question, 1, most)
