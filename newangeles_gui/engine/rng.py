"""A small random generator whose whole memory is one integer (SplitMix64)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

ALL_BITS: Final = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN: Final = 0x9E37_79B9_7F4A_7C15


def seeded(value: int | str) -> int:
    """Turn a seed that a person typed into a generator state."""
    if isinstance(value, str):
        state = 0
        for byte in value.encode():
            state = (state * 257 + byte + 1) & ALL_BITS
        return state
    return value & ALL_BITS


def random_after(state: int) -> int:
    """The generator state after one draw."""
    return (state + GOLDEN) & ALL_BITS


def random_bits(state: int) -> int:
    """The 64 random bits that belong to a state."""
    bits = (state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9 & ALL_BITS
    bits = (bits ^ (bits >> 27)) * 0x94D0_49BB_1331_11EB & ALL_BITS
    return bits ^ (bits >> 31)


def random_below(state: int, limit: int) -> tuple[int, int]:
    """A number from 0 to `limit` - 1, and the state after drawing it."""
    state = (state + GOLDEN) & ALL_BITS  # as `random_after`, but no call: it is done so often
    return random_bits(state) * limit >> 64, state


def shuffle(items: MutableSequence[T], state: int) -> int:
    """Shuffle in place; returns the state afterwards."""
    for last in range(len(items) - 1, 0, -1):
        chosen, state = random_below(state, last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return state
