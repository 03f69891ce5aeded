"""Helium-3 Transport Threatened: the ship from Luna waits in orbit, below it only torches."""

from ...drawing import palette, svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.stage import air, bodies
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

ICE, TORCH = "#BFE8FF", "#FFB84A"


def luna(rng: Rng) -> str:
    """The moon at (0, 0), 100 units of radius, with its seas and craters."""
    disc = svg.circle(
        0,
        0,
        100,
        svg.radial(
            (0, "#FFFDF4"),
            (0.55, "#C8CCD8"),
            (0.9, "#6A7490"),
            (1, "#38405E"),
            centre=(0.34, 0.3),
            radius=0.85,
        ),
    )
    items = ""
    for x, y, rx, ry in (
        (-30, -34, 34, 26),
        (18, -18, 28, 22),
        (-8, 24, 40, 20),
        (46, 34, 20, 16),
        (-60, 14, 18, 22),
    ):
        items += svg.ellipse(x, y, rx, ry, "#6A7694", opacity=0.4)
    for _ in range(70):
        x, y, r = rng.uniform(-96, 96), rng.uniform(-96, 96), rng.uniform(1, 7) ** 1.1
        items += svg.circle(x, y, r, "#5A6684", opacity=0.35) + svg.circle(
            x - r * 0.18, y - r * 0.2, r * 0.8, "#D8DCE8", opacity=0.35
        )
    return disc + svg.group(items, clip_path=svg.clip(svg.circle(0, 0, 100, "#fff")))


def freighter() -> tuple[str, str, str]:
    """The ship from the side: frame, tanks and lights; 1000 units long, its middle at (0, 0)."""
    steel = svg.linear((0, "#A8B8D0"), (0.4, "#4A5A7A"), (1, "#141C30"))
    frame = (
        svg.rect(-430, -10, 800, 20, steel)
        + svg.rect(-430, -74, 800, 7, steel)
        + svg.rect(-430, 68, 800, 7, steel)
    )
    x = -430
    while x < 360:
        frame += svg.line([(x, -70), (x + 40, 70), (x + 80, -70)], "#3A4A68", 4)
        x += 80
    bow = svg.path("M360,-70 L430,-52 C490,-40 520,-14 526,8 C500,34 440,50 360,72 Z", steel)
    bow += svg.rect(376, -104, 60, 40, steel, rx=6) + svg.line(
        [(400, -104), (400, -150)], "#8A9AB8", 3
    )
    stern = svg.rect(-520, -92, 100, 184, steel, rx=10) + "".join(
        svg.polygon([(-520, y - 22), (-562, y - 32), (-562, y + 32), (-520, y + 22)], "#2A3450")
        for y in (-56, 0, 56)
    )
    tanks = ""
    ball = svg.radial(
        (0, "#FFFFFF"),
        (0.3, "#D8E0F0"),
        (0.75, "#6A7AA0"),
        (1, "#1A2440"),
        centre=(0.35, 0.28),
        radius=0.85,
    )
    for k in range(5):
        at = -346 + k * 150
        tanks += svg.circle(at, 0, 76, ball) + svg.stroke(
            f"M{at - 74},16 Q{at},52 {at + 74},16", "#3A4A6E", 5
        )
        tanks += svg.rect(at - 22, -30, 44, 44, TORCH, rx=4) + svg.polygon(
            [(at, -24), (at + 16, 6), (at - 16, 6)], "#2A1A0A"
        )
        tanks += svg.rect(at - 4, -88, 8, 16, "#6A7A98") + svg.rect(at - 4, 72, 8, 16, "#6A7A98")
    lights = "".join(svg.rect(378 + k * 14, -96, 8, 7, ICE) for k in range(4)) + svg.rect(
        450, -14, 60, 8, ICE, rx=4
    )
    lights += "".join(svg.circle(-410 + k * 150, -74, 5, "#FF4D3D") for k in range(6)) + svg.circle(
        400, -152, 4, "#FF4D3D"
    )
    lights += "".join(svg.ellipse(-562, y, 5, 24, "#4ADFFF", opacity=0.55) for y in (-56, 0, 56))
    return frame + stern + bow, tanks, lights


def dock() -> tuple[str, str]:
    """The dock at the cable: a ring of beams without power, and its few last lamps."""
    dark = svg.linear((0, "#4A5A80"), (0.4, "#222E4E"), (1, "#0A1020"))
    items = svg.rect(
        262,
        -20,
        26,
        720,
        svg.linear((0, "#1A2440"), (0.5, "#7A8AB0"), (1, "#1A2440"), angle=(0, 0, 1, 0)),
    )
    for y, half in ((150, 90), (290, 150), (430, 230)):
        items += svg.polygon(
            [
                (275 - half, y),
                (275 + half, y),
                (275 + half * 0.8, y + 34),
                (275 - half * 0.8, y + 34),
            ],
            dark,
        )
        items += "".join(
            svg.rect(275 - half * 0.9 + k * half * 0.3, y + 8, half * 0.14, 10, "#0A1020")
            for k in range(6)
        )
    items += svg.polygon([(400, 440), (760, 470), (760, 490), (400, 470)], dark) + svg.line(
        [(330, 320), (700, 470)], "#3A4A6E", 6
    )
    items += svg.line([(276, 160), (640, 468)], "#2A3A5A", 4)
    lights = (
        svg.circle(275, 146, 6, "#FF4D3D")
        + svg.circle(755, 466, 6, "#FF4D3D")
        + neon("M60,436 h70", TORCH, 3)
    )
    return items, lights


