"""The joint belief of one seat over all rival cards, the one under the board included."""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate, permutations
from typing import TYPE_CHECKING

from newangeles_gui.minds import History
from newangeles_gui.minds.remembered import Remembered

from ...rules import FEDERALIST
from .evidence import Watcher
from .likelihood import UNIT, Likelihoods, Reading

if TYPE_CHECKING:
    from ...rules import View


Assignment = tuple[str, ...]  # rival cards by seat, and last the one under the board
MOST_BELIEFS = 30


class ActsHeard:
    """The likelihoods after what was heard last."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._history: History = ()
        self._names: list[str] = []
        self._watcher = Watcher((), ())
        self._likelihoods = Likelihoods(reading, ())

    def of(self, corporations: Sequence[str], history: History) -> Likelihoods:
        """The likelihoods after all of a history; they are not to be changed."""
        known = len(self._history)
        if self._names != list(corporations) or history[:known] != self._history:
            known = 0
            self._names = list(corporations)
            self._watcher = Watcher((), ())
            self._likelihoods = Likelihoods(self.reading, corporations)
        if len(history) > known:
            acts = len(self._watcher.acts)
            self._likelihoods.add(self._watcher.read(history[known:])[acts:])
        self._history = history
        return self._likelihoods


class Belief:
    """Every way in which the cards can lie, with its chance."""

    def __init__(self, corporations: Sequence[str], chances: Mapping[Assignment, float]) -> None:
        self.corporations = tuple(corporations)
        self.chances = dict(chances)
        self._sums = list(accumulate(self.chances.values()))
        self._assignments = list(self.chances)
        self._order: list[Assignment] = []  # by who is the Federalist, once that is asked for
        self._order_sums: list[float] = []

    def rival_of(self, seat: int) -> dict[str, float]:
        """The chance of each card to be this seat's rival."""
        found = dict.fromkeys((*self.corporations, FEDERALIST), 0.0)
        for assignment, chance in self.chances.items():
            found[assignment[seat]] += chance
        return found

    def federalist(self) -> list[float]:
        """The chance of each seat to be the Federalist."""
        return [self.rival_of(seat)[FEDERALIST] for seat in range(len(self.corporations))]

    def sample(self, rng: random.Random) -> list[str]:
        """Rival cards by seat, drawn from the belief; for `determinize`."""
        (drawn,) = rng.choices(self._assignments, cum_weights=self._sums)
        return list(drawn[:-1])

    def spread(self, count: int, start: float) -> list[list[str]]:
        """So few deals that stand for all: at even steps, ordered by who is the Federalist.

        `start` is where in the first step, from 0 to 1.
        """
        if not self._order:
            self._order = sorted(self._assignments, key=lambda one: (one.index(FEDERALIST), one))
            self._order_sums = list(accumulate([self.chances[one] for one in self._order]))
        order, sums = self._order, self._order_sums
        found = []
        for number in range(count):
            place = bisect_left(sums, (number + start) / count * sums[-1])
            found.append(list(order[min(place, len(order) - 1)][:-1]))
        return found


def believe(view: View, history: History, reading: Reading) -> Belief:
    """What a seat can tell from its card, from what it sees and from what has happened."""
    return Believer(reading).believe(view, history)


class Believer:
    """Believes; what the same evidence came to before is remembered."""

    def __init__(self, reading: Reading) -> None:
        self.temper = reading.temper / UNIT
        self.heard = ActsHeard(reading)
        self._beliefs: Remembered[tuple[object, ...], Belief] = Remembered(MOST_BELIEFS)

    def believe(self, view: View, history: History) -> Belief:
        """What a seat can tell from its card, from what it sees and from what has happened."""
        key = self.evidence(view, history)
        return self._beliefs.get(key) or self._beliefs.put(key, self._worked_out(view, history))

    def evidence(self, view: View, history: History) -> tuple[object, ...]:
        """All that a belief depends on."""
        logs = self.heard.of(view.corporations, history).logs.values()
        said = tuple([value for one in logs for value in one.values()])
        under = self._under(view, history)
        table = (*view.corporations, *view.revealed_rivals)
        return (view.seat, view.rival, under, table, said)

    def _under(self, view: View, history: History) -> str:
        return view.rival_under_board or _seen_under_board(view, history)

    def _worked_out(self, view: View, history: History) -> Belief:
        names = view.corporations
        likelihoods = self.heard.of(names, history).logs
        others = [(seat, likelihoods[name]) for seat, name in enumerate(names) if seat != view.seat]
        logs: dict[Assignment, float] = {}
        for assignment in _assignments(view, self._under(view, history)):
            total = 0.0
            for seat, cards in others:
                total += cards[assignment[seat]]
            logs[assignment] = self.temper * total
        most = max(logs.values())
        weights = {one: math.exp(value - most) for one, value in logs.items()}
        whole = sum(weights.values())
        return Belief(names, {one: weight / whole for one, weight in weights.items()})


def _assignments(view: View, under: str) -> list[Assignment]:
    """Every way that fits what is known for certain."""
    names = view.corporations
    if view.revealed_rivals:
        known = tuple(view.revealed_rivals)
        left = next(one for one in (*names, FEDERALIST) if one not in known)
        return [(*known, left)]
    hidden = [one for one in (*names, FEDERALIST) if one not in (view.rival, under)]
    found = []
    for order in permutations(hidden):
        cards = [*order, under] if under else list(order)
        if view.rival:
            cards.insert(view.seat, view.rival)
        found.append(tuple(cards))
    return found


def _seen_under_board(view: View, history: History) -> str:
    """The card that Thomas Haas's owner has left under the board, until another owner looks."""
    seen = ""
    for kind, facts in history:
        if kind == "rival_seen":
            mine = facts.get("player") == view.corporations[view.seat]
            seen = str(facts.get("under", "")) if mine else ""
    return seen
