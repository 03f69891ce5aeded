"""Capital that all put together: how much is still missing, and what of an amount is wasted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ..content.verbs import PoolCapital
from .effect import Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.engine.decisions import Decision
    from newangeles_gui.engine.frames import Frame

    from .box import Box

SPEND = "spend"


class Seen(Protocol):
    """What is needed of a state or of a view: nothing that is hidden."""

    stack: list[Frame]
    corporations: list[str]
    active: int
    capital: list[int]


@dataclass(slots=True, frozen=True)
class Pool:
    """How much it takes in all, what is paid, and what those who come later have.

    `payers` is how many can still pay, who is asked among them.
    """

    needed: int
    paid: int
    later: int
    payers: int

    @property
    def missing(self) -> int:
        """What is still to be paid."""
        return max(0, self.needed - self.paid)

    @property
    def share(self) -> int:
        """A fair part of what is missing."""
        return -(-self.missing // self.payers)

    def wasted(self, amount: int) -> int:
        """How much of an amount can make no difference: too much, or never enough."""
        if amount + self.later < self.missing:
            return amount
        return max(0, amount - self.missing)


def pool(box: Box, seen: Seen, seat: int) -> Pool:
    """What a seat pays into when it is asked how much it spends."""
    players = len(seen.corporations)
    effect = _pooling(box, seen.stack)
    if effect is None:  # Caprice Nisei asks before anybody has paid, and others may come first
        return Pool(players, 0, sum(seen.capital) - seen.capital[seat], players)
    seats = [(seen.active + step) % players for step in range(effect.done + 1, players)]
    held = sum(seen.capital[one] for one in seats)
    return Pool(players, sum(effect.picks), held, len(seats) + 1)


def worthwhile(box: Box, seen: Seen, decision: Decision) -> list[str]:
    """The answers to any question but those that waste capital."""
    if decision.kind != SPEND:
        return decision.options
    asked = pool(box, seen, decision.seat)
    return [one for one in decision.options if not asked.wasted(int(one))]


def _pooling(box: Box, stack: Sequence[Frame]) -> Effect | None:
    """The effect that is asking one player after the other."""
    top = stack[-1] if stack else None
    if not isinstance(top, Effect):
        return None
    verb = box.programs[top.program][top.at]
    return top if isinstance(verb, PoolCapital) else None
