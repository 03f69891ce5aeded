"""The two tiles that every city begins with."""

from ...drawing import palette
from ..jokes import mixed as joke
from ..model import parts
from ..model.parts import BACK, LEFT, RIGHT
from ..model.solids import Model

STONE, GLASS, FRAME = "#C9CEC8", "#67B8AE", "#DDF0EA"


def central_station(m: Model) -> None:
    """Two halls of glass and a tower with a clock."""
    plan = (-0.32, -0.20, 0.32, 0.19)
    o = m.box(*plan[:2], *plan[2:], 0, 0.12, STONE, "#DDE2DA")
    parts.windows(m, plan, 0.02, 0.11, 7, 1, o, frame="#F4F6F0", skip=(3,))
    parts.door(m, plan, o, 0.5, 0.10, 0.09, "#3E5A5E")
    glass = parts.lined(GLASS, FRAME, 0.052, "v", 0.16)
    for u0, u1 in ((-0.31, -0.07), (0.07, 0.31)):
        m.vault(u0, u1, -0.20, 0.18, 0.12, 0.13, glass, "#CFE6DF", "v")
        o = m.relief.solids
        for k in range(4):
            a = u0 + 0.03 + 0.05 * k
            m.face(
                [
                    (a, 0.181, 0.125),
                    (a + 0.035, 0.181, 0.125),
                    (a + 0.035, 0.181, 0.19),
                    (a, 0.181, 0.19),
                ],
                parts.LIT if m.lit else "#2F7F8C",
                o,
                bias=0.004,
                shades=False,
                glow=1 if m.lit else 0,
            )
    for u, colour in ((-0.19, "#D8463A"), (0.19, "#F2B632")):
        train = (u - 0.055, 0.10, u + 0.055, 0.235)
        o = m.box(*train[:2], *train[2:], 0.012, 0.095, colour, palette.lighten(colour, 0.4))
        parts.panel(
            m,
            train,
            "front",
            0.12,
            0.88,
            0.052,
            0.085,
            parts.LIT if m.lit else parts.GLASS,
            o,
            0.008,
            1 if m.lit else 0,
        )
        parts.windows(m, train, 0.045, 0.085, 3, 1, o, walls=(LEFT, RIGHT, BACK))
        for a in (0.2, 0.8):
            parts.panel(
                m,
                train,
                "front",
                a - 0.08,
                a + 0.08,
                0.022,
                0.038,
                "#FFF2C0",
                o,
                0.008,
                1 if m.lit else 0,
            )
    tower = (-0.065, -0.02, 0.065, 0.11)
    o = m.box(*tower[:2], *tower[2:], 0.12, 0.36, "#EFEDE0")
    parts.windows(m, tower, 0.13, 0.20, 2, 1, o, share=0.4)
    m.hip(*tower, 0.36, 0.15, parts.tiles("#2F9A8E", 0.03, "z"), 0.018)
    m.ball(0, 0.045, 0.515, 0.014, "#F2BE4A", glow=-0.8)
    m.joke(joke.clock(), 0.0, 0.115, 0.20, 0.27, shadow=False, reach=0)


def city_park(m: Model) -> None:
    """A pond with a boat, and trees around it."""
    pond = [
        (-0.17, -0.02),
        (-0.13, -0.11),
        (-0.03, -0.15),
        (0.10, -0.13),
        (0.19, -0.06),
        (0.19, 0.04),
        (0.11, 0.11),
        (0.0, 0.12),
        (-0.12, 0.09),
    ]
    m.prism([(u * 1.13, v * 1.13) for u, v in pond], 0, 0.006, "#C9B98A", "#E3D6A8")
    m.prism(pond, 0, 0.009, "#58B9D8", parts.lined("#5FC3DC", "#9ADCEC", 0.07, "uv", 0.14))
    for u, v, r, leaf in (
        (-0.26, -0.17, 0.075, "#4C9A4E"),
        (0.27, -0.17, 0.07, "#C9A33A"),
        (-0.28, 0.05, 0.065, "#5CA85A"),
        (0.29, 0.12, 0.06, "#6DB34E"),
        (-0.10, -0.21, 0.055, "#6DB34E"),
        (0.11, -0.2, 0.05, "#4C9A4E"),
    ):
        parts.tree(m, u, v, r, 0.08, leaf)
    for u, v in ((-0.22, 0.19), (-0.15, 0.20), (0.23, 0.20)):
        parts.bush(m, u, v, 0.03)
    for k in range(4):
        m.cone(
            -0.17 + 0.045 * k, 0.14 - 0.03 * (k % 2), 0.0, 0.016, 0.026, 0.022, "#9AA8A8", "#B9C4C2"
        )
    parts.bench(m, 0.08, 0.19)
    parts.lamp(m, 0.0, 0.19)
    m.joke(joke.sail(), 0.03, 0.0, 0.01, 0.29, reach=0.05)


BUILDINGS = {"central_station": central_station, "city_park": city_park}
