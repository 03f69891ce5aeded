"""What tourists like, in violet."""

from ..jokes import ink
from ..jokes import tourist as joke
from ..model import parts
from ..model.parts import BACK, LEFT, RIGHT
from ..model.solids import Model

VIOLET, DEEP, PALE, MIST = "#8E6BD0", "#6F48B8", "#B9A4E0", "#D8CBF0"
SIDES = (BACK, LEFT, RIGHT)


def chillax_spa(m: Model) -> None:
    """A pool with a duck that is too large for it."""
    plan = (-0.30, -0.22, 0.30, 0.20)
    o = m.house(*plan[:2], *plan[2:], 0, 0.10, PALE, "#EDE4FA", "#FFFFFF", 0.03)
    parts.windows(m, plan, 0.015, 0.095, 6, 1, o, skip=(2, 3))
    parts.door(m, plan, o, wide=0.10)
    pool = (-0.20, -0.17, 0.22, 0.10)
    m.box(*pool[:2], *pool[2:], 0.10, 0.125, "#F2ECFC", "#FFFFFF")
    water = parts.lined("#58C7E0", "#9AE4F0", 0.05, "uv", 0.22)
    m.face(
        [(-0.18, -0.15, 0.126), (0.20, -0.15, 0.126), (0.20, 0.08, 0.126), (-0.18, 0.08, 0.126)],
        water,
        bias=0.004,
        shades=False,
    )
    for u in (-0.25, 0.26):
        m.cone(u, 0.14, 0.10, 0.19, 0.005, 0.005, "#8A5A3A")
        m.cone(u, 0.14, 0.17, 0.21, 0.055, 0.004, parts.striped("#E8604C", "#FFF6E4", 0.03, "uv"))
    m.joke(joke.duck(), 0.02, -0.04, 0.13, 0.32, reach=0.07)


def grand_hotel(m: Model) -> None:
    """Two storeys of lobby and a tall house behind, with the luggage on top."""
    low, high = (-0.33, -0.05, 0.33, 0.21), (-0.31, -0.23, 0.31, 0.03)
    o = m.house(*low[:2], *low[2:], 0, 0.13, PALE)
    parts.windows(
        m, low, 0.03, 0.115, 6, 1, o, walls=("front", LEFT, RIGHT), skip=(2, 3), frame=parts.FRAME
    )
    parts.door(m, low, o, wide=0.11, tall=0.09, paint="#8A3328")
    parts.awning(m, low, 0.34, 0.66, 0.125, 0.075, "#E8604C")
    o = m.house(*high[:2], *high[2:], 0, 0.34, VIOLET, "#CBBBEA", "#FFD98A")
    parts.windows(m, high, 0.16, 0.325, 6, 2, o, walls=("front",), frame=MIST)
    parts.windows(m, high, 0.03, 0.325, 6, 4, o, walls=SIDES, frame=MIST)
    for u in (-0.25, 0.25):
        parts.unit(m, u, -0.15, 0.34)
        parts.bush(m, u, 0.12, 0.028, z=0.13)
    m.joke(joke.suitcase(), 0.02, -0.07, 0.34, 0.31, reach=0.10)


