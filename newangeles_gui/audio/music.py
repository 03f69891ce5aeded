"""The score: a scene has one suite or several, and a suite thickens with the tension.

The pieces of a suite have the same bars and tempo. They run at once, on a channel each, and only
their volumes change: so a change never has to hit a moment. When a suite comes to its end the next
one of the scene follows. Shortly before, what is not heard of the old one is forgotten to make room
for the new one. Of a suite that others can follow only what is next to the tension is in memory,
two pieces while it is calm, 38 MB at most; if it rises beyond them, the next suite has it.
"""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from .device import Device, Worker, amplitude
from .sounds import Recording
from .suites import Intensity, Programme, Run, Suite

if TYPE_CHECKING:
    from pygame.mixer import Sound


Load: TypeAlias = "Callable[[str], Sound | None]"


class Shelf:
    """What is wanted soon and no longer than it is wanted; what plays is kept by who plays it."""

    __slots__ = ("_asked", "_load", "_lock", "_pieces", "_wanted", "_worker")

    def __init__(self, worker: Worker, load: Load) -> None:
        self._worker = worker
        self._load = load
        self._lock = threading.Lock()
        self._wanted: frozenset[str] = frozenset()
        self._asked: set[str] = set()
        self._pieces: dict[str, Sound | None] = {}  # None: it cannot be played

    def want(self, names: Iterable[str]) -> None:
        """From now on these pieces and no others."""
        with self._lock:
            self._wanted = frozenset(names)
            for name in self._pieces.keys() - self._wanted:
                del self._pieces[name]
            missing = sorted(self._wanted - self._pieces.keys() - self._asked)
            self._asked.update(missing)
        for name in missing:
            self._worker.do(lambda name=name: self._fetch(name))  # type: ignore[misc]

    def _fetch(self, name: str) -> None:
        with self._lock:
            wanted = name in self._wanted
        piece = self._load(name) if wanted else None
        with self._lock:
            self._asked.discard(name)
            # It may have become unwanted, or wanted again, in the meantime.
            if name in self._wanted and wanted:
                self._pieces[name] = piece
            again = name in self._wanted and not wanted
        if again:
            self.want(self._wanted)

    def pieces(self, names: Iterable[str]) -> Mapping[str, Sound] | None:
        """What can be played of these; None while some are not loaded yet."""
        with self._lock:
            if any(name not in self._pieces for name in names):
                return None
            found = {name: self._pieces[name] for name in names}
        return {name: piece for name, piece in found.items() if piece is not None}


LOG: Final = logging.getLogger(__name__)
SILENCE: Final = ""
FADE_IN: Final = 0.8  # seconds
FADE_OUT: Final = 1.2
AHEAD: Final = 3  # bars before its end a suite makes room for the next one
STEP: Final = 1 / 30  # seconds between two updates while something changes
LOADING: Final = 0.2  # and while it waits for a file


