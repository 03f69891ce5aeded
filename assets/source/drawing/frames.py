"""The frames and backs of all cards: one family, told apart by colour, badge and corner.

A frame is 1200 x 1680 with a hole where the picture goes. The boxes say where the game lays the
picture, the title, the text and the marks; words never belong to the frame itself.
"""

import math
from dataclasses import dataclass

from . import palette, svg
from .asset import Box
from .glow import bloom, grain, neon
from .picture import Picture, over, render
from .rng import Rng

SIZE = (1200, 1680)
BACK_SIZE = (600, 840)
PICTURE: Box = (72, 208, 1056, 712)
BOXES: dict[str, Box] = {
    "picture": PICTURE,
    "badge": (52, 32, 184, 208),
    "title": (268, 72, 832, 96),
    "kind": (268, 936, 664, 48),  # a line between picture and text: the type of the card
    "text": (112, 1008, 976, 472),
    "footer": (112, 1544, 976, 72),
}
PLATE = "M112,24 L1176,24 L1176,1568 L1088,1656 L24,1656 L24,112 Z"
WINDOW = "M144,208 L1128,208 L1128,864 L1072,920 L72,920 L72,280 Z"
TITLE = "M256,64 L1080,64 L1128,112 L1128,176 L256,176 Z"
TEXT = "M120,968 L1128,968 L1128,1464 L1080,1512 L72,1512 L72,1016 Z"
ROUND = {  # the shape of a badge tells the kind without colour
    "hexagon": 6,
    "diamond": 4,
    "octagon": 8,
    "triangle": 3,
    "pentagon": 5,
}


@dataclass(frozen=True)
class Kind:
    """What tells a kind of card from another."""

    colour: str
    second: str
    badge: str = "hexagon"
    pattern: str = "hexagons"  # hexagons, circuit, rings, bars, dots


KINDS: dict[str, Kind] = {
    "construction": Kind(palette.ACTION_TYPES["construction"], palette.CYAN, "hexagon", "hexagons"),
    "biotech": Kind(palette.ACTION_TYPES["biotech"], palette.VIOLET, "octagon", "dots"),
    "labor": Kind(palette.ACTION_TYPES["labor"], palette.MAGENTA, "diamond", "bars"),
    "media": Kind(palette.ACTION_TYPES["media"], palette.MAGENTA, "triangle", "rings"),
    "security": Kind(palette.ACTION_TYPES["security"], palette.VIOLET, "pentagon", "circuit"),
    "emergency": Kind(palette.THREAT, palette.MAGENTA, "octagon", "bars"),
    "asset": Kind("#2BE4FF", palette.VIOLET, "diamond", "circuit"),
    "event": Kind("#FF7A3D", palette.ROSE, "triangle", "rings"),
    "demand": Kind("#FF9D5C", palette.AMBER, "pentagon", "dots"),
    "investment": Kind(palette.CAPITAL, palette.MINT, "hexagon", "bars"),
    "rival": Kind("#E8ECFF", palette.VIOLET, "octagon", "circuit"),
    "setup": Kind("#9AA5D1", palette.CYAN, "pentagon", "hexagons"),
}


def ring(x: float, y: float, radius: float, corners: int) -> list[svg.Point]:
    """The corners of a badge; a triangle stands a little lower so that it looks centred."""
    lower = radius * 0.16 if corners == 3 else 0
    turn = math.pi / 8 if corners == 8 else 0
    size = radius * (1.12 if corners == 3 else 1)
    return [
        (
            x + size * math.sin(math.tau * k / corners + turn),
            y + lower - size * math.cos(math.tau * k / corners + turn),
        )
        for k in range(corners)
    ]


def pattern(kind: Kind, strength: float) -> str:
    """The net behind everything, a different one for each group of cards."""
    lines, step = [], 84
    for row in range(-1, 24):
        for column in range(-1, 16):
            x, y = column * step + (row % 2) * step / 2, row * step * 0.86
            lines.append(
                {
                    "hexagons": f"M{x},{y} l{step / 2},24 v48 l{-step / 2},24",
                    "dots": f"M{x},{y} h0.1 M{x + 20},{y + 30} h0.1",
                    "bars": f"M{x},{y + 40} l40,-40",
                    "rings": f"M{x - 28},{y} a28,28 0 0 1 56,0",
                    "circuit": f"M{x},{y} h30 l14,14 v30 M{x + 44},{y + 44} h0.1",
                }[kind.pattern]
            )
    wide = 7 if kind.pattern == "dots" else 2.4
    return svg.stroke(" ".join(lines), kind.colour, wide, stroke_opacity=strength)


