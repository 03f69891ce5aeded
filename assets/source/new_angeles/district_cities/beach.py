"""La Costa: the sail hotel, terraces above the beach, and a marina."""

from ...drawing import iso_parts as parts
from ...drawing import iso_works as works
from ...drawing import palette, svg
from ...drawing.iso import Ground, Style, building

HOTEL = Style("#5A5E9C", palette.CYAN, palette.WARM, 0.85, "bands", "plain", 1.0)
ROSY = Style("#6A4A8C", palette.ROSE, palette.WARM, 0.8, "bands", "garden", 1.0)
BAR = Style("#4A3A5A", palette.AMBER, palette.WARM, 0.7, "grid", "garden", 1.0)
SAND = ("#2A2644", "#3A2E48")


def city(ground: Ground) -> None:
    """Hotels at the back, sand in front of them, the sea with its piers on the left."""
    parts.water(ground, [(0, 3), (3, 0), (3.0, 4.6), (2.6, 7.4), (3.0, 10), (0, 10)], palette.CYAN)
    shore = [(3.0, 4.4), (4.6, 4.6), (9.9, 4.6), (9.9, 7.0), (7, 9.9), (3.0, 9.9), (2.6, 7.4)]
    sand = [(x, y, 0.0) for x, y in shore]
    warm = ground.face(sand, svg.linear((0, "#7A5A78", 0.4), (1, "#C8926A", 0.5)))
    foam = ground.edge([(3.0, 4.4, 0), (2.6, 7.4, 0), (3.0, 9.9, 0)], "#E8FFFF", 3, opacity=0.8)
    ground.pave(ground.face(sand, svg.linear((0, SAND[0]), (1, SAND[1]))), warm + foam)
    dunes(ground)
    works.sail(ground, 3.6, 1.6, 2.4, 1.2, 5.9, "#4A5AA0", palette.CYAN)
    terraces(ground)
    building(ground, 6.6, 0.3, 1.6, 1.0, 2.2, HOTEL, seed="back")
    building(ground, 8.5, 0.3, 1.2, 1.0, 1.4, ROSY)
    pool(ground, 4.6, 4.1)
    for y in (5.2, 6.6, 8.0):
        pier(ground, y)
    for x, y, tint in (
        (0.7, 5.5, palette.MAGENTA),
        (1.5, 6.9, palette.CYAN),
        (0.6, 8.3, palette.AMBER),
    ):
        yacht(ground, x, y, tint)
    building(ground, 3.6, 6.9, 0.9, 0.9, 0.7, BAR)
    for x, y in (
        (3.4, 5.4),
        (3.5, 8.6),
        (4.9, 6.1),
        (6.4, 4.9),
        (8.0, 4.4),
        (9.4, 4.2),
        (9.2, 5.6),
        (4.6, 8.6),
    ):
        parts.palm(ground, x, y, 1.15)
    tints = (palette.ROSE, palette.AMBER, palette.CYAN, palette.MAGENTA)
    for k, (x, y) in enumerate(
        ((3.4, 7.9), (4.3, 9.2), (3.7, 9.3), (5.3, 5.9), (7.2, 4.9), (8.7, 5.4))
    ):
        umbrella(ground, x, y, tints[k % 4])
    for x, y in ((5.6, 8.0), (7.9, 5.8)):
        parts.lamp(ground, x, y, palette.AMBER)


def dunes(ground: Ground) -> None:
    """Ripples in the sand, and a boardwalk with lights between hotels and beach."""
    rng, ripples = ground.rng.child("dunes"), ""
    for _ in range(70):
        x, y = rng.uniform(3.2, 9.2), rng.uniform(4.9, 9.4)
        if x + y > 16.3:
            continue
        px, py = ground.at(x, y)
        ripples += svg.stroke(
            f"M{px - 14:.1f},{py:.1f} q7,-4 14,0 t14,0",
            rng.choice(("#5E4C5E", "#231E38")),
            2,
            opacity=0.55,
        )
    walk = [(3.1, 4.55, 0.0), (4.6, 4.75, 0.0), (9.8, 4.75, 0.0)]
    lamps = ground.edge(walk, palette.AMBER, 3, stroke_dasharray="2 9")
    ground.pave(ripples + ground.edge(walk, "#8A7090", 9), lamps)


