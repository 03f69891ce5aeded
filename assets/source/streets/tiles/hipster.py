"""What hipsters like, in ochre and wood."""

from ..jokes import hipster as joke
from ..model import parts
from ..model.parts import BACK, LEFT, RIGHT
from ..model.solids import Model

OCHRE, SAND, STRAW, WOOD, BRICK = "#C9A24A", "#E3CC86", "#F2E3B4", "#7A4E2E", "#B5593C"
SIDES = (BACK, LEFT, RIGHT)


def art_gallery(m: Model) -> None:
    """A white cube with a golden frame on it."""
    plan, hall = (-0.16, -0.22, 0.30, 0.16), (-0.31, -0.22, -0.16, 0.06)
    o = m.house(*hall[:2], *hall[2:], 0, 0.14, "#E3B94E", "#F6E0A0", "#FFFFFF")
    parts.windows(m, hall, 0.03, 0.12, 2, 1, o, walls=SIDES)
    o = m.house(*plan[:2], *plan[2:], 0, 0.27, "#F2EBD8", "#D9D2C0", "#FFFFFF")
    parts.shop(m, plan, o, 0.02, 0.12, ("front",), 0.30)
    parts.panel(m, plan, "front", 0.08, 0.22, 0.10, 0.24, "#D8463A", o)
    parts.panel(m, plan, "front", 0.78, 0.92, 0.10, 0.24, "#3D8BD4", o)
    for wall in SIDES:
        parts.window(m, plan, wall, 0.12, 0.88, 0.19, 0.235, o, m.lit)
    for k in range(3):
        m.sheet(
            [(-0.12 + 0.13 * k, 0.27), (-0.04 + 0.13 * k, 0.27), (-0.12 + 0.13 * k, 0.305)],
            -0.19,
            0.11,
            "#BFD4D6",
            "#8FC0C6",
        )
    for k in range(3):
        m.box(0.0, 0.16 + 0.02 * k, 0.14, 0.18 + 0.02 * k, 0, 0.03 - 0.01 * k, "#EEF0EA")
    m.joke(joke.banana(), 0.06, -0.02, 0.27, 0.32)


def record_shop(m: Model) -> None:
    """A shop that is a record player."""
    plan = (-0.29, -0.22, 0.29, 0.21)
    o = m.house(*plan[:2], *plan[2:], 0, 0.17, WOOD, "#5E4A3A", "#A9754A", 0.022)
    parts.windows(m, plan, 0.03, 0.15, 5, 1, o, walls=SIDES)
    parts.shop(m, plan, o, 0.025, 0.115, ("front",), 0.08)
    parts.door(m, plan, o, 0.5, paint="#E8604C")
    parts.awning(m, plan, 0.06, 0.94, 0.15, 0.06, OCHRE)
    m.cone(-0.03, -0.01, 0.17, 0.19, 0.20, 0.20, "#2E2A36", "#332F3C")
    for radius in (0.185, 0.16, 0.135, 0.11):
        m.disc(-0.03, -0.01, 0.1902, radius, "#4A4656", bias=0.0045, inner=radius - 0.006)
    m.disc(-0.03, -0.01, 0.1903, 0.075, "#F2604C", bias=0.005)
    m.disc(-0.03, -0.01, 0.1904, 0.045, "#FFD27A", bias=0.0055)
    m.disc(-0.03, -0.01, 0.1905, 0.010, "#332F3C", bias=0.006)
    for v in (0.10, 0.16):
        m.cone(0.235, v, 0.17, 0.195, 0.02, 0.018, "#D9C9A8", "#F2E6CC")
    m.joke(joke.tone_arm(), 0.12, 0.04, 0.19, 0.25, reach=0)


def student_house(m: Model) -> None:
    """Two houses for students: one eats, one reads."""
    one, two = (-0.31, -0.22, 0.02, 0.19), (0.03, -0.18, 0.31, 0.21)
    o = m.house(*one[:2], *one[2:], 0, 0.26, SAND, STRAW)
    parts.windows(m, one, 0.02, 0.25, 4, 3, o, frame="#FFF6E4", skip=(1,))
    parts.door(m, one, o, 0.38)
    parts.unit(m, -0.24, -0.15, 0.26)
    o = m.house(*two[:2], *two[2:], 0, 0.17, OCHRE, "#EAD79C")
    parts.windows(m, two, 0.03, 0.16, 3, 1, o, frame="#FFF6E4", skip=(1,))
    parts.door(m, two, o, 0.5)
    parts.unit(m, -0.05, 0.10, 0.26, 0.055)
    m.box(-0.27, 0.08, -0.15, 0.14, 0.26, 0.275, "#3D8BD4", "#6FB5F0")
    m.joke(joke.pizza(), -0.15, -0.08, 0.26, 0.285, turn=-8)
    m.joke(joke.mortarboard(), 0.17, 0.0, 0.17, 0.295)


