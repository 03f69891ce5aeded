"""Scenes of the demands about unrest elsewhere and at home."""

from ...drawing import palette, props, svg
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene
from ...drawing.silhouettes import Shape, person

NAME = "cards_demands"


def dome(x: float, y: float, r: float) -> tuple[str, str]:
    """The houses under a dome, and the dome over them."""
    glass = svg.path(
        f"M{x - r},{y} A{r},{r * 0.95} 0 0 1 {x + r},{y} Z",
        svg.linear((0, "#BFF2FF", 0.55), (1, "#2A6A8A", 0.35)),
        stroke="#BFF2FF",
        stroke_width=3,
    )
    ribs = "".join(
        svg.stroke(
            f"M{x + k * r},{y} Q{x + k * r * 0.9},{y - r * 0.9} {x},{y - r * 0.95}",
            "#BFF2FF",
            1.6,
            opacity=0.6,
        )
        for k in (-0.6, -0.2, 0.2, 0.6)
    )
    inside = "".join(
        svg.place(
            props.highrise(palette.ink("#3A4A6A", "#FFD9A0")),
            x + k * r * 0.36,
            y,
            r / 170 * (0.9 - abs(k) * 0.25),
        )
        for k in (-1.4, -0.5, 0.4, 1.3)
    )
    return inside, glass + ribs + svg.rect(x - r - 8, y - 4, r * 2 + 16, 14, "#4A2A2E")


def increased_martian_violence() -> Picture:
    """A red desert, domes under fire, two moons."""
    view = Scene(
        f"{NAME}/increased_martian_violence",
        Mood("ember", "#FF6A3A", "#4DE1FF", "", ("#6A2030",), "#2A0618"),
    )
    view.flat(
        svg.rect(
            0,
            0,
            1056,
            712,
            svg.linear((0, "#1A0810"), (0.5, "#8A2A26"), (0.72, "#F08A4A"), (1, "#5A1A1E")),
        )
    )
    for x, y, r in ((180, 110, 42), (300, 70, 16)):
        view.put(
            svg.circle(x, y, r, svg.linear((0, "#F0D0B0"), (1, "#7A3A36"), angle=(0, 0, 1, 1))),
            0,
            0,
            1,
            rim=3,
        )
    view.flat(
        svg.path(
            "M0,430 L140,330 L250,410 L400,300 L470,400 L640,350 L760,420 L900,290 L1056,400 L1056,712 L0,712 Z",
            "#6A1E26",
        )
    )
    view.mist(0.6, 0.08, 0.6, "#FF9A5A")
    view.flat(
        svg.path(
            "M0,500 Q260,440 520,490 T1056,470 L1056,712 L0,712 Z",
            svg.linear((0, "#B84A2E"), (1, "#3A0E16")),
        )
    )
    for x, y, r in ((250, 520, 150), (470, 500, 90), (820, 540, 170)):
        inside, glass = dome(x, y, r)
        view.put(inside, 0, 0, 1, rim=2)
        view.put(glass, 0, 0, 1, rim=4)
    fire = palette.ink("#3A1A1A", "#FFB347")
    view.put(props.explosion(fire), 690, 390, 1.9, rim=0, glow=1)
    view.put(
        props.smoke(palette.ink("#2A1216", "#FF7A2E"), "mars"),
        730,
        300,
        3.4,
        rim=0,
        shade=0,
        soft=10,
        glow=0,
    )
    view.put(props.explosion(fire), 340, 400, 0.9, rim=0, glow=1)
    for x0, y0, x1, y1 in ((1056, 60, 720, 320), (1056, 180, 860, 380), (120, 0, 330, 350)):
        view.light_up(
            svg.line([(x0, y0), (x1, y1)], "#FFE9B0", 4), svg.circle(x1, y1, 12, "#FFFFFF")
        )
        view.light_up(svg.line([(x0, y0), (x1, y1)], "#FF6A3A", 16), soft=8)
    mob = palette.ink("#1C0A12", "#4DE1FF")
    for x, size, look in (
        (90, 2.5, Shape("work", "raise", "reach", "wide", hat="hood")),
        (560, 2.0, Shape("work", "down", "raise", "walk", hat="hood", load="pack")),
        (960, 2.8, Shape("work", "hip", "raise", "wide", hat="hood")),
    ):
        view.put(person(mob, look), x, 712, size, rim=6)
        view.put(props.rifle(mob), x + 20 * size, 712 - 42 * size, size * 0.5, turn=-28, rim=3)
    return view.finished(1.14, 0.45)


