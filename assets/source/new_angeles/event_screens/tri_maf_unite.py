"""Tri-Maf Leaders Unite!: three families, one handshake, high above a jade city."""

from ...drawing import palette, svg
from ...drawing.picture import Picture
from ...drawing.stage import air, bodies, city
from ...drawing.stage.beanstalk import Beanstalk, stand
from ...drawing.stage.light import Light, from_angle
from ...drawing.stage.stage import Stage

RED, GOLD, JADE = "#FF4A4A", "#FFC24A", "#4AFFB0"


def leader(cloth: str, tone: str, hat: str) -> str:
    """From the waist up, three quarters towards the middle on the right; the waist at (0, 0)."""
    fabric = svg.linear(
        (0, palette.lighten(cloth, 0.12)), (0.5, cloth), (1, palette.darken(cloth, 0.6))
    )
    coat = svg.path("M-62,60 C-66,0 -70,-50 -66,-92 C-60,-122 -28,-130 -12,-140 L22,-140 C36,-130 56,-122 60,-96 "
                    "C64,-50 56,0 58,60 Z", fabric)  # fmt: skip
    shirt = svg.polygon([(0, -140), (24, -140), (30, -60), (18, -50)], "#E0D8D0")
    tie = svg.polygon([(15, -128), (23, -128), (26, -66), (20, -54), (15, -66)], tone)
    lapel = svg.path("M-8,-140 L18,-52 L-4,-74 L-22,-118 Z", palette.darken(cloth, 0.3))
    head = svg.path(
        "M-22,-180 C-24,-204 26,-206 30,-180 L34,-166 L29,-162 C30,-148 20,-138 8,-138 L-12,-142 Z",
        "#5A3A34",
    )
    head += svg.ellipse(19, -174, 3.4, 2.2, "#F0E8E0") + svg.circle(20, -174, 1.6, "#0A0A10")
    head += svg.line([(12, -181), (26, -180)], "#1A1014", 2.6) + svg.line(
        [(16, -153), (28, -154)], "#2A1614", 2.2
    )
    flower = svg.circle(-18, -104, 6, tone)
    items = coat + shirt + tie + lapel + head + flower
    if hat == "fedora":
        items += svg.path("M-40,-186 C-10,-176 28,-178 52,-188 C36,-200 30,-198 28,-200 C28,-226 16,-226 4,-220 "
                          "C-8,-226 -24,-224 -24,-198 C-30,-196 -36,-194 -40,-186 Z", palette.darken(cloth, 0.4))  # fmt: skip
        items += svg.path("M-24,-200 Q2,-190 28,-202 L28,-209 Q2,-198 -24,-208 Z", tone)
    elif hat == "hair":
        items += svg.path(
            "M-26,-150 C-34,-216 34,-222 32,-186 C20,-196 0,-196 -6,-176 C-8,-160 -12,-150 -26,-150 Z",
            "#14101A",
        )
        items += svg.circle(-30, -196, 14, "#14101A") + svg.line(
            [(-50, -206), (-10, -188)], tone, 3
        )
    else:
        items += svg.path(
            "M-24,-178 C-28,-208 20,-216 31,-184 C20,-194 6,-196 -4,-190 L-14,-168 Z", "#C8C8D0"
        )
        items += svg.line([(8, -176), (34, -176)], "#0A0A10", 7)
    return items


def reach(cloth: str, tone: str, start: svg.Point, elbow: svg.Point, end: svg.Point) -> str:
    """An arm in a sleeve with a cuff; the hand at its end."""
    fabric = svg.linear((0, palette.mix(cloth, tone, 0.12)), (1, palette.darken(cloth, 0.35)))
    items = bodies.limb(start, elbow, 52, 33, fabric) + bodies.limb(elbow, end, 33, 19, fabric)
    return items + bodies.limb(
        (end[0] - (end[0] - elbow[0]) * 0.12, end[1] - (end[1] - elbow[1]) * 0.12),
        end,
        17,
        16,
        "#E8E0D8",
    )


