"""Pictures that are read ahead, in a thread, so that no frame has to wait for their files."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Final

import pygame

Size = tuple[int, int]
Read = Callable[[str, Size], "pygame.Surface | None"]

PATIENCE: Final = 1.0  # seconds; the largest file takes a tenth of that


class Stock:
    """Holds each ordered picture in one size, from which smaller ones are made.

    Reading and scaling leave the interpreter to others, so the thread takes no time from frames.
    """

    def __init__(self, read: Read) -> None:
        self._read = read
        self._queue: dict[str, Size] = {}
        self._ordered: dict[str, Size] = {}
        self._held: dict[str, pygame.Surface] = {}
        self._reading = ""
        self._round = 0  # what was begun before `forget` is of no use after it
        self._closed = False
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    def order(self, wanted: Iterable[tuple[str, Size]]) -> None:
        """Have pictures read, in this order after those ordered before; twice is once."""
        with self._change:
            for name, size in wanted:
                if self._ordered.get(name) != size:
                    self._ordered[name] = self._queue[name] = size
                    self._held.pop(name, None)
            if self._queue and self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._work, name="stock", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def take(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture in the size in which it was ordered, if that is no smaller than `size`.

        What is not there yet is waited for if it is being read, or else read at once. What is
        taken in exactly its size is let go of: who asks for that keeps it.
        """
        with self._change:
            ordered = self._ordered.get(name)
            if ordered is None or ordered[0] < size[0] or ordered[1] < size[1]:
                return None
            self._change.wait_for(lambda: self._reading != name)
            if name not in self._queue:
                return self._held.pop(name, None) if ordered == size else self._held.get(name)
            del self._queue[name]
        made = self._read(name, ordered)
        if made is not None and ordered != size:
            self._held[name] = made
        return made

    def forget(self) -> None:
        """Let go of everything: pictures are wanted in other sizes from now on."""
        with self._change:
            self._queue.clear()
            self._ordered.clear()
            self._held.clear()
            self._round += 1

    def finish(self, patience: float) -> bool:
        """Wait until all is read: for tests and measurements; tells whether it is."""
        with self._change:
            return self._change.wait_for(lambda: not (self._queue or self._reading), patience)

    def close(self) -> None:
        """End the thread."""
        with self._change:
            self._closed = True
            self._queue.clear()
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    @property
    def bytes_held(self) -> int:
        """How much memory it takes."""
        with self._change:
            return sum(one.get_pitch() * one.get_height() for one in self._held.values())

    def _work(self) -> None:
        while (job := self._next()) is not None:
            name, size, begun = job
            made = self._read(name, size)
            with self._change:
                if begun == self._round and made is not None:
                    self._held[name] = made
                self._reading = ""
                self._change.notify_all()

    def _next(self) -> tuple[str, Size, int] | None:
        with self._change:
            self._change.wait_for(lambda: self._queue or self._closed)
            if self._closed:
                return None
            name = next(iter(self._queue))
            self._reading = name
            return name, self._queue.pop(name), self._round
