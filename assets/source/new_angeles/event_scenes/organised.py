"""Events with orgcrime on the back."""

import math

from ...drawing import palette, props, svg
from ...drawing.picture import Picture
from ...drawing.props import drama
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH
from .news import begin, broadcast, viewfinder, watched

TONE = palette.PIECES["orgcrime"]
INK = palette.ink("#3A2450", TONE)


def boss() -> str:
    """Head, hat and shoulders of somebody larger than the city; the cable is in his fist."""
    d = svg.path(
        "M-430,420 C-420,200 -300,130 -120,96 L120,96 C300,130 420,200 430,420 Z",
        svg.linear((0, "#2A1450"), (1, "#0C0620")),
    )
    d += svg.path(
        "M-86,-40 C-90,80 -50,140 0,144 C50,140 90,80 86,-40 Z",
        svg.linear((0, "#1A0C38"), (1, "#0A0518")),
    )
    d += svg.path(
        "M-112,-60 C-118,-190 -60,-214 0,-196 C60,-214 118,-190 112,-60 Z", "#1C0E3C"
    ) + svg.rect(-114, -92, 228, 34, TONE)
    d += svg.path("M-210,-44 C-120,-96 120,-96 210,-44 C130,-14 -130,-14 -210,-44 Z", "#160A30")
    d += "".join(svg.path(f"M{s * 20},14 L{s * 62},0 L{s * 58},18 Z", "#FFE8FF") for s in (-1, 1))
    tie = svg.polygon([(-60, 110), (0, 330), (60, 110), (0, 150)], "#E8D8FF") + svg.polygon(
        [(-16, 150), (16, 150), (26, 400), (-26, 400)], TONE
    )
    return d + tie


def beanstalk_owned_by_mob() -> Picture:
    """A man with a hat looms behind the city and holds the elevator on a chain."""
    view = begin("beanstalk_owned_by_mob", "orgcrime")
    view.light_up(svg.circle(420, 220, 420, svg.radial((0, TONE, 0.6), (1, TONE, 0.0))))
    view.put(boss(), 400, 280, 1.12, rim=9, glow=0.5)
    view.elevator(0.8, 0.92)
    links = "".join(
        svg.ellipse(
            560 + k * 35,
            402 + 26 * math.sin(k * 0.5),
            24,
            13,
            "none",
            stroke="#FFD98A",
            stroke_width=8,
        )
        for k in range(11)
    )
    view.put(links, 0, 0, 1, rim=4)
    fist = svg.path(
        "M-60,40 L-56,-40 Q-50,-60 50,-58 Q66,-50 60,30 Q50,56 0,56 Q-50,58 -60,40 Z",
        svg.linear((0, "#4A2A7A"), (1, "#1A0C38")),
    )
    fist += "".join(
        svg.line([(-50, -22 + k * 24), (20, -22 + k * 24)], "#12082A", 5) for k in range(3)
    ) + "".join(svg.circle(-30 + k * 30, -52, 13, "#FFD98A") for k in range(3))
    view.put(fist, 560, 410, 1.0, rim=5)
    view.put(props.lock(palette.ink("#8A6A2A", palette.AMBER)), 846, 478, 1.3, rim=4)
    view.city(1.05, 0.42, rows=2)
    broadcast(view, TONE)
    return view.finished()


