"""What opponents say aloud: why they chose something, what they make of it, why they refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.terminal.chronicle import explained

from ..minds.reasons import Reasons
from ..rules.view import SPECTATOR
from ..talk.voices import Voices
from ..words import bargaining
from ..words.remarks import remark
from ..words.vocabulary import corporation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.engine.events import Event
    from newangeles_gui.session.match import Match
    from newangeles_gui.terminal.chronicle import Entry

    from ..minds.bargaining.conversation import OfferSpoken
    from ..minds.chatter import SpokenLine
    from ..words import Wording


class Aloud:
    """Finds the words of opponents; everybody at the table hears them."""

    def __init__(self, match: Match, words: Wording) -> None:
        self.match, self.words = match, words
        self.voices = Voices(match)
        self._reasons = Reasons(match.game.box)
        self._refused = 0  # one after the other says it in other words
        self._chosen: tuple[int, list[SpokenLine]] = (SPECTATOR, [])  # who, and why

    def chooses(self, decision: Decision, choice: Choice) -> None:
        """An opponent has decided; why, is said once it has happened."""
        reason = self._reasons.of(self.match.view(decision.seat), decision, choice)
        self._chosen = (decision.seat, self.voices.answer(decision.seat, choice, reason))

    def told(self, events: Sequence[Event]) -> list[Entry]:
        """What has happened, why the opponent who answered did so, and what another says."""
        seat, lines = self._chosen
        self._chosen = (SPECTATOR, [])
        why = " ".join(remark(self.words, *one.remark, one.pick) for one in lines)
        comment = self.voices.comment(seat if why else SPECTATOR)
        found: list[Entry] = list(events)
        if why:
            found = explained(events, self.match.game.name(seat), why) or found
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

    def refusal(self, spoken: OfferSpoken) -> str:
        """Who does not take the standing offer of a person, and why; empty if somebody does."""
        answer = spoken.answer
        asked_by_person = self.match.plan.seats[spoken.by].kind == "person"
        if answer is None or answer.accepts or not asked_by_person:
            return ""
        player, to = corporation(spoken.trade.taker), corporation(spoken.trade.giver)
        seat = self.match.game.seat_of(spoken.trade.taker)
        self._refused += 1
        told = [
            bargaining.reason(self.words, one.code, one.about, self._refused)
            for one in answer.rating.reasons[:1]
        ]
        refused = self.words.say("textgame.declined", player=player, to=to)
        return " ".join([refused, *(self.line(seat, one) for one in told)])
