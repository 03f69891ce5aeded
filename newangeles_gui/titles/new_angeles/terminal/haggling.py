"""Bargaining at the prompt: what opponents offer and say aloud, and what the coach says of it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final, cast

from newangeles_gui.engine import Choice
from newangeles_gui.session import NOBODY
from newangeles_gui.terminal import QUIET, Cancelled, number_of

from ..minds.bargaining import MOST_REASONS
from ..rules import can_be_skipped
from ..talk import NOT_AGAIN, Coaching
from ..words import corporation, counsel_label, counsel_reason, for_all, offered, reason, remark
from . import board
from .proposing import Proposals

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from newangeles_gui.engine import Decision, Event
    from newangeles_gui.session import Match
    from newangeles_gui.terminal import Act, Entry, Table

    from ..minds.bargaining import OfferSpoken, Rating, Reason
    from ..minds.coach import Counsel
    from ..rules import Trade, View
    from ..talk import Offer, Parley, Performer
    from ..words import Wording


HINT: Final = "hint"  # what is typed, in every language
PROPOSE: Final = "p"  # and then, where it knows of something better


def advice_lines(
    words: Wording, match: Match, decision: Decision, performer: Performer
) -> list[str]:
    """The best answers with their numbers, how good they are, and why."""
    visit = _finished(Coaching(match, performer, decision.seat, decision))
    assert visit.advice is not None
    summary = words.say(f"coach.summary.{visit.advice.summary}")
    found = ["", words.say("coach.text.title", summary=summary)]
    for counsel in visit.advice.counsels:
        found += _choice(words, match, decision, counsel)
    return found


def offer_lines(
    words: Wording, match: Match, offer: Offer, performer: Performer
) -> tuple[list[str], Trade | None]:
    """Whether to accept an offer of an opponent, and why; and what to propose instead, if so."""
    visit = _finished(Coaching(match, performer, offer.to, None, offer.trade))
    assert visit.rating is not None
    verdict = words.say(f"coach.offer.m{visit.rating.meter}")
    found = [words.say("coach.text.title", summary=verdict)]
    for one in visit.rating.reasons:
        text = reason(words, one.code, one.about)
        found.append("  " + _signed(words, one.sign, text))
    better = visit.better
    if better is not None:
        found.append("  " + words.say("coach.offer.better"))
        name = match.game.name(offer.to)
        found.append("    " + words.offered(better, name, match.view(offer.to)))
        found.append("  " + words.say("coach.text.propose"))
    return found, better


def _finished(visit: Coaching) -> Coaching:
    while visit.waiting:
        visit.update()
    return visit


def _signed(words: Wording, sign: int, text: str) -> str:
    return words.say(f"bargain.text.{'for_it' if sign > 0 else 'against_it'}", reason=text)


def _choice(words: Wording, match: Match, decision: Decision, counsel: Counsel) -> list[str]:
    seen = match.view(decision.seat)
    label = counsel_label(words, decision, counsel.option, counsel.cards, seen)
    number = number_of(decision, counsel.option)
    grade = words.say(f"coach.grade.{counsel.grade}")
    found = ["  " + words.say("coach.text.choice", number=number, label=label, grade=grade)]
    for point in counsel.reasons:
        found.append("     " + _signed(words, point.sign, counsel_reason(words, *point)))
    return found


class Aloud:
    """Finds the words of opponents; everybody at the table hears them."""

    def __init__(self, table: Table, parley: Parley, words: Wording) -> None:
        self.table, self.parley = table, parley
        self.match, self.words = table.match, words
        self._refused = 0  # one after the other says it in other words

    def told(self, events: Sequence[Event]) -> list[Entry]:
        """What has happened, why the opponent who answered did so, and what another says."""
        seat = self.table.conductor.answering
        lines = [] if seat == NOBODY else self.parley.remarks
        why = " ".join(remark(self.words, *one.remark, one.pick) for one in lines)
        comment = self.parley.voices.comment(seat if why else NOBODY)
        found: list[Entry] = list(events)
        if why:
            player = self.match.game.name(seat)
            found = self.table.chronicle.explained(events, player, why) or found
        if why and found == list(events):
            found.insert(0, self.line(seat, why))
        if comment is not None:
            told = remark(self.words, *comment.remark, comment.pick)
            found.append(self.line(comment.seat, told))
        return found

    def line(self, seat: int, said: str) -> str:
        """Somebody and what they say."""
        by = corporation(self.match.game.name(seat))
        return self.words.say("textgame.says", player=by, line=said)

    def talked(self) -> list[str]:
        """What was offered to several at once, and who refused what a person offered so."""
        calls = [
            self.line(one.by, for_all(self.words, one.cards, one.pays))
            for one in self.parley.calls()
        ]
        return calls + [self._refusal(one) for one in self.parley.refusals()]

    def _refusal(self, spoken: OfferSpoken) -> str:
        """Who does not take the standing offer of a person, and why."""
        assert spoken.answer is not None
        player, to = corporation(spoken.trade.taker), corporation(spoken.trade.giver)
        seat = self.match.game.seat_of(spoken.trade.taker)
        self._refused += 1
        told = [
            reason(self.words, one.code, one.about, self._refused)
            for one in spoken.answer.rating.reasons[:1]
        ]
        refused = self.words.say("textgame.declined", player=player, to=to)
        return " ".join([refused, *(self.line(seat, one) for one in told)])


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
        told = advice_lines(self.words, self.table.match, decision, performer)
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
