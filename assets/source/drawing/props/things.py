"""Props: things that one can hold, and signs for ideas."""

from .. import palette, svg
from ..palette import Ink
from .base import around, bright, metal, star, upright


def document(ink: Ink) -> str:
    """A sheet with lines, a stamp and a folded corner."""
    d = svg.path(
        "M-36,-100 L22,-100 L38,-84 L38,0 L-36,0 Z", svg.linear((0, "#E8ECFF"), (1, "#98A2CC"))
    ) + svg.path("M22,-100 L22,-84 L38,-84 Z", ink.base)
    d += "".join(
        svg.rect(-28, -82 + k * 10, w, 4, ink.shade, opacity=0.75)
        for k, w in enumerate((40, 56, 50, 58, 36, 54))
    )
    return (
        d
        + svg.circle(20, -16, 11, ink.glow, opacity=0.9)
        + svg.circle(20, -16, 7, "none", stroke="#FFFFFF", stroke_width=1.6)
    )


def newspaper(ink: Ink) -> str:
    """A folded page with a picture and columns, without a word."""
    d = svg.polygon(
        [(-56, -92), (52, -100), (58, -8), (-50, 0)], svg.linear((0, "#E2E6F8"), (1, "#9098C0"))
    )
    page = (
        svg.rect(-50, -90, 100, 13, ink.dark)
        + svg.rect(-50, -72, 48, 36, ink.base)
        + svg.polygon([(-50, -36), (-34, -58), (-22, -46), (-12, -62), (-2, -36)], ink.glow)
    )
    page += "".join(
        svg.rect(4, -72 + k * 7, 44 - (k % 3) * 6, 3, ink.shade) for k in range(6)
    ) + "".join(
        svg.rect(-50 + c * 35, -28 + k * 7, 30, 3, ink.shade) for c in range(3) for k in range(3)
    )
    return d + svg.place(page, 2, -2, 1, turn=-4)


def coins(ink: Ink) -> str:
    """Stacks of hexagonal capital."""
    d = ""
    for x, count in ((-30, 5), (30, 4), (0, 8)):
        for k in range(count):
            y = -6 - k * 9
            ring = [(x + a * 1.25, y + (b + 50) * 0.5) for a, b in around(0, -50, 19, 6)]
            d += svg.polygon([(px, py + 6) for px, py in ring], ink.shade) + svg.polygon(
                ring, ink.base, stroke=ink.glow, stroke_width=1.4
            )
        top = [
            (x + a * 1.25, -6 - (count - 1) * 9 + (b + 50) * 0.5) for a, b in around(0, -50, 9, 6)
        ]
        d += svg.polygon(top, bright(ink))
    return d


def briefcase(ink: Ink) -> str:
    """A locked case with light in its seam."""
    d = (
        svg.stroke("M-16,-66 L-16,-80 L16,-80 L16,-66", ink.shade, 7)
        + svg.rect(-56, -68, 112, 68, upright(ink), rx=8)
        + svg.rect(-56, -40, 112, 5, ink.glow)
        + svg.rect(-56, -40, 112, 1.6, bright(ink))
    )
    return (
        d
        + svg.rect(-38, -48, 18, 18, ink.light, rx=3)
        + svg.rect(20, -48, 18, 18, ink.light, rx=3)
        + "".join(svg.path(f"M{s * 56},-12 L{s * 56},0 L{s * 40},0 Z", ink.dark) for s in (-1, 1))
    )


def handcuffs(ink: Ink) -> str:
    """Two rings and a chain, with a lit lock."""
    d = svg.line([(-20, -52), (-8, -46), (6, -54), (20, -48)], ink.light, 4)
    for x, turn in ((-44, -12), (44, 14)):
        ring = (
            svg.circle(0, 0, 26, "none", stroke=metal(ink), stroke_width=9)
            + svg.rect(-13, 16, 26, 16, ink.base, rx=4)
            + svg.circle(0, 24, 4, ink.glow)
            + svg.stroke("M-22,-14 A26,26 0 0 1 14,-22", ink.light, 2.4)
        )
        d += svg.place(ring, x, -50, 1, turn=turn)
    return d


