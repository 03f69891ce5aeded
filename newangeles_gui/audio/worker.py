"""One thread for what would hold up a frame: opening the device and decoding files."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

Job = Callable[[], None]
PATIENCE: Final = 1.0  # seconds; the longest job, a piece of music, takes a third of that


class Worker:
    """Does jobs one after the other; starts with the first one."""

    __slots__ = ("_closing", "_jobs", "_thread")

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def do(self, job: Job) -> None:
        """Have a job done, soon."""
        if self._closing.is_set():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="audio", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if not self._closing.is_set():
                job()

    def finish(self, patience: float) -> bool:
        """Wait until everything asked for so far is done; tells whether it is."""
        done = threading.Event()
        self.do(done.set)
        return done.wait(patience)

    def close(self) -> bool:
        """Leave out what is not begun; tells whether the thread has ended."""
        self._closing.set()
        if self._thread is None:
            return True
        self._jobs.put(None)
        self._thread.join(PATIENCE)
        return not self._thread.is_alive()
