"""Isometric things, seen from the same side and lit from the same side everywhere.

The left face looks south-west and gets the light; the right face looks south-east and is darker.
Each thing is drawn twice: its body, and its lights. In the drawing of the lights the bodies are
black, so a building hides the windows behind it; states of a district then only change how
strong the lights are.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from . import palette, svg
from .picture import Picture, render
from .rng import Rng

COS, SIN = math.cos(math.radians(30)), 0.5
BLACK = "#000000"


@dataclass
class Thing:
    """Something on the ground: how near it is, and its two drawings."""

    depth: float
    body: str
    lights: str


@dataclass
class Ground:
    """A piece of ground with things on it; unit is the pixels of one step."""

    width: int
    height: int
    origin: svg.Point
    unit: float
    rng: Rng
    scale: float = 1.0  # pixels of the picture for one of the ground's own
    things: list[Thing] = field(default_factory=list)
    below: list[Thing] = field(default_factory=list)
    roads: list[tuple[svg.Point, svg.Point]] = field(default_factory=list)

    def at(self, x: float, y: float, z: float = 0) -> svg.Point:
        """Where a point of the ground is in the picture; x goes right-down, y left-down."""
        return (
            self.origin[0] + (x - y) * COS * self.unit,
            self.origin[1] + (x + y) * SIN * self.unit - z * self.unit,
        )

    def face(self, corners: Sequence[tuple[float, float, float]], fill: str, **more: object) -> str:
        """A flat shape through points of space."""
        return svg.polygon([self.at(*corner) for corner in corners], fill, **more)

    def edge(
        self,
        corners: Sequence[tuple[float, float, float]],
        colour: str,
        width: float,
        **more: object,
    ) -> str:
        """A line through points of space."""
        return svg.line([self.at(*corner) for corner in corners], colour, width, **more)

    def put(self, x: float, y: float, body: str, lights: str = "", z: float = 0) -> None:
        """Add a thing; what is nearer is drawn later."""
        self.things.append(Thing(x + y + z * 0.001, body, lights))

    def pave(self, body: str, lights: str = "") -> None:
        """Add something flat, below all things, in the order of the calls."""
        self.below.append(Thing(0, body, lights))

    def _in_order(self) -> list[Thing]:
        return self.below + sorted(self.things, key=lambda thing: thing.depth)

    def bodies(self) -> Picture:
        """The picture without its lights."""
        return self.drawn(*(thing.body for thing in self._in_order()))

    def lights(self) -> Picture:
        """Only the lights, hidden where something stands before them."""
        items = []
        for thing in self._in_order():
            items += [blackened(thing.body), thing.lights]
        return self.drawn(*items)

    def drawn(self, *items: str) -> Picture:
        """Fragments in the ground's own measures as a picture."""
        size = (round(self.width * self.scale), round(self.height * self.scale))
        box = "" if self.scale == 1 else f"0 0 {self.width} {self.height}"
        return render(*size, *items, box=box)


def blackened(body: str) -> str:
    """A fragment as a black shape; the matrix leaves its cover as it is."""
    dark = svg.Paint(
        '<filter id="@"><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0"/>'
        "</filter>"
    )
    return svg.group(body, filter=dark) if body else ""


@dataclass(frozen=True)
class Style:
    """How a building looks: its walls, its neon and its windows."""

    wall: str = "#2A3158"
    neon: str = palette.CYAN
    window: str = palette.WARM
    share: float = 0.6  # of windows that are lit
    kind: str = "grid"  # grid, bands, slits or none
    roof: str = "plain"  # plain, box, mast, garden, dome, pad
    line: float = 1.0  # width of the neon along the roof; 0 for none
    size: float = 1.0  # of windows


Wall = Callable[[float, float], tuple[float, float, float]]


def walls(x: float, y: float, z: float, w: float, d: float, h: float) -> tuple[Wall, Wall]:
    """The left and the right face of a box as functions of (along, up), both from 0 to 1."""

    def left(u: float, v: float) -> tuple[float, float, float]:
        return (x + u * w, y + d, z + v * h)

    def right(u: float, v: float) -> tuple[float, float, float]:
        return (x + w, y + d - u * d, z + v * h)

    return left, right


