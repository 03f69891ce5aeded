"""What shoppers like, in blues and white."""

import math

from ..jokes import ink
from ..jokes import shopper as joke
from ..model import parts
from ..model.parts import BACK, LEFT, RIGHT
from ..model.solids import Model

BLUE, DEEP, SKY, ICE, WHITE = "#3D8BD4", "#2C68AC", "#9CC8EE", "#D5E7F5", "#F4F6F4"
SIDES = (BACK, LEFT, RIGHT)


def shoe_temple(m: Model) -> None:
    """A temple with columns and a pediment, and what is worshipped there."""
    for k in range(3):
        e = 0.02 * k
        m.box(
            -0.33 + e,
            -0.22 + e * 0.5,
            0.33 - e,
            0.225 - e,
            0.014 * k,
            0.014 * (k + 1),
            "#E6E2D6",
            "#F7F5EC",
        )
    plan = (-0.23, -0.18, 0.23, 0.09)
    o = m.box(*plan[:2], *plan[2:], 0.042, 0.19, SKY)
    parts.door(m, plan, o, 0.5, 0.10, 0.10, "#C23A30", z=0.042)
    columns = [(-0.255 + 0.102 * k, v) for k in range(6) for v in (0.145, -0.19)]
    for u, v in columns + [(u, v) for v in (-0.11, -0.03, 0.06) for u in (-0.255, 0.255)]:
        m.cone(u, v, 0.042, 0.19, 0.024, 0.020, "#FFFDF6")
    m.box(-0.295, -0.215, 0.295, 0.175, 0.19, 0.215, "#F7F5EC", "#FFFFFF")
    m.gable(
        -0.285,
        -0.205,
        0.285,
        0.17,
        0.215,
        0.10,
        parts.tiles("#4F97DC", 0.05, "u"),
        "#FFFDF6",
        "v",
        0.012,
    )
    o = m.relief.solids
    m.face(
        [(-0.20, 0.171, 0.222), (0.20, 0.171, 0.222), (0, 0.171, 0.292)],
        "#9CC8EE",
        o,
        bias=0.004,
        shades=False,
    )
    m.cone(0, 0.171, 0.235, 0.265, 0.018, 0.018, "#F2BE4A")
    m.box(-0.10, -0.09, 0.10, 0.05, 0.29, 0.325, "#F2BE4A", "#FFD978")
    m.joke(joke.high_heel(), 0.0, 0.0, 0.325, 0.345, reach=0.05)


def department_store(m: Model) -> None:
    """Many windows, flags, and one promise."""
    plan, upper = (-0.32, -0.22, 0.32, 0.20), (-0.24, -0.20, 0.24, 0.10)
    o = m.house(*plan[:2], *plan[2:], 0, 0.22, "#5FA3DE", "#BFDCF2", WHITE, 0.016)
    parts.panel(m, plan, "front", 0, 1, 0.0, 0.095, DEEP, o, 0.004)
    parts.shop(m, plan, o, 0.02, 0.08, ("front",), 0.05)
    parts.door(m, plan, o, 0.5, 0.11, 0.075, "#F2BE4A")
    parts.windows(m, plan, 0.105, 0.215, 7, 1, o, frame=ICE, tall=0.7)
    parts.windows(m, plan, 0.015, 0.10, 6, 1, o, walls=SIDES, frame=ICE)
    for a in (0.06, 0.56):
        parts.awning(m, plan, a, a + 0.38, 0.10, 0.05, "#E8604C")
    o = m.house(*upper[:2], *upper[2:], 0.22, 0.30, BLUE, "#DCEBF8", WHITE, 0.016)
    parts.windows(m, upper, 0.235, 0.29, 6, 1, o, frame=ICE, tall=0.7)
    for u, colour in ((-0.29, "#F2B632"), (0.29, "#E8604C")):
        parts.pole(m, u, 0.17, 0.22, 0.37, 0.006, WHITE)
        m.face([(u, 0.17, 0.37), (u + 0.075, 0.17, 0.35), (u, 0.17, 0.325)], colour, shades=False)
    for k in range(5):
        parts.bush(m, -0.2 + 0.1 * k, 0.15, 0.024, z=0.22)
    m.joke(joke.shopping_bag(), 0.0, -0.02, 0.30, 0.31)