def gang_wars() -> Picture:
    """Two sides of a street, cars as cover, fire between them."""
    view = begin("gang_wars", "orgcrime")
    view.city(0.72, 1.15)
    view.flat(svg.polygon([(0, 712), (0, 520), (1056, 520), (1056, 712)], "#120A22"))
    view.floor(0.78, 0.7)
    rng, shots = Rng("gang wars"), ""
    for k in range(15):
        y, end = 450 + rng.uniform(-30, 60), 440 + rng.uniform(-60, 90)
        shots += svg.line(
            [(300 + rng.uniform(-40, 160), y), (760 + rng.uniform(-160, 60), end)],
            palette.AMBER if k % 2 else palette.CYAN,
            rng.uniform(2, 5),
        )
    view.light_up(shots, soft=5)
    view.light_up(shots)
    left, right = palette.ink("#4A2A5A", palette.MAGENTA), palette.ink("#1E4A5A", palette.CYAN)
    for x, y, size in ((90, 596, 2.4), (250, 664, 2.9)):
        view.put(drama.shooter(left), x, y, size * 1.1, rim=5)
        view.put(drama.shooter(right), 1056 - x, y - 10, size * 1.1, flip=True, rim=5)
    view.put(props.car(left), 170, 704, 3.0, rim=5)
    view.put(props.car(right), 890, 704, 3.0, flip=True, rim=5)
    for x, y in ((262, 450), (446, 494), (800, 446), (610, 490)):
        view.put(props.spark(palette.ink(glow=palette.AMBER)), x, y + 50, 1.3, rim=0, shade=0)
    watched(view)
    return view.finished()


def pistoleros() -> Picture:
    """Three in wide hats walk out of the light of a tunnel."""
    view = begin("pistoleros", "orgcrime")
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, "#0E0820"))
    for k in range(7):
        r = 520 - k * 62
        view.flat(
            svg.path(
                (
                    f"M{528 - r},720 V{430 - r * 0.42} "
                    f"A{r},{r * 0.74} 0 0 1 {528 + r},{430 - r * 0.42} "
                    "V720 Z"
                ),
                palette.mix("#120A28", TONE, (k / 7) ** 1.6),
                stroke=palette.mix("#2A1450", "#FFD0FF", k / 7),
                stroke_width=3,
            )
        )
    view.light_up(
        svg.ellipse(528, 440, 260, 280, svg.radial((0, "#FFE8FF"), (1, TONE, 0.0))), soft=5
    )
    view.flat(svg.polygon([(0, 720), (380, 590), (676, 590), (1056, 720)], "#1A0C30"))
    for x, _turn in ((330, 250), (528, 270), (726, 290)):
        view.flat(
            svg.polygon(
                [
                    (x - 40, 640),
                    (x + 40, 640),
                    (x + (x - 528) * 0.8 + 80, 720),
                    (x + (x - 528) * 0.8 - 80, 720),
                ],
                "#05030C",
                opacity=0.7,
            ),
            soft=6,
        )
    dark = palette.ink("#241238", TONE)
    view.put(drama.gunman(dark), 300, 690, 4.0, rim=8)
    view.put(drama.gunman(dark), 756, 690, 4.0, rim=8)
    view.put(drama.gunman(palette.ink("#34184A", palette.AMBER)), 528, 712, 5.2, rim=9)
    return view.finished()


def sleeve(kind: int, tone: str) -> str:
    """An arm that reaches in from below; each family has a cuff of its own."""
    d = svg.path(
        "M-92,520 L-70,64 L70,64 L92,520 Z",
        svg.linear((0, palette.mix("#3A2A5A", tone, 0.25)), (1, "#0C0618"), angle=(0, 0, 1, 0)),
    )
    if kind == 0:  # stripes of a suit
        d += "".join(
            svg.line([(x * 0.8, 80), (x, 520)], tone, 3, opacity=0.7) for x in range(-72, 80, 24)
        )
        d += svg.rect(-74, 44, 148, 34, "#E8ECFF", rx=6) + svg.circle(50, 61, 9, tone)
    elif kind == 1:  # scales of a dragon
        d += "".join(
            svg.path(f"M{x - 18},{y} a18,20 0 0 0 36,0", "none", stroke=tone, stroke_width=4)
            for r, y in enumerate(range(96, 500, 30))
            for x in range(-54 + (r % 2) * 18, 60, 36)
        )
        d += svg.path("M-76,40 h152 l10,44 h-172 Z", palette.darken(tone, 0.3))
    else:  # bare, with ink and a chain
        d = svg.path(
            "M-70,520 L-54,50 L54,50 L70,520 Z",
            svg.linear((0, "#B07A5E"), (1, "#3A1E2A"), angle=(0, 0, 1, 0)),
        )
        d += "".join(
            svg.polygon(
                [(-40, y), (0, y - 24), (40, y), (0, y + 24)], "none", stroke=tone, stroke_width=5
            )
            for y in (150, 220, 290, 360)
        )
        d += "".join(
            svg.ellipse(x, 74, 13, 9, "none", stroke="#FFD98A", stroke_width=5)
            for x in range(-48, 60, 19)
        )
    return d