def edge_paint(kind: Kind) -> svg.Paint:
    """Neon that runs from one colour to the other."""
    return svg.linear(
        (0, kind.colour),
        (0.45, palette.mix(kind.colour, palette.VIOLET, 0.45)),
        (1, kind.second),
        angle=(0, 0, 1, 1),
    )


def tube(d: str, kind: Kind, width: float) -> str:
    """A line of neon along a path."""
    paint = edge_paint(kind)
    return (
        svg.stroke(d, paint, width * 3, stroke_opacity=0.22)
        + svg.stroke(d, paint, width)
        + svg.stroke(d, "#FFFFFF", width * 0.25, stroke_opacity=0.4)
    )


def traces(kind: Kind, name: str) -> str:
    """Thin circuit lines that leave the text panel."""
    rng, items = Rng(name), ""
    for side, x0, x1 in ((-1, 72, 34), (1, 1128, 1166)):
        for _ in range(5):
            y = rng.uniform(1040, 1460)
            items += svg.line(
                [(x0, y), ((x0 + x1) / 2, y + side * 10), (x1, y + side * 10)],
                kind.colour,
                3,
                opacity=0.45,
            )
    return items


def brackets(colour: str) -> str:
    """Bright corners of the text panel."""
    return "".join(
        svg.stroke(d, colour, 9, stroke_linecap="butt", stroke_linejoin="miter")
        for d in (
            "M72,1080 L72,1016 L112,976",
            "M1064,968 L1128,968 L1128,1032",
            "M72,1448 L72,1512 L136,1512",
            "M1128,1410 L1128,1464 L1086,1506",
        )
    )


def plate(kind: Kind, name: str) -> str:
    """The dark body of a card with its panels."""
    body = svg.linear(
        (0, palette.mix("#161C3C", kind.colour, 0.07)),
        (1, palette.mix("#0A0C1C", kind.second, 0.09)),
    )
    inside = svg.clip(svg.path(PLATE, "#fff"))
    hole = svg.mask(svg.rect(0, 0, *SIZE, "#fff") + svg.path(WINDOW, "#000"))
    title = svg.linear(
        (0, palette.darken(kind.colour, 0.35)),
        (0.7, palette.mix("#12173A", kind.colour, 0.16)),
        (1, "#0C1024"),
        angle=(0, 0, 1, 0),
    )
    text = svg.linear((0, palette.mix("#1A2350", kind.colour, 0.08)), (1, "#0A0D20"))
    panel = svg.clip(svg.path(TEXT, "#fff"))
    items = svg.path(PLATE, body) + svg.group(pattern(kind, 0.09), clip_path=inside)
    items += svg.path(TITLE, title, stroke=kind.colour, stroke_width=3, stroke_opacity=0.8)
    items += svg.path(
        TEXT, text, stroke=palette.mix(palette.LINE, kind.colour, 0.35), stroke_width=3
    )
    # Words lie on the panel: its pattern stays faint and fades out towards the bottom.
    items += svg.group(pattern(kind, 0.05), clip_path=panel)
    return svg.group(items, mask=hole)


def gem(kind: Kind) -> str:
    """The badge, empty: the game lays the symbol of the kind on it."""
    x, y, corners = 144, 136, ROUND[kind.badge]
    outer, inner = ring(x, y, 104, corners), ring(x, y, 78, corners)
    shine = svg.radial(
        (0, palette.lighten(kind.colour, 0.35)),
        (0.5, palette.darken(kind.colour, 0.2)),
        (1, palette.darken(kind.colour, 0.65)),
        centre=(0.36, 0.28),
        radius=0.8,
    )
    return (
        svg.polygon(outer, "#080A18", stroke="#080A18", stroke_width=22, stroke_linejoin="round")
        + svg.polygon(outer, "#0B0E1E", stroke=edge_paint(kind), stroke_width=9)
        + svg.polygon(inner, shine, stroke="#FFFFFF", stroke_opacity=0.35, stroke_width=3)
    )


