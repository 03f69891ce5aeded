"""What parents like, in greens and bright toys."""

from ..jokes import parent as joke
from ..model import parts
from ..model.parts import BACK, LEFT, RIGHT
from ..model.solids import Model

GREEN, LEAF, MINT, MILK, BRICK = "#4FA65B", "#7FC08A", "#BFE3C4", "#F4F2E2", "#B5593C"
SIDES = (BACK, LEFT, RIGHT)


def starter_home(m: Model) -> None:
    """The smallest house of all, and somebody has been told already."""
    m.box(
        -0.33,
        -0.22,
        0.33,
        0.22,
        0,
        0.005,
        "#9CCB7A",
        parts.lined("#A9D68A", "#9CCB7A", 0.11, "u", 0.5),
    )
    m.box(-0.045, 0.12, 0.045, 0.22, 0, 0.008, "#E8D9B0", "#F6EBCB")
    plan = (-0.17, -0.15, 0.17, 0.12)
    o = m.box(*plan[:2], *plan[2:], 0, 0.15, "#FFF3D8")
    parts.windows(m, plan, 0.035, 0.125, 3, 1, o, frame=GREEN, skip=(1,))
    parts.door(m, plan, o, 0.5, paint="#D8463A", tall=0.10)
    m.gable(*plan, 0.15, 0.15, parts.tiles("#E0664E", 0.04, "v"), "#FFF3D8", "u", 0.022)
    parts.chimney(m, -0.10, -0.05, 0.22, 0.36, half=0.028)
    pickets = [(-0.315, 0.0)]
    for k in range(18):
        u = -0.315 + 0.035 * k
        pickets += [(u + 0.005, 0.04), (u + 0.0175, 0.055), (u + 0.030, 0.04)]
    pickets += [(0.315, 0.0)]
    for v in (-0.212, 0.205):
        west = [(u, z) for u, z in pickets if u < -0.06] + [(-0.06, 0.0)]
        east = [(0.06, 0.0)] + [(u, z) for u, z in pickets if u > 0.06]
        m.sheet(west, v, v + 0.008, "#FFFFFF", "#E8EEE6")
        m.sheet(east, v, v + 0.008, "#FFFFFF", "#E8EEE6")
    parts.tree(m, -0.26, -0.06, 0.065, 0.08)
    for u, v, leaf in (
        (0.24, 0.13, "#E86A8A"),
        (0.28, 0.05, "#6DB34E"),
        (0.24, -0.05, "#F2B632"),
        (-0.26, 0.13, "#E86A8A"),
        (-0.20, 0.16, "#6DB34E"),
    ):
        parts.bush(m, u, v, 0.03, leaf)
    m.joke(joke.stork(), -0.10, -0.05, 0.37, 0.31, reach=0)


def trendy_lofts(m: Model) -> None:
    """A mill with a saw-tooth roof, and a bicycle, of course."""
    plan = (-0.31, -0.22, 0.31, 0.20)
    o = m.box(*plan[:2], *plan[2:], 0, 0.17, parts.bricks(BRICK))
    parts.windows(m, plan, 0.02, 0.165, 5, 2, o, frame="#5A3A2A", share=0.62, tall=0.66, skip=(2,))
    parts.door(m, plan, o, 0.5, wide=0.09, paint="#3E4E54")
    glass = parts.lined("#9FD4D2", "#E8F6F2", 0.05, "v", 0.15)
    for k in range(3):
        u = -0.31 + 0.2067 * k
        m.sheet(
            [(u, 0.17), (u + 0.2067, 0.17), (u + 0.13, 0.275)],
            -0.22,
            0.20,
            parts.bricks(BRICK),
            parts.lined("#5FB56E", "#4C9A5C", 0.05, "v", 0.12),
        )
        m.face(
            [
                (u + 0.20, -0.20, 0.178),
                (u + 0.20, 0.18, 0.178),
                (u + 0.136, 0.18, 0.268),
                (u + 0.136, -0.20, 0.268),
            ],
            glass,
            m.relief.solids,
            bias=0.004,
            shades=False,
        )
    parts.chimney(m, -0.26, -0.17, 0.17, 0.38, "#A5523A")
    m.joke(joke.bicycle(), 0.04, 0.04, 0.225, 0.33)


