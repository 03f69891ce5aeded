"""What there is to hear: the manifest that was measured when the sounds were made."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

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
