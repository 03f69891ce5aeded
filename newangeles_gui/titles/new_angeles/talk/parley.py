"""All that is said at the table between the questions of a match, as the conductor needs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui.engine import Choice, Event
from newangeles_gui.session import replay

from ..minds.bargaining import COUNTEROFFER, SUPPORT, talk_of
from ..minds.chatter import Phrasing, SpokenLine, aside, chance, comment, gives_reason
from ..minds.reasons import Reasons, Remark
from ..minds.tuned import character_named
from ..rules import (
    ABSTAIN,
    DONE,
    SPECTATOR,
    TRADE,
    can_be_skipped,
    can_tip,
    listeners,
    support_matters,
    view,
)
from .talking import Talking

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from newangeles_gui.engine import Decision
    from newangeles_gui.session import Match

    from ..minds.bargaining import OfferSpoken, StandingOffer
    from ..rules import Game
    from .talking import Offer, Performer


PLAIN: Final = 0.5  # how readily those speak who have no character
NOT_ASKED: Final = "not_asked"  # told where a question about support answers itself
NOT_AGAIN: Final = "not_again"  # in place of an answer: done, and the same until the turn ends


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
