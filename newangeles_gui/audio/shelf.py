"""The pieces that are about to play: decoded in the background, up to 19 MB each."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from .worker import Worker

if TYPE_CHECKING:
    from pygame.mixer import Sound

Load: TypeAlias = "Callable[[str], Sound | None]"


class Shelf:
    """What is wanted soon and no longer than it is wanted; what plays is kept by who plays it."""

    __slots__ = ("_asked", "_load", "_lock", "_pieces", "_wanted", "_worker")

    def __init__(self, worker: Worker, load: Load) -> None:
        self._worker = worker
        self._load = load
        self._lock = threading.Lock()
        self._wanted: frozenset[str] = frozenset()
        self._asked: set[str] = set()
        self._pieces: dict[str, Sound | None] = {}  # None: it cannot be played

    def want(self, names: Iterable[str]) -> None:
        """From now on these pieces and no others."""
        with self._lock:
            self._wanted = frozenset(names)
            for name in self._pieces.keys() - self._wanted:
                del self._pieces[name]
            missing = sorted(self._wanted - self._pieces.keys() - self._asked)
            self._asked.update(missing)
        for name in missing:
            self._worker.do(lambda name=name: self._fetch(name))  # type: ignore[misc]

    def _fetch(self, name: str) -> None:
        with self._lock:
            wanted = name in self._wanted
        piece = self._load(name) if wanted else None
        with self._lock:
            self._asked.discard(name)
            # It may have become unwanted, or wanted again, in the meantime.
            if name in self._wanted and wanted:
                self._pieces[name] = piece
            again = name in self._wanted and not wanted
        if again:
            self.want(self._wanted)

    def pieces(self, names: Iterable[str]) -> Mapping[str, Sound] | None:
        """What can be played of these; None while some are not loaded yet."""
        with self._lock:
            if any(name not in self._pieces for name in names):
                return None
            found = {name: self._pieces[name] for name in names}
        return {name: piece for name, piece in found.items() if piece is not None}