def fist(tone: str, skin: str) -> str:
    """A closed hand with rings, knuckles forward."""
    d = svg.path(
        "M-66,60 Q-84,-40 -62,-76 Q0,-98 62,-76 Q84,-40 66,60 Z",
        svg.linear((0, skin), (1, palette.darken(skin, 0.55))),
    )
    d += "".join(
        svg.stroke(f"M{x},-82 Q{x + 3},-40 {x},-8", palette.darken(skin, 0.65), 5)
        for x in (-31, 0, 31)
    )
    d += "".join(
        svg.ellipse(x, -62, 13, 10, palette.lighten(skin, 0.15), opacity=0.7)
        for x in (-46, -15, 16, 46)
    )
    d += svg.path(
        "M-70,14 Q-20,-14 30,6 Q44,22 26,34 Q-24,30 -62,52 Z",
        palette.darken(skin, 0.15),
        stroke=palette.darken(skin, 0.6),
        stroke_width=4,
    )
    return d + "".join(
        svg.rect(x - 14, -42, 28, 12, "#FFD98A", rx=4) + svg.circle(x, -38, 8, tone)
        for x in (-46, 16)
    )


def tri_maf_unite() -> Picture:
    """Three fists with three kinds of sleeve meet over a triangle of light."""
    view = begin("tri_maf_unite", "orgcrime")
    view.flat(
        svg.rect(0, 0, WIDTH, HEIGHT, svg.radial((0, "#3A1A5E"), (1, "#07040F"), radius=0.75))
    )
    rays = "".join(
        svg.polygon(
            [
                (528, 370),
                (528 + math.cos(a) * 900, 370 + math.sin(a) * 900),
                (528 + math.cos(a + 0.09) * 900, 370 + math.sin(a + 0.09) * 900),
            ],
            TONE,
            opacity=0.2,
        )
        for a in (k * math.tau / 20 for k in range(20))
    )
    view.light_up(rays, soft=4)
    corners = [
        (528 + math.sin(math.tau * k / 3) * 400, 410 - math.cos(math.tau * k / 3) * 400)
        for k in range(3)
    ]
    view.light_up(
        svg.polygon(
            corners, "none", stroke=palette.AMBER, stroke_width=13, stroke_linejoin="round"
        ),
        soft=1.5,
    )
    view.light_up(svg.polygon(corners, "none", stroke=TONE, stroke_width=40, opacity=0.6), soft=16)
    skins = ("#E3B494", "#CF9A76", "#9C6848")
    for k, (turn, tone) in enumerate(
        ((60, palette.CYAN), (-60, palette.ROSE), (180, palette.AMBER))
    ):
        a = math.radians(turn)
        x, y = 528 - math.sin(a) * 96, 382 + math.cos(a) * 96
        view.put(sleeve(k, tone) + fist(tone, skins[k]), x, y, 0.98, turn=turn, rim=7)
    view.put(props.spark(palette.ink(glow="#FFE8B0")), 528, 436, 1.3, rim=0, shade=0)
    viewfinder(view, "#E0B0FF")
    return view.finished(1.1, 0.5)


PICTURES = {
    "beanstalk_owned_by_mob": beanstalk_owned_by_mob,
    "gang_wars": gang_wars,
    "pistoleros": pistoleros,
    "tri_maf_unite": tri_maf_unite,
}
