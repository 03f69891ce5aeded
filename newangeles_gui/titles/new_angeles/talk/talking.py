"""The talks in a match: opponents among each other, and their offers to people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from newangeles_gui.engine import IllegalChoice
from newangeles_gui.minds import Task, heard
from newangeles_gui.session import Answering

from ..minds.bargaining import FOR_ALL, PAY_DEBT, Conversation, StandingOffer, intent_of, is_gift
from ..minds.tasks import Agents, Result
from ..rules import SPECTATOR
from .arrangements import Arrangements, arranged

if TYPE_CHECKING:
    from newangeles_gui.session import Match

    from ..minds.bargaining import Ask, Said, Step, Talk
    from ..rules import Box, Trade, View


class Performer(Protocol):
    """Who does the thinking: a worker process, or this one."""

    @property
    def thinking(self) -> bool:
        """Whether a task is being worked at."""

    def begin(self, task: Task) -> None:
        """Begin with a task."""

    def result(self, wait: float = 0.0) -> Result | None:
        """What came of it, when it is there."""

    def cancel(self) -> None:
        """Forget the task."""


class OnTheSpot(Answering):
    """Does the thinking on the spot: for the text game and for games without a screen."""

    def __init__(self, box: Box) -> None:
        self.agents = Agents(box)
        self._task: Task | None = None

    @property
    def thinking(self) -> bool:
        """Whether a task waits."""
        return self._task is not None

    def begin(self, task: Task) -> None:
        """Keep the task."""
        self._task = task

    def result(self, wait: float = 0.0) -> Result | None:
        """Do it."""
        task, self._task = self._task, None
        return None if task is None else self.agents.perform(task)

    def wait(self) -> None:
        """What is asked here is done at once."""

    def cancel(self) -> None:
        """Forget the task."""
        self._task = None


@dataclass(slots=True, frozen=True)
class Offer:
    """Somebody offers a person a trade; `said` is what for, a code with words."""

    by: int
    to: int
    trade: Trade
    moment: str
    said: str
    step: Step = ()


class Talking:
    """Lets opponents talk, step by step; ask `update` often, it never waits.

    What two opponents agree on is applied to the match. Offers to people lie in the tray until
    they are answered or their step is over; opponents make one to each person in a step.
    Everything is said once about each position. What is interrupted comes later, or anew when
    somebody else has changed the position meanwhile.
    """

    def __init__(
        self,
        match: Match,
        performer: Performer,
    ) -> None:
        self.match = match
        self.performer = performer
        self.tray: list[Offer] = []
        kept = arranged(match)
        self.muted = set(kept.muted)  # a person, and the seat it does not listen to
        self.conversation = Conversation(self, kept.standing[:])
        self._told: set[int] = set()  # people who had an offer of an opponent in this step
        self._talk: Talk | None = None
        self._asked: Ask | None = None  # what was asked last in the talk
        self._waits = False  # whether that has to be asked again
        self._held: list[int] = []  # the positions of the newest talk, one after each of its trades
        self._done: set[int] = set()  # positions about which everything is said
        self._seen = 0  # the position that the tray is tidied for
        self._resume(kept)

    def _resume(self, kept: Arrangements) -> None:
        """What was refused before the decision that waits still is."""
        step = self.conversation.now()
        self.conversation.turn_to(step)
        if kept.step == _text_of(step):
            self.conversation.refused |= kept.refused
            self._told |= kept.told

    @property
    def busy(self) -> bool:
        """Whether something may still be said before this decision is taken."""
        if self.match.over:
            return False
        position = self._position
        return self._talk is not None or position != self._seen or position not in self._done

    @property
    def _position(self) -> int:
        """All choices and trades so far make it up."""
        return hash(tuple(self.match.record.choices))

    def offers_to(self, seat: int) -> list[Offer]:
        """What lies in the tray of a person."""
        return [one for one in self.tray if one.to == seat]

    def waits_for(self, seat: int) -> bool:
        """Whether a decision of somebody else waits until a person has answered an offer."""
        pending = self.match.pending
        return pending is not None and pending.seat != seat and bool(self.offers_to(seat))

    def update(self) -> bool:
        """Let the talks go on; whether something was agreed on or offered."""
        step, position = self.tidy(), self._position
        self._seen = position
        if self._waits:
            return self._ask_again()
        if self._talk is not None:
            result = self.performer.result()
            return False if result is None else self._go_on(result)
        if position in self._done or not step or self.performer.thinking:
            return False
        self._talk, self._held = self.conversation.course(), [position]
        return self._go_on(None)

    def tidy(self) -> Step:
        """Take off the tray what no longer fits now, and turn to this step of the game."""
        step = self.conversation.now()
        if self._talk is not None and self._position != self._held[-1]:
            self._drop()
        if step != self.conversation.step:
            self._turn_to(step)
        self.tray = [one for one in self.tray if one.step == step and self.fits(one.trade)]
        return step

    def interrupt(self) -> None:
        """What is being thought about has to wait; it comes back with `update`."""
        if self._talk is not None and not self._waits:
            self._waits = True
            self.performer.cancel()

    def _ask_again(self) -> bool:
        """Nothing has changed since the interruption: the talk goes on where it was."""
        if self._asked is not None and not self.performer.thinking:
            self._waits = False
            self.performer.begin(self._task(self._asked))
        return False

    def _drop(self) -> None:
        """Somebody else has changed the position: what was going to be said no longer fits."""
        self.interrupt()
        self._talk, self._waits = None, False

    def _turn_to(self, step: Step) -> None:
        """Another decision; an offer without an answer comes again if this is taken back."""
        if self.tray:
            self._done.difference_update(self._held)
        self._told.clear()
        self.conversation.turn_to(step)
        self._keep()

    def _go_on(self, result: Result | None) -> bool:
        assert self._talk is not None
        before = len(self.match.record.choices), len(self.tray)
        try:
            said = cast("Said", result)
            self._asked = next(self._talk) if result is None else self._talk.send(said)
            self.performer.begin(self._task(self._asked))
        except StopIteration:
            self._talk = None
        self._seen = self._position
        if self.conversation.now() == self.conversation.step:  # else this is another decision
            self._held.append(self._seen)
        if self._talk is None:
            self._done.update(self._held)
        self._keep()
        return before != (len(self.match.record.choices), len(self.tray))

    def _task(self, ask: Ask) -> Task:
        planned = self.match.plan.seats[ask.seat]
        view = self.match.view(ask.seat)
        public = heard(self.match.log, SPECTATOR, self.match.title.tellings)
        return Task(
            ask.kind, planned.level, view, ask.about, ask.attempt, planned.character, public
        )

    def _keep(self) -> None:
        """Have the match save what holds beyond this moment."""
        conversation = self.conversation
        refused = {one for one in conversation.refused if self._is_of_people(one)}
        told = self._told - {one.to for one in self.tray}  # who has not answered is told again
        step = _text_of(conversation.step) if refused or told else ""
        standing = conversation.standing[:]
        self.match.keep(Arrangements(set(self.muted), standing, step, refused, told))

    def _is_of_people(self, trade: str) -> bool:
        """What opponents refuse one another they refuse again, whenever they are asked."""
        players, seats = self.match.plan.start.players, self.match.plan.seats
        pair = [word.partition("=")[2] for word in trade.split()[:2]]
        return any(
            seat.kind == "person" and name in pair
            for name, seat in zip(players, seats, strict=True)
        )

    # ------------------------------------------------------------ what people do

    def accept(self, offer: Offer) -> bool:
        """A person takes an offer; False if it is too late for that."""
        if offer in self.tray:
            self.tray.remove(offer)
        return self.trade(offer.trade)

    def refuse(self, offer: Offer) -> None:
        """A person does not want it; it is not offered again in this step."""
        if offer in self.tray:
            self.tray.remove(offer)
        self.conversation.refused.add(str(offer.trade))
        self._keep()

    def propose_instead(self, person: int, seat: int) -> None:
        """A person makes a proposal of their own to a seat: that refuses what it has offered."""
        for offer in self.offers_to(person):
            if offer.by == seat:
                self.refuse(offer)

    def mute(self, seat: int, person: int) -> None:
        """A person takes no more offers from a seat, or listens to it again."""
        self.muted ^= {(person, seat)}
        self.tray = [one for one in self.tray if (one.to, one.by) not in self.muted]
        self._keep()

    def offer_to_all(self, by: int, cards: int, pays: int, to: tuple[int, ...] = ()) -> None:
        """Each who backs the offer of a seat with so many cards gets so much; 0 is no more."""
        conversation = self.conversation
        turn = self.match.game.state.turns_taken
        conversation.standing = [one for one in conversation.standing if one.by != by]
        if cards and pays:
            conversation.standing.append(StandingOffer(by, cards, pays, turn, to))
            self._drop()
            self._done.discard(self._position)
        self._keep()

    def stands(self, by: int) -> StandingOffer | None:
        """The offer to several that a seat has made in this turn."""
        turn = self.match.game.state.turns_taken
        return next(
            (one for one in self.conversation.standing if (one.by, one.turn) == (by, turn)), None
        )

    # ------------------------------------------------------------ the floor

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know."""
        seen: View = self.match.view(seat)
        return seen

    def talks(self, seat: int) -> bool:
        """Whether an opponent sits there."""
        return seat >= 0 and self.match.plan.seats[seat].kind == "opponent"

    def fits(self, trade: Trade) -> bool:
        """Whether the rules would let a trade happen."""
        return self.match.allows(trade.choice())

    def trade(self, trade: Trade) -> bool:
        """Make a trade; whether it could be made."""
        if not self.fits(trade):
            return False
        try:
            self.match.apply(trade.choice())
        except IllegalChoice:  # this game has seen too many trades
            return False
        return True

    def tell(self, seat: int, person: int, trade: Trade, moment: str) -> bool:
        """Lay an offer before a person; a debt is just paid. One in a step, none if muted."""
        name = self.match.game.name
        said = moment
        if moment != FOR_ALL:
            said = intent_of(self.match.view(seat), trade, name(seat))
        if said == PAY_DEBT and is_gift(name(person), trade):
            return self.trade(trade)
        if self.match.plan.seats[person].kind != "person" or (person, seat) in self.muted:
            return False
        told = self.talks(seat) and person in self._told
        if told or self.offers_to(person) or not self.fits(trade):
            return False
        if self.talks(seat):
            self._told.add(person)
        step = self.conversation.now()
        self.tray.append(Offer(seat, person, trade, moment, said, step))
        return True


def _text_of(step: Step) -> str:
    """A step as a save has it."""
    return " ".join(str(one) for one in step)