def rifle(ink: Ink) -> str:
    """A rifle with a sight."""
    d = (
        svg.polygon(
            [(-96, -48), (-52, -58), (20, -60), (30, -50), (-20, -46), (-58, -40), (-92, -26)],
            metal(ink),
        )
        + svg.rect(20, -60, 52, 10, ink.base)
        + svg.rect(72, -57, 32, 4, ink.light)
    )
    return (
        d
        + svg.polygon([(-22, -48), (-8, -48), (-16, -22), (-30, -22)], ink.shade)
        + svg.polygon([(8, -50), (24, -50), (20, -20), (10, -20)], ink.dark)
        + svg.rect(-30, -72, 38, 9, ink.shade, rx=3)
        + svg.circle(9, -67.5, 4, ink.glow)
        + svg.line([(24, -55), (68, -55)], ink.glow, 1.6)
    )


def shield(ink: Ink) -> str:
    """A riot shield with a window."""
    d = svg.path(
        "M-36,-96 Q0,-106 36,-96 L38,-20 Q30,-2 0,0 Q-30,-2 -38,-20 Z", metal(ink)
    ) + svg.rect(
        -26, -84, 52, 22, palette.alpha(ink.glow, 0.5), rx=5, stroke=bright(ink), stroke_width=1.6
    )
    return (
        d
        + svg.path(
            "M-36,-96 Q0,-106 36,-96 L38,-20 Q30,-2 0,0 Q-30,-2 -38,-20 Z",
            "none",
            stroke=ink.glow,
            stroke_width=2,
        )
        + svg.rect(-28, -46, 56, 7, ink.glow)
        + svg.polygon([(0, -32), (11, -26), (9, -12), (0, -6), (-9, -12), (-11, -26)], ink.light)
    )


def hammer(ink: Ink) -> str:
    """A heavy hammer."""
    part = (
        svg.rect(-5, -70, 10, 100, upright(ink), rx=4)
        + svg.polygon(
            [(-38, -92), (30, -92), (38, -84), (38, -68), (30, -60), (-38, -60)], metal(ink)
        )
        + svg.rect(-38, -92, 8, 32, ink.light)
        + svg.line([(-26, -76), (34, -76)], ink.glow, 2.4)
        + svg.rect(-5, 6, 10, 22, ink.dark, rx=3)
    )
    return svg.place(part, 0, -30, 0.9, turn=24)


def megaphone(ink: Ink) -> str:
    """A megaphone and its sound."""
    d = (
        svg.polygon(
            [(-44, -66), (-10, -70), (30, -98), (30, -24), (-10, -50), (-44, -52)], metal(ink)
        )
        + svg.ellipse(30, -61, 10, 37, ink.shade)
        + svg.ellipse(31, -61, 6, 26, ink.glow)
        + svg.polygon([(-28, -52), (-12, -50), (-18, -24), (-32, -24)], ink.base)
    )
    return d + "".join(
        svg.stroke(
            f"M{46 + k * 15},{-61 - 18 - k * 9} q{10 + k * 3},{18 + k * 9} 0,{36 + k * 18}",
            ink.glow,
            3.4,
            opacity=1 - k * 0.25,
        )
        for k in range(3)
    )


def microphone(ink: Ink) -> str:
    """A microphone on a stand."""
    return (
        svg.ellipse(0, -2, 24, 5, ink.shade)
        + svg.rect(-2, -50, 4, 48, ink.light)
        + svg.place(
            svg.rect(-8, -10, 16, 42, metal(ink), rx=4)
            + svg.circle(0, -20, 17, ink.base)
            + "".join(
                svg.stroke(f"M-15,{-26 + k * 6} Q0,{-21 + k * 6} 15,{-26 + k * 6}", ink.dark, 1.6)
                for k in range(3)
            )
            + svg.rect(-9, -5, 18, 5, ink.glow),
            0,
            -66,
            1,
            turn=20,
        )
    )


