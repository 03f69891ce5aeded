"""Social Apps Spark Revolution: a dancer of light over the roofs, telephones, a barricade."""

import math

from ...drawing import palette, svg
from ...drawing.picture import Picture
from ...drawing.stage import air, bodies, city, crowd
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

PINK, AQUA, SUN = "#FF4AC8", "#4AF0FF", "#FFB05A"


def dancer() -> tuple[str, str]:
    """The figure of the clip, in motion: its outlines one after the other, and the last one filled."""
    pose = bodies.Pose((112, 58), (96, -40), (-46, 6), (14, 12), -14)
    light = palette.Ink(AQUA, "#BFFBFF", "#2AB8E0", "#1A7AC8", PINK)
    body = svg.place(bodies.body(light, pose, bodies.Look("dress", "long")), 0, 0)
    ghosts = ""
    for k in range(4):
        other = bodies.Pose(
            (112 - k * 20, 58 - k * 24),
            (96 + k * 14, -40 + k * 30),
            (-46 + k * 12, 6),
            (14 + k * 10, 12 + k * 6),
            -12 + k * 6,
        )
        pink = palette.Ink(PINK, PINK, "#C83AE0", "#8A2AC8", AQUA)
        ghosts += svg.place(
            bodies.body(pink, other, bodies.Look("dress", "long")),
            16 + k * 15,
            0,
            1,
            opacity=0.34 - k * 0.07,
        )
    return ghosts, body


def network(stage: Stage) -> None:
    """Arcs of light from telephone to telephone, with knots where they meet."""
    rng, items = stage.rng.child("network"), ""
    nodes = [(rng.uniform(20, 1900), rng.uniform(110, 520)) for _ in range(46)]
    nodes = [(x, y) for x, y in nodes if abs(x - 960) > 190]
    for k, (x, y) in enumerate(nodes):
        for other in nodes[k + 1 :]:
            if math.dist((x, y), other) < 230:
                middle = ((x + other[0]) / 2, (y + other[1]) / 2 - 46)
                tint = PINK if (k % 3) else AQUA
                items += svg.stroke(
                    f"M{x:.0f},{y:.0f} Q{middle[0]:.0f},{middle[1]:.0f} {other[0]:.0f},{other[1]:.0f}",
                    tint,
                    1.6,
                    opacity=0.6,
                )
        size = rng.uniform(5, 15)
        items += svg.circle(x, y, 4, "#FFFFFF")
        if k % 2:
            items += svg.circle(x, y, size, "none", stroke=AQUA, stroke_width=1.6, opacity=0.8)
        else:
            heart = "M0,6 C-16,-6 -10,-18 0,-9 C10,-18 16,-6 0,6 Z"
            items += svg.place(svg.path(heart, PINK), x, y - 16, size / 9)
    stage.shine(items, glow=1.0, size=12)


def barricade(stage: Stage, lights: tuple[Light, ...]) -> None:
    """Doors, barrels, a car on its side, planks and flags."""
    rng, items = stage.rng.child("barricade"), ""
    for k in range(90):
        x = rng.uniform(300, 1620)
        y = 690 - rng.random() * 120 * (1 - ((x - 960) / 700) ** 2)
        wide, high = rng.uniform(24, 110), rng.uniform(16, 60)
        tone = rng.choice(("#2A1838", "#3A2030", "#1E1A38", "#44283A"))
        shape = svg.rect(
            -wide / 2,
            -high,
            wide,
            high,
            svg.linear((0, palette.lighten(tone, 0.16)), (1, palette.darken(tone, 0.4))),
            rx=4,
        )
        if k % 5 == 0:
            shape = svg.ellipse(0, -20, 26, 26, "#14101E") + svg.ellipse(0, -20, 12, 12, "#3A2A44")
        items += svg.place(shape, x, y, 1, turn=rng.uniform(-40, 40))
    stage.lay(items, lights=lights, bite=3)
    for x, y, pose, flip in (
        (960, 566, "fist", False),
        (790, 590, "fists", True),
        (1130, 590, "cheer", False),
        (640, 616, "fist", True),
        (1290, 620, "point", False),
    ):
        flag = ""
        if pose == "fist":
            cloth = svg.path(
                "M0,-58 C16,-66 26,-50 46,-58 L46,-30 C26,-22 16,-38 0,-30 Z",
                svg.linear((0, "#FF6A8A"), (1, "#8A1A5A")),
            )
            flag = (
                svg.rect(-1.2, -60, 2.4, 76, "#3A2430")
                + cloth
                + crowd.mark("fist", 24, -44, 18, "#3A0A24")
            )
        ink = palette.ink("#2E1A34", PINK)
        stage.lay(
            svg.place(
                bodies.body(
                    ink,
                    bodies.POSES[pose],
                    bodies.Look("hoodie", ("hood", "bun", "afro", "mohawk", "cap")[int(x) % 5]),
                    flag,
                ),
                x,
                y,
                1.85,
                flip=flip,
            ),
            lights=lights,
            bite=2.4,
        )