def playground(m: Model) -> None:
    """A castle with a slide, a sandbox, and the horse that everybody waits for."""
    lawn = parts.lined("#A9D68A", "#8CC46C", 0.11, "u", 0.5)
    m.box(-0.33, -0.22, 0.33, 0.22, 0, 0.006, "#7FB45C", lawn)
    for u in (-0.27, -0.09):
        for v in (-0.18, -0.02):
            parts.pole(m, u, v, 0, 0.25, 0.013, "#C98A52")
    m.box(-0.285, -0.195, -0.075, -0.005, 0.12, 0.14, "#E8A23A", "#F5C95A")
    for v0, v1 in ((-0.195, -0.185), (-0.015, -0.005)):
        m.box(-0.285, v0, -0.075, v1, 0.14, 0.18, "#3D8BD4", "#7FB8EC")
    m.hip(-0.29, -0.20, -0.07, 0.0, 0.25, 0.13, parts.tiles("#E0483A", 0.03, "z"), 0.02)
    parts.pole(m, -0.18, -0.10, 0.37, 0.46, 0.005)
    m.face(
        [(-0.18, -0.10, 0.46), (-0.09, -0.10, 0.435), (-0.18, -0.10, 0.41)], "#F2B632", shades=False
    )
    slide = [
        (-0.08, 0.13),
        (0.09, 0.02),
        (0.14, 0.010),
        (0.14, 0.024),
        (0.09, 0.036),
        (-0.08, 0.148),
    ]
    m.sheet(slide, -0.16, -0.05, "#F2B632", "#FFDC7A")
    for v in (-0.168, -0.05):
        m.sheet([(u, z + 0.018) for u, z in slide], v, v + 0.010, "#E88A2A", "#F2A64A")
    m.box(-0.30, 0.06, -0.08, 0.20, 0.006, 0.03, "#C98A52", "#EBD48E")
    m.cone(-0.22, 0.12, 0.025, 0.06, 0.035, 0.014, "#E0C270")
    m.cone(-0.13, 0.15, 0.025, 0.065, 0.018, 0.025, "#D8463A", "#E8D08A")
    parts.tree(m, 0.27, -0.16, 0.065, 0.07)
    m.joke(joke.rocking_horse(), 0.12, 0.11, 0.01, 0.36, before=True, reach=0.04)


def toy_store(m: Model) -> None:
    """Building blocks to live in."""
    for plan, high, wall, top in (
        ((-0.32, -0.21, 0.0, 0.19), 0.17, "#E0604C", "#F08A78"), ((0.0, -0.21, 0.32, 0.19), 0.17, "#3D8BD4", "#7FB8EC")):  # fmt: skip
        o = m.house(*plan[:2], *plan[2:], 0, high, wall, top)
        parts.windows(m, plan, 0.03, 0.15, 3, 1, o, frame="#FFF6E4", skip=(1,))
        parts.door(m, plan, o, 0.5, paint="#F2B632")
        for u in (0.08, 0.24):
            for v in (-0.11, 0.10):
                m.cone(plan[0] + u, v, high, high + 0.022, 0.042, 0.042, top)
    plan = (-0.15, -0.19, 0.15, 0.10)
    o = m.house(*plan[:2], *plan[2:], 0.17, 0.29, "#F2B632", "#FFD56A")
    parts.windows(m, plan, 0.19, 0.275, 3, 1, o, frame="#FFF6E4")
    m.joke(joke.teddy(), 0.0, -0.02, 0.29, 0.32, reach=0.06)


