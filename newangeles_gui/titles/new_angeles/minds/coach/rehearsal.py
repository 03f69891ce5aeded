"""Plays a few answers through in the same worlds, and keeps what came of each.

What came of it is told in the matters that reasons speak of.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from ...rules import FEDERALIST
from ..judgement import Eye
from ..search.plans import follow
from ..valuation.weights import LEAD_NAMES, THREAT_NAMES
from .advice import MOST

if TYPE_CHECKING:
    from ...rules import State, View
    from ..search.plans import AnswerPlan
    from ..search.playout import Playouts, Worlds
    from ..valuation.model import Valuation

# The terms of the valuation that one reason stands for. What is the same for every answer, as
# the turns that are left, is no reason.
LEAD: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "richer": ("capital",),
        "assets": ("assets",),
        "hand": ("hand",),
        "emergency": ("emergency",),
        "contract": ("contract",),
        "investment": ("investment",),
    }
)
THREAT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "threat": ("threat",),
        "events": ("next_event", "later_events", "pressure"),
        "demand": ("demand", "later_demands"),
    }
)
MATTERS: Final = (*LEAD, *THREAT)
FEDERALIST_MATTERS: Final = ("ready", "ending")
# What a capital and a step towards the end (in log-odds) mean to a Federalist, in chance to win.
READY: Final = 0.03
ENDING: Final = 0.05

MANY: Final = 8  # plans from which on a round more sorts out the hopeless ones
SOME: Final = 6
HABIT: Final = 0.006  # the rule's own answer comes first unless another is better by this

Look = Callable[["State"], "tuple[float, ...]"]


class MatterProspects:
    """Reads the ends of playouts; differences between them become chances to win."""

    def __init__(self, valuation: Valuation, view: View) -> None:
        self.valuation = valuation
        self.seat = view.seat
        self.eye = Eye(view.seat, view.rival, view.investment)
        self.federalist = view.rival == FEDERALIST
        self.matters = FEDERALIST_MATTERS if self.federalist else MATTERS

    def look(self, state: State) -> tuple[float, ...]:
        """One number for each matter, then the log-odds of the end by threat and of the lead."""
        terms = self.valuation.terms(state, self.eye)
        if self.federalist:
            end = sum(terms[_threat_name(name, terms)] for name in THREAT_NAMES)
            return (float(state.capital[self.seat]), end)
        end = -sum(terms[_threat_name(name, terms)] for name in THREAT_NAMES)
        lead = sum(terms[name] for name in LEAD_NAMES)
        groups = [*LEAD.values(), *THREAT.values()]
        return (*(sum(terms[name] for name in group) for group in groups), end, lead)

    def weights(self, sights: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
        """What a little more of each matter adds to the chance to win, around these positions."""
        if self.federalist:
            return (READY, ENDING)
        end = _rising(sum(one[-2] for one in sights) / len(sights))
        lead = _rising(sum(one[-1] for one in sights) / len(sights))
        chance = (1 - end) * lead
        return (*(chance * (1 - lead),) * len(LEAD), *(chance * end,) * len(THREAT))


def _threat_name(name: str, terms: Mapping[str, float]) -> str:
    """Terms of threat that share their name with another one bear a longer one."""
    longer = f"threat_{name}"
    return longer if longer in terms else name


def _rising(x: float) -> float:
    return 1 / (1 + math.exp(-max(-50.0, min(50.0, x))))


class Gap(NamedTuple):
    """A difference between two plans in the same worlds, and how far chance alone may go."""

    mean: float
    doubt: float


class AnswerRehearsal:
    """One question: `look` notes down what the end of a playout is like."""

    def __init__(
        self, playouts: Playouts, worlds: Worlds, plans: Sequence[AnswerPlan], look: Look
    ) -> None:
        self.playouts = playouts
        self.worlds = worlds
        self.plans = plans
        self.look = look
        self.seat = worlds.decision.seat
        self.chances: list[list[float]] = [[] for _ in plans]
        self.sights: list[list[tuple[float, ...]]] = [[] for _ in plans]
        self._number = 0

    def run(self, budget: int) -> list[int]:
        """The places of the best plans, one for each answer; they share all their worlds."""
        alive = list(range(len(self.plans)))
        keep = [SOME] if len(alive) > MANY else []
        keep += [MOST] if len(alive) > MOST else []
        for left, count in zip(range(len(keep) + 1, 1, -1), keep, strict=True):
            budget -= self._play(alive, budget // left)
            alive = self._best(alive, count)
        self._play(alive, budget)
        return self._best(alive, MOST)

    def gap(self, one: int, other: int) -> Gap:
        """By how much the chance to win is better with the first than with the other."""
        return _gap(self.chances[one], self.chances[other])

    def seen(self, one: int, other: int, place: int) -> Gap:
        """The same for one of the things that `look` notes."""
        here = [sight[place] for sight in self.sights[one]]
        return _gap(here, [sight[place] for sight in self.sights[other]])

    def mean(self, one: int) -> float:
        """The chance to win with a plan."""
        return sum(self.chances[one]) / len(self.chances[one])

    def _play(self, alive: Sequence[int], budget: int) -> int:
        worlds = max(1, budget // len(alive))
        for _ in range(worlds):
            world, seed = self.worlds.next()
            self._number += 1
            until = world.state.turns_taken + self.playouts.deals
            for one in alive:
                twin = world.clone()
                follow(twin, self.worlds.decision, self.plans[one], self.playouts.policy)
                chances = self.playouts.run(twin, self._number, seed, until)
                self.chances[one].append(chances[self.seat])
                self.sights[one].append(self.look(twin.state))
        return worlds * len(alive)

    def _best(self, alive: Sequence[int], count: int) -> list[int]:
        """The best plan of each answer, at most so many."""
        ranked = sorted(alive, key=lambda one: -self.mean(one) - (HABIT if one == 0 else 0.0))
        found: dict[str, int] = {}
        for one in ranked:
            found.setdefault(self.plans[one].option, one)
        return list(found.values())[:count]


def _gap(here: Sequence[float], there: Sequence[float]) -> Gap:
    gaps = [a - b for a, b in zip(here, there, strict=True)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) == 1:
        return Gap(mean, abs(mean))
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return Gap(mean, math.sqrt(spread / len(gaps)))