def bakery(m: Model) -> None:
    """A bakery with a warm chimney."""
    plan = (-0.29, -0.20, 0.29, 0.20)
    o = m.box(*plan[:2], *plan[2:], 0, 0.12, "#F2E2C4")
    parts.shop(m, plan, o, 0.025, 0.10, ("front",), 0.06)
    parts.door(m, plan, o, 0.5, paint="#8A4E1E")
    parts.windows(m, plan, 0.02, 0.11, 5, 1, o, walls=SIDES, frame=WHITE)
    parts.awning(m, plan, 0.05, 0.40, 0.115, 0.06, BLUE)
    parts.awning(m, plan, 0.60, 0.95, 0.115, 0.06, BLUE)
    m.hip(*plan, 0.12, 0.15, parts.tiles("#62A6E6", 0.035, "z"), 0.025, 0.24)
    parts.chimney(m, 0.21, -0.10, 0.15, 0.34, "#B5593C", 0.03)
    m.joke(ink.steam(0, 0, 40), 0.21, -0.10, 0.36, 0.16, shadow=False, reach=0)
    m.joke(joke.pretzel(), -0.03, 0.03, 0.22, 0.34, slope=0.5)


def baby_boutique(m: Model) -> None:
    """A cake of a shop in soft colours, with what nobody may lose."""
    plan = (-0.28, -0.21, 0.28, 0.19)
    o = m.house(*plan[:2], *plan[2:], 0, 0.14, "#5FA3DE", "#F7A6BE", "#FFFFFF", 0.022)
    parts.windows(m, plan, 0.03, 0.125, 5, 1, o, frame=WHITE, skip=(1, 2, 3))
    parts.door(m, plan, o, 0.5, paint="#F08AA8")
    for a in (0.27, 0.62):
        parts.window(m, plan, "front", a, a + 0.12, 0.03, 0.11, o, m.lit, WHITE)
    parts.awning(m, plan, 0.06, 0.94, 0.135, 0.06, "#F07A9E")
    o = m.cone(0, -0.03, 0.14, 0.205, 0.175, 0.17, "#FFF6F0", "#FFFFFF")
    for k in range(12):
        a = math.pi * k / 6
        m.ball(0.172 * math.cos(a), -0.03 + 0.172 * math.sin(a), 0.20, 0.034, "#F7A6BE", 0.7, o)
    m.cone(0, -0.03, 0.205, 0.225, 0.13, 0.12, "#8FD0EC", "#BFE6F7")
    m.joke(joke.pacifier(), 0.0, 0.0, 0.225, 0.36, reach=0.05)


def perfume_arcade(m: Model) -> None:
    """Glass vaults that smell of roses."""
    plan = (-0.32, -0.21, 0.32, 0.19)
    o = m.box(*plan[:2], *plan[2:], 0, 0.14, "#DCEBF6")
    parts.windows(m, plan, 0.02, 0.13, 6, 1, o, walls=SIDES, frame=BLUE)
    glass = parts.lined("#62ACE8", "#DDF0FF", 0.052, "v", 0.14)
    for k in range(4):
        u0 = -0.32 + 0.16 * k
        m.vault(u0, u0 + 0.16, -0.21, 0.19, 0.14, 0.075, glass, "#EAF4FB", "v")
        a0 = 0.25 * k
        parts.panel(m, plan, "front", a0 + 0.035, a0 + 0.215, 0.0, 0.115, WHITE, o)
        parts.window(m, plan, "front", a0 + 0.05, a0 + 0.20, 0.0, 0.105, o, m.lit)
    for k in range(5):
        m.cone(-0.32 + 0.16 * k, 0.195, 0, 0.15, 0.012, 0.012, "#3D8BD4")
    m.joke(joke.perfume(), 0.02, 0.02, 0.20, 0.37)


