"""From the player's percent to what the mixer wants."""

from __future__ import annotations

from typing import Final

MOST: Final = 100
STEP: Final = 1 / 128  # the mixer knows no finer one


def amplitude(percent: int) -> float:
    """The square: half as loud to an ear is a quarter here; what is not 0 stays audible."""
    if percent <= 0:
        return 0.0
    return max(STEP, (min(percent, MOST) / MOST) ** 2)