def flea_market(m: Model) -> None:
    """Stalls, and what nobody needs."""
    m.box(
        -0.33,
        -0.22,
        0.33,
        0.22,
        0,
        0.005,
        "#D9C9A0",
        parts.lined("#E3D6B0", "#CDBB8E", 0.08, "uv", 0.08),
    )
    for u, v, colour in (
        (-0.21, -0.10, "#2E9A6A"),
        (0.22, -0.11, "#E8703C"),
    ):
        for du in (-0.08, 0.08):
            for dv in (-0.06, 0.05):
                parts.pole(m, u + du, v + dv, 0, 0.13, 0.006)
        m.box(u - 0.09, v - 0.02, u + 0.09, v + 0.06, 0.03, 0.06, "#A9713F", "#C98F5A")
        for k in range(4):
            m.ball(
                u - 0.06 + 0.04 * k,
                v + 0.04,
                0.068,
                0.014,
                ("#F2B632", "#8E5BD9", "#3D8BD4", "#D8463A")[k],
            )
        stripes = parts.striped(colour, "#FFF6E4", 0.04, "u")
        m.sheet(
            [(v - 0.08, 0.165), (v + 0.08, 0.115), (v + 0.08, 0.123), (v - 0.08, 0.175)],
            u - 0.105,
            u + 0.105,
            stripes,
            stripes,
            "v",
        )
    for u, v, w in ((-0.27, 0.13, 0.045), (0.29, 0.13, 0.04)):
        m.box(u - w, v - w * 0.8, u + w, v + w * 0.8, 0, 0.055, "#C9935A", "#DCA86C")
    m.cone(-0.27, 0.02, 0, 0.07, 0.022, 0.03, "#3D8BD4", "#2A6FB0")
    m.joke(joke.lamp_and_guitar(), 0.0, 0.10, 0.005, 0.36, before=True, reach=0.04)


def pancake_house(m: Model) -> None:
    """A stack of pancakes with a house under it."""
    plan = (-0.29, -0.21, 0.29, 0.20)
    o = m.house(*plan[:2], *plan[2:], 0, 0.12, LEAF, MINT, "#E3F3E4")
    parts.windows(m, plan, 0.02, 0.105, 6, 1, o, frame="#FFF6E4", skip=(2, 3))
    parts.door(m, plan, o, 0.5, wide=0.10)
    parts.awning(m, plan, 0.36, 0.64, 0.115, 0.06, "#F2A04C")
    m.cone(0, -0.01, 0.12, 0.135, 0.215, 0.235, "#F4F2EA", "#FFFFFF")
    shifts = (
        (0.0, 0.0),
        (0.012, 0.006),
        (-0.008, -0.004),
        (0.01, -0.008),
        (-0.004, 0.008),
        (0.004, 0.0),
    )
    for k, (du, dv) in enumerate(shifts):
        z = 0.135 + 0.034 * k
        m.cone(du, -0.01 + dv, z, z + 0.009, 0.175, 0.19, "#C98538")
        m.cone(du, -0.01 + dv, z + 0.009, z + 0.025, 0.19, 0.19, "#FFD890")
        m.cone(du, -0.01 + dv, z + 0.025, z + 0.034, 0.19, 0.175, "#D9923E", "#F2B45A")
    m.disc(0.004, -0.01, 0.3395, 0.155, "#E8A045", bias=0.004)
    m.joke(joke.butter(), 0.0, 0.0, 0.34, 0.21, shadow=False, reach=0)


def school_crossing(m: Model) -> None:
    """A school, and the traffic waits for ducks."""
    plan = (-0.31, -0.22, 0.31, 0.08)
    o = m.box(*plan[:2], *plan[2:], 0, 0.16, "#F7DFA8")
    parts.windows(m, plan, 0.02, 0.15, 8, 2, o, frame="#FFF6E4", skip=(3, 4))
    m.hip(*plan, 0.16, 0.10, parts.tiles("#E8875A", 0.035, "v"), 0.018, 0.36)
    tower = (0.10, -0.06, 0.25, 0.10)
    o = m.box(*tower[:2], *tower[2:], 0, 0.36, "#FFF0CC")
    parts.door(m, tower, o, 0.5, 0.08, 0.10, GREEN)
    for wall in ("front", LEFT, BACK, RIGHT):
        parts.panel(m, tower, wall, 0.12, 0.88, 0.235, 0.345, "#8A5A2A", o)
        parts.panel(
            m,
            tower,
            wall,
            0.19,
            0.81,
            0.245,
            0.335,
            "#FFFDF2" if not m.lit else "#FFE9A0",
            o,
            0.007,
            1 if m.lit else 0,
        )
        parts.panel(m, tower, wall, 0.46, 0.54, 0.285, 0.325, "#22303A", o, 0.009)
        parts.panel(m, tower, wall, 0.5, 0.72, 0.278, 0.292, "#22303A", o, 0.009)
    m.box(0.085, -0.075, 0.265, 0.115, 0.36, 0.375, "#FFF6E4", "#FFFFFF")
    for u in (0.115, 0.235):
        for v in (-0.045, 0.085):
            parts.pole(m, u, v, 0.375, 0.43, 0.008, "#FFFDF2")
    m.ball(0.175, 0.02, 0.405, 0.03, "#F2B632", 1.0, glow=-0.8)
    m.hip(*tower, 0.43, 0.09, "#4FA65B", 0.02)
    zebra = parts.striped("#FFFFFF", "#6A7C82", 0.05, "u")
    m.box(-0.30, 0.135, 0.30, 0.22, 0, 0.004, "#6A7C82", zebra)
    m.joke(joke.crossing_guard(), -0.05, 0.155, 0.0, 0.30, before=True, reach=0)


