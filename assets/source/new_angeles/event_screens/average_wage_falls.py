"""Average Wage Falls Again: a curve of light as high as the towers comes down on the pickets."""

import itertools

from ...drawing import svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.stage import air, city, crowd
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

RED, SLATE = "#FF3A3A", "#8AA8C0"
CURVE = ((120, 128), (250, 176), (330, 150), (470, 252), (560, 218), (700, 318), (800, 282), (950, 388),
         (1040, 352), (1180, 442), (1290, 410), (1480, 536))  # fmt: skip


def hologram(stage: Stage) -> None:
    """Bars of red light under a curve, a grid, and an arrow that hits the ground."""
    grid = "".join(
        svg.line([(90, y), (1640, y)], RED, 1, opacity=0.35) for y in range(120, 580, 58)
    )
    grid += "".join(
        svg.line([(x, 100), (x, 580)], RED, 1, opacity=0.25) for x in range(120, 1640, 76)
    )
    stage.shine(grid, glow=0.3)
    bars = ""
    for (x, y), (nx, ny) in itertools.pairwise(CURVE):
        steps = max(1, int((nx - x) / 34))
        for k in range(steps):
            at, high = x + (nx - x) * k / steps, y + (ny - y) * k / steps
            bars += svg.rect(
                at,
                high + 16,
                24,
                590 - high,
                svg.linear((0, RED, 0.75), (0.5, RED, 0.28), (1, RED, 0.05)),
            )
            bars += svg.rect(at, high + 16, 24, 4, "#FFB0A0", opacity=0.9)
    stage.shine(bars, glow=0.5, size=12)
    line = "M" + " L".join(f"{x},{y}" for x, y in CURVE)
    arrow = svg.polygon([(1548, 592), (1440, 560), (1516, 478)], "#FF5A4A")
    dots = "".join(svg.circle(x, y, 10, "#FFE0D8") for x, y in CURVE)
    stage.shine(neon(line, RED, 9), arrow, dots, glow=1.2, size=26)


def coins(stage: Stage) -> None:
    """Hexagons of capital that fall off the curve."""
    rng, items = stage.rng.child("coins"), ""
    for _ in range(70):
        x, y = rng.uniform(160, 1500), rng.uniform(150, 600)
        if y < 120 + (x - 120) * 0.3:
            continue
        r = rng.uniform(4, 11)
        hexagon = [
            (r, 0),
            (r * 0.5, r * 0.8),
            (-r * 0.5, r * 0.8),
            (-r, 0),
            (-r * 0.5, -r * 0.8),
            (r * 0.5, -r * 0.8),
        ]
        items += svg.place(
            svg.polygon(hexagon, "#FFC86A") + svg.circle(0, 0, r * 0.4, "#8A4A2A"),
            x,
            y,
            1,
            turn=rng.uniform(0, 180),
            opacity=rng.uniform(0.4, 1),
        )
    stage.lay(items, lights=(from_angle(120, "#FFF0D0", 0.8),), bite=1.2, glow=0.4)


def draw() -> list[Picture]:
    """Slate rain and one red line; the eye slides down it to the pickets."""
    stage = Stage("events/average_wage_falls", shadows="#080A12")
    air.heavens(stage, air.Heavens(
        ("#0A1018", "#142030", "#26384C", "#44586C", "#7A8C98"), SLATE, "#0A0E16", 0.56, 0.68, 0.8,
        glows=(Light(1480, 540, 620, RED, 0.45), Light(300, 200, 560, RED, 0.18))))  # fmt: skip
    windows = ("#C8E0F0", "#FFE0B0", "#8AB0C8")
    tall = lambda x: 0.8 + 0.5 * x  # noqa: E731
    city.row(
        stage,
        "far",
        city.Row(580, 190, 350, "#3E5468", "#7A8C98", windows, 0.14, (44, 86), 3.2, shape=tall),
        soft=0.8,
    )
    air.fog(stage, 520, 80, "#7A8E9C", 0.5)
    city.row(stage, "middle", city.Row(592, 170, 400, "#22344A", "#5A6C7C", windows, 0.2, (80, 140), 4.2, 0.12, gap=0.2, neon=(RED, SLATE),
                                       sun="#4A5E74", shape=tall))  # fmt: skip
    air.fog(stage, 570, 50, "#6A7C8A", 0.5)
    stage.next_layer()
    hologram(stage)
    coins(stage)
    air.glow(stage, Light(1530, 580, 330, "#FF6A4A", 0.7))
    stage.lay(
        svg.rect(0, 592, 1920, 490, svg.linear((0, "#4A5662"), (0.2, "#1A222E"), (1, "#080A12"))),
        top=588,
    )
    streaks = "".join(
        svg.rect(x, 600, 14, 150, svg.linear((0, RED, 0.4), (1, RED, 0.0)))
        for x in range(240, 1640, 37)
    )
    stage.shine(streaks, soft=5, glow=0)
    hit = (
        Light(1530, 560, 760, "#FF6A4A", 1.9),
        from_angle(100, "#FF5A4A", 0.7),
        from_angle(70, "#A8C0D8", 0.4),
    )
    tones = ("#3A3430", "#2E3642", "#40382C", "#2A2E3A")
    crowd.rank(stage, "far", crowd.Rank(604, 96, 36, tones, "#FFB84A", ("stand", "wait", "fist", "hips"), 0.36, ("#E8D8B0", "#D0483A", "#F0E8D8"),
                                        lights=hit, heads=("helmet", "cap", "helmet", "short"), clothes=("overall", "jacket"), haze=("#5A6470", 0.35)))  # fmt: skip
    air.fog(stage, 612, 24, "#6A7682", 0.3)
    crowd.rank(stage, "middle", crowd.Rank(664, 158, 74, tones, "#FFB84A", ("stand", "fist", "point", "hips", "fists"), 0.3, ("#E8D8B0", "#D0483A", "#F0E8D8"),
                                           lights=hit, heads=("helmet", "cap", "helmet", "bun"), clothes=("overall", "jacket"), bite=2.2))  # fmt: skip
    stage.next_layer()
    crowd.heads(stage, "near", crowd.Heads(800, 170, 186, ("#26282E", "#302A26", "#20262E"), "#FFB84A", (Light(1530, 560, 1200, "#FF6A4A", 2.0), *hit[1:]), 0.3,
                                           kinds=("helmet", "cap", "helmet", "long", "hood")))  # fmt: skip
    air.rain(stage, 700, 0.18)
    return stage.finished()
