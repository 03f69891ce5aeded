"""The same offer to several players at the prompt, and what each of them answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice
from newangeles_gui.terminal.asking import Cancelled

from ..minds.bargaining.several import ALIKE, Pledge, TermsForAll, can_be_backed, supporters
from ..minds.bargaining.soonest import for_all
from ..words import corporation
from .trade_dialog import MOST_CAPITAL, MOST_CARDS, ask_until

if TYPE_CHECKING:
    from ..rules import Trade, View
    from .proposing import Proposals

MOST_VOTES: Final = 6


class Several:
    """Asks for the terms, shows what each thinks, and hears the answers."""

    def __init__(self, proposals: Proposals, seen: View) -> None:
        self.proposals, self.seen = proposals, seen
        self.table = proposals.table
        self.words, self.asker = proposals.words, self.table.person.asker
        self.me = seen.corporations[seen.seat]

    def run(self) -> Choice | None:
        """What is agreed on happens, the last of it by whoever called; None if nothing is."""
        backing = can_be_backed(self.seen) and self.asker.yes(self._text("for_backing"))
        seats = self._seats(backing)
        if not seats:
            raise Cancelled
        terms = self._backing() if backing else self._terms(seats)
        held, cost = self.seen.capital[self.seen.seat], terms.cost(len(seats))
        if terms.empty:
            self._say("empty")
            return None
        if cost > held:
            self._say("too_dear", cost=cost, held=held)
            return None
        self._say("cost", cost=cost, held=held)
        self._opinions(terms, seats, backing)
        if not self.asker.yes(self.words.say("textgame.trade.offer")):
            return None
        for seat in seats:
            self.proposals.talking.propose_instead(self.seen.seat, seat)
        if backing:
            self._stand(terms, seats)
            return None
        return self._made([trade for seat in seats if (trade := self._agreed(seat, terms))])

    def _text(self, key: str, **values: object) -> str:
        return self.words.say(f"textgame.several.{key}", **values)

    def _say(self, key: str, **values: object) -> None:
        self.table.console.say(self.words.say(f"several.{key}", **values))

    def _seats(self, backing: bool) -> list[int]:
        players, me = len(self.seen.corporations), self.seen.seat
        others = [(me + step) % players for step in range(1, players)]
        if backing:
            others = supporters(self.seen, me)
        name = self.seen.corporations
        return self.asker.some(
            self._title("to_whom"),
            others,
            lambda seat: self.words.name(f"corporation.{name[seat]}"),
        )

    def _title(self, key: str) -> str:
        return f"{self._text(key)} ({self.words.say('textgame.several.keys')})"

    def _backing(self) -> TermsForAll:
        cards = self.asker.number(self._text("cards", most=MOST_VOTES), 1, MOST_VOTES)
        return TermsForAll(self._amount("give", self.seen.capital[self.seen.seat]), cards=cards)

    def _terms(self, seats: list[int]) -> TermsForAll:
        give = self._amount("give", self.seen.capital[self.seen.seat])
        get = self._amount("get", min((self.seen.capital[seat] for seat in seats), default=0))
        kinds = [(mine, kind) for mine in (True, False) for kind in ALIKE]
        chosen = self.asker.some(self._title("promises"), kinds, self._pledge_words)
        return TermsForAll(
            give, get, tuple(self._pledge(mine, kind, seats) for mine, kind in chosen)
        )

    def _amount(self, way: str, most: int) -> int:
        return self.asker.number(self._text(way, most=most), 0, most, empty=0)

    def _pledge_words(self, one: tuple[bool, str]) -> str:
        whose = "mine" if one[0] else "theirs"
        return self.words.say(f"several.pledge.{whose}.{one[1]}")

    def _pledge(self, mine: bool, kind: str, seats: list[int]) -> Pledge:
        asker, say = self.asker, self.words.say
        self.table.console.say(self._pledge_words((mine, kind)))
        amount = 1
        if kind == "support":
            question = say("textgame.trade.support_cards", most=MOST_CARDS)
            amount = asker.number(question, 1, MOST_CARDS)
        elif kind == "pay":
            amount = asker.number(
                say("textgame.trade.pay_amount", most=MOST_CAPITAL), 1, MOST_CAPITAL
            )
        others = [self.seen.corporations[seat] for seat in seats]
        ends = for_all(self.words.box, self.seen, others, mine, kind)
        return Pledge(mine, kind, amount, ask_until(asker, ends))

    def _opinions(self, terms: TermsForAll, seats: list[int], backing: bool) -> None:
        """What the opponents among them think of it."""
        haggling, talks = self.proposals.haggling, self.proposals.talks
        for seat in seats:
            if not haggling.talking.talks(seat):
                if seat in self.table.people:
                    haggling.says(seat, self.words.say("several.in_person"))
            elif backing:
                ahead = talks.rate_ahead(seat, terms.standing(self.seen, ()))
                if ahead is None:
                    haggling.says(seat, self.words.say("several.later"))
                else:
                    haggling.opinion_ahead(seat, ahead)
            elif self.proposals.fits(trade := self._trade(seat, terms)):
                haggling.opinion(seat, talks.rate(seat, trade))
            else:
                haggling.says(seat, self.words.say("offer.not_possible"))

    def _trade(self, seat: int, terms: TermsForAll) -> Trade:
        return terms.trade(self.me, self.seen.corporations[seat])

    def _stand(self, terms: TermsForAll, seats: list[int]) -> None:
        self.proposals.talking.offer_to_all(self.seen.seat, terms.cards, terms.give, tuple(seats))
        self._say("stands_about")

    def _agreed(self, seat: int, terms: TermsForAll) -> Trade | None:
        """The trade with one of them if both want it and the rules allow it."""
        trade = self._trade(seat, terms)
        if not self._possible(trade):
            return None
        return trade if self.proposals.agrees(seat, trade) else None

    def _made(self, agreed: list[Trade]) -> Choice | None:
        """All of it but the last is made here; one trade may leave the next impossible."""
        last: Trade | None = None
        number = 0
        for one in agreed:
            if last is not None:
                self.table.conductor.make(last.choice())
            last = one if self._possible(one) else None
            number += last is not None
        player = corporation(self.me)
        self.table.console.say(self._text("agreed", player=player, number=number))
        return None if last is None else last.choice()

    def _possible(self, trade: Trade) -> bool:
        fits = self.proposals.fits(trade)
        if not fits:
            self._say("not_with", names=self.words.name(f"corporation.{trade.taker}"))
        return fits
