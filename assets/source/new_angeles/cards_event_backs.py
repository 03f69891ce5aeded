"""Backs of the event cards: the danger that comes next, known to all before it is turned."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from ..drawing import frames, palette, svg
from ..drawing.asset import Asset
from ..drawing.frames import Kind
from ..drawing.glow import bloom, grain, neon
from ..drawing.picture import Picture, render, resized
from ..drawing.rng import Rng

FAMILY = "cards_event_backs"
MIDDLE = (600.0, 840.0)


@dataclass(frozen=True)
class Danger:
    """The look of one back; the symbol is drawn around (0, 0), about 400 high."""

    kind: Kind
    symbol: Callable[[str], str]
    corners: int


def lit(colour: str) -> svg.Paint:
    """A plane that glows from above."""
    return svg.linear(
        (0, palette.lighten(colour, 0.55)), (0.5, colour), (1, palette.darken(colour, 0.5))
    )


def human_first(colour: str) -> str:
    """A fist with a hammer before a ring of rays."""
    paint, dark = lit(colour), palette.darken(colour, 0.82)
    d = svg.rect(-20, -120, 40, 250, paint, rx=8)
    d += svg.polygon(
        [(-150, -215), (120, -215), (156, -180), (156, -120), (120, -96), (-150, -96)],
        paint,
        stroke=dark,
        stroke_width=8,
    )
    d += svg.rect(-150, -215, 34, 119, palette.lighten(colour, 0.6))
    d += svg.path(
        "M-62,60 Q-86,-30 -48,-42 L54,-48 Q92,-40 84,26 L62,80 L62,215 L-58,215 L-58,84 Z",
        paint,
        stroke=dark,
        stroke_width=8,
    )
    d += "".join(
        svg.line([(-62 + k * 4, -10 + k * 26), (30, -14 + k * 26)], dark, 8) for k in range(3)
    )
    return d + svg.path(
        "M84,20 Q60,-10 20,30 Q30,60 66,52 Z",
        palette.lighten(colour, 0.3),
        stroke=dark,
        stroke_width=6,
    )


def orgcrime(colour: str) -> str:
    """A hat, two eyes, and a cloth before the mouth."""
    paint, dark = lit(colour), palette.darken(colour, 0.85)
    d = svg.path(
        "M-130,-40 L-108,120 Q-60,200 0,214 Q60,200 108,120 L130,-40 Z",
        dark,
        stroke=colour,
        stroke_width=8,
    )
    d += svg.path("M-122,60 Q0,20 122,60 L100,132 Q56,206 0,222 Q-56,206 -100,132 Z", paint)
    d += "".join(
        svg.stroke(f"M{x},{66 - 14 * (1 - abs(x) / 100)} L{x * 0.5},190", dark, 5, opacity=0.6)
        for x in (-66, 0, 66)
    )
    d += "".join(
        svg.path(f"M{s * 22},14 L{s * 96},-18 L{s * 88},26 Q{s * 50},40 {s * 22},14 Z", "#FFFFFF")
        for s in (-1, 1)
    )
    d += svg.path(
        "M-122,-70 C-132,-196 -84,-226 -30,-206 Q0,-190 30,-206 C84,-226 132,-196 122,-70 Z",
        paint,
        stroke=dark,
        stroke_width=6,
    )
    d += svg.rect(-126, -114, 252, 40, dark) + svg.path(
        "M-240,-44 C-150,-104 150,-104 240,-44 C140,-4 -140,-4 -240,-44 Z",
        paint,
        stroke=dark,
        stroke_width=6,
    )
    return d


def outage(colour: str) -> str:
    """A lamp that is out, crossed by a broken bolt."""
    dark, amber = palette.darken(colour, 0.8), "#FFD34D"
    d = svg.path(
        "M-62,110 C-62,60 -140,20 -140,-80 A140,140 0 0 1 140,-80 C140,20 62,60 62,110 Z",
        dark,
        stroke=lit(colour),
        stroke_width=18,
    )
    d += "".join(
        svg.rect(-58 + k * 6, 124 + k * 32, 116 - k * 12, 22, lit(colour), rx=9) for k in range(3)
    )
    d += svg.polygon(
        [(30, -176), (-66, -66), (-6, -58), (-30, -6), (-4, -22), (14, -60), (2, -70), (-14, -74)],
        amber,
    )
    d += svg.polygon(
        [(66, -66), (18, -60), (32, -40), (4, 4), (-6, 30), (-44, 88), (64, -30), (34, -40)], amber
    )
    return (
        d
        + svg.line([(-196, 176), (196, -216)], "#0A0D1C", 46)
        + svg.line([(-196, 176), (196, -216)], "#FF4D3D", 22)
    )


def unrest(colour: str) -> str:
    """A flame that is a crowd: three tongues over three heads."""
    dark = palette.darken(colour, 0.85)
    body_paint = svg.linear((0, palette.darken(colour, 0.3)), (1, palette.darken(colour, 0.72)))
    d = svg.path(
        (
            "M-130,120 C-210,0 -120,-60 -110,-150 C-60,-110 -50,-70 -46,-40 "
            "C-30,-120 -20,-190 20,-246 C50,-170 110,-120 90,-30 C112,-50 "
            "120,-80 120,-120 C190,-40 190,60 130,120 Z"
        ),
        lit(colour),
    )
    d += svg.path(
        (
            "M-70,120 C-110,40 -40,10 -30,-60 C0,-30 10,0 12,20 C24,-10 "
            "30,-40 26,-80 C90,-20 110,60 70,120 Z"
        ),
        svg.linear((0, "#FFC23D"), (1, "#FFF0C0")),
    )
    for x, size in ((-120, 1.0), (120, 1.0), (0, 1.3)):
        edge = {"stroke": dark, "stroke_width": 8}
        body = svg.line([(-54, 20), (-66, -84)], dark, 36)
        body += svg.line([(-54, 20), (-66, -84)], palette.darken(colour, 0.45), 22)
        body += svg.circle(-66, -96, 22, palette.darken(colour, 0.3), **edge)
        body += svg.path("M-72,80 Q-70,-24 0,-24 Q70,-24 72,80 Z", body_paint, **edge)
        body += svg.circle(0, -64, 34, palette.darken(colour, 0.3), **edge)
        d += svg.place(body, x, 132, size, flip=x > 0)
    return d + svg.rect(-220, 206, 440, 14, colour, rx=6)


DANGERS: dict[str, Danger] = {
    "human_first": Danger(
        Kind(palette.PIECES["human_first"], palette.AMBER, "triangle", "bars"), human_first, 3
    ),
    "orgcrime": Danger(
        Kind(palette.PIECES["orgcrime"], palette.VIOLET, "diamond", "circuit"), orgcrime, 4
    ),
    "outage": Danger(Kind("#9AB0E8", palette.CYAN, "hexagon", "dots"), outage, 6),
    "unrest": Danger(
        Kind(palette.PIECES["strike"], palette.PIECES["protest"], "octagon", "rings"), unrest, 8
    ),
}


def rays(kind: Kind) -> str:
    """Wedges of light from the middle."""
    x, y = MIDDLE
    wedges = ""
    for k in range(24):
        a, b = math.tau * k / 24, math.tau * (k + 0.42) / 24
        points = [
            (x, y),
            (x + math.cos(a) * 1300, y + math.sin(a) * 1300),
            (x + math.cos(b) * 1300, y + math.sin(b) * 1300),
        ]
        wedges += svg.polygon(points, kind.colour, opacity=0.1)
    return wedges + svg.circle(x, y, 640, svg.radial((0, kind.colour, 0.55), (1, kind.colour, 0.0)))


def stripes(kind: Kind) -> str:
    """The slanted stripes of a warning along the upper and the lower edge."""
    bars = "".join(
        svg.polygon([(x, 250), (x + 60, 250), (x - 20, 130), (x - 80, 130)], kind.colour)
        for x in range(60, 1400, 120)
    )
    bars += "".join(
        svg.polygon([(x, 1550), (x + 60, 1550), (x - 20, 1430), (x - 80, 1430)], kind.colour)
        for x in range(60, 1400, 120)
    )
    return svg.group(bars, opacity=0.62)


def back(name: str) -> Picture:
    """The back with the symbol of a danger."""
    danger = DANGERS[name]
    kind, (x, y) = danger.kind, MIDDLE
    body = svg.linear(
        (0, palette.mix("#1A1630", kind.colour, 0.18)),
        (0.5, "#0C0B1C"),
        (1, palette.mix("#120A1C", kind.second, 0.16)),
    )
    inside = svg.clip(svg.path(frames.PLATE, "#fff"))
    ground = svg.path(frames.PLATE, body) + svg.group(
        frames.pattern(kind, 0.14), rays(kind), stripes(kind), clip_path=inside
    )
    outer = frames.ring(x, y, 470, danger.corners)
    disc = svg.polygon(outer, "#080A18", opacity=0.86) + svg.polygon(
        frames.ring(x, y, 520, danger.corners),
        "none",
        stroke=frames.edge_paint(kind),
        stroke_width=5,
        stroke_opacity=0.6,
    )
    edge = neon(frames.shape(outer), kind.colour, 13) + neon(
        frames.shape(frames.ring(x, y, 424, danger.corners)), kind.second, 4
    )
    size, low = (0.86, 74) if danger.corners == 3 else (1.18, 0)
    emblem = svg.place(danger.symbol(kind.colour), x, y + low, size)
    lines = frames.tube(frames.PLATE, kind, 8)
    picture = render(*frames.SIZE, ground, disc, edge, emblem, lines)
    return grain(bloom(picture, 0.8, 22, 0.42), Rng(f"{FAMILY}/{name}"), 0.008)


def small(name: str) -> Picture:
    """A back at the size of the table: nobody reads it enlarged."""
    return resized(back(name), *frames.BACK_SIZE)


def assets() -> Iterable[Asset]:
    """One back for each danger."""
    for name in DANGERS:
        yield Asset(name, partial(small, name), frames.BACK_SIZE, quality=88, shown=1.0)
