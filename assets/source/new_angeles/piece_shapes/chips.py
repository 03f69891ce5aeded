"""Tokens as chips: each kind has an outline, a face and a sign of its own."""

import math
from dataclasses import dataclass

from ...drawing import palette, svg
from ...drawing.picture import Picture
from ...drawing.signs.marks import MARKS
from ...drawing.signs.symbols_pieces import PIECES
from ...drawing.signs.symbols_rules import RULES
from .relief import TILT, corners, modelled, prism, raised, shadow

SIZE = (128, 128)
CENTRE, RADIUS, DEEP = (64.0, 55.0), 52.0, 14.0


@dataclass(frozen=True)
class Chip:
    """What tells a chip from another: corners, turn, colour, and a bright or a dark face."""

    count: int
    turn: float
    colour: str
    bright: bool = False
    radius: float = RADIUS


CHIPS: dict[str, Chip] = {
    "illness": Chip(0, 0, palette.PIECES["illness"]),
    "outage": Chip(6, math.pi / 6, "#AEB9EA"),
    "protest": Chip(4, math.pi / 4, palette.PIECES["protest"], radius=63),
    "strike": Chip(8, math.pi / 8, palette.PIECES["strike"], bright=True),
    "development": Chip(4, 0, palette.PIECES["development"], radius=56),
}


def face(chip: Chip, x: float, y: float) -> tuple[str, str]:
    """The chip without its sign: side, rim with notches, and the face."""
    c = chip.colour
    rim, well = (
        corners(x, y, chip.radius, chip.count, chip.turn),
        corners(x, y, chip.radius * 0.8, chip.count, chip.turn),
    )
    body = shadow(x, y + DEEP, min(chip.radius, 52)) + prism(
        rim, DEEP, palette.mix("#3A3F78", c, 0.42), palette.lighten(c, 0.2)
    )
    body += svg.polygon(
        rim, svg.linear((0, palette.lighten(c, 0.25)), (1, palette.darken(c, 0.35)))
    )
    for k in range(8):
        a = math.tau * (k + 0.5) / 8
        ends = [
            (x + chip.radius * f * math.sin(a), y - chip.radius * f * TILT * math.cos(a))
            for f in (0.8, 1.0)
        ]
        if not chip.count:
            body += svg.line(ends, "#10132C", 5, stroke_linecap="butt")
    if chip.bright:
        fill = svg.linear((0, palette.lighten(c, 0.35)), (1, palette.darken(c, 0.12)))
    else:
        fill = svg.linear((0, "#0C0F24"), (1, palette.mix("#1A1E44", c, 0.2)))
    body += svg.polygon(well, fill, stroke="#0A0C1E", stroke_width=3, stroke_linejoin="round")
    lights = svg.polygon(
        rim, "none", stroke=palette.lighten(c, 0.45), stroke_width=1.6, stroke_linejoin="round"
    )
    return body, lights


def sign(
    fragment: str, grid: float, wide: float, x: float, y: float, tone: str, thick: float = 4
) -> str:
    """A flat sign lying on a chip as a relief."""
    scale = wide / grid
    tall = scale * (TILT + 0.12)  # a little less foreshortened than the chip: signs have to be read

    def laid(dy: float, colour: str) -> str:
        ink = svg.Paint(
            f'<filter id="@"><feFlood flood-color="{colour}"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
        )
        move = f"translate({x - wide / 2:.2f} {y - grid * tall / 2 + dy:.2f}) scale({scale:.4f} {tall:.4f})"
        return svg.group(svg.group(fragment, transform=move), filter=ink)

    low = "".join(laid(thick * k / 4, palette.darken(tone, 0.72)) for k in (4, 3, 2, 1))
    return low + laid(0, tone)


def chip(name: str, grow: float = 1.0) -> Picture:
    """A chip of a state or of a component."""
    made, (x, y) = CHIPS[name], CENTRE
    body, lights = face(made, x, y)
    tone = "#1A0A1C" if made.bright else palette.lighten(made.colour, 0.42)
    wide = {"protest": 62, "development": 50, "illness": 66, "strike": 56, "outage": 56}[name]
    lights += sign(PIECES[name](), 64, wide, x, y - 1, tone, 0 if made.bright else 4)
    return modelled(*SIZE, body, lights, made.colour, grow=grow)


