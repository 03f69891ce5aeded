"""How well opponents play, what all of a process go by, and how they think.

Rules answer where nothing is at stake. Elsewhere every answer is tried in many worlds that fit what
is known: there are plans (an answer, and how many cards follow it), worlds that are played on for
some deals, and a judgement of where they have come to.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from newangeles_gui.engine import Choice, Decision
from newangeles_gui.minds import (
    NOBODY_IN_PARTICULAR,
    UNHEARD,
    Character,
    Halving,
    History,
    PlanWorth,
)

from ..rules import DECISIONS, FEDERALIST, Game, determinize, worthwhile
from .belief import Guesser, Watcher, believe
from .quick import QuickPolicy
from .tuned import Reading, load_reading
from .valuation import Valuation, load_valuation

if TYPE_CHECKING:
    from ..rules import Box, State, Unseen, View


class Level(NamedTuple):
    """Slips are answers that are anything; playouts are what a whole question may cost.

    Without playouts a level goes by the quick rules. Few playouts are worth nearly as much as
    many, so there is no level of few. What sets the chair apart is that it thinks about
    everything, also about what happens in each district and what to draw, and that it looks two
    deals ahead; only many playouts see through the luck of two deals.
    """

    playouts: int = 0
    deals: int = 1
    slips: float = 0.0
    everything: bool = False


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "intern": Level(slips=0.2),
        "manager": Level(),
        "director": Level(playouts=300),
        "chair": Level(playouts=1000, deals=2, everything=True),
    }
)


class Skills:
    """What the opponents of a process go by, made when it is first needed.

    What is remembered is what would be worked out again, so nobody learns anything from others
    by sharing it; it only takes less time and memory.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self._policy: QuickPolicy | None = None
        self._valuation: Valuation | None = None
        self._reading: Reading | None = None

    @property
    def policy(self) -> QuickPolicy:
        """The rules of thumb."""
        if self._policy is None:
            self._policy = QuickPolicy(self.box)
        return self._policy

    @property
    def valuation(self) -> Valuation:
        """What positions are worth."""
        if self._valuation is None:
            self._valuation = load_valuation(self.box)
        return self._valuation

    @property
    def reading(self) -> Reading:
        """What acts say about rivals."""
        if self._reading is None:
            self._reading = load_reading()
        return self._reading


DONE: Final = "done"
NOT_SAID: Final = -1
MOST_CARDS: Final = 4  # numbers of cards that are tried for a side


class AnswerPlan(NamedTuple):
    """An answer; for support also the number of cards that shall lie there in the end."""

    option: str
    cards: int = NOT_SAID


def plans(view: View, decision: Decision, policy: QuickPolicy, world: Game) -> list[AnswerPlan]:
    """Everything worth trying, the rule's own answer first."""
    if decision.kind == "support":
        return _support(view, decision)
    if decision.kind == "lay":
        return _lay(view, decision, policy, world)
    usual = policy.answer(world, decision)
    others = worthwhile(world.box, world.state, decision)
    return [AnswerPlan(usual), *(AnswerPlan(one) for one in others if one != usual)]


def _support(view: View, decision: Decision) -> list[AnswerPlan]:
    """54.5: just enough to lead or to hold a lead, and what stands against more to come."""
    found = [AnswerPlan("abstain")]
    for side in decision.options[:-1]:
        found += [AnswerPlan(side, cards) for cards in _numbers(view, side, 0)]
    return found


def _numbers(view: View, side: str, laid: int) -> list[int]:
    deal = view.deal
    assert deal is not None
    hand = len(view.hand) + laid
    mine = laid
    main = deal.votes("main") - (mine if side == "main" else 0)
    counter = deal.votes("counter") - (mine if side == "counter" else 0)
    behind = counter - main if side == "main" else main - counter + 1
    least = max(1, behind)
    numbers = [1, *range(least, least + MOST_CARDS - 1)] if least > 1 else [1, 2, 3]
    return [one for one in numbers if laid <= one <= hand]


