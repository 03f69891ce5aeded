"""Human First Starts Riot: hammers against the cold light of an android showroom."""

from ...drawing import palette, props, svg
from ...drawing.glow import neon
from ...drawing.lens import Lens
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.stage import air, bodies, crowd, street
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

LENS = Lens(760, 470, 900, 2.2)
COLD = "#8AF4FF"
TONES = ("#3A1E24", "#2E1822", "#44261E", "#26161E")


def showroom(stage: Stage) -> None:
    """A glass front as wide as the right half, androids in a row, cracks from the blows."""
    frame = "#16283E"
    box = svg.rect(
        1090, 190, 900, 420, svg.linear((0, "#BFF8FF"), (0.5, "#4AC8E0"), (1, "#1A6A8A"))
    )
    box += "".join(svg.rect(1130 + k * 210, 190, 6, 420, "#2A7A9A", opacity=0.5) for k in range(5))
    box += svg.rect(1090, 540, 900, 70, svg.linear((0, "#E8FEFF"), (1, "#2A8AA8")))
    stage.lay(box)
    metal = palette.ink("#B8D8E8", palette.MINT)
    poses = ("stand", "stand", "fall", "stand", "stand")
    for k, pose in enumerate(poses):
        x, y = 1210 + k * 176, 560
        android = bodies.body(metal, bodies.POSES[pose], bodies.Look("overall", "bald"))
        chest = svg.circle(0, -76, 2.6, palette.MINT) + svg.rect(-4.4, -96, 8.8, 2, "#0A2A3A")
        turn = -64 if pose == "fall" else 0
        stage.lay(svg.place(android + chest, x, y, 2.7, turn=turn), top=200, bottom=640,
                  lights=(from_angle(90, "#FFFFFF", 0.8),), bite=3)  # fmt: skip
    rng, cracks = stage.rng.child("cracks"), ""
    for x, y in ((1330, 350), (1560, 300), (1840, 380)):
        cracks += _crack(rng, x, y)
    stage.shine(cracks, glow=0.6, size=6)
    bars = "".join(svg.rect(x, 176, 16, 440, frame) for x in (1084, 1390, 1690))
    stage.lay(svg.rect(1070, 120, 900, 74, svg.linear((0, "#0E1A30"), (1, frame))), bars)
    stage.shine(
        neon("M1090,190 H1960", COLD, 4), neon("M1120,150 h230 m40,0 h90 m40,0 h300", "#FF5A8A", 7)
    )


def _crack(rng: Rng, x: float, y: float) -> str:
    items = ""
    for k in range(11):
        turn, long = k * 0.571 + rng.uniform(-0.2, 0.2), rng.uniform(40, 120)
        end_x, end_y = x + long * 1.1 * _cos(turn), y + long * _cos(turn - 1.5708)
        items += svg.line([(x, y), ((x + end_x) / 2 + rng.uniform(-8, 8), (y + end_y) / 2), (end_x, end_y)],
                          "#FFFFFF", rng.uniform(1, 2.4), opacity=0.85)  # fmt: skip
    return items + svg.circle(x, y, 14, "#06101C", opacity=0.8)


def _cos(turn: float) -> float:
    """Good enough for cracks, and the same on every machine."""
    turn = (turn + 3.14159) % 6.28318 - 3.14159
    return 1 - turn**2 / 2 + turn**4 / 24 - turn**6 / 720


def hammer(size: float = 1.0) -> str:
    """A long hammer in a hand."""
    head = svg.rect(-10, -46, 20, 10, svg.linear((0, "#9A8A98"), (1, "#3A2A34")), rx=1.5)
    return svg.place(svg.rect(-1.5, -40, 3, 52, "#6A4A34") + head, 0, 0, size, turn=16)


