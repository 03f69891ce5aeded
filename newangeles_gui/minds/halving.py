"""What thinking takes: results that are remembered, and a budget for what may still be the best."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

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


T = TypeVar("T")

# A playout of every plan in the same world with the same dice: the differences are telling.
Trial = Callable[[Sequence[int]], Sequence[float]]

SURE: Final = 3.2  # standard errors after which a plan is given up
LIKELY: Final = 2.0  # and those that the best may still lag behind by
SLIGHT: Final = 0.004  # a chance to win that is not worth more thought
ENOUGH: Final = 12  # worlds before anybody is sure of anything
HABIT: Final = 0.006  # the rule's own answer is kept unless another is better by this


class PlanWorth(Generic[T]):
    """A plan and the chance to win with it."""

    __slots__ = ("chance", "plan")

    def __init__(self, plan: T, chance: float) -> None:
        self.plan = plan
        self.chance = chance


class Halving(Generic[T]):
    """One question."""

    def __init__(self, plans: Sequence[T], trial: Trial, budget: int) -> None:
        self.plans = plans
        self.trial = trial
        self.left = budget
        self.results: list[list[float]] = [[] for _ in plans]
        self.alive = list(range(len(plans)))

    def run(self) -> list[PlanWorth[T]]:
        """The plans, the best first."""
        rounds = max(1, math.ceil(math.log2(len(self.alive))))
        for number in range(rounds):
            if self._try(self.left // (rounds - number)):
                break
            if number < rounds - 1:
                self.alive.sort(key=self._mean, reverse=True)
                self.alive = self.alive[: max(1, math.ceil(len(self.alive) / 2))]
        means = [self._mean(one) for one in range(len(self.plans))]
        order = sorted(range(len(self.plans)), key=lambda one: (one in self.alive, means[one]))
        return [PlanWorth(self.plans[one], means[one]) for one in reversed(order)]

    def _try(self, share: int) -> bool:
        """Spend a share of the budget; whether it is clear what to answer."""
        spent = worlds = 0
        while not worlds or spent + len(self.alive) <= share:
            for one, result in zip(self.alive, self.trial(self.alive), strict=True):
                self.results[one].append(result)
            worlds += 1
            spent += len(self.alive)
            if worlds % ENOUGH == 0 and self._is_settled():
                return True
        self.left -= spent
        return self._is_settled()

    def _mean(self, one: int) -> float:
        results = self.results[one]
        return sum(results) / max(1, len(results)) + (HABIT if one == 0 else 0.0)

    def _is_settled(self) -> bool:
        """Gives up what is clearly worse; whether none of the rest can be noticeably better."""
        best = max(self.alive, key=self._mean)
        if len(self.results[best]) < ENOUGH:
            return False
        doubts = {one: self._compared(best, one) for one in self.alive if one != best}
        gone = {one for one, (gap, error) in doubts.items() if gap > SURE * error}
        self.alive = [one for one in self.alive if one not in gone]
        habit = HABIT if best == 0 else 0.0
        return all(
            LIKELY * error - gap - habit < SLIGHT
            for one, (gap, error) in doubts.items()
            if one not in gone
        )

    def _compared(self, best: int, other: int) -> tuple[float, float]:
        """By how much one plan is better than another, and the standard error of that."""
        pairs = zip(self.results[best], self.results[other], strict=True)
        gaps = [a - b for a, b in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, math.sqrt(spread / len(gaps))
