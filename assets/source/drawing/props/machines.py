"""Props: machines."""

from .. import svg
from ..palette import Ink
from .base import around, bright, metal, panes, upright


def drone(ink: Ink) -> str:
    """A drone with four rotors and an eye."""
    d = ""
    for s in (-1, 1):
        d += svg.stroke(f"M{s * 12},-52 L{s * 46},-66", ink.base, 5) + svg.rect(
            s * 46 - 3, -74, 6, 12, ink.shade
        )
        d += svg.ellipse(s * 46, -75, 30, 4, ink.glow, opacity=0.35) + svg.ellipse(
            s * 46, -75, 30, 4, "none", stroke=ink.glow, stroke_width=1
        )
        d += svg.stroke(f"M{s * 14},-34 L{s * 24},-20 L{s * 36},-20", ink.shade, 3)
    d += svg.path("M-26,-58 Q0,-72 26,-58 L20,-36 Q0,-26 -20,-36 Z", upright(ink)) + svg.line(
        [(-24, -56), (24, -56)], ink.glow, 1.8
    )
    return (
        d
        + svg.circle(0, -42, 10, ink.dark)
        + svg.circle(0, -42, 6, ink.glow)
        + svg.circle(-1.5, -43.5, 2.4, bright(ink))
    )


def microscope(ink: Ink) -> str:
    """A microscope with a lit stage."""
    d = svg.path("M-30,0 L34,0 L28,-9 L-24,-9 Z", metal(ink)) + svg.stroke(
        "M16,-8 C40,-30 36,-66 8,-76", ink.base, 9
    )
    d += (
        svg.rect(-22, -34, 38, 5, ink.light)
        + svg.ellipse(-6, -36, 12, 3, ink.glow)
        + svg.polygon([(-14, -34), (2, -34), (8, -52), (-20, -52)], ink.glow, opacity=0.25)
    )
    tube = (
        svg.rect(-7, -26, 14, 44, metal(ink), rx=2)
        + svg.rect(-9, -36, 18, 12, ink.shade, rx=2)
        + svg.rect(-5, 18, 10, 10, ink.light)
        + svg.rect(-7, -6, 14, 3, ink.glow)
    )
    return d + svg.place(tube, 0, -74, 1, turn=12) + svg.circle(24, -30, 6, ink.light)


def camera(ink: Ink) -> str:
    """A broadcast camera on a tripod."""
    d = (
        svg.line([(0, -44), (-26, 0)], ink.shade, 4)
        + svg.line([(0, -44), (26, 0)], ink.base, 4)
        + svg.line([(0, -44), (2, 0)], ink.dark, 4)
    )
    d += (
        svg.rect(-34, -88, 60, 40, metal(ink), rx=5)
        + svg.rect(26, -80, 20, 24, ink.shade)
        + svg.polygon([(46, -84), (62, -90), (62, -46), (46, -52)], ink.dark)
    )
    d += svg.ellipse(62, -68, 5, 21, ink.glow) + svg.ellipse(61, -72, 2.4, 9, bright(ink))
    return (
        d
        + svg.rect(-30, -100, 34, 13, ink.base, rx=3)
        + svg.circle(-24, -78, 4.5, "#FF4D5E")
        + svg.rect(-14, -80, 30, 18, ink.glow, opacity=0.55)
    )


def screen(ink: Ink) -> str:
    """A floating screen with a curve and bars."""
    d = svg.polygon(
        [(-70, -94), (70, -94), (76, -86), (76, -12), (-64, -12), (-70, -20)],
        svg.linear((0, ink.glow, 0.34), (1, ink.glow, 0.1)),
        stroke=ink.glow,
        stroke_width=1.8,
    )
    d += svg.line(
        [(-60, -30), (-42, -44), (-26, -38), (-8, -62), (10, -52), (28, -76)], bright(ink), 2.4
    )
    d += "".join(
        svg.rect(38 + k * 8, -24 - high, 5, high, ink.glow)
        for k, high in enumerate((14, 26, 20, 38))
    )
    return (
        d
        + "".join(svg.rect(-60, -86 + k * 7, w, 3, ink.light) for k, w in enumerate((44, 30)))
        + svg.line([(-60, -24), (28, -24)], ink.glow, 1)
    )


