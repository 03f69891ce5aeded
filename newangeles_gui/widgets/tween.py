"""Values that move smoothly from one to another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Easing = Callable[[float], float]


def linear(share: float) -> float:
    """At the same speed all the way."""
    return share


def ease_out(share: float) -> float:
    """Fast at first, then slower."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Slow at both ends."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def overshoot(share: float) -> float:
    """A little beyond the goal and back."""
    back = share - 1
    return 1 + 2.70158 * back**3 + 1.70158 * back**2


@dataclass(slots=True)
class Tween:
    """A value on its way; `advance` moves it, `value` is where it is."""

    start: float
    goal: float
    seconds: float
    easing: Easing = ease_out
    passed: float = 0.0

    def advance(self, seconds: float) -> None:
        """Time passes."""
        self.passed = min(self.seconds, self.passed + seconds)

    @property
    def share(self) -> float:
        """How much of the time has passed, from 0 to 1."""
        return 1.0 if self.seconds <= 0 else self.passed / self.seconds

    @property
    def value(self) -> float:
        """Where the value is now."""
        return self.start + (self.goal - self.start) * self.easing(self.share)

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self.passed >= self.seconds
