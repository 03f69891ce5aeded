"""14.2a: who is given time to talk before somebody else decides, and who no longer wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ..minds.bargaining.proposals import COUNTEROFFER, SUPPORT
from ..rules import SPECTATOR, listeners

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from newangeles_gui.engine import Decision
    from newangeles_gui.session import Match

WAITING: Final = (COUNTEROFFER, SUPPORT)  # what others wait with for who has an offer
Pause: TypeAlias = "tuple[int, str, int]"  # the turn, what waits, and whose answer that is


class Pauses:
    """The one rule of when somebody's answer waits for people, at every kind of screen."""

    def __init__(self, match: Match, people: Collection[int], wanted: Callable[[], bool]) -> None:
        """`wanted` says whether people want to be waited for at all."""
        self.match = match
        self.people = people
        self.wanted = wanted
        self._let_go: set[tuple[Pause, int]] = set()  # pauses that a person has ended
        self._quiet: set[tuple[int, int]] = set()  # turns in which nobody waits for a person
        self._in_a_hurry: set[int] = set()  # people for whom no other player's turn waits to end

    def lingers(self, seat: int) -> bool:
        """Whether a person wants time to talk in this turn."""
        return self.wanted() and (self._turn, seat) not in self._quiet

    def heeded(self) -> list[int]:
        """The people for whom the question that waits is not answered yet."""
        pending = self.match.pending
        if pending is None or not self.wanted():
            return []
        pause = self._pause(pending)
        return [
            seat
            for seat in self._talkers(pending)
            if self.lingers(seat) and (pause, seat) not in self._let_go
        ]

    def end(self, seat: int, all_of_them: bool) -> None:
        """Who waits decides now; or all of this deal, or all ends of turns, without waiting."""
        pending = self.match.pending
        if pending is not None and all_of_them and pending.moment:
            self._in_a_hurry.add(seat)
        elif all_of_them:
            self._quiet.add((self._turn, seat))
        elif pending is not None:
            self._let_go.add((self._pause(pending), seat))

    @property
    def _turn(self) -> int:
        turns: int = self.match.game.state.turns_taken
        return turns

    def _pause(self, pending: Decision) -> Pause:
        """Supporters wait one by one; before counteroffers one pause is enough for all."""
        who = pending.seat if pending.kind == SUPPORT else SPECTATOR
        return (self._turn, pending.kind, who)

    def _talkers(self, pending: Decision) -> list[int]:
        """The people who may want to talk to somebody before this is answered."""
        if pending.moment:  # R.21
            seats = listeners(self.match.game.box, self.match.view(), self.people)
            return [seat for seat in seats if seat not in self._in_a_hurry]
        deal = self.match.game.state.deal
        if deal is None or pending.kind not in WAITING:
            return []
        return [seat for seat in (deal.main_by, deal.counter_by) if seat in self.people]
