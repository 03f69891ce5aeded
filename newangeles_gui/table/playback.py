"""What was told at once is shown one after the other, each with the view of its moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from newangeles_gui.titles.telling import Cue, gap, planned, telling_of

from .effects import Later
from .moment import ALWAYS, AT_END, SHOWN, SIGN, Moment, Place

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Sight

    from .act import TableAct
    from .effects import Animation
    from .moment import Staging
    from .picker import Target

Bringing = Callable[[], float]
FRAME: Final = 1 / 60
SPEEDS: Final = MappingProxyType({"1x": 1.0, "2x": 2.0, "4x": 4.0})
OFF: Final = "off"
# How many seconds something stays that waits for whoever looks; at other speeds without end.
STAYS: Final = MappingProxyType({"2x": 4.0, "4x": 1.5})
LOOK: Final = 0.1  # seconds between two looks at what waits
LONGEST: Final = 8.0  # seconds: a longer part of the queue is hurried
LEAST_MOVING: Final = 2.0  # of these for what moves, however much there is to read
MOST_HASTE: Final = 6.0
MOST_READING: Final = 1.5
LONGEST_FRAME: Final = 0.1  # after a hitch nothing is jumped over


class ShownEvent(NamedTuple):
    """An event to be shown, and the view of its moment; without a kind, how it is in the end."""

    kind: str
    facts: Facts
    view: Any  # of the title's own kind


@dataclass(slots=True)
class Trace:
    """Where the last event happened that was of another kind: from there comes what follows."""

    kind: str = ""
    newest: Target | None = None
    before: Target | None = None

    def follow(self, kind: str, where: Target | None) -> Target | None:
        """An event of a kind happens somewhere; where one of another kind was before."""
        if kind != self.kind:
            self.kind, self.before = kind, self.newest
        self.newest = where
        return self.before


def become(shown: Any, view: Any) -> None:
    """Make the view that the parts of a table hold the same as another one."""
    for field in fields(view):
        setattr(shown, field.name, getattr(view, field.name))


class Playback:
    """The queue of everything that is still to be seen.

    `shown` is the view that the parts of the table draw: always the same object, None before
    the first `show` or `add`. `hidden` is what they must not draw, because it is on its way or
    shown large: also always the same set. `on_change` is called after every change of these.
    `place` says where things are; what it does not know is not animated, but changes all the
    same. `listeners` hear each event when it begins to be shown. What `lead` gives
    brings into sight what it is about, and says how many seconds that takes. What waits stays
    until somebody goes on; who sets `opens_acts` shows the `act` that some events are told in.
    """

    def __init__(self, services: Services, place: Place, on_change: Callable[[], None]) -> None:
        self.services = services
        self.place, self.on_change = place, on_change
        self._tellings = services.box.title.tellings
        self._stagings = services.room.at_table().stagings
        self.shown: Any = None
        self.hidden: set[Target] = set()
        self.listeners: list[Callable[[str, Facts], None]] = []
        self.lead: Callable[[str, Facts], Bringing | None] = lambda kind, facts: None
        self.opens_acts = False
        self.act: TableAct | None = None
        self.holds = False  # whether it waits for whoever looks
        self.skipped = False  # whether something was not to be seen; who asks resets it
        self._queue: deque[ShownEvent] = deque()
        self._running: list[Animation] = []
        self._until = 0.0  # seconds until the next event, at the pace of the one before
        self._haste = 1.0  # of what moves
        self._reading = 1.0  # of what is to be read
        self._pace = 1.0  # that of the newest cue
        self._patience = 0.0  # seconds that it still waits; 0 is without end
        self._due = ""  # how what is shown now waits once it has been shown
        self._led: ShownEvent | None = None  # what has been brought into sight
        self._trace = Trace()

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen."""
        return bool(self._queue or self._running or self._until > 0 or self.holds)

    @property
    def waiting(self) -> int:
        """How many events have not begun to be shown."""
        late = sum(one.events for one in self._running if isinstance(one, Later))
        return sum(1 for step in self._queue if step.kind) + late

    @property
    def speed(self) -> str:
        """The speed that the player chose."""
        return str(self.services.settings.values["animation"])

    @property
    def pace(self) -> float:
        """How many times faster than usual things move."""
        return SPEEDS.get(self.speed, 1.0)

    def show(self, view: Any) -> Any:
        """From now on show this, at once; returns the view that the parts are to be made with."""
        self._forget()
        if self.shown is None:
            self.shown = replace(view)
        else:
            become(self.shown, view)
        return self.shown

    def _forget(self) -> None:
        self._queue.clear()
        self._drop(self._running)
        self.hidden.clear()
        self._until, self._haste, self._reading = 0.0, 1.0, 1.0
        self._led, self._trace = None, Trace()
        self.act, self.holds, self._patience, self._due = None, False, 0.0, ""

    def add(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Show these events after all others; then how it is after them."""
        if self.shown is None:
            self.shown = replace(before)
        elif not self._queue:
            become(self.shown, before)
        self._queue += [ShownEvent(*sight) for sight in told]
        self._queue.append(ShownEvent("", {}, after))
        if self.speed == OFF:
            self._rush()
            return
        self._hurry(LONGEST)
        self._advance()

    def _hurry(self, most: float) -> None:
        """A part of the queue that would take too long goes faster; reading only a little."""
        kinds: list[str] = []
        for step in self._queue:
            if self._cuts(step.kind):
                break
            kinds.append(step.kind)
        moving, reading = planned(self._tellings, kinds, self.services.kit.calm)
        self._reading = max(1.0, min(MOST_READING, reading / (LONGEST - LEAST_MOVING)))
        room = max(LEAST_MOVING, most - reading / self._reading)
        self._haste = max(1.0, min(MOST_HASTE, moving / room))

    def _cuts(self, kind: str) -> bool:
        """Whether a part of the queue ends before such an event."""
        telling = telling_of(self._tellings, kind)
        return telling.begins != "" or (isinstance(telling.cue, Cue) and telling.cue.most > 0)

    # what waits, and whoever looks

    def step(self) -> None:
        """Finish what is being shown, or go on where it waits."""
        if self.holds:
            self._go_on()
            return
        waits = self._due in (SHOWN, ALWAYS)
        self._drop([one for one in self._running if not (one.stays and waits)])
        while self.act is not None and self._queue and not self.holds:
            self._next()
        self._until = 0.0
        self._hide()
        self._advance()

    def skip(self) -> None:
        """Show everything at once."""
        changed = bool(self._queue or self.hidden or self.holds)
        self.skipped = self.skipped or changed
        self.act, self.holds, self._due = None, False, ""
        self._drop(self._running)
        self._rush(to_the_end=True)
        self._forget()
        if changed:
            self.on_change()

    def _go_on(self) -> None:
        self.act, self.holds, self._patience = None, False, 0.0
        self.on_change()
        if self.speed == OFF:
            self._drop(self._running)
            self._rush()
        else:
            self._advance()

    def _drop(self, effects: Sequence[Animation]) -> None:
        """These are not seen any more; what they had still to tell is told."""
        gone = list(effects)
        self._running = [one for one in self._running if one not in gone]
        for one in gone:
            if isinstance(one, Later):
                one.act()

    def _hold(self) -> None:
        """Wait for whoever looks; without animations only where it always waits."""
        always = self.act is not None or self._due == ALWAYS
        self.holds, self._due = always or self.speed != OFF, ""
        self._patience = STAYS.get(self.speed, 0.0) if self.holds else 0.0
        if self.holds:
            self.on_change()

    def _waits_before(self, step: ShownEvent) -> bool:
        """Whether what has been shown wants to be looked at before this."""
        if self.act is not None:
            return not self.act.belongs(step.kind)
        if self._due != AT_END:
            return self._due != ""
        return not step.kind or telling_of(self._tellings, step.kind).begins != ""

    # time

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        if not self.busy:
            return False
        if self._patience:
            self._patience = max(0.0, self._patience - seconds)
            if not self._patience:
                self._go_on()
        moves = bool(self._running) or not self.holds
        self._move(seconds, self.holds or self._due in (SHOWN, ALWAYS))
        self._advance()
        return moves

    def settle(self, seconds: float) -> bool:
        """What moves comes to rest and nothing new begins; whether the picture has changed."""
        if not self.moves:
            return False
        self._move(seconds, held=True)
        self._until = max(0.0, self._until)
        return True

    @property
    def moves(self) -> bool:
        """Whether something is still on its way."""
        return any(not one.resting for one in self._running)

    def _move(self, seconds: float, held: bool) -> None:
        seconds = min(seconds, LONGEST_FRAME) * self.pace
        for effect in self._running:
            effect.pass_time(seconds * (self._haste if effect.hasty else self._reading), held)
        self._running = [effect for effect in self._running if not effect.done]
        self._hide()
        self._until -= seconds * self._pace

    def wait(self) -> float | None:
        """Seconds until it wants `update`; None when nothing is left to see."""
        if self.holds and not self.moves:
            return LOOK if self._patience else None
        return FRAME if self.busy else None

    def _advance(self) -> None:
        """Begin everything that is due."""
        while self._queue and self._until <= 0 and not self.holds:
            self._next()
        if not self._queue or self.holds:
            self._until = max(0.0, self._until)
            if not self._running and not self._until:
                self._haste = self._reading = 1.0

    def _next(self) -> None:
        step = self._queue[0]
        if self._waits_before(step):
            self._hold()
        elif not self._leads(step):
            self._begin(self._queue.popleft())

    def _leads(self, step: ShownEvent) -> bool:
        """Whether what it is about has first to come into sight."""
        if self.act is not None or self._led is step or not step.kind:
            return False
        bring = self.lead(step.kind, step.facts)
        moving = max((one.left for one in self._running if not one.stays), default=0.0)
        if bring is None or not moving:
            self._led = step
        if bring is not None:  # what is still moving ends where it is seen
            self._until = max(FRAME, moving or bring() * self._pace)
        return bring is not None

    def _begin(self, step: ShownEvent) -> None:
        telling = telling_of(self._tellings, step.kind)
        moment, staging = self._moment(step)
        if self.act is not None or not isinstance(telling.cue, Cue):
            self._become(step)
        else:
            self._stage(step, moment, staging)
        if isinstance(telling.cue, Cue):
            following = self._queue[0].kind if self._queue else ""
            self._pace = self._reading if telling.cue.reading else self._haste
            self._until += gap(self._tellings, step.kind, following, self.services.kit.calm)
            if self._cuts(step.kind):
                self._hurry(telling.cue.most or LONGEST)

    def _moment(self, step: ShownEvent) -> tuple[Moment, Staging]:
        known = telling_of(self._tellings, step.kind).line(step.facts)
        moment = Moment(self.services, self._view, self.place, step.facts, known)
        where = self.services.room.at_table().place(self.services.box, step.kind, step.facts)
        moment.lately = self._trace.follow(step.kind, where)
        return moment, self._stagings.get(step.kind, SIGN)

    def _stage(self, step: ShownEvent, moment: Moment, staging: Staging) -> None:
        start = staging.start(moment) if staging.start else None
        seen = self.place(start) if start else None
        moment.start = seen.copy() if seen is not None else None
        moment.before = {name: getattr(self._view, name) for name in staging.keeps}
        self._become(step, staging.late)
        self._open(moment, staging)
        if self.act is None:
            staging.show(moment)
        self._running += moment.effects
        self._hide()

    def _open(self, moment: Moment, staging: Staging) -> None:
        """It may be told in a scene of its own, or wait."""
        if staging.opens is not None and self.opens_acts:
            self.act = staging.opens(moment)
        elif staging.waits is not None:
            self._due = staging.waits(moment) or self._due

    def _become(self, step: ShownEvent, late: float = 0.0) -> None:
        become(self._view, step.view)
        if late:
            kit = self.services.kit
            self._running.append(Later(kit, lambda: self._hear(step), late, events=1))
        else:
            self._hear(step)
        self.on_change()

    def _rush(self, to_the_end: bool = False) -> None:
        """Show everything at once, up to what waits even so."""
        passed: list[ShownEvent] = []
        while self._queue and not self.holds:
            if not to_the_end and self._waits_before(self._queue[0]):
                self._hold()
                continue
            step = self._queue.popleft()
            become(self._view, step.view)
            if self.act is not None:
                self.act.hear(step.kind, step.facts)
            elif not to_the_end:
                self._open(*self._moment(step))
            passed.append(step)
            self._listen(step)
            if self._due == ALWAYS:  # it is looked at: something has to be seen of it
                moment, staging = self._moment(step)
                staging.show(moment)
                self._running += [one for one in moment.effects if one.stays]
        self._sound(passed)
        self.on_change()

    def _hide(self) -> None:
        """Keep the set of what is on its way; the table redraws what comes and goes."""
        hidden = {target for effect in self._running for target in effect.hides}
        if hidden != self.hidden:
            self.hidden.clear()
            self.hidden.update(hidden)
            self.on_change()

    @property
    def _view(self) -> Any:
        assert self.shown is not None, "nothing has been shown yet"
        return self.shown

    def _hear(self, step: ShownEvent) -> None:
        self._sound([step])
        if step.kind and self.act is not None:
            self.act.hear(step.kind, step.facts)
        self._listen(step)

    def _sound(self, steps: Iterable[ShownEvent]) -> None:
        """What happens at once sounds together."""
        told = [(step.kind, step.facts) for step in steps if step.kind]
        if told:
            view = self._view
            player = view.seating[view.seat] if view.seat >= 0 else ""
            self.services.audio.hear(told, self._tellings, player)

    def _listen(self, step: ShownEvent) -> None:
        """The view is of its moment, however quickly all is shown."""
        for listener in self.listeners if step.kind else ():
            listener(step.kind, step.facts)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is on its way above the table."""
        for effect in sorted(self._running, key=lambda one: one.layer):
            effect.draw(surface)
