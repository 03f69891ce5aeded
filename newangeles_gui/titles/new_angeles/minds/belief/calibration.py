"""Whether the belief is right as often as it says."""

from __future__ import annotations

import math
from typing import NamedTuple

from newangeles_gui.engine.events import Event
from newangeles_gui.minds.history import heard

from ...rules.game import Game
from ...rules.view import view
from .belief import believe
from .likelihood import Reading

BINS = 10
LEAST = 1e-6


class Bin(NamedTuple):
    """Statements with about the same chance: how many, what they said, how many were right."""

    number: int
    said: float
    right: float


class Calibration:
    """Collects what seats believe about each other at the beginning of every turn."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.statements: list[tuple[float, bool]] = []
        self.doubt = 0.0
        self.plain_doubt = 0.0
        self.seats = 0
        self.right = 0
        self._turns = 0

    def watch(self, game: Game, log: list[Event]) -> None:
        """Look at a running game; once for every turn."""
        state = game.state
        if state.turns_taken == self._turns or state.over:
            return
        self._turns = state.turns_taken
        for seat in range(game.players):
            seen = view(game, seat)
            belief = believe(seen, heard(log, seat), self.reading)
            for other in range(game.players):
                if other != seat:
                    self.add(belief.rival_of(other), state.rivals[other])

    def add(self, chances: dict[str, float], truth: str) -> None:
        """What somebody believes about one seat, and the truth."""
        possible = [chance for chance in chances.values() if chance > 0]
        self.statements += [(chance, card == truth) for card, chance in chances.items() if chance]
        self.doubt -= math.log(max(LEAST, chances[truth]))
        self.plain_doubt += math.log(len(possible))
        self.seats += 1
        self.right += chances[truth] == max(possible)

    def bins(self) -> list[Bin]:
        """The statements by their chance."""
        groups: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
        for chance, truth in self.statements:
            groups[min(BINS - 1, int(chance * BINS))].append((chance, truth))
        return [
            Bin(
                len(group),
                sum(chance for chance, _ in group) / len(group),
                sum(truth for _, truth in group) / len(group),
            )
            for group in groups
            if group
        ]

    def error(self) -> float:
        """By how much what was said differs from what was right, on average over statements."""
        total = sum(one.number * abs(one.said - one.right) for one in self.bins())
        return total / max(1, len(self.statements))

    def lines(self) -> list[str]:
        """The table for people."""
        count = max(1, self.seats)
        found = [f"{'said':>6} {'right':>6} {'how often':>10}"]
        found += [
            f"{100 * one.said:5.1f}% {100 * one.right:5.1f}% {one.number:10,}"
            for one in self.bins()
        ]
        found.append(
            f"doubt {self.doubt / count:.3f} nats a seat, "
            f"{self.plain_doubt / count:.3f} from the deal alone; "
            f"the likeliest card is right in {100 * self.right / count:.0f} %"
        )
        found.append(f"statements are off by {100 * self.error():.1f} % on average")
        return found
