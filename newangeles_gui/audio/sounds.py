"""What there is to hear, as the manifests say, and the effects of it.

Each class of effects has a few channels of its own, so no crowd drowns out an alarm.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import yaml

from .device import MUSIC_CHANNELS, Device, amplitude

if TYPE_CHECKING:
    from pygame.mixer import Sound


MANIFEST: Final = "sounds/manifest.yaml"
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(slots=True, frozen=True)
class Recording:
    """One file: its class says how much it matters; what follows the length only music has."""

    name: str
    path: Path
    rank: str
    seconds: float
    bar: float = 0.0  # seconds
    scene: str = ""
    suite: str = ""
    intensity: int = 0


@dataclass(slots=True, frozen=True)
class Catalogue:
    """All recordings by name."""

    sounds: Mapping[str, Recording] = field(default_factory=dict)
    music: Mapping[str, Recording] = field(default_factory=dict)


def read_catalogue(folders: Sequence[Path]) -> Catalogue:
    """All that the folders of assets have; of two with one name that of the first folder."""
    sounds: dict[str, Recording] = {}
    music: dict[str, Recording] = {}
    for found in map(_read, reversed(folders)):
        sounds |= found.sounds
        music |= found.music
    return Catalogue(sounds, music)


def _read(folder: Path) -> Catalogue:
    """One manifest; whatever is wrong with it is logged and left out."""
    path = folder / MANIFEST
    if folder.is_dir() and not path.parent.is_dir():
        return Catalogue()  # a title may have no sounds of its own
    try:
        data = yaml.load(path.read_bytes(), Loader=_LOADER)
        rate, sounds, music = data["rate"], data["sounds"].items(), data["music"].items()
    except (OSError, ValueError, yaml.YAMLError, LookupError, TypeError, AttributeError) as error:
        LOG.warning("%s cannot be read, so nothing of it is heard: %s", path, error)
        return Catalogue()

    def sound(name: str, entry: Any) -> Recording:
        length = float(entry["seconds"])
        return Recording(name, folder / str(entry["file"]), str(entry["class"]), length)

    def piece(name: str, entry: Any) -> Recording:
        plain = sound(name, entry)
        bar = entry["bar"] / rate
        if bar <= 0:
            raise ValueError("a bar must have a length")
        scene = str(entry.get("scene", name))
        suite, intensity = str(entry.get("suite", name)), int(entry.get("intensity", 0))
        return Recording(name, plain.path, plain.rank, plain.seconds, bar, scene, suite, intensity)

    return Catalogue(_readable(sounds, sound), _readable(music, piece))


def _readable(entries: Any, read: Callable[[str, Any], Recording]) -> dict[str, Recording]:
    found = {}
    for name, entry in entries:
        try:
            found[str(name)] = read(str(name), entry)
        except (LookupError, TypeError, ValueError, ArithmeticError) as error:
            LOG.warning("%s: the entry %s is wrong: %r", MANIFEST, name, error)
    return found


LOG: Final = logging.getLogger(__name__)
# The classes of the manifest, what matters most first, and how many of each sound at once.
AT_ONCE: Final[Mapping[str, int]] = {
    "alarm": 2,
    "finale": 1,
    "board": 3,
    "table": 3,
    "piece": 3,
    "card": 4,
    "interface": 3,
    "whisper": 1,
}
FAR: Final = 0.55  # how loud the other players' cards and coins are
# The same sound again: not before so many seconds, nor before that share of it is over.
SAME_AGAIN: Final = 0.06
SAME_SHARE: Final = 0.25

Clock = Callable[[], float]


def channels_of(rank: str) -> range:
    """The channels that a class has to itself."""
    first = MUSIC_CHANNELS
    for name, count in AT_ONCE.items():
        if name == rank:
            return range(first, first + count)
        first += count
    return range(0)


class Sounds:
    """Plays effects by name."""

    __slots__ = ("_clock", "_device", "_loaded", "_muted", "_recordings", "_started", "_volume")

    def __init__(self, device: Device, clock: Clock = time.monotonic) -> None:
        self._device = device
        self._clock = clock
        self._recordings: Mapping[str, Recording] = {}
        self._loaded: dict[str, Sound | None] = {}
        self._started: dict[str, float] = {}
        self._volume = 0.0
        self._muted = False

    def open(self, recordings: Mapping[str, Recording]) -> None:
        """The device is there."""
        self._recordings = recordings

    def preload(self) -> None:
        """Decode everything: for the worker, 50 ms in all."""
        for name in self._recordings:
            self._sound(name)

    def _sound(self, name: str) -> Sound | None:
        if name not in self._loaded:
            recording = self._recordings.get(name)
            self._loaded[name] = self._device.load(recording.path) if recording else None
        return self._loaded[name]

    def rank(self, name: str) -> str:
        """The class of a sound, empty if there is no such sound."""
        recording = self._recordings.get(name)
        return recording.rank if recording else ""

    def seconds(self, name: str) -> float:
        """How long a sound is."""
        recording = self._recordings.get(name)
        return recording.seconds if recording else 0.0

    def set_volume(self, percent: int) -> None:
        """0 to 100; heard at once, also of what plays already."""
        self._volume = amplitude(percent)
        self._apply()

    def mute(self, muted: bool) -> None:
        """Silent for now."""
        self._muted = muted
        self._apply()

    def _apply(self) -> None:
        # A copy: the worker may be adding to it.
        for sound in list(self._loaded.values()):
            if sound is not None and self._device.is_open:
                sound.set_volume(0.0 if self._muted else self._volume)

    def play(self, name: str, far: bool = False) -> bool:
        """Play a sound; tells whether it will be heard."""
        if not self._device.is_open or not self._volume or self._muted:
            return False
        if name not in self._recordings:
            self._report(name)
            return False
        if self._is_too_soon(name):
            return False
        channel = self._free_channel(self._recordings[name].rank)
        sound = self._sound(name) if channel is not None else None
        if channel is None or sound is None:
            return False
        sound.set_volume(self._volume * (FAR if far else 1.0))
        self._started[name] = self._clock()
        return self._device.start(channel, sound)

    def _report(self, name: str) -> None:
        if name not in self._loaded:
            self._loaded[name] = None
            LOG.warning("there is no sound %r", name)

    def _is_too_soon(self, name: str) -> bool:
        last = self._started.get(name)
        if last is None:
            return False
        return self._clock() - last < max(SAME_AGAIN, SAME_SHARE * self.seconds(name))

    def _free_channel(self, rank: str) -> int | None:
        free = (channel for channel in channels_of(rank) if self._device.is_free(channel))
        return next(free, None)
