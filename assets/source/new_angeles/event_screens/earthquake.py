"""Earthquake Rocks City: the street tears open, towers lean over people who run."""

import math

from ...drawing import palette, props, svg
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.stage import air, bodies, city
from ...drawing.stage.beanstalk import Beanstalk, stand
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

LAVA, DUST = "#FF8A2E", "#C89A5A"
WINDOWS = ("#FFE0A0", "#FFC27A", "#8A6A4A")


def leaning(
    stage: Stage, name: str, x: float, foot: float, wide: float, high: float, turn: float, wall: str
) -> None:
    """A tower that tips over, with a crack and a torn corner."""
    rng = stage.rng.child(f"leaning {name}")
    look = city.Row(
        foot,
        high,
        high,
        wall,
        "#A8743A",
        WINDOWS,
        0.2,
        (wide, wide),
        7,
        side=1 if turn < 0 else -1,
        sun="#C88A4A",
    )
    body, light = city.block(rng, x - wide / 2, wide, high, look, 1)
    top, crack = foot - high, [(x - wide * 0.5, foot - high * 0.45)]
    for k in range(1, 7):
        crack.append(
            (
                x - wide * 0.5 + wide * 0.78 * k / 6,
                foot - high * (0.45 + 0.05 * math.sin(k * 2.3) + 0.02 * k),
            )
        )
    torn = svg.polygon(
        [
            (x + wide * 0.1, top - 4),
            (x + wide * 0.24, top + 46),
            (x + wide * 0.36, top + 24),
            (x + wide * 0.56, top + 90),
            (x + wide * 0.6, top - 4),
        ],
        "#000",
    )
    hole = svg.mask(svg.rect(x - wide * 2, top - 300, wide * 4, high + 700, "#fff") + torn)
    spin = f"rotate({turn} {x} {foot})"
    items = svg.group(
        svg.group(
            body,
            svg.line(crack, "#140A08", wide * 0.05),
            svg.line(crack, palette.lighten(wall, 0.3), 1.6),
            mask=hole,
        ),
        transform=spin,
    )
    stage.lay(
        items, lights=(from_angle(90, "#FFD08A", 0.7), Light(960, 640, 900, LAVA, 1.3)), bite=4
    )
    stage.shine(svg.group(light, transform=spin, opacity=0.8), glow=0.7, size=10)


def rift() -> tuple[list[svg.Point], list[svg.Point]]:
    """Both edges of the rift, from the horizon to the viewer."""
    left = [
        (952, 500),
        (926, 520),
        (958, 540),
        (850, 566),
        (905, 596),
        (700, 650),
        (790, 720),
        (420, 860),
        (380, 1090),
    ]
    right = [
        (962, 500),
        (990, 522),
        (1008, 544),
        (994, 572),
        (1110, 606),
        (1060, 660),
        (1270, 730),
        (1300, 860),
        (1560, 1090),
    ]
    return left, right


def debris(rng: Rng, count: int) -> str:
    """Blocks in the air."""
    items = ""
    for _ in range(count):
        x, y, r = (
            rng.uniform(60, 1860),
            rng.uniform(110, 560),
            rng.uniform(4, 24) * rng.uniform(0.4, 1.2),
        )
        block = svg.polygon(
            [(-r, -r * 0.6), (r * 0.7, -r), (r, r * 0.5), (-r * 0.4, r)],
            rng.choice(("#5A3E2A", "#3E2A20", "#7A5636")),
        )
        items += svg.place(block, x, y, 1, turn=rng.uniform(0, 180))
    return items


