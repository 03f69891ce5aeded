"""The chance to win from a position, with named reasons, and how played games teach it."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from newangeles_gui.engine import Choice
from newangeles_gui.minds import Agent, Row, fit_rising, rising, shipped_box, shipped_players

from ...rules import FEDERALIST, Box, Game, State, beats_rival, new_game, view
from ..judgement import Eye
from ..tuned import (
    FEDERALIST_NAMES,
    LEAD_NAMES,
    THREAT_NAMES,
    UNIT,
    Weights,
    load_weights,
    named,
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


SLIP = 0.02  # share of answers that are anything, so that odd positions are seen too

ROUNDS = 3  # the richest other seat depends on the weights themselves
CAPITAL = 400  # what a capital counts before anything has been seen
DEMAND = "demand"
# What a seat has is never bad for it, whatever chance says.
GOODS = tuple(
    LEAD_NAMES.index(one)
    for one in ("capital", "assets", "hand", "emergency", "contract", "investment")
)
# Neither threat nor a rich Federalist makes an end by threat less likely.
DANGERS = tuple(THREAT_NAMES.index(one) for one in ("threat", "federalist"))
READY = FEDERALIST_NAMES.index("ready")
# A hand is hardly seen to win games of players who waste it; it is worth at least this share of
# what it would be as capital, or a search would waste it too.
LEAST_HAND = 0.3
# A Federalist wins by having 25 capital in time: however few such games were seen, it counts.
LEAST_READY = 0.2
THREAT = "threat"


class Sample(NamedTuple):
    """A position, and how its game ended."""

    state: State
    ended_by: str
    winners: tuple[int, ...]


def play_out(box: Box, agents: Sequence[Agent], seed: int) -> list[Sample]:
    """One game of mixed players; a position from the beginning of every turn."""
    dice = random.Random(seed)
    names = dice.sample(list(box.corporations), dice.choice((4, 5, 6)))
    seats = [dice.choice(agents) for _ in names]
    game = new_game(box, names, seed, record=False)
    states: list[State] = []
    turns = 0
    while (decision := game.pending) is not None:
        if game.state.turns_taken > turns:
            turns = game.state.turns_taken
            states.append(game.state.clone())
        if dice.random() < SLIP:
            choice = Choice(decision.kind, dice.choice(decision.options))
        else:
            choice = seats[decision.seat].choose(view(game, decision.seat), decision, dice)
        game.apply(choice)
    return _samples(states, game)


def _samples(states: list[State], game: Game) -> list[Sample]:
    end = game.state
    return [Sample(state, end.ended_by, tuple(end.winners)) for state in states]


class GameToLearn(NamedTuple):
    """Who may sit at the table, and all chance."""

    levels: tuple[str, ...]
    seed: int


def play(lesson: GameToLearn) -> list[Sample]:
    """Play one game."""
    from ...title import TITLE

    players = shipped_players(TITLE)
    agents = [players.of(level) for level in lesson.levels]
    return play_out(shipped_box(TITLE), agents, lesson.seed)


class Rows:
    """What is fitted, and what came of it."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.results: list[bool] = []

    def add(self, row: Row, result: bool) -> None:
        """One more observation."""
        self.rows.append(row)
        self.results.append(result)


def train(box: Box, samples: Sequence[Sample], seed: str, games: int) -> Weights:
    """Weights that fit these games, whatever the weights were before."""
    weights = plain()
    for _ in range(ROUNDS):
        weights = _fitted(box, samples, weights)
    return weights.model_copy(update={"seed": seed, "games": games})


def plain() -> Weights:
    """Nothing counts but capital."""
    lead = dict.fromkeys(LEAD_NAMES, 0) | {"capital": CAPITAL, "pace": CAPITAL}
    threat, federalist = dict.fromkeys(THREAT_NAMES, 0), dict.fromkeys(FEDERALIST_NAMES, 0)
    parts = {"threat": threat, "rival": lead, "field": lead, "federalist": federalist}
    return Weights.model_validate(parts)


def _fitted(box: Box, samples: Sequence[Sample], weights: Weights) -> Weights:
    valuation = Valuation(box, weights)
    corporations = tuple(box.corporations)
    threat = Rows()
    for state, ended_by, _ in samples:
        threat.add(valuation.dangers(state, valuation.reader.table(state)), ended_by == THREAT)
    found = fit_rising(threat.rows, threat.results, vector(weights.threat), DANGERS)
    weights = _with(weights, threat=named(THREAT_NAMES, found))
    valuation = Valuation(box, weights)
    rival, field, federalist = Rows(), Rows(), Rows()
    for sample in samples:
        _add_seats(valuation, sample, corporations, rival, field, federalist)
    start = [*vector(weights.rival)[:-1], *(0.0 for _ in corporations)]
    found = fit_rising(rival.rows, rival.results, start, GOODS)
    lead, pace = _paced(found, corporations)
    start = [*vector(weights.field)[:-1], *found[len(LEAD_NAMES) - 1 :]]
    found = fit_rising(field.rows, field.results, start, GOODS)
    against_all, _ = _paced(found, corporations)
    found = fit_rising(federalist.rows, federalist.results, vector(weights.federalist), (READY,))
    found[READY] = max(found[READY], LEAST_READY)
    last = named(FEDERALIST_NAMES, found)
    return _with(weights, rival=lead, field=against_all, federalist=last, pace=pace)


def _with(weights: Weights, **parts: dict[str, int]) -> Weights:
    return Weights.model_validate({**weights.model_dump(), **parts})


def _add_seats(
    valuation: Valuation,
    sample: Sample,
    corporations: Sequence[str],
    rival: Rows,
    field: Rows,
    federalist: Rows,
) -> None:
    state, ended_by, winners = sample
    table = valuation.reader.table(state)
    for seat, card in enumerate(state.rivals):
        eye = Eye(seat, card, state.investments[seat])
        if card == FEDERALIST:
            if ended_by == THREAT:  # else it has lost, which the chance of that end says
                federalist.add(valuation.federalist(state, table, eye), seat in winners)
        elif ended_by == DEMAND:
            own = state.corporations[seat]
            rows = field if card == own else rival
            row = valuation.lead(state, table, eye)
            against = valuation.against(state, table, eye)
            part = table.clock.deals / FULL_GAME / table.spread
            paces = [part * ((one == own) - against.get(one, 0.0)) for one in corporations]
            rows.add((*row[:-1], *paces), seat in winners)


def _paced(
    found: Sequence[float], corporations: Sequence[str]
) -> tuple[dict[str, int], dict[str, int]]:
    """Weights whose `pace` counts like capital, and the paces in capital."""
    size = len(LEAD_NAMES) - 1
    values = list(found)
    capital, hand = values[LEAD_NAMES.index("capital")], LEAD_NAMES.index("hand")
    values[hand] = max(values[hand], LEAST_HAND * capital)
    weights = named(LEAD_NAMES, [*values[:size], capital])
    paces = [value / capital for value in values[size:]]
    mean = sum(paces) / len(paces)
    return weights, named(corporations, [pace - mean for pace in paces])
