"""What houses have: windows, doors, awnings, trees, things on roofs."""

import numpy

from ...drawing import palette
from ...drawing.rng import Rng
from .camera import Place
from .relief import Paint, Plane
from .solids import BACK, FRONT, LEFT, RIGHT, WALLS, Model

GLASS, GLINT, LIT, FRAME = "#2F7F8C", "#5FB0B4", "#FFD978", "#FFF6E4"
Plan = tuple[float, float, float, float]  # u0, v0, u1, v1


def on_wall(plan: Plan, wall: str, along: float, z: float) -> Place:
    """A spot on a wall of a box, `along` from 0 to 1 as seen from outside."""
    u0, v0, u1, v1 = plan
    if wall == FRONT:
        return (u0 + (u1 - u0) * along, v1, z)
    if wall == BACK:
        return (u1 - (u1 - u0) * along, v0, z)
    if wall == LEFT:
        return (u0, v0 + (v1 - v0) * along, z)
    return (u1, v1 - (v1 - v0) * along, z)


def length(plan: Plan, wall: str) -> float:
    """How long a wall is."""
    return plan[2] - plan[0] if wall in (FRONT, BACK) else plan[3] - plan[1]


def panel(model: Model, plan: Plan, wall: str, a0: float, a1: float, z0: float, z1: float, paint: Paint,
          owner: int, bias: float = 0.006, glow: float = 0) -> None:  # fmt: skip
    """A rectangle on a wall."""
    points = [on_wall(plan, wall, a, z) for a, z in ((a0, z0), (a1, z0), (a1, z1), (a0, z1))]
    model.face(points, paint, owner, bias=bias, glow=glow, shades=False)


def windows(model: Model, plan: Plan, z0: float, z1: float, columns: int, rows: int, owner: int, *,
            walls: tuple[str, ...] = WALLS, share: float = 0.56, frame: str = "", skip: tuple[int, ...] = (),
            tall: float = 0.56) -> None:  # fmt: skip
    """Rows of windows on the walls of a box; `columns` are those of the front."""
    for wall in walls:
        rng = Rng(f"streets/{model.name}/{wall}/{z0}/{plan[0]}")
        many = max(1, round(columns * length(plan, wall) / max(0.01, length(plan, FRONT))))
        for row in range(rows):
            low = z0 + (z1 - z0) * (row + 0.5 - tall / 2) / rows
            high = z0 + (z1 - z0) * (row + 0.5 + tall / 2) / rows
            for column in range(many):
                shines = model.lit and rng.chance(0.72)
                if row == 0 and wall == FRONT and column in skip:
                    continue
                a0, a1 = (column + 0.5 - share / 2) / many, (column + 0.5 + share / 2) / many
                window(model, plan, wall, a0, a1, low, high, owner, shines, frame)


def window(model: Model, plan: Plan, wall: str, a0: float, a1: float, z0: float, z1: float, owner: int,
           shines: bool, frame: str = "") -> None:  # fmt: skip
    """One window with a glint, or with light in it."""
    if frame:
        side = 0.010 / length(plan, wall)
        panel(model, plan, wall, a0 - side, a1 + side, z0 - 0.010, z1 + 0.010, frame, owner, 0.005)
    panel(
        model,
        plan,
        wall,
        a0,
        a1,
        z0,
        z1,
        LIT if shines else GLASS,
        owner,
        0.007,
        1 if shines else 0,
    )
    if not shines:
        points = [
            on_wall(plan, wall, a, z)
            for a, z in ((a0, z1), (a0 + (a1 - a0) * 0.62, z1), (a0, z0 + (z1 - z0) * 0.25))
        ]
        model.face(points, GLINT, owner, bias=0.008, shades=False)


def door(model: Model, plan: Plan, owner: int, at: float = 0.5, wide: float = 0.075, tall: float = 0.085,
         paint: str = "#7A3F22", wall: str = FRONT, z: float = 0) -> None:  # fmt: skip
    """A door with a light frame."""
    half = wide / 2 / length(plan, wall)
    frame = 0.012 / length(plan, wall)
    panel(
        model,
        plan,
        wall,
        at - half - frame,
        at + half + frame,
        z,
        z + tall + 0.012,
        FRAME,
        owner,
        0.007,
    )
    panel(model, plan, wall, at - half, at + half, z, z + tall, paint, owner, 0.008)
    if model.lit:
        panel(
            model, plan, wall, at - half, at + half, z + tall * 0.62, z + tall, LIT, owner, 0.009, 1
        )


def shop(model: Model, plan: Plan, owner: int, z0: float = 0.02, z1: float = 0.10, walls: tuple[str, ...] = (FRONT,),
         edge: float = 0.06) -> None:  # fmt: skip
    """A wide shop window."""
    for wall in walls:
        window(model, plan, wall, edge, 1 - edge, z0, z1, owner, model.lit, FRAME)


def striped(one: str, two: str, width: float, along: str = "u") -> Paint:
    """Stripes across u, v, z or any mix of them."""
    a, b = (numpy.array(palette.channels(colour), numpy.float32) for colour in (one, two))

    def paint(u: Plane, v: Plane, z: Plane) -> Plane:
        where = {"u": u, "v": v, "z": z, "uv": u + v, "uz": u + z}[along]
        first = numpy.floor(where / width + 100) % 2 < 1
        stripes: Plane = numpy.where(first[..., None], a, b)
        return stripes

    return paint


