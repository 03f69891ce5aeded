"""Which version this is: its number, and the commit that it was made from.

A wheel and a packaged program carry the commit in a small file that is written when they are
built; in a checkout it is read from the repository's own files, without running anything.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from newangeles_gui import __version__, paths

FILE: Final = "_commit.txt"
SHOWN: Final = 10  # letters
COMMIT: Final = re.compile(r"[0-9a-f]{40,64}")
LONGEST: Final = 1_000_000  # bytes of a list of branches


def version() -> str:
    """The number of the version, with the commit if that is known."""
    made_from = commit()
    return f"{__version__} ({made_from[:SHOWN]})" if made_from else __version__


def commit() -> str:
    """The commit that this program was made from; empty if nothing tells."""
    written = _line(paths.PACKAGE / FILE)
    if COMMIT.fullmatch(written):
        return written
    return checked_out(paths.PACKAGE.parent)


def checked_out(checkout: Path) -> str:
    """The commit that a checkout stands at; empty if it is none."""
    folder = _repository(checkout)
    head = _line(folder / "HEAD")
    if not head.startswith("ref: "):
        return head if COMMIT.fullmatch(head) else ""
    branch = head.removeprefix("ref: ")
    for place in (folder, _common(folder)):
        found = _line(place / branch)
        if COMMIT.fullmatch(found):
            return found
    return _packed(_common(folder) / "packed-refs", branch)


def _repository(checkout: Path) -> Path:
    """The folder of the repository; a second working tree has a file that names it."""
    inside = checkout / ".git"
    if inside.is_file():
        return checkout / _line(inside).removeprefix("gitdir: ")
    return inside


def _common(folder: Path) -> Path:
    """Where the branches are that several working trees share."""
    named = _line(folder / "commondir")
    return folder / named if named else folder


def _packed(path: Path, branch: str) -> str:
    for line in _text(path).splitlines():
        found, _, name = line.partition(" ")
        if name == branch and COMMIT.fullmatch(found):
            return found
    return ""


def _line(path: Path) -> str:
    return _text(path).partition("\n")[0].strip()


def _text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as stream:
            return stream.read(LONGEST)
    except OSError:
        return ""
