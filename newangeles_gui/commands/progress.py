"""A progress bar on a terminal; silence anywhere else."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Final

WIDTH: Final = 30
PAUSE: Final = 0.1  # seconds between two pictures
WIPE: Final = "\r\x1b[K"


class Progress:
    """How far something long has come, on standard error."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.visible = sys.stderr.isatty()
        self.shown = 0.0

    def show(self, done: int, remark: str = "") -> None:
        """Redraw the bar, not more often than eyes can follow."""
        now = perf_counter()
        if not self.visible or (now - self.shown < PAUSE and done < self.total):
            return
        self.shown = now
        filled = WIDTH * done // self.total
        bar = "#" * filled + "-" * (WIDTH - filled)
        line = f"[{bar}] {done}/{self.total} {self.what}  {remark}"
        print(f"{WIPE}{line}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave nothing behind."""
        if self.visible:
            print(WIPE, end="", file=sys.stderr, flush=True)
