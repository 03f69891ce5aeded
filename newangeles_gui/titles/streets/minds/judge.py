"""What tiles that were built were worth: by how much they were better than any other answer.

Every answer is looked at; those few questions of which most seems to have hung are played on, in
worlds that fit what was known when they were asked.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Decision

from ..rules import View
from .ahead import play_on, settled
from .search import guessed, worth_trying

if TYPE_CHECKING:
    from ..rules import Game
    from .search import StreetsAgent

CLOSER: Final = 8  # questions that are played on,
RIVALS: Final = 3  # each with so many answers beside the one that was given,
WORLDS: Final = 12  # so often
Leads = dict[str, float]


class TileBuilt(NamedTuple):
    """What somebody saw, was asked and answered."""

    view: View
    decision: Decision
    option: str


class Swing(NamedTuple):
    """By how many dollars an answer was better than the best other one, and which that is."""

    money: float
    best: str


class StreetsJudge:
    """Judges the answers of a whole game."""

    def __init__(self, agent: StreetsAgent) -> None:
        self.agent, self.skills = agent, agent.skills

    def swings(self, built: Sequence[TileBuilt], rng: random.Random) -> list[Swing]:
        """How much hung on each of them; those that could not be any other are left out before."""
        leads = [self._looked(one, rng) for one in built]
        found = [_swing(lead, one.option) for lead, one in zip(leads, built, strict=True)]
        if self.agent.level.turns:
            most = sorted(range(len(built)), key=lambda at: -abs(found[at].money))
            for at in most[:CLOSER]:
                one = built[at]
                rivals = [option for option in _ordered(leads[at]) if option != one.option]
                played = self._played(one, [one.option, *rivals[:RIVALS]], rng)
                found[at] = _swing(played, one.option)
        return found

    def _looked(self, one: TileBuilt, rng: random.Random) -> Leads:
        """How far ahead each answer leaves whoever gave it when the turn is over."""
        world = guessed(self.skills.box, one.view, rng)
        return {
            option: self._lead(settled(world, option, self.skills.policy), one.decision.seat)
            for option in worth_trying(one.decision)
        }

    def _played(self, one: TileBuilt, options: Iterable[str], rng: random.Random) -> Leads:
        """The same some rounds later, on average over several worlds."""
        sums = dict.fromkeys(options, 0.0)
        until = one.view.turn + self.agent.level.rounds * len(one.view.seating)
        for _ in range(WORLDS):
            world = guessed(self.skills.box, one.view, rng)
            for option in sums:
                after = settled(world, option, self.skills.planner)
                play_on(after, until, self.skills.planner)
                sums[option] += self._lead(after, one.decision.seat) / WORLDS
        return sums

    def _lead(self, game: Game, seat: int) -> float:
        worths = self.skills.prospect.worths(game.state)
        return worths[seat] - max(worth for at, worth in enumerate(worths) if at != seat)


def _ordered(leads: Mapping[str, float]) -> list[str]:
    return sorted(leads, key=lambda option: -leads[option])


def _swing(leads: Mapping[str, float], option: str) -> Swing:
    best = next(one for one in _ordered(leads) if one != option)
    return Swing(leads[option] - leads[best], best)