def noodle_bar(m: Model) -> None:
    """A bowl with a counter around it."""
    plan = (-0.28, -0.20, 0.28, 0.20)
    o = m.house(*plan[:2], *plan[2:], 0, 0.10, DEEP, "#7FB0DE", "#C23A30")
    parts.shop(m, plan, o, 0.035, 0.09, ("front", LEFT, RIGHT, BACK), 0.07)
    for k in range(5):
        m.cone(-0.22 + 0.11 * k, 0.215, 0, 0.035, 0.016, 0.018, "#C23A30", "#E8604C")
    for k in range(4):
        m.ball(
            -0.21 + 0.14 * k,
            0.205,
            0.105,
            0.020,
            "#FF8A5A" if m.lit else "#E8503C",
            glow=1 if m.lit else 0,
        )
    m.cone(0, -0.01, 0.10, 0.13, 0.09, 0.11, "#E6E9EA")
    m.cone(
        0,
        -0.01,
        0.13,
        0.235,
        0.13,
        0.22,
        parts.lined("#F4F6F4", "#3D8BD4", 0.105, "z", 0.25),
        "#FFFFFF",
    )
    m.disc(0, -0.01, 0.2355, 0.198, "#E8A85A", bias=0.004)
    for u, v, r, c in (
        (-0.08, -0.07, 0.055, "#FFE08A"),
        (-0.02, 0.03, 0.06, "#FFD470"),
        (0.06, -0.05, 0.06, "#FFE08A"),
        (-0.10, 0.03, 0.045, "#FFD470"),
        (0.0, -0.11, 0.045, "#FFE8A0"),
    ):
        for k in range(3):
            m.disc(
                u,
                v,
                0.2362 + 0.0002 * k,
                r - 0.017 * k,
                (c, "#E0A03E", c)[k],
                bias=0.0045 + 0.0004 * k,
                inner=max(0.0, r - 0.017 * k - 0.012),
            )
    m.egg(0.115, 0.04, 0.237, (0.045, 0.036, 0.02), "#FFFDF2")
    m.ball(0.115, 0.04, 0.25, 0.018, "#F5A02C", 0.7)
    for k in range(3):
        m.cone(-0.12 + 0.025 * k, 0.09, 0.236, 0.243, 0.014, 0.014, "#7CC05A")
    m.joke(joke.chopsticks(), -0.02, -0.02, 0.235, 0.30, reach=0)


def corner_kiosk(m: Model) -> None:
    """An octagon with something cold on top."""
    flat = (
        (-0.08, -0.19),
        (0.08, -0.19),
        (0.19, -0.08),
        (0.19, 0.08),
        (0.08, 0.19),
        (-0.08, 0.19),
        (-0.19, 0.08),
        (-0.19, -0.08),
    )
    m.box(
        -0.30,
        -0.22,
        0.30,
        0.22,
        0,
        0.006,
        "#D5DFE6",
        parts.lined("#E3EAEE", "#C9D6DE", 0.075, "uv", 0.1),
    )
    o = m.prism([(u * 0.9, v * 0.9) for u, v in flat], 0, 0.16, SKY)
    for wall in ("front", BACK, LEFT, RIGHT):
        parts.window(
            m, (-0.171, -0.171, 0.171, 0.171), wall, 0.30, 0.70, 0.06, 0.135, o, m.lit, WHITE
        )
    m.prism([(u * 1.1, v * 1.1) for u, v in flat], 0.16, 0.178, "#FFFFFF", DEEP)
    top = (0, 0, 0.26)
    roof = m.relief.solid()
    for k in range(8):
        a, b = flat[k], flat[(k + 1) % 8]
        m.face(
            [(a[0] * 1.08, a[1] * 1.08, 0.178), (b[0] * 1.08, b[1] * 1.08, 0.178), top],
            (BLUE, WHITE)[k % 2],
            roof,
        )
    for k in range(3):
        m.box(
            0.22,
            -0.12 + 0.1 * k,
            0.28,
            -0.06 + 0.1 * k,
            0,
            0.05 + 0.02 * (k % 2),
            ("#E8604C", "#F2B632", "#4FA65B")[k],
            "#FFF6E4",
        )
    parts.pole(m, -0.25, 0.12, 0, 0.17, 0.006, WHITE)
    m.cone(-0.25, 0.12, 0.15, 0.20, 0.085, 0.004, parts.striped("#E8604C", "#FFF6E4", 0.035, "uv"))
    m.cone(-0.25, 0.12, 0.0, 0.055, 0.03, 0.03, WHITE, "#FFFFFF")
    m.joke(joke.ice_cream(), 0.0, 0.0, 0.245, 0.35, reach=0.02)