def server(ink: Ink) -> str:
    """A rack with lights."""
    d = svg.polygon([(-26, -100), (22, -100), (22, 0), (-26, 0)], metal(ink)) + svg.polygon(
        [(22, -100), (36, -94), (36, -4), (22, 0)], ink.dark
    )
    for k in range(9):
        y = -94 + k * 10.4
        d += svg.rect(-22, y, 40, 8, ink.dark, rx=1) + svg.rect(
            -19, y + 3, 18 - k % 3 * 4, 2, ink.glow
        )
        d += "".join(
            svg.circle(6 + c * 4, y + 4, 1.3, bright(ink) if (k + c) % 3 else "#FF4D5E")
            for c in range(3)
        )
    return d


def car(ink: Ink) -> str:
    """A low car from the side."""
    d = svg.ellipse(0, 0, 82, 5, ink.glow, opacity=0.35)
    d += svg.path(
        "M-82,-12 C-84,-28 -70,-32 -48,-34 C-28,-54 22,-56 44,-36 C66,-34 84,-30 84,-14 L80,-9 "
        "L-78,-9 Z",
        upright(ink),
    )
    d += svg.path("M-38,-34 C-22,-48 0,-50 4,-50 L4,-34 Z", ink.dark) + svg.path(
        "M8,-50 C24,-49 34,-42 40,-35 L8,-34 Z", ink.dark
    )
    for x in (-48, 50):
        d += svg.circle(x, -11, 13, ink.dark) + svg.circle(
            x, -11, 8, "none", stroke=ink.glow, stroke_width=2.2
        )
    return (
        d
        + svg.line([(-76, -20), (78, -20)], ink.glow, 1.4)
        + svg.rect(72, -26, 12, 4, "#FFF6D8", rx=2)
        + svg.rect(-84, -26, 9, 4, "#FF3A4E", rx=2)
    )


def truck(ink: Ink) -> str:
    """An armoured truck."""
    d = (
        svg.rect(-78, -66, 98, 56, upright(ink), rx=4)
        + svg.path("M24,-54 L54,-54 L74,-32 L78,-10 L24,-10 Z", metal(ink))
        + svg.polygon([(32, -48), (51, -48), (64, -32), (32, -32)], ink.glow, opacity=0.7)
    )
    d += "".join(
        svg.circle(x, -10, 13, ink.dark) + svg.circle(x, -10, 6, ink.shade) for x in (-56, -24, 50)
    )
    return (
        d
        + svg.rect(-72, -44, 88, 6, ink.glow)
        + svg.rect(72, -24, 7, 5, "#FFF6D8")
        + svg.rect(28, -62, 18, 6, "#FF4D5E", rx=2)
        + svg.rect(-66, -60, 24, 10, ink.dark)
    )


def train(ink: Ink) -> str:
    """A fast train out of the dark."""
    d = svg.path(
        "M-110,-46 L20,-46 C64,-46 92,-24 104,-8 L104,-4 L-110,-4 Z", upright(ink)
    ) + svg.path("M40,-40 C62,-36 76,-26 86,-16 L48,-16 Z", ink.dark)
    return (
        d
        + "".join(
            svg.rect(-104 + k * 24, -38, 17, 12, bright(ink), rx=2, opacity=0.9) for k in range(6)
        )
        + svg.line([(-110, -16), (98, -12)], ink.glow, 2.4)
        + svg.rect(-120, -3, 240, 3, ink.dark)
        + svg.circle(98, -8, 3, "#FFF6D8")
    )


