"""Solid things from flat shapes, seen from the side that the city is seen from."""

import math
from collections.abc import Sequence

import numpy

from ...drawing import palette, svg
from ...drawing.glow import Lamp, bloom, halo, lit
from ...drawing.picture import Picture, over, render, resized

FINE = 3  # pieces are modelled at three times their size and then brought down
TILT = 0.74  # how much lower than wide a round chip looks


def corners(x: float, y: float, radius: float, count: int, turn: float = 0) -> list[svg.Point]:
    """The outline of a chip on the ground; no corners for a round one."""
    steps = count or 72
    return [
        (
            x + radius * math.sin(math.tau * k / steps + turn),
            y - radius * TILT * math.cos(math.tau * k / steps + turn),
        )
        for k in range(steps)
    ]


def raised(points: Sequence[svg.Point], high: float) -> list[svg.Point]:
    """An outline moved up."""
    return [(x, y - high) for x, y in points]


def prism(points: Sequence[svg.Point], deep: float, wall: str, band: str = "") -> str:
    """The side of a solid below an outline, lit from the left, with a band of light."""
    paint = svg.linear(
        (0, palette.lighten(wall, 0.35)),
        (0.4, wall),
        (1, palette.darken(wall, 0.65)),
        angle=(0, 0, 1, 0),
    )
    layers = int(deep * 2)
    items = ""
    for k in range(layers, 0, -1):
        fill = band if band and 0.35 < k / layers < 0.62 else paint
        items += svg.polygon(
            raised(points, -k / 2), fill, stroke=fill, stroke_width=1.4, stroke_linejoin="round"
        )
    return items


def shadow(x: float, y: float, radius: float) -> str:
    """Soft dark on the ground."""
    return svg.ellipse(
        x,
        y,
        radius * 1.12,
        radius * TILT * 1.1,
        svg.radial((0.6, "#02030A", 0.75), (1, "#02030A", 0.0)),
    )


def modelled(
    wide: int, tall: int, body: str, lights: str, glow: str, edge: float = 1.0, grow: float = 1.0
) -> Picture:
    """Bodies with light on their edges, lights on top of them, brought down to size.

    A piece may grow: then its picture is that many times as large as its drawing.
    """
    size, box = (wide * FINE, tall * FINE), f"0 0 {wide} {tall}"
    solid = render(*size, body, box=box)
    solid = lit(
        solid,
        Lamp(135, "#FFFFFF", 4 * edge, 0.6, 2),
        Lamp(10, palette.lighten(glow, 0.2), 5 * edge, 0.75, 2),
    )
    picture = bloom(over(solid, render(*size, lights, box=box)), 0.5, 12, 0.5)
    shown = resized(halo(picture, glow, 9, 0.6), round(wide * grow), round(tall * grow))
    return soft_edges(shown, round(8 * grow))


def soft_edges(picture: Picture, margin: int, across: bool = True) -> Picture:
    """The picture with its glow fading out before the border, so that no cut can be seen."""
    result = picture
    for axis in (0, 1) if across else (0,):
        size = picture.shape[axis]
        away = numpy.minimum(numpy.arange(size), numpy.arange(size)[::-1]) / margin
        shape = [1, 1, 1]
        shape[axis] = size
        result = result * numpy.clip(away, 0, 1).astype(numpy.float32).reshape(shape)
    return result


def limb(points: Sequence[svg.Point], width: float, tone: str) -> str:
    """An arm, a leg or a handle: round, with light along its left side."""
    left = [(x - width * 0.2, y - width * 0.12) for x, y in points]
    return (
        svg.line(points, palette.darken(tone, 0.78), width + 3)
        + svg.line(points, palette.darken(tone, 0.25), width)
        + svg.line(left, palette.lighten(tone, 0.22), width * 0.36)
    )


def form(d: str, tone: str, outline: float = 3) -> str:
    """A closed form, bright on its left and dark on its right."""
    paint = svg.linear(
        (0, palette.lighten(tone, 0.3)),
        (0.4, tone),
        (1, palette.darken(tone, 0.62)),
        angle=(0, 0, 1, 0.25),
    )
    return svg.path(
        d, paint, stroke=palette.darken(tone, 0.82), stroke_width=outline, stroke_linejoin="round"
    )


def ball(x: float, y: float, rx: float, ry: float, tone: str) -> str:
    """A rounded form."""
    paint = svg.radial(
        (0, palette.lighten(tone, 0.5)),
        (0.5, tone),
        (1, palette.darken(tone, 0.6)),
        centre=(0.34, 0.28),
        radius=0.8,
    )
    return svg.ellipse(x, y, rx, ry, paint, stroke=palette.darken(tone, 0.82), stroke_width=2.4)


def plinth(x: float, y: float, radius: float, count: int, colour: str, turn: float = 0) -> str:
    """What a figure stands on, with its rim of light."""
    top = corners(x, y, radius, count, turn)
    inner = corners(x, y, radius * 0.84, count, turn)
    body = shadow(x, y + 9, radius) + prism(top, 8, palette.mix("#2A2E5C", colour, 0.3))
    body += svg.polygon(top, palette.mix("#232850", colour, 0.18))
    body += svg.polygon(
        inner, svg.linear((0, "#12152E"), (1, palette.mix("#1A1E40", colour, 0.35)))
    )
    bright = palette.lighten(colour, 0.25)
    return body + svg.polygon(top, "none", stroke=bright, stroke_width=3, stroke_linejoin="round")
