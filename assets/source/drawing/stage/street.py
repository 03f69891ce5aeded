"""A street between two walls of houses that run to one point, and wet ground."""

from collections.abc import Sequence
from dataclasses import dataclass

from .. import palette, svg
from ..lens import Lens
from ..rng import Rng
from .stage import HEIGHT, WIDTH, Stage


@dataclass(frozen=True)
class Canyon:
    """How a street looks; metres."""

    wall: str
    mist: str
    windows: Sequence[str]
    neon: Sequence[str] = palette.NEON
    half: float = 9
    near: float = 4
    far: float = 110
    low: float = 16
    high: float = 44
    lit: float = 0.3
    shops: float = 0.7
    signs: float = 0.5
    awnings: float = 0.0
    bare: float = 11  # no window and no sign is nearer than this
    road: str = "#0A0A18"


def canyon(stage: Stage, lens: Lens, look: Canyon, glow: float = 0.9) -> None:
    """Both rows of houses and the ground between them."""
    road = svg.linear(
        (0, palette.mix(look.mist, look.road, 0.35)), (0.3, look.road), (1, look.road)
    )
    stage.lay(svg.rect(0, lens.y, WIDTH, HEIGHT - lens.y, road), top=lens.y)
    for side in (-1, 1):
        body, light = _houses(stage.rng.child(f"side{side}"), lens, look, side)
        stage.lay(body)
        stage.shine(light, glow=glow, size=14)
    stage.shine(_wet(stage.rng.child("wet"), lens, look), soft=6, glow=0, strength=0.7, top=lens.y)


def _houses(rng: Rng, lens: Lens, look: Canyon, side: int) -> tuple[str, str]:
    body, lights, z, x = "", "", look.far, side * look.half
    while z > look.near:
        start = max(look.near, z - rng.uniform(6, 14))
        high = rng.uniform(look.low, look.high)
        share = min(1, z / look.far) ** 0.7
        wall = palette.mix(look.wall, look.mist, share * 0.9)
        wall = palette.mix(wall, palette.darken(wall, 0.4), rng.random() * 0.7)
        body += lens.upright(x, x + side * 30, 0, high, start, palette.darken(wall, 0.45))
        body += lens.aside(
            x, 0, high, start, z, svg.linear((0, palette.darken(wall, 0.25)), (1, wall))
        )
        for floor in range(1, int(high / 3.4)):
            body += lens.edge([(x, 3.4 * floor, start), (x, 3.4 * floor, z)],
                              palette.darken(wall, 0.55), max(0.8, lens.scale(start) * 0.06),
                              opacity=0.55)  # fmt: skip
        lights += _windows(rng, lens, look, x, high, start, z)
        tint = rng.choice(look.neon)
        if rng.chance(look.shops):
            lights += lens.aside(x, 0.4, 2.6, start + 0.5, z - 0.4,
                                 svg.linear((0, tint, 0.75), (1, tint, 0.25)))  # fmt: skip
            lights += lens.aside(x, 2.85, 3.1, start + 0.3, z - 0.2, palette.lighten(tint, 0.3))
        if rng.chance(look.awnings):
            out = x - side * 1.8
            body += lens.face([(x, 3.4, start + 0.4), (x, 3.4, z - 0.4), (out, 2.6, z - 0.4),
                               (out, 2.6, start + 0.4)], palette.darken(tint, 0.35))  # fmt: skip
        if rng.chance(look.signs) and start > look.bare - 1:
            lights += _sign(rng, lens, x, side, start + 0.5, rng.choice(look.neon))
        z = start
    return body, lights


def _windows(
    rng: Rng, lens: Lens, look: Canyon, x: float, high: float, start: float, end: float
) -> str:
    items, count = "", max(1, int((end - start) / 1.9))
    for row in range(int((high - 5) / 3.4)):
        for column in range(count):
            z, y = start + 0.5 + column * 1.9, 4.4 + row * 3.4
            if rng.chance(look.lit) and z > look.bare:
                items += lens.aside(x, y, y + 1.7, z, z + 1.1, rng.choice(look.windows),
                                    opacity=rng.uniform(0.25, 0.95))  # fmt: skip
    return items


def _sign(rng: Rng, lens: Lens, x: float, side: int, z: float, tint: str) -> str:
    low, wide = rng.uniform(4, 9), rng.uniform(1.0, 2.0)
    top, inner = low + rng.uniform(2.4, 6.5), x - side * wide
    items = lens.upright(x, inner, low, top, z, tint, opacity=0.22)
    corners = [(x, low, z), (inner, low, z), (inner, top, z), (x, top, z), (x, low, z)]
    items += lens.edge(corners, tint, max(1.2, lens.scale(z) * 0.07))
    y, bright = low + 0.5, palette.lighten(tint, 0.5)
    while y < top - 0.4:
        a, b = rng.uniform(0.2, 0.35), rng.uniform(0.6, 0.82)
        items += lens.edge([(x - side * wide * a, y, z), (x - side * wide * b, y, z)], bright,
                           max(1, lens.scale(z) * 0.1))  # fmt: skip
        if rng.chance(0.5):
            items += lens.edge([(x - side * wide * 0.5, y - 0.2, z), (x - side * wide * 0.5, y + 0.3, z)],
                               bright, max(1, lens.scale(z) * 0.09))  # fmt: skip
        y += rng.uniform(0.6, 0.9)
    return items


def _wet(rng: Rng, lens: Lens, look: Canyon) -> str:
    items = ""
    for _ in range(54):
        z = rng.uniform(look.near + 4, look.far * 0.5)
        x, y = lens.at(rng.uniform(-1, 1) * look.half * 0.95, 0, z)
        wide, high = lens.scale(z) * 0.2, lens.scale(z) * rng.uniform(0.8, 2.4)
        tint = rng.choice(look.neon)
        items += svg.rect(x - wide / 2, y, wide, high, svg.linear((0, tint, 0.6), (1, tint, 0.0)),
                          rx=wide / 2)  # fmt: skip
    return items
