"""The journal of a game: one line a choice, added at the end, never rewritten.

A match is saved after every change, and why that failed is said. The first line says how the
game began, so that the journal alone brings a game back. A line
`7 support main` is the seventh choice and takes the place of all from there on; `6 undo` leaves
six. So what was written twice, or by two programs in turn, still tells one game.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from newangeles_gui.engine import Choice, SetupError, WrongShapeError

from . import disk, migrations
from .disk import DiskError
from .match import Match
from .plan import UNDO, Plan, Record
from .savefile import BadSaveError, read_json

if TYPE_CHECKING:
    from newangeles_gui.titles.title import AnyBox

    from .match import Match
    from .store import SaveStore


LOG: Final = logging.getLogger(__name__)


class Autosaver:
    """Keeps the saves of one match; `trouble` says why the last one was not written.

    `aside` lets a thread wait for the disk: the journal has the choice all the same before the
    next one can be made. Then `close` waits until everything is written. What a disk does is
    `trouble`; any other exception of the thread is a fault of the program and is raised by
    `check`, by the next change or by `close`, whichever comes first.
    """

    def __init__(self, store: SaveStore, match: Match, aside: bool = False) -> None:
        self.store = store
        self.match = match
        self.trouble = ""
        self._thread = ThreadPoolExecutor(1, "autosave") if aside else None
        self._begun: deque[Future[None]] = deque()  # saves of which nobody knows how they went
        match.after_change(self._save)
        self._save(match)

    @property
    def busy(self) -> bool:
        """Whether a save has to be asked about: it is being written, or has just been."""
        return bool(self._begun)

    @property
    def kept(self) -> bool:
        """Whether there is a save from before that has not been lost."""
        return self.store.keeps(self.match)

    def check(self) -> None:
        """Raise what has gone wrong in the thread since the last time, other than the disk."""
        while self._begun and self._begun[0].done():
            self._begun.popleft().result()

    def close(self) -> None:
        """Wait until everything is on the disk; later changes are waited for one by one."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown()
        faults = [fault for one in self._begun if (fault := one.exception()) is not None]
        self._begun.clear()
        if self.trouble:  # there may be no screen any more that would show it
            LOG.warning("the last save of a game was not written: %s", self.trouble)
        for fault in faults[1:]:  # only one can be raised
            LOG.error("a save failed as well: %s", fault, exc_info=fault)
        for fault in faults[:1]:
            raise fault

    def _save(self, match: Match) -> None:
        try:
            write = self.store.autosaving(match)
        except DiskError as error:
            self.trouble = error.reason
            return
        if self._thread is None:
            self._finish(write)
            return
        begun = self._thread.submit(self._finish, write)
        try:
            self.check()  # now that this change is in the journal and on its way
        finally:
            self._begun.append(begun)

    def _finish(self, write: Callable[[], Path]) -> None:
        try:
            write()
            self.trouble = ""
        except DiskError as error:
            self.trouble = error.reason


class Unsaved:
    """Of a match that nobody keeps, such as a lesson."""

    trouble = ""
    busy = kept = False

    def check(self) -> None:
        """Nothing can have gone wrong."""

    def close(self) -> None:
        """Nothing has to be waited for."""


JOURNAL: Final = "journal.txt"
SET_ASIDE: Final = "journal-damaged"
LARGEST: Final = 8_000_000


def head(match: Match) -> str:
    """The first line."""
    told = {"title_id": match.title.meta.id, **match.plan.to_dict()}
    return json.dumps(told, separators=(",", ":"))


