"""Bridges from slab to slab: dark decks with chevrons of light that grow brighter to the Root.

A bridge lies between two slabs of the map, in the middle of the line between their anchors. Its
length and slope are those of the map, so each is drawn whole and nothing is turned on the table.
"""

import math
from dataclasses import dataclass

from ...drawing import palette, svg
from ...drawing.asset import Box
from ...drawing.glow import bloom, halo
from ...drawing.picture import Picture, over, render
from ..piece_shapes.relief import soft_edges
from .canvas import WIDE

COLUMN = 0.62  # of a slab's width
MARGIN = 44  # room around the ends for their glow
NODE, DECK, DEEP = 25.0, 34.0, 9.0  # radius of an end, width of the deck, how thick it looks
STEP = 41.0  # from chevron to chevron
PULSE = (96, 72)
DARK, STEEL, EDGE = "#0A1028", "#202C62", "#42559F"
LOOKS = {"normal": (0.92, "#2FBDF6"), "lit": (1.0, palette.CYAN)}


@dataclass(frozen=True)
class Slope:
    """A way across the map in columns and lines, and how much of it the bridge spans."""

    across: float
    down: float
    span: float

    @property
    def reach(self) -> svg.Point:
        """From the first end to the second, in pixels of the file."""
        return (self.across * COLUMN * WIDE * self.span, self.down * WIDE * self.span)

    @property
    def size(self) -> tuple[int, int]:
        """Of the picture."""
        x, y = self.reach
        return (round(abs(x)) + 2 * MARGIN, round(abs(y) + DEEP) + 2 * MARGIN)

    @property
    def ends(self) -> tuple[svg.Point, svg.Point]:
        """Where it begins and where it ends in the picture."""
        x, y = self.reach
        first = (MARGIN, MARGIN + max(0.0, -y))
        return first, (first[0] + x, first[1] + y)

    @property
    def anchor(self) -> svg.Point:
        """The middle between the ends, as shares of the picture."""
        (x0, y0), (x1, y1) = self.ends
        return ((x0 + x1) / 2 / self.size[0], (y0 + y1) / 2 / self.size[1])

    @property
    def boxes(self) -> dict[str, Box]:
        """The round ends."""
        found, side = {}, round(2 * NODE)
        for name, (x, y) in zip(("start", "end"), self.ends, strict=True):
            found[name] = (round(x - NODE), round(y - NODE), side, side)
        return found


SLOPES = {
    "level": Slope(2.0, 0.0, 0.264),
    "rising": Slope(1.0, -0.45, 0.414),
    "falling": Slope(1.0, 0.45, 0.414),
    "root": Slope(1.0, -0.6, 0.49),
}


def chevron(x: float, y: float, size: float, colour: str, **more: object) -> str:
    """An open arrow along x."""
    return svg.line([(x - size * 0.7, y - size), (x + size * 0.7, y), (x - size * 0.7, y + size)],
                    colour, 6, stroke_linejoin="miter", stroke_linecap="butt", **more)  # fmt: skip


def deck(slope: Slope, look: str) -> tuple[str, str]:
    """The way between the ends as body and light, still in place on the picture."""
    bright, colour = LOOKS[look]
    (x0, y0), (x1, y1) = slope.ends
    long, turn = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
    half = DECK / 2
    body = svg.rect(0, -half, long, DECK, svg.linear((0, STEEL), (0.3, DARK), (1, DARK)))
    body += "".join(svg.rect(0, y, long, 3, EDGE) for y in (-half, half - 3))
    light, count = "", max(2, round((long - 2 * NODE) / STEP))
    room = long - 2 * NODE
    for k in range(count):
        share = (k + 0.5) / count
        strength = bright * (0.55 + 0.45 * share)
        tone = palette.lighten(colour, 0.06 + 0.3 * share * bright)
        light += chevron(NODE + room * share, 0, 10.5, tone, opacity=strength)
    place = f"translate({x0:.2f} {y0:.2f}) rotate({turn:.3f})"
    return svg.group(body, transform=place), svg.group(light, transform=place)


def thickness(slope: Slope) -> str:
    """What is seen of the bridge below its deck, and its shadow on what lies under it."""
    (x0, y0), (x1, y1) = slope.ends
    low = [(x0, y0 + DEEP), (x1, y1 + DEEP)]
    shade = svg.line([(x, y + 9) for x, y in low], "#02030A", DECK + 16, opacity=0.45)
    return shade + svg.line(low, "#0C1130", DECK) + svg.line(low, "#050818", DECK - 5)


def node(x: float, y: float, look: str, last: bool) -> tuple[str, str]:
    """A round end with a lamp in it; the one nearer to the Root is brighter."""
    bright, colour = LOOKS[look]
    strength = bright * (1.0 if last else 0.72)
    body = svg.circle(x, y + DEEP, NODE, "#050818") + svg.circle(x, y, NODE, EDGE)
    body += svg.circle(x, y, NODE - 3, svg.linear((0, "#26326C"), (1, "#101738")))
    body += svg.circle(x, y, NODE - 9, DARK)
    light = svg.circle(x, y, NODE - 9, "none", stroke=colour, stroke_width=2.2,
                       stroke_opacity=0.5 * strength)  # fmt: skip
    lamp = palette.lighten(colour, 0.3 * strength)
    return body, light + svg.circle(x, y, 10.5, lamp, opacity=0.3 + 0.7 * strength)


def bridge(slope: Slope, look: str) -> Picture:
    """A whole bridge."""
    (x0, y0), (x1, y1) = slope.ends
    body, light = deck(slope, look)
    first, first_light = node(x0, y0, look, False)
    second, second_light = node(x1, y1, look, True)
    solid = render(*slope.size, thickness(slope), body, first, second)
    shine = render(*slope.size, light, first_light, second_light)
    glow = 1.1 if look == "lit" else 0.62
    aura = halo(solid, LOOKS[look][1], 10, 0.75 if look == "lit" else 0.3)
    return soft_edges(over(aura, bloom(shine, glow, 9, 0.25)), 12)


def pulse() -> Picture:
    """The light that runs along a bridge; it points to the right."""
    wide, tall = PULSE
    tail = svg.rect(8, tall / 2 - 7, 52, 14,
                    svg.linear((0, palette.CYAN, 0.0), (1, palette.CYAN, 0.75), angle=(0, 0, 1, 0)),
                    rx=7)  # fmt: skip
    tip = chevron(62, tall / 2, 12, "#F4FFFF")
    return soft_edges(bloom(render(wide, tall, tail + tip), 1.0, 8, 0.2), 12)
