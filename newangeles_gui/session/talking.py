"""The course of talks in a match: who approaches whom, when, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, cast

from newangeles_gui.ai.bargain import Answer
from newangeles_gui.ai.bargaining.appraisal import is_gift
from newangeles_gui.ai.bargaining.intents import PAY_DEBT, intent_of
from newangeles_gui.ai.bargaining.occasions import Step, for_whoever_backs, occasions, step_of
from newangeles_gui.ai.bargaining.proposals import SUPPORT
from newangeles_gui.engine.decisions import Choice, IllegalChoice

from .tasks import Agents, Result, Task, TaskKind

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box
    from newangeles_gui.rules.trade import Trade

    from .match import Match
    from .tasks import Subject

MOST_TRADES: Final = 4  # between opponents in one turn
OFFERS_EACH: Final = 2  # that somebody tries before it gives up

Talk: TypeAlias = "Generator[Task, Result, None]"
Negotiation: TypeAlias = "Generator[Task, Result, Trade | None]"


class Performer(Protocol):
    """Who does the thinking: a worker process, or this one."""

    @property
    def thinking(self) -> bool:
        """Whether a task is being worked at."""

    def begin(self, task: Task) -> None:
        """Begin with a task."""

    def result(self, wait: float = 0.0) -> Result | None:
        """What came of it, when it is there."""


class Here:
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


@dataclass(slots=True, frozen=True)
class Offer:
    """Somebody offers a person a trade; `said` is what for, a code with words."""

    by: int
    to: int
    trade: Trade
    moment: str
    said: str
    step: Step = ()


@dataclass(slots=True, frozen=True)
class Standing:
    """Each who backs an offer gets so much: one trade for each supporter."""

    by: int
    cards: int
    pays: int
    turn: int


@dataclass(slots=True, frozen=True)
class Spoken:
    """An offer between opponents, and whether they agreed on it or on something near it."""

    trade: Trade
    agreed: Trade | None


@dataclass(slots=True)
class Talking:
    """Lets opponents talk, step by step; ask `update` often, it never waits.

    What two opponents agree on is applied to the match. Offers to people lie in the tray until
    they are answered or their step is over.
    """

    match: Match
    performer: Performer
    tray: list[Offer] = field(default_factory=list)
    muted: set[int] = field(default_factory=set)
    standing: list[Standing] = field(default_factory=list)
    makes: Callable[[Choice], object] | None = None  # how a trade is made; the match's own way
    spoken: list[Spoken] = field(default_factory=list)
    _talk: Talk | None = None
    _stale: bool = False
    _step: Step = ()
    _done: set[Step] = field(default_factory=set)
    _refused: set[str] = field(default_factory=set)
    _trades: dict[int, int] = field(default_factory=dict)

    @property
    def step(self) -> Step:
        """What is being decided now; trades change nothing about that."""
        return step_of(self.match.view())

    @property
    def busy(self) -> bool:
        """Whether something may still be said before this decision is taken."""
        return not self.match.over and (self._talk is not None or self.step not in self._done)

    def offers_to(self, seat: int) -> list[Offer]:
        """What lies in the tray of a person."""
        return [one for one in self.tray if one.to == seat]

    def waits_for(self, seat: int) -> bool:
        """Whether a decision of somebody else waits until a person has answered an offer."""
        pending = self.match.pending
        return pending is not None and pending.seat != seat and bool(self.offers_to(seat))

    def update(self) -> bool:
        """Let the talks go on; whether something was agreed on or offered."""
        if self._stale:
            if self.performer.thinking and self.performer.result() is None:
                return False
            self._stale = False
        if self.step != self._step:
            self._new_step()
        self._tidy()
        if self._talk is None:
            if self.step in self._done:
                return False
            self._done.add(self.step)
            self._talk = self._course()
            return self._go_on(None)
        result = self.performer.result()
        return False if result is None else self._go_on(result)

    def interrupt(self) -> None:
        """What was going to be said no longer fits: something else has happened."""
        if self._talk is not None:
            self._talk = None
            self._stale = self.performer.thinking

    def _new_step(self) -> None:
        self.interrupt()
        self._step = self.step
        self._refused.clear()
        turn = self.match.game.state.turns_taken
        self.standing = [one for one in self.standing if one.turn == turn]

    def _go_on(self, result: Result | None) -> bool:
        assert self._talk is not None
        before = len(self.match.record.choices), len(self.tray)
        try:
            task = next(self._talk) if result is None else self._talk.send(result)
            self.performer.begin(task)
        except StopIteration:
            self._talk = None
        return before != (len(self.match.record.choices), len(self.tray))

    def _tidy(self) -> None:
        """Offers whose moment has passed are taken off the tray."""
        self.tray = [one for one in self.tray if one.step == self.step and self._fits(one.trade)]

    def _fits(self, trade: Trade) -> bool:
        try:
            trade.check(self.match.game)
        except IllegalChoice:
            return False
        return True

    # ------------------------------------------------------------ what people do

    def accept(self, offer: Offer) -> bool:
        """A person takes an offer; False if it is too late for that."""
        if offer in self.tray:
            self.tray.remove(offer)
        return self._apply(offer.trade)

    def refuse(self, offer: Offer) -> None:
        """A person does not want it; it is not offered again in this step."""
        if offer in self.tray:
            self.tray.remove(offer)
        self._refused.add(str(offer.trade))

    def offer_to_all(self, by: int, cards: int, pays: int) -> None:
        """Each who backs the offer of a seat with so many cards gets so much."""
        turn = self.match.game.state.turns_taken
        self.standing = [one for one in self.standing if one.by != by]
        if cards and pays:
            self.standing.append(Standing(by, cards, pays, turn))
            self._done.discard(self.step)

    # ------------------------------------------------------------ the course of a step

    def _course(self) -> Talk:
        step = self.step
        for standing in self.standing:
            yield from self._stand(standing)
            if self.step != step:
                return
        for seat, moment in occasions(self.match.view()):
            if self._is_opponent(seat):
                yield from self._approach(seat, moment)
            if self.step != step:
                return

    def _is_opponent(self, seat: int) -> bool:
        return seat >= 0 and self.match.plan.seats[seat].kind == "opponent"

    def _name(self, seat: int) -> str:
        return self.match.game.name(seat)

    def _approach(self, seat: int, moment: str) -> Talk:
        """Somebody makes its offers, until one is agreed on."""
        turn, me = self.match.game.state.turns_taken, self._name(seat)
        trades = cast("list[Trade]", (yield self._task("propose", seat, moment)))
        for trade in trades[:OFFERS_EACH]:
            partner = self.match.game.seat_of(trade.taker if trade.giver == me else trade.giver)
            if str(trade) in self._refused or self._trades.get(turn, 0) >= MOST_TRADES:
                continue
            if self._is_opponent(partner):
                agreed = yield from self._negotiate(seat, partner, trade)
                self.spoken.append(Spoken(trade, agreed))
                if agreed is not None and self._apply(agreed):
                    self._trades[turn] = self._trades.get(turn, 0) + 1
                    return
            elif self._tell(seat, partner, trade, moment):
                return

    def _negotiate(
        self, seat: int, partner: int, trade: Trade
    ) -> Generator[Task, Result, Trade | None]:
        """Two rounds: an offer, and what the other wants instead."""
        answer = cast("Answer", (yield self._task("answer", partner, trade)))
        if answer.accepts:
            return trade
        self._refused.add(str(trade))
        other = answer.instead
        if other is None or str(other) in self._refused:
            return None
        back = cast("Answer", (yield self._task("answer", seat, other, 1)))
        if back.accepts:
            return other
        self._refused.add(str(other))
        return None

    def _tell(self, seat: int, person: int, trade: Trade, moment: str) -> bool:
        """Lay an offer before a person; a debt is just paid. One at a step, none if muted."""
        said = intent_of(self.match.view(seat), trade, self._name(seat))
        if said == PAY_DEBT and is_gift(self._name(person), trade):
            return self._apply(trade)
        if seat in self.muted or self.offers_to(person) or not self._fits(trade):
            return False
        self.tray.append(Offer(seat, person, trade, moment, said, self.step))
        return True

    def _stand(self, standing: Standing) -> Talk:
        """An offer to all comes to the one who supports now."""
        trade = for_whoever_backs(self.match.view(), standing.by, standing.cards, standing.pays)
        pending = self.match.pending
        if trade is None or pending is None or str(trade) in self._refused:
            return
        if not self._fits(trade):
            return
        if not self._is_opponent(pending.seat):
            self._tell(standing.by, pending.seat, trade, SUPPORT)
            return
        answer = cast("Answer", (yield self._task("answer", pending.seat, trade)))
        self.spoken.append(Spoken(trade, trade if answer.accepts else None))
        if not (answer.accepts and self._apply(trade)):
            self._refused.add(str(trade))

    def _task(self, kind: TaskKind, seat: int, about: Subject, more: int = 0) -> Task:
        planned = self.match.plan.seats[seat]
        view = self.match.view(seat)
        return Task(kind, planned.level, view, about, more, planned.character)

    def _apply(self, trade: Trade) -> bool:
        if not self._fits(trade):
            return False
        try:
            (self.makes or self.match.apply)(trade.choice())
        except IllegalChoice:  # this game has seen too many trades
            return False
        return True
