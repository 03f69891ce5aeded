"""A running match: the one place where choices are applied, recorded, told and saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from newangeles_gui.engine import Choice, Decision, Event, Fact, Facts, IllegalChoice, Told
from newangeles_gui.titles.telling import EVENTS, TAKEN_BACK

from .plan import REDO, UNDO, Plan, Record

if TYPE_CHECKING:
    from newangeles_gui.titles.title import AnyBox, AnyGame, AnyState, Extras, Outcome, Title


class Made(NamedTuple):
    """A choice that can be taken back: the state before it, and how many events it had."""

    before: AnyState
    choice: Choice
    events: int


class History:
    """The choices that can be taken back, newest last, and those that can be made again."""

    def __init__(self) -> None:
        self._past: list[Made] = []
        self._future: list[Choice] = []

    def made(self, step: Made, barrier: bool) -> None:
        """A choice was made; behind a barrier nothing can be taken back."""
        self._future.clear()
        if barrier:
            self._past.clear()
        else:
            self._past.append(step)

    def forget(self) -> None:
        """Nothing can be taken back or made again."""
        self._past.clear()
        self._future.clear()

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a choice was taken back and can be made again."""
        return bool(self._future)

    def undo(self) -> Made:
        """The newest choice, which can now be made again."""
        step = self._past.pop()
        self._future.append(step.choice)
        return step

    def redo(self) -> tuple[Choice, list[Choice]]:
        """The choice to make again, and those that can still be made again after it."""
        choice = self._future.pop()
        return choice, self._future[:]

    def resume_future(self, future: list[Choice]) -> None:
        """After making a choice again: what else can be."""
        self._future = future


MOST_CHOICES: Final = 10_000  # in one game; more could not be loaded in good time
# Choices without end, such as those of talks, are refused in the last part of these.
KEPT_FOR_PLAY: Final = 2_000

SPECTATOR: Final = -1  # the seat of whoever only looks on

# The same, with the view of that very moment, which is of the title's own kind.
Sight = tuple[str, Mapping[str, Fact], Any]
Listener = Callable[[list[Told]], None]
Spectacle = Callable[[list[Sight]], None]
AfterChange = Callable[["Match"], None]


