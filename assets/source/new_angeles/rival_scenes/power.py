"""Rivals: those who build, guard and dig, and the state that wants it all."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.picture import Picture
from ...drawing.props import drama
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH, Mood, Scene
from ...drawing.space import stars

GREEN, BLUE, ORANGE, WHITE = (
    palette.CORPORATIONS[c] for c in ("weyland", "globalsec", "melange", "federalist")
)


def weyland() -> Picture:
    """A claw of steel holds the globe over a field of cranes."""
    view = Scene(
        "cards_rivals/weyland",
        Mood("green", GREEN, palette.AMBER, "", ("#1A4A40", "#10302E", "#08181C"), "#04201C"),
    )
    view.light_up(svg.circle(528, 300, 430, svg.radial((0, GREEN, 0.6), (1, GREEN, 0.0))))
    view.city(0.95, 0.6, soft=1.5)
    for x, size, flip in ((110, 3.6, False), (960, 3.4, True), (240, 2.4, False), (840, 2.5, True)):
        view.put(props.crane(palette.ink("#2A4A44", palette.AMBER)), x, 690, size, flip=flip, rim=4)
    view.put(props.globe(palette.ink("#1E5A6A", "#7AE8FF")), 528, 560, 4.5, rim=8, shade=0.7)
    view.put(drama.claw(palette.ink("#5A6A64", palette.AMBER)), 528, 540, 4.0, rim=8)
    view.light_up(
        "".join(
            neon(d, "#FFB638", 4)
            for d in (
                "M470,250 l26,50 -18,44 34,60",
                "M600,330 l-26,40 20,46",
                "M500,440 l30,20 -6,50",
            )
        )
    )
    view.flat(svg.rect(0, 650, WIDTH, 70, "#06140F"))
    for k in range(8):
        view.flat(
            svg.polygon(
                [(k * 150 - 30, 662), (k * 150 + 36, 662), (k * 150 + 6, 712), (k * 150 - 60, 712)],
                "#FFB638",
                opacity=0.85,
            )
        )
    return view.finished()


def hawk() -> str:
    """A bird of prey made of armour plates."""
    d = ""
    for s in (-1, 1):
        for k in range(7):
            x, y = s * (80 + k * 58), -60 - k * 22 + k * k * 3
            d += svg.polygon(
                [
                    (s * 40, -90 + k * 10),
                    (x, y - 60),
                    (x + s * 46, y + 24),
                    (x - s * 6, y + 150 - k * 14),
                    (s * 50, 20 + k * 8),
                ],
                svg.linear((0, "#A8BCE8" if s < 0 else "#5A70A8"), (1, "#14204A")),
                stroke="#0A1230",
                stroke_width=4,
            )
    d += svg.polygon(
        [(-66, -70), (0, -120), (66, -70), (52, 110), (0, 210), (-52, 110)],
        svg.linear((0, "#8AA4E0"), (1, "#16245A")),
    ) + svg.polygon([(-30, 120), (0, 330), (30, 120)], "#22346E")
    d += svg.path(
        "M-58,-110 C-64,-200 -20,-226 0,-226 C20,-226 64,-200 58,-110 L24,-92 L0,-40 L-24,-92 Z",
        svg.linear((0, "#D0DEFF"), (1, "#3A529A")),
    )
    d += svg.polygon([(-22, -118), (22, -118), (0, -40)], "#FFD34D") + "".join(
        svg.polygon([(s * 12, -136), (s * 50, -160), (s * 44, -132)], "#FF3A4E") for s in (-1, 1)
    )
    return (
        d
        + svg.polygon([(0, -20), (34, 14), (24, 80), (0, 104), (-24, 80), (-34, 14)], BLUE)
        + svg.polygon([(0, 4), (18, 22), (12, 66), (0, 80), (-12, 66), (-18, 22)], "#E8F4FF")
    )


def globalsec() -> Picture:
    """An armoured hawk spreads its wings over a wall of troopers."""
    view = Scene(
        "cards_rivals/globalsec",
        Mood("indigo", BLUE, palette.ROSE, "", ("#1E3470", "#14224E", "#0A1128"), "#061038"),
    )
    view.city(0.9, 0.85, soft=1.5)
    for x, angle in ((40, 60), (300, 78), (756, 102), (1016, 120)):
        view.light_up(beam(x, 650, angle, 900, 11, palette.COOL, 0.55), soft=6)
    view.put(hawk(), 528, 300, 1.05, rim=7, glow=0.6)
    steel = palette.ink("#2E3E78", BLUE)
    for k in range(9):
        view.put(props.trooper(steel), 16 + k * 128, 690, 1.9, rim=4)
    for k in range(9):
        view.put(props.shield(steel), 16 + k * 128, 726, 1.45, rim=5)
    view.rain(160)
    return view.finished()


def wheel() -> str:
    """The wheel of an excavator, with teeth."""
    d = ""
    for k in range(14):
        tooth = (
            svg.path(
                "M-44,-232 L-52,-300 L-10,-330 L44,-296 L40,-232 Z",
                svg.linear((0, "#B08A6A"), (1, "#3A2430")),
            )
            + svg.polygon([(-52, -300), (-70, -352), (-28, -318)], "#FFE0B0")
            + svg.polygon([(-10, -330), (-18, -378), (22, -316)], "#FFE0B0")
        )
        d += svg.group(tooth, transform=f"rotate({k * 360 / 14:.2f})")
    d += svg.circle(
        0, 0, 244, svg.linear((0, "#8A6A58"), (1, "#24141E"), angle=(0, 0, 1, 1))
    ) + svg.circle(0, 0, 200, "#1A0E18")
    for k in range(7):
        d += svg.group(
            svg.polygon(
                [(-20, -200), (20, -200), (34, -60), (-34, -60)],
                svg.linear((0, "#7A5A4C"), (1, "#3A2630")),
            ),
            transform=f"rotate({k * 360 / 7:.2f})",
        )
    return (
        d
        + svg.circle(0, 0, 84, "#6A4A3E")
        + svg.circle(0, 0, 84, "none", stroke=ORANGE, stroke_width=9)
        + svg.circle(0, 0, 34, "#FFD9A0")
        + svg.circle(0, 0, 222, "none", stroke=ORANGE, stroke_width=5)
    )


def melange() -> Picture:
    """A wheel with teeth bites into the moon; its dust glows."""
    view = Scene(
        "cards_rivals/melange",
        Mood("ember", ORANGE, palette.VIOLET, "", ("#5A2A20", "#341618", "#180A10"), "#260C0A"),
    )
    rng = Rng("melange")
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#07050E"), (1, "#2A1018"))))
    view.flat(stars(rng, 160, "#FFE8D8"))
    moon = svg.circle(
        760,
        420,
        400,
        svg.linear((0, "#F4DCC0"), (0.5, "#B08A80"), (1, "#3A2434"), angle=(0, 0, 0.8, 1)),
    )
    moon += "".join(
        svg.ellipse(760 + x, 420 + y, r, r * 0.82, "#8A6460", opacity=0.55)
        + svg.stroke(
            f"M{760 + x - r},{420 + y} a{r},{r * 0.82} 0 0 1 {2 * r},0", "#5A3A44", 4, opacity=0.5
        )
        for x, y, r in (
            (90, -240, 50),
            (200, -60, 76),
            (60, 60, 44),
            (250, 130, 50),
            (130, 230, 60),
            (-20, -320, 30),
        )
    )
    view.put(moon, 0, 0, 1, rim=5, shade=0.3)
    view.light_up(svg.circle(430, 370, 330, svg.radial((0, "#FFB04A", 0.9), (1, ORANGE, 0.0))))
    view.put(wheel(), 290, 390, 0.88, turn=9, rim=8)
    dust = "".join(
        svg.circle(
            430 + rng.uniform(-60, 260),
            330 + rng.uniform(-230, 250),
            rng.uniform(2, 11),
            rng.choice(("#FFD9A0", "#FF9A4A", "#FFF0D8")),
            opacity=rng.uniform(0.4, 1),
        )
        for _ in range(110)
    )
    view.light_up(dust, soft=0.8)
    view.put(
        svg.polygon(
            [(-20, 380), (60, 330), (290, 390), (60, 470), (-20, 460)],
            svg.linear((0, "#6A4A40"), (1, "#1E1018")),
        ),
        0,
        0,
        1,
        rim=5,
    )
    return view.finished()


def federalist() -> Picture:
    """A white dome on a cold night; carriers leave it, their lamps search the city."""
    view = Scene(
        "cards_rivals/federalist",
        Mood("steel", "#E8ECFF", "#FF4D5E", "", ("#34405E", "#202A44", "#0E1424"), "#0A0E20"),
    )
    view.light_up(
        "".join(
            svg.polygon(
                [
                    (528, 330),
                    (528 + math.cos(a) * 900, 330 - math.sin(a) * 900),
                    (528 + math.cos(a + 0.1) * 900, 330 - math.sin(a + 0.1) * 900),
                ],
                "#A8B8F0",
                opacity=0.2,
            )
            for a in (k * math.pi / 9 + 0.12 for k in range(9))
        ),
        soft=6,
    )
    for k in range(7):
        a = math.pi * (k + 0.5) / 7
        x, y = 528 - math.cos(a) * 420, 330 - math.sin(a) * 250
        view.light_up(
            svg.polygon(
                [
                    (
                        x + math.sin(math.tau * c / 10) * (24 if c % 2 == 0 else 10),
                        y - math.cos(math.tau * c / 10) * (24 if c % 2 == 0 else 10),
                    )
                    for c in range(10)
                ],
                "#FFFFFF",
            ),
            soft=1,
        )
    view.put(drama.capitol(palette.ink("#7A86B4", "#D8A860")), 528, 560, 3.6, rim=7, glow=0.2)
    view.city(1.02, 0.34, rows=2)
    for x, y, size in ((180, 330, 1.7), (876, 330, 1.7), (330, 200, 1.0), (726, 200, 1.0)):
        view.light_up(
            beam(x, y - 30 * size, 262 if x < 528 else 278, 560, 17, "#E8F0FF", 0.6), soft=5
        )
        view.put(drama.carrier(palette.ink("#4A5478", "#FF4D5E")), x, y, size, rim=5)
    view.rain(120)
    return view.finished()


PICTURES = {
    "weyland": weyland,
    "globalsec": globalsec,
    "melange": melange,
    "federalist": federalist,
}
