"""Trades that people propose at the prompt, to one or to several, and what comes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from newangeles_gui.terminal import Cancelled

from ..minds.bargaining import ALIKE, Pledge, TermsForAll
from ..rules import Trade
from ..talk import MOST_VOTES, CallToSeveral, Talks, counts
from .offer_table import OfferTable, ToSeveral, TradeDialog, ask_amount, ask_until

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Decision
    from newangeles_gui.terminal import Table

    from ..minds.bargaining import Answer
    from ..rules import Trade, View
    from .haggling import Haggling


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
        player = self.words.player(self.call.me)
        self.table.console.say(self._text("agreed", player=player, number=number))
        return None if last is None else last.choice()

    def _possible(self, trade: Trade) -> bool:
        fits = self.proposals.fits(trade)
        if not fits:
            self._say("several.not_with", names=self.words.name(f"corporation.{trade.taker}"))
        return fits


CHANGE: Final = "c"  # an offer


class Proposals:
    """Puts a trade together with a person, and asks the others for it."""

    def __init__(self, table: Table, haggling: Haggling) -> None:
        self.table, self.haggling = table, haggling
        self.words = haggling.words
        self.talking = haggling.talking
        self.talks = Talks(table.match)

    @property
    def openly(self) -> bool:
        """Whether two people agree on a trade in front of everybody, without a curtain."""
        return self.table.match.plan.agreements.table_talk

    def fits(self, trade: Trade) -> bool:
        """Whether the rules allow a trade."""
        return self.talking.fits(trade)

    def talks_with(self, seat: int) -> bool:
        """Whether an opponent sits there who can be bargained with."""
        return self.talking.talks(seat) and self.talks.can_improve(seat)

    # ------------------------------------------------------------ what a person puts together

    def trade(self, seen: View, decision: Decision) -> Choice | None:
        """Put a trade together and offer it; what was agreed on."""
        dialog = self._dialog(seen)
        choice = None
        try:
            partner = dialog.partner()
            if partner is not None:
                sheet = OfferTable(self, dialog, Trade(dialog.me, partner))
                sheet.build()
                choice = sheet.run()
        except ToSeveral:
            return self._to_several(seen)
        except Cancelled:
            choice = None
        if choice is None:
            self.table.say("trade.cancelled")
        return choice

    def ask_again_after(self, seen: View, decision: Decision) -> Choice | None:
        """The same in place of an answer: without a trade the question comes again."""
        choice = self.trade(seen, decision)
        if choice is None:
            self.table.hand_over(decision.seat)
            self.table.person.menu(seen, decision)
        return choice

    def answer_with(self, trade: Trade, seen: View) -> OfferTable:
        """An offer to a person on the table, so that something else can be made of it."""
        return OfferTable(self, self._dialog(seen), trade)

    def _dialog(self, seen: View) -> TradeDialog:
        return TradeDialog(self.table.person.asker, self.words, seen)

    def _to_several(self, seen: View) -> Choice | None:
        """The same offer to several players; what was agreed on last."""
        try:
            return Several(self, seen).run()
        except Cancelled:
            self.table.say("trade.cancelled")
            return None

    def show_terms(self, trade: Trade, by: str, seen: View) -> None:
        """What somebody proposes, with all its terms."""
        self.table.console.say_all(["  " + self.words.offered(trade, by, seen)], 4)

    # ------------------------------------------------------------ what the others say to it

    def propose(self, trade: Trade) -> Choice | None:
        """Ask the partner; the trade as a choice if both agree and the rules allow it."""
        if not self.fits(trade):
            self.table.say("trade.impossible")
            return None
        seat = self.table.match.game.seat_of(trade.taker)
        if self.talks_with(seat):
            return self.to_opponent(seat, trade)
        if seat in self.table.people:
            return self._to_person(seat, trade)
        return trade.choice() if self.agrees(seat, trade) else None

    def to_opponent(self, seat: int, trade: Trade) -> Choice | None:
        """Make an offer to an opponent; a trade as a choice if the two come together."""
        answer = self._asked(seat, trade)
        self._tell(answer.accepts, seat)
        if answer.accepts:
            return trade.choice()
        self.haggling.opinion(seat, answer.rating)
        if answer.instead is None:
            return None
        person = next(one for one in self._pair(trade) if one != seat)
        return self._instead(answer.instead, seat, self.table.view(person))

    def _to_person(self, seat: int, trade: Trade) -> Choice | None:
        """Two people: one answers, perhaps with another trade, which the first may take."""
        answer = self._answer(seat, trade)
        self._back_to(trade.giver)
        if isinstance(answer, bool):
            self._tell(answer, seat)
            return trade.choice() if answer else None
        return self._instead(answer, seat, self.table.view())

    def _instead(self, trade: Trade, seat: int, seen: View) -> Choice | None:
        """What a seat proposes instead, if the person takes it."""
        player = self.table.player(seat)
        self.table.console.say(self.words.say("bargain.text.instead", player=player))
        self.show_terms(trade, self.table.match.game.name(seat), seen)
        if not self.fits(trade):
            self.table.say("trade.impossible")
            return None
        yes = self.table.person.asker.yes(self.words.say("bargain.text.take_instead"))
        return trade.choice() if yes else None

    def agrees(self, seat: int, trade: Trade) -> bool:
        """Whether the player in a seat says yes to a trade as it is."""
        if seat in self.table.people:
            agreed = self._accepts(seat, trade)
            self._back_to(trade.giver)
        else:  # a script agrees to nothing that is not written
            answer = self._asked(seat, trade) if self.talking.talks(seat) else None
            agreed = answer is not None and answer.accepts
            if answer is not None and not agreed and self.talks_with(seat):
                self.haggling.opinion(seat, answer.rating)
        self._tell(agreed, seat)
        return agreed

    def _asked(self, seat: int, trade: Trade) -> Answer:
        """What an opponent answers; at the prompt that is there at once."""
        self.talks.begin_answer(seat, trade)
        return cast("Answer", self.talks.result())

    def _tell(self, accepted: bool, seat: int) -> None:
        key = "accepted" if accepted else "refused"
        self.table.say(f"trade.{key}", player=self.table.player(seat))

    def _pair(self, trade: Trade) -> list[int]:
        return [self.table.match.game.seat_of(name) for name in (trade.giver, trade.taker)]

    def _back_to(self, name: str) -> None:
        """Who proposed looks again."""
        if not self.openly:
            self.table.hand_over(self.table.match.game.seat_of(name))

    # ------------------------------------------------------------ what people answer

    def _accepts(self, seat: int, trade: Trade) -> bool:
        """Whether the person in this seat agrees to a trade."""
        self._hears(seat, trade)
        return self.table.person.asker.yes(self._question("accept", trade))

    def _answer(self, seat: int, trade: Trade) -> bool | Trade:
        """Whether the person in this seat agrees to a trade, or what they want instead."""
        self._hears(seat, trade)
        question = self._question("accept_or_change", trade)
        while (typed := self.table.person.asker.yes_or(question, CHANGE)) == CHANGE:
            instead = self.answer_with(trade, self.table.view(seat)).ask()
            if instead is not None:
                return instead
        return typed is True

    def _hears(self, seat: int, trade: Trade) -> None:
        """An offer is shown to whom it is made; at an open table both look on."""
        player, to = self.words.player(trade.giver), self.words.player(trade.taker)
        if self.openly:
            said = self.words.say("offer.offered", player=player, to=to)
            self.table.console.say(said)
        else:
            self.table.hand_over(seat)
            self.table.say("trade.offered", player=player)
        self.show_terms(trade, trade.giver, self.table.view())

    def _question(self, key: str, trade: Trade) -> str:
        question = self.words.say(f"textgame.trade.{key}")
        if not self.openly:
            return question
        player = self.words.player(trade.taker)
        return self.words.say("textgame.trade.to_player", player=player, question=question)
