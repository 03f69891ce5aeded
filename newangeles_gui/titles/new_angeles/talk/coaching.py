"""A person asks the coach: about the question that waits, and about an offer in the tray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import seeded
from newangeles_gui.minds import Task, heard

from ..minds.bargaining import LEANING, YES, Answer, Rating
from ..minds.coach import LEVEL, Advice
from ..rules import SPECTATOR
from ..tellings import TELLINGS

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.session import Match

    from ..rules import Trade
    from .talking import Performer

FIRST: Final = 0  # the attempt on a topic: then there may be something else instead


class Coaching:
    """One visit to the coach; ask `update` from time to time, it never waits.

    The coach sees what the seat sees, and the chance that goes into its thinking has nothing to
    do with the chance of the game.
    """

    def __init__(
        self,
        match: Match,
        performer: Performer,
        seat: int,
        decision: Decision | None,
        trade: Trade | None = None,
    ) -> None:
        self.match = match
        self.performer = performer
        self.seat = seat
        self.decision = decision
        self.trade = trade
        self.advice: Advice | None = None
        self.rating: Rating | None = None
        self.better: Trade | None = None  # what to propose instead of an offer that is too low
        self._asked = False

    @property
    def waiting(self) -> bool:
        """Whether something is still to come."""
        return self._wants_rating or self._wants_advice

    @property
    def blocked(self) -> bool:
        """Whether somebody else's thoughts have to come to an end first."""
        return self.waiting and not self._asked and self.performer.thinking

    @property
    def _wants_rating(self) -> bool:
        return self.trade is not None and self.rating is None

    @property
    def _wants_advice(self) -> bool:
        return self.decision is not None and self.advice is None

    def _task(self) -> Task:
        """What has to be thought about next."""
        view = self.match.view(self.seat)
        if self._wants_rating:
            assert self.trade is not None
            public = heard(self.match.log, SPECTATOR, TELLINGS)
            return Task("answer", LEVEL, view, self.trade, FIRST, history=public)
        assert self.decision is not None
        seed = seeded(f"coach {self.seat} {len(self.match.record.choices)}")
        history = heard(self.match.log, self.seat, TELLINGS)
        return Task("advise", LEVEL, view, self.decision, seed, history=history)

    def update(self) -> bool:
        """Think on; whether something new can be said."""
        if self._asked:
            return self._take()
        if self.waiting and not self.performer.thinking:
            self.performer.begin(self._task())
            self._asked = True
        return False

    def _take(self) -> bool:
        result = self.performer.result()
        if isinstance(result, Answer):
            self.rating = result.rating
            if LEANING <= result.rating.meter < YES:
                self.better = result.instead
        elif isinstance(result, Advice):
            self.advice = result
        else:
            return False
        self._asked = False
        return True

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        if self._asked:
            self._asked = False
            self.performer.cancel()