def draw() -> list[Picture]:
    """Fire on the left, glass and cold light on the right, between them the hammers."""
    stage = Stage("events/human_first_starts_riot", shadows="#0E0810")
    air.heavens(stage, air.Heavens(
        ("#0A0814", "#1E0E1E", "#4A1A20", "#9A3A22", "#E8702E"), "#FF7A34", "#140A14", 0.46, 0.6,
        0.9, glows=(Light(420, 480, 700, "#FF7A2E", 0.6),),
    ))  # fmt: skip
    street.canyon(stage, LENS, street.Canyon(
        "#3A2434", "#8A3A28", ("#FFC27A", "#FF8A4A", "#6A3A4A"), ("#FF5A8A", "#FFB638", "#FF6A2A"),
        lit=0.2, low=18, high=40, shops=0.5))  # fmt: skip
    air.fog(stage, 500, 60, "#C85A2A", 0.5)
    showroom(stage)
    air.glow(stage, Light(1500, 420, 620, COLD, 0.4))
    stage.next_layer()
    air.smoke(stage, 430, 560, 220, 560, "#160C12", lit="#FF6A24", lean=0.5, strength=0.92)
    fire, cold = Light(420, 500, 760, "#FF9A3A", 1.7), Light(1480, 420, 640, COLD, 1.4)
    crowd.rank(stage, "far", crowd.Rank(
        584, 96, 44, TONES, "#FF8A4A", ("run", "fist", "cheer", "fists"), 0.2, gaps=((1100, 1920),),
        lights=(fire, cold), haze=("#8A3A20", 0.4)))  # fmt: skip
    air.fire(stage, 420, 612, 420, 400)
    air.fire(stage, 560, 620, 200, 230)
    car = props.car(palette.ink("#2A1418", "#FF6A2A"))
    stage.lay(
        svg.place(car, 430, 640, 3.4, turn=-6),
        lights=(Light(440, 470, 400, "#FFB04A", 1.6),),
        bite=3,
    )
    air.fire(stage, 350, 600, 150, 220)
    air.fire(stage, 500, 590, 120, 170)
    blows = (("swing", 1130, 640, 2.1), ("fists", 1010, 650, 2.0), ("throw", 890, 640, 1.9),
             ("swing", 1420, 650, 2.2), ("swing", 1710, 648, 2.2), ("cheer", 1590, 640, 1.9))  # fmt: skip
    rng = stage.rng.child("blows")
    for pose, x, y, size in blows:
        ink = palette.ink(rng.choice(TONES), "#FF8A4A")
        wear = bodies.Look(rng.choice(("jacket", "hoodie", "overall")), rng.choice(bodies.HEADS))
        person = bodies.body(ink, bodies.POSES[pose], wear, hammer() if pose != "throw" else "")
        stage.lay(svg.place(person, x, y, size), lights=(fire, cold), bite=2.6)
    broken = bodies.body(
        palette.ink("#8AA8B8", palette.MINT), bodies.POSES["fall"], bodies.Look("overall", "bald")
    )
    stage.lay(svg.place(broken, 700, 640, 1.9, turn=82), lights=(fire, cold), bite=2.4)
    sparks = svg.place(props.spark(palette.ink(glow=palette.MINT)), 790, 640, 0.9)
    shards = "".join(svg.polygon([(x, y), (x + rng.uniform(4, 14), y - rng.uniform(2, 12)), (x + rng.uniform(2, 10), y + 6)],
                                 COLD, opacity=rng.uniform(0.3, 0.95))
                     for x, y in ((rng.uniform(980, 1900), 640 - 330 * rng.random() ** 2) for _ in range(90)))  # fmt: skip
    stage.shine(sparks, shards, glow=0.9, size=8)
    stage.next_layer()
    crowd.heads(stage, "near", crowd.Heads(
        800, 180, 190, ("#2A161A", "#34201E", "#221418"), "#FF8A4A",
        (Light(420, 520, 900, "#FF9A3A", 2.2), Light(1480, 440, 800, COLD, 1.7)), 0.4))  # fmt: skip
    air.embers(stage, 240, "#FF8A3A")
    return stage.finished()