def grip() -> str:
    """Three hands on top of each other at (0, 0)."""
    skin = ("#8A5A48", "#A8745A", "#6A4438")
    items = svg.path("M-58,-16 C-30,-26 20,-24 44,-6 C50,8 40,20 20,20 L-50,20 Z", skin[0])
    items += svg.path("M60,-18 C30,-26 -14,-22 -38,-4 C-44,8 -34,20 -12,22 L54,20 Z", skin[1])
    items += "".join(
        svg.path(f"M-34,{-4 + k * 7} q-14,2 -16,8 q10,4 22,-1 Z", skin[1]) for k in range(3)
    )
    items += svg.path(
        "M-22,-52 C-34,-30 -34,-14 -22,-8 C0,0 20,-4 28,-14 C32,-30 26,-44 20,-52 Z", skin[2]
    )
    items += "".join(
        svg.line([(-18 + k * 13, -22), (-20 + k * 13, -6)], "#3A2420", 2.4) for k in range(4)
    )
    return items + svg.circle(-14, -18, 5, GOLD) + svg.circle(30, 6, 5, JADE)


def room(stage: Stage) -> None:
    """The frame of the wide window, a ceiling with a ring of light, curtains."""
    dark = "#04100E"
    bars = "".join(svg.rect(x - 7, 0, 14, 640, dark) for x in (300, 690, 1230, 1620))
    wall = svg.rect(0, 0, 1920, 84, dark) + svg.rect(
        0, 596, 1920, 490, svg.linear((0, "#0E2A24"), (0.3, "#06120F"), (1, "#040A08"))
    )
    wall += svg.rect(0, 586, 1920, 12, "#1E4A40")
    for s in (-1, 1):
        for k in range(5):
            x = 960 + s * (960 - k * 34)
            wall += svg.path(f"M{x},60 C{x - s * 30},260 {x + s * 10},420 {x - s * 16},660 h{-s * 40} V60 Z",
                             svg.linear((0, "#0A1E1A"), (1, "#123A30" if k % 2 else "#081814")))  # fmt: skip
    stage.lay(bars, wall)


def guards(stage: Stage) -> None:
    """Men with dark glasses at both sides, each with the colour of a family."""
    for x, y, size, tone in ((150, 690, 3.1, RED), (330, 670, 2.7, RED), (1590, 670, 2.7, JADE), (1770, 690, 3.1, JADE),
                             (470, 650, 2.4, GOLD), (1450, 650, 2.4, GOLD)):  # fmt: skip
        ink = palette.ink("#14181E", tone)
        person = bodies.body(ink, bodies.POSES["wait"], bodies.Look("suit", "short", "", 1.16))
        side = 0 if x < 960 else 180
        lights = (Light(960, 400, 1000, "#FFE8B0", 1.2), from_angle(side + 180, tone, 1.0))
        stage.lay(svg.place(person, x, y, size, flip=x > 960), lights=lights, bite=3)


