"""What puzzles of the toy are about: whether a card is high enough."""

from __future__ import annotations

import random
from collections.abc import Sequence

from newangeles_gui.engine import Start
from newangeles_gui.engine.decisions import Decision
from newangeles_gui.minds import PlanWorth, WantedGame

from .rules import KEEP, NAMES, SWAP, Box, View


class ToyPuzzles:
    """Every question is clear, but for that with a card of the middle."""

    ladders = ("high", "low")
    worth_watching = (WantedGame("late", NAMES[:3], "careful"),)

    def __init__(self, box: Box) -> None:
        self.highest = box.highest

    def start(self, number: int) -> Start:
        return Start([*NAMES[:2]], f"puzzle {number}")

    def ranked(
        self, view: View, decision: Decision, rng: random.Random, thorough: bool
    ) -> Sequence[PlanWorth[str]]:
        share = int(view.cards[decision.seat]) / self.highest
        found = [PlanWorth(KEEP, share), PlanWorth(SWAP, 0.5 + 0.2 * rng.random() * thorough)]
        return sorted(found, key=lambda one: -one.chance)

    def ladder(self, view: View, decision: Decision, best: str) -> str:
        return "high" if best == KEEP else "low"

    def tempting(self, view: View, decision: Decision, ranked: Sequence[PlanWorth[str]]) -> str:
        return ranked[1].plan

    def expected(self, view: View, decision: Decision, option: str) -> Sequence[int]:
        share = int(view.cards[decision.seat]) if option == KEEP else self.highest // 2
        return [share if seat == decision.seat else 1 for seat in range(len(view.players))]

    def worth(self, name: str, scores: Sequence[Sequence[int]], winners: Sequence[int]) -> float:
        return float(winners[0])