def lined(base: str, line: str, width: float, along: str, share: float = 0.18) -> Paint:
    """Thin lines on a ground: planks, tiles, courses of bricks."""
    a, b = (numpy.array(palette.channels(colour), numpy.float32) for colour in (base, line))

    def paint(u: Plane, v: Plane, z: Plane) -> Plane:
        where = {"u": u, "v": v, "z": z, "uv": u + v}[along]
        thin = (where / width + 100) % 1 < share
        lines: Plane = numpy.where(thin[..., None], b, a)
        return lines

    return paint


def tiles(base: str, width: float = 0.035, along: str = "v") -> Paint:
    """A roof with rows of tiles."""
    return lined(base, palette.mix(base, "#1B3A4A", 0.35), width, along, 0.16)


def bricks(base: str) -> Paint:
    """A wall of bricks."""
    a, b = (
        numpy.array(palette.channels(colour), numpy.float32)
        for colour in (base, palette.mix(base, "#FFF0D8", 0.28))
    )

    def paint(u: Plane, v: Plane, z: Plane) -> Plane:
        course = numpy.floor(z / 0.022)
        joint = (z / 0.022) % 1 < 0.18
        upright = ((u + v) / 0.045 + 0.5 * (course % 2) + 100) % 1 < 0.10
        wall: Plane = numpy.where((joint | upright)[..., None], b, a)
        return wall

    return paint


def awning(model: Model, plan: Plan, a0: float, a1: float, z: float, out: float, one: str, two: str = "#FFF6E4",
           wall: str = FRONT, drop: float = 0.045) -> None:  # fmt: skip
    """A striped cloth over a shop window."""
    owner = model.relief.solid()
    far = {FRONT: (0, out), BACK: (0, -out), LEFT: (-out, 0), RIGHT: (out, 0)}[wall]
    along = "u" if wall in (FRONT, BACK) else "v"
    a, b = on_wall(plan, wall, a0, z), on_wall(plan, wall, a1, z)
    c, d = ((p[0] + far[0], p[1] + far[1], z - drop) for p in (b, a))
    stripes = striped(one, two, 0.032, along)
    model.face([a, b, c, d], stripes, owner, bias=0.003)
    model.face(
        [d, c, (c[0], c[1], c[2] - 0.018), (d[0], d[1], d[2] - 0.018)], stripes, owner, bias=0.003
    )


def tree(
    model: Model,
    u: float,
    v: float,
    radius: float = 0.06,
    high: float = 0.07,
    leaf: str = "#4C9A4E",
    z: float = 0,
) -> None:
    """A round tree."""
    model.cone(u, v, z, z + high, radius * 0.18, radius * 0.14, "#7A4A2A")
    owner = model.relief.solid()
    model.ball(u, v, z + high + radius * 0.6, radius, leaf, 0.95, owner)
    model.ball(
        u - radius * 0.3,
        v - radius * 0.2,
        z + high + radius * 1.05,
        radius * 0.62,
        palette.lighten(leaf, 0.18),
        0.9,
        owner,
    )


def bush(
    model: Model, u: float, v: float, radius: float = 0.03, leaf: str = "#5CA85A", z: float = 0
) -> None:
    """A small round bush."""
    model.ball(u, v, z + radius * 0.6, radius, leaf, 0.85)


def unit(
    model: Model, u: float, v: float, z: float, size: float = 0.045, paint: str = "#DCE6E4"
) -> None:
    """A box on a roof that hums."""
    model.box(
        u - size / 2,
        v - size / 2,
        u + size / 2,
        v + size / 2,
        z,
        z + size * 0.6,
        paint,
        palette.lighten(paint, 0.3),
    )


def chimney(
    model: Model,
    u: float,
    v: float,
    z0: float,
    z1: float,
    paint: str = "#A8563C",
    half: float = 0.022,
) -> None:
    """A chimney with a rim."""
    model.box(
        u - half, v - half, u + half, v + half, z0, z1, bricks(paint), palette.lighten(paint, 0.2)
    )
    model.box(
        u - half - 0.006,
        v - half - 0.006,
        u + half + 0.006,
        v + half + 0.006,
        z1,
        z1 + 0.012,
        palette.lighten(paint, 0.3),
        "#4A3A34",
    )


def pole(
    model: Model,
    u: float,
    v: float,
    z0: float,
    z1: float,
    radius: float = 0.008,
    paint: str = "#5A4030",
) -> None:
    """A thin post."""
    model.cone(u, v, z0, z1, radius, radius, paint)


def lamp(model: Model, u: float, v: float, z: float = 0.13) -> None:
    """A street lamp, which shines when the street is closed."""
    pole(model, u, v, 0, z, 0.006, "#3A4A4E")
    model.ball(u, v, z + 0.012, 0.017, LIT if model.lit else "#E9F0E8", glow=1 if model.lit else 0)


def bench(model: Model, u: float, v: float, paint: str = "#A9713F") -> None:
    """A bench along the road."""
    model.box(
        u - 0.05, v - 0.014, u + 0.05, v + 0.014, 0.018, 0.026, paint, palette.lighten(paint, 0.15)
    )