def draw() -> list[Picture]:
    """Ochre dust and light from below; everything falls towards the rift."""
    stage = Stage("events/earthquake", shadows="#120A08")
    air.heavens(stage, air.Heavens(
        ("#1E120C", "#4A2C18", "#8A5A2A", "#D09A4A", "#F8D890"), "#F8D08A", "#3A2414", 0.56, 0.6, 0.8,
        glows=(Light(960, 560, 800, "#FFC05A", 0.6),)))  # fmt: skip
    city.row(
        stage,
        "far",
        city.Row(520, 90, 230, "#A8763E", "#D8A860", WINDOWS, 0.1, (44, 90), 3.4),
        soft=1,
    )
    air.fog(stage, 480, 80, "#E0B46A", 0.65)
    stage.next_layer()
    stand(
        stage,
        Beanstalk(
            960,
            530,
            380,
            170,
            "#5A3A24",
            "#8A6238",
            "#FFE8B0",
            (LAVA, "#FFE0A0"),
            mist="#C8964A",
            power=0.55,
        ),
    )
    for name, x, foot, wide, high, turn, wall in (
        ("a", 640, 536, 84, 300, 13, "#6A4828"), ("b", 1300, 536, 90, 310, -15, "#6A4828"), ("c", 470, 546, 110, 380, 7, "#54381F"),
        ("d", 1480, 546, 120, 350, -6, "#54381F"), ("e", 800, 526, 60, 200, -9, "#8A6034"), ("f", 1130, 526, 56, 210, 8, "#8A6034"),
    ):  # fmt: skip
        leaning(stage, name, x, foot, wide, high, turn, wall)
    air.fog(stage, 520, 50, "#D0A05A", 0.55)
    for name, x, foot, wide, high, turn in (
        ("g", 170, 600, 190, 470, 12),
        ("h", 1740, 600, 200, 500, -14),
    ):
        leaning(stage, name, x, foot, wide, high, turn, "#3A2618")
    ground = svg.rect(
        0,
        500,
        1920,
        590,
        svg.linear((0, "#A87A3E"), (0.14, "#5A3C22"), (0.5, "#2A1A12"), (1, "#140C0A")),
    )
    stage.lay(ground, top=496)
    for x, y in ((250, 560), (560, 540), (1380, 540), (1660, 560)):
        air.smoke(stage, x, y + 30, 240, 240, DUST, lean=0.2 if x < 960 else -0.2, strength=0.8)
    left, right = rift()
    hot = svg.linear(
        (0, "#FFF0B0"), (0.2, "#FFC04A"), (0.45, LAVA), (0.8, "#B8281A"), (1, "#2A0808")
    )
    stage.lay(svg.polygon([*left, *reversed(right)], hot), top=480)
    stage.shine(
        svg.polygon([*left, *reversed(right)], LAVA), top=400, soft=26, glow=0, strength=0.8
    )
    stage.lay(svg.line(left, "#C8925A", 6), svg.line(right, "#8A5A34", 6), top=480)
    air.glow(stage, Light(965, 560, 460, "#FFC46A", 0.7))
    air.fog(stage, 520, 26, "#F0C070", 0.45)
    stage.lay(
        debris(stage.rng.child("debris"), 90), lights=(Light(960, 620, 1000, LAVA, 1.4),), bite=2
    )
    stage.next_layer()
    rng = stage.rng.child("people")
    lights = (Light(960, 620, 900, "#FFB04A", 1.9), from_angle(90, "#FFD890", 0.6))
    for index in range(20):
        left_side = index % 2 == 0
        near = index // 2
        x = (
            660 - near * 62 + rng.uniform(-40, 40)
            if left_side
            else 1280 + near * 62 + rng.uniform(-40, 40)
        )
        y, size = 560 + near * 15, 0.95 + near * 0.16
        ink = palette.ink(rng.choice(("#4A3020", "#3A2A2A", "#54382A", "#2E2428")), LAVA)
        wear = bodies.Look(
            rng.choice(bodies.CLOTHES), rng.choice(bodies.HEADS), rng.choice(("", "bag"))
        )
        pose = rng.choice(("run", "run", "run", "crouch", "carry", "fall"))
        stage.lay(
            svg.place(bodies.body(ink, bodies.POSES[pose], wear), x, y, size, flip=left_side),
            lights=lights,
            bite=2.2,
        )
    cars = svg.place(props.car(palette.ink("#4A3420", LAVA)), 760, 640, 1.25, turn=26) + svg.place(
        props.car(palette.ink("#3A2E2A", "#FFE0A0")), 1230, 660, 1.4, flip=True, turn=-20
    )
    stage.lay(cars, lights=lights, bite=3)
    air.fog(stage, 700, 60, "#A87A42", 0.4)
    air.embers(stage, 170, "#FFC06A", 120, 760)
    return stage.finished()
