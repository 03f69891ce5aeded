"""The conductor of a game: whose question it is, who looks, who is thinking and what waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from newangeles_gui.engine import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from newangeles_gui.engine import Decision, Event

    from .match import Match
    from .opponents import Answering

NOBODY: Final = -1
# Of a match, with who thinks for opponents, and whether people want to be waited for.
MakesTalk: TypeAlias = "Callable[[Match, Answering, Callable[[], bool]], Talk]"


class Playing(Protocol):
    """A game that somebody plays: a match, or one of an arena."""

    @property
    def pending(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""

    def apply(self, choice: Choice) -> list[Event]:
        """Apply an answer, and say what happened."""


class Answerer(Protocol):
    """Who answers for seats that no person plays."""

    def ask(self, decision: Decision) -> Choice | None:
        """Begin to think about a question; the answer at once where that takes no thought."""

    def answer(self) -> Choice | None:
        """The answer if it has come."""

    def cancel(self) -> None:
        """Nobody wants to know any more."""

    def wait(self) -> None:
        """Until there is an answer: where time does not count."""


class Talk(Protocol):
    """What is said between the questions of a game, and what the players want of one another."""

    @property
    def busy(self) -> bool:
        """Whether something may still be said before this question is answered."""

    def update(self) -> bool:
        """Let the talks go on; whether anything came of it."""

    def interrupt(self) -> None:
        """What is being thought about has to wait; it comes back with `update`."""

    def tidy(self) -> object:
        """Forget what no longer fits after a choice."""

    def forget(self) -> None:
        """A choice was taken back: what a person did not want to be asked is asked again."""

    def waits_for(self, seat: int) -> bool:
        """Whether a question waits until a person has replied to what was said."""

    def lingers(self, seat: int) -> bool:
        """Whether a person is asked even where only a moment to talk is left."""

    def heeded(self) -> Iterable[int]:
        """The people whom who decides now gives time to talk before that."""

    def let_go(self, seat: int, all_of_them: bool) -> None:
        """A person needs no more time now, or none for all that is like this."""

    def needless(self) -> Choice | None:
        """The answer to a person's question that nobody has to be asked."""

    def unasked(self, choice: Choice) -> None:
        """A question is answered so without anybody having been asked."""

    def answered(self, decision: Decision, option: str) -> str:
        """The option behind what a person chose, who may have wanted more than that."""

    def chooses(self, decision: Decision, choice: Choice) -> None:
        """An opponent has thought about a question, and is about to answer it so."""


class Silence:
    """Of a game in which nobody talks."""

    busy = False

    def update(self) -> bool:
        """Nothing is said."""
        return False

    def interrupt(self) -> None:
        """Nobody thinks about what to say."""

    def tidy(self) -> None:
        """Nothing was said."""

    def forget(self) -> None:
        """Everything is asked in any case."""

    def waits_for(self, seat: int) -> bool:
        """Nobody has to reply."""
        return False

    def lingers(self, seat: int) -> bool:
        """A moment without talk is none."""
        return False

    def heeded(self) -> Iterable[int]:
        """Nobody wants to talk."""
        return ()

    def let_go(self, seat: int, all_of_them: bool) -> None:
        """Nobody was given time."""

    def needless(self) -> Choice | None:
        """Every question is somebody's."""
        return None

    def unasked(self, choice: Choice) -> None:
        """Everybody is asked."""

    def answered(self, decision: Decision, option: str) -> str:
        """What was chosen."""
        return option

    def chooses(self, decision: Decision, choice: Choice) -> None:
        """Nobody says why."""


def talk_of(match: Match, thinking: Answering, waits: Callable[[], bool]) -> Talk:
    """What is said in a match of any title; `waits` is whether people want to be waited for."""
    makes = match.title.talk
    return Silence() if makes is None else makes(match, thinking, waits)