def tank(ink: Ink) -> str:
    """A tank of gas with pipes."""
    d = (
        svg.rect(-40, -78, 60, 74, metal(ink), rx=16)
        + svg.rect(-40, -58, 60, 4, ink.glow)
        + svg.rect(-40, -30, 60, 4, ink.glow)
    )
    return (
        d
        + svg.stroke("M-10,-78 L-10,-92 L40,-92 L40,0", ink.base, 7)
        + svg.stroke("M-10,-78 L-10,-92 L40,-92 L40,0", ink.light, 1.6)
        + svg.circle(40, -48, 9, ink.shade)
        + svg.circle(40, -48, 5, ink.glow)
    )


def chip(ink: Ink) -> str:
    """A processor with its legs."""
    d = "".join(
        svg.line([(a, -92), (a, -8)], ink.light, 3) + svg.line([(-42, b), (42, b)], ink.light, 3)
        for a, b in ((-22, -72), (-11, -61), (0, -50), (11, -39), (22, -28))
    )
    d += svg.rect(-34, -84, 68, 68, metal(ink), rx=5) + svg.rect(-26, -76, 52, 52, ink.dark, rx=3)
    d += svg.stroke(
        "M-26,-62 L-14,-62 L-8,-56 M26,-40 L14,-40 L8,-46 M-10,-24 L-10,-36 M12,-76 L12,-64",
        ink.glow,
        1.8,
    )
    return (
        d
        + svg.rect(-12, -62, 24, 24, ink.glow, rx=3)
        + svg.rect(-6, -56, 12, 12, bright(ink), rx=2)
    )


def gear(ink: Ink) -> str:
    """A gear with a lit hub."""
    teeth = "".join(
        svg.place(
            svg.polygon([(-8, 0), (-6, -14), (6, -14), (8, 0)], ink.base), x, y, 1, turn=k * 36
        )
        for k, (x, y) in enumerate(around(0, -50, 35, 10))
    )
    return (
        teeth
        + svg.circle(0, -50, 38, metal(ink))
        + svg.circle(0, -50, 22, ink.dark)
        + svg.circle(0, -50, 22, "none", stroke=ink.glow, stroke_width=2.4)
        + svg.circle(0, -50, 8, ink.light)
    )


def robot_arm(ink: Ink) -> str:
    """An assembly arm with a spark at its tip."""
    d = (
        svg.path("M-26,0 L26,0 L18,-14 L-18,-14 Z", metal(ink))
        + svg.stroke("M0,-14 L-22,-56", ink.base, 14)
        + svg.stroke("M-22,-56 L26,-90", ink.base, 11)
        + svg.stroke("M26,-90 L52,-62", ink.shade, 8)
    )
    d += "".join(
        svg.circle(x, y, r, ink.light) + svg.circle(x, y, r * 0.5, ink.glow)
        for x, y, r in ((0, -16, 10), (-22, -56, 10), (26, -90, 8))
    )
    return (
        d
        + svg.line([(52, -62), (46, -50)], ink.light, 3)
        + svg.line([(52, -62), (60, -52)], ink.light, 3)
        + svg.circle(53, -48, 4, bright(ink))
        + svg.line([(-3, -22), (-18, -50)], ink.glow, 1.6)
    )


def solar_panel(ink: Ink) -> str:
    """A tilted panel of cells."""
    d = svg.rect(-3, -40, 6, 40, metal(ink)) + svg.polygon(
        [(-58, -34), (-34, -84), (58, -84), (46, -34)], ink.dark, stroke=ink.light, stroke_width=2
    )
    d += "".join(
        svg.line([(-58 + k * 20.8, -34), (-34 + k * 18.4, -84)], ink.glow, 1, opacity=0.8)
        for k in range(1, 5)
    )
    return (
        d
        + "".join(
            svg.line(
                [(-58 + k * 8, -34 - k * 16.7), (46 + k * 4, -34 - k * 16.7)],
                ink.glow,
                1,
                opacity=0.8,
            )
            for k in (1, 2)
        )
        + panes(-40, -80, 1, 1, (1, 1), (6, 2), ink)
    )
