"""The folder of saves: autosaves in generations, a journal, named saves, and a quarantine.

A game's autosaves are written in turn, so that at most one of them is ever being replaced; the
journal has every choice besides. Nothing is deleted but the oldest autosave of the same game.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from . import disk, journal
from .journal import Journal
from .loading import Loaded, load_bytes, save_bytes
from .plan import REWOUND
from .savefile import LARGEST_FILE, BadSaveError, Header, read_header

if TYPE_CHECKING:
    from newangeles_gui.rules.box import Box

    from .match import Match

SUFFIX: Final = ".nasave"
GENERATIONS: Final = 6
IRON: Final = "iron"
NAMED: Final = "named"
GAMES: Final = "games"
QUARANTINE: Final = "quarantine"
# What is wrong with the file itself; the others may load elsewhere and stay where they are.
UNSOUND: Final = ("truncated", "damaged", "impossible", "too_large", "not_a_save")
LONGEST_NAME: Final = 60
SAFE_IDENTITY: Final = re.compile(r"[a-z0-9-]{1,60}")


@dataclass(slots=True)
class Listed:
    """A save in the list: its header, or why it cannot be loaded."""

    path: Path
    header: Header | None = None
    problem: str = ""


class SaveStore:
    """Saves below one folder; nothing outside of it is ever written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._generations: dict[str, int] = {}
        self._journals: dict[str, Journal] = {}

    def autosave(self, match: Match) -> Path:
        """Write the journal and the next generation; DiskError leaves all others intact."""
        folder = self._game(match.identity)
        generation = self._next_generation(folder, match.identity)
        self._journal(match.identity).write(match)
        slot = IRON if match.plan.agreements.iron else f"auto-{generation % GENERATIONS}"
        path = folder / (slot + SUFFIX)
        disk.write(path, save_bytes(match, int(time.time()), generation=generation))
        self._generations[match.identity] = generation + 1
        return path

    def _game(self, identity: str) -> Path:
        """The folder of a game; an identity that could lead elsewhere is no identity."""
        if not SAFE_IDENTITY.fullmatch(identity):
            raise BadSaveError("impossible", "the identity of the game is no name")
        return self.folder / GAMES / identity

    def _journal(self, identity: str) -> Journal:
        return self._journals.setdefault(identity, Journal(self._game(identity)))

    def _next_generation(self, folder: Path, identity: str) -> int:
        known = self._generations.get(identity)
        if known is None:
            listed = [one.header.generation for one in self._in(folder) if one.header]
            known = max(listed, default=-1) + 1
        return known

    def save_as(self, match: Match, title: str) -> Path:
        """A named save; an iron game has none (BadSaveError)."""
        if match.plan.agreements.iron:
            raise BadSaveError("iron", "an iron game goes on only where it stopped")
        path = self.folder / NAMED / (_file_name(title) + SUFFIX)
        disk.write(path, save_bytes(match, int(time.time()), title))
        return path

    def saves(self) -> list[Listed]:
        """All saves that can be continued, newest first, then those that cannot."""
        found = [*self._in(self.folder / NAMED)]
        games = self.folder / GAMES
        for folder in sorted(games.iterdir()) if games.is_dir() else []:
            listed = list(self._in(folder))
            good = [one for one in listed if one.header]
            found += sorted(good, key=_generation)[-1:]
            found += [one for one in listed if not one.header]
        found += self._set_aside()
        return sorted(found, key=lambda one: (one.header is None, -_saved(one)))

    def load(self, path: Path, box: Box) -> Loaded:
        """Load a save of this store; what is unsound is set aside and BadSaveError raised.

        Going back behind what the journal has is refused in an iron game, and marked in others.
        """
        try:
            loaded = load_bytes(_read(path), box)
        except BadSaveError as error:
            if error.code in UNSOUND and path.is_relative_to(self.folder):
                self.set_aside(path, error)
            raise
        self._check_journal(loaded)
        return loaded

    def _check_journal(self, loaded: Loaded) -> None:
        record = loaded.match.record
        path = self._game(loaded.match.identity) / journal.NAME
        latest = journal.last_number(path) if path.exists() else 0
        if loaded.match.plan.agreements.iron and latest > len(record.choices) + 1:
            raise BadSaveError("iron", f"choice {len(record.choices)} of {latest}")
        if latest > len(record.choices):
            record.mark(REWOUND, f"from {latest}")

    def newest_good(self, identity: str, box: Box) -> Loaded | None:
        """The newest autosave of a game that loads, or what its journal tells."""
        folder = self._game(identity)
        good = sorted((one for one in self._in(folder) if one.header), key=_generation)
        for one in reversed(good):
            try:
                return load_bytes(_read(one.path), box)
            except BadSaveError:
                continue
        try:
            match = journal.recover(folder / journal.NAME, box, identity)
        except BadSaveError:
            return None
        return load_bytes(save_bytes(match, int(time.time())), box)

    def set_aside(self, path: Path, error: BadSaveError) -> Path:
        """Move a bad file to the quarantine with the reason beside it."""
        folder = self.folder / QUARANTINE
        number = 0
        while (goal := folder / f"{path.stem}-{number}{SUFFIX}").exists():
            number += 1
        disk.move(path, goal)
        disk.write(goal.with_suffix(".reason"), f"{error.code}\n{error.detail}\n".encode())
        return goal

    def export(self, path: Path, to: Path) -> None:
        """Copy a save to anywhere."""
        disk.write(to, _read(path))

    def take_in(self, path: Path, box: Box) -> Path:
        """Copy a sound save from anywhere into the named ones; BadSaveError if it is not."""
        raw = _read(path)
        loaded = load_bytes(raw, box)
        number = 0
        name = _file_name(loaded.header.title or path.stem)
        while (
            goal := self.folder / NAMED / f"{name}{f'-{number}' * bool(number)}{SUFFIX}"
        ).exists():
            number += 1
        disk.write(goal, raw)
        return goal

    def _in(self, folder: Path) -> Iterator[Listed]:
        for path in sorted(folder.glob("*" + SUFFIX)):
            try:
                yield Listed(path, read_header(_read(path)))
            except BadSaveError as error:
                yield Listed(path, problem=error.code)

    def _set_aside(self) -> Iterator[Listed]:
        for path in sorted((self.folder / QUARANTINE).glob("*" + SUFFIX)):
            reason = path.with_suffix(".reason")
            text = reason.read_text(encoding="utf-8").split("\n")[0] if reason.is_file() else ""
            yield Listed(path, problem=text or "damaged")


def read_save(path: Path, box: Box) -> Loaded:
    """Load a save from anywhere; nothing is touched. BadSaveError says why not."""
    return load_bytes(_read(path), box)


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadSaveError("unreadable", error.strerror or str(error)) from error
    return raw


def _generation(one: Listed) -> int:
    return one.header.generation if one.header else -1


def _saved(one: Listed) -> int:
    return one.header.saved if one.header else 0


def _file_name(title: str) -> str:
    """A file name that every system takes, from any title."""
    words = re.sub(r"[^\w-]+", "-", title, flags=re.UNICODE).strip("-_")
    return words[:LONGEST_NAME] or "game"
