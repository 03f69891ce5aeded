"""How well opponents play, and how they think.

The gentle ones go by rules of thumb. Better ones try every answer and look what the position is
worth after their turn; the best one plays the most promising answers on, in worlds that fit what
it knows, the same worlds for all of them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from newangeles_gui.engine import Choice
from newangeles_gui.minds import UNHEARD, Halving, History, PlanWorth

from ..rules import guess
from .ahead import play_on, settled
from .hopes import load_hopes
from .outlook import Prospect, shares
from .planner import PlannerPolicy
from .quick import StreetsPolicy
from .taste import PLAIN, Taste

if TYPE_CHECKING:
    from newangeles_gui.engine import Decision

    from ..rules import Box, Game, State, View


class StreetsLevel(NamedTuple):
    """Slips are answers that are anything; `looks` tries every answer.

    With `turns` the best answers are played on for some rounds, as often as so many turns allow;
    what was thought of them at sight counts for the share `sight`, as playouts are few.
    """

    slips: float = 0.0
    looks: bool = False
    turns: int = 0
    rounds: int = 0
    sight: float = 0.0
    fewest: int = 20  # playouts that are worth anything

    def playouts(self, players: int) -> int:
        """How many of them a question may cost."""
        return max(self.fewest, self.turns // (self.rounds * players)) if self.turns else 0


LEVELS: Final[Mapping[str, StreetsLevel]] = MappingProxyType(
    {
        "newcomer": StreetsLevel(slips=0.3),
        "shopkeeper": StreetsLevel(),
        "builder": StreetsLevel(looks=True),
        "mayor": StreetsLevel(looks=True, turns=200, rounds=2, sight=0.35),
    }
)
DOLLAR: Final = 0.0005  # in chance to win
TASTED: Final = 24  # answers of a rule of thumb among which taste chooses
TRIED: Final = 8  # answers that are played on
PLAYED_ON: Final = frozenset(("build", "sneak_build", "abandon", "double", "move"))


class StreetsSkills:
    """What the opponents of a process go by."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.policy = StreetsPolicy(box)
        self.prospect = Prospect(box, load_hopes(box.title.data))
        self.planner = PlannerPolicy(self.policy, self.prospect)


class StreetsAgent:
    """Plays on a level, with a taste."""

    def __init__(self, skills: StreetsSkills, level: StreetsLevel, taste: Taste = PLAIN) -> None:
        self.skills, self.level, self.taste = skills, level, taste

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """The answer that it likes best."""
        options = worth_trying(decision)
        if self.level.slips and rng.random() < self.level.slips:
            return Choice(decision.kind, rng.choice(decision.options))
        if len(options) == 1:
            return Choice(decision.kind, options[0])
        return Choice(decision.kind, self.ranked(view, decision, rng)[0].plan)

    def ranked(self, view: View, decision: Decision, rng: random.Random) -> list[PlanWorth[str]]:
        """The answers, the best first, each with the chance to win or with its price."""
        world = guessed(self.skills.box, view, rng)
        seat = decision.seat
        if not self.level.looks:
            prices = self.skills.policy.prices(world, decision)
            return self._to_taste(world, seat, _ordered(prices))
        looked = self.looked(world, decision)
        if not self.level.turns or decision.kind not in PLAYED_ON or len(looked) == 1:
            return looked
        trials = StreetsTrials(self, view, decision, looked[:TRIED], rng)
        tried = [one.plan for one in looked[:TRIED]]
        found = Halving(tried, trials, self.level.playouts(world.players)).run()
        return found + looked[TRIED:]

    def looked(self, world: Game, decision: Decision) -> list[PlanWorth[str]]:
        """Every answer with the chance to win after the turn."""
        seat = decision.seat
        found = {}
        for option in worth_trying(decision):
            after = settled(world, option, self.skills.policy).state
            found[option] = self.chance(after, seat, self.liking(world, after, seat))
        return _ordered(found)

    def liking(self, world: Game, after: State, seat: int) -> float:
        """What else is liked about it, in dollars."""
        return 0.0 if self.taste.plain else self.taste.pull(world.state, after, seat)

    def chance(self, state: State, seat: int, liked: float) -> float:
        """The chance to win of who owns as much as is liked besides.

        Where nothing can change it any more, more money is better than less.
        """
        prospect = self.skills.prospect
        worths = prospect.worths(state)
        worths[seat] += liked
        lead = worths[seat] - max(one for at, one in enumerate(worths) if at != seat)
        return shares(worths, prospect.doubt(state))[seat] + DOLLAR * lead

    def _to_taste(
        self, world: Game, seat: int, ranked: list[PlanWorth[str]]
    ) -> list[PlanWorth[str]]:
        if self.taste.plain or len(ranked) < 2:
            return ranked
        for one in ranked[:TASTED]:
            after = settled(world, one.plan, self.skills.policy).state
            one.chance += self.liking(world, after, seat)
        return sorted(ranked, key=lambda one: -one.chance)


class StreetsTrials:
    """Plays several answers on in one world after the other."""

    def __init__(
        self, agent: StreetsAgent, view: View, decision: Decision, tried: list[PlanWorth[str]],
        rng: random.Random,
    ) -> None:  # fmt: skip
        self.agent, self.view, self.decision, self.tried = agent, view, decision, tried
        self.rng = rng
        self.until = view.turn + agent.level.rounds * len(view.seating)

    def __call__(self, alive: Sequence[int]) -> list[float]:
        """What each of these answers comes to in the next world."""
        agent, seat, sight = self.agent, self.decision.seat, self.agent.level.sight
        world = guessed(agent.skills.box, self.view, self.rng)
        found = []
        for one in alive:
            tried = self.tried[one]
            after = settled(world, tried.plan, agent.skills.planner)
            liked = agent.liking(world, after.state, seat)
            play_on(after, self.until, agent.skills.planner)
            played = agent.chance(after.state, seat, liked)
            found.append(sight * tried.chance + (1 - sight) * played)
        return found


def guessed(box: Box, view: View, rng: random.Random) -> Game:
    """A world that fits a view."""
    world = guess(box, view, rng.getrandbits(60))
    world.record = False
    return world


def worth_trying(decision: Decision) -> list[str]:
    """The answers; of crowds only the whole, as what they bring grows with their number."""
    options = list(dict.fromkeys(decision.options))
    if decision.kind != "move":
        return options
    return list({option.split(" ")[1]: option for option in options}.values())


def _ordered(found: Mapping[str, float]) -> list[PlanWorth[str]]:
    ranked = [PlanWorth(option, worth) for option, worth in found.items()]
    return sorted(ranked, key=lambda one: -one.chance)
