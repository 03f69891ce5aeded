"""The folder of saves: autosaves in generations, a journal, named saves, a quarantine, the list.

A game's autosaves are written in turn, so that at most one of them is ever being replaced; the
journal has every choice besides. Nothing is deleted but the oldest autosave of the same game.
Each save has all choices itself, so it is the save that is waited for until it is on the disk.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from newangeles_gui import paths

from . import disk, journal
from .disk import file_name
from .journal import Journal
from .loading import Loaded, load_bytes, one_line, save_bytes
from .plan import REWOUND, is_identity
from .savefile import BadSaveError, Header, damage, read_file, read_header

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.titles.title import AnyBox

    from .match import Match


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
    words: str = ""  # above its words in the strings, if it ships with the program

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


GENERATIONS: Final = 6
IRON: Final = "iron"
# What is wrong with the file itself; the others may load elsewhere and stay where they are.
UNSOUND: Final = ("truncated", "damaged", "impossible", "too_large", "not_a_save")


class SaveStore:
    """Saves below one folder; nothing outside of it is ever written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.guest = False  # another program was there first: its games are not written to
        self._generations: dict[str, int] = {}
        self._journals: dict[str, Journal] = {}
        self._written: dict[str, int] = {}  # the generation that was written last
        self._turn = threading.Lock()  # of those who write autosaves

    def autosave(self, match: Match) -> Path:
        """Write the journal and the next generation; DiskError leaves all others intact.

        A game whose identity another one has already goes on under a new one.
        """
        return self.autosaving(match)()

    def autosaving(self, match: Match) -> Callable[[], Path]:
        """The autosave but for the waiting for the disk, which is what the returned call does.

        That may be called in a thread; several are called in the order in which they were made.
        """
        if match.identity not in self._generations:
            self._take_up(match)
        folder = self._game(match.identity)
        generation = self._generations[match.identity]
        self._journals[match.identity].write(match)
        slot = IRON if match.plan.agreements.iron else f"auto-{generation % GENERATIONS}"
        content = save_bytes(match, int(time.time()), generation=generation)
        self._generations[match.identity] = generation + 1
        return partial(self._write, folder / (slot + SUFFIX), content, match.identity, generation)

    def _write(self, path: Path, content: bytes, identity: str, generation: int) -> Path:
        """Write an autosave, unless a later one of the game has been written meanwhile."""
        with self._turn:
            if generation < self._written.get(identity, 0):
                return path
            try:
                disk.write_file(path, content)
            except disk.DiskError:
                if self._generations[identity] == generation + 1:  # the next one tries it again
                    self._generations[identity] = generation
                raise
            self._written[identity] = generation
        return path

    def _take_up(self, match: Match) -> None:
        """The first autosave of a match here: where it stands in the folder of its game."""
        base, number = match.identity, 1
        while not self._may_have(match):
            number += 1
            match.identity = f"{base[:50]}-{number}"
        diary = Journal(self._game(match.identity))
        folder = self._game(match.identity)
        disk.sweep(folder)
        listed = [one.generation for one in saves_in(folder)]
        self._journals[match.identity] = diary
        self._generations[match.identity] = max(listed, default=-1) + 1

    def _may_have(self, match: Match) -> bool:
        """Whether the folder of a game is this match's, or nobody's."""
        folder = self._game(match.identity)
        return not folder.exists() if self.guest else Journal(folder).is_of(match)

    def _game(self, identity: str) -> Path:
        """The folder of a game; an identity that could lead elsewhere is no identity."""
        if not is_identity(identity):
            raise BadSaveError("impossible", "the identity of the game is no name")
        return self.folder / GAMES / identity

    def keeps(self, match: Match) -> bool:
        """Whether a save of this game lies there, from whenever."""
        try:
            names = [path.suffix for path in self._game(match.identity).iterdir()]
        except OSError:
            return False
        return SUFFIX in names

    def save_as(self, match: Match, title: str) -> Path:
        """A named save, in place of that of the same title; an iron game has none."""
        if match.plan.agreements.iron:
            raise BadSaveError("iron", "an iron game goes on only where it stopped")
        title = one_line(title)
        path = self._named(title)
        disk.sweep(path.parent)
        disk.write_file(path, save_bytes(match, int(time.time()), title))
        return path

    def _named(self, title: str, fresh: bool = False) -> Path:
        """Where a title goes: two titles may come to the same file name."""
        name, number = file_name(title), 0
        while True:
            path = self.folder / NAMED / f"{name}{f'-{number}' * bool(number)}{SUFFIX}"
            if not path.exists() or (not fresh and _title(path) == title):
                return path
            number += 1

    def saves(self) -> list[Listed]:
        """All saves that can be continued, newest first, then those that cannot."""
        return all_saves(self.folder)

    def load(self, path: Path, box: AnyBox) -> Loaded:
        """Load a save of this store; what is unsound is set aside and BadSaveError raised.

        Going back behind what the journal has is refused in an iron game, and marked in others.
        """
        try:
            loaded = load_bytes(read_file(path), box)
        except BadSaveError as error:
            if error.code in UNSOUND and self._is_mine(path):
                with contextlib.suppress(disk.DiskError):  # then it stays where it is
                    self.set_aside(path, error)
            raise
        iron = loaded.match.plan.agreements.iron
        if self.guest and iron and loaded.match.identity not in self._generations:
            raise BadSaveError("in_use", "an iron game goes on only in the program started first")
        return self._check_journal(path, loaded, box)

    def _is_mine(self, path: Path) -> bool:
        """Whether a file lies in this store and has not been set aside already."""
        real, folder = path.resolve(), self.folder.resolve()
        return real.is_relative_to(folder) and real.parent != folder / QUARANTINE

    def _check_journal(self, path: Path, loaded: Loaded, box: AnyBox) -> Loaded:
        match = loaded.match
        diary = self._game(match.identity) / journal.JOURNAL
        latest = journal.last_number(diary) if Journal(diary.parent).is_of(match) else 0
        if latest <= len(match.record.choices):
            return loaded
        newest = newest_first(list(saves_in(diary.parent)))[:1]
        if newest and newest[0].path.resolve() == path.resolve():  # killed before the save
            return self._from_journal(match.identity, box, loaded) or loaded
        if match.plan.agreements.iron:
            raise BadSaveError("iron", f"choice {len(match.record.choices)} of {latest}")
        match.record.mark(REWOUND, f"from {latest}")
        return loaded

    def newest_good(self, identity: str, box: AnyBox) -> Loaded | None:
        """The newest autosave of a game that loads, or what its journal has beyond that."""
        best = None
        for one in newest_first(list(saves_in(self._game(identity)))):
            with contextlib.suppress(BadSaveError):
                best = load_bytes(read_file(one.path), box)
                break
        return self._from_journal(identity, box, best) or best

    def _from_journal(self, identity: str, box: AnyBox, best: Loaded | None) -> Loaded | None:
        """What the journal tells if it tells more than the best save: a save was cut short."""
        path = self._game(identity) / journal.JOURNAL
        known = best.match.record.choices if best else []
        if best and journal.last_number(path) <= len(known):
            return None
        try:
            match = journal.recover(path, box, identity)
            if best and (match.record.choices[: len(known)] != known or best.notes):
                return None
            if best:  # the journal has nothing but choices
                match.extras = best.match.extras
            return load_bytes(save_bytes(match, int(time.time())), box)
        except BadSaveError:
            return None

    def set_aside(self, path: Path, error: BadSaveError) -> Path:
        """Move a bad file to the quarantine with the reason beside it."""
        goal = disk.move(path, self.folder / QUARANTINE, path.stem)
        reason = f"{error.code}\n{error.detail}\n"
        disk.write_file(goal.with_suffix(REASON), reason.encode(errors="replace"))
        return goal

    def export(self, path: Path, to: Path) -> None:
        """Copy a save to anywhere."""
        disk.write_file(to, read_file(path))

    def take_in(self, path: Path, box: AnyBox) -> Path:
        """Copy a sound save from anywhere into the named ones; BadSaveError if it is not."""
        raw = read_file(path)
        loaded = load_bytes(raw, box)
        goal = self._named(loaded.header.title or path.stem, fresh=True)
        disk.write_file(goal, raw)
        return goal


def read_save(path: Path, box: AnyBox) -> Loaded:
    """Load a save from anywhere; nothing is touched. BadSaveError says why not."""
    return load_bytes(read_file(path), box)


def _title(path: Path) -> str | None:
    try:
        return read_header(read_file(path)).title
    except BadSaveError:
        return None