def capital(name: str, full: bool) -> Picture:
    """The token of a corporation; the side for 40 and more has a double rim, studs and a bright face."""
    colour, (x, y) = palette.CORPORATIONS[name], CENTRE
    main, second = MARKS[name](1)
    made = Chip(0, 0, colour, bright=full, radius=52)
    body, lights = "", ""
    if full:
        outer = corners(x, y + 5, 55, 12)
        body += shadow(x, y + 18, 52) + prism(outer, 12, "#8A7A4A", palette.lighten(colour, 0.3))
        body += svg.polygon(outer, svg.linear((0, "#FFF0C0"), (1, "#A07A3A")))
        body += svg.polygon(corners(x, y + 3, 49, 0), "#14172F")
        made = Chip(0, 0, colour, bright=True, radius=44)
    part, light = face(made, x, y)
    body, lights = body + part, lights + light
    if full:
        for k in range(12):
            a = math.tau * k / 12
            lights += svg.circle(
                x + 52 * math.sin(a), y + 5 - 52 * TILT * math.cos(a), 2.4, "#FFFFFF"
            )
    tone = "#12142C" if full else palette.lighten(colour, 0.4)
    lights += sign(main + second, 100, 58 if full else 66, x, y - 1, tone, 0 if full else 4)
    return modelled(*SIZE, body, lights, colour)


def supply(name: str) -> Picture:
    """The token that says how much of a resource there is; its sign is that of the resource."""
    colour, (x, y) = palette.RESOURCES[name], CENTRE
    body, lights = face(Chip(10, math.pi / 10, colour), x, y)
    lights += sign(RULES[name](), 64, 58, x, y - 1, palette.lighten(colour, 0.4))
    return modelled(*SIZE, body, lights, colour)


def round_token() -> Picture:
    """A ring with an arrow that runs around it."""
    colour, (x, y) = "#E8ECFF", CENTRE
    body, lights = face(Chip(12, 0, "#8FA2FF", radius=54), x, y)
    arc = svg.stroke("M50,20 A30,30 0 1 1 22,40", colour, 11, stroke_linecap="butt")
    arrow = svg.polygon([(50, 2), (50, 38), (26, 20)], colour)
    lights += sign(arc + arrow + svg.circle(50, 50, 9, colour), 100, 78, x, y - 2, colour)
    return modelled(*SIZE, body, lights, "#8FA2FF")


def threat_token() -> Picture:
    """A spiked block with a burning eye: nothing else on the table has points."""
    colour, (x, y) = palette.THREAT, (64.0, 58.0)
    spikes = [
        (x + r * math.sin(math.tau * k / 16), y - r * TILT * math.cos(math.tau * k / 16))
        for k, r in ((k, 56.0 if k % 2 == 0 else 39.0) for k in range(16))
    ]
    body = shadow(x, y + 14, 56) + prism(spikes, 16, "#7A2A2E", palette.lighten(colour, 0.3))
    body += svg.polygon(spikes, svg.linear((0, "#FF9A6A"), (1, "#A02A1E")))
    well = corners(x, y, 33, 0)
    body += svg.polygon(well, "#1A0710", stroke="#3A0A12", stroke_width=3)
    lights = svg.polygon(spikes, "none", stroke="#FFD0A8", stroke_width=2)
    flame = "M50,2 C54,22 82,36 82,64 C82,84 68,98 50,98 C32,98 18,84 18,64 C18,50 26,42 32,34 C34,44 38,48 42,48 C46,36 44,18 50,2 Z"
    lights += sign(svg.path(flame, "#FFF"), 100, 44, x, y - 3, "#FFC46A")
    return modelled(*SIZE, body, lights, colour)


def active_token() -> Picture:
    """A crystal that floats above a ring: whose turn it is, seen from anywhere."""
    x, colour = 64.0, palette.CAPITAL
    ring = corners(x, 84, 43, 0)
    body = shadow(x, 91, 43) + prism(ring, 8, "#2A6A6A", palette.lighten(colour, 0.3))
    body += svg.polygon(ring, svg.linear((0, "#C8FFF4"), (1, "#2A8A7E")))
    body += svg.polygon(corners(x, 84, 30, 0), "#0C1228")
    top, left, right, near, tip = (x, 6.0), (x - 27, 34.0), (x + 27, 34.0), (x, 44.0), (x, 86.0)
    facets = (
        ([top, left, near], "#DCFFF8"), ([top, near, right], "#5CC8B4"),
        ([left, tip, near], "#8CF0DC"), ([near, tip, right], "#1F7A70"),
    )  # fmt: skip
    body += "".join(
        svg.polygon(points, tone, stroke="#0A2A30", stroke_width=1.6, stroke_linejoin="round")
        for points, tone in facets
    )
    lights = svg.line([left, near, right], "#FFFFFF", 1.6) + svg.line(
        [top, near, tip], "#FFFFFF", 1.2
    )
    lights += svg.polygon(raised(ring, 0), "none", stroke="#E8FFFA", stroke_width=1.6)
    return modelled(*SIZE, body, lights, colour)
