"""Laguna Velasco: bank towers round a lagoon, and the temple of the exchange."""

from ...drawing import iso_landmarks as sights
from ...drawing import iso_parts as parts
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, box, building

GOLD = Style("#54466E", palette.AMBER, palette.WARM, 0.7, "slits", "plain", 1.2)
TEAL = Style("#264E74", palette.CAPITAL, palette.COOL, 0.65, "slits", "plain", 1.1)
DARK = Style("#2E2A60", palette.AMBER, palette.WARM, 0.6, "bands", "plain", 1.0)
MARBLE = "#8A86B8"


def city(ground: Ground) -> None:
    """The lagoon in the middle, towers in steps behind it, the exchange on the left."""
    lagoon(ground, 4.9, 5.5, 2.0)
    stepped(ground, 3.3, 0.7, 1.7, (2.6, 4.2, 5.6), GOLD)
    stepped(ground, 1.2, 2.3, 1.5, (2.2, 3.6, 4.5), TEAL)
    stepped(ground, 5.6, 0.4, 1.4, (2.0, 3.3, 4.1), DARK)
    stepped(ground, 0.4, 4.6, 1.2, (1.6, 2.5), GOLD)
    building(ground, 3.4, 2.7, 1.0, 0.9, 1.7, DARK, seed="m")
    building(ground, 7.3, 0.3, 1.0, 1.0, 1.6, TEAL, seed="b")
    building(ground, 8.6, 0.3, 1.0, 1.0, 1.1, GOLD, seed="c")
    temple(ground, 0.5, 6.6)
    sights.lathe(
        ground, 4.9, 5.5, [(0.42, 0), (0.5, 0.2), (0.2, 0.35)], "#6A70B0", palette.CAPITAL, (0.2,)
    )
    jet(ground, 4.9, 5.5)
    parts.road(ground, (7.4, 4.6), (7.4, 9.4), palette.AMBER, 0.6)
    for x, y in ((2.9, 4.5), (7.0, 4.2), (3.0, 8.6), (5.0, 8.2), (7.9, 5.6), (9.3, 4.2)):
        parts.palm(ground, x, y, 1.1)
    for x, y in ((2.6, 6.4), (4.3, 8.0), (6.7, 6.9), (6.5, 3.9), (8.7, 5.0)):
        parts.lamp(ground, x, y, palette.WARM)


def lagoon(ground: Ground, x: float, y: float, radius: float) -> None:
    """Round water with a lit shore and a promenade."""
    edge = sights.circle_at(ground, x, y, 0, radius, 0, 360)
    wide = sights.circle_at(ground, x, y, 0, radius * 1.2, 0, 360)
    body = svg.polygon(wide, "#3A3868") + svg.polygon(
        edge, svg.linear((0, "#0C4A72"), (1, "#0A2450"))
    )
    lights = svg.line(edge, palette.CAPITAL, 3) + svg.line(wide, palette.AMBER, 1.6, opacity=0.8)
    rng = ground.rng.child("lagoon")
    for _ in range(46):
        px, py = ground.at(
            x + rng.uniform(-1, 1) * radius * 0.62, y + rng.uniform(-1, 1) * radius * 0.62
        )
        tint = rng.choice((palette.AMBER, palette.CAPITAL, palette.COOL))
        lights += svg.line([(px - 8, py), (px + 8, py)], tint, 1.5, opacity=rng.uniform(0.25, 0.8))
    ground.pave(body, lights)


def stepped(
    ground: Ground, x: float, y: float, size: float, heights: tuple[float, ...], style: Style
) -> None:
    """A tower that steps back and ends in a gilded pyramid."""
    z, inset = 0.0, 0.0
    for index, top in enumerate(heights):
        w = size - inset * 2
        building(ground, x + inset, y + inset, w, w, top - z, style, z, f"{index}")
        z, inset = top, inset + size * 0.13
    w, mid = size - inset * 2, (x + size / 2, y + size / 2)
    tip = (*mid, z + w * 0.9)
    a, b, c = (
        (x + inset, y + inset + w, z),
        (x + inset + w, y + inset + w, z),
        (x + inset + w, y + inset, z),
    )
    roof = ground.face([a, b, tip], "#B08A4A") + ground.face([b, c, tip], "#5A3E3A")
    glow = ground.face([a, b, tip], style.neon, opacity=0.35) + ground.edge(
        [a, b, c], style.neon, 2
    )
    glow += ground.edge([b, tip], palette.lighten(style.neon, 0.5), 2)
    glow += svg.circle(*ground.at(*tip), 4, "#FFFFFF")
    ground.put(*mid, roof, glow, z + 1)


def temple(ground: Ground, x: float, y: float) -> None:
    """The exchange: steps, columns and a flat gable."""
    w, d = 2.2, 1.5
    ground.put(x + 1, y + 0.5, box(ground, x - 0.15, y - 0.15, 0, w + 0.3, d + 0.4, 0.18, MARBLE))
    hall = box(ground, x + 0.15, y + 0.1, 0.18, w - 0.3, d - 0.4, 0.95, "#5A4A6A")
    shine = ground.face(
        [(x + 0.2, y + d - 0.28, 0.2), (x + w - 0.2, y + d - 0.28, 0.2),
         (x + w - 0.2, y + d - 0.28, 1.05), (x + 0.2, y + d - 0.28, 1.05)],
        palette.AMBER, opacity=0.75,
    )  # fmt: skip
    ground.put(x + 1.01, y + 0.55, hall, shine, 0.2)
    columns = "".join(
        box(ground, x + 0.05 + k * (w - 0.28) / 4, y + d - 0.18, 0.18, 0.17, 0.17, 0.95, "#D0CCF0")
        for k in range(5)
    )
    columns += "".join(
        box(ground, x + w - 0.2, y + 0.1 + k * 0.55, 0.18, 0.17, 0.17, 0.95, "#D0CCF0")
        for k in range(2)
    )
    ground.put(x + 1.02, y + 0.9, columns, "", 0.3)
    parts.pitched(ground, x - 0.02, y - 0.02, w + 0.04, d + 0.06, 0.12, "#8A7AAE",
                  Style(MARBLE, palette.AMBER, kind="none"), 1.13, 0.06, 0.45)  # fmt: skip


def jet(ground: Ground, x: float, y: float) -> None:
    """A fountain of light."""
    px, py = ground.at(x, y, 0.35)
    light = "".join(
        svg.stroke(
            f"M{px},{py} q{dx * 0.45},{-78 + abs(dx)} {dx},{-8 + abs(dx) * 0.5}",
            palette.CAPITAL,
            2,
            opacity=0.7,
        )
        for dx in (-34, -22, -10, 10, 22, 34)
    )
    light += svg.rect(px - 2, py - 62, 4, 62, svg.linear((0, "#FFFFFF", 0.0), (1, "#FFFFFF", 0.9)))
    ground.put(x + 0.1, y + 0.1, "", light)