def souvenir_stand(m: Model) -> None:
    """A tent full of little things under a snow globe."""
    for u in (-0.2, 0.2):
        for v in (-0.13, 0.15):
            parts.pole(m, u, v, 0, 0.15, 0.009, "#8A5A3A")
    plan = (-0.22, -0.05, 0.22, 0.17)
    o = m.box(
        *plan[:2], *plan[2:], 0, 0.07, parts.lined("#A9713F", "#7A4E2A", 0.05, "u"), "#D9A86A"
    )
    for k in range(7):
        m.ball(
            -0.18 + 0.06 * k,
            0.12,
            0.085,
            0.02,
            ("#E8604C", "#F2B632", "#4FA65B", "#3D8BD4")[k % 4],
            owner=o,
        )
    stripes = parts.striped(DEEP, "#FFF6E4", 0.055, "u")
    m.hip(-0.24, -0.18, 0.24, 0.19, 0.15, 0.09, stripes, 0.02, 0.20)
    m.box(-0.25, 0.19, 0.25, 0.20, 0.12, 0.15, stripes)
    m.box(-0.33, -0.10, -0.26, 0.12, 0, 0.10, "#C98F5A", "#E0B27A")
    for k in range(3):
        m.ball(-0.295, -0.07 + 0.07 * k, 0.115, 0.024, ("#F2B632", "#E8604C", "#3D8BD4")[k])
    m.joke(joke.snow_globe(), 0.0, 0.0, 0.225, 0.325, reach=0.06, slope=0.5)


def backpacker_hostel(m: Model) -> None:
    """A house of bunks with a backpack as tall as its porter."""
    plan, wing = (-0.30, -0.22, 0.10, 0.20), (0.10, -0.22, 0.31, 0.04)
    o = m.house(*plan[:2], *plan[2:], 0, 0.25, VIOLET, "#C3B2E6")
    parts.windows(m, plan, 0.10, 0.24, 4, 2, o, frame=MIST)
    parts.shop(m, plan, o, 0.02, 0.085)
    parts.door(m, plan, o, 0.75, paint="#E8793A")
    o = m.house(*wing[:2], *wing[2:], 0, 0.13, DEEP, "#A98FDC")
    parts.windows(m, wing, 0.02, 0.12, 2, 1, o, frame=MIST)
    for u, v, colour, dark in (
        (-0.21, -0.10, "#F2A632", "#C9781E"),
        (-0.01, -0.13, "#4FB58A", "#2E8A66"),
    ):
        m.gable(u - 0.085, v - 0.075, u + 0.085, v + 0.075, 0.25, 0.11, colour, dark, "v", 0.0)
        flap = [
            (u - 0.03, v + 0.0755, 0.252),
            (u + 0.03, v + 0.0755, 0.252),
            (u, v + 0.0755, 0.325),
        ]
        m.face(flap, parts.LIT if m.lit else "#3A2A56", m.relief.solids, bias=0.006, shades=False)
    for u in (-0.25, -0.10):
        parts.bush(m, u, 0.12, 0.026, z=0.25)
    m.joke(joke.backpack(), 0.19, 0.12, 0.0, 0.34, before=True)


def wax_museum(m: Model) -> None:
    """A temple, and its emperor, who melts."""
    m.box(-0.32, -0.22, 0.32, 0.22, 0, 0.02, "#C9BBE2", "#EFE8FA")
    m.box(-0.30, -0.21, 0.30, 0.20, 0.02, 0.035, "#D9CFEA", "#F6F1FC")
    plan = (-0.25, -0.20, 0.25, 0.09)
    o = m.box(*plan[:2], *plan[2:], 0.035, 0.17, VIOLET)
    parts.door(m, plan, o, wide=0.10, tall=0.11, paint="#4A2E76", z=0.035)
    parts.windows(m, plan, 0.06, 0.16, 4, 1, o, walls=SIDES)
    for k in range(6):
        m.cone(-0.27 + 0.108 * k, 0.155, 0.035, 0.17, 0.024, 0.020, "#FFFDF4")
    m.box(-0.30, -0.21, 0.30, 0.19, 0.17, 0.192, "#EFE8FA", "#FFFFFF")
    m.gable(
        -0.30, -0.205, 0.30, 0.185, 0.192, 0.075, parts.tiles("#8E66DA", 0.045, "v"), MIST, "u", 0.0
    )
    m.joke(joke.wax_emperor(), 0.0, 0.0, 0.245, 0.285, reach=0.05, slope=0.3)