class Music:
    """What plays, what should play, and how loud."""

    def __init__(self, device: Device, worker: Worker, seed: int = 0) -> None:
        self._device = device
        self._seed = seed
        self._recordings: Mapping[str, Recording] = {}
        self._programme = Programme()
        self._shelf = Shelf(worker, self._load)
        self._intensity = Intensity()
        self._volume = 0.0
        self._muted = False
        self._held = False
        self._wanted = SILENCE
        self._playing = SILENCE
        self._run: Run | None = None
        self._leaving = False  # its end is near: only what is heard of it is kept
        self._gone: Run | None = None  # the one before, while it fades out
        self._crossing = 0.0  # seconds since it began to
        self._level = 0.0  # of the whole scene

    def open(self, recordings: Mapping[str, Recording]) -> None:
        """The device is there: load what is wanted."""
        self._recordings = recordings
        self._programme = Programme(recordings.values(), self._seed)
        self._send_for()

    def _load(self, name: str) -> Sound | None:
        recording = self._recordings.get(name)
        return self._device.load(recording.path) if recording else None

    def scene(self, name: str) -> None:
        """Change to the music of a scene; an empty name is silence."""
        if name and self._recordings and not self._programme.knows(name):
            LOG.warning("there is no music for %r", name)
        elif name != self._wanted:
            self._wanted = name
            self._send_for()

    @property
    def _coming(self) -> Suite | None:
        """What is to begin, soon."""
        if self._wanted != self._playing or self._leaving:
            return self._programme.next(self._wanted)
        return None

    def _send_for(self) -> None:
        if self._device.is_open and self._recordings:
            # Who wants no music needs no memory for it; what plays already stays.
            coming = self._coming if self._volume > 0 else None
            self._shelf.want(self._needed(coming) if coming else ())

    def _needed(self, suite: Suite) -> Sequence[str]:
        """The pieces of a suite that may be heard before the next one can begin."""
        level = self._intensity.level
        few = self._programme.has_others(self._wanted)
        return suite.pieces[max(0, level - 1) : level + 2] if few else suite.pieces

    def follow(self, tension: float) -> None:
        """The score of play thickens and thins with the tension, 0 to 1."""
        before, level = self._intensity.level, self._intensity.follow(tension)
        if self._run is not None:
            self._run.want(self._run.suite.piece(level))
        if level != before:
            self._send_for()

    def set_volume(self, percent: int) -> None:
        """0 to 100; at 0 nothing is loaded."""
        self._volume = amplitude(percent)
        self._send_for()
        self._mix()

    def mute(self, muted: bool) -> None:
        """Unheard, but going on."""
        self._muted = muted
        self._mix()

    def hold(self, held: bool) -> None:
        """The music stands still while the window has no focus."""
        self._held = held
        self._device.hold_music(held)

    @property
    def busy(self) -> bool:
        """Whether frames are needed: for a fade, or to begin when all is loaded."""
        if not self._device.is_open or self._held or not (self._volume or self._run):
            return False
        if self._run is None:
            coming = self._coming
            return coming is not None and self._shelf.pieces(self._needed(coming)) != {}
        return self._ending or self._level < 1 or self._run.blend.busy or self._gone is not None

    @property
    def rest(self) -> float | None:
        """For how many seconds nobody needs to call `update`; None for ever."""
        if self.busy:
            return STEP
        run = self._run
        if run is None or self._held or not self._volume or not self._device.is_open:
            return None
        if not self._leaving:
            if not self._has_others(run):
                return None
            return STEP if self._lacks(run) else run.until(AHEAD)
        coming = self._coming
        if coming is None or self._shelf.pieces(self._needed(coming)) is None:
            return LOADING
        return run.until(self._due(run))

    def update(self, seconds: float) -> None:
        """The real time since the last call passes."""
        if self._held or not self._device.is_open:
            return
        if self._run is None:
            self._begin()
            return
        lines = self._run.advance(seconds)
        self._fade_the_last(self._run, seconds)
        if self._ending:
            self._level -= seconds / FADE_OUT
            if self._level <= 0:
                self._stop()
        else:
            self._level = min(1.0, self._level + seconds / FADE_IN)
            self._follow_on(self._run, lines)
        self._mix()

    @property
    def _ending(self) -> bool:
        """Whether silence comes next: before another scene, or because no other suite is left."""
        if self._wanted != self._playing:
            return True
        return self._leaving and self._run is not None and not self._has_others(self._run)

    def _begin(self) -> None:
        suite = self._coming
        sounds = self._sounds_of(suite) if suite else None
        if suite and sounds:
            self._playing, self._level = self._wanted, 0.0
            self._start(suite, sounds)

    def _sounds_of(self, suite: Suite) -> Mapping[str, Sound] | None:
        """What can be played of a suite; None while it loads, or if that is nothing."""
        sounds = self._shelf.pieces(self._needed(suite))
        if sounds == {}:
            self._programme.leave_out(self._wanted, suite)
            self._send_for()
        return sounds or None

    def _start(self, suite: Suite, sounds: Mapping[str, Sound]) -> None:
        wish = suite.piece(self._intensity.level)
        first = wish if wish in sounds else next(iter(sounds))
        self._run, self._leaving = Run(self._device, suite, sounds, first), False
        self._run.begin()
        self._programme.heard(self._playing, suite)
        self._send_for()

    def _has_others(self, run: Run) -> bool:
        return self._programme.next(self._playing) not in (None, run.suite)

    def _due(self, run: Run) -> int:
        """With how many bars left the next suite begins: it waits for no other intensity."""
        same = run.suite.piece(self._intensity.level) == run.blend.wanted
        return 0 if same else run.suite.bars

    def _lacks(self, run: Run) -> bool:
        """Whether what should be heard is not in memory."""
        return not run.has(run.suite.piece(self._intensity.level))

    def _follow_on(self, run: Run, lines: int) -> None:
        """Near the end of a suite, or if it lacks what is wanted, make room for the next one."""
        if not self._leaving:
            settled = self._volume and self._level >= 1 and not run.blend.busy and not self._gone
            over = run.bars_left <= AHEAD or self._lacks(run)
            if settled and over and self._has_others(run):
                self._leaving = True
                run.let_go()
                self._send_for()
        elif lines and run.bars_left <= self._due(run):
            coming = self._coming
            sounds = self._sounds_of(coming) if coming else None
            if coming and sounds:
                self._gone, self._crossing = run, 0.0
                self._start(coming, sounds)

    def _fade_the_last(self, run: Run, seconds: float) -> None:
        if self._gone is not None:
            self._crossing += seconds
            if self._crossing >= run.suite.bar:
                self._gone.stop()
                self._gone = None

    def close(self) -> None:
        """Silence, and the memory is free."""
        self._wanted = SILENCE
        self._stop()
        self._send_for()

    def _stop(self) -> None:
        for run in (self._run, self._gone):
            if run is not None:
                run.stop()
        self._run, self._gone, self._playing, self._leaving = None, None, SILENCE, False
        self._send_for()

    def _mix(self) -> None:
        whole = 0.0 if self._muted else self._volume * max(0.0, self._level)
        if self._run is None:
            return
        if self._gone is None:
            self._run.mix(whole)
            return
        # Two suites have nothing in common: their powers add up to one.
        angle = math.pi / 2 * min(1.0, self._crossing / self._run.suite.bar)
        self._run.mix(whole * math.sin(angle))
        self._gone.mix(whole * math.cos(angle))
