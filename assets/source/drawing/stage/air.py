"""What is in the air: skies with lit clouds, fog, smoke, fire, sparks, rain and beams."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy

from .. import palette, svg
from ..picture import Plane, blurred, clouds, enlarged, ramp, shifted
from ..rng import Rng
from .light import Light, pool
from .stage import HEIGHT, WIDTH, Stage, Where, smooth

FLAME = ((0.0, "#000000"), (0.18, "#5A0E06"), (0.4, "#E8401A"), (0.62, "#FF9A2E"),
         (0.82, "#FFE08A"), (1.0, "#FFFBEA"))  # fmt: skip


@dataclass(frozen=True)
class Heavens:
    """How a sky looks; shares of the picture, colours from the zenith to the horizon."""

    colours: Sequence[str]
    lit: str  # undersides of the clouds
    dark: str  # their tops
    horizon: float = 0.5
    cover: float = 0.5  # how much of the sky they fill
    depth: float = 1.0  # how strongly they are lit
    stars: int = 0
    glows: Sequence[Light] = field(default_factory=tuple)


def heavens(stage: Stage, look: Heavens) -> None:
    """The sky, opaque down to the foot of the picture."""
    height, width = stage.shape
    high = round(height * look.horizon)
    sky = numpy.ones((height, width, 4), numpy.float32)
    sky[:high] = ramp(high, width, look.colours)
    sky[high:, :, :3] = palette.channels(look.colours[-1])
    stage.picture = sky
    if look.stars:
        stage.shine(_stars(stage.rng.child("stars"), look.stars, look.horizon), glow=0.6, size=6)
    for glow in look.glows:
        stage.tint(pool(stage.shape, stage.pixels, glow), glow.colour)
    bank = cloud_bank(stage, look.horizon, look.cover)
    y = numpy.linspace(0, 1, height, dtype=numpy.float32)[:, None]
    low = smooth(y, 0.0, look.horizon)
    stage.veil(bank * (0.62 - 0.3 * low), look.dark)
    under = numpy.clip(bank - shifted(blurred(bank, 9 * stage.pixels), 0, -16 * stage.pixels), 0, 1)
    lit = under * (0.35 + 0.9 * low) * look.depth + bank**2 * low * 0.22 * look.depth
    nearby = sum((pool(stage.shape, stage.pixels, glow) for glow in look.glows), start=0 * bank)
    stage.tint(lit * (1 + 1.4 * nearby), look.lit)


def cloud_bank(stage: Stage, horizon: float, cover: float) -> Plane:
    """Clouds that lie flatter and closer together towards the horizon."""
    height, width = stage.shape
    rng = stage.rng.child("clouds")
    plain = clouds(rng, width, height, 4, 2.4)
    bend = clouds(rng, width, height, 3, 1.6)
    y = numpy.linspace(0, 1, height, dtype=numpy.float32)
    far = 1 - (1 - numpy.clip(y / horizon, 0, 1)) ** 1.7
    rows = (far * 0.8 * (height - 1)).astype(int)
    moved = numpy.arange(width) + (bend[height // 2] - 0.5) * 60
    columns = numpy.clip(moved, 0, width - 1).astype(int)
    dense = plain[rows][:, columns] * 0.65 + bend * 0.35
    edge = 1 - cover
    return smooth(dense, edge - 0.12, edge + 0.22)


def _stars(rng: Rng, count: int, horizon: float) -> str:
    return "".join(
        svg.circle(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT * horizon * 0.85),
                   rng.uniform(0.5, 1.5) ** 1.3, rng.choice(("#E8ECFF", "#BFD8FF", "#FFE8C8")),
                   opacity=rng.uniform(0.15, 0.95))
        for _ in range(count)
    )  # fmt: skip


def fog(
    stage: Stage, at: float, thick: float, colour: str, strength: float, *, lit: bool = False
) -> None:
    """A torn bank of fog; at and thick are units from the top. Lit fog is light."""
    height, width = stage.shape
    y = numpy.linspace(0, HEIGHT, height, dtype=numpy.float32)[:, None]
    torn = clouds(stage.rng.child(f"fog{at}{thick}"), width, height, 3, 3.5)
    band = numpy.exp(-(((y - at - (torn - 0.5) * thick * 0.9) / thick) ** 2))
    dense = numpy.asarray(band * (0.45 + 0.75 * torn) * strength, numpy.float32)
    if lit:
        stage.tint(dense, colour)
    else:
        stage.veil(dense, colour)


def glow(stage: Stage, light: Light, squash: float = 1.0) -> None:
    """A round glow in the air."""
    wide, high = 2 * light.reach, 2 * light.reach * squash
    rows, columns = round(high * stage.pixels), round(wide * stage.pixels)
    place = patch(stage, light.x - wide / 2, light.y - high / 2, rows, columns)
    if place is None:
        return
    where, of = place
    middle = replace(light, x=wide / 2, y=high / 2)
    stage.tint(pool((rows, columns), stage.pixels, middle, squash)[of], light.colour, where)


def noise(rng: Rng, width: int, height: int, grain: float) -> Plane:
    """Smooth noise with lumps of this many pixels, from 0 to 1."""
    total, weight, share, size = numpy.zeros((height, width), numpy.float32), 0.0, 1.0, grain
    for _ in range(4):
        rows, columns = max(3, round(height / size) + 2), max(3, round(width / size) + 2)
        total += share * enlarged(rng.field(rows, columns), height, width)
        weight, share, size = weight + share, share * 0.55, max(1.5, size / 2)
    return numpy.asarray(total / weight, numpy.float32)


def heat_of_fire(rng: Rng, wide: int, high: int) -> Plane:
    """How hot a fire is at each place: tongues that tear off towards the top."""
    turbulence, fine = noise(rng, wide, high, wide / 2.2), noise(rng, wide, high, wide / 7)
    v = 1 - numpy.linspace(0, 1, high, dtype=numpy.float32)[:, None]  # 0 at the foot
    u = numpy.linspace(-1, 1, wide, dtype=numpy.float32)[None, :]
    bent = u + (turbulence - 0.5) * 1.5 * v + (fine - 0.5) * 0.5 * v
    tongues = 0.72 + 0.28 * numpy.cos(bent * rng.uniform(5, 8) + rng.uniform(0, 6))
    body = numpy.clip(v * 7, 0, 1) ** 0.5 * (1 - v) ** 0.85 * tongues
    inside = 1 - numpy.abs(bent) / (0.12 + body * 1.05)
    torn = numpy.clip((noise(rng, wide, high, wide / 4) - 0.28) * 2.6, 0, 1.25)
    heat = numpy.clip(inside, 0, 1) ** 0.75 * (1.12 - v**1.25) * (0.45 + 0.65 * torn)
    foot = numpy.clip(v / 0.06, 0, 1) * numpy.clip((1 - numpy.abs(u)) * 4, 0, 1)
    return numpy.asarray(numpy.clip(heat * foot * 1.25, 0, 1), numpy.float32)


def coloured(plane: Plane, steps: Sequence[tuple[float, str]]) -> Plane:
    """A plane through a table of colours."""
    where = [step for step, _ in steps]
    table = numpy.array([palette.channels(colour) for _, colour in steps], numpy.float32)
    channels = [numpy.interp(plane, where, table[:, i]) for i in range(3)]
    return numpy.stack(channels, axis=2).astype(numpy.float32)


def fire(
    stage: Stage,
    x: float,
    y: float,
    wide: float,
    high: float,
    steps: Sequence[tuple[float, str]] = FLAME,
) -> None:
    """A fire whose foot is at (x, y), with its glow."""
    rng = stage.rng.child(f"fire{x}{y}")
    columns, rows = max(8, round(wide * stage.pixels)), max(8, round(high * stage.pixels))
    heat = heat_of_fire(rng, columns, rows)
    place = patch(stage, x - wide / 2, y - high, rows, columns)
    if place is None:
        return
    where, of = place
    stage.light(coloured(heat, steps)[of], where)
    hot = steps[3][1]
    glow(stage, Light(x, y - high * 0.3, max(wide, high) * 1.5, hot, 0.42))


def patch(
    stage: Stage, left: float, top: float, rows: int, columns: int
) -> tuple[Where, Where] | None:
    """Where a patch lies in the picture, and which part of it; nothing if outside."""
    first_row, first_column = round(top * stage.pixels), round(left * stage.pixels)
    row, column = max(0, first_row), max(0, first_column)
    last_row = min(stage.shape[0], first_row + rows)
    last_column = min(stage.shape[1], first_column + columns)
    if row >= last_row or column >= last_column:
        return None
    inside = (
        slice(row - first_row, last_row - first_row),
        slice(column - first_column, last_column - first_column),
    )
    return (slice(row, last_row), slice(column, last_column)), inside


def smoke(
    stage: Stage,
    x: float,
    y: float,
    wide: float,
    high: float,
    colour: str,
    *,
    lit: str = "",
    lean: float = 0.3,
    strength: float = 0.8,
) -> None:
    """A column of smoke that widens and leans; its foot may be lit by a fire."""
    rng = stage.rng.child(f"smoke{x}{y}")
    span = wide * (2.2 + abs(lean) * 2 * high / wide)
    columns, rows = round(span * stage.pixels), round(high * stage.pixels)
    u = (numpy.linspace(-0.5, 0.5, columns, dtype=numpy.float32)[None, :]) * span / wide
    v = 1 - numpy.linspace(0, 1, rows, dtype=numpy.float32)[:, None]
    lumps = noise(rng, columns, rows, wide * stage.pixels * 0.5)
    curls = noise(rng, columns, rows, wide * stage.pixels * 0.22)
    middle = lean * v**1.3 * high / wide + (lumps - 0.5) * 0.75 * v
    half = 0.14 + 0.62 * v**0.8
    body = numpy.clip(1 - numpy.abs(u - middle) / half, 0, 1)
    dense = smooth(body + (curls - 0.5) * 0.9, 0.12, 0.62) * numpy.clip(v * 14, 0, 1)
    dense *= (1 - v**2.2) * strength
    place = patch(stage, x - span / 2, y - high, rows, columns)
    if place is None:
        return
    where, of = place
    stage.veil(dense[of], colour, where)
    if lit:
        relief = numpy.clip(curls - shifted(curls, 0, -6 * stage.pixels), 0, 1) * 4 + 0.25
        stage.tint((dense * (1 - v) ** 2.6 * relief * 0.85)[of], lit, where)


def embers(
    stage: Stage, count: int, tint: str, low: float = 60, high: float = 760, size: float = 1.0
) -> None:
    """Sparks on the wind: many small ones, a few near and out of focus."""
    rng, near, sharp = stage.rng.child(f"embers{count}"), "", ""
    for index in range(count):
        x, y = rng.uniform(0, WIDTH), low + (high - low) * rng.random() ** 0.8
        if index % 14 == 0:
            near += svg.circle(x, y, rng.uniform(3, 8) * size, tint, opacity=rng.uniform(0.2, 0.55))
            continue
        long, turn = rng.uniform(1, 9) * size, rng.uniform(-0.9, 0.3)
        sharp += svg.line(
            [(x, y), (x + long * turn, y - long)], palette.lighten(tint, rng.uniform(0, 0.6)),
            rng.uniform(0.9, 2.6) * size, opacity=rng.uniform(0.35, 1),
        )  # fmt: skip
    stage.shine(near, soft=2.2, glow=0.3)
    stage.shine(sharp, glow=1.0, size=8)


def rain(stage: Stage, count: int, slant: float = 0.2, colour: str = "#BFD4FF") -> None:
    """Rain in two depths."""
    rng, items = stage.rng.child("rain"), ""
    for index in range(count):
        near = index % 6 == 0
        x, y = rng.uniform(-60, WIDTH + 120), rng.uniform(-60, HEIGHT)
        long = rng.uniform(60, 120) if near else rng.uniform(16, 46)
        items += svg.line(
            [(x, y), (x - long * slant, y + long)], colour, 1.8 if near else 0.9,
            opacity=rng.uniform(0.05, 0.13) if near else rng.uniform(0.08, 0.28),
        )  # fmt: skip
    stage.shine(items, glow=0)


def beams(
    stage: Stage,
    origins: Sequence[tuple[float, float, float]],
    colour: str,
    length: float = 1200,
    spread: float = 5,
    strength: float = 0.5,
) -> None:
    """Searchlights: x, y and the angle of each, 90 straight up; dust makes them uneven."""
    height, width = stage.shape
    y = (numpy.arange(height, dtype=numpy.float32)[:, None] + 0.5) / stage.pixels
    x = (numpy.arange(width, dtype=numpy.float32)[None, :] + 0.5) / stage.pixels
    total = numpy.zeros(stage.shape, numpy.float32)
    for from_x, from_y, angle in origins:
        turn = numpy.radians(angle)
        dx, dy = float(numpy.cos(turn)), -float(numpy.sin(turn))
        along = (x - from_x) * dx + (y - from_y) * dy
        across = numpy.abs((x - from_x) * dy - (y - from_y) * dx)
        half = numpy.maximum(along, 1) * float(numpy.tan(numpy.radians(spread / 2))) + 3
        inside = numpy.clip(1 - across / half, 0, 1) ** 1.3
        total += inside * numpy.clip(1 - along / length, 0, 1) ** 1.2 * (along > 0)
    dust = clouds(stage.rng.child("dust"), width, height, 5, 1.4)
    stage.tint(total * (0.55 + 0.6 * dust) * strength, colour)
