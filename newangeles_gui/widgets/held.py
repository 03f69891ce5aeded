"""What is held down: what only moves comes again and again, all else happened once.

The library's own repetition is off: it cannot tell an arrow from an answer, and an answer that
somebody holds for half a second would take the next question with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .inputs import Input

# Moving, scrolling, and taking letters away where somebody types; letters themselves come as
# text, and that repeats as the system likes.
AGAIN: Final = frozenset(
    {"up", "down", "left", "right", "page_up", "page_down", "erase", "delete"}
)  # fmt: skip
FIRST: Final = 0.4  # seconds until something held comes again
THEN: Final = 0.04


class Held:
    """The one thing that comes again: what was pressed last, until it is let go."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._source: Hashable = None
        self._given: Input | None = None
        self._due = 0.0

    def press(self, source: Hashable, given: Input) -> None:
        """A key, a button or a stick went down; whatever was held before ends."""
        self._source = source
        self._given = given if given.kind == "action" and given.name in AGAIN else None
        self._due = self._clock() + FIRST

    def release(self, source: Hashable) -> None:
        """It was let go."""
        if source == self._source:
            self.forget()

    def forget(self) -> None:
        """Nothing is held any more."""
        self._source = self._given = None

    def wait(self) -> float | None:
        """Seconds until something comes again; None if nothing does."""
        return None if self._given is None else max(0.0, self._due - self._clock())

    def again(self) -> list[Input]:
        """What comes again now: once, however long the last frame took."""
        if self._given is None or self._clock() < self._due:
            return []
        self._due = self._clock() + THEN
        return [self._given]
