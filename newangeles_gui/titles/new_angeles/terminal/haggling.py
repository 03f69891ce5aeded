"""Bargaining with opponents at the prompt: their offers, and what they say to those of people."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from newangeles_gui.terminal.asking import Cancelled

from ..minds.bargain import MOST_REASONS
from ..talk.bargaining import Talks
from ..talk.talking import OnTheSpot, Talking
from ..words import bargaining as sayings
from ..words.vocabulary import corporation
from . import coaching

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine.decisions import Choice
    from newangeles_gui.terminal.table import Table

    from ..minds.bargain import Rating, Reason
    from ..rules.trade import Trade
    from ..rules.view import View
    from ..talk.talking import Offer

COUNTER: Final = "c"
MUTE: Final = "m"
ENTER: Final = ""  # no interest
FEW_REASONS: Final = 2  # where several say what they think


class Haggling:
    """Lets opponents talk before each decision, and people with opponents."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.talks = Talks(table.match)
        self.talking = Talking(table.match, OnTheSpot(table.match.game.box), makes=table.make)

    def talks_with(self, seat: int) -> bool:
        """Whether an opponent sits there who can be bargained with."""
        is_opponent = self.table.match.plan.seats[seat].kind == "opponent"
        return is_opponent and self.talks.can_improve(seat)

    def before(self) -> bool:
        """Let opponents talk, then show people their offers; whether anything was agreed on."""
        made = len(self.table.match.record.choices)
        while self.talking.busy:
            self.talking.update()
        self._calls()
        self._refusals()
        for offer in list(self.talking.tray):
            if self._answered(offer):
                break
        return len(self.table.match.record.choices) != made

    def _calls(self) -> None:
        """What opponents have just offered to several supporters at once is heard by all."""
        called = self.talking.conversation.called
        for one in called:
            line = sayings.for_all(self.words, one.cards, one.pays)
            self.table.chronicle.said(self.table.aloud.line(one.by, line))
        called.clear()

    def _refusals(self) -> None:
        """Who has just refused what a person offers to several supporters, and why."""
        spoken = self.talking.conversation.spoken
        for one in spoken:
            told = self.table.aloud.refusal(one)
            if told:
                self.table.chronicle.said(told)
        spoken.clear()

    def _answered(self, offer: Offer) -> bool:
        """Show an offer to a person; whether a trade came of it."""
        table, asker = self.table, self.table.person.asker
        table.curtain.hand_over(table.game, offer.to)
        table.person.news(offer.to)
        seen = table.view(offer.to)
        by = table.game.name(offer.by)
        table.console.say()
        table.console.say(sayings.offered(self.words, offer.said, by, offer.by))
        table.person.show_terms(offer.trade, by, seen)
        keys, better = [COUNTER, MUTE, coaching.HINT, ENTER], None
        while True:
            typed = asker.yes_or(self.words.say("bargain.text.take"), *keys)
            if typed == coaching.HINT:
                performer = self.talking.performer
                told, better = coaching.offer_lines(self.words, table.match, offer, performer)
                table.console.say_all(told, 5)
                keys += [coaching.PROPOSE] * (better is not None)
            elif typed == COUNTER and table.game.pending is not None:
                sheet = table.person.answer_with(offer.trade, seen, table.game.pending)
                choice = sheet.run()
                if sheet.offered:
                    return self._made(choice)
                table.console.say(self.words.say("textgame.trade.still_stands"))
                table.person.show_terms(offer.trade, by, seen)
            elif typed == coaching.PROPOSE and better is not None:
                self.talking.propose_instead(offer.to, offer.by)
                return self._made(self.propose(offer.by, better))
            elif typed is True:
                return self._accepted(offer)
            else:
                self.talking.refuse(offer)
                if typed == MUTE:
                    self.talking.mute(offer.by, offer.to)
                return False

    def _made(self, choice: Choice | None) -> bool:
        """Make what came of a proposal of a person; whether anything did."""
        if choice is not None:
            self.table.make(choice)
        return choice is not None

    def mute(self, seen: View) -> None:
        """A person no longer listens to an opponent, or listens again."""
        asker, names = self.table.person.asker, seen.corporations
        others = [seat for seat in range(len(names)) if self.talking.talks(seat)]

        def words(seat: int) -> str:
            muted = (seen.seat, seat) in self.talking.muted
            key = "bargain.talk.unmute" if muted else "bargain.talk.mute"
            return self.words.say(key, player=corporation(names[seat]))

        if not others:
            self._say("nobody_to_mute")
            return
        with contextlib.suppress(Cancelled):
            seat = asker.one(self.words.say("bargain.text.mute"), others, words)
            if seat is not None:
                said = words(seat)
                self.talking.mute(seat, seen.seat)
                self.table.console.say(said)

    def take_back_offer(self, seen: View) -> None:
        """Show what a person offers to all supporters; it may be withdrawn."""
        standing = self.talking.stands(seen.seat)
        if standing is None:
            self._say("no_standing_offer")
            return
        line = sayings.for_all(self.words, standing.cards, standing.pays)
        by = corporation(seen.corporations[seen.seat])
        self.table.console.say(self.words.say("textgame.says", player=by, line=line))
        if self.table.person.asker.yes(self.words.say("bargain.text.withdraw")):
            self.talking.offer_to_all(seen.seat, 0, 0)
            self._say("withdrawn")

    def _accepted(self, offer: Offer) -> bool:
        """Take an offer; whether that was still possible."""
        made = self.talking.accept(offer)
        if not made:
            self.table.console.say(self.words.say("bargain.talk.too_late"))
        return made

    def propose(self, seat: int, trade: Trade) -> Choice | None:
        """Make an offer to an opponent; a trade as a choice if the two come together."""
        answer = self.talks.answer(seat, trade)
        player = corporation(self.table.game.name(seat))
        if answer.accepts:
            self._tell("accepted", player)
            return trade.choice()
        self._tell("refused", player)
        self.opinion(seat, answer.rating)
        if answer.instead is None:
            return None
        self._say("instead", player=player)
        pair = [self.table.game.seat_of(name) for name in (trade.giver, trade.taker)]
        person = next(one for one in pair if one != seat)
        name = self.table.game.name(seat)
        self.table.person.show_terms(answer.instead, name, self.table.view(person))
        yes = self.table.person.asker.yes(self.words.say("bargain.text.take_instead"))
        return answer.instead.choice() if yes else None

    def opinion(self, seat: int, rating: Rating) -> None:
        """What an opponent thinks of an offer, and why."""
        self.says(seat, self.words.say(f"screen.trade.meter.m{rating.meter}"))
        self._reasons(seat, rating.reasons[:MOST_REASONS])

    def opinion_ahead(self, seat: int, rating: Rating) -> None:
        """What a supporter thinks of a standing offer before its turn has come."""
        word = self.words.say(f"screen.trade.meter.m{rating.meter}")
        self.says(seat, self.words.say("screen.several.as_it_stands", word=word))
        self._reasons(seat, rating.reasons[:FEW_REASONS])

    def says(self, seat: int, word: str) -> None:
        """Somebody and a word or two about an offer."""
        self._say("meter", player=corporation(self.table.game.name(seat)), word=word)

    def _reasons(self, seat: int, reasons: Sequence[Reason]) -> None:
        for one in reasons:
            text = sayings.reason(self.words, one.code, one.about, seat)
            line = self.words.say(
                f"bargain.text.{'for_it' if one.sign > 0 else 'against_it'}", reason=text
            )
            self.table.console.say("  " + line)

    def _tell(self, key: str, player: object) -> None:
        self.table.console.say(self.words.say(f"textgame.trade.{key}", player=player))

    def _say(self, key: str, **values: object) -> None:
        self.table.console.say(self.words.say(f"bargain.text.{key}", **values))
