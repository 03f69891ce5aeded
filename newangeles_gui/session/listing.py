"""What saves there are: good ones with their header, others with what is wrong."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from newangeles_gui import paths

from .savefile import BadSaveError, Header, damage, read_file, read_header

SUFFIX: Final = paths.SAVED_GAME
REASON: Final = ".reason"
NAMED: Final = "named"
GAMES: Final = "games"
QUARANTINE: Final = "quarantine"
LONGEST_REASON: Final = 1_000


@dataclass(slots=True)
class Listed:
    """A save in the list: its header if that can be read, and why it cannot be loaded."""

    path: Path
    header: Header | None = None
    problem: str = ""

    @property
    def saved(self) -> int:
        """When it was saved, in seconds; 0 if that cannot be told."""
        return self.header.saved if self.header else 0

    @property
    def generation(self) -> int:
        """The how many-th autosave of its game it is; -1 if that cannot be told."""
        return self.header.generation if self.header else -1


def all_saves(store: Path) -> list[Listed]:
    """All saves that can be continued, newest first, then those that cannot."""
    found = [*saves_in(store / NAMED)]
    for folder in _entries(store / GAMES):
        listed = list(saves_in(folder))
        found += newest_first(listed)[:1]
        found += [one for one in listed if one.problem]
    found += _set_aside(store / QUARANTINE)
    return sorted(found, key=lambda one: (one.problem != "", -one.saved))


def newest_first(listed: list[Listed]) -> list[Listed]:
    """The autosaves of a game that are whole."""
    good = [one for one in listed if not one.problem]
    return sorted(good, key=lambda one: one.generation, reverse=True)


def latest(listed: Iterable[Listed], open_only: bool = False) -> Listed | None:
    """The last one that was saved, damaged or not: even then its game may be mended."""
    told = [one for one in listed if one.header]
    if open_only:
        told = [one for one in told if one.header and not one.header.thumbnail.get("ended_by")]
    return max(told, key=lambda one: (one.saved, one.generation), default=None)


def saves_in(folder: Path) -> Iterator[Listed]:
    """The saves in one folder."""
    for path in _entries(folder):
        if path.suffix == SUFFIX:
            try:
                raw = read_file(path)
                yield Listed(path, read_header(raw), damage(raw))
            except BadSaveError as error:
                yield Listed(path, problem=error.code)


def _set_aside(folder: Path) -> Iterator[Listed]:
    for path in _entries(folder):
        if path.suffix == SUFFIX:
            yield Listed(path, problem=_reason(path.with_suffix(REASON)))


def _reason(path: Path) -> str:
    """Why a file was set aside; what is beside it is only believed if it is one word."""
    with contextlib.suppress(OSError), path.open(encoding="utf-8", errors="replace") as stream:
        word = stream.readline(LONGEST_REASON).strip()
        if word.isidentifier():
            return word
    return "damaged"


def _entries(folder: Path) -> list[Path]:
    """What is in a folder; nothing if it cannot be looked into."""
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []
