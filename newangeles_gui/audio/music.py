"""The score: a piece for each scene, and three in step that thicken with the threat.

The three pieces of play have the same bars and tempo. All three run at once, in a loop, on a
channel each, and only their volumes change: so a change never has to hit a moment, and they
cannot drift apart. A silent channel costs the mixer nothing, the memory is 54 MB in all.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from .blend import Blend
from .catalogue import Recording
from .device import FOREVER, Device
from .intensity import PIECES, Intensity
from .loudness import amplitude
from .shelf import Shelf
from .worker import Worker

if TYPE_CHECKING:
    from pygame.mixer import Sound

LOG: Final = logging.getLogger(__name__)
SILENCE: Final = ""
SCENES: Final[Mapping[str, tuple[str, ...]]] = {
    SILENCE: (),
    "title": ("title",),
    "play": PIECES,
    "results": ("results",),
}
FADE_IN: Final = 0.8  # seconds
FADE_OUT: Final = 1.2


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

    def follow_threat(self, threat: int, limit: int) -> None:
        """The score of play thickens and thins with the threat."""
        piece = self._intensity.follow(threat, limit)
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
