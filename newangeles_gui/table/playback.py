"""What was told at once is shown one after the other, each with the view of its moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from newangeles_gui.titles.telling import Cue, Tellings, telling_of

from .moment import SIGN, Moment, Place

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Sight

    from .effects import Animation
    from .picker import Target

FRAME: Final = 1 / 60
SPEEDS: Final = MappingProxyType({"1x": 1.0, "2x": 2.0, "4x": 4.0})
OFF: Final = "off"
LONGEST: Final = 6.0  # seconds: a longer queue is hurried
LEAST_MOVING: Final = 2.0  # of these for what moves, however much there is to read
MOST_HASTE: Final = 6.0
MOST_READING: Final = 1.5
LONGEST_FRAME: Final = 0.1  # after a hitch nothing is jumped over
LONGEST_HIGHLIGHT: Final = 0.15  # seconds between cues where motion is reduced


class ShownEvent(NamedTuple):
    """An event to be shown, and the view of its moment; without a kind, how it is in the end."""

    kind: str
    facts: Facts
    view: Any  # of the title's own kind


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
    same. `listeners` hear each event when it begins to be shown.
    """

    def __init__(self, services: Services, place: Place, on_change: Callable[[], None]) -> None:
        self.services = services
        self.place, self.on_change = place, on_change
        self._tellings = services.box.title.tellings
        self._stagings = services.room.at_table().stagings
        self.shown: Any = None
        self.hidden: set[Target] = set()
        self.listeners: list[Callable[[str, Facts], None]] = []
        self.skipped = False  # whether something was not to be seen; who asks resets it
        self._queue: deque[ShownEvent] = deque()
        self._running: list[Animation] = []
        self._until = 0.0  # seconds until the next event, at the pace of the one before
        self._haste = 1.0  # of what moves
        self._reading = 1.0  # of what is to be read
        self._pace = 1.0  # that of the newest cue

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen."""
        return bool(self._queue or self._running or self._until > 0)

    @property
    def waiting(self) -> int:
        """How many events have not begun to be shown."""
        return sum(1 for step in self._queue if step.kind)

    @property
    def speed(self) -> str:
        """The speed that the player chose."""
        return str(self.services.settings.values["animation"])

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
        self._running.clear()
        self.hidden.clear()
        self._until, self._haste, self._reading = 0.0, 1.0, 1.0

    def add(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Show these events after all others; then how it is after them."""
        if self.shown is None:
            self.shown = replace(before)
        elif not self._queue:
            become(self.shown, before)
        self._queue += [ShownEvent(*sight) for sight in told]
        self._queue.append(ShownEvent("", {}, after))
        if self.speed == OFF:
            self.skip()
            return
        self._hurry()
        self._advance()

    def _hurry(self) -> None:
        """A queue that would take too long goes faster; what is to be read only a little."""
        kinds = [step.kind for step in self._queue if step.kind]
        moving, reading = planned(self._tellings, kinds, self.services.kit.calm)
        self._reading = max(1.0, min(MOST_READING, reading / (LONGEST - LEAST_MOVING)))
        room = max(LEAST_MOVING, LONGEST - reading / self._reading)
        self._haste = max(1.0, min(MOST_HASTE, moving / room))

    def skip(self) -> None:
        """Show everything at once."""
        changed = bool(self._queue or self.hidden)
        self.skipped = self.skipped or changed
        rest = list(self._queue)
        if rest:
            become(self._view, rest[-1].view)
        self._forget()
        self._hear(rest)
        if changed:
            self.on_change()

    def update(self, seconds: float) -> bool:
        """Time passes; whether the picture has changed."""
        if not self.busy:
            return False
        seconds = min(seconds, LONGEST_FRAME) * SPEEDS.get(self.speed, 1.0)
        for effect in self._running:
            effect.passed += seconds * (self._haste if effect.hasty else self._reading)
        self._running = [effect for effect in self._running if not effect.done]
        self._hide()
        self._until -= seconds * self._pace
        self._advance()
        return True

    def _advance(self) -> None:
        """Begin everything that is due."""
        while self._queue and self._until <= 0:
            self._begin(self._queue.popleft())
        if not self._queue:
            self._until = max(0.0, self._until)
            if not self._running and not self._until:
                self._haste = self._reading = 1.0

    def _begin(self, step: ShownEvent) -> None:
        telling = telling_of(self._tellings, step.kind)
        if not isinstance(telling.cue, Cue):
            become(self._view, step.view)
            self.on_change()
            self._hear([step])
            return
        staging, known = self._stagings.get(step.kind, SIGN), telling.line(step.facts)
        moment = Moment(self.services, self._view, self.place, step.facts, known)
        start = staging.start(moment) if staging.start else None
        seen = self.place(start) if start else None
        moment.start = seen.copy() if seen is not None else None
        become(self._view, step.view)
        self.on_change()
        self._hear([step])
        staging.show(moment)
        self._running += moment.effects
        self._hide()
        following = self._queue[0].kind if self._queue else ""
        self._pace = self._reading if telling.cue.reading else self._haste
        self._until += gap(self._tellings, step.kind, following, self.services.kit.calm)

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

    def _hear(self, steps: Iterable[ShownEvent]) -> None:
        told = [(step.kind, step.facts) for step in steps if step.kind]
        if not told:
            return
        view = self._view
        player = view.seating[view.seat] if view.seat >= 0 else ""
        self.services.audio.hear(told, self._tellings, player)
        for listener in self.listeners:
            for kind, facts in told:
                listener(kind, facts)

    def wait(self) -> float | None:
        """Seconds until it wants `update`; None when nothing is left to see."""
        return FRAME if self.busy else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is on its way above the table."""
        for effect in sorted(self._running, key=lambda one: one.layer):
            effect.draw(surface)


def gap(tellings: Tellings, kind: str, following: str, calm: bool) -> float:
    """How long after an event the next one begins."""
    cue, after = telling_of(tellings, kind).cue, telling_of(tellings, following).cue
    if not isinstance(cue, Cue):
        return 0.0
    together = isinstance(after, Cue) and cue.lane != "" and cue.lane == after.lane
    seconds = cue.stagger if together else cue.seconds
    return min(seconds, LONGEST_HIGHLIGHT) if calm and not cue.reading else seconds


def planned(tellings: Tellings, kinds: Iterable[str], calm: bool) -> tuple[float, float]:
    """How long these take one after the other: what can be hurried, and what is read."""
    moving = reading = 0.0
    for kind, following in pairwise([*kinds, ""]):
        cue, seconds = telling_of(tellings, kind).cue, gap(tellings, kind, following, calm)
        if isinstance(cue, Cue) and cue.reading:
            reading += seconds
        else:
            moving += seconds
    return moving, reading
