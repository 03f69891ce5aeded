"""What everybody likes, in stone and patina."""

import itertools
import math

from ..jokes import mixed as joke
from ..model import parts
from ..model.camera import turned
from ..model.parts import BACK, LEFT, RIGHT
from ..model.solids import Model

STONE, CREAM, PATINA, DEEP, BROWN = "#C9BFA8", "#EFE6D2", "#6FA09E", "#4A7C80", "#A9754A"
SIDES = (BACK, LEFT, RIGHT)


def hardware_store(m: Model) -> None:
    """A shed with a saw through its roof."""
    plan = (-0.30, -0.17, 0.24, 0.15)
    o = m.box(*plan[:2], *plan[2:], 0, 0.14, "#C08E5E")
    parts.windows(m, plan, 0.03, 0.12, 5, 1, o, walls=SIDES, frame=CREAM)
    parts.shop(m, plan, o, 0.025, 0.11, ("front",), 0.07)
    parts.door(m, plan, o, 0.5)
    m.gable(
        *plan, 0.14, 0.12, parts.lined("#7FB0AE", "#5A8C8E", 0.04, "u", 0.25), "#C08E5E", "u", 0.02
    )
    for k in range(4):
        m.box(
            -0.28 + 0.03 * k,
            0.17,
            -0.262 + 0.03 * k,
            0.185,
            0,
            0.10 + 0.02 * (k % 2),
            ("#C98A52", "#D8A26A")[k % 2],
        )
    m.box(0.26, -0.15, 0.32, 0.02, 0, 0.06, "#8A98A0", "#B5C2C8")
    for k in range(3):
        m.cone(0.29, -0.12 + 0.055 * k, 0.06, 0.075, 0.02, 0.02, "#E8904C", "#F2B06A")
    m.joke(joke.saw(), -0.06, -0.01, 0.235, 0.34, reach=0.08, slope=0.7)
    m.joke(joke.hammer(), 0.25, 0.17, 0.02, 0.28, before=True, reach=0)


def food_court(m: Model) -> None:
    """A plate for a square and a burger for everybody."""
    m.cone(0, -0.005, 0.0, 0.03, 0.20, 0.225, "#E8E2D2", "#FFFFFF")
    m.disc(0, -0.005, 0.031, 0.165, "#F2EBDC", bias=0.004)
    m.cone(0, -0.005, 0.031, 0.12, 0.135, 0.135, CREAM, "#E8705A")
    m.disc(0, -0.005, 0.1205, 0.112, "#F59A82", bias=0.004)
    o = m.relief.solids
    for k in range(10):
        a = math.pi * (2 * k + 1) / 10
        b, c = a - 0.17, a + 0.17
        spots = [(0.1355 * math.cos(d), -0.005 + 0.1355 * math.sin(d)) for d in (b, c)]
        lights = 1 if m.lit else 0
        m.face(
            [(*spots[0], 0.05), (*spots[1], 0.05), (*spots[1], 0.10), (*spots[0], 0.10)],
            parts.LIT if m.lit else parts.GLASS,
            o,
            bias=0.004,
            shades=False,
            glow=lights,
        )
    for k in range(14):
        a = 2 * math.pi * k / 14
        m.ball(
            0.15 * math.cos(a),
            -0.005 + 0.15 * math.sin(a),
            0.035,
            0.028,
            ("#8CC85A", "#6DB34E")[k % 2],
            0.6,
        )
    for u, v, colour in (
        (-0.25, -0.14, "#8E5BD9"),
        (0.26, -0.13, "#F2B632"),
        (-0.26, 0.13, "#4FA65B"),
        (0.26, 0.13, "#3D8BD4"),
    ):
        parts.pole(m, u, v, 0, 0.12, 0.006)
        m.cone(u, v, 0.095, 0.135, 0.062, 0.004, parts.striped(colour, "#FFF6E4", 0.03, "uv"))
        m.cone(u, v, 0, 0.04, 0.03, 0.03, "#A9713F", "#C98F5A")
    m.joke(joke.burger(), 0.0, 0.0, 0.14, 0.33, reach=0.02)


