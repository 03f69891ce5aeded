"""Everything to be heard, in one object for the application: events, one after the other."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from newangeles_gui.engine import Facts
from newangeles_gui.titles.telling import Earshot, Memory, Tellings, telling_of

from .device import Device, Worker
from .music import STEP, Music
from .sounds import AT_ONCE, Sounds, read_catalogue

Events = Iterable[tuple[str, Facts]]
PARTIES: Final = ("player", "to", "of")
MOST: Final = 4  # that wait
# The next one comes when this share of a sound is over, within these bounds (seconds).
SHARE: Final = 0.3
SHORTEST: Final = 0.1
LONGEST: Final = 0.35
PRIORITIES: Final = tuple(AT_ONCE)


class Sounding(NamedTuple):
    """A sound to be played; what other players do at their end of the table is far."""

    sound: str
    far: bool = False


class Ear:
    """Hears events as one player does, and remembers what later sounds depend on."""

    __slots__ = ("_memory",)

    def __init__(self) -> None:
        self._memory: Memory = {}

    def soundings(self, events: Events, tellings: Tellings, listener: str) -> Iterator[Sounding]:
        """The sounds of events to a player, or to a spectator."""
        for kind, facts in events:
            telling = telling_of(tellings, kind)
            if telling.remembers is not None:
                telling.remembers(facts, self._memory)
            sound = telling.sound_for(Earshot(facts, listener, self._memory))
            if sound:
                yield Sounding(sound, telling.personal and _is_anothers(facts, listener))


def _is_anothers(facts: Facts, listener: str) -> bool:
    named = [facts[party] for party in PARTIES if party in facts]
    return bool(named and listener) and listener not in named


class Burst:
    """The sounds that wait for their turn; of too many only those that matter most are kept."""

    __slots__ = ("_waiting", "_sounds", "_wait")

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._waiting: list[Sounding] = []
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Whether sounds wait."""
        return bool(self._waiting)

    def add(self, soundings: Iterable[Sounding]) -> None:
        """Play these as well; the first one at once if nothing waits."""
        for sounding in soundings:
            self._add(sounding)
        by_rank = sorted(self._waiting, key=lambda one: PRIORITIES.index(self._rank(one)))
        self._waiting = [one for one in self._waiting if one in by_rank[:MOST]]
        self.update(0.0)

    def _add(self, sounding: Sounding) -> None:
        if not self._sounds.rank(sounding.sound):
            return
        for place, other in enumerate(self._waiting):
            if other.sound == sounding.sound:
                self._waiting[place] = Sounding(sounding.sound, sounding.far and other.far)
                return
        self._waiting.append(sounding)

    def _rank(self, sounding: Sounding) -> str:
        rank = self._sounds.rank(sounding.sound)
        return rank if rank in AT_ONCE else PRIORITIES[-1]

    def update(self, seconds: float) -> None:
        """Time passes."""
        self._wait = max(0.0, self._wait - seconds)
        while self._waiting and not self._wait:
            sounding = self._waiting.pop(0)
            if self._sounds.play(sounding.sound, sounding.far):
                length = self._sounds.seconds(sounding.sound)
                self._wait = min(LONGEST, max(SHORTEST, SHARE * length))

    def clear(self) -> None:
        """Nothing waits any more."""
        self._waiting.clear()


class Audio:
    """Sounds and music; every method may be called at any time and none ever fails.

    The device is opened in a thread, and only when a volume is above 0. It is opened when
    the window is there: two parts of SDL must not start at the same time.
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
