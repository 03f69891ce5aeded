"""What the opponents of a match say beside their offers: reasons, a word more, comments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from newangeles_gui.ai.bargaining.manners import talk_of
from newangeles_gui.ai.characters import character_named
from newangeles_gui.ai.chatter import Comment, aside, chance, comment, gives_reason
from newangeles_gui.rules.view import SPECTATOR

if TYPE_CHECKING:
    from newangeles_gui.ai.reasons import Remark

    from .match import Match


class Voices:
    """Knows how talkative each opponent is, and up to where the log has been talked about."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.talks = {
            seat: talk_of(character_named(planned.character))
            for seat, planned in enumerate(match.plan.seats)
            if planned.kind == "opponent" and planned.character
        }
        self._heard = len(match.log)

    def reasons(self, seat: int, kind: str, remark: Remark) -> list[Remark]:
        """What somebody says about its own answer: the reason, nothing, or a word more."""
        talk = self.talks.get(seat)
        if talk is None:
            return [remark]
        moment = (self.match.plan.start.seed, len(self.match.record.choices), seat)
        if not gives_reason(talk, kind, chance(*moment, "why")):
            return []
        more = aside(talk, chance(*moment, "aside"))
        return [remark] if more is None else [remark, more]

    def comment(self, silent: int = SPECTATOR) -> Comment | None:
        """What somebody says about what is new in the log; not the one who is talking already."""
        log = self.match.log
        fresh = log[min(self._heard, len(log)) :]
        self._heard = len(log)
        talks = {seat: talk for seat, talk in self.talks.items() if seat != silent}
        if not fresh or not talks:
            return None
        facts = [(one.kind, one.facts(SPECTATOR)) for one in fresh]
        names = [self.match.game.name(seat) for seat in range(len(self.match.plan.seats))]
        return comment(facts, names, talks, f"{self.match.plan.start.seed} {len(log)}")
