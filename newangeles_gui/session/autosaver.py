"""Saving a match after every change, and saying why when that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .disk import DiskError

if TYPE_CHECKING:
    from .match import Match
    from .store import SaveStore


class Autosaver:
    """Keeps the saves of one match; `trouble` says why the last one was not written."""

    def __init__(self, store: SaveStore, match: Match) -> None:
        self.store = store
        self.match = match
        self.trouble = ""
        match.after_change(self._save)
        self._save(match)

    def _save(self, match: Match) -> None:
        try:
            self.store.autosave(match)
            self.trouble = ""
        except DiskError as error:
            self.trouble = error.reason