def draw() -> list[Picture]:
    """Jade night behind glass, a lamp over three hands, a rim of its own colour for each family."""
    stage = Stage("events/tri_maf_unite", shadows="#050C0C")
    air.heavens(stage, air.Heavens(
        ("#03100E", "#07241F", "#0E4A3E", "#1E8A6A", "#7AE0A8"), "#4AD8A0", "#04140F", 0.55, 0.5, 0.9, 90,
        (Light(960, 480, 820, "#4AE8A8", 0.45),)))  # fmt: skip
    windows = ("#FFE0A0", "#8AFFD0", "#FFC27A", "#D8FFE8")
    city.row(
        stage,
        "far",
        city.Row(600, 120, 250, "#1E6A58", "#4AB88A", windows, 0.26, (40, 80), 3, sun="#3A9A78"),
        soft=0.8,
    )
    air.fog(stage, 560, 60, "#4AC89A", 0.5)
    stand(
        stage,
        Beanstalk(
            960, 600, 430, 150, "#144A3E", "#2A8A6E", "#B0FFE0", (JADE, "#FFE0A0"), mist="#4AB88A"
        ),
    )
    city.row(stage, "near", city.Row(610, 90, 260, "#0A3A32", "#2A8A6A", windows, 0.36, (70, 140), 4.6, 0.3, gap=0.15,
                                     neon=(RED, GOLD, JADE), shape=lambda x: 0.4 + 1.5 * abs(x - 0.5)), soft=0.8)  # fmt: skip
    air.fog(stage, 590, 40, "#3AA880", 0.5)
    room(stage)
    stage.next_layer()
    guards(stage)
    lamp = (Light(960, 300, 620, "#FFF0C8", 1.5),)
    middle = (*lamp, from_angle(90, GOLD, 0.9))
    flipped = svg.place(leader("#2A2018", GOLD, "hair"), 960, 560, 1.72)
    stage.lay(
        flipped,
        svg.place(reach("#33261A", GOLD, (60, 0), (72, 104), (10, 180)), 960, 410, 0.62),
        lights=middle,
        bite=4,
    )
    stage.lay(
        svg.place(leader("#2C1218", RED, "fedora"), 640, 610, 2.0),
        lights=(*lamp, from_angle(170, RED, 1.5)),
        bite=4.5,
    )
    stage.lay(
        svg.place(leader("#0E2420", JADE, "glasses"), 1280, 610, 2.0, flip=True),
        lights=(*lamp, from_angle(10, JADE, 1.4)),
        bite=4.5,
    )
    stage.lay(
        svg.place(reach("#2C1218", RED, (0, 0), (104, 128), (312, 108)), 606, 422),
        lights=(*lamp, from_angle(170, RED, 1.2)),
        bite=4,
    )
    stage.lay(
        svg.place(reach("#0E2420", JADE, (0, 0), (-104, 128), (-312, 108)), 1314, 422),
        lights=(*lamp, from_angle(10, JADE, 1.2)),
        bite=4,
    )
    stage.lay(
        svg.place(grip(), 960, 520, 1.1), lights=(*lamp, from_angle(90, "#FFF0C8", 1.0)), bite=3
    )
    air.beams(stage, ((960, 60, -90),), "#FFF0C8", 700, 46, 0.36)
    air.glow(stage, Light(960, 500, 300, "#FFE8B0", 0.4))
    stage.next_layer()
    shade = svg.path("M850,86 Q960,40 1070,86 L1040,104 H880 Z", "#0A1C18")
    stage.lay(
        svg.rect(956, 0, 8, 60, "#0A1C18"), shade, lights=(from_angle(-90, "#FFF0C8", 1.0),), bite=2
    )
    stage.shine(svg.ellipse(960, 102, 70, 9, "#FFF8E0"), glow=1.4, size=26)
    felt = svg.radial((0, "#3AA878"), (0.55, "#14503C"), (1, "#06201A"))
    stage.lay(
        svg.ellipse(960, 760, 900, 160, "#1A0E08"),
        svg.ellipse(960, 744, 870, 146, felt),
        lights=(from_angle(90, GOLD, 0.6),),
    )
    rng, chips = stage.rng.child("chips"), ""
    for _ in range(44):
        x, y = rng.uniform(360, 1560), rng.uniform(640, 720)
        for k in range(rng.integer(2, 6)):
            tone = rng.choice((RED, GOLD, JADE))
            chips += svg.ellipse(x, y - k * 5, 17, 6, palette.darken(tone, 0.35)) + svg.ellipse(
                x, y - k * 5 - 2, 17, 6, palette.darken(tone, 0.12)
            )
    stage.lay(chips, lights=(Light(960, 300, 900, "#FFF0C8", 1.0),), bite=1.5)
    air.fog(stage, 420, 120, "#FFE8B0", 0.1, lit=True)
    return stage.finished()