def family_flats(m: Model) -> None:
    """Two blocks with the washing of everybody between them."""
    balconies = ("#F2B632", "#E8604C", "#3D8BD4")
    for u0, u1, high, wall in ((-0.32, -0.10, 0.34, GREEN), (0.12, 0.32, 0.28, "#5FB5A0")):
        plan = (u0, -0.21, u1, 0.18)
        o = m.house(*plan[:2], *plan[2:], 0, high, wall, MINT, MILK)
        rows = 4 if high > 0.3 else 3
        parts.windows(m, plan, 0.09, high - 0.015, 3, rows - 1, o, frame="#FFF6E4")
        parts.door(m, plan, o, 0.5)
        for row in range(rows - 1):
            z = 0.10 + (high - 0.11) * row / (rows - 1)
            m.box(u0 + 0.02, 0.18, u1 - 0.02, 0.215, z - 0.014, z + 0.020, balconies[row], MILK)
            parts.bush(m, u0 + 0.05, 0.20, 0.016, "#6DB34E", z + 0.018)
    m.box(-0.10, -0.21, 0.12, 0.02, 0, 0.05, MILK, "#A9D68A")
    parts.tree(m, 0.01, -0.12, 0.065, 0.06, z=0.05)
    parts.unit(m, -0.25, -0.14, 0.34)
    for k in range(2):
        m.cone(0.22, -0.12 + 0.1 * k, 0.28, 0.31, 0.022, 0.022, "#C9D9C4", "#5A7A6A")
    m.joke(joke.washing(), 0.0, 0.06, 0.17, 0.40, before=True, reach=0.04)


def puppet_theatre(m: Model) -> None:
    """A booth with curtains and the star of the evening."""
    plan = (-0.29, -0.21, 0.29, 0.18)
    o = m.house(*plan[:2], *plan[2:], 0, 0.20, GREEN, "#8CC896", "#FFD98A")
    parts.windows(m, plan, 0.04, 0.18, 4, 2, o, walls=SIDES, frame="#FFF6E4")
    parts.panel(m, plan, "front", 0.16, 0.84, 0.0, 0.165, "#FFD98A", o)
    parts.panel(
        m,
        plan,
        "front",
        0.20,
        0.80,
        0.03,
        0.155,
        "#3A1E3E" if not m.lit else "#FFE08A",
        o,
        0.007,
        1 if m.lit else 0,
    )
    for a0, a1 in ((0.20, 0.36), (0.64, 0.80)):
        parts.panel(
            m,
            plan,
            "front",
            a0,
            a1,
            0.03,
            0.155,
            parts.striped("#D8463A", "#B0322A", 0.018, "u"),
            o,
            0.009,
        )
    parts.awning(m, plan, 0.18, 0.82, 0.165, 0.03, "#D8463A", "#F0705A", drop=0.02)
    m.box(-0.19, 0.18, 0.19, 0.22, 0, 0.03, "#A9713F", "#C98F5A")
    m.gable(
        -0.29,
        -0.21,
        0.29,
        0.02,
        0.2,
        0.07,
        parts.striped("#5FB56E", "#F4F2E2", 0.058, "u"),
        GREEN,
        "u",
        0.01,
    )
    m.joke(joke.puppet(), 0.0, 0.08, 0.20, 0.30, before=True, reach=0.04)


BUILDINGS = {
    "starter_home": starter_home, "trendy_lofts": trendy_lofts, "playground": playground, "toy_store": toy_store,
    "flea_market": flea_market, "pancake_house": pancake_house, "school_crossing": school_crossing,
    "family_flats": family_flats, "puppet_theatre": puppet_theatre,
}  # fmt: skip