def terraces(ground: Ground) -> None:
    """A hotel in three steps down to the beach."""
    for step, high in enumerate((2.3, 1.55, 0.8)):
        style = HOTEL if step % 2 else ROSY
        building(ground, 6.0, 1.7 + step * 0.85, 1.0, 0.85, high, style, seed=f"{step}")


def pool(ground: Ground, x: float, y: float) -> None:
    """A lit pool."""
    px, py = ground.at(x, y)
    shape = svg.ellipse(px, py, 40, 20, "#0E4A7A")
    light = svg.ellipse(px, py, 40, 20, svg.radial((0, "#9AF4FF", 0.9), (1, palette.CYAN, 0.5)))
    ground.pave(
        shape, light + svg.ellipse(px, py, 40, 20, "none", stroke="#E8FFFF", stroke_width=2)
    )


def pier(ground: Ground, y: float) -> None:
    """A pier with lamps, from the sand into the sea."""
    strip = [(0.3, y, 0.1), (2.9, y, 0.1), (2.9, y + 0.3, 0.1), (0.3, y + 0.3, 0.1)]
    lights = "".join(
        svg.circle(*ground.at(0.5 + k * 0.6, y + 0.3, 0.2), 2.6, palette.WARM) for k in range(5)
    )
    ground.pave(ground.face(strip, "#6A5A78"), lights)


def yacht(ground: Ground, x: float, y: float, tint: str) -> None:
    """A small white yacht with a mast."""
    hull = ground.face(
        [
            (x, y + 0.55, 0.05),
            (x + 1.0, y + 0.55, 0.05),
            (x + 1.4, y + 0.3, 0.32),
            (x - 0.1, y + 0.55, 0.32),
        ],
        "#5A6494",
    )
    deck = [(x - 0.1, y + 0.55, 0.32), (x + 1.05, y + 0.55, 0.32), (x + 1.45, y + 0.3, 0.34),
            (x + 1.0, y + 0.08, 0.32), (x - 0.1, y + 0.08, 0.32)]  # fmt: skip
    hull += ground.face(deck, "#7A84B4")
    mast = ((x + 0.5, y + 0.3, 0.3), (x + 0.5, y + 0.3, 1.7))
    sail = ground.face(
        [mast[1], (x + 0.55, y + 0.3, 0.5), (x + 1.25, y + 0.3, 0.5)],
        palette.darken(tint, 0.55),
    )
    line = ground.edge(
        [(x - 0.1, y + 0.55, 0.2), (x + 1.0, y + 0.55, 0.2), (x + 1.4, y + 0.3, 0.32)], tint, 2
    )
    glow = ground.face(
        [mast[1], (x + 0.55, y + 0.3, 0.5), (x + 1.25, y + 0.3, 0.5)],
        palette.lighten(tint, 0.3),
        opacity=0.8,
    )
    ground.put(x + 0.5, y + 0.3, hull + ground.edge(mast, "#E8ECFF", 2) + sail, line + glow)


def umbrella(ground: Ground, x: float, y: float, colour: str) -> None:
    """A beach umbrella that glows from below."""
    px, py = ground.at(x, y, 0.5)
    body = svg.line([ground.at(x, y), (px, py)], "#C8D0F0", 1.6)
    body += svg.path(
        f"M{px - 13},{py + 3} Q{px},{py - 16} {px + 13},{py + 3} Z", palette.darken(colour, 0.3)
    )
    light = svg.path(
        f"M{px - 13},{py + 3} Q{px},{py - 16} {px + 13},{py + 3} Z", colour, opacity=0.6
    )
    ground.put(x, y, body, light)
