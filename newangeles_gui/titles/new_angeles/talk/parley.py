"""All that is said at the table between the questions of a match, as the conductor needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..minds.reasons import Reasons
from ..rules.state import DONE
from .by_itself import NOT_AGAIN, ByItself
from .pauses import Pauses
from .talking import Talking
from .voices import Voices

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.engine import Choice, Decision
    from newangeles_gui.session import Match

    from ..minds.bargaining.conversation import OfferSpoken
    from ..minds.bargaining.occasions import StandingOffer
    from ..minds.chatter import SpokenLine
    from .talking import Offer, Performer


class Parley:
    """Trades, promises, reasons: who talks, who waits for whom, and who need not be asked."""

    def __init__(self, match: Match, performer: Performer, waits: Callable[[], bool]) -> None:
        """`waits` says whether people want to be waited for, so that they have time to talk."""
        self.match = match
        self.people = match.plan.people
        self.talking = Talking(match, performer)
        self.by_itself = ByItself(match, self.talking)
        self.pauses = Pauses(match, self.people, waits)
        self.voices = Voices(match)
        self.remarks: list[SpokenLine] = []  # what comes with the last answer of an opponent
        self._reasons = Reasons(match.game.box)
        self._spoken = self._called = 0  # how much of the talks has been noticed

    @property
    def busy(self) -> bool:
        """Whether something may still be said before this decision is taken."""
        return self.talking.busy

    def update(self) -> bool:
        """Let the talks go on; whether something was agreed on or offered."""
        return self.talking.update()

    def interrupt(self) -> None:
        """What is being thought about has to wait; it comes back with `update`."""
        self.talking.interrupt()

    def tidy(self) -> None:
        """Take away the offers that no longer fit."""
        self.talking.tidy()

    def forget(self) -> None:
        """Everything is asked again: somebody has taken a choice back."""
        self.by_itself.forget()

    def waits_for(self, seat: int) -> bool:
        """Whether a decision of somebody else waits until a person has answered an offer."""
        return self.talking.waits_for(seat)

    def lingers(self, seat: int) -> bool:
        """Whether a person is asked where only the time to talk is left (R.21), or an offer."""
        return bool(self.talking.offers_to(seat)) or self.pauses.lingers(seat)

    def heeded(self) -> list[int]:
        """The people for whom others wait (14.2a, R.21); nobody buys idle support (R.12)."""
        return [] if self.by_itself.is_idle else self.pauses.heeded()

    def let_go(self, seat: int, all_of_them: bool) -> None:
        """Who waits decides now; or all of this deal, or all ends of turns, without waiting."""
        self.pauses.end(seat, all_of_them)

    def needless(self) -> Choice | None:
        """The answer to a question that nobody has to be asked."""
        return self.by_itself.answer()

    def unasked(self, choice: Choice) -> None:
        """Tell that somebody was not asked, unless they wanted it so."""
        note = self.by_itself.note(choice)
        if note is not None:
            self.match.note(note)

    def answered(self, decision: Decision, option: str) -> str:
        """What is done, and perhaps not to be asked again in this deal."""
        if option != NOT_AGAIN:
            return option
        self.by_itself.skip(decision)
        return DONE

    def chooses(self, decision: Decision, choice: Choice) -> None:
        """Find what an opponent says about the answer that it is about to give."""
        self.remarks = []
        if not self.talking.talks(decision.seat):
            return
        reason = self._reasons.of(self.match.view(decision.seat), decision, choice)
        self.remarks = self.voices.answer(decision.seat, choice, reason)

    # ------------------------------------------------------------ what is heard of it

    def offer_to(self, seat: int) -> Offer | None:
        """What an opponent offers to a person."""
        return next(iter(self.talking.offers_to(seat)), None)

    def refusals(self) -> list[OfferSpoken]:
        """Who has just said no to what a person offers to several, with the answer."""
        spoken = self.talking.conversation.spoken
        fresh, self._spoken = spoken[self._spoken :], len(spoken)
        return [
            one
            for one in fresh
            if one.by in self.people and one.answer is not None and not one.answer.accepts
        ]

    def calls(self) -> list[StandingOffer]:
        """What opponents have just offered to several supporters at once."""
        called = self.talking.conversation.called
        fresh, self._called = called[self._called :], len(called)
        return fresh