def micro_brewery(m: Model) -> None:
    """Copper kettles and the largest mug in town."""
    plan = (-0.10, -0.22, 0.31, 0.20)
    o = m.box(*plan[:2], *plan[2:], 0, 0.18, parts.bricks(BRICK))
    parts.windows(m, plan, 0.03, 0.16, 3, 1, o, walls=SIDES, frame=STRAW)
    parts.shop(m, plan, o, 0.02, 0.10, ("front",), 0.30)
    parts.door(m, plan, o, 0.14)
    m.gable(*plan, 0.18, 0.09, parts.tiles("#C77B45", 0.04, "v"), parts.bricks(BRICK), "u", 0.012)
    for u, v, z, r in ((-0.22, -0.10, 0.16, 0.095), (-0.24, 0.11, 0.09, 0.075)):
        m.cone(u, v, 0.0, 0.03, r * 0.9, r, "#8A4A28")
        m.cone(u, v, 0.03, z, r, r, "#D98A4E", "#E8A56A")
        m.ball(u, v, z, r, "#E59A5C", 0.75, above=z, glow=-0.7)
        m.cone(u, v, z + r * 0.6, z + r * 0.6 + 0.06, 0.016, 0.013, "#B86A38")
    parts.chimney(m, 0.25, -0.16, 0.2, 0.36)
    m.joke(joke.beer(), 0.09, 0.0, 0.24, 0.31, slope=0.4)


def barber_shop(m: Model) -> None:
    """A shop with a moustache for a roof."""
    plan = (-0.29, -0.20, 0.29, 0.19)
    o = m.box(*plan[:2], *plan[2:], 0, 0.13, STRAW)
    parts.windows(m, plan, 0.03, 0.12, 5, 1, o, walls=SIDES, frame=WOOD)
    parts.shop(m, plan, o, 0.025, 0.10, ("front",), 0.07)
    parts.door(m, plan, o, 0.5, paint=WOOD)
    m.gable(*plan, 0.13, 0.14, parts.tiles("#DDA95E", 0.045, "v"), STRAW, "u", 0.03)
    m.joke(joke.big_moustache(), -0.02, 0.06, 0.20, 0.29, before=True, reach=0.04, slope=0.6)
    m.joke(joke.barber_pole(), 0.27, 0.21, 0.02, 0.27, before=True, reach=0)


def vegan_diner(m: Model) -> None:
    """A diner under a carrot, with its own garden."""
    plan = (-0.30, -0.20, 0.14, 0.20)
    o = m.box(*plan[:2], *plan[2:], 0, 0.11, "#F0E6C8")
    parts.shop(m, plan, o, 0.03, 0.095, ("front", LEFT), 0.06)
    parts.windows(m, plan, 0.03, 0.10, 4, 1, o, walls=(BACK, RIGHT))
    parts.door(m, plan, o, 0.80, paint="#4FA65B")
    m.vault(
        -0.31,
        0.15,
        -0.21,
        0.21,
        0.11,
        0.12,
        parts.striped("#8CC98A", "#F6F2DC", 0.055, "u"),
        "#F0E6C8",
        "u",
    )
    m.box(0.17, -0.2, 0.32, 0.2, 0, 0.02, "#6A4630", "#8A5E3C")
    for k in range(4):
        for j in range(2):
            parts.bush(
                m,
                0.205 + 0.075 * j,
                -0.15 + 0.1 * k,
                0.026,
                ("#6DB34E", "#8CC85A")[(k + j) % 2],
                0.02,
            )
    parts.awning(m, plan, 0.1, 0.62, 0.105, 0.06, "#4FA65B")
    m.joke(joke.carrot(), -0.08, 0.0, 0.215, 0.33, turn=9, slope=0.4)


def squat(m: Model) -> None:
    """Boards, paint, and a sofa in the open."""
    plan, shed = (-0.29, -0.21, 0.17, 0.18), (0.17, -0.16, 0.31, 0.12)
    o = m.box(*plan[:2], *plan[2:], 0, 0.22, parts.bricks("#B8684A"), "#7A6E5C")
    m.face(
        [
            (-0.27, -0.19, 0.2205),
            (0.15, -0.19, 0.2205),
            (0.15, 0.16, 0.2205),
            (-0.27, 0.16, 0.2205),
        ],
        "#C9B88E",
        o,
        bias=0.004,
        shades=False,
    )
    parts.windows(m, plan, 0.12, 0.21, 4, 1, o, frame=STRAW)
    for a, colour in ((0.08, "#F26AA8"), (0.30, "#5FD0C0"), (0.62, "#F2B632")):
        for wall in ("front", LEFT, BACK):
            parts.panel(m, plan, wall, a, a + 0.18, 0.03, 0.09, colour, o)
            parts.panel(m, plan, wall, a + 0.03, a + 0.13, 0.045, 0.06, "#FFF6E4", o, 0.007)
    parts.door(m, plan, o, 0.88, paint="#4FA65B")
    planks = parts.lined("#A9713F", WOOD, 0.035, "z")
    o = m.box(*shed[:2], *shed[2:], 0, 0.12, planks, "#8C5A34")
    parts.windows(m, shed, 0.03, 0.11, 1, 1, o)
    m.sheet(
        [(0.16, 0.12), (0.32, 0.12), (0.16, 0.16)],
        -0.17,
        0.13,
        "#B5763F",
        parts.lined("#C9743F", "#8A4E28", 0.04, "v"),
    )
    for u, v in ((-0.24, -0.16), (-0.20, -0.15)):
        m.cone(u, v, 0.22, 0.26, 0.022, 0.022, "#C9572F", "#5A3A2A")
        parts.bush(m, u, v, 0.022, z=0.26)
    parts.pole(m, 0.12, -0.17, 0.22, 0.40, 0.006)
    m.face(
        [(0.12, -0.17, 0.40), (0.24, -0.17, 0.385), (0.24, -0.17, 0.325), (0.12, -0.17, 0.335)],
        parts.striped("#22303A", "#E8604C", 0.04, "z"),
    )
    m.joke(joke.sofa(), -0.06, 0.0, 0.22, 0.36)


