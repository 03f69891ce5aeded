"""Saving a match after every change, and saying why when that fails."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .disk import DiskError

if TYPE_CHECKING:
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