def picket(ink: Ink) -> str:
    """A sign on a stick, with a raised fist of bars instead of words."""
    return (
        svg.rect(-3, -60, 6, 60, ink.shade)
        + svg.rect(-40, -112, 80, 56, ink.glow, rx=3)
        + svg.rect(-36, -108, 72, 48, ink.dark, rx=2)
        + "".join(
            svg.rect(-16 + k * 8, -100 + (k == 3) * 5, 6.4, 20, ink.glow, rx=2.4) for k in range(4)
        )
        + svg.rect(-16, -84, 30, 10, ink.glow, rx=3)
        + svg.rect(-9, -76, 18, 14, ink.glow)
    )


def helmet(ink: Ink) -> str:
    """A hard hat with a lamp."""
    return (
        svg.path("M-52,-14 C-54,-74 -24,-92 0,-92 C24,-92 54,-74 52,-14 Z", upright(ink))
        + svg.path("M-64,-14 Q0,-26 64,-14 L62,-4 Q0,-14 -62,-4 Z", ink.shade)
        + svg.path("M-9,-92 L9,-92 L10,-18 L-10,-18 Z", ink.light, opacity=0.6)
        + svg.circle(0, -44, 13, ink.dark)
        + svg.circle(0, -44, 9, bright(ink))
        + svg.stroke("M-52,-20 Q0,-32 52,-20", ink.glow, 2.4)
    )


def globe(ink: Ink) -> str:
    """A globe of light."""
    d = svg.circle(
        0,
        -50,
        46,
        svg.radial(
            (0, ink.glow, 0.5), (0.8, ink.base), (1, ink.glow), centre=(0.4, 0.35), radius=0.7
        ),
    )
    d += "".join(
        svg.ellipse(0, -50, rx, 46, "none", stroke=ink.glow, stroke_width=1.4)
        for rx in (16, 34, 46)
    ) + "".join(
        svg.stroke(f"M{-w},{y} Q0,{y + 8} {w},{y}", ink.glow, 1.4)
        for y, w in ((-76, 38), (-50, 46), (-26, 39))
    )
    return d + svg.path(
        "M-30,-72 l16,-8 14,6 -6,12 10,8 -8,16 -12,-6 -4,-12 -12,-4 z M8,-38 l14,-4 8,8 -10,14 "
        "-10,-4 z",
        ink.light,
        opacity=0.75,
    )


def balance(ink: Ink) -> str:
    """A pair of scales, not level."""
    d = (
        svg.rect(-3, -88, 6, 84, metal(ink))
        + svg.rect(-26, -6, 52, 6, ink.base, rx=2)
        + svg.line([(-52, -70), (52, -90)], ink.light, 4)
        + svg.circle(0, -82, 7, ink.glow)
    )
    for x, y in ((-52, -70), (52, -90)):
        d += (
            svg.line([(x - 20, y + 38), (x, y), (x + 20, y + 38)], ink.base, 1.6)
            + svg.path(f"M{x - 24},{y + 38} A24,16 0 0 0 {x + 24},{y + 38} Z", metal(ink))
            + svg.line([(x - 24, y + 38), (x + 24, y + 38)], ink.glow, 2.2)
        )
    return d


def key(ink: Ink) -> str:
    """A key card with a tooth and a light."""
    return (
        svg.circle(0, -76, 22, "none", stroke=metal(ink), stroke_width=10)
        + svg.rect(-5, -54, 10, 54, metal(ink))
        + svg.rect(5, -12, 16, 8, ink.base)
        + svg.rect(5, -28, 11, 8, ink.base)
        + svg.circle(0, -76, 7, ink.glow)
    )