def startup_garage(m: Model) -> None:
    """A garage that something has left through the roof."""
    plan = (-0.27, -0.20, 0.17, 0.19)
    o = m.box(*plan[:2], *plan[2:], 0, 0.15, "#EFE3C8")
    parts.panel(
        m,
        plan,
        "front",
        0.12,
        0.70,
        0.0,
        0.125,
        parts.lined("#8FB5B4", "#5F8C8E", 0.024, "z", 0.25),
        o,
    )
    if m.lit:
        parts.panel(m, plan, "front", 0.14, 0.68, 0.0, 0.03, parts.LIT, o, 0.008, 1)
    parts.door(m, plan, o, 0.85, paint=DEEP)
    parts.windows(m, plan, 0.04, 0.13, 4, 1, o, walls=SIDES, frame=CREAM)
    m.gable(*plan, 0.15, 0.12, parts.tiles("#4F9AA0", 0.04, "v"), "#EFE3C8", "u", 0.03)
    m.cone(-0.05, 0.0, 0.24, 0.285, 0.075, 0.085, "#4A4038", "#2A2420")
    m.box(0.19, -0.16, 0.31, 0.02, 0, 0.05, "#A9713F", "#C98F5A")
    for k in range(3):
        m.box(0.20 + 0.035 * k, -0.12, 0.225 + 0.035 * k, -0.10, 0.05, 0.085, "#3E4E54", "#5A6C74")
    m.box(0.21, 0.09, 0.30, 0.18, 0, 0.06, "#C9935A", "#DCA86C")
    m.joke(joke.rocket(), -0.05, 0.01, 0.27, 0.33, reach=0)


def copy_shop(m: Model) -> None:
    """A house that is a copier, and on its glass the same sheep twice."""
    plan = (-0.32, -0.21, 0.32, 0.18)
    o = m.house(*plan[:2], *plan[2:], 0, 0.19, "#E4EAE6", "#4FA09E", "#F6FAF6", 0.03)
    parts.windows(m, plan, 0.03, 0.17, 4, 1, o, walls=SIDES, frame=PATINA)
    parts.panel(m, plan, "front", 0.0, 1.0, 0.155, 0.19, "#3E8E90", o)
    light = parts.LIT if m.lit else "#A6F0E0"
    parts.panel(m, plan, "front", 0.03, 0.97, 0.163, 0.182, light, o, 0.008, 1 if m.lit else 0)
    parts.shop(m, plan, o, 0.03, 0.135, ("front",), 0.06)
    parts.door(m, plan, o, 0.5, wide=0.10, tall=0.10, paint="#E8604C")
    m.box(-0.27, 0.18, -0.10, 0.235, 0.05, 0.062, "#C9D5D2", "#FFFFFF")
    m.box(0.10, 0.18, 0.27, 0.235, 0.05, 0.062, "#C9D5D2", "#FFFFFF")
    m.sheet(
        [(-0.20, 0.19), (-0.165, 0.19), (-0.165, 0.21), (-0.20, 0.37), (-0.225, 0.36)],
        -0.29, 0.29, "#2F6E74", "#3E8E90", "v",
    )  # fmt: skip
    for k, colour in enumerate(("#E8604C", "#F2B632", "#4FA65B")):
        m.cone(0.20 + 0.035 * k, 0.145, 0.19, 0.205, 0.013, 0.013, colour)
    m.joke(joke.sheep(), 0.0, 0.08, 0.195, 0.37, before=True, reach=0.05)


def corner_cafe(m: Model) -> None:
    """A café with its largest cup on the roof."""
    plan = (-0.26, -0.20, 0.26, 0.17)
    o = m.house(*plan[:2], *plan[2:], 0, 0.13, "#D9B98A", "#EAD9B8", CREAM)
    parts.shop(m, plan, o, 0.02, 0.10, ("front", LEFT, RIGHT), 0.08)
    parts.windows(m, plan, 0.02, 0.11, 5, 1, o, walls=(BACK,))
    parts.door(m, plan, o, 0.5, paint=BROWN)
    parts.awning(m, plan, 0.0, 1.0, 0.125, 0.07, "#2FA595")
    for u in (-0.22, 0.24):
        m.cone(u, 0.215, 0, 0.035, 0.022, 0.022, BROWN, CREAM)
    m.cone(0, -0.02, 0.13, 0.15, 0.17, 0.19, "#F4EEE0", "#FFFFFF")
    m.joke(joke.coffee(), 0.0, 0.02, 0.15, 0.34, reach=0.06)


