"""The only door to a state: ask for the pending question, apply choices, read the events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from newangeles_gui.engine import Event, IllegalChoice, give_answer, run_frames, take_option

if TYPE_CHECKING:
    from newangeles_gui.engine import Choice, Decision, Fact, Facts, Frame

    from .box import Box
    from .state import State

Watcher: TypeAlias = "Callable[[Game], None]"


class Game:
    """A game in play.

    With `record` off no events are made, which is what a search wants. With `forced` off even a
    question with a single answer is asked. The rules change the state first and tell then.
    """

    __slots__ = ("box", "events", "forced", "players", "record", "state", "watch")

    def __init__(self, box: Box, state: State, record: bool = True, forced: bool = True) -> None:
        self.box = box
        self.state = state
        self.record = record
        self.forced = forced
        self.players = len(state.players)  # how many play, the Sneak among them
        self.events: list[Event] = []
        self.watch: Watcher | None = None

    @property
    def pending(self) -> Decision | None:
        """The question that waits for an answer; None when the game is over."""
        return self.state.pending

    @property
    def seating(self) -> list[str]:
        """Who sits at the table, clockwise: the Sneak sits in the game itself (13.1)."""
        return self.state.persons

    def apply(self, choice: Choice) -> list[Event]:
        """Apply an answer to the pending question; IllegalChoice changes nothing."""
        self.events = []
        give_answer(self, self.state, self.state.stack, choice, self.forced)
        return self.events

    def take(self, option: str) -> None:
        """Apply one of the pending question's own options; unchecked, for who plays thousands."""
        if self.record:
            self.events = []
        take_option(self, self.state, self.state.stack, option, self.forced)

    def run(self) -> None:
        """Go on until somebody has to decide."""
        run_frames(self, self.state, self.state.stack, self.forced)

    def clone(self, record: bool = False) -> Game:
        """An independent copy of the game."""
        return Game(self.box, self.state.clone(), record, self.forced)

    def push(self, frame: Frame) -> None:
        """Do this first."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """The top frame is done."""
        self.state.stack.pop()

    def tell(self, kind: str, /, **data: Fact) -> None:
        """Record a public fact; hot loops ask first whether anything is recorded."""
        if self.record:
            self.events.append(Event(kind, data))
            if self.watch is not None:
                self.watch(self)

    def tell_some(self, kind: str, public: Facts, secret: Facts, *seats: int) -> None:
        """Record a fact of which some seats know more."""
        if self.record:
            self.events.append(Event(kind, public, secret, seats))
            if self.watch is not None:
                self.watch(self)

    def name(self, seat: int) -> str:
        """Who plays in a seat; nobody has no name."""
        return self.state.players[seat] if seat >= 0 else ""

    def seat_of(self, player: str) -> int:
        """The seat of a player; IllegalChoice if there is none."""
        try:
            return self.state.players.index(player)
        except ValueError:
            playing = ", ".join(self.state.players)
            raise IllegalChoice(f"{player!r} does not play; playing are {playing}") from None

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise from one."""
        return [(first + step) % self.players for step in range(self.players)]

    def decider(self, seat: int) -> int:
        """Who answers for a seat: the person for the Sneak (13.8c, 13.9, 13.11)."""
        return self.state.active if seat == self.state.sneak else seat
