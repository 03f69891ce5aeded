"""Saving a match after every change, and saying why when that fails."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

from .disk import DiskError

if TYPE_CHECKING:
    from .match import Match
    from .store import SaveStore


class Autosaver:
    """Keeps the saves of one match; `trouble` says why the last one was not written.

    `aside` lets a thread wait for the disk: the journal has the choice all the same before the
    next one can be made. Then `close` waits until everything is written.
    """

    def __init__(self, store: SaveStore, match: Match, aside: bool = False) -> None:
        self.store = store
        self.match = match
        self.trouble = ""
        self._thread = ThreadPoolExecutor(1, "autosave") if aside else None
        match.after_change(self._save)
        self._save(match)

    def _save(self, match: Match) -> None:
        try:
            write = self.store.autosaving(match)
        except DiskError as error:
            self.trouble = error.reason
            return
        if self._thread is None:
            self._finish(write)
        else:
            self._thread.submit(self._finish, write)

    def _finish(self, write: Callable[[], Path]) -> None:
        try:
            write()
            self.trouble = ""
        except DiskError as error:
            self.trouble = error.reason

    def close(self) -> None:
        """Wait until everything is on the disk; later changes are waited for one by one."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown()
