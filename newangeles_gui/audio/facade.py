"""Everything to be heard, in one object for the application."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from newangeles_gui.settings import Settings
from newangeles_gui.titles.telling import Tellings

from .catalogue import read_catalogue
from .device import Device
from .ear import Burst, Ear, Events
from .music import STEP, Music
from .sounds import Sounds
from .worker import Worker


class Audio:
    """Sounds and music; every method may be called at any time and none ever fails.

    The device is opened in a thread, and only when a volume is above 0. Call `init` when the
    window is there: two parts of SDL must not start at the same time.
    """

    def __init__(self, folders: Sequence[Path], seed: int | None = None) -> None:
        """The seed draws the order of the music; without one every evening has its own."""
        self._folders = folders
        self._worker = Worker()
        self._device = Device()
        self._sounds = Sounds(self._device)
        drawn = int.from_bytes(os.urandom(8), "big") if seed is None else seed
        self._music = Music(self._device, self._worker, drawn)
        self._burst = Burst(self._sounds)
        self._ear = Ear()
        self._begun = False
        self._opening = False

    def init(self, settings: Settings) -> None:
        """Begin with the volumes that the player chose."""
        self.set_volumes(_percent(settings, "music"), _percent(settings, "sounds"))

    def set_volumes(self, music: int, sounds: int) -> None:
        """0 to 100 each, at once."""
        self._music.set_volume(music)
        self._sounds.set_volume(sounds)
        if not self._begun and (music > 0 or sounds > 0):
            self._begun = self._opening = True
            self._worker.do(self._open)

    def _open(self) -> None:
        if self._device.open():
            catalogue = read_catalogue(self._folders)
            self._sounds.open(catalogue.sounds)
            self._music.open(catalogue.music)
            self._sounds.preload()
        self._opening = False

    def wait(self, patience: float) -> bool:
        """Until all is loaded: for tests and measurements; tells whether it is."""
        return self._worker.finish(patience)

    def close(self) -> None:
        """Silence; the device is given back."""
        self._burst.clear()
        # A thread that hangs in a driver must not keep the program from ending.
        if self._worker.close():
            self._music.close()
            self._device.close()

    @property
    def is_open(self) -> bool:
        """Whether there is a device."""
        return self._device.is_open

    @property
    def busy(self) -> bool:
        """Whether `update` wants to be called soon although nothing moves on the screen."""
        return self._opening or self._burst.busy or self._music.busy

    @property
    def rest(self) -> float | None:
        """Seconds until `update` must be called although nothing moves; None for ever."""
        return STEP if self._opening or self._burst.busy else self._music.rest

    def update(self, seconds: float) -> None:
        """Once a frame, with the real time since the last one."""
        self._burst.update(seconds)
        self._music.update(seconds)

    def play(self, name: str) -> None:
        """One sound, now: for the interface."""
        self._sounds.play(name)

    def hear(self, events: Events, tellings: Tellings, player: str = "") -> None:
        """Events as told to a seat; `player` is its name, nothing for a spectator."""
        self._burst.add(self._ear.soundings(events, tellings, player))

    def scene(self, name: str) -> None:
        """The music of `title`, `play` or `results`; an empty name for none."""
        self._music.scene(name)

    def follow(self, tension: float) -> None:
        """The score thickens with the tension of the game, 0 to 1."""
        self._music.follow(tension)

    def mute(self, muted: bool) -> None:
        """Nothing is heard until it is called again with False; the volumes stay."""
        self._sounds.mute(muted)
        self._music.mute(muted)

    def focus(self, focused: bool) -> None:
        """The music waits while the window has no focus; sounds still call the player back."""
        self._music.hold(not focused)


def _percent(settings: Settings, name: str) -> int:
    value = settings.values.get(name, 0)
    return value if isinstance(value, int) else 0
