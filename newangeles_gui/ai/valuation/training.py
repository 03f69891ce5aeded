"""From samples to weights."""

from __future__ import annotations

from collections.abc import Sequence

from newangeles_gui.rules.box import Box
from newangeles_gui.rules.victory import FEDERALIST

from ..judge import Eye
from . import names
from .logistic import Row, fit, fit_rising
from .model import Valuation
from .reading import FULL_GAME
from .samples import Sample
from .weights import UNIT, Weights

ROUNDS = 2  # the richest other seat depends on the weights themselves
DEMAND = "demand"
# What a seat has is never bad for it, whatever chance says.
GOODS = tuple(
    names.LEAD.index(one)
    for one in ("capital", "assets", "hand", "emergency", "contract", "investment")
)
# A hand is hardly seen to win games of players who waste it; it is worth at least this share of
# what it would be as capital, or a search would waste it too.
LEAST_HAND = 0.3
THREAT = "threat"


class Rows:
    """What is fitted, and what came of it."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.results: list[bool] = []

    def add(self, row: Row, result: bool) -> None:
        """One more observation."""
        self.rows.append(row)
        self.results.append(result)


def train(box: Box, samples: Sequence[Sample], weights: Weights, seed: str, games: int) -> Weights:
    """Weights that fit these games, held near the ones before."""
    for _ in range(ROUNDS):
        weights = _fitted(box, samples, weights)
    return weights.model_copy(update={"seed": seed, "games": games})


def _fitted(box: Box, samples: Sequence[Sample], weights: Weights) -> Weights:
    valuation = Valuation(box, weights)
    corporations = tuple(box.corporations)
    threat = Rows()
    for state, ended_by, _ in samples:
        threat.add(valuation.reader.table(state).threat, ended_by == THREAT)
    found: dict[str, dict[str, int]] = {}
    vector = fit(threat.rows, threat.results, weights.vector(THREAT))
    found["threat"] = _named(names.THREAT, vector)
    valuation = Valuation(box, weights.model_copy(update=found))
    rival, field, federalist = Rows(), Rows(), Rows()
    for sample in samples:
        _add_seats(valuation, sample, corporations, rival, field, federalist)
    start = [*weights.vector("rival")[:-1], *(0.0 for _ in corporations)]
    vector = fit_rising(rival.rows, rival.results, start, GOODS)
    found["rival"], found["pace"] = _paced(vector, corporations)
    start = [*weights.vector("field")[:-1], *vector[len(names.LEAD) - 1 :]]
    vector = fit_rising(field.rows, field.results, start, GOODS)
    found["field"], _ = _paced(vector, corporations)
    start = list(weights.vector(FEDERALIST))
    places = range(1, len(names.FEDERALIST))
    vector = fit_rising(federalist.rows, federalist.results, start, places)
    found["federalist"] = _named(names.FEDERALIST, vector)
    return weights.model_copy(update=found)


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
    end = valuation.endings(table)
    for seat, card in enumerate(state.rivals):
        eye = Eye(seat, card, state.investments[seat])
        if card == FEDERALIST:
            federalist.add(valuation.federalist(state, table, eye, end), seat in winners)
        elif ended_by == DEMAND:
            own = state.corporations[seat]
            rows = field if card == own else rival
            row = valuation.lead(state, table, eye)
            against = valuation.against(state, table, eye)
            part = table.clock.deals / FULL_GAME / table.spread
            paces = [part * ((one == own) - against.get(one, 0.0)) for one in corporations]
            rows.add((*row[:-1], *paces), seat in winners)


def _named(known: Sequence[str], vector: Sequence[float]) -> dict[str, int]:
    return {name: round(UNIT * value) for name, value in zip(known, vector, strict=True)}


def _paced(
    vector: Sequence[float], corporations: Sequence[str]
) -> tuple[dict[str, int], dict[str, int]]:
    """Weights whose `pace` counts like capital, and the paces in capital."""
    size = len(names.LEAD) - 1
    vector = list(vector)
    capital, hand = vector[names.LEAD.index("capital")], names.LEAD.index("hand")
    vector[hand] = max(vector[hand], LEAST_HAND * capital)
    weights = _named(names.LEAD, [*vector[:size], capital])
    paces = [value / capital for value in vector[size:]]
    mean = sum(paces) / len(paces)
    return weights, _named(corporations, [pace - mean for pace in paces])
