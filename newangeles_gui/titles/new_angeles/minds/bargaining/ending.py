"""One way in which a deal can end, and what it is worth after one change or another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.victory import FEDERALIST
from ..valuation.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...rules.state import State
    from ..judgement.judge import Eye
    from ..valuation.model import Valuation
    from ..valuation.reading import Vector
    from .change import Case

Owners = tuple[tuple[str, int], ...]


class Ending:
    """The state after a deal; capital and assets that change hands are put into it."""

    def __init__(self, valuation: Valuation, state: State) -> None:
        self.valuation = valuation
        self.state = state
        self.position = None if state.over else Position(valuation, state)
        self._assets: dict[Owners, Vector] = {}

    def worth(self, eye: Eye, cases: Sequence[Case], owners: Owners) -> float:
        """The chance that the eye's seat wins, over all that a change may come to."""
        total, position = 0.0, self.position
        if position is None:
            for one in cases:
                total += one.share * self._result(eye, self._held(one), owners)
            return total
        sight, assets = position.sight(eye), self._worths(position, owners)
        for one in cases:
            held = self._held(one)
            total += one.share * sight.chance(position.end(held), held, assets)
        return total

    def _held(self, case: Case) -> list[int]:
        held = self.state.capital.copy()
        for seat, amount in case.capital:
            held[seat] += amount
        return held

    def _worths(self, position: Position, owners: Owners) -> Vector:
        known = self._assets.get(owners)
        if known is None:
            known = self._assets[owners] = position.assets(self._changed(owners))
        return known

    def _changed(self, owners: Owners) -> dict[str, int]:
        held = self.state.owners.copy()
        held.update((asset, seat) for asset, seat in owners if asset in held)
        return held

    def _result(self, eye: Eye, capital: list[int], owners: Owners) -> float:
        """Whether a game that is over has been won, with this capital."""
        state = self.state
        if state.ended_by == "threat" and eye.rival:
            enough = capital[eye.seat] >= self.valuation.box.limits.federalist_capital
            return float(eye.rival == FEDERALIST and enough)
        before = state.capital, state.owners
        state.capital, state.owners = capital, self._changed(owners)
        try:
            return self.valuation.of(state, eye)
        finally:
            state.capital, state.owners = before
