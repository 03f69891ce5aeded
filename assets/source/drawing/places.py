"""Places for card scenes: streets, rooms, windows, the city from above."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from . import palette, svg
from .glow import bloom
from .iso import Ground
from .lens import Lens
from .picture import add, over
from .rng import Rng
from .scene import Scene


@dataclass(frozen=True)
class Street:
    """How a street looks."""

    half: float = 7
    near: float = 5
    far: float = 90
    low: float = 9
    high: float = 34
    wall: str = "#2A2A58"
    mist: str = "#6A4A9A"
    neon: Sequence[str] = palette.NEON
    signs: float = 0.6
    lit: float = 0.4
    shops: float = 0.8


def street(view: Scene, lens: Lens, look: Street) -> None:
    """Two rows of houses that run to the vanishing point, and wet asphalt between them."""
    rng = view.rng.child("street")
    road = svg.linear((0, palette.darken(look.mist, 0.3)), (1, "#070812"))
    view.flat(lens.level(-60, 60, 0, 2.5, look.far * 2, road))
    for side in (-1, 1):
        body, lights = _houses(rng.child(str(side)), lens, look, side)
        view.flat(body)
        view.light_up(lights)
        view.light_up(lights, soft=12, strength=0.8)
    view.light_up(_wet(rng.child("wet"), lens, look), soft=7, strength=0.8)


def _houses(rng: Rng, lens: Lens, look: Street, side: int) -> tuple[str, str]:
    body, lights, z, x = "", "", look.far, side * look.half
    while z > look.near:
        start = max(look.near, z - rng.uniform(5, 13))
        high = rng.uniform(look.low, look.high)
        wall = palette.mix(look.wall, look.mist, min(1, z / look.far) ** 0.8 * 0.85)
        body += lens.upright(x, x + side * 14, 0, high, start, palette.darken(wall, 0.3))
        fade = svg.linear((0, wall), (1, palette.darken(wall, 0.5)))
        body += lens.aside(x, 0, high, start, z, fade)
        body += _windows(rng, lens, look, x, high, start, z)
        tint = rng.choice(look.neon)
        if rng.chance(look.shops):
            lights += lens.aside(x, 0.5, 2.7, start + 0.5, z - 0.4, tint, opacity=0.55)
            lights += lens.aside(x, 2.9, 3.2, start + 0.3, z - 0.2, tint)
        if rng.chance(look.signs):
            lights += _sign(rng, lens, x, side, start + 0.5, rng.choice(look.neon))
        z = start
    return body, lights


def _windows(
    rng: Rng, lens: Lens, look: Street, x: float, high: float, start: float, end: float
) -> str:
    items, count = "", max(1, int((end - start) / 1.7))
    for row in range(int((high - 5) / 2.6)):
        for column in range(count):
            if rng.chance(look.lit):
                z, y = start + 0.5 + column * 1.7, 4.6 + row * 2.6
                tone = rng.choice((*palette.WINDOWS, look.neon[0]))
                items += lens.aside(x, y, y + 1.2, z, z + 0.9, tone, opacity=rng.uniform(0.3, 0.85))
    return items


def _sign(rng: Rng, lens: Lens, x: float, side: int, z: float, tint: str) -> str:
    low, wide = rng.uniform(3.4, 6), rng.uniform(0.9, 1.7)
    top, inner = low + rng.uniform(2, 5.5), x - side * wide
    items = lens.upright(x, inner, low, top, z, tint, opacity=0.3)
    corners = [(x, low, z), (inner, low, z), (inner, top, z), (x, top, z), (x, low, z)]
    items += lens.edge(corners, tint, max(1, lens.scale(z) * 0.07))
    y = low + 0.5
    while y < top - 0.3:
        items += lens.edge(
            [(x - side * wide * 0.25, y, z), (x - side * wide * rng.uniform(0.5, 0.8), y, z)],
            palette.lighten(tint, 0.5),
            max(1, lens.scale(z) * 0.1),
        )
        y += rng.uniform(0.5, 0.8)
    return items


def _wet(rng: Rng, lens: Lens, look: Street) -> str:
    items = ""
    for _ in range(34):
        z = rng.uniform(look.near, look.far * 0.6)
        x, y = lens.at(rng.uniform(-1, 1) * look.half * 0.95, 0, z)
        wide, high = lens.scale(z) * 0.3, lens.scale(z) * rng.uniform(0.6, 1.8)
        tint = rng.choice(look.neon)
        items += svg.rect(
            x - wide / 2, y, wide, high, svg.linear((0, tint, 0.6), (1, tint, 0.0)), rx=wide / 2
        )
    return items


@dataclass(frozen=True)
class Room:
    """How a room looks; sizes in metres."""

    half: float = 6
    high: float = 5
    far: float = 24
    near: float = 1.5
    wall: str = "#2A2E5A"
    floor: str = "#161A38"
    glow: str = palette.CYAN
    strips: int = 3  # lamps along the ceiling
    grid: float = 2.0  # step of the lines on the floor


def room(view: Scene, lens: Lens, look: Room, back: bool = True) -> None:
    """A room that one looks into; without a back wall what was drawn before stays visible."""
    a, b, near, far = -look.half, look.half, look.near, look.far
    dark = palette.darken(look.wall, 0.55)
    view.flat(
        lens.level(a, b, 0, near, far, svg.linear((0, look.floor), (1, "#05060E"))),
        lens.level(a, b, look.high, near, far, svg.linear((0, "#05060E"), (1, dark))),
        lens.aside(a, 0, look.high, near, far, _along(look.wall, dark, True)),
        lens.aside(b, 0, look.high, near, far, _along(look.wall, dark, False)),
        lens.upright(a, b, 0, look.high, far, look.wall) if back else "",
    )
    lines, z = "", far
    while z > near:
        lines += lens.edge([(a, 0, z), (b, 0, z)], look.glow, 1.2, opacity=0.3)
        lines += lens.edge(
            [(a, 0, z), (a, look.high, z)], palette.darken(look.wall, 0.7), 2, opacity=0.6
        )
        lines += lens.edge(
            [(b, 0, z), (b, look.high, z)], palette.darken(look.wall, 0.7), 2, opacity=0.6
        )
        z -= look.grid
    view.flat(lines)
    strips = ""
    for k in range(look.strips):
        x = a + (b - a) * (k + 0.5) / look.strips
        strips += lens.level(x - 0.14, x + 0.14, look.high - 0.02, near, far, look.glow)
    strips += lens.aside(a, 0.02, 0.1, near, far, look.glow, opacity=0.8)
    strips += lens.aside(b, 0.02, 0.1, near, far, look.glow, opacity=0.8)
    view.light_up(strips)
    view.light_up(strips, soft=14, strength=0.9)


def _along(lit: str, dark: str, left: bool) -> svg.Paint:
    ends = ((0, dark), (1, lit)) if left else ((0, lit), (1, dark))
    return svg.linear(*ends, angle=(0, 0, 1, 0))


def window(
    view: Scene,
    panes: int = 4,
    top: float = 40,
    sill: float = 520,
    frame: str = "#0A0C1E",
    floor: str = "#12142C",
) -> None:
    """The room around a wide window; what was drawn before is outside."""
    wide = view.width / panes
    bars = "".join(svg.rect(k * wide - 7, 0, 14, sill, frame) for k in range(panes + 1))
    shine = svg.linear((0, view.light.glow, 0.4), (0.5, view.light.glow, 0.06), (1, "#000", 0.0))
    view.flat(
        svg.rect(0, 0, view.width, top, frame),
        bars,
        svg.rect(0, sill, view.width, view.height - sill, floor),
        svg.rect(0, sill - 10, view.width, 14, palette.lighten(frame, 0.12)),
        svg.rect(0, sill + 4, view.width, view.height - sill, shine),
    )


def aerial(view: Scene, city: Callable[[Ground], None], origin: svg.Point, unit: float) -> None:
    """The city from above; the function puts houses on the ground."""
    ground = Ground(view.width, view.height, origin, unit, view.rng.child("ground"))
    city(ground)
    lights = ground.lights()
    lights[..., 3] = 0
    view.picture = add(over(view.picture, ground.bodies()), bloom(lights, 1, 12, 0.3))


def confetti(
    view: Scene, count: int, tints: Sequence[str], low: float = 0, high: float = 1
) -> None:
    """Bits of paper in the air."""
    rng, items = view.rng.child("confetti"), ""
    for _ in range(count):
        x, y = rng.uniform(0, view.width), rng.uniform(low, high) * view.height
        size = rng.uniform(4, 12)
        bit = svg.rect(-size / 2, -size / 4, size, size / 2, rng.choice(tints))
        items += svg.place(bit, x, y, 1, turn=rng.uniform(0, 180), opacity=rng.uniform(0.5, 1))
    view.flat(items)


def embers(view: Scene, count: int, tint: str = "#FF8A3A") -> None:
    """Sparks that rise from a fire."""
    rng, items = view.rng.child("embers"), ""
    for _ in range(count):
        items += svg.circle(
            rng.uniform(0, view.width),
            rng.uniform(0, view.height),
            rng.uniform(0.8, 3.2),
            tint,
            opacity=rng.uniform(0.3, 1),
        )
    view.light_up(items)
    view.light_up(items, soft=6, strength=0.9)
