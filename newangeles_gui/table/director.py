"""The course of a match at this screen: whose question it is, who looks, who is thinking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from newangeles_gui import paths
from newangeles_gui.engine.decisions import Choice, IllegalChoice
from newangeles_gui.minds.history import heard
from newangeles_gui.session.autosaver import Autosaver
from newangeles_gui.session.by_itself import NOT_AGAIN, ByItself
from newangeles_gui.session.opponents import question_seed
from newangeles_gui.session.prompted import Prompted
from newangeles_gui.session.thinker import Thinker
from newangeles_gui.titles.new_angeles.rules import moments
from newangeles_gui.titles.new_angeles.rules.step import DONE
from newangeles_gui.titles.new_angeles.rules.view import SPECTATOR
from newangeles_gui.titles.new_angeles.talk.talking import Talking
from newangeles_gui.titles.new_angeles.talk.voices import Voices

if TYPE_CHECKING:
    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.scenes.base import Services
    from newangeles_gui.session.match import Match, Told
    from newangeles_gui.session.prompted import Prompter
    from newangeles_gui.titles.new_angeles.minds.bargain import Reason
    from newangeles_gui.titles.new_angeles.minds.bargaining.occasions import Standing
    from newangeles_gui.titles.new_angeles.minds.phrasing import Line
    from newangeles_gui.titles.new_angeles.rules.view import View
    from newangeles_gui.titles.new_angeles.talk.talking import Offer

# Seconds that an opponent seems to think at least, so that one can follow.
PACE: Final = MappingProxyType({"off": 0.0, "1x": 0.5, "2x": 0.25, "4x": 0.1})
LEVEL: Final = "manager"  # plays the seats that a save says nothing useful about
POLL: Final = 0.03
SUPPORT: Final = "support"
END_OF_TURN: Final = "end_of_turn"
WAITING: Final = ("counter", SUPPORT)  # what opponents wait with for the offers of people
Pause: TypeAlias = "tuple[int, str, int]"  # the turn, what waits, and whose answer that is


class Director:
    """Lets opponents answer, hands the screen from person to person, keeps the game saved."""

    def __init__(
        self,
        services: Services,
        match: Match,
        told: Callable[[Sequence[Told], View, View], None],
        prompter: Prompter | None = None,
    ) -> None:
        self.services = services
        self.match = match
        self.told = told
        seats = match.plan.seats
        self.people = [place for place, seat in enumerate(seats) if seat.kind == "person"]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.saver = Autosaver(services.store, match, aside=True)
        thinker = Thinker(services.box, paths.data_folder())
        self.thinker: Thinker | Prompted = (
            thinker if prompter is None else Prompted(services.box, thinker, prompter)
        )
        self.talking = Talking(match, self.thinker)
        self.by_itself = ByItself(match, self.talking)
        self.voices = Voices(match)
        self.remarks: list[Line] = []  # what comes with the last answer of an opponent
        self.answered = SPECTATOR  # the opponent whose answer is being applied
        self._spoken = self._called = 0  # how much of the talks has been noticed
        self._thought = 0.0
        self._asked = False
        self._let_go: set[tuple[Pause, int]] = set()  # pauses that a person has ended
        self._quiet: set[tuple[int, int]] = set()  # turns in which nobody waits for a person
        self._in_a_hurry: set[int] = set()  # people for whom no other player's turn waits to end
        self._seen = match.view(self.viewer)  # what who looks knows since the newest change
        for seat in {*self.people, SPECTATOR}:
            match.listen(seat, partial(self._told, seat))

    @property
    def pending(self) -> Decision | None:
        """The question that waits."""
        return self.match.pending

    @property
    def view(self) -> View:
        """What who looks may know."""
        return self.match.view(self.viewer)

    @property
    def asks_person(self) -> bool:
        """Whether a person has to answer."""
        pending = self.pending
        mine = pending is not None and pending.seat in self.people and not self.passes
        return mine and self.by_itself.answer() is None

    @property
    def passes(self) -> bool:
        """Whether a moment goes by: nothing is left to choose, and its player need not be asked."""
        pending = self.pending
        if pending is None or not pending.only_a_moment:
            return False
        return pending.seat not in self.people or not self._waits_for(pending.seat)

    @property
    def asks_viewer(self) -> bool:
        """Whether the question is for the person who looks, and nobody has to be heard first."""
        return self.asks_person and self.wanted == self.viewer and not self.waits_for_reply

    @property
    def waits_for_reply(self) -> bool:
        """Whether a decision waits until a person has answered an offer."""
        return any(self.talking.waits_for(seat) for seat in self.people)

    @property
    def wanted(self) -> int:
        """The person who has to look now; SPECTATOR if none has to."""
        called = (seat for seat in self.people if self.talking.waits_for(seat))
        pending = self.pending
        own = pending.seat if pending is not None and self.asks_person else self.bidding
        return next(called, own)

    @property
    def offer(self) -> Offer | None:
        """What an opponent offers to the person who looks."""
        return next(iter(self.talking.offers_to(self.viewer)), None)

    @property
    def needs_curtain(self) -> bool:
        """Whether somebody else has to come to the screen before it goes on."""
        return self.wanted not in (SPECTATOR, self.viewer)

    @property
    def thinking(self) -> int:
        """The seat of the opponent who is thinking; SPECTATOR if none is."""
        if self.pending is None or self.pending.seat in self.people or self.passes:
            return SPECTATOR
        return self.pending.seat

    @property
    def bidding(self) -> int:
        """The person for whom others wait: with an offer (14.2a), or as a turn ends (R.21)."""
        if self.pending is None or self.asks_person or self.by_itself.is_idle:
            return SPECTATOR
        pause = self._pause(self.pending)
        waiting = (
            seat
            for seat in self._talkers(self.pending)
            if self._waits_for(seat) and (pause, seat) not in self._let_go
        )
        return next(waiting, SPECTATOR)

    def _talkers(self, pending: Decision) -> list[int]:
        """The people who may want to talk to somebody before this is answered."""
        deal = self._seen.deal
        if pending.moment:
            seats = moments.listeners(self.services.box, self._seen, self.people)
            return [seat for seat in seats if seat not in self._in_a_hurry]
        if deal is None or pending.kind not in WAITING:
            return []
        return [seat for seat in (deal.main_by, deal.counter_by) if seat in self.people]

    def _waits_for(self, seat: int) -> bool:
        """Whether a person wants time to talk in this turn."""
        turn = self._seen.turns_taken
        return bool(self.services.settings.values["talk"]) and (turn, seat) not in self._quiet

    def _pause(self, pending: Decision) -> Pause:
        """Supporters wait one by one; before counteroffers one pause is enough for all."""
        who = pending.seat if pending.kind == SUPPORT else SPECTATOR
        return (self._seen.turns_taken, pending.kind, who)

    @property
    def holding(self) -> int:
        """The opponent whose answer waits, so that who looks can buy it (14.2a)."""
        held = self.viewer != SPECTATOR and self.wanted == self.viewer == self.bidding
        return self.pending.seat if held and self.pending is not None else SPECTATOR

    @property
    def held_for(self) -> str:
        """What that answer is about; empty if there is none."""
        pending = self.pending
        if pending is None:
            return ""
        return END_OF_TURN if pending.moment else pending.kind

    def let_go(self, all_of_them: bool = False) -> None:
        """Who waits decides now; or all of this deal, or all ends of turns, without waiting."""
        pending = self.pending
        if pending is not None and all_of_them and pending.moment:
            self._in_a_hurry.add(self.viewer)
        elif all_of_them:
            self._quiet.add((self._seen.turns_taken, self.viewer))
        elif pending is not None:
            self._let_go.add((self._pause(pending), self.viewer))
        self.look_away()

    def look(self, seat: int) -> None:
        """From now on the screen is this seat's."""
        self.viewer = seat
        self._seen = self.view

    def _told(self, seat: int, told: Sequence[Told]) -> None:
        if seat == self.viewer:
            before, self._seen = self._seen, self.view
            self.told(told, before, self._seen)

    def choose(self, option: str) -> None:
        """The person who looks answers the question."""
        pending = self.pending
        if pending is None or not self.asks_viewer:
            return
        if option == NOT_AGAIN:
            self.by_itself.skip(pending)
            option = DONE
        self.make(Choice(pending.kind, option))

    def make(self, choice: Choice) -> None:
        """Apply a choice or a trade of a person."""
        self.cancel_thinking()
        self.match.apply(choice)
        self.talking.tidy()
        self.look_away()

    def look_away(self) -> None:
        """With several people nobody's secrets stay on the screen once they have answered."""
        if len(self.people) > 1 and self.wanted != self.viewer:
            self.look(SPECTATOR)

    def undo(self) -> bool:
        """Take the newest choice back; whether there was one."""
        return self._rewind(self.match.undo) if self.match.can_undo else False

    def redo(self) -> bool:
        """Make the choice again; whether there was one."""
        return self._rewind(self.match.redo) if self.match.can_redo else False

    def _rewind(self, step: Callable[[], object]) -> bool:
        self.cancel_thinking()
        self.by_itself.forget()
        step()
        self.look_away()
        return True

    def update(self, seconds: float) -> bool:
        """Let an opponent think on; whether one has answered."""
        self.saver.check()
        pending = self.pending
        if pending is None:
            return False
        if not self._asked and self._talk():
            return True
        if self._rests:
            return False
        if not self._asked:
            if self.talking.busy:
                return False
            choice = self.by_itself.answer()
            if choice is not None:
                return self._answer_by_itself(choice)
            if self.passes:
                self.make(Choice(pending.kind, pending.options[0]))
                return True
            self._ask(pending)
        self._thought += seconds
        if self._thought < PACE[str(self.services.settings.values["animation"])]:
            return False
        choice = self.thinker.answer()
        if choice is None:
            return False
        self._asked = False
        self.remarks = self.voices.answer(pending.seat, choice, self.thinker.reason)
        self.answered = pending.seat
        self.match.apply(choice)
        self.answered = SPECTATOR
        return True

    def _answer_by_itself(self, choice: Choice) -> bool:
        note = self.by_itself.note(choice)
        if note is not None:
            self.match.note(note)
        self.match.apply(choice)
        return True

    def _talk(self) -> bool:
        """Opponents talk to each other and to people; whether something came of it."""
        return self.talking.busy and self.talking.update()

    def refusals(self) -> list[tuple[int, Reason]]:
        """Who has just said no to what a person offers to several, and why."""
        spoken = self.talking.conversation.spoken
        fresh, self._spoken = spoken[self._spoken :], len(spoken)
        found = []
        for one in fresh:
            if one.by in self.people and one.answer is not None and not one.answer.accepts:
                seat = self._seen.corporations.index(one.trade.taker)
                found += [(seat, reason) for reason in one.answer.rating.reasons[:1]]
        return found

    def calls(self) -> list[Standing]:
        """What opponents have just offered to several supporters at once."""
        called = self.talking.conversation.called
        fresh, self._called = called[self._called :], len(called)
        return fresh

    def _ask(self, pending: Decision) -> None:
        seat = self.match.plan.seats[pending.seat]
        level = seat.level if seat.kind == "opponent" else LEVEL
        seed = question_seed(self.match, pending)
        history = heard(self.match.log, pending.seat)
        view = self.match.view(pending.seat)
        self.thinker.ask(level, view, pending, seed, seat.character, history)
        self._asked, self._thought = True, 0.0

    def cancel_thinking(self) -> None:
        """Forget what an opponent was about to say: the question is another now."""
        self._asked = False
        self.talking.interrupt()
        self.thinker.cancel()

    def wait(self) -> float | None:
        """Seconds until `update` is wanted."""
        if self.saver.busy:
            return POLL
        if self.pending is None:
            return None
        return None if self._rests and not self.talking.busy else POLL

    @property
    def _rests(self) -> bool:
        """Whether a person comes first."""
        return self.asks_person or self.waits_for_reply or self.bidding != SPECTATOR

    def close(self) -> None:
        """End the worker, and wait for the last save."""
        self.thinker.close()
        self.saver.close()

    def legal(self, choice: Choice) -> bool:
        """Whether a choice could be made now: for reasons on buttons."""
        if self.pending is None:
            return False
        try:
            self.pending.check(choice)
        except IllegalChoice:
            return False
        return True
