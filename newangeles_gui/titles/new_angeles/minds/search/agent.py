"""The player that thinks: rules where they do, a search where something is at stake."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import NOBODY_IN_PARTICULAR, UNHEARD, Character, History
from newangeles_gui.minds.halving import Halving, PlanWorth

from ...decisions import DECISIONS
from ...rules import FEDERALIST, Game
from ...rules.determinize import determinize
from ..belief.belief import believe
from ..belief.evidence import Watcher
from ..belief.hands import Guesser
from ..quick.policy import QuickPolicy
from .plans import AnswerPlan, follow, plans
from .playout import Deal, NoWorldError, Playouts, Worlds

if TYPE_CHECKING:
    from ...rules import Box, State, View
    from ..belief.likelihood import Reading
    from ..valuation.model import Valuation

CAPITAL: Final = 0.01  # what the greediest gives for a capital, in chance to win
THREAT: Final = 0.012  # and the most cautious for a threat less
FEELING: Final = 0.2  # for a friend's chance, or against an enemy's
DEEDS: Final = 5.0  # cards and capital that make a friend, or an enemy
RISK: Final = 0.3

# Which share of the budget a question gets; what is not named is answered by rule.
AT_THE_TABLE: Final[Mapping[str, float]] = MappingProxyType(
    {kind: row.thought for kind, row in DECISIONS.items() if row.thought}
)
SHARES: Final[Mapping[str, float]] = MappingProxyType(
    {**AT_THE_TABLE, **{kind: row.by_chair for kind, row in DECISIONS.items() if row.by_chair}}
)


class Aim:
    """One seat's taste, for one question."""

    def __init__(self, view: View, history: History, character: Character) -> None:
        self.seat = view.seat
        self.capital = view.capital[view.seat]
        self.threat = view.threat
        self.greed = CAPITAL * character.pull("greed")
        cautious = 0.0 if view.rival == FEDERALIST else character.pull("caution")
        self.caution = THREAT * cautious
        self.boldness = RISK * character.pull("boldness")
        self.feelings = _feelings(view, history, character)
        self.seats = (self.seat, *(seat for seat, _ in self.feelings))  # whose chances matter

    def worth(self, chances: Mapping[int, float] | Sequence[float], state: State) -> float:
        """How much this outcome is liked; the chances are by seat."""
        own = chances[self.seat]
        total = own + self.boldness * (own * own - own)  # the bold like to win or lose it all
        total += self.greed * (state.capital[self.seat] - self.capital)
        total -= self.caution * (state.threat - self.threat)
        for seat, feeling in self.feelings:
            total += feeling * chances[seat]
        return total


def _feelings(view: View, history: History, character: Character) -> tuple[tuple[int, float], ...]:
    """The loyal wish those well who helped them, the resentful wish those ill who did not."""
    loyal = max(0.0, character.pull("loyalty"))
    resentful = max(0.0, character.pull("grudge"))
    if not history or not (loyal or resentful):
        return ()
    names = view.corporations
    me = names[view.seat]
    found = dict.fromkeys(names, 0.0)
    for act in Watcher(view.capital, names).read(history):
        if act.actor in found and act.actor != me:
            share = FEELING * min(1.0, abs(act.amount) / DEEDS)
            if act.helped == me:
                found[act.actor] += loyal * share
            elif act.harmed == me:
                found[act.actor] -= resentful * share
    return tuple(
        (names.index(name), max(-FEELING, min(FEELING, feeling)))
        for name, feeling in found.items()
        if feeling
    )


class SearchAgent:
    """Tries every answer in the same worlds; the budget is counted in playouts."""

    def __init__(
        self,
        box: Box,
        valuation: Valuation,
        budget: int,
        deals: int = 1,
        reading: Reading | None = None,
        character: Character = NOBODY_IN_PARTICULAR,
        policy: QuickPolicy | None = None,
        shares: Mapping[str, float] = SHARES,
    ) -> None:
        self.box = box
        self.policy = policy or QuickPolicy(box)
        self.playouts = Playouts(self.policy, valuation, deals)
        self.budget = budget
        self.reading = reading
        self.guesser = Guesser(self.policy.cards.holdings)
        self.character = character
        self.shares = shares

    def choose(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> Choice:
        """The answer after which its chance to win is best."""
        if len(decision.options) == 1:
            return Choice(decision.kind, decision.options[0])
        worths = self.worths(view, decision, rng, history)
        if worths:
            return Choice(decision.kind, worths[0].plan.option)
        return Choice(decision.kind, self._by_rule(view, decision, rng))

    def worths(
        self, view: View, decision: Decision, rng: random.Random, history: History = UNHEARD
    ) -> list[PlanWorth[AnswerPlan]]:
        """What was tried and what came of it, the best first; empty where a rule answers."""
        budget = int(self.budget * self.shares.get(decision.kind, 0.0))
        if not budget:
            return []
        unseen = self.guesser.likely(view, history)
        worlds = Worlds(unseen, decision, self._rivals(view, history), rng)
        try:
            first, _ = worlds.next()
            tried = plans(view, decision, self.policy, first)
            if len(tried) == 1:
                return [PlanWorth(tried[0], 0.5)]
            trials = Trials(self.playouts, worlds, tried, Aim(view, history, self.character))
            return Halving(tried, trials, budget).run()
        except NoWorldError:
            return []

    def _rivals(self, view: View, history: History) -> Deal:
        if self.reading is None or not history:
            return _by_chance
        return believe(view, history, self.reading).sample

    def _by_rule(self, view: View, decision: Decision, rng: random.Random) -> str:
        state = determinize(self.box, view, rng.getrandbits(64))
        return self.policy.answer(Game(self.box, state, record=False), decision)


def _by_chance(rng: random.Random) -> None:
    return None


class Trials:
    """Plays several plans on in one world after the other."""

    def __init__(
        self, playouts: Playouts, worlds: Worlds, tried: list[AnswerPlan], aim: Aim
    ) -> None:
        self.playouts = playouts
        self.worlds = worlds
        self.tried = tried
        self.aim = aim
        self.number = 0

    def __call__(self, alive: Sequence[int]) -> list[float]:
        """What each of these plans comes to in the next world."""
        world, seed = self.worlds.next()
        decision = self.worlds.decision
        until = world.state.turns_taken + self.playouts.deals
        self.number += 1
        policy, valuation = self.playouts.policy, self.playouts.valuation
        results = []
        for one in alive:
            twin = world.clone() if one != alive[-1] else world  # which is not needed any more
            follow(twin, decision, self.tried[one], policy)
            self.playouts.play_on(twin, self.number, seed, until)
            chances = valuation.chances_of(twin.state, self.aim.seats)
            results.append(self.aim.worth(chances, twin.state))
        return results
