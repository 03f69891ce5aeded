"""What puzzles of Streets are about: which question of a game is one, and what tempts there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Start
from newangeles_gui.minds import WantedGame

from ..rules import Foresight, read_lying
from .ahead import play_on, settled
from .search import LEVELS, StreetsAgent, StreetsSkills, guessed

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision
    from newangeles_gui.minds import PlanWorth

    from ..rules import Box, Ledger, View

CLOSE, GAP, PEOPLE, SIGNS, DENY, SNEAK = "close", "gap", "people", "signs", "deny", "sneak"
LADDERS: Final = (CLOSE, GAP, PEOPLE, SIGNS, DENY, SNEAK)
BY_KIND: Final = MappingProxyType({"move": PEOPLE, "abandon": SIGNS, "sneak_build": SNEAK})
SEVERAL: Final = 2  # streets that one tile touches, or seekers that move in
SEATS: Final = (2, 3, 2, 1, 4)  # how many play, game by game; who is alone has the Sneak
COMEBACK, BEATEN, FULL = "comeback", "sneak_beaten", "five_players"
MAKES, SOLVES = "builder", "mayor"
WORLDS: Final = 24  # in which it is looked what can be expected
DOUBLE: Final = 2  # the budget of the best opponents


class StreetsPuzzles:
    """Finds questions of which the best opponents are sure, thinking twice as long as usual."""

    ladders = LADDERS

    def __init__(self, box: Box) -> None:
        self.box = box
        skills = StreetsSkills(box)
        self.policy = skills.policy
        self.quick = StreetsAgent(skills, LEVELS[MAKES])
        level = LEVELS[SOLVES]
        longer = level._replace(turns=DOUBLE * level.turns, fewest=DOUBLE * level.fewest)
        self.slow = StreetsAgent(skills, longer)

    def start(self, number: int) -> Start:
        """Two to four players, or one against the Sneak."""
        players = list(self.box.seats[: SEATS[number % len(SEATS)]])
        return Start(players, f"puzzle {number}")

    def ranked(
        self, view: View, decision: Decision, rng: random.Random, thorough: bool
    ) -> Sequence[PlanWorth[str]]:
        """As opponents rank them."""
        agent = self.slow if thorough else self.quick
        return agent.ranked(view, decision, rng)

    def ladder(self, view: View, decision: Decision, best: str) -> str:
        """By what the best answer does at once."""
        if decision.kind != "build":
            return BY_KIND.get(decision.kind, "")
        found = self._ledger(view, decision.seat, best)
        if len(_touched(view, found)) >= SEVERAL:
            return GAP
        if found.streets:
            others = (money for seat, money in enumerate(found.money) if seat != decision.seat)
            return DENY if max(others) > found.gain else CLOSE
        return PEOPLE if sum(count for _, count in found.settled) >= SEVERAL else ""

    def tempting(self, view: View, decision: Decision, ranked: Sequence[PlanWorth[str]]) -> str:
        """By rules of thumb; where they are right, what comes next, or pays most at once."""
        best, next_best = ranked[0].plan, ranked[1].plan
        world = guessed(self.box, view, random.Random(0))
        quick = self.policy.answer(world, decision)
        if quick != best and quick in decision.options:
            return quick
        if decision.kind != "build":
            return next_best
        others = [one.plan for one in ranked[1:]]
        pays = {one: self._ledger(view, decision.seat, one).gain for one in others}
        most = max(pays, key=pays.__getitem__)
        return most if pays[most] else next_best

    def expected(self, view: View, decision: Decision, option: str) -> Sequence[int]:
        """The mean of what is seen some rounds later, in worlds that fit the view."""
        until = view.turn + self.slow.level.rounds * len(view.seating)
        planner, prospect = self.slow.skills.planner, self.slow.skills.prospect
        found = []
        for number in range(WORLDS):
            world = guessed(self.box, view, random.Random(number))
            after = settled(world, option, planner)
            play_on(after, until, planner)
            found.append(prospect.worths(after.state))
        return [round(fmean(of)) for of in zip(*found, strict=True)]

    @property
    def worth_watching(self) -> Sequence[WantedGame]:
        """A comeback, a Sneak that is beaten where it is strongest, a full table."""
        seats = self.box.seats
        return (
            WantedGame(COMEBACK, seats[:3], MAKES),
            WantedGame(BEATEN, seats[:1], MAKES, {"level": "hard"}),
            WantedGame(FULL, seats, MAKES),
        )

    def worth(self, name: str, scores: Sequence[Sequence[int]], winners: Sequence[int]) -> float:
        """How far behind the winner was; how much beats the Sneak; how close it was."""
        if len(winners) != 1 or (name == BEATEN and winners[0] != 0):
            return 0.0
        if name == BEATEN:
            return float(scores[-1][0])
        last = sorted(scores[-1])
        close = 1 / (last[-1] - last[-2] + 1)
        if name != COMEBACK:
            return close
        late = scores[len(scores) * 3 // 5]
        return max(0.0, max(late) - late[winners[0]] + close)

    def _ledger(self, view: View, seat: int, option: str) -> Ledger:
        name, cell, quarter = read_lying(option)
        return Foresight(self.box, view).ledger(name, cell, quarter, seat)


def _touched(view: View, found: Ledger) -> set[int]:
    """The streets that a tile closes, lengthens or joins."""
    city, known = found.city, view.city
    rows = {city.street_of[city.at[one]] for one in (found.cell, *(s.cell for s in found.streets))}
    cells = (city.cells[tile] for row in rows for tile in city.rows[row])
    return {known.street_of[known.at[cell]] for cell in cells if cell in known.at}
