"""The score: a piece for each scene, and three in step that thicken with the tension.

The three pieces of play have the same bars and tempo. All three run at once, in a loop, on a
channel each, and only their volumes change: so a change never has to hit a moment, and they
cannot drift apart. A silent channel costs the mixer nothing, the memory is 54 MB in all.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from .catalogue import Recording
from .device import FOREVER, Device, amplitude
from .worker import Worker

if TYPE_CHECKING:
    from pygame.mixer import Sound

LOG: Final = logging.getLogger(__name__)
SILENCE: Final = ""
PIECES: Final = ("play_calm", "play_tense", "play_critical")
SCENES: Final[Mapping[str, tuple[str, ...]]] = {
    SILENCE: (),
    "title": ("title",),
    "play": PIECES,
    "results": ("results",),
}
FADE_IN: Final = 0.8  # seconds
FADE_OUT: Final = 1.2
WHOLE: Final = 1.0
STEPS: Final = (0.40, 0.72)  # from this tension on the next piece
SLACK: Final = 0.06  # so far below the step before it goes back

Load: TypeAlias = "Callable[[str], Sound | None]"


class Intensity:
    """How thick the score is; a little up and down of the tension changes nothing."""

    __slots__ = ("_level",)

    def __init__(self) -> None:
        self._level = 0

    @property
    def piece(self) -> str:
        """The piece to be heard."""
        return PIECES[self._level]

    def follow(self, tension: float) -> str:
        """The piece for a tension, 0 to 1."""
        while self._level < len(STEPS) and tension >= STEPS[self._level]:
            self._level += 1
        while self._level and tension < STEPS[self._level - 1] - SLACK:
            self._level -= 1
        return self.piece


class Blend:
    """One piece, or two for the length of a bar; the shares always add up to one.

    Linear, because the pieces share their chords and their rain to the sample: equal power
    would make these swell in the middle.
    """

    __slots__ = ("_after", "_bar", "_before", "_place", "wanted")

    def __init__(self, piece: str, bar: float) -> None:
        self.wanted = piece
        self._before = self._after = piece
        self._bar = bar
        self._place = 0.0  # seconds since the last bar line

    @property
    def busy(self) -> bool:
        """Whether a change is going on or waits for its bar line."""
        return not self._before == self._after == self.wanted

    def advance(self, seconds: float) -> None:
        """Time passes; a change that is wanted begins at the next bar line and takes one bar."""
        lines, self._place = divmod(self._place + seconds, self._bar)
        for _ in range(min(int(lines), 2)):
            self._before, self._after = self._after, self.wanted

    def share(self, piece: str) -> float:
        """How much of a piece is heard, 0 to 1."""
        if self._before == self._after:
            return WHOLE if piece == self._after else 0.0
        progress = self._place / self._bar
        if piece == self._after:
            return progress
        return WHOLE - progress if piece == self._before else 0.0


class Shelf:
    """The pieces in memory, 18 MB each: loaded in the background, forgotten when not wanted."""

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


class Music:
    """What plays, what should play, and how loud."""

    def __init__(self, device: Device, worker: Worker) -> None:
        self._device = device
        self._recordings: Mapping[str, Recording] = {}
        self._shelf = Shelf(worker, self._load)
        self._intensity = Intensity()
        self._volume = 0.0
        self._muted = False
        self._held = False
        self._wanted = SILENCE
        self._playing = SILENCE
        self._sounds: Mapping[str, Sound] = {}
        self._heard: dict[str, float] = {}
        self._blend = Blend("", 1.0)
        self._level = 0.0  # of the whole scene

    def open(self, recordings: Mapping[str, Recording]) -> None:
        """The device is there: load what is wanted."""
        self._recordings = recordings
        self._send_for()

    def _load(self, name: str) -> Sound | None:
        recording = self._recordings.get(name)
        return self._device.load(recording.path) if recording else None

    def scene(self, name: str) -> None:
        """Change to the music of a scene; an empty name is silence."""
        if name not in SCENES:
            LOG.warning("there is no music for %r", name)
        elif name != self._wanted:
            self._wanted = name
            self._send_for()

    def _send_for(self) -> None:
        if self._device.is_open and self._recordings:
            # Who wants no music needs no memory for it; what plays already stays.
            needed = self._volume > 0 or self._wanted == self._playing
            self._shelf.want(SCENES[self._wanted] if needed else ())

    def follow(self, tension: float) -> None:
        """The score of play thickens and thins with the tension, 0 to 1."""
        piece = self._intensity.follow(tension)
        if piece in self._sounds:
            self._blend.wanted = piece

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
    def heard(self) -> Mapping[str, float]:
        """The pieces that run, and how loud each of them is."""
        return self._heard

    @property
    def busy(self) -> bool:
        """Whether frames are needed: for a fade, or to begin when all is loaded."""
        if not self._device.is_open or self._held or not (self._volume or self._playing):
            return False
        if self._wanted == self._playing:
            return bool(self._playing) and (self._level < 1 or self._blend.busy)
        # An empty mapping: loaded, and nothing of it can be played.
        return bool(self._playing) or self._shelf.pieces(SCENES[self._wanted]) != {}

    def update(self, seconds: float) -> None:
        """The real time since the last call passes."""
        if self._held or not self._device.is_open:
            return
        if not self._playing:
            self._begin()
            return
        self._blend.advance(seconds)
        if self._playing == self._wanted:
            self._level = min(1.0, self._level + seconds / FADE_IN)
        else:
            self._level -= seconds / FADE_OUT
            if self._level <= 0:
                self._stop()
        self._mix()

    def _begin(self) -> None:
        sounds = self._shelf.pieces(SCENES[self._wanted])
        if not sounds:
            return
        wish = self._intensity.piece
        first = wish if wish in sounds else next(iter(sounds))
        self._sounds, self._playing, self._level = sounds, self._wanted, 0.0
        self._blend = Blend(first, self._recordings[first].bar)
        self._mix()
        # One right after the other, well within one buffer of the device.
        for channel, sound in enumerate(sounds.values()):
            self._device.start(channel, sound, FOREVER)

    def close(self) -> None:
        """Silence, and the memory is free."""
        self._wanted = SILENCE
        self._send_for()
        self._stop()

    def _stop(self) -> None:
        self._device.stop_music()
        self._sounds, self._heard, self._playing = {}, {}, SILENCE

    def _mix(self) -> None:
        whole = 0.0 if self._muted else self._volume * max(0.0, self._level)
        for name, sound in self._sounds.items():
            volume = whole * self._blend.share(name)
            if self._heard.get(name) != volume:
                self._heard[name] = volume
                # Of the sound, not of its channel: playing would set that to full.
                sound.set_volume(volume)
