"""What is said to a person: why opponents chose something or refuse, and what the coach says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.session import NOBODY
from newangeles_gui.terminal import number_of

from ..talk import Coaching
from ..words import corporation, counsel_label, counsel_reason, for_all, reason, remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Decision, Event
    from newangeles_gui.session import Match
    from newangeles_gui.terminal import Entry, Table

    from ..minds.bargaining import OfferSpoken
    from ..minds.coach import Counsel
    from ..rules import Trade
    from ..talk import Offer, Parley, Performer
    from ..words import Wording


HINT: Final = "hint"  # what is typed, in every language
PROPOSE: Final = "p"  # and then, where it knows of something better


def lines(words: Wording, match: Match, decision: Decision, performer: Performer) -> list[str]:
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