def box(
    ground: Ground, x: float, y: float, z: float, w: float, d: float, h: float, wall: str
) -> str:
    """A plain box: its corner nearest the horizon, width along x, depth along y, height."""
    top = palette.mix(palette.darken(wall, 0.25), "#3E4788", 0.35)
    left_paint = svg.linear((0, palette.darken(wall, 0.12)), (1, palette.darken(wall, 0.6)))
    right_paint = svg.linear((0, palette.darken(wall, 0.45)), (1, palette.darken(wall, 0.82)))
    left, right = walls(x, y, z, w, d, h)
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    return (
        ground.face([left(*c) for c in corners], left_paint)
        + ground.face([right(*c) for c in corners], right_paint)
        + ground.face(
            [(x, y, z + h), (x + w, y, z + h), (x + w, y + d, z + h), (x, y + d, z + h)], top
        )
    )


def roof_line(
    ground: Ground, x: float, y: float, z: float, w: float, d: float, colour: str, width: float
) -> str:
    """Neon along the two near edges of a roof, and fainter along the far ones."""
    near = [(x, y + d, z), (x + w, y + d, z), (x + w, y, z)]
    far = [(x, y + d, z), (x, y, z), (x + w, y, z)]
    return (
        ground.edge(far, colour, width * 0.7, stroke_opacity=0.45)
        + ground.edge(near, colour, width * 1.6, stroke_opacity=0.9)
        + ground.edge(near, palette.lighten(colour, 0.35), width * 0.5)
    )


def windows(
    ground: Ground, wall: Wall, long: float, high: float, style: Style, rng: Rng, dim: float
) -> str:
    """Lit windows on one face."""
    if style.kind == "none":
        return ""
    wide = {"grid": 0.22, "bands": 0.42, "slits": 0.14}[style.kind] * style.size
    tall = {"grid": 0.28, "bands": 0.26, "slits": 0.5}[style.kind] * style.size
    columns, rows = max(1, int((long - 0.12) / wide)), max(1, int((high - 0.15) / tall))
    items = []
    for row in range(rows):
        band = rng.random()  # whole floors are on or off: more like a city than pure noise
        for column in range(columns):
            if not rng.chance(style.share * (0.55 + 0.9 * band)):
                continue
            colour = rng.choice((style.window, style.window, style.neon, palette.COOL))
            u0, u1 = (column + 0.2) / columns, (column + 0.8) / columns
            v0, v1 = (row + 0.28) / rows, (row + 0.72) / rows
            corners = [
                wall(0.05 + 0.9 * u, 0.02 + 0.94 * v)
                for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
            ]
            items.append(ground.face(corners, colour, opacity=rng.uniform(0.5, 1) * dim))
    return "".join(items)


def wash(ground: Ground, wall: Wall, colour: str, strength: float) -> str:
    """Neon from the street that climbs up a wall."""
    paint = svg.linear((0, colour, 0.0), (1, colour, strength))
    return ground.face([wall(u, v) for u, v in ((0, 0), (1, 0), (1, 0.8), (0, 0.8))], paint)


def building(
    ground: Ground,
    x: float,
    y: float,
    w: float,
    d: float,
    h: float,
    style: Style,
    z: float = 0,
    seed: str = "",
) -> None:
    """A building with windows, neon along its roof, and something on it."""
    rng = ground.rng.child(f"{x},{y},{z},{seed}")
    left, right = walls(x, y, z, w, d, h)
    body = box(ground, x, y, z, w, d, h, style.wall)
    lights = wash(ground, left, style.neon, 0.62) + wash(ground, right, style.neon, 0.36)
    lights += windows(ground, left, w, h, style, rng, 1)
    lights += windows(ground, right, d, h, style, rng, 0.72)
    if style.line:
        lights += roof_line(ground, x, y, z + h, w, d, style.neon, style.line * ground.unit / 22)
    ground.put(x + w / 2, y + d / 2, body, lights, z)
    ROOFS[style.roof](ground, x, y, z + h, w, d, style)


