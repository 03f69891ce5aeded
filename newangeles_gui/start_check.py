"""Before the window opens: is what the game needs there and whole? A sentence for each trouble."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
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


def library_of(error: ImportError) -> str | None:
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


LIBRARY: Final = "pygame-ce"
MANIFEST: Final = "manifest.json"
SOUNDS: Final = "sounds/manifest.yaml"
FONTS: Final = "fonts"
AGAIN: Final = "install the game again"
FONT_STARTS: Final = (b"\x00\x01\x00\x00", b"OTTO", b"true")
PNG_START: Final = b"\x89PNG\r\n\x1a\n"
RIFF_HEAD: Final = 12  # bytes: RIFF, the length of the rest, WEBP


def problems(folders: Sequence[Path]) -> list[str]:
    """What is wrong, each with what to do about it; nothing if the game can start.

    In `folders` are its pictures and sounds.
    """
    missing = (problem for folder in folders for problem in picture_problems(folder))
    return [*library_problems(_library()), *missing]


def _library() -> ModuleType | None:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError:
        return None
    return pygame


def library_problems(library: ModuleType | None) -> list[str]:
    """The window needs pygame-ce; the older pygame has the same name and is not enough."""
    if library is None:
        return [f"{LIBRARY} is missing or damaged; {advice(LIBRARY)}"]
    if not getattr(library, "IS_CE", False):
        # Both lie in one folder, so the other has to go before this one comes again.
        return [
            f"pygame is installed where {LIBRARY} is needed; uninstall pygame, and then "
            f"{advice(LIBRARY)}"
        ]
    return []


def picture_problems(folder: Path) -> list[str]:
    """Every file that the manifest names has to be there and as long as it says itself."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        files = {str(entry["file"]) for entry in manifest.values()}
    except OSError as error:
        why = error.strerror or str(error)
        return [f"{folder / MANIFEST} cannot be read ({why}); {AGAIN}"]
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        return [f"{folder / MANIFEST} is damaged ({error}); {AGAIN}"]
    if not files:
        return [f"{folder / MANIFEST} names no pictures; {AGAIN}"]
    there = _sizes(folder, {file.rpartition("/")[0] for file in files} | {"sounds"})
    # A title may have no sounds of its own; where there are any, there is a list of them.
    needed = files | ({SOUNDS} if (folder / SOUNDS).parent.is_dir() else set())
    missing = sorted(file for file in needed if file not in there)
    damaged = sorted(file for file in files & there.keys() if _is_cut(folder, file, there[file]))
    return [
        f"{_count(names)} in {folder} {what}, the first is {names[0]}; {AGAIN}"
        for names, what in ((missing, "missing"), (damaged, "damaged"))
        if names
    ]


def _count(names: list[str]) -> str:
    return "1 file" if len(names) == 1 else f"{len(names)} files"


def _sizes(folder: Path, parents: set[str]) -> dict[str, int]:
    """The files of some folders with their lengths; a folder that is not there has none."""
    found = {}
    for parent in parents:
        try:
            with os.scandir(folder / parent) as entries:
                found.update({f"{parent}/{one.name}": one.stat().st_size for one in entries})
        except OSError:
            continue  # all that belongs into it is missing then
    return found


def _is_cut(folder: Path, file: str, size: int) -> bool:
    """Whether the beginning of a file shows that it is not what it should be."""
    kind = file.rpartition(".")[2]
    if size == 0 or kind not in ("webp", "png", "ttf", "otf"):
        return size == 0
    head = _head(f"{folder}/{file}")
    if kind == "png":
        return not head.startswith(PNG_START)
    if kind == "webp":
        length = int.from_bytes(head[4:8], "little") + 8
        return head[:4] != b"RIFF" or head[8:] != b"WEBP" or length > size
    return not head.startswith(FONT_STARTS)


def _head(path: str) -> bytes:
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError:
        return b""
    try:
        return os.read(handle, RIFF_HEAD)
    finally:
        os.close(handle)
