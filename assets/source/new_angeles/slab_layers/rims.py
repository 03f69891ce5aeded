"""The slab below a city and the light around it, which means its state and nothing else."""

from dataclasses import dataclass

import numpy

from ...drawing import palette, slab, svg
from ...drawing.glow import bloom
from ...drawing.iso import Ground
from ...drawing.picture import Picture, blurred, over
from . import canvas
from .canvas import SCALE

SHADE = "#03050E"
NEAR = slice(1, 5)  # the corners of the outline that look at us, from right to left


@dataclass(frozen=True)
class Rim:
    """The light around a slab: its colours, how wide and bright it is, how it is broken up."""

    top: str
    low: str
    width: float
    bright: float
    glow: float  # of the ground below and of the air around
    dashes: str = ""  # so that a state is known by its shape too
    hatched: bool = False


RIMS = {
    "neutral": Rim("#94A0FF", "#B45CFF", 3.0, 0.95, 0.5),
    "protest": Rim(palette.PIECES["protest"], "#FF9A3D", 4.4, 1.0, 0.65, "26 9"),
    "strike": Rim(palette.PIECES["strike"], "#FF2E4A", 5.0, 1.0, 0.75, hatched=True),
    "outage": Rim("#56649C", "#3A4676", 1.8, 0.3, 0.0),
}


def corners(z: float) -> list[tuple[float, float, float]]:
    """The near edge of the slab at a height."""
    return [(x, y, z) for x, y in slab.outline()[NEAR]]


def sides(ground: Ground, rim: Rim) -> str:
    """The three near sides, lit by what runs along their edges."""
    high, low, items = corners(0), corners(-slab.DEEP), ""
    for k, dark in ((2, 0.0), (1, 0.12), (0, 0.3)):
        glow = rim.bright * 0.26
        paint = svg.linear(
            (0, palette.darken(palette.mix("#2C2A62", rim.top, glow), dark)),
            (1, palette.darken(palette.mix("#1A1440", rim.low, glow), dark)),
        )
        items += ground.face([high[k], high[k + 1], low[k + 1], low[k]], paint)
    return items


def hatching(ground: Ground, colour: str) -> str:
    """Slanted bars on the near sides: the slab says stop without its colour too."""
    high, low = corners(0), corners(-slab.DEEP)
    items = ""
    for k in (0, 1, 2):
        (ax, ay, _), (bx, by, _) = high[k], high[k + 1]
        bars = 12 if k != 1 else 7
        for bar in range(bars):
            u0, u1 = (bar + 0.2) / bars, (bar + 0.62) / bars
            lean = 0.3 / bars

            def on(u: float, z: float, a: float = ax, b: float = ay,
                   c: float = bx, d: float = by) -> tuple[float, float, float]:  # fmt: skip
                return (a + (c - a) * u, b + (d - b) * u, z)

            shape = [on(u0, 0), on(u1, 0), on(u1 + lean, low[0][2]), on(u0 + lean, low[0][2])]
            items += ground.face(shape, colour, opacity=0.34)
    return items


def base(name: str) -> Picture:
    """A slab without a city: its shade on the night, its ground and its sides."""
    rim, ground = RIMS[name], canvas.new_ground("slab")
    outline = [(x, y, 0.0) for x, y in slab.outline()]
    foot = [(x, y, -slab.DEEP) for x, y in slab.outline()]
    shade = blurred(
        ground.drawn(ground.face(outline, SHADE) + ground.face(foot, SHADE)), 18 * SCALE
    )
    spot = svg.ellipse(
        360, 520, 330, 100, svg.radial((0, rim.low, 0.6), (0.6, rim.low, 0.24), (1, rim.low, 0.0))
    )
    glow = blurred(ground.drawn(spot), 14 * SCALE) * numpy.float32(rim.glow)
    tint = palette.mix(rim.top, palette.CYAN, 0.3)
    light = 0.3 + 0.5 * rim.bright
    top = ground.face(
        outline,
        svg.linear(
            (0, palette.mix("#12163A", rim.top, 0.05 * light)),
            (0.55, palette.mix("#12163A", rim.top, 0.07 * light)),
            (1, palette.mix("#141334", rim.top, 0.16 * light)),
        ),
    )
    body = sides(ground, rim) + top
    if rim.hatched:
        body += hatching(ground, rim.top)
    net = slab.hexagons(ground, palette.darken(tint, 0.5 - 0.42 * rim.bright))
    far = [outline[k] for k in (4, 5, 0, 1)]
    back = ground.edge(far, palette.mix(rim.top, rim.low, 0.4), rim.width * 0.75,
                       opacity=0.3 + 0.3 * rim.bright)  # fmt: skip
    picture = over(over(shade * numpy.float32(0.8), glow), ground.drawn(body, net))
    return over(picture, bloom(ground.drawn(back), 0.6 * rim.bright, 6 * SCALE, 0.2))


def light(name: str) -> Picture:
    """The light along the near edges, drawn after the city."""
    rim, ground = RIMS[name], canvas.new_ground("rim")
    high, low = corners(0), corners(-slab.DEEP)
    dashes = {"stroke_dasharray": rim.dashes, "stroke_linecap": "butt"} if rim.dashes else {}
    items = ground.edge(low, rim.low, rim.width, opacity=0.55 + 0.45 * rim.bright)
    items += ground.edge(high, rim.top, rim.width, opacity=0.4 + 0.6 * rim.bright)
    items += ground.edge(high, palette.lighten(rim.top, 0.65), rim.width * 0.4,
                         opacity=rim.bright, **dashes)  # fmt: skip
    return bloom(ground.drawn(items), 0.75 * rim.bright * (rim.glow > 0), 9 * SCALE, 0.2)
