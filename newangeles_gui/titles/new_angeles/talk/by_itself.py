"""Questions to people that answer themselves: nothing hangs on them, or they were declined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice, Event

from ..rules import ABSTAIN, DONE, can_be_skipped, support_matters

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.session import Match

    from .talking import Talking

NOT_ASKED: Final = "not_asked"  # told where a question about support answers itself
NOT_AGAIN: Final = "not_again"  # in place of an answer: done, and the same until the turn ends


class ByItself:
    """Knows which questions need nobody; what was declined is forgotten when the game is left."""

    def __init__(self, match: Match, talking: Talking) -> None:
        self.match = match
        self.talking = talking
        self._skipped: set[tuple[int, int, str]] = set()  # a turn, a seat, an option
        self._looked_at: Decision | None = None
        self._matters = True

    def answer(self) -> Choice | None:
        """The answer to the question of a person that waits; None if it is theirs to give."""
        pending = self.match.pending
        if pending is None or self.match.plan.seats[pending.seat].kind != "person":
            return None
        if self.is_idle:
            return Choice(pending.kind, ABSTAIN)
        return Choice(pending.kind, DONE) if self._is_declined(pending) else None

    def note(self, choice: Choice) -> Event | None:
        """What is said of an answer that nobody gave; nothing where somebody wanted it so."""
        pending = self.match.pending
        if pending is None or choice.option != ABSTAIN:
            return None
        return Event(NOT_ASKED, {"player": self.match.game.name(pending.seat)})

    @property
    def is_idle(self) -> bool:
        """Whether somebody is asked for support that brings and costs nobody anything (R.12)."""
        pending = self.match.pending
        if pending is None or pending.kind != "support" or self._is_wanted(pending.seat):
            return False
        if pending is not self._looked_at:
            self._looked_at = pending
            self._matters = support_matters(self.match.game.box, self.match.view(), pending.seat)
        return not self._matters

    def _is_wanted(self, seat: int) -> bool:
        """Whether somebody offers something for it all the same."""
        turn = self.match.game.state.turns_taken
        standing = self.talking.conversation.standing
        called = any(one.turn == turn and one.reaches(seat) for one in standing)
        return called or bool(self.talking.offers_to(seat))

    def skip(self, decision: Decision) -> None:
        """What is offered here is not offered to that seat again in this turn."""
        turn = self.match.game.state.turns_taken
        self._skipped |= {(turn, decision.seat, one) for one in decision.options if one != DONE}

    def forget(self) -> None:
        """Everything is asked again: somebody has taken a choice back."""
        self._skipped.clear()

    def _is_declined(self, pending: Decision) -> bool:
        if not can_be_skipped(pending):
            return False
        turn = self.match.game.state.turns_taken
        return all(self._was_skipped(turn, pending.seat, pending.options))

    def _was_skipped(self, turn: int, seat: int, options: Sequence[str]) -> list[bool]:
        return [(turn, seat, one) in self._skipped for one in options if one != DONE]
