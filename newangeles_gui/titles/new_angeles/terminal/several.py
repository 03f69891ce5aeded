"""The same offer to several players at the prompt, and what each of them answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.terminal.asking import Cancelled

from ..minds.bargaining import ALIKE, Pledge, TermsForAll
from ..talk.call import MOST_VOTES, CallToSeveral
from ..talk.draft import counts
from ..words import corporation
from .trade_dialog import ask_amount, ask_until

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice

    from ..rules import Trade, View
    from .proposing import Proposals


class Several:
    """Asks for the terms, shows what each thinks, and hears the answers."""

    def __init__(self, proposals: Proposals, seen: View) -> None:
        self.proposals, self.table = proposals, proposals.table
        self.words, self.asker = proposals.words, self.table.person.asker
        self.call = CallToSeveral(proposals.talks, proposals.talking, seen)

    def run(self) -> Choice | None:
        """What is agreed on happens, the last of it by whoever called; None if nothing is."""
        call = self.call
        call.turn_to(call.backed and self.asker.yes(self._text("for_backing")))
        names = self._names()
        if not names:
            raise Cancelled
        call.chosen = set(names)
        call.terms = self._backing() if call.backing else self._terms()
        why = call.hindrance
        if why is not None and not why.names:
            self._say(why.key, **why.values)
            return None
        self._say("several.cost", cost=call.cost, held=call.held)
        call.changed()
        self._opinions(names)
        if not self.asker.yes(self.words.say("textgame.trade.offer")):
            return None
        if call.backing:
            call.stand()
            self._say("several.stands_about")
            return None
        call.refuse_theirs()
        return self._made([trade for name in names if (trade := self._agreed(name))])

    def _text(self, key: str, **values: object) -> str:
        return self.words.say(f"textgame.several.{key}", **values)

    def _say(self, key: str, **values: object) -> None:
        self.table.console.say(self.words.say(key, **values))

    def _names(self) -> list[str]:
        """Who is spoken to, as they were typed."""
        return self.asker.some(
            self._title("to_whom"),
            self.call.reachable,
            lambda name: self.words.name(f"corporation.{name}"),
        )

    def _title(self, key: str) -> str:
        return f"{self._text(key)} ({self.words.say('textgame.several.keys')})"

    def _backing(self) -> TermsForAll:
        cards = self.asker.number(self._text("cards", most=MOST_VOTES), 1, MOST_VOTES)
        return TermsForAll(self._amount("give", self.call.held), cards=cards)

    def _terms(self) -> TermsForAll:
        give = self._amount("give", self.call.held)
        get = self._amount("get", self.call.poorest)
        kinds = [(mine, kind) for mine in (True, False) for kind in ALIKE]
        chosen = self.asker.some(self._title("promises"), kinds, self._pledge_words)
        return TermsForAll(give, get, tuple(self._pledge(mine, kind) for mine, kind in chosen))

    def _amount(self, way: str, most: int) -> int:
        return self.asker.number(self._text(way, most=most), 0, most, empty=0)

    def _pledge_words(self, one: tuple[bool, str]) -> str:
        whose = "mine" if one[0] else "theirs"
        return self.words.say(f"several.pledge.{whose}.{one[1]}")

    def _pledge(self, mine: bool, kind: str) -> Pledge:
        self.table.console.say(self._pledge_words((mine, kind)))
        amount = ask_amount(self.asker, kind) if counts(kind) else 1
        return Pledge(mine, kind, amount, ask_until(self.asker, self.call.lasting(mine, kind)))

    def _opinions(self, names: list[str]) -> None:
        """What the opponents among them think of it."""
        haggling, call = self.proposals.haggling, self.call
        for name in names:
            seat, rating = call.seat_of(name), call.ratings.get(name)
            if not call.is_opponent(name):
                if seat in self.table.people:
                    haggling.says(seat, self.words.say("several.in_person"))
            elif rating is None:
                key = "several.later" if call.backing else "offer.not_possible"
                haggling.says(seat, self.words.say(key))
            elif call.backing:
                haggling.opinion_ahead(seat, rating)
            else:
                haggling.opinion(seat, rating)

    def _agreed(self, name: str) -> Trade | None:
        """The trade with one of them if both want it and the rules allow it."""
        trade = self.call.trade(name)
        if not self._possible(trade):
            return None
        return trade if self.proposals.agrees(self.call.seat_of(name), trade) else None

    def _made(self, agreed: list[Trade]) -> Choice | None:
        """All of it but the last is made here; one trade may leave the next impossible."""
        last: Trade | None = None
        number = 0
        for one in agreed:
            if last is not None:
                self.table.conductor.make(last.choice())
            last = one if self._possible(one) else None
            number += last is not None
        player = corporation(self.call.me)
        self.table.console.say(self._text("agreed", player=player, number=number))
        return None if last is None else last.choice()

    def _possible(self, trade: Trade) -> bool:
        fits = self.proposals.fits(trade)
        if not fits:
            self._say("several.not_with", names=self.words.name(f"corporation.{trade.taker}"))
        return fits
