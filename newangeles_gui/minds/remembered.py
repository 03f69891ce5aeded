"""A table of results that are dear to work out, of limited size."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 10_000


class Remembered(Generic[K, V]):
    """Forgets everything when it is full: simple, and the same for everybody."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """What was worked out before, or None."""
        return self.known.get(key)

    def put(self, key: K, value: V) -> V:
        """Keep a result and hand it back."""
        if len(self.known) >= self.most:
            self.known.clear()
        self.known[key] = value
        return value