def draw() -> list[Picture]:
    """Dusk in magenta; cold light from a thousand telephones on every face."""
    stage = Stage("events/social_apps", shadows="#0E0618")
    air.heavens(stage, air.Heavens(
        ("#140A3A", "#3A1468", "#8A2A8A", "#F05A8A", "#FFC07A"), "#FF7AA0", "#1E0E44", 0.56, 0.55, 0.9, 40,
        (Light(960, 560, 760, "#FFA05A", 0.5), Light(960, 300, 460, AQUA, 0.28))))  # fmt: skip
    windows = ("#FFD0A0", "#FF9AD0", "#8AE8FF")
    valley = lambda x: 0.7 + 1.1 * abs(x - 0.5)  # noqa: E731
    city.row(
        stage,
        "far",
        city.Row(
            580,
            130,
            280,
            "#8A3A8A",
            "#F0708A",
            windows,
            0.2,
            (44, 86),
            3.2,
            shape=valley,
            sun="#FF8A8A",
        ),
        soft=0.8,
    )
    air.fog(stage, 540, 60, "#F07A8A", 0.5)
    city.row(stage, "near", city.Row(600, 110, 320, "#3E1A5A", "#B84A80", windows, 0.34, (70, 140), 4.6, 0.35, gap=0.15, neon=(PINK, AQUA),
                                     shape=lambda x: 0.35 + 1.7 * abs(x - 0.5), sun="#A83A80"))  # fmt: skip
    air.fog(stage, 585, 40, "#F0708A", 0.55)
    stage.next_layer()
    network(stage)
    ghosts, body = dancer()
    stage.shine(svg.place(ghosts, 950, 560, 4.5), glow=0.5, size=20)
    stage.shine(svg.place(body, 950, 560, 4.5, opacity=0.72), glow=0.8, size=26)
    scan = "".join(svg.rect(600, y, 720, 2, "#14082E", opacity=0.5) for y in range(84, 570, 7))
    stage.lay(svg.group(scan, mask=svg.mask(svg.place(body, 950, 560, 4.5))), top=70, bottom=600)
    cone = svg.polygon(
        [(880, 640), (1040, 640), (1300, 110), (620, 110)],
        svg.linear((0, AQUA, 0.0), (1, AQUA, 0.3)),
    )
    stage.shine(cone, soft=14, glow=0)
    stage.lay(
        svg.rect(0, 596, 1920, 490, svg.linear((0, "#7A2A60"), (0.2, "#2A1034"), (1, "#0E0618"))),
        top=592,
    )
    light = (
        Light(960, 380, 900, AQUA, 1.3),
        Light(960, 600, 700, SUN, 0.9),
        from_angle(90, PINK, 0.5),
    )
    barricade(stage, light)
    air.fire(stage, 420, 650, 130, 190)
    air.fire(stage, 1540, 654, 120, 170)
    stage.next_layer()
    tones = ("#2A1638", "#341A34", "#221636", "#3A1E34")
    crowd.heads(stage, "far", crowd.Heads(720, 104, 76, tones, AQUA, light, 0.55, "phone"))
    crowd.heads(
        stage, "near", crowd.Heads(860, 190, 172, ("#201030", "#28122E"), AQUA, light, 0.5, "phone")
    )
    air.embers(stage, 120, "#FF9AC8", 80, 720, 0.8)
    return stage.finished()
