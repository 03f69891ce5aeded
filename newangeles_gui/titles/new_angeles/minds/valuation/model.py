"""The chance to win from a position, with named reasons."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from newangeles_gui.minds import rising

from ...rules import FEDERALIST, Game, beats_rival
from ..judgement import Eye
from ..tuned import (
    FEDERALIST_NAMES,
    LEAD_NAMES,
    THREAT_NAMES,
    UNIT,
    Weights,
    load_weights,
    vector,
)
from .position import (
    FEAR,
    FULL_GAME,
    PositionReader,
    PositionTable,
    Vector,
    federalist_terms,
    lurking,
    rich_federalist,
    worth,
)

if TYPE_CHECKING:
    from ...rules import Box, State


LEAST = 0.001
BY_THREAT = "threat"


class Valuation:
    """Puts the fitted weights to a position; the same position has the same worth for ever."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box = box
        self.reader = PositionReader(box)
        self.weights = weights
        self.for_threat = vector(weights.threat)
        self.for_lead = {"rival": vector(weights.rival), "field": vector(weights.field)}
        self.for_federalist = vector(weights.federalist)
        self._pace = {name: weights.pace.get(name, 0) / UNIT for name in box.corporations}
        capital = max(LEAST, self.for_lead["rival"][1])
        self.in_capital = tuple(one / capital for one in self.for_lead["rival"][1:-1])

    def of(self, state: State, eye: Eye) -> float:
        """The chance that the eye's seat wins, as far as the eye sees."""
        if state.over:
            return float(self._has_won(state, eye.seat))
        table = self.reader.table(state)
        return self._chance(state, table, eye, self.endings(state, table))

    def chances(self, state: State) -> list[float]:
        """Every seat's chance in a whole state, with the secrets that it holds."""
        return list(self.chances_of(state, range(len(state.corporations))).values())

    def chances_of(self, state: State, seats: Iterable[int]) -> dict[int, float]:
        """The same for some of the seats, which is quicker."""
        if state.over:
            return {seat: float(seat in state.winners) for seat in seats}
        eyes = [Eye(seat, state.rivals[seat], state.investments[seat]) for seat in seats]
        table = self.reader.table(state, self._compared(state, eyes))
        end = self.endings(state, table)
        return {eye.seat: self._chance(state, table, eye, end) for eye in eyes}

    def _compared(self, state: State, eyes: Sequence[Eye]) -> Collection[int]:
        """The seats on whose holdings these chances depend."""
        players = state.corporations
        found: set[int] = set()
        for eye in eyes:
            if not eye.rival or self.is_field(state, eye):
                return range(len(players))
            found.add(eye.seat)
            if eye.rival != FEDERALIST:
                found.add(players.index(eye.rival))
        return found

    def _has_won(self, state: State, seat: int) -> bool:
        """By the capital that the state holds: who bargains asks what more of it would do."""
        if "" in state.rivals or not state.rivals:
            return seat in state.winners
        if state.ended_by == BY_THREAT:
            enough = state.capital[seat] >= self.box.limits.federalist_capital
            return state.rivals[seat] == FEDERALIST and enough
        return beats_rival(Game(self.box, state, record=False), seat)

    def end_by_threat(self, state: State) -> float:
        """The chance that threat ends the game."""
        return rising(self.endings(state, self.reader.table(state)))

    def terms(self, state: State, eye: Eye) -> dict[str, float]:
        """What speaks for and against the eye's seat, by name, in log-odds."""
        table = self.reader.table(state)
        if eye.rival == FEDERALIST:
            ready = self.federalist(state, table, eye)
            times = [a * b for a, b in zip(ready, self.for_federalist, strict=True)]
            found = dict(zip(FEDERALIST_NAMES, times, strict=True))
        else:
            part = "field" if self.is_field(state, eye) else "rival"
            lead = self.lead(state, table, eye)
            found = {
                name: amount * weight
                for name, amount, weight in zip(LEAD_NAMES, lead, self.for_lead[part], strict=True)
            }
        sign = 1 if eye.rival == FEDERALIST else -1
        for name, amount, weight in zip(
            THREAT_NAMES, self.dangers(state, table), self.for_threat, strict=True
        ):
            found[name if name not in found else f"threat_{name}"] = sign * amount * weight
        return found

    def endings(self, state: State, table: PositionTable) -> float:
        """How likely threat ends the game, in log-odds."""
        return _dot(self.dangers(state, table), self.for_threat)

    def dangers(self, state: State, table: PositionTable) -> Vector:
        """Where threat is heading, by THREAT_NAMES."""
        certain = table.threat[1]
        return (*table.threat, lurking(state), rich_federalist(state) * certain)

    def _chance(self, state: State, table: PositionTable, eye: Eye, end: float) -> float:
        if eye.rival == FEDERALIST:
            return rising(end) * rising(
                _dot(self.federalist(state, table, eye), self.for_federalist)
            )
        part = "field" if self.is_field(state, eye) else "rival"
        return math.pow(1 - rising(end), FEAR) * rising(
            _dot(self.lead(state, table, eye), self.for_lead[part])
        )

    def is_field(self, state: State, eye: Eye) -> bool:
        """Whether the eye's seat has its own card, so that it has to beat most of the others."""
        return eye.rival == state.corporations[eye.seat]

    def federalist(self, state: State, table: PositionTable, eye: Eye) -> Vector:
        """A Federalist's terms, by FEDERALIST_NAMES; they decide if threat ends the game."""
        total = self._total(state, table, eye.seat) + self.income(state, table, eye)
        room = self.box.threat_end - state.threat
        return federalist_terms(table.clock, room, state.capital[eye.seat], total)

    def lead(self, state: State, table: PositionTable, eye: Eye) -> Vector:
        """The terms of a seat that has to be richer than somebody, by LEAD_NAMES."""
        own = table.holdings[eye.seat]
        against = self.against(state, table, eye)
        other = self._mean(state, table, against)
        other_pace = sum(share * self._pace[name] for name, share in against.items())
        closer = 1 / table.spread
        gaps = [(a - b) * closer for a, b in zip(own, other, strict=True)]
        gaps[5] += self.income(state, table, eye) * closer
        pace = self._pace[state.corporations[eye.seat]] - other_pace
        return (1.0, *gaps, pace * table.clock.deals / FULL_GAME * closer)

    def against(self, state: State, table: PositionTable, eye: Eye) -> dict[str, float]:
        """Whom this seat has to beat, with shares: the average of all if that is unknown."""
        players = state.corporations
        if not eye.rival:
            others = [name for seat, name in enumerate(players) if seat != eye.seat]
            return dict.fromkeys(others, 1 / len(others))
        if not self.is_field(state, eye):
            return {eye.rival: 1.0}
        seats = [seat for seat in range(len(players)) if seat != eye.seat]
        seats.sort(key=lambda seat: self._total(state, table, seat))
        return {players[seats[self.box.limits.own_rival_beats[len(players)] - 1]]: 1.0}

    def _mean(self, state: State, table: PositionTable, shares: dict[str, float]) -> Vector:
        seats = [state.corporations.index(name) for name in shares]
        if len(seats) == 1:
            return table.holdings[seats[0]]
        columns = zip(*(table.holdings[seat] for seat in seats), strict=True)
        return tuple(sum(column) / len(seats) for column in columns)

    def _total(self, state: State, table: PositionTable, seat: int) -> float:
        return worth(table.holdings[seat], self.in_capital) + self.own_pace(state, table, seat)

    def own_pace(self, state: State, table: PositionTable, seat: int) -> float:
        """What the corporation of a seat is still likely to gain beyond the others."""
        return self._pace[state.corporations[seat]] * table.clock.deals / FULL_GAME

    def income(self, state: State, table: PositionTable, eye: Eye) -> float:
        """What an investment that only the eye knows of is likely to pay."""
        if not eye.investment or state.investments[eye.seat]:
            return 0.0  # nothing is known, or it is in the table already
        return self.reader.investment(state, eye.investment, table.clock)


def load_valuation(box: Box, path: Path | None = None) -> Valuation:
    """The valuation with the weights that ship, or with those of a file."""
    return Valuation(box, load_weights(path))


def _dot(a: Vector, b: Vector) -> float:
    total = 0.0
    for x, y in zip(a, b):  # noqa: B905  # the lengths are checked when weights are loaded
        total += x * y
    return total
