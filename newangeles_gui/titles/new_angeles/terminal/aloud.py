"""What opponents say aloud: why they chose something, what they make of it, why they refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.session import NOBODY

from ..words import corporation, for_all, reason, remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine import Event
    from newangeles_gui.terminal.table import Entry, Table

    from ..minds.bargaining import OfferSpoken
    from ..talk.parley import Parley
    from ..words import Wording


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