def tower_block(m: Model) -> None:
    """The tallest house, and who it belongs to."""
    plan = (-0.18, -0.20, 0.18, 0.16)
    o = m.house(*plan[:2], *plan[2:], 0, 0.42, "#E0B98C", "#F3E4CC", "#FFF6E4")
    parts.windows(m, plan, 0.08, 0.41, 4, 5, o, share=0.62)
    parts.door(m, plan, o, 0.5, 0.09)
    for row in range(5):
        z = 0.085 + 0.066 * row
        for a, colour in ((0.02, "#E8904C"), (0.76, PATINA)):
            u0 = -0.18 + 0.36 * a
            m.box(u0, 0.16, u0 + 0.08, 0.185, z, z + 0.022, colour, CREAM)
    parts.unit(m, -0.11, -0.13, 0.42, 0.06)
    parts.pole(m, 0.12, -0.14, 0.42, 0.52, 0.005, "#5A6A6E")
    m.ball(0.12, -0.12, 0.50, 0.035, "#F4F6F4", 0.9)
    parts.tree(m, -0.27, 0.05, 0.055, 0.06)
    parts.tree(m, 0.27, -0.10, 0.05, 0.06)
    parts.bush(m, 0.25, 0.14, 0.03)
    m.joke(joke.pigeon(), 0.0, 0.02, 0.42, 0.31)


def lookout_tower(m: Model) -> None:
    """A hill, a lattice, and somebody who looks back."""
    m.egg(0.0, -0.01, 0.0, (0.27, 0.21, 0.06), "#9CCB7A")
    m.cone(-0.06, -0.02, 0.05, 0.07, 0.15, 0.14, STONE, CREAM)
    m.cone(
        -0.06, -0.02, 0.07, 0.24, 0.085, 0.055, parts.lined("#D9CDB4", "#B5A688", 0.034, "z", 0.2)
    )
    parts.panel(
        m, (-0.08, -0.1, -0.04, 0.066), "front", 0, 1, 0.07, 0.12, "#7A3F22", m.relief.solids
    )
    m.cone(-0.06, -0.02, 0.24, 0.262, 0.06, 0.135, PATINA)
    m.cone(-0.06, -0.02, 0.262, 0.285, 0.135, 0.135, "#5A8E90", CREAM)
    for k in range(10):
        u, v = railing(k)
        parts.pole(m, u - 0.06, v - 0.02, 0.285, 0.315, 0.004, "#FFFFFF")
    for u, v, r in (
        (-0.25, 0.06, 0.055),
        (0.25, -0.04, 0.06),
        (0.20, 0.15, 0.045),
        (-0.20, -0.15, 0.05),
        (-0.16, 0.17, 0.035),
    ):
        parts.tree(m, u, v, r, 0.05)
    m.joke(joke.viewer(), -0.06, 0.0, 0.285, 0.32, reach=0.02)


def festival_square(m: Model) -> None:
    """A stage with speakers, a crowd and a mirror ball."""
    lawn = parts.lined("#C6DDA4", "#AFCB8C", 0.09, "uv", 0.12)
    m.box(-0.33, -0.22, 0.33, 0.22, 0, 0.006, "#8FAF6C", lawn)
    stage = (-0.25, -0.20, 0.25, 0.03)
    planks = parts.lined("#C9935A", "#A8743E", 0.04, "v")
    o = m.box(*stage[:2], *stage[2:], 0, 0.055, "#5A3A86", planks)
    stripes = parts.striped("#F2B632", "#E8604C", 0.04, "u")
    parts.panel(m, stage, "front", 0.04, 0.96, 0.010, 0.044, stripes, o)
    m.box(-0.26, -0.215, 0.26, -0.195, 0.055, 0.30, "#6A3FA8", "#9A76D8")
    o = m.relief.solids
    for k in range(7):
        u = -0.23 + 0.0767 * k
        shade = ("#8A5FD0", "#7A4FC0")[k % 2]
        m.face([(u - 0.035, -0.194, 0.055), (u + 0.035, -0.194, 0.055), (u + 0.035, -0.194, 0.285), (u - 0.035, -0.194, 0.285)],
               shade, o, bias=0.004, shades=False)  # fmt: skip
    for u in (-0.29, 0.29):
        tower = (u - 0.045, -0.12, u + 0.045, -0.02)
        o = m.box(*tower[:2], *tower[2:], 0, 0.27, "#39424E", "#56626E")
        for z in (0.06, 0.15, 0.225):
            parts.panel(m, tower, "front", 0.16, 0.84, z - 0.032, z + 0.032, "#8A98A8", o)
            parts.panel(
                m,
                tower,
                "front",
                0.32,
                0.68,
                z - 0.018,
                z + 0.018,
                "#F2B632",
                o,
                0.008,
                1 if m.lit else 0,
            )
        for v in (-0.16, 0.02):
            parts.lamp(m, u, v + 0.14, 0.20)
    crowd = ("#8E5BD9", "#F2B632", "#4FA65B", "#3D8BD4", "#E8604C")
    for row in range(2):
        for k in range(9):
            u, v = -0.21 + 0.0525 * k + 0.02 * row, 0.115 + 0.06 * row
            m.cone(u, v, 0.006, 0.05, 0.019, 0.012, crowd[(k * 2 + row) % 5])
            m.ball(u, v, 0.062, 0.017, ("#E5A878", "#8A5638", "#F0B98C")[(k + row) % 3])
    m.joke(joke.disco(), 0.0, -0.08, 0.085, 0.35, reach=0.08)