def lock(ink: Ink) -> str:
    """A padlock."""
    return (
        svg.stroke("M-24,-54 L-24,-72 A24,24 0 0 1 24,-72 L24,-54", ink.light, 10)
        + svg.rect(-40, -58, 80, 58, upright(ink), rx=8)
        + svg.circle(0, -34, 10, ink.glow)
        + svg.polygon([(-5, -32), (5, -32), (8, -12), (-8, -12)], ink.glow)
    )


def hourglass(ink: Ink) -> str:
    """An hourglass that runs."""
    d = svg.path(
        "M-28,-90 L28,-90 C28,-62 6,-58 4,-48 C6,-38 28,-34 28,-8 L-28,-8 C-28,-34 -6,-38 -4,-48 "
        "C-6,-58 -28,-62 -28,-90 Z",
        palette.alpha(ink.glow, 0.18),
        stroke=ink.light,
        stroke_width=2,
    )
    return (
        d
        + svg.path("M-20,-76 L20,-76 C16,-62 5,-58 0,-50 C-5,-58 -16,-62 -20,-76 Z", ink.glow)
        + svg.path("M-24,-10 Q0,-40 24,-10 Z", ink.glow)
        + svg.line([(0, -50), (0, -26)], bright(ink), 2)
        + svg.rect(-36, -100, 72, 10, metal(ink), rx=3)
        + svg.rect(-36, -8, 72, 8, metal(ink), rx=3)
    )


def chart(ink: Ink, falls: bool = False) -> str:
    """Bars and an arrow that rises or falls."""
    highs = (20, 34, 30, 52, 66, 84)
    order = highs[::-1] if falls else highs
    d = "".join(
        svg.rect(-57 + k * 20, -h, 14, h, svg.linear((0, ink.glow), (1, ink.shade)))
        for k, h in enumerate(order)
    )
    points = [(-50 + k * 20, -h - 12) for k, h in enumerate(order)]
    (x0, y0), (x1, y1) = points[-2:]
    tip = [
        (x1 + (x1 - x0) * 0.7, y1 + (y1 - y0) * 0.7),
        (x1 - 6, y1 + (6 if falls else -6)),
        (x1 + 8, y1 + (-6 if falls else 8)),
    ]
    return d + svg.line(points, bright(ink), 4) + svg.polygon(tip, bright(ink))


def skull(ink: Ink) -> str:
    """A skull."""
    d = svg.path(
        "M-38,-60 C-40,-106 40,-106 38,-60 Q38,-38 24,-32 L24,-8 L-24,-8 L-24,-32 Q-38,-38 "
        "-38,-60 Z",
        upright(ink),
    )
    return (
        d
        + "".join(
            svg.ellipse(s * 16, -56, 11, 12, ink.dark) + svg.circle(s * 16, -55, 4, ink.glow)
            for s in (-1, 1)
        )
        + svg.polygon([(0, -44), (6, -30), (-6, -30)], ink.dark)
        + "".join(
            svg.line([(-12 + k * 8, -22), (-12 + k * 8, -9)], ink.dark, 2.4) for k in range(4)
        )
    )


def ticket(ink: Ink) -> str:
    """A pass with a hologram."""
    return svg.place(
        svg.path(
            "M-60,-34 L60,-34 L60,-8 A8,8 0 0 0 60,8 L60,34 L-60,34 L-60,8 A8,8 0 0 0 -60,-8 Z",
            upright(ink),
        )
        + star(-30, 0, 18, 8, 6, ink.glow)
        + "".join(
            svg.rect(2, -20 + k * 12, w, 5, ink.light) for k, w in enumerate((46, 34, 42, 26))
        ),
        0,
        -50,
        1,
        turn=-10,
    )


def card_chips(ink: Ink) -> str:
    """A fan of cards without words."""
    d = ""
    for k in range(4):
        card = svg.rect(
            -22, -70, 44, 64, upright(ink), rx=4, stroke=ink.glow, stroke_width=1.8
        ) + svg.polygon(around(0, -38, 12, 6), ink.glow)
        d += svg.place(card, 0, -8, 1.1, turn=-36 + k * 24)
    return d
