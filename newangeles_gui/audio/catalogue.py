"""What there is to hear, as it was measured when it was made, and the order of the music."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from newangeles_gui.engine import rng


@dataclass(slots=True, frozen=True)
class Suite:
    """Pieces in step from calm to critical: as long as each other, with the same bars."""

    name: str
    pieces: tuple[str, ...]
    bars: int
    bar: float  # seconds

    def piece(self, intensity: int) -> str:
        """The piece of an intensity, from 0."""
        return self.pieces[min(intensity, len(self.pieces) - 1)]


def suites_of(recordings: Iterable[Recording]) -> dict[str, list[Suite]]:
    """The suites of each scene."""
    together: dict[tuple[str, str], list[Recording]] = {}
    for one in sorted(recordings, key=lambda one: one.intensity):
        together.setdefault((one.scene, one.suite), []).append(one)
    scenes: dict[str, list[Suite]] = {}
    for (scene, name), pieces in together.items():
        first = pieces[0]
        bars = max(1, round(first.seconds / first.bar))
        names = tuple(piece.name for piece in pieces)
        scenes.setdefault(scene, []).append(Suite(name, names, bars, first.bar))
    return scenes


class Programme:
    """The suites of each scene in a drawn order: none comes again before all others were heard."""

    __slots__ = ("_rounds",)

    def __init__(self, recordings: Iterable[Recording] = (), seed: int = 0) -> None:
        self._rounds = suites_of(recordings)
        state = rng.seed(seed)
        for _, suites in sorted(self._rounds.items()):
            suites.sort(key=lambda suite: suite.name)
            state = rng.shuffle(suites, state)

    def knows(self, scene: str) -> bool:
        """Whether there is music for a scene."""
        return scene in self._rounds

    def next(self, scene: str) -> Suite | None:
        """What was not heard for the longest time; None if there is nothing."""
        suites = self._rounds.get(scene)
        return suites[0] if suites else None

    def has_others(self, scene: str) -> bool:
        """Whether another suite can follow each of a scene."""
        return len(self._rounds.get(scene, ())) > 1

    def heard(self, scene: str, suite: Suite) -> None:
        """It begins: now all others come before it."""
        suites = self._rounds[scene]
        suites.remove(suite)
        suites.append(suite)

    def leave_out(self, scene: str, suite: Suite) -> None:
        """It cannot be played."""
        self._rounds[scene].remove(suite)


LOG: Final = logging.getLogger(__name__)
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
