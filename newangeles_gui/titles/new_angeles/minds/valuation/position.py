"""One position with other capital and other owners of assets: all the rest of it is read once.

Who bargains values the same position after hundreds of changes. The chances are those that
Valuation finds for the changed state, to the last bit: every sum is added up in the same order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from newangeles_gui.minds.logistic import rising

from ...rules import FEDERALIST
from ..judgement import Eye
from .model import FEAR
from .reading import Vector, federalist_terms, riches

if TYPE_CHECKING:
    from ...rules import State
    from .model import Valuation

Sight: TypeAlias = "Federalist | Rival | Anybody | Field"  # a position as one eye sees it

CHANGING: Final = 2  # capital and assets come first in the holdings of a seat


class End(NamedTuple):
    """The chance that threat ends the game, and how much is left for those who lose by that."""

    chance: float
    left: float


class WealthPosition:
    """Chances to win in a position that is not over, whatever changes hands in it."""

    def __init__(self, valuation: Valuation, state: State) -> None:
        self.valuation = valuation
        self.state = state
        self.table = valuation.reader.table(state)
        dangers = _products(valuation.dangers(state, self.table), valuation.for_threat)
        self._danger = _added(0.0, dangers[:-1])  # without how rich a Federalist is
        known = FEDERALIST in state.rivals
        self._federalist = state.rivals.index(FEDERALIST) if known else -1
        self._sights: dict[Eye, Sight] = {}
        self._ends: dict[int, End] = {}

    def chance(self, eye: Eye, capital: Sequence[int], assets: Vector) -> float:
        """The chance that the eye's seat wins if every seat has this much in both."""
        return self.sight(eye).chance(self.end(capital), capital, assets)

    def sight(self, eye: Eye) -> Sight:
        """The position as one eye sees it."""
        known = self._sights.get(eye)
        if known is None:
            known = self._sights[eye] = self._seen_by(eye)
        return known

    def assets(self, owners: Mapping[str, int]) -> Vector:
        """What the assets of each seat are worth with other owners."""
        players = len(self.state.corporations)
        return self.valuation.reader.asset_worths(owners, self.table.clock, players)

    def end(self, capital: Sequence[int]) -> End:
        """It changes with what a Federalist has, if there is one."""
        held = capital[self._federalist] if self._federalist >= 0 else 0
        known = self._ends.get(held)
        if known is None:
            rich = riches(held) if self._federalist >= 0 else 0.0
            rich *= self.table.threat[1]
            end = rising(self._danger + rich * self.valuation.for_threat[-1])
            known = self._ends[held] = End(end, math.pow(1 - end, FEAR))
        return known

    def _seen_by(self, eye: Eye) -> Sight:
        if eye.rival == FEDERALIST:
            return Federalist(self, eye)
        if self.valuation.is_field(self.state, eye):
            return Field(self, eye)
        return Rival(self, eye) if eye.rival else Anybody(self, eye)


class PositionSeen:
    """What every eye needs of a position."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        self.valuation = position.valuation
        self.state = position.state
        self.table = position.table
        self.eye = eye
        self.seat = eye.seat


class Federalist(PositionSeen):
    """Wins if threat ends the game and it is rich enough by then."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.wealth = Wealth(position, eye.seat)
        self.income = self.valuation.income(self.state, self.table, eye)
        self.room = self.valuation.box.threat_end - self.state.threat

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance of both."""
        worth = self.wealth.of(capital, assets) + self.income
        held = capital[self.seat]
        ready = federalist_terms(self.table.clock, self.room, held, worth)
        return end.chance * rising(_added(0.0, _products(ready, self.valuation.for_federalist)))


class Leader(PositionSeen):
    """Wins if it is richer than somebody, and threat does not end the game."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.closer = 1 / self.table.spread
        self.weights = self.valuation.for_lead["rival"]

    def fixed(self, eye: Eye) -> Vector:
        """What does not change of the lead before those whom an eye compares itself with."""
        terms = _products(self.valuation.lead(self.state, self.table, eye), self.weights)
        return terms[1 + CHANGING :]

    def beats(self, end: End, more: float, better: float, fixed: Vector) -> float:
        """The chance to win with so much more capital and so much better assets."""
        start, capital, assets = self.weights[: 1 + CHANGING]
        odds = start + more * self.closer * capital + better * self.closer * assets
        for one in fixed:
            odds += one
        return end.left * rising(odds)


class Rival(Leader):
    """Against one rival that is known."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.other = self.state.corporations.index(eye.rival)
        self.rest = self.fixed(eye)

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance to be richer than the rival."""
        seat, other = self.seat, self.other
        more, better = capital[seat] - capital[other], assets[seat] - assets[other]
        return self.beats(end, more, better, self.rest)


class Anybody(Leader):
    """Against a rival that is not known: the average of all the others."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        self.others = [one for one in range(len(self.state.corporations)) if one != eye.seat]
        self.rest = self.fixed(eye)
        self._better: dict[Vector, float] = {}

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance to be richer than that."""
        own = capital[self.seat]
        more = own - (sum(capital) - own) / len(self.others)
        better = self._better.get(assets)
        if better is None:
            mean = sum([assets[one] for one in self.others]) / len(self.others)
            better = self._better[assets] = assets[self.seat] - mean
        return self.beats(end, more, better, self.rest)


class Field(Leader):
    """Against most of the others (67.2): who has to be beaten changes with what they have."""

    def __init__(self, position: WealthPosition, eye: Eye) -> None:
        super().__init__(position, eye)
        names = self.state.corporations
        self.weights = self.valuation.for_lead["field"]
        self.others = [one for one in range(len(names)) if one != eye.seat]
        self.place = self.valuation.box.limits.own_rival_beats[len(names)] - 1
        self.wealth = {one: Wealth(position, one) for one in self.others}
        self.rest = {one: self.fixed(eye._replace(rival=names[one])) for one in self.others}

    def chance(self, end: End, capital: Sequence[int], assets: Vector) -> float:
        """The chance to be richer than the rank that counts."""
        ranked = sorted(self.others, key=lambda one: self.wealth[one].of(capital, assets))
        seat, other = self.seat, ranked[self.place]
        more, better = capital[seat] - capital[other], assets[seat] - assets[other]
        return self.beats(end, more, better, self.rest[other])


class Wealth:
    """Everything that a seat has, in capital."""

    def __init__(self, position: WealthPosition, seat: int) -> None:
        valuation, table = position.valuation, position.table
        self.seat = seat
        self.weights = valuation.in_capital
        self.rest = _products(table.holdings[seat], self.weights)[CHANGING:]
        self.pace = valuation.own_pace(position.state, table, seat)

    def of(self, capital: Sequence[int], assets: Vector) -> float:
        """With this much in both."""
        changing = capital[self.seat] * self.weights[0] + assets[self.seat] * self.weights[1]
        return _added(changing, self.rest) + self.pace


def _products(amounts: Vector, weights: Vector) -> Vector:
    return tuple([amount * weight for amount, weight in zip(amounts, weights, strict=True)])


def _added(total: float, terms: Sequence[float]) -> float:
    """One after the other: the order decides about the last bit, and sum() has its own way."""
    for one in terms:
        total += one
    return total
