"""The libraries that the game needs, and what to do where one is missing or damaged."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import MappingProxyType
from typing import Final

# By the name under which each is imported; the launcher writes the file into its environments.
DISTRIBUTIONS: Final = MappingProxyType(
    {
        "pygame": "pygame-ce",
        "yaml": "PyYAML",
        "platformdirs": "platformdirs",
        "pydantic": "pydantic",
        "pydantic_core": "pydantic-core",
        "tomlkit": "tomlkit",
        "annotated_types": "annotated-types",
        "typing_extensions": "typing-extensions",
        "typing_inspection": "typing-inspection",
    }
)
LAUNCHERS_MARK: Final = "made-by-play.py"


def of(error: ImportError) -> str | None:
    """The library that could not be imported; None if it is none of those that are needed."""
    return DISTRIBUTIONS.get((error.name or "").partition(".")[0])


def advice(library: str) -> str:
    """What helps, where this program is installed."""
    if hasattr(sys, "frozen"):
        return "install the game again"
    if (Path(sys.prefix) / LAUNCHERS_MARK).is_file():
        return (
            "start the game with 'python3 play.py', which fetches again what is missing; "
            f"if that does not help, delete the folder {sys.prefix} and start it once more"
        )
    if importlib.util.find_spec("pip") is None:
        return f"install {library} again in {sys.prefix}"
    return f"run '{sys.executable} -m pip install --force-reinstall {library}'"