def karaoke_cave(m: Model) -> None:
    """Rocks that one can hear from far away."""
    rock = parts.lined("#A58B64", "#937851", 0.05, "z", 0.28)
    pale = parts.lined("#BCA27A", "#A88E66", 0.06, "z", 0.25)
    m.egg(-0.15, -0.06, 0.02, (0.17, 0.16, 0.20), pale)
    m.egg(0.14, -0.08, 0.02, (0.18, 0.14, 0.22), rock)
    m.egg(0.0, 0.06, 0.0, (0.16, 0.15, 0.16), pale)
    m.egg(-0.26, 0.08, 0.0, (0.06, 0.06, 0.07), rock)
    m.egg(0.25, 0.10, 0.0, (0.07, 0.06, 0.08), pale)
    plan = (-0.09, 0.10, 0.09, 0.22)
    o = m.box(*plan[:2], *plan[2:], 0, 0.10, "#4A3A5E", "#6A5880")
    parts.panel(m, plan, "front", 0.2, 0.8, 0.0, 0.085, "#1E1A2E", o)
    if m.lit:
        parts.panel(m, plan, "front", 0.26, 0.74, 0.0, 0.07, "#FF9AD0", o, 0.008, 1)
    for k in range(5):
        m.ball(
            -0.08 + 0.04 * k,
            0.222,
            0.105,
            0.012,
            ("#FFD978", "#F26AA8")[k % 2],
            glow=1 if m.lit else 0,
        )
    parts.bush(m, -0.20, 0.17, 0.03)
    m.joke(joke.microphone(), 0.0, -0.03, 0.17, 0.33, reach=0.08)


def poetry_cellar(m: Model) -> None:
    """A cellar under an open book."""
    plan = (-0.27, -0.18, 0.27, 0.17)
    o = m.box(*plan[:2], *plan[2:], 0, 0.10, parts.bricks("#8A6A52"), "#6A4E3C")
    parts.windows(m, plan, 0.02, 0.08, 4, 1, o, tall=0.45)
    m.box(-0.07, 0.13, 0.07, 0.22, 0, 0.06, "#5A4634", "#3A2C24")
    if m.lit:
        parts.panel(
            m, (-0.07, 0.13, 0.07, 0.22), "front", 0.15, 0.85, 0, 0.05, parts.LIT, o, 0.008, 1
        )
    cover, page = "#8A3F5E", "#FFF3D6"
    for side in (-1, 1):
        m.sheet(
            [(0, 0.10), (side * 0.31, 0.155), (side * 0.31, 0.172), (0, 0.117)],
            -0.21,
            0.20,
            cover,
            "#A5567A",
        )
        o = m.sheet(
            [
                (0, 0.117),
                (side * 0.14, 0.175),
                (side * 0.29, 0.172),
                (side * 0.29, 0.20),
                (side * 0.15, 0.205),
                (0, 0.135),
            ],
            -0.19,
            0.18,
            "#E9D9B0",
            page,
        )
        for k in range(6):
            v = -0.14 + 0.05 * k
            ends = (0.05, 0.25) if k % 3 < 2 else (0.05, 0.18)
            a, b = side * ends[0], side * ends[1]
            m.face(
                [
                    (a, v, 0.16),
                    (side * 0.15, v, 0.2055),
                    (side * 0.15, v + 0.012, 0.2055),
                    (a, v + 0.012, 0.16),
                ],
                "#B59A78",
                o,
                bias=0.006,
                shades=False,
            )
            m.face(
                [
                    (side * 0.15, v, 0.2055),
                    (b, v, 0.2025),
                    (b, v + 0.012, 0.2025),
                    (side * 0.15, v + 0.012, 0.2055),
                ],
                "#B59A78",
                o,
                bias=0.006,
                shades=False,
            )
    m.joke(joke.quill(), 0.05, 0.02, 0.17, 0.34, reach=0.10)


BUILDINGS = {
    "art_gallery": art_gallery, "record_shop": record_shop, "student_house": student_house,
    "micro_brewery": micro_brewery, "barber_shop": barber_shop, "vegan_diner": vegan_diner,
    "squat": squat, "karaoke_cave": karaoke_cave, "poetry_cellar": poetry_cellar,
}  # fmt: skip
