"""Playing worlds that fit a view on for some deals, and judging where they have come to."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final
from zlib import crc32

from newangeles_gui.engine import Decision

from ...rules import Game

if TYPE_CHECKING:
    from ...rules import Unseen
    from ..quick.policy import QuickPolicy
    from ..valuation.model import Valuation

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