def sightseeing_bus(m: Model) -> None:
    """A double-decker parked for ever, its upper deck full."""
    m.box(-0.33, -0.2, 0.33, 0.2, 0, 0.006, "#BDB4CC", "#C9C0DA")
    for u in (-0.2, 0.2):
        for v in (-0.115, 0.125):
            m.sheet(
                [
                    (u + 0.05 * x, 0.055 + 0.05 * y)
                    for x, y in (
                        (1, 0),
                        (0.7, 0.7),
                        (0, 1),
                        (-0.7, 0.7),
                        (-1, 0),
                        (-0.7, -0.7),
                        (0, -1),
                        (0.7, -0.7),
                    )
                ],
                v - 0.015,
                v + 0.015,
                "#22303A",
            )
    low = (-0.30, -0.12, 0.30, 0.12)
    o = m.box(*low[:2], *low[2:], 0.03, 0.25, "#D8463A", "#F0E6D8")
    parts.windows(m, low, 0.085, 0.155, 6, 1, o, share=0.84, tall=0.9)
    parts.panel(m, low, "front", 0.0, 1.0, 0.165, 0.185, "#FFD978", o)
    parts.windows(m, low, 0.19, 0.24, 6, 1, o, share=0.8, tall=0.5, walls=SIDES)
    m.face(
        [
            (-0.28, -0.10, 0.2505),
            (0.28, -0.10, 0.2505),
            (0.28, 0.10, 0.2505),
            (-0.28, 0.10, 0.2505),
        ],
        VIOLET,
        o,
        bias=0.004,
        shades=False,
    )
    for u in (-0.22, -0.1, 0.02, 0.14, 0.25):
        m.box(u - 0.012, -0.09, u + 0.012, 0.09, 0.25, 0.275, "#5A3A86", "#7A58B0")
    for v in (-0.07, 0.07):
        m.ball(0.30, v, 0.075, 0.02, "#FFF2C0", glow=1 if m.lit else 0)
    people = ("tourist", "hipster", "parent", "shopper")
    skins = ("#E5A878", "#B97B52", "#F0B98C", "#8A5638")
    for k, (colour, skin) in enumerate(zip(people, skins, strict=True)):
        m.joke(
            joke.sightseer(colour, skin),
            -0.205 + 0.137 * k,
            0.055 * (-1) ** k,
            0.255,
            0.335,
            reach=0.03,
        )


def city_gate(m: Model) -> None:
    """Two towers and the key between them."""
    for u in (-0.22, 0.22):
        plan = (u - 0.10, -0.14, u + 0.10, 0.14)
        o = m.box(*plan[:2], *plan[2:], 0, 0.24, parts.lined("#A58CD6", "#8A70C0", 0.05, "z", 0.12))
        parts.windows(m, plan, 0.03, 0.23, 2, 2, o, share=0.4, frame=MIST)
        parts.door(m, plan, o, 0.5, 0.06)
        for du in (-0.085, 0, 0.085):
            for dv in (-0.125, 0.125):
                m.box(u + du - 0.02, dv - 0.02, u + du + 0.02, dv + 0.02, 0.24, 0.265, PALE)
        m.hip(
            plan[0],
            plan[1],
            plan[2],
            plan[3],
            0.255,
            0.15,
            parts.tiles("#8A5FD6", 0.03, "z"),
            0.012,
        )
        m.ball(u, 0, 0.41, 0.014, "#F5B92E")
    plan = (-0.12, -0.09, 0.12, 0.09)
    m.sheet(
        [
            (-0.12, 0.0),
            (-0.08, 0.0),
            (-0.08, 0.08),
            (-0.05, 0.12),
            (0, 0.135),
            (0.05, 0.12),
            (0.08, 0.08),
            (0.08, 0.0),
            (0.12, 0.0),
            (0.12, 0.21),
            (-0.12, 0.21),
        ],
        -0.09,
        0.09,
        "#A58CD6",
        "#C3B2E6",
    )
    for k in range(4):
        for v in (-0.075, 0.075):
            m.box(-0.105 + 0.06 * k, v - 0.015, -0.075 + 0.06 * k, v + 0.015, 0.21, 0.235, PALE)
    m.joke(joke.key(), 0.0, 0.0, 0.22, 0.32, reach=0.03)


