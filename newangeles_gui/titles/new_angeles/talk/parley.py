"""All that is said at the table between the questions of a match, as the conductor needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ..minds.bargaining import COUNTEROFFER, SUPPORT
from ..minds.reasons import Reasons
from ..rules import DONE, SPECTATOR, can_tip, listeners
from .by_itself import NOT_AGAIN, ByItself
from .talking import Talking
from .voices import Voices

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from newangeles_gui.engine import Choice, Decision
    from newangeles_gui.session import Match

    from ..minds.bargaining import OfferSpoken, StandingOffer
    from ..minds.chatter import SpokenLine
    from .talking import Offer, Performer


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
        self._resting: set[int] = set()  # people whom nobody waits for until their own turn
        self.quiet: Callable[[], bool] = lambda: False  # whether only what matters is waited with

    def lingers(self, seat: int) -> bool:
        """Whether a person wants time to talk in this turn."""
        if not self.wanted() or self.quiet() or self._rests(seat):
            return False
        return (self._turn, seat) not in self._quiet

    def rest(self, seat: int) -> None:
        """Nobody waits for this person until their own turn."""
        self._resting.add(seat)

    def _rests(self, seat: int) -> bool:
        if self.match.game.state.active == seat:
            self._resting.discard(seat)
        return seat in self._resting

    def heeded(self) -> list[int]:
        """The people for whom the question that waits is not answered yet."""
        pending = self.match.pending
        if pending is None or not self.wanted():
            return []
        pause = self._pause(pending)
        return [
            seat
            for seat in self._talkers(pending)
            if (pause, seat) not in self._let_go and self._wants(seat, pending)
        ]

    def _wants(self, seat: int, pending: Decision) -> bool:
        """Whether a person wants time before this; in quiet only where the vote may decide."""
        if not self.quiet():
            return self.lingers(seat)
        ended = self._rests(seat) or (self._turn, seat) in self._quiet
        return not ended and pending.kind == SUPPORT and can_tip(self.match.view(), pending.seat)

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
