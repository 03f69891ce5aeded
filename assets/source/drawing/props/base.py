"""Paints that all props share, so that they look made of the same stuff."""

import math

from .. import palette, svg
from ..palette import Ink


def metal(ink: Ink) -> svg.Paint:
    """A surface lit from the left."""
    return svg.linear((0, ink.light), (0.4, ink.base), (1, ink.dark), angle=(0, 0, 1, 0.25))


def upright(ink: Ink) -> svg.Paint:
    """A surface lit from above."""
    return svg.linear((0, ink.light), (0.35, ink.base), (1, ink.shade))


def glass(ink: Ink) -> svg.Paint:
    """See-through glass with light in it."""
    return svg.linear(
        (0, ink.glow, 0.15), (0.5, ink.glow, 0.35), (1, ink.glow, 0.1), angle=(0, 0, 1, 0)
    )


def bright(ink: Ink) -> str:
    """The glow at its hottest."""
    return palette.lighten(ink.glow, 0.65)


def panes(
    x: float,
    y: float,
    columns: int,
    rows: int,
    step: svg.Point,
    size: svg.Point,
    ink: Ink,
    seed: int = 3,
) -> str:
    """A grid of windows, some of them lit."""
    items = ""
    for row in range(rows):
        for column in range(columns):
            lit = (row * 7 + column * 13 + row * column * seed) % 5
            tone = bright(ink) if lit == 0 else ink.glow if lit < 3 else ink.dark
            items += svg.rect(
                x + column * step[0], y + row * step[1], *size, tone, opacity=1 if lit < 3 else 0.6
            )
    return items


def around(x: float, y: float, radius: float, count: int, turn: float = 0) -> list[svg.Point]:
    """Points evenly on a circle, the first one on top."""
    return [
        (
            x + radius * math.sin(math.tau * k / count + turn),
            y - radius * math.cos(math.tau * k / count + turn),
        )
        for k in range(count)
    ]


def star(x: float, y: float, outer: float, inner: float, count: int, fill: str) -> str:
    """A star."""
    far, near = around(x, y, outer, count), around(x, y, inner, count, math.pi / count)
    return svg.polygon([p for pair in zip(far, near, strict=True) for p in pair], fill)