class Journal:
    """The journal of one match."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / JOURNAL
        self._written: list[str] = []
        self._size = -1  # of the file when `_written` was all that is in it

    def is_of(self, match: Match) -> bool:
        """Whether the file, if there is one, tells of this very game."""
        try:
            beginning = _beginning(_lines(self.path))
            same = beginning["title_id"] == match.title.meta.id
            return bool(same and beginning["start"] == match.plan.start.to_dict())
        except (BadSaveError, KeyError, TypeError):
            return True  # nothing to be told from it

    def write(self, match: Match) -> None:
        """Add what is new since the last time; DiskError leaves the lines before."""
        choices = match.record.choices
        lines: list[str] = []
        if self._size < 0 or _size(self.path) != self._size:
            self._read()
            if self._size == 0:
                lines.append(head(match))
        kept = _common(self._written, choices)
        if kept < len(self._written):
            lines.append(f"{kept} {UNDO}")
        lines += [f"{number} {text}" for number, text in enumerate(choices[kept:], kept + 1)]
        if lines:
            text = "".join(line + "\n" for line in lines).encode()
            disk.append(self.path, text)  # if it fails, the size tells the next time
            self._size += len(text)
            del self._written[kept:]
            self._written += choices[kept:]

    def _read(self) -> None:
        """What is there already; a line cut short goes, a damaged file is set aside."""
        self._written, self._size = [], 0
        if not self.path.exists():
            return
        if _size(self.path) < LARGEST:
            try:
                raw = self.path.read_bytes()
            except OSError as error:
                raise disk.DiskError(error, self.path) from error
            whole = raw.rfind(b"\n") + 1
            lines = raw[:whole].decode("utf-8", errors="replace").splitlines()
            choices, understood = _choices(lines[1:])
            if lines and understood and _is_beginning(lines):
                if whole < len(raw):
                    disk.cut(self.path, whole)
                self._written, self._size = choices, whole
                return
        disk.move(self.path, self.path.parent, SET_ASIDE)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _common(written: list[str], choices: list[str]) -> int:
    """How many choices at the beginning are the same."""
    shorter = min(len(written), len(choices))
    if written[:shorter] == choices[:shorter]:  # nearly always
        return shorter
    return next(place for place in range(shorter) if written[place] != choices[place])


def last_number(path: Path) -> int:
    """How many choices the game had when the journal was last written; 0 if it is not there."""
    try:
        return len(_choices(_lines(path)[1:])[0])
    except BadSaveError:
        return 0


def recover(path: Path, box: AnyBox, identity: str) -> Match:
    """The game that a journal tells; what cannot be read or played at its end is left out."""
    lines = _lines(path)
    try:
        beginning = _beginning(lines)
        if beginning.pop("title_id") != box.title.meta.id:
            raise BadSaveError("other_title", "journal")
        plan = Plan.from_dict(beginning)
        game = box.title.rules.begin(box, plan.start)
    except (WrongShapeError, SetupError) as error:
        raise BadSaveError("damaged", f"journal: {error}") from error
    log = list(game.events)
    done: list[str] = []
    for text in _choices(lines[1:])[0]:
        try:
            log += game.apply(Choice.parse(text))
        except ValueError:
            break  # the rest was never whole
        done.append(text)
    match = Match(plan, game, Record(done), identity)
    match.log = log
    return match


def _beginning(lines: list[str]) -> dict[str, Any]:
    data = read_json(lines[0].encode()) if lines else None
    if not isinstance(data, dict):
        raise BadSaveError("damaged", "journal: it does not say how the game began")
    return migrations.beginning(data)


def _is_beginning(lines: list[str]) -> bool:
    try:
        beginning = _beginning(lines)
        del beginning["title_id"]
        Plan.from_dict(beginning)
    except (BadSaveError, WrongShapeError):
        return False
    return True


def _choices(lines: list[str]) -> tuple[list[str], bool]:
    """The choices up to a line that is none, and whether there was no such line."""
    choices: list[str] = []
    for line in lines:
        number, _, text = line.partition(" ")
        if not number.isdecimal() or not text or len(number) > len(str(LARGEST)):
            return choices, False
        kept = int(number) - (text != UNDO)
        if not 0 <= kept <= len(choices):
            return choices, False
        del choices[kept:]
        if text != UNDO:
            choices.append(text)
    return choices, True


def _lines(path: Path) -> list[str]:
    try:
        if not path.is_file():
            raise BadSaveError("unreadable", "there is no journal")
        with path.open("rb") as stream:
            raw = stream.read(LARGEST)
    except OSError as error:
        raise BadSaveError("unreadable", error.strerror or str(error)) from error
    text = raw.decode("utf-8", errors="replace")
    return text[: text.rfind("\n") + 1].splitlines()