def grip(glove: palette.Ink) -> str:
    """A gloved hand that closes on what lies below it."""
    arm = svg.path(
        "M170,-60 L420,-260 L520,-150 L220,44 Z", svg.linear((0, "#3A4A86"), (1, "#141A3A"))
    )
    arm += svg.polygon([(168, -64), (222, -106), (276, -10), (222, 46)], "#FFD34D")
    fist = "".join(
        svg.stroke(
            f"M{k * 34},{-10 + k * 12} Q{-60 + k * 30},{10 + k * 14} {-74 + k * 34},{70 + k * 12}",
            glove.base,
            34,
        )
        for k in range(4)
    )
    fist = svg.path("M20,-60 Q110,-110 190,-50 L220,40 L120,90 L-10,40 Z", glove.base) + fist
    return arm + fist


def recreational_drug_ban() -> Picture:
    """The bar of a club: capsules from a tipped jar, and a gloved hand that takes them."""
    view = Scene(
        f"{NAME}/recreational_drug_ban",
        Mood("rose", "#FF36C8", "#2BE4FF", "", ("#5A1650",), "#2A0630"),
    )
    view.flat(
        svg.rect(0, 0, 1056, 712, svg.linear((0, "#1A0628"), (0.5, "#6A1058"), (1, "#14041E")))
    )
    view.bokeh(70, 0.02, 0.55)
    bottles = ""
    tints = ("#FF36C8", "#2BE4FF", "#9A5BFF", "#FFB638", "#3DFFB0")
    for k in range(15):
        x, high = 30 + k * 72, 90 + (k * 37) % 60
        bottles += svg.rect(x, 270 - high, 40, high, tints[k % 5], rx=9, opacity=0.75) + svg.rect(
            x + 13, 232 - high, 14, 44, tints[k % 5], rx=4, opacity=0.75
        )
    view.put(bottles, 0, 0, 1, rim=2, soft=3)
    view.light_up(svg.rect(0, 268, 1056, 7, "#FF8AE0"))
    view.light_up(svg.rect(0, 262, 1056, 20, "#FF36C8"), soft=12)
    view.flat(
        svg.polygon(
            [(0, 400), (1056, 400), (1056, 712), (0, 712)],
            svg.linear((0, "#4A1A5A"), (1, "#0C0414")),
        )
    )
    view.light_up(svg.line([(0, 400), (1056, 400)], "#FF36C8", 4))
    jar = svg.rect(
        -130,
        -90,
        260,
        180,
        svg.linear((0, "#FFD0F0", 0.35), (1, "#9A5BFF", 0.3)),
        rx=34,
        stroke="#FFD0F0",
        stroke_width=5,
    )
    jar += svg.rect(126, -76, 40, 152, "#E8ECFF", opacity=0.8, rx=8)
    rng = Rng(f"{NAME}/recreational_drug_ban/pills")
    for _ in range(16):
        jar += svg.place(
            props.pill(palette.ink("#E8ECFF", rng.choice(tints))),
            rng.uniform(-96, 70),
            rng.uniform(10, 92),
            0.6,
            turn=rng.uniform(0, 360),
        )
    view.put(svg.place(jar, 0, 0, 1, turn=8), 240, 480, 1, rim=5, mirror=False)
    for _ in range(26):
        x = rng.uniform(380, 900)
        view.put(
            props.pill(palette.ink("#D8DCF0", rng.choice(tints))),
            x,
            rng.uniform(500, 700),
            rng.uniform(0.6, 1.0),
            turn=rng.uniform(0, 360),
            rim=2,
            glow=0.5,
        )
    glove = palette.ink("#2A3A6A", "#2BE4FF")
    view.put(grip(glove), 690, 430, 1.05, rim=7)
    view.light_up(
        svg.circle(540, 150, 118, "none", stroke="#FF3A4A", stroke_width=20),
        svg.line([(458, 68), (622, 232)], "#FF3A4A", 20),
    )
    view.light_up(
        svg.circle(540, 150, 118, "none", stroke="#FF3A4A", stroke_width=30),
        svg.line([(458, 68), (622, 232)], "#FF3A4A", 30),
        soft=12,
    )
    view.put(props.pill(palette.ink("#E8ECFF", "#FF8AE0")), 540, 220, 1.4, rim=3)
    return view.finished(1.12, 0.5)
