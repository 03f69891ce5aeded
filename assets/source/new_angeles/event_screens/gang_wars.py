"""Gang Wars at All-Time High!: two colours shoot across one wet street."""

from ...drawing import palette, props, svg
from ...drawing.lens import Lens
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.stage import air, bodies, street
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

LENS = Lens(960, 440, 900, 2.4)
PINK, AQUA = "#FF4AC8", "#3AE8FF"


def rifle() -> str:
    """A gun in a hand that aims to the right."""
    return (
        svg.rect(-9, -3, 34, 4.4, "#0A0A14", rx=1)
        + svg.rect(-14, -2, 8, 6, "#1A1A2A", rx=1)
        + svg.rect(0, 1, 4, 8, "#0A0A14")
    )


def tracers(rng: Rng) -> str:
    """Shots in both directions."""
    items = ""
    for k in range(26):
        y = rng.uniform(430, 590)
        start, long = rng.uniform(420, 1300), rng.uniform(90, 330)
        tint = PINK if k % 2 else AQUA
        ends = [(start, y), (start + long, y + rng.uniform(-26, 26))]
        fade = svg.linear(
            (0, tint, 0.0), (1, tint, 1.0), angle=(0, 0, 1, 0) if k % 2 == 0 else (1, 0, 0, 0)
        )
        (x0, y0), (x1, y1) = ends
        items += svg.polygon([(x0, y0 - 1.6), (x1, y1 - 2.2), (x1, y1 + 2.2), (x0, y0 + 1.6)], fade)
        tip = ends[1] if k % 2 == 0 else ends[0]
        items += svg.circle(tip[0], tip[1], 3.2, "#FFFFFF")
    return items


def flash(x: float, y: float, size: float, tint: str) -> str:
    """Fire from a barrel."""
    points = []
    for k in range(16):
        turn, reach = k * 22.5, size * (1.0 if k % 2 == 0 else 0.34) * (1.4 if k in (0, 8) else 0.8)
        points.append(bodies.reached((x, y), turn, reach))
    return svg.polygon(points, tint) + svg.circle(x, y, size * 0.32, "#FFFFFF")


def side_of(stage: Stage, tint: str, cloth: tuple[str, ...], flip: bool) -> None:
    """One gang behind its car."""
    lights = (Light(960, 470, 1000, AQUA if tint == PINK else PINK, 1.2), from_angle(90, tint, 0.6),
              Light(420 if not flip else 1500, 470, 360, "#FFD890", 1.2))  # fmt: skip
    place = [
        (590, 612, 1.8, "aim"),
        (250, 600, 2.5, "aim"),
        (470, 636, 2.0, "crouch"),
        (70, 640, 2.9, "throw"),
    ]
    if flip:
        place = [
            (500, 606, 1.9, "aim"),
            (330, 590, 2.3, "throw"),
            (120, 620, 2.9, "aim"),
            (440, 640, 2.0, "crouch"),
        ]
    shines = ""
    for index, (x, y, size, pose) in enumerate(place):
        ink = palette.ink(cloth[index % len(cloth)], tint)
        wear = bodies.Look(
            ("coat", "jacket", "hoodie", "suit")[index % 4],
            ("hat", "mohawk", "hood", "cap")[index % 4],
        )
        at = 1920 - x if flip else x
        gun = rifle() if pose == "aim" else ""
        stage.lay(
            svg.place(bodies.body(ink, bodies.POSES[pose], wear, gun), at, y, size, flip=flip),
            lights=lights,
            bite=3,
        )
        if gun:
            hand = bodies.hand(bodies.POSES[pose], 1)
            muzzle = at + (hand[0] + 30) * size * (-1 if flip else 1)
            shines += flash(muzzle, y + (hand[1] - 1) * size, 17 * size, "#FFD46A")
    car = props.car(palette.ink("#241634" if not flip else "#10283A", tint))
    stage.lay(svg.place(car, 1690 if flip else 330, 706, 3.4, flip=flip), lights=lights, bite=3)
    stage.shine(shines, glow=1.3, size=26)


def draw() -> list[Picture]:
    """Pink from the left, aqua from the right, an explosion down the street."""
    stage = Stage("events/gang_wars", shadows="#080818")
    air.heavens(stage, air.Heavens(
        ("#06081E", "#121040", "#2A1A6A", "#5A2A8A", "#C84AA0"), "#A03AB0", "#080822", 0.44, 0.55, 0.8,
        glows=(Light(960, 400, 520, "#FFB04A", 0.5),)))  # fmt: skip
    street.canyon(stage, LENS, street.Canyon(
        "#241E50", "#5A3A8A", ("#C86AFF", "#6AD8FF", "#FFC27A"), (PINK, AQUA, "#FFB638", PINK, AQUA), lit=0.26,
        shops=0.8, signs=0.95, low=20, high=42))  # fmt: skip
    air.fog(stage, 460, 46, "#8A4AB0", 0.55)
    air.smoke(stage, 960, 500, 120, 420, "#140C20", lit="#FF8A3A", lean=0.15)
    air.fire(stage, 960, 520, 190, 200)
    air.fire(stage, 1040, 516, 90, 110)
    stage.next_layer()
    side_of(stage, PINK, ("#2A1838", "#341A3A", "#201430"), False)
    side_of(stage, AQUA, ("#14283C", "#1A2E44", "#102030"), True)
    stage.shine(tracers(stage.rng.child("shots")), top=380, bottom=660, glow=1.3, size=12)
    bumps = "".join(svg.place(props.spark(palette.ink(glow="#FFD46A")), x, y, 0.55)
                    for x, y in ((520, 560), (700, 600), (1240, 590), (1420, 560), (1120, 520)))  # fmt: skip
    stage.shine(bumps, glow=1.2, size=14)
    stage.next_layer()
    lights = (
        Light(960, 480, 1100, "#FFB070", 1.3),
        from_angle(150, PINK, 0.9),
        from_angle(30, AQUA, 0.9),
    )
    person = bodies.body(palette.ink("#2A1C3A", PINK), bodies.POSES["fall"], bodies.Look("suit"))
    stage.lay(
        svg.place(person, 860, 668, 2.0, turn=-88), top=540, bottom=720, lights=lights, bite=2.4
    )
    cases = "".join(svg.rect(rng.uniform(480, 1440), rng.uniform(640, 740), 9, 2.6, "#FFC86A", rx=1.2)
                    for rng in [stage.rng.child("cases")] for _ in range(60))  # fmt: skip
    stage.shine(cases, glow=0.5, size=5)
    air.embers(stage, 90, "#FFC86A", 300, 700)
    air.rain(stage, 620, 0.16)
    return stage.finished()
