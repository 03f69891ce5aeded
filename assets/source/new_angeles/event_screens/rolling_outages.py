"""Rolling Outages Increase: the dark comes over the city, and above it the stars."""

import numpy

from ...drawing import svg
from ...drawing.glow import neon
from ...drawing.picture import Picture, clouds
from ...drawing.rng import Rng
from ...drawing.stage import air, city, crowd
from ...drawing.stage.beanstalk import Beanstalk, stand
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage, smooth

CANDLE, ARC = "#FFC46A", "#A8C8FF"
EDGE = 0.5  # where the dark begins, as a share of the width


def power(x: float) -> float:
    """Full power on the left, none on the right."""
    return 1.15 if x < EDGE - 0.05 else 0.25 if x < EDGE + 0.03 else 0.0


def milky_way(stage: Stage) -> None:
    """A band of stars that only a dark city can see."""
    height, width = stage.shape
    rng = stage.rng.child("milky way")
    y = numpy.linspace(0, 1080, height, dtype=numpy.float32)[:, None]
    x = numpy.linspace(0, 1920, width, dtype=numpy.float32)[None, :]
    away = (y - 250 + (x - 1450) * 0.42) / 130
    lumps = clouds(rng, width, height, 5, 1.4)
    band = (
        numpy.exp(-(away**2))
        * (0.25 + 0.9 * lumps)
        * smooth(x, 900, 1300)
        * (1 - smooth(y, 380, 560))
    )
    lane = numpy.exp(-(((away + 0.1 + (lumps - 0.5)) / 0.3) ** 2)) * 0.5
    stage.tint((band * (1 - lane) * 0.75).astype(numpy.float32), "#8AA8F0")
    stage.tint((band**2 * 0.6).astype(numpy.float32), "#E8B8E0")
    stars = ""
    for _ in range(620):
        at = rng.uniform(930, 1920)
        up = (
            rng.uniform(70, 520)
            if rng.chance(0.4)
            else 250 - (at - 1450) * 0.42 + rng.uniform(-130, 130)
        )
        stars += svg.circle(
            at,
            up,
            rng.uniform(0.5, 1.7),
            rng.choice(("#FFFFFF", "#C8D8FF", "#FFE0C8")),
            opacity=rng.uniform(0.2, 1) * min(1, (at - 920) / 240),
        )
    stage.shine(stars, bottom=540, glow=0.7, size=4)


def arcs(rng: Rng) -> str:
    """Sparks between the last lit roofs and the first dark ones."""
    items = ""
    for x, y in ((930, 350), (985, 430), (890, 470), (1030, 500)):
        points, at = [(x, y)], (x, y)
        for _ in range(9):
            at = (at[0] + rng.uniform(2, 26), at[1] + rng.uniform(-24, 26))
            points.append(at)
        items += neon("M" + " L".join(f"{a:.0f},{b:.0f}" for a, b in points), ARC, 2.4)
    return items


def draw() -> list[Picture]:
    """Half a city in amber and teal, half of it gone; candles on a roof in front."""
    stage = Stage("events/rolling_outages", shadows="#04060F")
    air.heavens(stage, air.Heavens(
        ("#03040E", "#070C20", "#0E1A3A", "#16284E", "#20365E"), "#2A4878", "#04060F", 0.56, 0.4, 0.35, 60,
        (Light(300, 560, 760, "#FF9A4A", 0.75), Light(520, 420, 460, "#2AC8D8", 0.3))))  # fmt: skip
    milky_way(stage)
    windows = ("#FFD9A0", "#FFB45A", "#8AF0FF", "#FFF0D0", "#FF7AB0")
    high = lambda x: 0.75 + 0.55 * abs(x - 0.5) * 2  # noqa: E731
    for side, mist in ((0, "#B8703A"), (1, "#0C1428")):
        shape = (
            (lambda x: high(x) if x < EDGE else 0.0)
            if side == 0
            else (lambda x: high(x) if x >= EDGE else 0.0)
        )
        walls = (
            ("#6A4A5A", "#44304E", "#2A1E3E") if side == 0 else ("#162440", "#101A32", "#0A1124")
        )
        for depth, (foot, low, tall, wide, pane) in enumerate(
            (
                (580, 150, 300, (40, 80), 3.0),
                (592, 120, 290, (60, 116), 4.0),
                (606, 80, 240, (80, 160), 5.2),
            )
        ):
            city.row(stage, f"{side}{depth}", city.Row(
                foot, low, tall, walls[depth], mist, windows, 0.44, wide, pane, 0.25 * depth, gap=0.08 * depth,
                sun="#E88A4A" if side == 0 else "#22386A", shape=shape, power=power))  # fmt: skip
            if side == 0 and depth < 2:
                height, width = stage.shape
                x = numpy.linspace(0, 1, width, dtype=numpy.float32)[None, :]
                y = numpy.linspace(0, 1080, height, dtype=numpy.float32)[:, None]
                lit = numpy.exp(-(((y - 560) / 60) ** 2)) * (1 - smooth(x, EDGE - 0.16, EDGE)) * 0.5
                stage.tint(lit.astype(numpy.float32), "#FF9A4A")
    stage.next_layer()
    stand(
        stage,
        Beanstalk(
            1000,
            612,
            520,
            190,
            "#101A34",
            "#2A3E6A",
            "#FF5A4A",
            ("#2A3E6A",),
            windows="#FFB45A",
            mist="#0A1226",
            power=0.22,
        ),
    )
    stage.shine(arcs(stage.rng.child("arcs")), glow=1.5, size=22)
    air.glow(stage, Light(960, 440, 260, ARC, 0.35))
    stage.lay(
        svg.rect(0, 600, 1920, 480, svg.linear((0, "#141C34"), (0.3, "#080C1A"), (1, "#04060F"))),
        top=596,
    )
    air.fog(stage, 604, 30, "#1E2A4A", 0.6)
    stage.next_layer()
    tones = ("#241E30", "#2E2430", "#1E2236", "#30262A")
    candles = tuple(Light(x, 560, 300, CANDLE, 1.5) for x in range(120, 1900, 240))
    crowd.rank(stage, "roof", crowd.Rank(
        640, 118, 66, tones, CANDLE, ("stand", "wait", "phone", "point", "hips"), 0, lights=(*candles, Light(200, 420, 900, "#FF9A4A", 1.1),
                                                                                        from_angle(70, "#6A8AC8", 0.5)), bite=2), 2)  # fmt: skip
    glims = "".join(svg.place(svg.rect(-2, -2, 4, 9, "#E8D8C0") + svg.path("M0,-14 Q4,-6 0,-2 Q-4,-6 0,-14 Z", "#FFE8B0"), x, 600 + (x % 7) * 4)
                    for x in range(60, 1900, 83))  # fmt: skip
    stage.shine(glims, glow=1.6, size=24)
    wall = svg.rect(
        0, 640, 1920, 450, svg.linear((0, "#2A2638"), (0.06, "#141424"), (1, "#06070F"))
    )
    stage.lay(wall, top=620, lights=(*candles,), bite=3)
    crowd.heads(stage, "near", crowd.Heads(830, 175, 205, ("#1E1A2A", "#241E28"), CANDLE, (
        Light(200, 500, 1000, "#FF9A4A", 1.4), *candles, from_angle(80, "#6A8AC8", 0.6)), 0.5, "candle"))  # fmt: skip
    return stage.finished()
