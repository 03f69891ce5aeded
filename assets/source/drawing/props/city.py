"""Props: what a city is built of."""

from .. import svg
from ..palette import Ink
from .base import bright, metal, panes, upright


def crane(ink: Ink) -> str:
    """A tower crane with a load."""
    d = svg.rect(-5, -92, 10, 92, metal(ink))
    for k in range(8):
        d += svg.line([(-5, -8 - k * 11), (5, -19 - k * 11)], ink.dark, 1.4)
    d += svg.polygon([(-34, -84), (84, -84), (84, -80), (-34, -80)], ink.base)
    d += svg.line([(-30, -84), (0, -104), (80, -84)], ink.light, 1.2) + svg.polygon(
        [(-5, -80), (5, -80), (0, -106)], ink.shade
    )
    for k in range(10):
        d += svg.line([(8 + k * 7.4, -84), (12 + k * 7.4, -80)], ink.dark, 1)
    d += (
        svg.rect(-34, -80, 13, 14, ink.shade)
        + svg.rect(5, -80, 10, 12, ink.shade)
        + svg.rect(7, -78, 6, 6, ink.glow)
    )
    d += svg.line([(62, -80), (62, -48)], ink.light, 0.9) + svg.polygon(
        [(48, -38), (62, -48), (76, -38)], "none", stroke=ink.light, stroke_width=0.9
    )
    d += svg.rect(44, -38, 36, 5, metal(ink)) + svg.rect(44, -35, 36, 1.4, ink.glow)
    return (
        d
        + svg.circle(0, -107, 2, "#FF4D5E")
        + svg.circle(84, -84, 1.8, "#FF4D5E")
        + svg.rect(-10, -4, 20, 4, ink.dark)
    )


def highrise(ink: Ink) -> str:
    """A tower block in two faces."""
    d = svg.polygon([(-24, -94), (4, -100), (4, 0), (-24, 0)], upright(ink)) + svg.polygon(
        [(4, -100), (26, -90), (26, 0), (4, 0)], ink.dark
    )
    d += panes(-20, -88, 4, 12, (6, 7), (3.8, 3.4), ink) + panes(
        8, -84, 3, 11, (6, 7.2), (3, 3.2), ink, 5
    )
    return (
        d
        + svg.line([(-24, -94), (4, -100), (26, -90)], ink.glow, 1.4)
        + svg.line([(-8, -97), (-8, -116)], ink.light, 1)
        + svg.circle(-8, -116, 1.6, "#FF4D5E")
    )


def container(ink: Ink) -> str:
    """A shipping container on the ground."""
    d = svg.polygon([(-62, -44), (28, -44), (28, 0), (-62, 0)], upright(ink)) + svg.polygon(
        [(28, -44), (60, -52), (60, -10), (28, 0)], ink.shade
    )
    d += svg.polygon([(-62, -44), (-28, -52), (60, -52), (28, -44)], ink.light)
    d += "".join(
        svg.line([(-56 + k * 7, -40), (-56 + k * 7, -4)], ink.dark, 2.2, opacity=0.55)
        for k in range(12)
    )
    return (
        d
        + svg.line([(44, -47), (44, -6)], ink.dark, 1.4)
        + svg.line([(-62, -44), (28, -44), (60, -52)], ink.glow, 1.4)
    )


def ship(ink: Ink) -> str:
    """A freighter from the side."""
    d = svg.polygon(
        [(-100, -26), (96, -26), (112, -36), (92, 0), (-88, 0)], upright(ink)
    ) + svg.line([(-98, -22), (104, -22)], ink.glow, 1.6)
    d += (
        svg.rect(-92, -62, 30, 36, metal(ink))
        + svg.rect(-96, -68, 38, 8, ink.light)
        + svg.rect(-90, -66, 26, 3, bright(ink))
        + svg.rect(-84, -84, 10, 18, ink.shade)
    )
    for k in range(7):
        for level in range(3 if k in (1, 2, 4) else 2):
            d += svg.rect(
                -54 + k * 20,
                -37 - level * 11,
                18,
                10,
                (ink.base, ink.glow, ink.shade, ink.light)[(k + level * 2) % 4],
                opacity=0.9,
            )
    return d + panes(-88, -56, 4, 3, (6, 8), (3.6, 3.6), ink)


def barricade(ink: Ink) -> str:
    """Barriers, tyres and planks across a street."""
    d = ""
    for x, turn in ((-52, -4), (0, 2), (50, -2)):
        part = svg.polygon([(-28, 0), (-22, -34), (22, -34), (28, 0)], upright(ink))
        part += "".join(
            svg.polygon(
                [
                    (-20 + k * 13, -28),
                    (-12 + k * 13, -28),
                    (-17 + k * 13, -16),
                    (-25 + k * 13, -16),
                ],
                ink.glow,
            )
            for k in range(4)
        )
        d += svg.place(part, x, 0, 1, turn=turn)
    for x, y in ((-26, -6), (26, -6), (-26, -17), (80, -6)):
        d += svg.ellipse(x, y, 13, 6, ink.dark) + svg.ellipse(x, y - 2, 8, 3, ink.shade)
    return (
        d
        + svg.line([(-74, -20), (-30, -62)], ink.shade, 5)
        + svg.line([(70, -16), (34, -58)], ink.base, 5)
        + svg.line([(-10, -30), (12, -70)], ink.shade, 4)
    )


