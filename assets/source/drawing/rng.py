"""Chance that is the same on every machine: seeded by the name of what is drawn."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import numpy
from numpy.typing import NDArray

T = TypeVar("T")
MASK = (1 << 64) - 1


def seed_of(name: str) -> int:
    """A number for a name, the same in every process."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")


class Rng:
    """A small generator (splitmix64); library generators may change between versions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.state = seed_of(name)

    def _next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        value = self.state
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        return value ^ (value >> 31)

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        return (self._next() >> 11) / (1 << 53)

    def uniform(self, low: float, high: float) -> float:
        """A number between two others."""
        return low + (high - low) * self.random()

    def integer(self, low: int, high: int) -> int:
        """A whole number from low to high, both possible."""
        return low + self._next() % (high - low + 1)

    def chance(self, share: float) -> bool:
        """True in this share of the cases."""
        return self.random() < share

    def choice(self, options: Sequence[T]) -> T:
        """One of the options."""
        return options[self._next() % len(options)]

    def shuffled(self, options: Sequence[T]) -> list[T]:
        """The options in another order."""
        left = list(options)
        return [left.pop(self._next() % len(left)) for _ in range(len(left))]

    def child(self, name: str) -> "Rng":
        """A generator for a part, so that a change in one part leaves the others alone."""
        return Rng(f"{self.name}/{name}")

    def field(self, rows: int, columns: int) -> NDArray[numpy.float32]:
        """A table of numbers from 0 to 1."""
        raw = numpy.random.PCG64(self._next()).random_raw(rows * columns)
        return (
            ((raw >> numpy.uint64(11)) / float(1 << 53))
            .astype(numpy.float32)
            .reshape(rows, columns)
        )
