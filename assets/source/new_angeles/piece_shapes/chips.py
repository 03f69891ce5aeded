"""Tokens as chips: each kind has an outline, a face and a sign of its own."""

import math
from dataclasses import dataclass

from ...drawing import palette, svg
from ...drawing.picture import Picture
from ...drawing.signs.marks import MARKS
from ...drawing.signs.symbols_pieces import PIECES
from ...drawing.signs.symbols_rules import RULES
from .relief import TILT, corners, modelled, prism, shadow

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


def capital(name: str) -> Picture:
    """The token of a corporation."""
    colour, (x, y) = palette.CORPORATIONS[name], CENTRE
    main, second = MARKS[name](1)
    body, lights = face(Chip(0, 0, colour, radius=52), x, y)
    lights += sign(main + second, 100, 66, x, y - 1, palette.lighten(colour, 0.4), 4)
    return modelled(*SIZE, body, lights, colour)


def supply(name: str) -> Picture:
    """The token that says how much of a resource there is; its sign is that of the resource."""
    colour, (x, y) = palette.RESOURCES[name], CENTRE
    body, lights = face(Chip(10, math.pi / 10, colour), x, y)
    lights += sign(RULES[name](), 64, 58, x, y - 1, palette.lighten(colour, 0.4))
    return modelled(*SIZE, body, lights, colour)
