"""Report: Record Unemployment: nine thousand wait before a gate, androids walk to work above."""

from ...drawing import palette, svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.stage import air, bodies, city
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

SAGE, COLD, RED = "#B8C8A8", "#D8FFF0", "#FF4A3A"
CLOTHS = ("#4A4638", "#3A4440", "#50463A", "#343C40", "#443A38")
QUEUE = (
    (1010, 552), (1500, 558), (1650, 570), (1480, 582), (340, 602), (170, 622), (360, 646),
    (1640, 684), (1800, 712), (1660, 740), (1200, 790),
)  # fmt: skip


def works(stage: Stage) -> None:
    """A factory like a cathedral with one gate, shut, and a cross of red light."""
    wall = svg.linear((0, "#3A4A44"), (0.6, "#5A6E62"), (1, "#8A9C88"))
    items = svg.polygon(
        [(560, 600), (560, 210), (640, 150), (1280, 150), (1360, 210), (1360, 600)], wall
    )
    for s in (-1, 1):
        for k in range(4):
            x = 960 + s * (470 + k * 110)
            items += svg.polygon(
                [
                    (x - 60, 600),
                    (x - 60, 330 + k * 26),
                    (x + 60, 300 + k * 26 if s > 0 else 360 + k * 26),
                    (x + 60, 600),
                ],
                wall,
            )
        x = 960 + s * 360
        items += svg.polygon(
            [(x - 26, 240), (x - 18, 40), (x + 18, 40), (x + 26, 240)],
            svg.linear((0, "#2A3834"), (0.4, "#6A7E72"), (1, "#2A3834"), angle=(0, 0, 1, 0)),
        )
    for k in range(9):
        x = 600 + k * 90
        items += svg.rect(x - 8, 170, 16, 430, "#33423E") + svg.rect(
            x - 8, 170, 5, 430, "#7A8E80", opacity=0.6
        )
    stage.lay(items, lights=(from_angle(70, "#F0F4D8", 0.6),), bite=3)
    gate = svg.rect(820, 352, 280, 248, "#222E2C") + svg.rect(836, 368, 248, 232, "#46554E")
    gate += "".join(svg.rect(836, 372 + k * 17, 248, 9, "#5E6E64") for k in range(14))
    stage.lay(gate, lights=(from_angle(90, "#FFFFFF", 0.4),), bite=3)
    stage.shine(
        neon("M900,430 L1020,540 M1020,430 L900,540", RED, 9),
        neon("M820,346 H1100", RED, 4),
        glow=1.2,
        size=26,
    )
    air.glow(stage, Light(960, 490, 300, RED, 0.5))


def bridge(stage: Stage) -> None:
    """A walkway of glass and cold light, and those who have the job, all in step."""
    deck = svg.polygon(
        [(-20, 300), (1940, 276), (1940, 300), (-20, 328)],
        svg.linear((0, "#8AA098"), (1, "#2A3834")),
    )
    deck += "".join(
        svg.polygon([(x, 320), (x + 30, 320), (x + 44, 600), (x - 14, 600)], "#42524C")
        for x in (180, 480, 1420, 1720)
    )
    stage.shine(
        svg.polygon(
            [(-20, 170), (1940, 146), (1940, 276), (-20, 300)],
            svg.linear((0, COLD, 0.1), (1, COLD, 0.42)),
        ),
        glow=0,
    )
    stage.lay(deck, lights=(from_angle(90, COLD, 0.9),), bite=3)
    metal, items = palette.ink("#9AB4B0", palette.MINT), ""
    for k in range(29):
        x = 30 + k * 67
        android = bodies.body(metal, bodies.POSES["walk"], bodies.Look("overall", "bald"))
        eye = svg.rect(-4.6, -96, 9.2, 2.2, "#0A2A24") + svg.circle(0, -76, 2.2, palette.MINT)
        items += svg.place(android + eye, x, 300 - x * 0.0124, 1.12)
    stage.lay(
        items,
        top=120,
        bottom=330,
        lights=(from_angle(90, "#FFFFFF", 0.8), from_angle(-90, COLD, 0.8)),
        bite=2,
    )
    stage.shine(
        neon("M-20,172 L1940,148", COLD, 3), neon("M-20,300 L1940,276", COLD, 4), glow=1.1, size=18
    )


