"""Successive halving: the budget goes to the answers that may still be the best."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from .plans import Plan

# A playout of every plan in the same world with the same dice: the differences are telling.
Trial = Callable[[Sequence[int]], Sequence[float]]

SURE: Final = 3.2  # standard errors
ENOUGH: Final = 12  # worlds before anybody is sure of anything
HABIT: Final = 0.006  # the rule's own answer is kept unless another is better by this


class Worth(NamedTuple):
    """A plan and the chance to win with it."""

    plan: Plan
    chance: float


class Halving:
    """One question."""

    def __init__(self, plans: Sequence[Plan], trial: Trial, budget: int) -> None:
        self.plans = plans
        self.trial = trial
        self.budget = budget
        self.sums = [0.0] * len(plans)
        self.counts = [0] * len(plans)
        self.history: dict[int, list[float]] = {}
        self.settled = False

    def run(self) -> list[Worth]:
        """The plans, the best first."""
        alive = list(range(len(self.plans)))
        left = self.budget
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for number in range(rounds):
            share = left // (rounds - number)
            worlds = max(1, share // len(alive))
            left -= self._try(alive, worlds)
            if self.settled:
                break
            alive.sort(key=self._mean, reverse=True)
            alive = alive[: max(1, math.ceil(len(alive) / 2))] if number < rounds - 1 else alive
        order = sorted(range(len(self.plans)), key=lambda one: (one in alive, self._mean(one)))
        return [Worth(self.plans[one], self._mean(one)) for one in reversed(order)]

    def _try(self, alive: list[int], worlds: int) -> int:
        """Returns how many playouts it took; fewer where it is clear sooner."""
        for number in range(1, worlds + 1):
            results = self.trial(alive)
            for one, result in zip(alive, results, strict=True):
                self.sums[one] += result
                self.counts[one] += 1
                self.history.setdefault(one, []).append(result)
            if number % ENOUGH == 0 or number == worlds:
                self.settled = self._is_settled(alive)
                if self.settled:
                    return number * len(alive)
        return worlds * len(alive)

    def _mean(self, one: int) -> float:
        mean = self.sums[one] / max(1, self.counts[one])
        return mean + HABIT if one == 0 else mean

    def _is_settled(self, alive: list[int]) -> bool:
        """Whether one plan is better than every other beyond reasonable doubt."""
        best = max(alive, key=self._mean)
        if self.counts[best] < ENOUGH:
            return False
        return all(self._beats(best, other) for other in alive if other != best)

    def _beats(self, best: int, other: int) -> bool:
        pairs = zip(self.history[best], self.history[other], strict=True)
        gaps = [a - b for a, b in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean > SURE * math.sqrt(spread / len(gaps))
