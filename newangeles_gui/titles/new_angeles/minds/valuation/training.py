"""From games that were played to their end to weights."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from newangeles_gui.engine import Choice
from newangeles_gui.minds import Agent, Row, fit_rising, workshop

from ...rules import FEDERALIST, Box, Game, State, new_game, view
from ..judgement import Eye
from ..tuned import FEDERALIST_NAMES, LEAD_NAMES, THREAT_NAMES, Weights, named, vector
from .model import Valuation
from .position import FULL_GAME

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

    players = workshop.players(TITLE)
    agents = [players.of(level) for level in lesson.levels]
    return play_out(workshop.box(TITLE), agents, lesson.seed)


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