def along(share: float) -> svg.Point:
    """A place in the queue, from the gate to the viewer."""
    at = share * (len(QUEUE) - 1)
    k = min(int(at), len(QUEUE) - 2)
    (x0, y0), (x1, y1) = QUEUE[k], QUEUE[k + 1]
    return x0 + (x1 - x0) * (at - k), y0 + (y1 - y0) * (at - k)


def queue(stage: Stage) -> None:
    """Bent backs in one line that winds to the gate; the far ones drown in the mist."""
    rng = stage.rng.child("queue")
    people, share = [], 0.0
    while share < 1:
        x, y = along(share)
        size = 0.32 + ((y - 552) / 190) ** 1.1 * 1.75
        people.append((y + rng.uniform(-2, 2) * size, x, size))
        share += 47 * size / 10_400
    people.sort()
    for first in range(0, len(people), 12):
        items, part = "", people[first : first + 12]
        for y, x, size in part:
            ink = palette.ink(rng.choice(CLOTHS), "#FFC86A")
            wear = bodies.Look(
                rng.choice(("coat", "jacket", "hoodie", "dress", "coat")),
                rng.choice(("cap", "hood", "short", "hat", "bun", "long", "bald")),
                rng.choice(("", "bag")),
            )
            pose = bodies.POSES[rng.choice(("stand", "wait", "wait", "hips"))]
            items += svg.place(
                bodies.body(ink, pose, wear),
                x + rng.uniform(-7, 7) * size,
                y,
                size,
                flip=rng.chance(0.5),
            )
        near = min(1.0, (part[-1][0] - 552) / 180)
        stage.lay(items, top=480, bottom=900, lights=(from_angle(80, "#F0F4D8", 0.9), Light(960, 480, 600, RED, 0.8)), bite=1 + near * 1.6,
                  fade=("#9AAC98", 0.5 * (1 - near)))  # fmt: skip
        if first in (48, 96):
            air.fog(stage, part[-1][0], 14, "#B0C0A8", 0.4)


def draw() -> list[Picture]:
    """A pale grey morning; above, a line of light with machines, below, a line of people."""
    stage = Stage("events/record_unemployment", shadows="#0A0F0E")
    air.heavens(stage, air.Heavens(
        ("#3A4A48", "#5A6E68", "#8A9E8C", "#B8C6A4", "#E8E4C0"), "#F0ECC8", "#4A5A54", 0.56, 0.6, 0.55,
        glows=(Light(960, 420, 800, "#F8F4D0", 0.4),)))  # fmt: skip
    city.row(
        stage,
        "far",
        city.Row(590, 120, 280, "#8A9C8A", "#C0CCB0", ("#FFF4D0",), 0.06, (50, 100), 3.6),
        soft=1,
    )
    air.fog(stage, 540, 70, "#CCD4B8", 0.6)
    works(stage)
    air.smoke(stage, 600, 44, 90, 240, "#4A5A54", lean=0.7, strength=0.7)
    air.smoke(stage, 1320, 44, 90, 240, "#4A5A54", lean=0.7, strength=0.7)
    stage.next_layer()
    bridge(stage)
    stage.lay(
        svg.rect(
            0,
            560,
            1920,
            530,
            svg.linear((0, "#A8B8A0"), (0.12, "#6A7A6C"), (0.4, "#2A3430"), (1, "#0C1210")),
        ),
        top=556,
    )
    air.fog(stage, 566, 30, "#C0CCB4", 0.55)
    stage.next_layer()
    queue(stage)
    paper = "".join(svg.place(svg.rect(-9, -6, 18, 12, "#E8E4D0"), x, y, 1, turn=turn, opacity=0.8)
                    for x, y, turn in ((140, 610, 20), (560, 590, -30), (880, 660, 60), (1240, 600, 14), (1700, 640, -50), (1460, 690, 35), (620, 720, 10)))  # fmt: skip
    stage.lay(paper, lights=(from_angle(90, "#FFFFFF", 0.5),), bite=1)
    air.rain(stage, 240, 0.1, "#F0F4E8")
    return stage.finished()
