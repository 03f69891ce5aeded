"""Bargaining with opponents at the prompt: their offers, and what they say to those of people."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final, cast

from newangeles_gui.engine import Choice
from newangeles_gui.terminal import QUIET, Cancelled

from ..minds.bargaining import MOST_REASONS
from ..rules import can_be_skipped
from ..talk import NOT_AGAIN
from ..words import corporation, for_all, offered, reason
from . import board
from .aloud import HINT, PROPOSE, Aloud, lines, offer_lines
from .proposing import Proposals

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from newangeles_gui.engine import Decision, Event
    from newangeles_gui.terminal import Act, Entry, Table

    from ..minds.bargaining import Rating, Reason
    from ..rules import View
    from ..talk import Offer, Parley
    from ..words import Wording

COUNTER: Final = "c"
MUTE: Final = "m"
ENTER: Final = ""  # no interest
FEW_REASONS: Final = 2  # where several say what they think


class Haggling:
    """What people hear from opponents, and how they reply; `proposals` has what they offer."""

    helps = ("hint", "trade", "mute", "offer")
    helps_between = ("trade", "mute", "offer")

    def __init__(self, table: Table, parley: Parley) -> None:
        self.table, self.parley = table, parley
        self.words = cast("Wording", table.words)
        self.talking = parley.talking
        self.proposals = Proposals(table, self)
        self.aloud = Aloud(table, parley, self.words)
        self._topics: set[tuple[int, int]] = set()  # to whom it was shown, and of which turn

    def acts(self, decision: Decision) -> Mapping[str, Act]:
        """What can be typed instead of an answer."""
        found: dict[str, Act] = {**self.acts_between(), HINT: self._hint}
        if can_be_skipped(decision):
            found[QUIET] = self._not_again
        return found | {"t": self.proposals.ask_again_after}

    def acts_between(self) -> Mapping[str, Act]:
        """What can be typed while somebody else decides."""
        return {"t": self.proposals.trade, "m": self.mute, "o": self.take_back_offer}

    def more(self, decision: Decision) -> Sequence[str]:
        """What is offered here need not be offered again in this deal."""
        if not can_be_skipped(decision):
            return ()
        return (self.words.say("textgame.not_again", key=QUIET),)

    def topic(self, seen: View) -> Sequence[str]:
        """The offers of the deal; later in the same deal the news are enough."""
        shown = (seen.seat, seen.turns_taken)
        if shown in self._topics:
            return ()
        self._topics.add(shown)
        return board.deal(self.words, seen)

    def between(self, seat: int, held_for: str) -> str:
        """Whether somebody wants to offer something before that."""
        return self.words.say(f"textgame.talk.{held_for}", player=self.table.player(seat))

    def retold(self, events: Sequence[Event]) -> list[Entry]:
        """What has happened, with the reasons and comments of opponents."""
        return [*self.overheard(), *self.aloud.told(events)]

    def overheard(self) -> list[str]:
        """Offers to several at once, and why they were refused."""
        return self.aloud.talked()

    def reply(self) -> bool:
        """Show people the offers of opponents; whether a trade came of one."""
        return any(self._answered(offer) for offer in list(self.talking.tray))

    def _not_again(self, seen: View, decision: Decision) -> Choice:
        return Choice(decision.kind, self.parley.answered(decision, NOT_AGAIN))

    def _hint(self, seen: View, decision: Decision) -> None:
        performer = self.talking.performer
        told = lines(self.words, self.table.match, decision, performer)
        self.table.console.say_all(told, 7)

    def _answered(self, offer: Offer) -> bool:
        """Show an offer to a person; whether a trade came of it."""
        table, asker = self.table, self.table.person.asker
        table.hand_over(offer.to)
        table.person.news(offer.to)
        seen = table.view(offer.to)
        by = table.match.game.name(offer.by)
        table.console.say()
        table.console.say(offered(self.words, offer.said, by, offer.by))
        self.proposals.show_terms(offer.trade, by, seen)
        keys, better = [COUNTER, MUTE, HINT, ENTER], None
        while True:
            typed = asker.yes_or(self.words.say("bargain.text.take"), *keys)
            if typed == HINT:
                performer = self.talking.performer
                told, better = offer_lines(self.words, table.match, offer, performer)
                table.console.say_all(told, 5)
                keys += [PROPOSE] * (better is not None)
            elif typed == COUNTER and table.conductor.pending is not None:
                sheet = self.proposals.answer_with(offer.trade, seen)
                choice = sheet.run()
                if sheet.offered:
                    return self._made(choice)
                table.say("trade.still_stands")
                self.proposals.show_terms(offer.trade, by, seen)
            elif typed == PROPOSE and better is not None:
                self.talking.propose_instead(offer.to, offer.by)
                return self._made(self.proposals.to_opponent(offer.by, better))
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
            self.table.conductor.make(choice)
        return choice is not None

    def _accepted(self, offer: Offer) -> bool:
        """Take an offer; whether that was still possible."""
        made = self.talking.accept(offer)
        if not made:
            self.table.console.say(self.words.say("bargain.talk.too_late"))
        return made

    def mute(self, seen: View, decision: Decision | None = None) -> None:
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

    def take_back_offer(self, seen: View, decision: Decision | None = None) -> None:
        """Show what a person offers to all supporters; it may be withdrawn."""
        standing = self.talking.stands(seen.seat)
        if standing is None:
            self._say("no_standing_offer")
            return
        line = for_all(self.words, standing.cards, standing.pays)
        self.table.console.say(self.aloud.line(seen.seat, line))
        if self.table.person.asker.yes(self.words.say("bargain.text.withdraw")):
            self.talking.offer_to_all(seen.seat, 0, 0)
            self._say("withdrawn")

    def opinion(self, seat: int, rating: Rating) -> None:
        """What an opponent thinks of an offer, and why."""
        self.says(seat, self.words.say(f"meter.m{rating.meter}"))
        self._reasons(seat, rating.reasons[:MOST_REASONS])

    def opinion_ahead(self, seat: int, rating: Rating) -> None:
        """What a supporter thinks of a standing offer before its turn has come."""
        word = self.words.say(f"meter.m{rating.meter}")
        self.says(seat, self.words.say("several.as_it_stands", word=word))
        self._reasons(seat, rating.reasons[:FEW_REASONS])

    def says(self, seat: int, word: str) -> None:
        """Somebody and a word or two about an offer."""
        self._say("meter", player=self.table.player(seat), word=word)

    def _reasons(self, seat: int, reasons: Sequence[Reason]) -> None:
        for one in reasons:
            text = reason(self.words, one.code, one.about, seat)
            line = self.words.say(
                f"bargain.text.{'for_it' if one.sign > 0 else 'against_it'}", reason=text
            )
            self.table.console.say("  " + line)

    def _say(self, key: str, **values: object) -> None:
        self.table.console.say(self.words.say(f"bargain.text.{key}", **values))
