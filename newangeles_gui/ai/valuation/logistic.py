"""Logistic regression by Newton's method, in plain Python: it is run rarely."""

from __future__ import annotations

from collections.abc import Sequence

from .model import rising

Row = tuple[float, ...]

STEPS = 12
SMALL = 1e-6
LARGEST_STEP = 3.0


def fit(
    rows: Sequence[Row], results: Sequence[bool], start: Sequence[float], hold: float = 3.0
) -> list[float]:
    """The weights that explain the results best; `hold` keeps them near the start."""
    weights = list(start)
    for _ in range(STEPS):
        gradient, curve = _slopes(rows, results, weights, start, hold)
        step = solve(curve, gradient)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, LARGEST_STEP / longest) if longest else 0.0
        weights = [weight + scale * part for weight, part in zip(weights, step, strict=True)]
        if longest < SMALL:
            break
    return weights


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