def slots(kind: Kind, count: int = 4) -> str:
    """Small sockets in the footer, which marks may fill."""
    items = ""
    for k in range(count):
        d = f"M{132 + k * 104},1544 h56 l28,36 -28,36 h-56 l-28,-36 z"
        items += svg.path(d, "#0B0E1E", stroke=kind.colour, stroke_width=5, stroke_opacity=0.55)
    return items


def frame(name: str) -> Picture:
    """The frame of a kind of card, with a hole for the picture."""
    kind = KINDS[name]
    body = render(*SIZE, plate(kind, name))
    lights = tube(PLATE, kind, 8) + tube(WINDOW, kind, 6) + traces(kind, name)
    lights += svg.line([(284, 176), (560, 176)], kind.colour, 8) + brackets(kind.second)
    lights += slots(kind)
    picture = over(body, render(*SIZE, lights))
    return bloom(over(picture, render(*SIZE, gem(kind))), 0.75, 20, 0.42)


def back(name: str) -> Picture:
    """The back of a kind of card: its badge large in a field of rings and rays."""
    kind = KINDS[name]
    body = svg.linear(
        (0, palette.mix("#141A3A", kind.colour, 0.1)),
        (0.5, "#0B0E22"),
        (1, palette.mix("#100A20", kind.second, 0.14)),
    )
    inside = svg.clip(svg.path(PLATE, "#fff"))
    corners, x, y = ROUND[kind.badge], 600, 840
    glow = svg.circle(x, y, 620, svg.radial((0, kind.colour, 0.42), (1, kind.colour, 0.0)))
    rays = "".join(
        svg.line(
            [
                (x + math.cos(a) * 330, y + math.sin(a) * 330),
                (x + math.cos(a) * 1100, y + math.sin(a) * 1100),
            ],
            kind.colour,
            2.4,
            opacity=0.22,
        )
        for a in (math.tau * k / 48 for k in range(48))
    )
    rings = "".join(
        svg.polygon(
            ring(x, y, r, corners),
            "none",
            stroke=edge_paint(kind),
            stroke_width=w,
            stroke_opacity=o,
        )
        for r, w, o in ((540, 3, 0.3), (450, 5, 0.5), (360, 10, 0.9), (318, 3, 0.6))
    )
    disc = svg.polygon(ring(x, y, 290, corners), "#0A0D20", opacity=0.8)
    inner = neon(shape(ring(x, y, 250, corners)), kind.colour, 8)
    frame_lines = tube(PLATE, kind, 8) + svg.path(
        "M150,76 L1124,76 L1124,1546 L1066,1604 L76,1604 L76,150 Z",
        "none",
        stroke=kind.colour,
        stroke_width=3,
        stroke_opacity=0.5,
    )
    items = svg.path(PLATE, body) + svg.group(pattern(kind, 0.13), glow, rays, clip_path=inside)
    picture = render(*SIZE, items, rings, disc, inner, emblem(kind, x, y), frame_lines)
    return grain(bloom(picture, 0.85, 22, 0.4), Rng(name), 0.008)


def shape(points: list[svg.Point]) -> str:
    """Corners as a closed path."""
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + " Z"


def emblem(kind: Kind, x: float, y: float) -> str:
    """The city and its cable in a few strokes: the sign of the game on every back."""
    bars = "".join(
        svg.rect(
            x - 150 + k * 50 + 7,
            y + 120 - high,
            36,
            high,
            svg.linear(
                (0, palette.lighten(kind.colour, 0.3)), (1, palette.darken(kind.colour, 0.55))
            ),
            opacity=0.95,
        )
        for k, high in enumerate((60, 104, 150, 132, 88, 52))
    )
    cable = svg.rect(x - 4, y - 190, 8, 190, svg.linear((0, "#FFFFFF", 0.0), (1, "#FFFFFF")))
    return bars + cable + svg.line([(x - 165, y + 126), (x + 165, y + 126)], kind.colour, 6)
