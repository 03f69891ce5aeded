"""Quinde: the old town at carnival, under a great wheel."""

import math

from ...drawing import iso_landmarks as sights
from ...drawing import iso_parts as parts
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, building

STONE = Style("#5A4A86", palette.AMBER, palette.WARM, 0.55, "slits", "plain", 0.9)
HOUSES = (
    Style("#6A2F66", palette.ROSE, palette.WARM, 0.7, "grid"),
    Style("#2F4A86", palette.CYAN, palette.WARM, 0.7, "grid"),
    Style("#70502F", palette.AMBER, palette.WARM, 0.7, "grid"),
    Style("#2A6A5A", palette.MINT, palette.WARM, 0.7, "grid"),
)
ROOFS = ("#8A3A4A", "#7A3A5E", "#8A4A3A")


def city(ground: Ground) -> None:
    """A church on its square, lanes of painted houses, the wheel and the tents behind."""
    parts.road(ground, (6.6, 5.0), (6.6, 9.6), palette.MAGENTA, 0.7)
    sights.wheel(ground, 2.6, 3.2, 2.35, palette.MAGENTA, palette.CYAN)
    church(ground, 4.5, 1.5)
    rows = (
        (5.3, 4.0, 0.9), (6.5, 3.7, 0.8), (5.0, 5.4, 1.15), (6.3, 5.0, 0.7),
        (0.6, 5.4, 1.0), (0.5, 6.8, 0.75), (1.9, 7.2, 0.9), (3.3, 6.9, 1.1), (4.6, 6.8, 0.7),
        (0.7, 8.3, 0.7), (2.1, 8.6, 0.8),
    )  # fmt: skip
    for index, (x, y, high) in enumerate(rows):
        style = HOUSES[(index * 3 + 1) % 4]
        parts.pitched(ground, x, y, 1.0, 0.95, high, ROOFS[index % 3], style, 0, 0.1, 0.4)
    for index, (x, y) in enumerate(((6.5, 0.4), (7.6, 0.4), (8.8, 0.3))):
        parts.pitched(ground, x, y, 0.9, 0.9, 1.2 - 0.2 * index, ROOFS[index], HOUSES[index])
    tent(ground, 3.4, 5.4, 0.95, palette.ROSE)
    tent(ground, 8.5, 4.6, 0.7, palette.AMBER)
    for a, b in (((0.9, 8.0), (3.9, 8.6)), ((3.6, 7.9), (6.9, 6.2)), ((5.2, 6.4), (8.4, 5.0))):
        bulbs(ground, a, b)
    for x, y in ((4.9, 8.8), (7.6, 6.2), (9.3, 4.3)):
        parts.lamp(ground, x, y, palette.AMBER)


def church(ground: Ground, x: float, y: float) -> None:
    """A nave with a dome and two bell towers."""
    building(ground, x, y, 1.9, 1.5, 1.5, STONE)
    sights.sphere(ground, x + 0.95, y + 0.75, 1.5, 0.72, "#3E64B0", palette.CYAN)
    for at in (0.0, 1.25):
        building(ground, x + at, y + 1.5, 0.65, 0.65, 2.7, STONE, seed=f"t{at}")
        px, py = ground.at(x + at + 0.325, y + 1.825, 2.7)
        w, h = ground.unit * 0.42, ground.unit * 1.05
        roof = svg.polygon([(px - w, py), (px, py + w * 0.6), (px, py - h)], "#9A4A5A")
        roof += svg.polygon([(px + w, py), (px, py + w * 0.6), (px, py - h)], "#56284A")
        light = svg.line([(px - w, py), (px, py + w * 0.6), (px + w, py)], palette.AMBER, 2)
        light += svg.circle(px, py - h - 5, 4, palette.WARM)
        ground.put(x + at + 0.33, y + 1.83, roof, light, 2.8)


def tent(ground: Ground, x: float, y: float, radius: float, colour: str) -> None:
    """A striped carnival tent."""
    (px, py), r = ground.at(x, y), radius * ground.unit * 1.1
    top, brim = py - r * 1.75, py - r * 0.62
    body = svg.polygon(
        [(px - r * 0.86, py), (px + r * 0.86, py), (px + r, brim), (px - r, brim)], "#2A1C48"
    )
    lights = ""
    for k in range(6):
        a, b = -1 + k / 3, -1 + (k + 1) / 3
        fold = [
            (px + a * r, brim + 6 * math.cos(a * 1.5)),
            (px + b * r, brim + 6 * math.cos(b * 1.5)),
        ]
        tone = (colour, "#FFF0E0")[k % 2]
        body += svg.polygon([*fold, (px, top)], palette.darken(tone, 0.25 + 0.09 * k))
        lights += svg.polygon([*fold, (px, top)], tone, opacity=0.34)
    lights += svg.rect(px - r * 0.2, brim + 8, r * 0.4, py - brim - 8, palette.WARM)
    lights += svg.circle(px, top - 8, 3.4, palette.lighten(colour, 0.5))
    ground.put(x, y, body + svg.line([(px, top), (px, top - 8)], "#C8D0F0", 2), lights)


def bulbs(ground: Ground, start: svg.Point, end: svg.Point) -> None:
    """A string of coloured bulbs between two poles."""
    (x0, y0), (x1, y1) = start, end
    wire, lights = [], ""
    for k in range(13):
        u = k / 12
        at = ground.at(x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, 1.35 - 1.4 * u * (1 - u))
        wire.append(at)
        lights += svg.circle(at[0], at[1] + 3, 2.8, palette.NEON[k % 6])
    poles = "".join(ground.edge([(x, y, 0), (x, y, 1.35)], "#5A64A0", 2) for x, y in (start, end))
    ground.put(max(x0, x1), max(y0, y1), poles + svg.line(wire, "#5A64A0", 1), lights)