def factory(ink: Ink) -> str:
    """Saw-tooth roofs and two chimneys."""
    d = svg.polygon(
        [
            (-70, 0),
            (-70, -40),
            (-42, -58),
            (-42, -40),
            (-14, -58),
            (-14, -40),
            (14, -58),
            (14, -40),
            (42, -58),
            (42, 0),
        ],
        upright(ink),
    )
    for x, high in ((48, 96), (66, 82)):
        d += svg.polygon(
            [(x, 0), (x + 2, -high), (x + 11, -high), (x + 13, 0)], metal(ink)
        ) + svg.rect(x + 1, -high + 5, 11, 3, ink.glow)
    return (
        d
        + panes(-62, -32, 10, 2, (10, 13), (6, 7), ink)
        + svg.line(
            [
                (-70, -40),
                (-42, -58),
                (-42, -40),
                (-14, -58),
                (-14, -40),
                (14, -58),
                (14, -40),
                (42, -58),
            ],
            ink.glow,
            1.2,
        )
    )


def cooling_tower(ink: Ink) -> str:
    """The waist of a power station."""
    d = svg.path("M-40,0 C-26,-30 -24,-60 -30,-100 L30,-100 C24,-60 26,-30 40,0 Z", metal(ink))
    d += svg.ellipse(0, -100, 30, 6, ink.dark) + svg.ellipse(
        0, -100, 30, 6, "none", stroke=ink.glow, stroke_width=1.6
    )
    return d + "".join(
        svg.stroke(f"M{-w},{y} Q0,{y + 7} {w},{y}", ink.glow, 1, opacity=0.5)
        for w, y in ((26, -70), (27, -48), (32, -24))
    )


def pylon(ink: Ink) -> str:
    """A mast of the power grid."""
    d = svg.line([(-20, 0), (-5, -60), (-3, -100), (3, -100), (5, -60), (20, 0)], ink.base, 2.2)
    d += "".join(
        svg.line([(-a, -y), (b, -y - 14)], ink.light, 1.2)
        + svg.line([(a, -y), (-b, -y - 14)], ink.shade, 1.2)
        for a, b, y in ((19, 15, 2), (15, 11, 18), (12, 8, 33), (8, 5, 47))
    )
    for y, w in ((-66, 34), (-82, 27)):
        d += svg.line([(-w, y), (w, y)], ink.base, 2) + "".join(
            svg.line([(s * w, y), (s * w, y + 7)], ink.glow, 2.4) for s in (-1, 1)
        )
    return d + svg.circle(0, -101, 1.8, "#FF4D5E")


def billboard(ink: Ink) -> str:
    """A glowing panel on legs, with bars instead of words."""
    d = (
        svg.rect(-44, -30, 5, 30, ink.shade)
        + svg.rect(38, -30, 5, 30, ink.shade)
        + svg.rect(-66, -96, 132, 66, ink.dark, rx=3)
    )
    d += svg.rect(
        -62, -92, 124, 58, svg.linear((0, ink.glow, 0.85), (1, ink.base), angle=(0, 0, 1, 1)), rx=2
    )
    d += svg.circle(-30, -63, 19, bright(ink), opacity=0.85) + svg.circle(-30, -63, 10, ink.shade)
    return (
        d
        + svg.rect(2, -80, 48, 7, bright(ink))
        + svg.rect(2, -66, 36, 5, ink.light)
        + svg.rect(2, -55, 42, 5, ink.light)
    )


def satellite_dish(ink: Ink) -> str:
    """A dish that listens to the sky."""
    d = svg.polygon([(-16, 0), (-5, -40), (5, -40), (16, 0)], metal(ink))
    bowl = (
        svg.path("M-48,-14 A50,50 0 0 0 48,-14 Z", upright(ink))
        + svg.ellipse(0, -14, 48, 12, ink.shade)
        + svg.ellipse(0, -14, 48, 12, "none", stroke=ink.glow, stroke_width=1.8)
    )
    bowl += svg.line([(-28, -12), (0, -46), (28, -12)], ink.light, 1.4) + svg.circle(
        0, -47, 4, bright(ink)
    )
    return d + svg.place(bowl, 4, -56, 0.95, turn=28)


def street_lamp(ink: Ink) -> str:
    """A lamp and its cone of light."""
    cone = svg.polygon(
        [(20, -94), (-14, 0), (66, 0)], svg.linear((0, ink.glow, 0.5), (1, ink.glow, 0.0))
    )
    return (
        cone
        + svg.stroke("M0,0 L0,-84 Q0,-98 22,-97", ink.base, 3)
        + svg.rect(12, -98, 20, 4, bright(ink), rx=2)
    )


def bridge(ink: Ink) -> str:
    """A suspension bridge."""
    d = svg.rect(-120, -26, 240, 6, upright(ink)) + svg.line(
        [(-120, -25), (120, -25)], ink.glow, 1.2
    )
    for x in (-50, 50):
        d += svg.rect(x - 4, -96, 8, 96, metal(ink)) + svg.circle(x, -98, 2, "#FF4D5E")
    d += svg.stroke("M-120,-34 Q-80,-40 -50,-94 Q0,-16 50,-94 Q80,-40 120,-34", ink.light, 1.6)
    return d + "".join(
        svg.line([(x, -26), (x, -94 + 58 * (1 - (x / 50) ** 2))], ink.light, 0.7)
        for x in range(-44, 45, 8)
    )