def draw() -> list[Picture]:
    """Black and silver; the curve of the Earth in blue, warm points only in the hands of people."""
    stage = Stage("events/helium_transport", shadows="#04060E")
    air.heavens(stage, air.Heavens(
        ("#02030A", "#040818", "#081030", "#0C1C4A", "#14367A"), "#1A3A8A", "#02030A", 0.62, 0.3, 0.35, 420,
        (Light(1420, 250, 620, "#8AA8E8", 0.4), Light(500, 120, 500, "#5A2A9A", 0.25))))  # fmt: skip
    stage.lay(svg.place(luna(stage.rng.child("luna")), 1440, 250, 2.35), glow=0.5)
    earth = svg.ellipse(
        960,
        1700,
        2300,
        1130,
        svg.linear((0, "#7AE0FF"), (0.012, "#2A7AC8"), (0.06, "#0E2A5A"), (0.2, "#050A18")),
    )
    stage.lay(earth, glow=0.5)
    stage.shine(
        svg.ellipse(960, 1700, 2300, 1130, "none", stroke="#8AE8FF", stroke_width=8),
        soft=12,
        glow=0.6,
        size=40,
    )
    cities = "".join(
        svg.circle(x, y, stage_r, TORCH, opacity=0.6)
        for x, y, stage_r in _lights_below(stage.rng.child("below"))
    )
    stage.shine(cities, glow=0.8, size=6)
    stage.next_layer()
    body, lights = dock()
    lamp = (from_angle(32, "#E8F4FF", 1.1), from_angle(-90, "#3A8AE8", 0.7))
    stage.lay(body, lights=lamp, bite=3)
    stage.shine(lights, svg.rect(272, -10, 6, 170, "#4A8AE8", opacity=0.5), glow=1.2, size=18)
    frame, tanks, shine = freighter()
    stage.lay(svg.place(frame, 1180, 350, 1.08, turn=-7), lights=lamp, bite=3)
    stage.lay(svg.place(tanks, 1180, 350, 1.08, turn=-7), lights=lamp, bite=4)
    stage.shine(svg.place(shine, 1180, 350, 1.08, turn=-7), glow=1.2, size=16)
    tugs = ""
    for x, y in ((820, 500), (640, 250), (1560, 500)):
        tugs += svg.ellipse(x, y, 24, 11, "#3A4A6A") + svg.rect(
            x - 10, y - 16, 20, 10, "#6A7A98", rx=3
        )
    stage.lay(tugs, lights=lamp, bite=2)
    stage.shine(
        "".join(svg.circle(x + 24, y, 5, ICE) for x, y in ((820, 500), (640, 250), (1560, 500))),
        glow=1.2,
        size=14,
    )
    air.beams(stage, ((844, 500, 22), (664, 250, -8)), ICE, 420, 12, 0.4)
    stage.next_layer()
    steel = svg.linear((0, "#3A4668"), (0.1, "#1A2238"), (1, "#05080F"))
    deck = svg.polygon([(0, 640), (1920, 660), (1920, 1080), (0, 1080)], steel)
    deck += "".join(
        svg.line([(x, 642), (x - 120 + x * 0.12, 1080)], "#0A1020", 3, opacity=0.7)
        for x in range(0, 1960, 96)
    )
    stage.lay(deck, lights=(from_angle(90, "#8AC8FF", 0.8),), bite=3)
    crew = ((170, 668, 2.3, "phone"), (380, 656, 2.0, "stand"), (560, 676, 2.4, "carry"), (800, 664, 2.1, "phone"), (1020, 680, 2.5, "point"),
            (1240, 668, 2.1, "stand"), (1420, 684, 2.5, "phone"), (1640, 672, 2.2, "hips"), (1800, 690, 2.6, "phone"))  # fmt: skip
    torches = tuple((x + 29 * size, y - 116 * size) for x, y, size, pose in crew if pose == "phone")
    lights_of = tuple(Light(x, y, 330, TORCH, 1.7) for x, y in torches)
    for index, (x, y, size, pose) in enumerate(crew):
        ink = palette.ink(("#3A4258", "#4A3E34", "#2E3850")[index % 3], TORCH)
        wear = bodies.Look(
            "overall", ("helmet", "cap", "helmet")[index % 3], ("stripe", "bag")[index % 2]
        )
        held = svg.rect(-1.6, -9, 3.2, 12, "#14161E") if pose == "phone" else ""
        stage.lay(
            svg.place(bodies.body(ink, bodies.POSES[pose], wear, held), x, y, size),
            lights=(*lights_of, from_angle(50, "#B8D8FF", 0.9)),
            bite=2.6,
        )
    for x, y in torches:
        stage.shine(svg.circle(x, y, 7, "#FFF4D0"), glow=1.6, size=30)
        air.glow(stage, Light(x, y, 170, TORCH, 0.5))
    air.beams(
        stage, tuple((x, y, 40 + (x % 100) * 0.8) for x, y in torches), "#FFE0A0", 460, 13, 0.5
    )
    crates = "".join(svg.rect(x, y, 130, 90, svg.linear((0, "#4A5878"), (1, "#141C30")), rx=5) + svg.rect(x + 46, y + 24, 38, 38, TORCH, rx=3, opacity=0.75)
                     for x, y in ((-30, 640), (640, 668), (1500, 676)))  # fmt: skip
    stage.lay(crates, lights=(*lights_of, from_angle(50, "#B8D8FF", 0.7)), bite=3)
    return stage.finished()


def _lights_below(rng: Rng) -> list[tuple[float, float, float]]:
    """Small towns on the night side."""
    spots = [(rng.uniform(0, 1920), rng.uniform(600, 690), rng.uniform(2, 30)) for _ in range(26)]
    return [(x + rng.uniform(-wide, wide), y + rng.uniform(-wide, wide) * 0.15, rng.uniform(0.6, 1.8))
            for x, y, wide in spots for _ in range(9)]  # fmt: skip
