"""What ships of the opponents: the numbers behind them, and who they can be (ai/*.yaml)."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from newangeles_gui import paths
from newangeles_gui.content import Spec
from newangeles_gui.minds import Cast, Character, characters, tuning

from ..content.gathered import GAME

S = TypeVar("S", bound=Spec)


def tuning_file(name: str) -> Path:
    """Where the numbers of this name ship."""
    return tuning.tuning_file(paths.data_folder(GAME), name)


def read(spec: type[S], name: str, path: Path | None = None) -> S:
    """The numbers of this name that ship, or those of a file."""
    return tuning.read(spec, name, path or tuning_file(name))


def load_cast(path: Path | None = None) -> Cast:
    """The people of the city, or those of a file."""
    return characters.load_cast(path or tuning_file("characters"))


def character_named(name: str) -> Character:
    """The character of that name; an empty one is nobody in particular."""
    return characters.character_named(name, load_cast())