def tram_loop(m: Model) -> None:
    """A loop of rails with a tram that bites its own tail, always before the viewer."""
    back = m.relief.rotation
    m.cone(0, 0, 0, 0.006, 0.25, 0.25, "#8A9698", "#A5B0B0")
    for radius in (0.225, 0.165):
        m.disc(0, 0, 0.0065, radius, "#56646A", bias=0.005, inner=radius - 0.010)
    m.cone(0, 0, 0.0, 0.022, 0.135, 0.13, "#7FA45C", "#9CCB7A")
    for u, v, r in ((-0.045, -0.05, 0.06), (0.055, 0.02, 0.05)):
        parts.tree(m, u, v, r, 0.06, z=0.02)
    red, yellow = "#D8463A", "#F2BE4A"
    for k in range(7):
        start, end = (math.radians(138 + 39 * k + wide - back) for wide in (0, 35))
        carriage(m, start, end, red, yellow)
    m.joke(joke.tram_biter(), *turned(-0.10, 0.165, (360 - back) % 360), 0.0, 0.30, reach=0)


def carriage(m: Model, start: float, end: float, low: str, high: str) -> None:
    """A part of a tram between two directions, bent as the rails are."""
    inner, outer = 0.145, 0.245
    steps = [start + (end - start) * k / 3 for k in range(4)]
    outline = [(outer * math.cos(a), outer * math.sin(a)) for a in steps] + [
        (inner * math.cos(a), inner * math.sin(a)) for a in reversed(steps)
    ]
    o = m.prism(outline, 0.02, 0.075, low)
    m.prism(outline, 0.075, 0.082, "#FFF6E4", owner=o)
    glass = parts.LIT if m.lit else parts.GLASS
    for radius in (outer, inner):
        for one, two in itertools.pairwise(steps):
            spots = [(radius * math.cos(a), radius * math.sin(a)) for a in (one, two)]
            m.face(
                [(*spots[0], 0.082), (*spots[1], 0.082), (*spots[1], 0.130), (*spots[0], 0.130)],
                glass,
                o,
                glow=1 if m.lit else 0,
            )
    for a in (start, end):
        ends = [(r * math.cos(a), r * math.sin(a)) for r in (inner, outer)]
        m.face(
            [(*ends[0], 0.082), (*ends[1], 0.082), (*ends[1], 0.130), (*ends[0], 0.130)], glass, o
        )
    m.prism(outline, 0.130, 0.152, high, "#FFE08A", owner=o)


def railing(k: int) -> tuple[float, float]:
    """A spot of ten on the railing."""
    return 0.125 * math.cos(math.pi * k / 5), 0.125 * math.sin(math.pi * k / 5)


BUILDINGS = {
    "hardware_store": hardware_store, "food_court": food_court, "startup_garage": startup_garage, "copy_shop": copy_shop,
    "corner_cafe": corner_cafe, "tower_block": tower_block, "lookout_tower": lookout_tower,
    "festival_square": festival_square, "tram_loop": tram_loop,
}  # fmt: skip