class Match:
    """A game with its seats. Listeners hear the events as their seat may know them.

    Whoever looks gets each event with the view of its moment: the rules change the state first
    and tell then, so it shows what the event says.

    What is done after a change, saving above all, is done before anybody hears of it; and if one
    of them raises, the others get their turn all the same before the exception goes on.
    """

    def __init__(
        self, plan: Plan, game: AnyGame, record: Record | None = None, identity: str = ""
    ) -> None:
        self.plan = plan
        self.game: Any = game  # of the title's own kind
        self.record = record or Record()
        self.identity = identity
        self.extras = self.title.extras({})
        self.log: list[Event] = list(game.events)
        self._history = History()
        self._listeners: list[Callable[[list[Event]], None]] = []
        self._onlookers: list[Onlooker] = []
        self._after: list[AfterChange] = []

    @staticmethod
    def begin(box: AnyBox, plan: Plan, identity: str = "") -> Match:
        """A new game."""
        return Match(plan, box.title.rules.begin(box, plan.start), identity=identity)

    @property
    def title(self) -> Title:
        """The game that is played."""
        title: Title = self.game.box.title
        return title

    @property
    def pending(self) -> Decision | None:
        """The question that waits for an answer."""
        pending: Decision | None = self.game.pending
        return pending

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.state.over)

    @property
    def outcome(self) -> Outcome:
        """How the game has ended; as long as it goes on, nobody who plays may know."""
        return self.title.rules.outcome(self.game)

    def view(self, seat: int = SPECTATOR) -> Any:
        """What a seat may know: a view of the title's own kind."""
        return self.title.rules.view(self.game, seat)

    def allows(self, choice: Choice) -> bool:
        """Whether the rules would let a choice happen now that answers no question."""
        return self.title.rules.allows(self.game, choice)

    def listen(self, seat: int, listener: Listener) -> None:
        """Hear every event from now on as a seat (or a spectator) may know it."""
        self._listeners.append(partial(_tell, seat, listener))

    def look(self, seat: Callable[[], int], spectacle: Spectacle) -> None:
        """Hear every event from now on with the view that a seat had then; it may change seats."""
        onlooker = Onlooker(lambda: self.view(seat()), spectacle)
        self._onlookers.append(onlooker)
        self._listeners.append(onlooker.tell)
        self.game.watch = self._glance

    def _glance(self, game: AnyGame) -> None:
        """Something was told: note how it looks at this moment."""
        for onlooker in self._onlookers:
            onlooker.glance()

    def after_change(self, action: AfterChange) -> None:
        """Do something after every choice, undo, redo and arrangement: saving, for example."""
        self._after.append(action)

    def apply(self, choice: Choice) -> list[Event]:
        """Make a choice; IllegalChoice changes nothing."""
        late = len(self.record.choices) >= MOST_CHOICES - KEPT_FOR_PLAY
        if late and self.title.rules.endless(choice):
            raise IllegalChoice(f"too many {choice.kind}s in this game: it can only be played on")
        before = self.game.state.clone()
        events = self._make(choice)
        self._history.made(Made(before, choice, len(events)), self._is_barrier(before, events))
        self._changed(events)
        return events

    def _make(self, choice: Choice) -> list[Event]:
        for onlooker in self._onlookers:
            onlooker.views.clear()
        events: list[Event] = self.game.apply(choice)
        self.record.choices.append(str(choice))
        self.log += events
        return events

    def _is_barrier(self, before: AnyState, events: Sequence[Event]) -> bool:
        if not self.plan.agreements.undo or self.plan.agreements.iron:
            return True
        return self.title.rules.reveals(before, self.game, events)

    @property
    def can_undo(self) -> bool:
        """Whether the newest choice can be taken back."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back can be made again."""
        return self._history.can_redo

    def undo(self) -> list[Event]:
        """Take the newest choice back; IllegalChoice where that is not possible."""
        if not self.can_undo:
            raise IllegalChoice("nothing can be taken back: something new was seen since")
        undone = self._history.undo()
        self.game.state = undone.before
        self.record.choices.pop()
        self.record.mark(UNDO, str(undone.choice))
        assert self.pending is not None
        facts: Facts = {"player": self.game.name(self.pending.seat), EVENTS: undone.events}
        events = [Event(TAKEN_BACK, facts)]
        self.log += events
        self._glance(self.game)
        self._changed(events)
        return events

    def redo(self) -> list[Event]:
        """Make the choice again that was taken back last."""
        if not self.can_redo:
            raise IllegalChoice("nothing was taken back that could be made again")
        choice, future = self._history.redo()
        before = self.game.state.clone()
        self.record.mark(REDO, str(choice))
        events = self._make(choice)
        self._history.made(Made(before, choice, len(events)), barrier=False)
        self._history.resume_future(future)
        self._changed(events)
        return events

    def keep(self, extras: Extras) -> None:
        """Note what was said at the table: no choice, but it is saved like one."""
        if extras != self.extras:
            self.extras = extras
            _every(self._saving())

    def note(self, event: Event) -> None:
        """Tell everybody something that is neither a choice nor follows from one."""
        self.log.append(event)
        self._glance(self.game)
        _every(self._telling([event]))

    def _changed(self, events: list[Event]) -> None:
        _every(chain(self._saving(), self._telling(events)))

    def _saving(self) -> Iterator[Callable[[], None]]:
        return (partial(action, self) for action in self._after)

    def _telling(self, events: list[Event]) -> Iterator[Callable[[], None]]:
        return (partial(listener, events) for listener in self._listeners)


class Onlooker:
    """Somebody at the screen, who gets the views of the moments together with what was told."""

    def __init__(self, view: Callable[[], Any], spectacle: Spectacle) -> None:
        self.view, self.spectacle = view, spectacle
        self.views: list[Any] = []  # one for each event that is still to be told

    def glance(self) -> None:
        """Note how it looks now."""
        self.views.append(self.view())

    def tell(self, events: list[Event]) -> None:
        """Pass these on, as whoever looked may know them."""
        views, self.views = self.views, []
        told = zip(events, views, strict=True)
        self.spectacle([(event.kind, event.facts(view.seat), view) for event, view in told])


def _tell(seat: int, listener: Listener, events: list[Event]) -> None:
    listener([(event.kind, event.facts(seat)) for event in events])


def _every(actions: Iterator[Callable[[], None]]) -> None:
    """Do all of them, in order, also those after one that raises."""
    for action in actions:
        try:
            action()
        except Exception:
            _every(actions)
            raise
