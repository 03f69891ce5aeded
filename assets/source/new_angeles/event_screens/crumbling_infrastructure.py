"""Crumbling Infrastructure: the great bridge ends in the air and a train hangs over the water."""

from ...drawing import palette, props, svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.stage import air, bodies, city
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

STEEL, HAZARD = "#4A6888", "#FFA82E"
DECK = 350


def pylon(x: float, lean: float) -> str:
    """A tower of the bridge in the shape of an A."""
    face = svg.linear((0, "#6A88A8"), (0.6, "#3A5470"), (1, "#8AA8BC"))
    items = "".join(
        svg.polygon(
            [(x + s * 14, 90), (x + s * 30, 90), (x + s * 96, 640), (x + s * 66, 640)], face
        )
        for s in (-1, 1)
    )
    items += "".join(
        svg.rect(x - w, y, w * 2, 18, "#4A6480") for y, w in ((150, 34), (260, 46), (470, 72))
    )
    return svg.group(items, transform=f"rotate({lean} {x} 640)")


def cables(x: float, left: float, right: float) -> str:
    """Stays from a tower to its deck."""
    items = ""
    for k in range(1, 11):
        for end in (x + (left - x) * k / 10, x + (right - x) * k / 10):
            items += svg.line([(x, 100 + k * 12), (end, DECK)], "#B0C8DC", 1.8, opacity=0.8)
    return items


def deck(start: float, end: float, broken_right: bool) -> str:
    """The road with its girders, torn at one end."""
    low, tear = DECK + 44, 1 if broken_right else -1
    edge = end if broken_right else start
    far = start if broken_right else end
    torn = [(edge, DECK), (edge - tear * 34, DECK + 12), (edge - tear * 8, DECK + 22), (edge - tear * 52, DECK + 32),
            (edge - tear * 30, low)]  # fmt: skip
    items = svg.polygon(
        [(far, DECK), *torn, (far, low)],
        svg.linear((0, "#7A98B4"), (0.3, "#3A5674"), (1, "#1E3450")),
    )
    x = min(start, end)
    while x < max(start, end) - 50:
        items += svg.line([(x, low), (x + 24, low + 30), (x + 48, low)], "#2E4A68", 5)
        x += 48
    items += svg.line([(min(start, end), low + 30), (max(start, end) - 60, low + 30)], "#2E4A68", 5)
    rods = "".join(svg.stroke(f"M{edge - tear * (10 + k * 7)},{DECK + 10 + k * 8} q{tear * 40},{6 + k * 5} {tear * (34 - k * 9)},{50 + k * 17}",
                              "#6A88A4", 2.6) for k in range(5))  # fmt: skip
    return items + rods


def wagons() -> tuple[str, str]:
    """A train: two wagons on the rails, one over the edge, one in the air; bodies and windows."""
    body = light = ""
    for x, y, turn in ((400, DECK, 0), (578, DECK, 2), (752, DECK + 18, 26), (862, DECK + 148, 66)):
        car = svg.rect(
            -84, -58, 168, 54, svg.linear((0, "#E8F0F8"), (0.4, "#7A98B8"), (1, "#2A4260")), rx=12
        )
        car += svg.rect(-84, -20, 168, 7, HAZARD) + "".join(
            svg.rect(k * 50 - 14, -4, 28, 8, "#14202E", rx=4) for k in (-1, 1)
        )
        panes = "".join(svg.rect(-72 + k * 25, -48, 18, 18, "#FFE8B0", rx=3) for k in range(6))
        body += svg.place(car, x, y, 1, turn=turn)
        light += svg.place(panes, x, y, 1, turn=turn, opacity=0.95 if turn < 30 else 0.5)
    couple = svg.line([(664, DECK - 12), (690, DECK - 20)], "#14202E", 5) + svg.line(
        [(822, DECK + 44), (838, DECK + 72)], "#14202E", 5
    )
    return couple + body, light