def buffet_palace(m: Model) -> None:
    """A palace under a silver cloche."""
    plan = (-0.32, -0.22, 0.32, 0.20)
    o = m.house(*plan[:2], *plan[2:], 0, 0.13, PALE, "#CBBBEA", "#EDE4FA")
    parts.windows(m, plan, 0.02, 0.125, 7, 1, o, frame=MIST, skip=(3,))
    parts.door(m, plan, o, wide=0.11)
    inner = (-0.18, -0.17, 0.18, 0.13)
    m.house(*inner[:2], *inner[2:], 0.13, 0.18, VIOLET, "#E8C15A", "#F5D98A")
    m.cone(0, -0.02, 0.18, 0.195, 0.18, 0.18, "#F2C24A", "#FFE08A")
    m.ball(0, -0.02, 0.195, 0.165, "#C9D3DA", 0.95, above=0.195, glow=-0.9)
    m.ball(0, -0.02, 0.365, 0.028, "#F5B92E", glow=-0.9)
    for u in (-0.26, 0.26):
        m.cone(u, 0.15, 0.13, 0.16, 0.02, 0.02, "#A5562F")
        parts.bush(m, u, 0.15, 0.028, z=0.16)
    m.joke(
        ink.steam(-18, -4, 34) + ink.steam(18, -4, 34),
        0.0,
        -0.02,
        0.39,
        0.26,
        shadow=False,
        reach=0,
    )


def sunset_pier(m: Model) -> None:
    """A pier over water, and the sun that never quite sets."""
    water = parts.lined("#5FC3DC", "#A6E4F0", 0.07, "uv", 0.16)
    m.box(-0.33, -0.23, 0.33, 0.23, 0.0, 0.004, "#E8D9A8", water)
    for u in (-0.22, -0.02, 0.18):
        for v in (-0.12, 0.10):
            parts.pole(m, u, v, 0, 0.06, 0.013, "#6A4630")
    deck = parts.lined("#C99A62", "#8A6238", 0.045, "u")
    m.box(-0.28, -0.15, 0.25, 0.13, 0.05, 0.068, "#9A6E40", deck)
    m.box(
        -0.05, 0.13, 0.05, 0.23, 0.03, 0.05, "#9A6E40", parts.lined("#C99A62", "#8A6238", 0.04, "v")
    )
    plan = (-0.22, -0.11, 0.02, 0.05)
    o = m.box(*plan[:2], *plan[2:], 0.068, 0.17, MIST)
    parts.windows(m, plan, 0.08, 0.16, 3, 1, o)
    m.hip(*plan, 0.17, 0.09, parts.striped(VIOLET, "#FFF6E4", 0.045, "u"), 0.03, 0.06)
    for u in (0.08, 0.16):
        m.box(
            u - 0.025,
            0.02,
            u + 0.025,
            0.10,
            0.075,
            0.09,
            "#E8604C",
            parts.striped("#E8604C", "#FFF6E4", 0.02, "u"),
        )
    for u in (-0.26, -0.1, 0.06, 0.23):
        parts.pole(m, u, 0.12, 0.068, 0.11, 0.006, "#FFF6E4")
    m.joke(joke.sunset(), 0.11, -0.08, 0.07, 0.37, reach=0)


BUILDINGS = {
    "chillax_spa": chillax_spa, "grand_hotel": grand_hotel, "souvenir_stand": souvenir_stand,
    "backpacker_hostel": backpacker_hostel, "wax_museum": wax_museum, "sightseeing_bus": sightseeing_bus,
    "city_gate": city_gate, "buffet_palace": buffet_palace, "sunset_pier": sunset_pier,
}  # fmt: skip
