"""Logistic regression by Newton's method, in plain Python: it is run rarely."""

from __future__ import annotations

import math
from collections.abc import Sequence

Row = tuple[float, ...]

STEPS = 20
SMALL = 1e-5
LARGEST = 30.0


def rising(x: float) -> float:
    """From log-odds to a chance."""
    return 1 / (1 + math.exp(-x)) if x > -500 else 0.0


def fit(
    rows: Sequence[Row], results: Sequence[bool], start: Sequence[float], hold: float = 3.0
) -> list[float]:
    """The weights that explain the results best; `hold` keeps them near the start."""
    weights = list(start)
    doubt = _doubt(rows, results, weights, start, hold)
    for _ in range(STEPS):
        gradient, curve = _slopes(rows, results, weights, start, hold)
        step = solve(curve, gradient)
        scale = 1.0
        while scale > SMALL:  # Newton's step may be too long far away from the goal
            tried = [weight + scale * part for weight, part in zip(weights, step, strict=True)]
            then = _doubt(rows, results, tried, start, hold)
            if then < doubt:
                break
            scale /= 2
        else:
            break
        better, weights, doubt = doubt - then, tried, then
        if better < SMALL * doubt:
            break
    return weights


def fit_rising(
    rows: Sequence[Row],
    results: Sequence[bool],
    start: Sequence[float],
    rising_places: Sequence[int],
) -> list[float]:
    """The same where some weights must not be negative: those that would be are left out."""
    dropped: set[int] = set()
    while True:
        kept = [
            tuple(0.0 if place in dropped else x for place, x in enumerate(row)) for row in rows
        ]
        begin = [0.0 if place in dropped else x for place, x in enumerate(start)]
        weights = fit(kept, results, begin)
        wrong = {place for place in rising_places if weights[place] < 0 and place not in dropped}
        if not wrong:
            return weights
        dropped |= wrong


def _doubt(
    rows: Sequence[Row],
    results: Sequence[bool],
    weights: Sequence[float],
    start: Sequence[float],
    hold: float,
) -> float:
    """How badly the weights explain the results: what is to become small."""
    total = 0.5 * hold * sum((a - b) ** 2 for a, b in zip(weights, start, strict=True))
    for row, result in zip(rows, results, strict=True):
        odds = sum([weight * x for weight, x in zip(weights, row, strict=True)])
        odds = -odds if result else odds
        total += odds if odds > LARGEST else math.log1p(math.exp(odds))
    return total


def _slopes(
    rows: Sequence[Row],
    results: Sequence[bool],
    weights: Sequence[float],
    start: Sequence[float],
    hold: float,
) -> tuple[list[float], list[list[float]]]:
    size = len(weights)
    gradient = [hold * (start[i] - weights[i]) for i in range(size)]
    curve = [[hold if i == j else 0.0 for j in range(size)] for i in range(size)]
    for row, result in zip(rows, results, strict=True):
        chance = rising(sum(weight * x for weight, x in zip(weights, row, strict=True)))
        off = result - chance
        doubt = chance * (1 - chance)
        for i, x in enumerate(row):
            if not x:
                continue
            gradient[i] += off * x
            line, scaled = curve[i], doubt * x
            for j in range(i + 1):
                line[j] += scaled * row[j]
    for i in range(size):
        for j in range(i):
            curve[j][i] = curve[i][j]
    return gradient, curve


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations; the matrix is used up."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / pivot[column]
            if factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], pivot, strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][place] * found[place] for place in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