def draw() -> list[Picture]:
    """Cold morning mist, two stumps of a bridge, hazard lights, boats that look for people."""
    stage = Stage("events/crumbling_infrastructure", shadows="#08101C")
    air.heavens(stage, air.Heavens(
        ("#12263C", "#24466A", "#4A7898", "#8AB4C4", "#E0D8C0"), "#E8D0B0", "#1E3A54", 0.55, 0.55, 0.6,
        glows=(Light(1240, 500, 700, "#FFD8A0", 0.5),)))  # fmt: skip
    pale = ("#FFE8C0", "#C8E8F8")
    city.row(
        stage,
        "far",
        city.Row(580, 90, 230, "#6A94AC", "#B0C8CC", pale, 0.1, (40, 84), 3.2),
        soft=1.0,
    )
    air.fog(stage, 540, 60, "#C8D8D8", 0.6)
    city.row(
        stage,
        "middle",
        city.Row(592, 60, 210, "#456E8C", "#9ABAC4", pale, 0.12, (60, 120), 4, gap=0.35),
        soft=0.6,
    )
    air.fog(stage, 570, 44, "#BCD0D4", 0.6)
    water = svg.rect(
        0,
        586,
        1920,
        500,
        svg.linear((0, "#A8C4C8"), (0.12, "#4A7890"), (0.45, "#1E3E58"), (1, "#0A1828")),
    )
    rng = stage.rng.child("water")
    ripples = "".join(svg.line([(x, y), (x + rng.uniform(20, 130), y)], rng.choice(("#E8F0F0", "#FFD8A0", "#2A5068")),
                               rng.uniform(1, 3), opacity=rng.uniform(0.1, 0.5))
                      for x, y in ((rng.uniform(-50, 1920), 590 + 200 * rng.random() ** 2) for _ in range(240)))  # fmt: skip
    stage.lay(water, ripples, top=580)
    stage.next_layer()
    cold = (from_angle(60, "#FFE0B8", 0.8), from_angle(110, "#D8ECF8", 0.5))
    stage.lay(pylon(1500, 7), cables(1564, 1180, 1990), lights=cold, bite=3, fade=("#A8C0C8", 0.25))
    stage.lay(deck(1130, 2000, False), lights=cold, bite=3, fade=("#A8C0C8", 0.18))
    stage.lay(pylon(330, -1), cables(330, -90, 690), lights=cold, bite=3)
    stage.lay(deck(-20, 720, True), lights=cold, bite=3)
    snapped = "".join(svg.stroke(f"M{x},{y} q{b},{c} {d},{e}", "#C8DCE8", 2.4) for x, y, b, c, d, e in (
        (330, 110, 330, 40, 420, 330), (330, 130, 240, 160, 330, 400), (1556, 130, -300, 60, -390, 380), (1556, 150, -180, 180, -290, 420)))  # fmt: skip
    train, panes = wagons()
    stage.lay(snapped, train, lights=cold, bite=2.6)
    stage.shine(panes, glow=0.9, size=12)
    head = svg.polygon(
        [(894, 585), (906, 560), (1030, 830), (830, 860)],
        svg.linear((0, "#FFF0C8", 0.7), (1, "#FFF0C8", 0.0)),
    )
    stage.shine(head, soft=8, glow=0)
    hazards = "".join(
        svg.circle(x, DECK - 6, 6, HAZARD) for x in (60, 200, 480, 660, 1190, 1330, 1640, 1800)
    )
    stage.shine(hazards, neon(f"M1150,{DECK - 2} H1400", HAZARD, 2), glow=1.5, size=26)
    rubble = ""
    for _ in range(54):
        x, y, r = rng.uniform(740, 1120), rng.uniform(DECK, 600), rng.uniform(3, 17)
        block = [
            (-r, -r * rng.uniform(0.3, 0.9)),
            (r * rng.uniform(0.3, 0.8), -r),
            (r, r * rng.uniform(0.1, 0.6)),
            (-r * 0.3, r * 0.9),
        ]
        rubble += svg.place(svg.polygon(block, "#3A5470"), x, y, 1, turn=rng.uniform(0, 180))
    stage.lay(rubble, lights=cold, bite=2)
    air.smoke(stage, 930, 596, 160, 260, "#B8C8CC", lean=0.5, strength=0.6)
    splash = "".join(svg.line([(900 + rng.uniform(-90, 130), 600), (900 + rng.uniform(-170, 220), 600 - rng.uniform(20, 110))],
                              "#F0F8FA", rng.uniform(1, 3), opacity=0.6) for _ in range(60))  # fmt: skip
    stage.shine(splash, soft=1.2, glow=0.3)
    for x, y, size in ((1010, 250, 0.62), (1240, 180, 0.45)):
        stage.lay(
            svg.place(props.drone(palette.ink("#2A3E54", HAZARD)), x, y, size), lights=cold, bite=2
        )
    air.beams(stage, ((1010, 250, -106), (1240, 180, -132)), "#FFF8E0", 430, 15, 0.55)
    air.fog(stage, 600, 34, "#C8D8D8", 0.5)
    stage.next_layer()
    crew = (
        (180, "point"),
        (330, "stand"),
        (470, "fists"),
        (1560, "hips"),
        (1700, "point"),
        (1840, "stand"),
    )
    pier = svg.polygon(
        [(0, 690), (560, 700), (640, 1080), (0, 1080)], svg.linear((0, "#2A4256"), (1, "#0A1420"))
    )
    pier += svg.polygon(
        [(1920, 690), (1460, 702), (1380, 1080), (1920, 1080)],
        svg.linear((0, "#2A4256"), (1, "#0A1420")),
    )
    stage.lay(pier, lights=cold, bite=3)
    for index, (x, pose) in enumerate(crew):
        ink = palette.ink(("#3A3A34", "#24384A", "#4A3A24")[index % 3], HAZARD)
        wear = bodies.Look(
            ("overall", "coat", "jacket")[index % 3],
            ("helmet", "short", "cap")[index % 3],
            "stripe",
        )
        stage.lay(
            svg.place(bodies.body(ink, bodies.POSES[pose], wear), x, 712, 2.1, flip=x > 960),
            lights=(*cold, Light(960, 420, 900, "#FFE0B0", 1.3)),
            bite=2.6,
        )
    barrier = "".join(svg.rect(x, 640, 130, 22, HAZARD, rx=3) + "".join(svg.polygon([(x + k * 34, 662), (x + 17 + k * 34, 662), (x + 34 + k * 34, 640), (x + 17 + k * 34, 640)], "#14202E") for k in range(3))
                      + svg.rect(x + 10, 660, 8, 52, "#2A3A4A") + svg.rect(x + 112, 660, 8, 52, "#2A3A4A") for x in (30, 540 - 130, 1500))  # fmt: skip
    stage.lay(barrier, lights=cold, bite=2)
    stage.shine(
        "".join(svg.circle(x, 634, 8, HAZARD) for x in (40, 150, 420, 530, 1510, 1620)),
        glow=1.4,
        size=24,
    )
    air.rain(stage, 260, 0.12, "#E8F4F8")
    return stage.finished()