def _nothing(ground: Ground, x: float, y: float, z: float, w: float, d: float, s: Style) -> None:
    """A bare roof."""


def _roof_box(ground: Ground, x: float, y: float, z: float, w: float, d: float, s: Style) -> None:
    size = min(w, d) * 0.36
    body = box(ground, x + w * 0.3, y + d * 0.3, z, size, size, size * 0.55, "#4A5390")
    ground.put(x + w / 2, y + d / 2, body, z=z)


def _roof_mast(ground: Ground, x: float, y: float, z: float, w: float, d: float, s: Style) -> None:
    _roof_box(ground, x, y, z, w, d, s)
    foot, tip = (x + w / 2, y + d / 2, z), (x + w / 2, y + d / 2, z + 1.3)
    body = ground.edge([foot, tip], "#9AA5D1", 1.6)
    spot = svg.circle(*ground.at(*tip), ground.unit * 0.1, "#FF4D5E")
    ground.put(x + w / 2, y + d / 2, body, spot, z + 0.1)


def _roof_garden(
    ground: Ground, x: float, y: float, z: float, w: float, d: float, s: Style
) -> None:
    m = 0.12
    flat = [
        (x + w * m, y + d * m, z),
        (x + w * (1 - m), y + d * m, z),
        (x + w * (1 - m), y + d * (1 - m), z),
        (x + w * m, y + d * (1 - m), z),
    ]
    body = ground.face(flat, "#17503F")
    for u, v in ((0.3, 0.3), (0.7, 0.35), (0.45, 0.65), (0.75, 0.72)):
        px, py = ground.at(x + w * u, y + d * v, z + 0.12)
        body += svg.circle(px, py, ground.unit * 0.2, "#1F7A56")
        body += svg.circle(px - 1, py - 2, ground.unit * 0.12, "#36A878")
    ground.put(x + w / 2, y + d / 2, body, z=z)


def _roof_dome(ground: Ground, x: float, y: float, z: float, w: float, d: float, s: Style) -> None:
    px, py = ground.at(x + w / 2, y + d / 2, z)
    r = min(w, d) * ground.unit * 0.62
    shell = svg.linear((0, "#8090D8"), (0.5, "#3A4378"), (1, "#1A1F42"), angle=(0, 0, 1, 1))
    d_path = (
        f"M{px - r:.1f},{py:.1f} A{r:.1f},{r * 0.95:.1f} 0 0 1 {px + r:.1f},{py:.1f} "
        f"A{r:.1f},{r * 0.5:.1f} 0 0 1 {px - r:.1f},{py:.1f} Z"
    )
    ribs = "".join(
        svg.stroke(
            f"M{px + k * r:.1f},{py + r * 0.42 * (1 - abs(k)):.1f} Q{px + k * r * 0.9:.1f},"
            f"{py - r * 0.7:.1f} {px:.1f},{py - r * 0.95:.1f}",
            s.neon,
            1.2,
            opacity=0.7,
        )
        for k in (-0.6, 0.0, 0.6)
    )
    ground.put(x + w / 2, y + d / 2, svg.path(d_path, shell), ribs, z)


def _roof_pad(ground: Ground, x: float, y: float, z: float, w: float, d: float, s: Style) -> None:
    px, py = ground.at(x + w / 2, y + d / 2, z)
    r = min(w, d) * ground.unit * 0.48
    ring = svg.ellipse(px, py, r, r * 0.57, "none", stroke=s.neon, stroke_width=1.6)
    bar = svg.line([(px - r * 0.4, py), (px + r * 0.4, py)], s.neon, 1.6)
    ground.put(x + w / 2, y + d / 2, svg.ellipse(px, py, r, r * 0.57, "#1A2044"), ring + bar, z)


ROOFS: dict[str, Callable[[Ground, float, float, float, float, float, Style], None]] = {
    "plain": _nothing,
    "box": _roof_box,
    "mast": _roof_mast,
    "garden": _roof_garden,
    "dome": _roof_dome,
    "pad": _roof_pad,
}