def _lay(view: View, decision: Decision, policy: QuickPolicy, world: Game) -> list[AnswerPlan]:
    top = view.stack[-1]
    side, laid = top.side, top.laid  # type: ignore[attr-defined]
    card = policy.cards.least(world, decision)
    more = [one for one in _numbers(view, side, laid) if one > laid]
    found = [AnswerPlan(card, cards) for cards in more[:MOST_CARDS]]
    if decision.options[-1] == DONE:
        return [AnswerPlan(DONE), *found]
    return found or [AnswerPlan(card, laid + 1)]


def follow(game: Game, decision: Decision, plan: AnswerPlan, policy: QuickPolicy) -> None:
    """Answer the question as planned, and lay the cards that belong to it."""
    seat = decision.seat
    game.take(plan.option)
    if plan.cards == NOT_SAID:
        return
    while (pending := game.pending) is not None and pending.kind == "lay":
        if pending.seat != seat:
            return
        laid: int = game.state.stack[-1].laid  # type: ignore[attr-defined]
        enough = laid >= plan.cards and pending.options[-1] == DONE
        game.take(DONE if enough else policy.cards.least(game, pending))
        if enough:
            return


TRIES: Final = 5

Deal = Callable[[random.Random], Sequence[str] | None]  # rival cards by seat, or by chance

# Half of the playouts follow the rules nearly always, half stray from them: opponents are not
# all alike, and a search that trusts one policy is fooled by others.
STRAYING: Final = (0.0, 0.15)
FULL: Final = (1 << 64) - 1


class NoWorldError(Exception):
    """No world was found in which this question is asked."""


class Worlds:
    """Deals what is hidden, again and again; each world is asked the same question."""

    def __init__(self, unseen: Unseen, decision: Decision, deal: Deal, rng: random.Random) -> None:
        self.unseen = unseen
        self.decision = decision
        self.deal = deal
        self.rng = rng

    def next(self) -> tuple[Game, int]:
        """A world and a seed for playing it on."""
        for _ in range(TRIES):
            rivals = self.deal(self.rng)
            state = self.unseen.dealt(self.rng.getrandbits(64), rivals)
            game = Game(self.unseen.box, state, record=False)
            game.run()
            pending = game.pending
            if pending is not None and pending.options == self.decision.options:
                return game, self.rng.getrandbits(32)
        raise NoWorldError(f"no world asks {self.decision}")


class Playouts:
    """Plays worlds on."""

    def __init__(self, policy: QuickPolicy, valuation: Valuation, deals: int = 1) -> None:
        self.policy = policy
        self.valuation = valuation
        self.deals = deals

    def run(self, game: Game, number: int, seed: int, until: int = 0) -> list[float]:
        """Every seat's chance to win after some deals; the game is used up."""
        self.play_on(game, number, seed, until)
        return self.valuation.chances(game.state)

    def play_on(self, game: Game, number: int, seed: int, until: int = 0) -> None:
        """Play some deals.

        `until` is the turn at which to stop: plans that are compared must all get as far, also
        where one of them has ended the turn.
        """
        stray = STRAYING[number % len(STRAYING)]
        state = game.state
        until = until or state.turns_taken + self.deals
        chance = same_luck(seed)
        while (decision := state.pending) is not None and state.turns_taken < until:
            options = decision.options
            luck = chance(decision.kind, decision.seat) if stray else 1.0
            if luck < stray:
                option = options[int(luck / stray * len(options))]
            else:
                option = self.policy.answer(game, decision)
            game.take(option)


def same_luck(seed: int) -> Callable[[str, int], float]:
    """Chances that belong to a seat's first, second, ... question of a kind.

    Plans that ask different numbers of questions still meet the same luck elsewhere, so their
    differences come from the plans.
    """
    counts: dict[tuple[str, int], int] = {}

    def chance(kind: str, seat: int) -> float:
        key = (kind, seat)
        count = counts[key] = counts.get(key, 0) + 1
        number = seed
        for part in (crc32(kind.encode()), seat, count):  # hash() differs from run to run
            number = ((number ^ part) * 0xBF58476D1CE4E5B9) & FULL
            number ^= number >> 29
        return (number >> 11) / (1 << 53)

    return chance


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
