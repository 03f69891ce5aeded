"""Welfare Programs Slashed: the queue of the closed kitchen marches up the stairs of City Hall."""

from ...drawing import palette, svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.stage import air, bodies, city, crowd
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

STONE, LAMP, RED = "#8AA0D0", "#FFC46A", "#FF4D4D"


def hall() -> tuple[str, str]:
    """A dome on columns, wings and windows; bodies and lights."""
    face = svg.linear((0, "#B8C8E8"), (0.5, "#7A90C0"), (1, "#46588A"))
    shade = svg.linear((0, "#5A6EA0"), (1, "#2A3866"))
    items = svg.rect(420, 300, 1080, 150, shade) + svg.rect(400, 286, 1120, 20, face)
    lights = ""
    for k in range(19):
        x = 440 + k * 57
        items += svg.rect(
            x,
            306,
            20,
            144,
            svg.linear((0, "#D0DCF4"), (0.4, "#8AA0CC"), (1, "#3A4A7A"), angle=(0, 0, 1, 0)),
        )
        if k < 18 and not 6 <= k <= 11:
            lights += svg.rect(x + 27, 336, 22, 60, LAMP if k % 4 else "#FFF0D0", opacity=0.7)
    items += svg.polygon([(740, 290), (960, 196), (1180, 290)], face) + svg.polygon(
        [(790, 282), (960, 212), (1130, 282)], shade
    )
    items += svg.rect(724, 286, 472, 22, face)
    for k in range(8):
        items += svg.rect(
            752 + k * 57,
            308,
            24,
            146,
            svg.linear((0, "#E8F0FF"), (0.4, "#9AB0DC"), (1, "#46588A"), angle=(0, 0, 1, 0)),
        )
    items += svg.rect(836, 158, 248, 60, shade) + svg.rect(824, 150, 272, 14, face)
    items += "".join(svg.rect(846 + k * 30, 164, 12, 52, "#B8C8E8") for k in range(8))
    items += svg.path("M836,152 C836,64 900,28 960,26 C1020,28 1084,64 1084,152 Z",
                      svg.linear((0, "#E8F0FF"), (0.45, "#8AA0D0"), (1, "#34447A"), angle=(0, 0, 1, 0.2)))  # fmt: skip
    items += "".join(
        svg.stroke(
            f"M{960 + s * 118 * k / 3},150 C{960 + s * 116 * k / 3},80 {960 + s * 50 * k / 3},36 960,28",
            "#46588A",
            2.4,
            opacity=0.7,
        )
        for s in (-1, 1)
        for k in (1, 2)
    )
    items += svg.rect(946, 4, 28, 26, face)
    lights += "".join(svg.rect(862 + k * 30, 172, 12, 36, "#FFE8B0") for k in range(7))
    lights += svg.rect(900, 330, 120, 124, svg.linear((0, "#FFE8B0"), (1, LAMP)))
    return items, lights


def stairs() -> str:
    """Steps that widen towards the viewer."""
    items = ""
    for k in range(13):
        y, half = 450 + k * k * 0.9 + k * 6, 330 + k * 52
        deep = 12 + k * 2.4
        tone = palette.mix("#9AB0DC", "#1A2444", k / 12)
        items += svg.polygon(
            [
                (960 - half, y),
                (960 + half, y),
                (960 + half + 40, y + deep),
                (960 - half - 40, y + deep),
            ],
            tone,
        )
        items += svg.polygon(
            [
                (960 - half - 40, y + deep),
                (960 + half + 40, y + deep),
                (960 + half + 40, y + deep + 10 + k),
                (960 - half - 40, y + deep + 10 + k),
            ],
            palette.darken(tone, 0.45),
        )
    return items


def shields(stage: Stage) -> None:
    """A line of troopers with shields at the top of the stairs."""
    items = ""
    for k in range(17):
        x = 652 + k * 38.5
        ink = palette.ink("#2A3A5E", palette.PIECES["prisec"])
        items += svg.place(
            bodies.body(ink, bodies.POSES["stand"], bodies.Look("jacket", "helmet")), x, 480, 0.92
        )
        pane = svg.linear((0, "#D8ECFF", 0.85), (0.5, "#6A9AD8", 0.6), (1, "#2A4A8A", 0.85))
        items += svg.rect(x - 15, 416, 30, 58, pane, rx=4, stroke="#BFE0FF", stroke_width=1.6)
    stage.lay(
        items,
        top=360,
        bottom=520,
        lights=(from_angle(90, "#FFFFFF", 0.7), Light(960, 640, 500, LAMP, 0.9)),
        bite=1.8,
    )
    stage.shine(
        "".join(svg.rect(652 + k * 38.5 - 5, 396, 10, 2.6, "#8AD0FF") for k in range(17)),
        glow=1.2,
        size=8,
    )


