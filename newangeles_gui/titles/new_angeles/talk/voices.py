"""What the opponents of a match say beside their offers: reasons, a word more, comments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice
from newangeles_gui.session import replay

from ..minds.bargaining import talk_of
from ..minds.chatter import Phrasing, SpokenLine, aside, chance, comment, gives_reason
from ..minds.reasons import Reasons, Remark
from ..minds.tuned import character_named
from ..rules import SPECTATOR, TRADE, view

if TYPE_CHECKING:
    from newangeles_gui.engine import Event
    from newangeles_gui.session import Match

    from ..rules import Game

PLAIN: Final = 0.5  # how readily those speak who have no character


class Voices:
    """Knows how talkative each opponent is, and what was said last."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.talks = {
            seat: talk_of(character_named(planned.character))
            for seat, planned in enumerate(match.plan.seats)
            if planned.kind == "opponent" and planned.character
        }
        self._names = [match.game.name(seat) for seat in range(len(match.plan.seats))]
        self._phrasing = Phrasing(match.plan.start.seed)
        self._heard = len(match.log)  # the events that were talked about
        self._talked = 0  # and the choices
        self._recall()

    def answer(self, seat: int, choice: Choice, reason: Remark) -> list[SpokenLine]:
        """What somebody says about the answer it is about to give: a reason, a word more."""
        made = self.match.record.choices
        if len(made) < self._talked:  # something was taken back
            self._recall()
        self._talked = len(made) + 1
        return self._answer(seat, choice, reason, made)

    def comment(self, silent: int = SPECTATOR) -> SpokenLine | None:
        """What somebody says about what is new in the log; not the one who is talking already."""
        log = self.match.log
        fresh = log[min(self._heard, len(log)) :]
        self._heard = len(log)
        return self._comment(fresh, self.match.record.choices, silent)

    def _answer(
        self, seat: int, choice: Choice, reason: Remark, made: Sequence[str]
    ) -> list[SpokenLine]:
        talk = self.talks.get(seat, PLAIN)
        moment = (self.match.plan.start.seed, len(made), seat)
        if not gives_reason(talk, choice.kind, reason.key, chance(*moment, "why")):
            return []
        more = aside(talk, chance(*moment, "aside"))
        remarks = [reason] if more is None else [reason, more]
        return [self._phrasing.line(seat, one) for one in remarks]

    def _comment(
        self, fresh: Sequence[Event], made: Sequence[str], silent: int
    ) -> SpokenLine | None:
        talks = {seat: talk for seat, talk in self.talks.items() if seat != silent}
        if not fresh or not talks:
            return None
        facts = [(one.kind, one.facts(SPECTATOR)) for one in fresh]
        moment = f"{self.match.plan.start.seed} {len(made)}"
        found = comment(facts, self._names, talks, moment)
        return None if found is None else self._phrasing.line(*found)

    def _recall(self) -> None:
        """Hear again what was said, so that a loaded match is talked about as before."""
        match, made = self.match, self.match.record.choices
        self._phrasing = Phrasing(match.plan.start.seed)
        self._heard, self._talked = len(match.log), len(made)
        if not made:
            return
        try:
            game = replay(match.game.box, match.plan, made, 0)
            reasons = Reasons(game.box)
            for place in range(len(made)):
                self._hear_again(game, reasons, made[: place + 1])
        except ValueError:  # a save of other data is loaded by its state alone
            return

    def _speaks(self, seat: int) -> bool:
        return seat != SPECTATOR and self.match.plan.seats[seat].kind == "opponent"

    def _hear_again(self, game: Game, reasons: Reasons, made: Sequence[str]) -> None:
        decision, choice = game.pending, Choice.parse(made[-1])
        said: list[SpokenLine] = []
        seat = SPECTATOR if decision is None or choice.kind == TRADE else decision.seat
        if decision is not None and self._speaks(seat):
            reason = reasons.of(view(game, seat), decision, choice)
            said = self._answer(seat, choice, reason, made[:-1])
        self._comment(game.apply(choice), made, seat if said else SPECTATOR)
