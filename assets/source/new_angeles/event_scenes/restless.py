"""Events with unrest on the back."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.picture import Picture
from ...drawing.props import drama
from ...drawing.rng import Rng
from .news import begin, viewfinder

TONE = palette.PIECES["strike"]
AMBER = palette.PIECES["protest"]
INK = palette.ink("#4A2038", TONE)


def average_wage_falls() -> Picture:
    """Workers look up at a tower whose curve of light falls and falls."""
    view = begin("average_wage_falls", "unrest")
    view.city(0.85, 0.9, soft=2)
    view.flat(
        svg.polygon(
            [(220, 20), (836, 20), (836, 470), (220, 470)],
            "#12081C",
            stroke="#5A2A4A",
            stroke_width=12,
        )
        + svg.rect(320, 470, 40, 190, "#1C0E24")
        + svg.rect(700, 470, 40, 190, "#1C0E24")
    )
    grid = "".join(
        svg.line([(230, 60 + k * 66), (826, 60 + k * 66)], "#4A1E3E", 2) for k in range(7)
    ) + "".join(svg.line([(270 + k * 74, 28), (270 + k * 74, 462)], "#4A1E3E", 2) for k in range(8))
    view.flat(grid)
    curve = "M240,70 L320,110 L380,92 L460,190 L520,172 L600,280 L650,262 L740,392"
    view.light_up(
        neon(curve, TONE, 10) + svg.polygon([(778, 448), (694, 412), (766, 356)], TONE), soft=1
    )
    view.flat(
        svg.place(props.coins(palette.ink("#6A3A2A", AMBER)), 330, 440, 1.5)
        + svg.place(props.coins(palette.ink("#6A3A2A", AMBER)), 700, 180, 0.7)
    )
    view.mist(0.86, 0.12, 0.5, TONE)
    for k in range(8):
        x, size = 40 + k * 140, 2.3 + (k % 3) * 0.35
        view.put(props.figure(INK, "stand", k % 2 == 1), x, 740, size, rim=5, flip=k % 3 == 0)
        view.put(
            props.helmet(palette.ink("#6A4A2A", AMBER)), x, 740 - 75 * size, size * 0.19, rim=2
        )
    return view.finished()


def record_unemployment() -> Picture:
    """A queue winds to a closed shutter; androids walk past to work."""
    view = begin("record_unemployment", "unrest")
    view.city(0.5, 0.6, soft=2)
    view.flat(
        svg.polygon(
            [(0, 712), (0, 380), (1056, 330), (1056, 712)],
            svg.linear((0, "#3A1830"), (1, "#12081A")),
        )
    )
    view.flat(
        svg.rect(60, 80, 300, 320, "#241030")
        + svg.rect(86, 150, 248, 250, "#3E1E3E")
        + "".join(svg.rect(86, 156 + k * 20, 248, 9, "#5A2A4E") for k in range(12))
    )
    view.light_up(
        svg.line([(150, 230), (270, 330)], TONE, 16)
        + svg.line([(270, 230), (150, 330)], TONE, 16)
        + neon("M70,96 H350", TONE, 6),
        soft=1.5,
    )
    rng = Rng("queue")
    rows = [
        [(400 + 62 * k, 424 - k) for k in range(10)],
        [(980 - 84 * k, 530 + k) for k in range(10)],
        [(150 + 112 * k, 690 + k) for k in range(9)],
    ]
    for row, size in zip(rows, (1.0, 1.45, 2.15), strict=True):
        for x, y in row:
            tint = rng.choice(("#4A2A4A", "#5A3030", "#30304E", "#3A2A2A"))
            view.put(
                props.figure(palette.ink(tint, AMBER), "stand", rng.chance(0.5)),
                x + rng.uniform(-7, 7),
                y,
                size,
                flip=rng.chance(0.5),
                rim=2.5,
                glow=0,
                shade=0.4,
            )
        (x0, y0), (x1, y1) = row[0], row[-1]
        rope = svg.stroke(
            f"M{x0},{y0 - 34 * size} Q{(x0 + x1) / 2},{y0 - 20 * size} {x1},{y1 - 34 * size}",
            TONE,
            2 + size * 2,
        )
        view.put(
            rope
            + "".join(
                svg.rect(x - 3 * size, y - 40 * size, 6 * size, 44 * size, "#8A6A7A")
                for x, y in row[::3]
            ),
            0,
            6,
            1,
            rim=2,
        )
    for k in range(4):
        view.put(
            props.worker_android(palette.ink("#6A7AB0", palette.MINT)),
            640 + k * 112,
            300 + k * 4,
            1.15 + k * 0.1,
            rim=4,
        )
    view.light_up(
        svg.polygon([(560, 310), (1056, 330), (1056, 300), (560, 290)], palette.MINT, opacity=0.5),
        soft=6,
    )
    viewfinder(view, palette.WARM)
    return view.finished()


def social_apps() -> Picture:
    """A telephone held high; what it sends jumps from person to person."""
    view = begin("social_apps", "unrest")
    view.city(0.9, 0.75, soft=5)
    rng = Rng("network")
    nodes = [(rng.uniform(30, 1026), rng.uniform(40, 520)) for _ in range(34)]
    links = "".join(
        svg.line([a, b], AMBER, 2, opacity=0.6)
        for k, a in enumerate(nodes)
        for b in nodes[k + 1 :]
        if math.dist(a, b) < 170
    )
    links += "".join(svg.line([(528, 250), n], TONE, 2.4, opacity=0.6) for n in nodes[::3])
    view.light_up(links, soft=0.8)
    for k, (x, y) in enumerate(nodes):
        bubble = svg.path(
            (
                "M-26,-44 h52 q10,0 10,10 v24 q0,10 -10,10 h-26 l-14,16 v-16 "
                "h-12 q-10,0 -10,-10 v-24 q0,-10 10,-10 Z"
            ),
            (TONE, AMBER, palette.MAGENTA)[k % 3],
        )
        bubble += (
            svg.polygon([(0, -38), (14, -22), (8, -8), (-8, -8), (-14, -22)], "#FFF0E0")
            if k % 2
            else "".join(
                svg.rect(-20, -36 + r * 9, w, 5, "#FFF0E0") for r, w in enumerate((40, 28, 34))
            )
        )
        view.put(bubble, x, y, 0.62 + (k % 4) * 0.14, rim=0, shade=0, glow=0.5)
    view.put(props.crowd(palette.ink("#3A1830", AMBER), 45, 400), 528, 650, 2.8, rim=4)
    arm = svg.path(
        "M-70,720 L-48,430 L48,430 L70,720 Z", svg.linear((0, "#5A2A3E"), (1, "#1A0A18"))
    ) + svg.path(
        (
            "M-80,440 Q-96,300 -74,270 L-40,280 L-40,420 L60,420 L70,300 "
            "Q96,300 90,400 Q84,450 50,470 L-50,470 Z"
        ),
        "#B07A5E",
    )
    slab = svg.rect(
        -86, 60, 172, 320, "#0C0A1C", rx=22, stroke="#E8ECFF", stroke_width=5
    ) + svg.rect(-72, 78, 144, 284, svg.linear((0, "#FFE0A0"), (0.5, TONE), (1, "#6A1040")), rx=12)
    fist = svg.place(props.hand(palette.ink("#FFF4E8", "#FFFFFF")), 0, 320, 1.9)
    view.put(arm + slab + fist, 528, 0, 1.0, turn=0, rim=6, shade=0.3)
    view.light_up(
        "".join(
            svg.circle(528, 220, r, "none", stroke=AMBER, stroke_width=4, opacity=0.5)
            for r in (210, 290, 380)
        ),
        soft=2,
    )
    return view.finished()


def welfare_slashed() -> Picture:
    """Huge blades close on a card with a heart; below people hold out their bowls."""
    view = begin("welfare_slashed", "unrest")
    view.city(1.0, 0.7, soft=4)
    view.light_up(beam(560, 0, 270, 800, 44, AMBER, 0.45), soft=12)
    card = svg.rect(
        -210,
        -130,
        420,
        260,
        svg.linear((0, "#FFE8D0"), (1, "#B87A6A"), angle=(0, 0, 1, 1)),
        rx=20,
        stroke="#FFFFFF",
        stroke_width=4,
    )
    card += svg.path(
        "M-100,50 C-190,-20 -150,-90 -100,-48 C-50,-90 -10,-20 -100,50 Z", TONE
    ) + "".join(svg.rect(24, -70 + k * 38, w, 18, "#7A3A4A") for k, w in enumerate((150, 110, 140)))
    card += svg.rect(-190, 78, 380, 26, "#5A2038")
    view.put(card, 690, 250, 1.0, turn=-8, rim=6, shade=0.3)
    cut = [(470, 226), (560, 240), (600, 222), (676, 248), (726, 232)]
    view.flat(svg.line(cut, "#1A0814", 15))
    view.put(drama.scissors(palette.ink("#8A8CB0", TONE)), 330, 300, 4.4, turn=4, rim=7)
    view.put(props.crowd(palette.ink("#3A1830", AMBER), 30, 400), 528, 690, 2.7, rim=4)
    for x, y in ((120, 560), (330, 500), (560, 540), (770, 496), (960, 556)):
        bowl = svg.path(
            "M-54,-20 H54 Q50,32 0,34 Q-50,32 -54,-20 Z", svg.linear((0, "#E8C0A0"), (1, "#6A3440"))
        ) + svg.ellipse(0, -20, 54, 13, "#2A1018")
        arms = "".join(
            svg.line([(s * 46, 6), (s * 34, 190)], "#7A4640", 28)
            + svg.circle(s * 46, 6, 19, "#B07A5E")
            for s in (-1, 1)
        )
        view.put(arms + bowl, x, y, 1.1, rim=5)
    return view.finished()


PICTURES = {
    "average_wage_falls": average_wage_falls,
    "record_unemployment": record_unemployment,
    "social_apps": social_apps,
    "welfare_slashed": welfare_slashed,
}