def kitchen(stage: Stage, lights: tuple[Light, ...]) -> None:
    """The closed soup kitchen at the left: a shutter, a dead sign, an empty pot."""
    items = svg.polygon(
        [(0, 250), (300, 310), (300, 640), (0, 690)], svg.linear((0, "#2A2E54"), (1, "#10142A"))
    )
    items += svg.polygon([(30, 372), (264, 398), (264, 628), (30, 668)], "#3E4470")
    items += "".join(
        svg.line([(30, 384 + k * 20), (264, 408 + k * 15.6)], "#262B50", 4) for k in range(14)
    )
    items += svg.polygon([(0, 330), (320, 376), (320, 398), (0, 366)], "#5A2440")
    items += svg.polygon([(60, 272), (230, 302), (230, 352), (60, 330)], "#0E1022")
    items += svg.path("M108,306 h60 l-7,26 q-23,8 -46,-2 Z", "#4A4E78") + svg.stroke(
        "M122,296 q6,-8 0,-14 M142,298 q6,-8 0,-14", "#4A4E78", 3
    )
    stage.lay(items, lights=lights, bite=3)
    cross = neon("M70,420 L226,610 M226,424 L70,620", RED, 8)
    stage.shine(cross, glow=1.2, size=24)
    air.glow(stage, Light(150, 520, 280, RED, 0.4))


def draw() -> list[Picture]:
    """Cold marble above, small warm bowls and lamps below, a red cross at the side."""
    stage = Stage("events/welfare_slashed", shadows="#080A1A")
    air.heavens(stage, air.Heavens(
        ("#070A20", "#101A44", "#1E3070", "#3A55A0", "#7A90CC"), "#6A88D0", "#080C24", 0.5, 0.6, 0.85, 50,
        (Light(960, 240, 620, "#A8C0FF", 0.4),)))  # fmt: skip
    windows = ("#FFE0B0", "#BFD8FF")
    city.row(
        stage,
        "far",
        city.Row(
            520,
            120,
            290,
            "#2A3E7A",
            "#5A72B4",
            windows,
            0.16,
            (50, 96),
            3.4,
            shape=lambda x: 0.5 + 1.3 * abs(x - 0.5),
            sun="#4A62A8",
        ),
        soft=0.8,
    )
    air.fog(stage, 480, 60, "#6A84C0", 0.5)
    air.beams(
        stage,
        ((560, 470, 112), (1360, 470, 68), (300, 500, 100), (1620, 500, 80)),
        "#BFD4FF",
        700,
        7,
        0.4,
    )
    stage.next_layer()
    body, lit = hall()
    stage.lay(body, lights=(from_angle(120, "#E8F0FF", 0.6), from_angle(-80, LAMP, 0.35)), bite=3)
    stage.shine(lit, glow=0.8, size=14)
    stage.lay(
        svg.rect(0, 490, 1920, 600, svg.linear((0, "#4A5E98"), (0.2, "#222E58"), (1, "#080A1A"))),
        top=486,
    )
    stage.lay(stairs(), top=440)
    shields(stage)
    air.fog(stage, 500, 30, "#7A92CC", 0.3)
    lamps = tuple(Light(x, 600, 330, LAMP, 1.5) for x in range(380, 1800, 230))
    tones = ("#2E3050", "#3A3448", "#262C4C", "#40384A")
    march = ("walk", "bowl", "fist", "bowl", "walk", "stand")
    crowd.rank(stage, "stairs", crowd.Rank(566, 92, 34, tones, LAMP, march, 0.26, ("#E8E0D0", "#C8483A", "#D8D0C0"), ((0, 520), (1400, 1920)), (*lamps, from_angle(90, "#A8C0FF", 0.7)),
                                           haze=("#5A70A8", 0.22)))  # fmt: skip
    crowd.rank(
        stage,
        "middle",
        crowd.Rank(
            650,
            150,
            62,
            tones,
            LAMP,
            march,
            0.26,
            ("#E8E0D0", "#C8483A", "#D8D0C0"),
            ((0, 340),),
            (*lamps, from_angle(90, "#A8C0FF", 0.7)),
            bite=2.2,
        ),
    )
    kitchen(stage, (from_angle(60, "#A8C0FF", 0.6), Light(330, 560, 300, LAMP, 0.9)))
    stage.next_layer()
    top = (
        *(Light(light.x, 620, 420, LAMP, 1.6) for light in lamps),
        from_angle(90, "#8AA8F0", 0.9),
    )
    glims = "".join(svg.circle(x, 590 + (x % 9) * 5, 5, "#FFF0C8") for x in range(400, 1860, 104))
    stage.shine(glims, glow=1.6, size=26)
    crowd.heads(
        stage,
        "far",
        crowd.Heads(
            730,
            112,
            96,
            tones,
            LAMP,
            top,
            0.3,
            kinds=("hood", "cap", "long", "bun", "short", "hood"),
        ),
    )
    crowd.heads(
        stage,
        "near",
        crowd.Heads(
            860,
            190,
            184,
            ("#1E2040", "#262240"),
            LAMP,
            top,
            0.3,
            kinds=("hood", "cap", "long", "bun", "bald", "hood"),
        ),
    )
    air.rain(stage, 520, 0.14)
    return stage.finished()
