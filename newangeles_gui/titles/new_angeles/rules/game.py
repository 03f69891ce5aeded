"""A game in play: the state, the box it was taken from, and what has just happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from newangeles_gui.engine import (
    Choice,
    Decision,
    Event,
    Fact,
    Facts,
    Frame,
    IllegalChoice,
    machine,
)

from . import promises
from .assets import Window
from .box import Box
from .effect import Effect
from .state import NOBODY, Deal, State
from .trade import TRADE, Trade

Watcher: TypeAlias = "Callable[[Game], None]"


class Game:
    """The only door to a state: ask for the pending question, apply choices, read the events.

    With `record` off no events are made, which is what a search wants. With `forced` off even a
    question with a single answer is asked. The rules change the state first and tell then, so
    that who `watch`es, if anybody does, sees after each event what it says.
    """

    __slots__ = ("box", "events", "forced", "players", "record", "state", "watch")

    def __init__(self, box: Box, state: State, record: bool = True, forced: bool = True) -> None:
        self.box = box
        self.state = state
        self.record = record
        self.forced = forced
        self.players = len(state.corporations)  # how many play
        self.events: list[Event] = []
        self.watch: Watcher | None = None

    @property
    def pending(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""
        return self.state.pending

    @property
    def seating(self) -> list[str]:
        """Who plays, clockwise."""
        return self.state.corporations

    def apply(self, choice: Choice) -> list[Event]:
        """Apply an answer to the pending question, or a trade; IllegalChoice changes nothing."""
        self.events = []
        if choice.kind == TRADE:
            trade = Trade.parse(choice.option, self)
            try:
                trade.execute(self)
            except machine.Stop:  # R.6: a decision bound by the trade raised threat to 25
                self.state.stack.clear()
            self.run()
        else:
            machine.answer(self, self.state, self.state.stack, choice, self.forced)
        return self.events

    def take(self, option: str) -> None:
        """Apply one of the pending question's own options; unchecked, for who plays thousands."""
        if self.record:
            self.events = []
        machine.take(self, self.state, self.state.stack, option, self.forced)

    def run(self) -> None:
        """Go on until somebody has to decide."""
        machine.run(self, self.state, self.state.stack, self.forced)

    def clone(self, record: bool = False) -> Game:
        """An independent copy of the game."""
        return Game(self.box, self.state.clone(), record, self.forced)

    def push(self, frame: Frame) -> None:
        """Do this first."""
        self.state.stack.append(frame)

    def push_effect(self, program: str, seat: int, subject: int = NOBODY, window: str = "") -> None:
        """A player resolves a program of verbs, about a subject, before anything else."""
        self.state.stack.append(Effect(program, seat, subject, window))

    def open_window(self, name: str, subject: int = NOBODY) -> None:
        """Everybody with an ability for this moment may or must use it (65.4)."""
        owners = self.state.owners
        for asset in self.box.windows.get(name, ()):
            if asset in owners:
                self.state.stack.append(Window(name, subject))
                return

    def pop(self) -> None:
        """The top frame is done."""
        self.state.stack.pop()

    def tell(self, kind: str, /, **data: Fact) -> None:
        """Record a public fact."""
        if self.record:
            self.events.append(Event(kind, data))
            if self.watch is not None:
                self.watch(self)
        if self.state.promises:
            promises.watch(self, kind, data)

    def tell_some(self, kind: str, public: Facts, secret: Facts, *seats: int) -> None:
        """Record a fact of which some seats know more."""
        if self.record:
            self.events.append(Event(kind, public, secret, seats))
            if self.watch is not None:
                self.watch(self)
        if self.state.promises:
            promises.watch(self, kind, public)

    def name(self, seat: int) -> str:
        """The corporation in a seat."""
        return self.state.corporations[seat] if seat >= 0 else ""

    def seat_of(self, corporation: str) -> int:
        """The seat of a corporation; IllegalChoice if it does not play."""
        try:
            return self.state.corporations.index(corporation)
        except ValueError:
            playing = ", ".join(self.state.corporations)
            raise IllegalChoice(f"{corporation!r} does not play; playing are {playing}") from None

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise from one."""
        return [(first + step) % self.players for step in range(self.players)]

    def deal(self) -> Deal:
        """The deal in progress."""
        deal = self.state.deal
        assert deal is not None, "no deal in progress"
        return deal
