"""The Root: the anchor of the space elevator, and its cable that leaves the picture."""

import math

from ...drawing import iso_landmarks as sights
from ...drawing import iso_parts as parts
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, box, building

SIZE = (720, 1040)
MIDDLE = (5.0, 5.0)
NEON = {"normal": (palette.CYAN, palette.MAGENTA), "breached": ("#FF4A3A", "#FFB038")}


def platform(ground: Ground, neon: str, second: str) -> None:
    """A round slab in two steps with a ring of lamps."""
    x, y = MIDDLE
    sights.lathe(ground, x, y, [(6.0, -0.9), (6.0, 0)], "#2E2C66", neon, (), 3, "#15183A")
    ground.things[-1].depth = -2
    edge = sights.circle_at(ground, x, y, 0, 6.0, 0, 360)
    low = sights.circle_at(ground, x, y, -0.9, 6.0, -45, 135)
    near = sights.circle_at(ground, x, y, 0, 6.0, -45, 135)
    rings = (
        svg.line(edge, neon, 2.4, opacity=0.8) + svg.line(near, neon, 6) + svg.line(low, second, 5)
    )
    for radius, tint, wide in ((5.2, second, 2), (4.2, neon, 3), (3.3, second, 1.6)):
        rings += svg.line(
            sights.circle_at(ground, x, y, 0, radius, 0, 360), tint, wide, opacity=0.8
        )
    for k in range(24):
        a = math.tau * k / 24
        ends = [(x + r * math.cos(a), y + r * math.sin(a), 0.0) for r in (4.3, 5.1)]
        rings += ground.edge(ends, neon, 4 if k % 3 == 0 else 1.6, opacity=0.9)
    ground.put(x, y, "", rings)
    ground.things[-1].depth = -1


def anchor(ground: Ground, neon: str, second: str) -> None:
    """The foot of the cable: braced shells, one inside the other."""
    x, y = MIDDLE
    shells = (
        ([(2.9, 0), (2.9, 0.7), (2.5, 1.0)], neon, (0.25, 0.6), "#3E4690"),
        ([(2.05, 1.0), (1.75, 2.6), (1.5, 2.9)], second, (1.4, 1.9, 2.4), "#4A4A9A"),
        ([(1.2, 2.9), (0.75, 5.2), (0.95, 5.5), (0.6, 5.9)], neon, (3.5, 4.2, 4.9, 5.5), "#5A64B4"),
    )
    for index, (profile, tint, rings, wall) in enumerate(shells):
        sights.lathe(
            ground, x + index * 0.01, y + index * 0.01, list(profile), wall, tint, rings, 3
        )
    panes(ground, 2.7, 0.82, 5, "4 9")
    panes(ground, 1.86, 2.15, 8, "5 7")
    panes(ground, 1.62, 2.72, 4, "3 8")
    panes(ground, 0.86, 4.55, 7, "4 6")
    for k in range(6):
        a = math.tau * (k + 0.25) / 6
        foot = (x + 3.7 * math.cos(a), y + 3.7 * math.sin(a))
        tip = (x + 0.8 * math.cos(a), y + 0.8 * math.sin(a), 5.0)
        block = box(ground, foot[0] - 0.4, foot[1] - 0.4, 0, 0.8, 0.8, 1.5, "#4A5094")
        arm = ground.edge([(*foot, 1.4), tip], "#6A76C4", 9) + ground.edge(
            [(*foot, 1.4), tip], "#343C7A", 4
        )
        light = ground.edge([(*foot, 1.4), tip], neon, 2) + svg.circle(
            *ground.at(*foot, 1.7), 6, second
        )
        ground.put(*foot, block + arm, light)


def panes(ground: Ground, radius: float, z: float, tall: float, dashes: str) -> None:
    """A floor of lit windows around a shell."""
    near = sights.circle_at(ground, *MIDDLE, z, radius, -40, 130)
    light = svg.line(near, palette.WARM, tall, stroke_linecap="butt", stroke_dasharray=dashes)
    ground.put(MIDDLE[0] + 0.03, MIDDLE[1] + 0.03, "", light, 5)


def halls(ground: Ground, neon: str, second: str) -> None:
    """Stations at the back of the platform."""
    style = Style("#2C2E6A", neon, palette.WARM, 0.7, "slits", "mast")
    low = Style("#332E66", second, palette.COOL, 0.7, "bands", "pad")
    for x, y, high, kind in (
        (1.6, 3.4, 2.2, style),
        (3.2, 1.4, 2.8, style),
        (5.6, 0.6, 1.9, low),
        (0.7, 5.4, 1.6, low),
    ):
        building(ground, x, y, 1.0, 1.0, high, kind)
    for x, y in ((3.4, 9.4), (9.4, 3.4), (6.6, 9.4), (9.4, 6.6)):
        parts.lamp(ground, x, y, second)


def cable(ground: Ground, neon: str, second: str) -> None:
    """Four strands, rings of light, and three climbers on their way."""
    px, py = ground.at(*MIDDLE, 5.8)
    body, lights = "", ""
    for dx in (-9, -3.2, 3.2, 9):
        body += svg.rect(px + dx - 2.2, 0, 4.4, py, "#6A76C8")
        lights += svg.rect(px + dx - 1, 0, 2, py, neon, opacity=0.9)
    lights += svg.rect(px - 1.6, 0, 3.2, py, "#FFFFFF", opacity=0.9)
    for k in range(18):
        at = py - 22 - k * 28
        if min(abs(at - py * (1 - up)) for up in (0.2, 0.52, 0.83)) < 42:
            continue  # a climber is there
        lights += svg.ellipse(
            px, at, 15, 5.5, "none", stroke=second, stroke_width=2.2, opacity=0.75
        )
    for up, tint in ((0.2, palette.AMBER), (0.52, neon), (0.83, palette.AMBER)):
        cy = py * (1 - up)
        body += svg.rect(
            px - 22,
            cy - 30,
            44,
            60,
            svg.linear((0, "#8A94E0"), (1, "#2A2E66"), angle=(0, 0, 1, 0)),
            rx=12,
        )
        lights += "".join(svg.rect(px - 16, cy - 18 + 13 * row, 32, 5, tint) for row in range(3))
    ground.put(MIDDLE[0] + 0.5, MIDDLE[1] + 0.5, body, lights, 6)