class Conductor:
    """Asks who has to answer, and lets all others go on meanwhile; `step` never waits.

    `people` answer with `choose` or `make`; for all other seats `answerer` does, or whoever
    `others` names. With several people the screen is one person's at a time, or nobody's.
    """

    def __init__(
        self,
        match: Playing,
        people: Iterable[int],
        answerer: Answerer,
        talk: Talk,
        others: Mapping[int, Answerer] | None = None,
    ) -> None:
        self.match = match
        self.people = list(people)
        self.viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.answerer = answerer
        self.talk = talk
        self.answering = NOBODY  # the opponent whose answer is being applied
        self._others = others or {}
        self._asked = False
        self._thought = 0.0

    @property
    def pending(self) -> Decision | None:
        """The question that waits."""
        return self.match.pending

    # ------------------------------------------------------------ who is asked

    @property
    def asks_person(self) -> bool:
        """Whether a person has to answer."""
        pending = self.pending
        mine = pending is not None and pending.seat in self.people
        return mine and not self._passes and self.talk.needless() is None

    @property
    def _passes(self) -> bool:
        """Whether a person's moment goes by: nothing is left to choose, and no time is wanted."""
        pending = self.pending
        if pending is None or not pending.only_a_moment or pending.seat not in self.people:
            return False
        return not self.talk.lingers(pending.seat)

    @property
    def waits_for_reply(self) -> bool:
        """Whether a decision waits until a person has replied to what was said."""
        return any(self.talk.waits_for(seat) for seat in self.people)

    @property
    def heeding(self) -> int:
        """The person who is given time to talk before somebody else decides."""
        if self.pending is None or not self.people or self.asks_person:
            return NOBODY
        return next(iter(self.talk.heeded()), NOBODY)

    @property
    def rests(self) -> bool:
        """Whether a person comes first."""
        return self.asks_person or self.waits_for_reply or self.heeding != NOBODY

    @property
    def thinking(self) -> int:
        """The seat of the opponent who is thinking; NOBODY if none is."""
        pending = self.pending
        if pending is None or pending.seat in self.people or pending.only_a_moment:
            return NOBODY
        return pending.seat

    # ------------------------------------------------------------ who looks

    @property
    def wanted(self) -> int:
        """The person who has to look now; NOBODY if none has to."""
        called = (seat for seat in self.people if self.talk.waits_for(seat))
        pending = self.pending
        own = pending.seat if pending is not None and self.asks_person else self.heeding
        return next(called, own)

    @property
    def needs_curtain(self) -> bool:
        """Whether somebody else has to come to the screen before it goes on."""
        return self.wanted not in (NOBODY, self.viewer)

    @property
    def asks_viewer(self) -> bool:
        """Whether the question is for the person who looks, and nobody has to be heard first."""
        return self.asks_person and self.wanted == self.viewer and not self.waits_for_reply

    @property
    def holding(self) -> int:
        """The seat whose answer waits, so that who looks has time to talk."""
        held = self.viewer != NOBODY and self.wanted == self.viewer == self.heeding
        return self.pending.seat if held and self.pending is not None else NOBODY

    @property
    def held_for(self) -> str:
        """What that answer is about; empty if there is none."""
        pending = self.pending
        if pending is None:
            return ""
        return pending.source if pending.moment else pending.kind

    def look(self, seat: int) -> None:
        """From now on the screen is this seat's."""
        self.viewer = seat

    def look_away(self) -> None:
        """With several people nobody's secrets stay on the screen once they have answered."""
        if len(self.people) > 1 and self.wanted != self.viewer:
            self.look(NOBODY)

    # ------------------------------------------------------------ what people do

    def choose(self, option: str) -> None:
        """The person who looks answers the question."""
        pending = self.pending
        if pending is not None and self.asks_viewer:
            self.make(Choice(pending.kind, self.talk.answered(pending, option)))

    def make(self, choice: Choice) -> None:
        """Apply a choice of a person, or what people have agreed on."""
        self.cancel_thinking()
        self.match.apply(choice)
        self.talk.tidy()

    def let_go(self, seat: int, all_of_them: bool = False) -> None:
        """A person needs no more time now, or none for all that is like this."""
        self.talk.let_go(seat, all_of_them)

    def rewind(self, step: Callable[[], object]) -> None:
        """Take a choice back, or make it again."""
        self.cancel_thinking()
        self.talk.forget()
        step()

    def cancel_thinking(self) -> None:
        """Forget what an opponent was about to say: the question is another now."""
        self._asked = False
        self.talk.interrupt()
        self.answerer.cancel()

    # ------------------------------------------------------------ what goes on by itself

    def step(self, seconds: float = 0.0, pace: float = 0.0) -> bool:
        """Let talks and opponents go on; whether anything came of it.

        An opponent who thinks seems to do so for the seconds of `pace` at least.
        """
        pending = self.pending
        if pending is None:
            return False
        if not self._asked and self.talk.busy and self.talk.update():
            return True
        if self.rests:
            return False
        if not self._asked:
            if self.talk.busy:
                return False
            if self._needs_no_thought(pending):
                return True
        self._thought += seconds
        return self._thought >= pace and self._answers(pending)

    def _needs_no_thought(self, pending: Decision) -> bool:
        """Answer what answers itself, or ask who has to think; whether it is answered."""
        choice = self.talk.needless()
        if choice is not None:
            self.talk.unasked(choice)
            self.match.apply(choice)
            return True
        at_once = pending.choices()[0] if self._passes else self._ask(pending)
        if at_once is None:
            return False
        self.make(at_once)
        return True

    def _ask(self, pending: Decision) -> Choice | None:
        choice = self._who(pending).ask(pending)
        self._asked, self._thought = choice is None, 0.0
        return choice

    def _who(self, pending: Decision) -> Answerer:
        return self._others.get(pending.seat, self.answerer)

    def _answers(self, pending: Decision) -> bool:
        choice = self._who(pending).answer()
        if choice is None:
            return False
        self._asked = False
        self.talk.chooses(pending, choice)
        self.answering = pending.seat
        self.match.apply(choice)
        self.answering = NOBODY
        return True

    def run(self) -> bool:
        """Go on, however long it takes, until a person is wanted; False if the game is over."""
        while self.pending is not None and (self.talk.busy or not self.rests):
            if not self.step():
                self.answerer.wait()
        return self.pending is not None