def penthouse(m: Model) -> None:
    """A tower with a garden on top, and the drinks are served."""
    plan, top = (-0.17, -0.20, 0.17, 0.17), (0.0, -0.17, 0.15, 0.02)
    o = m.house(*plan[:2], *plan[2:], 0, 0.36, BLUE, "#CFE2F2", WHITE)
    parts.windows(m, plan, 0.07, 0.35, 4, 4, o, frame=SKY)
    parts.door(m, plan, o, 0.5, 0.09)
    for row in range(3):
        z = 0.135 + 0.07 * row
        m.box(-0.15, 0.17, 0.15, 0.19, z, z + 0.012, WHITE, ICE)
    o = m.house(*top[:2], *top[2:], 0.36, 0.46, WHITE, "#E9F0F4", WHITE)
    parts.windows(m, top, 0.375, 0.45, 2, 1, o, share=0.8)
    m.face(
        [(-0.14, 0.04, 0.361), (0.14, 0.04, 0.361), (0.14, 0.14, 0.361), (-0.14, 0.14, 0.361)],
        "#58C7E0",
        o,
        bias=0.006,
        shades=False,
    )
    for u, v in ((-0.13, -0.15), (-0.13, -0.06)):
        parts.bush(m, u, v, 0.03, z=0.36)
    for u, v, r in (
        (-0.26, -0.08, 0.065),
        (0.26, -0.02, 0.06),
        (-0.24, 0.13, 0.045),
        (0.25, 0.15, 0.04),
    ):
        parts.tree(m, u, v, r, 0.07)
    m.joke(joke.cocktail(), -0.06, 0.03, 0.36, 0.31)


def night_market(m: Model) -> None:
    """Stalls under strings of lights."""
    m.box(
        -0.33,
        -0.22,
        0.33,
        0.22,
        0,
        0.005,
        "#3E4A78",
        parts.lined("#5A6698", "#4C588A", 0.09, "uv", 0.1),
    )
    for k, (u, v, colour) in enumerate(
        (
            (-0.22, -0.12, "#C23A30"),
            (0.22, -0.12, "#8E5BD9"),
            (-0.22, 0.09, "#F2B632"),
            (0.21, 0.10, "#2FA595"),
        )
    ):
        m.box(u - 0.08, v - 0.04, u + 0.08, v + 0.05, 0, 0.055, "#6A4630", "#8A5E3C")
        for j in range(3):
            m.ball(
                u - 0.05 + 0.05 * j,
                v + 0.03,
                0.066,
                0.017,
                ("#F2B632", "#E8604C", "#4FA65B")[(j + k) % 3],
            )
        for du in (-0.075, 0.075):
            parts.pole(m, u + du, v + 0.045, 0, 0.12, 0.005)
        stripes = parts.striped(colour, "#FFF6E4", 0.032, "u")
        m.gable(u - 0.085, v - 0.055, u + 0.085, v + 0.055, 0.12, 0.045, stripes, colour, "u", 0.01)
    for u in (-0.32, 0.32):
        for v in (-0.2, 0.2):
            parts.pole(m, u, v, 0, 0.24, 0.006)
    for v in (-0.2, 0.2):
        for k in range(11):
            u = -0.32 + 0.064 * k
            sag = 0.24 - 0.05 * (1 - (u / 0.32) ** 2)
            m.ball(
                u,
                v,
                sag,
                0.012,
                "#FFD978" if m.lit else ("#F2B632", "#E8604C", "#7FB8EC")[k % 3],
                glow=1 if m.lit else 0,
            )
    m.joke(joke.lantern(), 0.0, 0.06, 0.05, 0.40, before=True, reach=0.05)


BUILDINGS = {
    "shoe_temple": shoe_temple, "department_store": department_store, "bakery": bakery, "baby_boutique": baby_boutique,
    "perfume_arcade": perfume_arcade, "noodle_bar": noodle_bar, "corner_kiosk": corner_kiosk, "penthouse": penthouse,
    "night_market": night_market,
}  # fmt: skip
