"""The one place that touches the mixer, which can be missing, and the thread that loads for it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

from pygame import mixer

from newangeles_gui.process import hushed

if TYPE_CHECKING:
    from pygame.mixer import Sound


LOG: Final = logging.getLogger(__name__)
RATE: Final = 44_100
SIZE: Final = -16
STEREO: Final = 2
BUFFER: Final = 1024  # samples: 23 ms; with half of that slow machines crackle
CHANNELS: Final = 24
MUSIC_CHANNELS: Final = 4  # the first ones
FOREVER: Final = -1

# `pygame.error` is a RuntimeError, and so is what a pygame without its mixer raises.
FAULTS: Final = (RuntimeError, OSError)

LOUDEST: Final = 100
LEAST: Final = 1 / 128  # the mixer knows no finer step


def amplitude(percent: int) -> float:
    """The square: half as loud to an ear is a quarter here; what is not 0 stays audible."""
    if percent <= 0:
        return 0.0
    return max(LEAST, (min(percent, LOUDEST) / LOUDEST) ** 2)


class Device:
    """The mixer, if there is one."""

    __slots__ = ("_opened", "_owned", "_reported")

    def __init__(self) -> None:
        self._opened = False
        self._owned = False
        self._reported: set[str] = set()

    @property
    def is_open(self) -> bool:
        """Whether anything can be heard."""
        return self._opened and mixer.get_init() is not None

    def open(self) -> bool:
        """Open the mixer; a mixer that somebody else has opened is used as it is."""
        try:
            if mixer.get_init() is None:
                # No changes allowed: surround sound would triple the memory of every piece.
                with hushed():
                    mixer.init(RATE, SIZE, STEREO, BUFFER, allowedchanges=0)
                self._owned = True
            mixer.set_num_channels(max(CHANNELS, mixer.get_num_channels()))
            mixer.set_reserved(MUSIC_CHANNELS)
        except FAULTS as error:
            LOG.info("no sound: %s", error)
            return False
        self._opened = True
        return True

    def close(self) -> None:
        """Everything stops."""
        if self.is_open:
            mixer.stop()
            if self._owned:
                mixer.quit()
        self._opened = False

    def load(self, path: Path) -> Sound | None:
        """A file ready to be played; None, with a line in the log, if it cannot be."""
        if not self.is_open:
            return None
        try:
            return mixer.Sound(str(path))
        except FAULTS as error:
            self._report(str(path), error)
            return None

    def _report(self, what: str, error: Exception) -> None:
        if what not in self._reported:
            self._reported.add(what)
            LOG.warning("%s cannot be played: %s", what, error)

    def is_free(self, channel: int) -> bool:
        """Whether nothing plays on a channel."""
        return self.is_open and not mixer.Channel(channel).get_busy()

    def start(self, channel: int, sound: Sound, loops: int = 0) -> bool:
        """Play; tells whether it plays."""
        if not self.is_open:
            return False
        try:
            mixer.Channel(channel).play(sound, loops)
        except FAULTS as error:
            self._report(f"channel {channel}", error)
            return False
        return True

    def stop(self, channel: int) -> None:
        """The channel is free again, and so is the memory of what it played."""
        if self.is_open:
            mixer.Channel(channel).stop()

    def hold_music(self, held: bool) -> None:
        """The music stands still, or goes on from where it stood."""
        if self.is_open:
            for number in range(MUSIC_CHANNELS):
                channel = mixer.Channel(number)
                channel.pause() if held else channel.unpause()


Job = Callable[[], None]
PATIENCE: Final = 1.0  # seconds; the longest job, a piece of music, takes a third of that


class Worker:
    """Does jobs one after the other; starts with the first one."""

    __slots__ = ("_closing", "_jobs", "_thread")

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def do(self, job: Job) -> None:
        """Have a job done, soon."""
        if self._closing.is_set():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="audio", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if not self._closing.is_set():
                job()

    def finish(self, patience: float) -> bool:
        """Wait until everything asked for so far is done; tells whether it is."""
        done = threading.Event()
        self.do(done.set)
        return done.wait(patience)

    def close(self) -> bool:
        """Leave out what is not begun; tells whether the thread has ended."""
        self._closing.set()
        if self._thread is None:
            return True
        self._jobs.put(None)
        self._thread.join(PATIENCE)
        return not self._thread.is_alive()
