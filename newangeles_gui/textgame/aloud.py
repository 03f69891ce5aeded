"""What opponents say aloud: why they chose something, what they make of it, why they refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.ai.chatter import ALWAYS
from newangeles_gui.ai.reasons import Reasons
from newangeles_gui.rules.view import SPECTATOR
from newangeles_gui.session.voices import Voices
from newangeles_gui.words import bargaining
from newangeles_gui.words.remarks import remark
from newangeles_gui.words.vocabulary import corporation
from newangeles_gui.words.ways import after_answer, after_events

from .chronicle import explained

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.ai.bargaining.conversation import Spoken
    from newangeles_gui.ai.reasons import Remark
    from newangeles_gui.engine.decisions import Choice, Decision
    from newangeles_gui.engine.events import Event
    from newangeles_gui.session.match import Match
    from newangeles_gui.words import Wording

    from .chronicle import Entry


UNSAID: Final = frozenset({"plain", "use.not_now"})  # about nothing that others can see


class Aloud:
    """Finds the words of opponents; everybody at the table hears them."""

    def __init__(self, match: Match, words: Wording) -> None:
        self.match, self.words = match, words
        self.voices = Voices(match)
        self._reasons = Reasons(match.game.box)
        self._chosen: tuple[int, str, list[Remark]] = (SPECTATOR, "", [])  # who, what kind, why

    def chooses(self, decision: Decision, choice: Choice) -> None:
        """An opponent has decided; why, is said once it has happened."""
        reason = self._reasons.of(self.match.view(decision.seat), decision, choice)
        if reason.key in UNSAID:
            return
        remarks = self.voices.reasons(decision.seat, decision.kind, reason)
        self._chosen = (decision.seat, decision.kind, remarks)

    def told(self, events: Sequence[Event]) -> list[Entry]:
        """What has happened, why the opponent who answered did so, and what another says."""
        seat, kind, remarks = self._chosen
        self._chosen = (SPECTATOR, "", [])
        choices, game = self.match.record.choices, self.match.plan.start.seed
        pick = after_answer(choices, game)
        why = " ".join(remark(self.words, one.key, one.values, pick) for one in remarks)
        comment = self.voices.comment(seat if why else SPECTATOR)
        found: list[Entry] = list(events)
        if why:
            found = explained(events, self.match.game.name(seat), why) or found
        if why and found == list(events) and kind in ALWAYS:
            found.insert(0, self.line(seat, why))
        if comment is not None:
            key, values = comment.remark
            told = remark(self.words, key, values, after_events(choices, game, key))
            found.append(self.line(comment.seat, told))
        return found

    def line(self, seat: int, said: str) -> str:
        """Somebody and what they say."""
        by = corporation(self.match.game.name(seat))
        return self.words.say("textgame.says", player=by, line=said)

    def refusal(self, spoken: Spoken) -> str:
        """Who does not take the standing offer of a person, and why; empty if somebody does."""
        answer = spoken.answer
        asked_by_person = self.match.plan.seats[spoken.by].kind == "person"
        if answer is None or answer.accepts or not asked_by_person:
            return ""
        player, to = corporation(spoken.trade.taker), corporation(spoken.trade.giver)
        seat = self.match.game.seat_of(spoken.trade.taker)
        told = [
            bargaining.reason(self.words, one.code, one.about, seat)
            for one in answer.rating.reasons[:1]
        ]
        refused = self.words.say("textgame.declined", player=player, to=to)
        return " ".join([refused, *(self.line(seat, one) for one in told)])
