"""Moustaches that go with the mouth, and glasses that can slip."""

from ...drawing import palette, svg
from ...drawing.expressions.face import Face
from ...drawing.people.faces import SHAPES
from .actor import FacePart

BRASS = "#C9A35E"


def nodding(face: Face, part: str) -> str:
    """A part that moves with the features."""
    return svg.place(part, 0, face.expression.nod * 6)


def brush(face: Face) -> str:
    """A moustache like a brush; its ends follow the corners of the mouth."""
    t, tone, items = face.shift * 1.15, face.person.hair_tone, ""
    lips = face.expression.lips
    for side, lift in ((-1, lips.left), (1, lips.right)):
        x, y = t + side * (36 + 6 * (lips.width - 1)), 80 - lift * 9
        shape = (
            f"M{t:.1f},54 C{t + side * 16:.1f},49 {x - side * 3:.1f},{y - 20:.1f} {x:.1f},{y:.1f} "
            f"Q{t + side * 18:.1f},{76 - lift * 2:.1f} {t:.1f},{74.5 - lips.open * 4:.1f} Z"
        )
        paint = svg.linear((0, palette.lighten(tone, 0.35)), (1, palette.darken(tone, 0.3)))
        items += svg.path(shape, paint if side < 0 else palette.darken(tone, 0.18))
        items += "".join(
            svg.stroke(
                f"M{t + side * k * 5:.1f},{57 + k * 0.6:.1f} L{t + (x - t) * k / 6.4:.1f},"
                f"{73 + (y - 75) * (k / 6) ** 2:.1f}",
                palette.darken(tone, 0.42 if k % 2 else 0.2), 1.5, opacity=0.8,
            )
            for k in range(7)
        )  # fmt: skip
    under = svg.ellipse(t, 76, 34, 6, face.dark, opacity=0.5, filter=svg.blur(3))
    return nodding(face, under + items)


def handlebar(face: Face) -> str:
    """A moustache with curled ends that rise and droop."""
    t, items = face.shift * 1.15, ""
    tone, lips = palette.darken(face.person.hair_tone, 0.02), face.expression.lips
    for side, lift in ((-1, lips.left), (1, lips.right)):
        paint = svg.linear((0, palette.lighten(tone, 0.24)), (0.6, tone),
                           (1, palette.darken(tone, 0.4)))  # fmt: skip
        half = svg.path(
            "M0,-8 C20,-14 36,2 52,-2 C62,-6 60,-20 50,-18 C58,-32 80,-14 68,4 C54,18 24,12 0,4 Z",
            paint if side < 0 else palette.darken(tone, 0.3),
        )
        half += "".join(
            svg.stroke(f"M{4 + k * 3},{-5 + k * 3} Q{26 + k * 2},{-4 + k * 4} {50 - k * 2},"
                       f"{2 + k * 3}", palette.lighten(tone, 0.3 - 0.1 * k), 1.6, opacity=0.6)
            for k in range(3)
        )  # fmt: skip
        turn = -side * lift * 13
        items += svg.group(
            half, transform=f"translate({t:.1f} 58) rotate({turn:.1f}) scale({side} 1)"
        )
    under = svg.ellipse(t, 68, 44, 6, face.dark, opacity=0.5, filter=svg.blur(3))
    return nodding(face, under + items)


def chops(face: Face) -> str:
    """Whiskers from the ears along the jaw that stand away from it, combed down."""
    w, tone, items = SHAPES[face.person.face][0], face.person.hair_tone, ""
    for s in (-1, 1):
        light = palette.lighten(tone, 0.28) if s < 0 else palette.darken(tone, 0.22)
        paint = svg.linear((0, palette.lighten(light, 0.12)), (0.5, light),
                           (1, palette.darken(light, 0.45)), angle=(0.2, 0, 0.6, 1))  # fmt: skip
        items += svg.path(
            f"M{s * (w + 2)},-44 C{s * (w + 12)},-6 {s * (w + 20)},30 {s * (w + 27)},52 "
            f"Q{s * (w + 18)},54 {s * (w + 13)},52 Q{s * (w + 16)},68 {s * (w + 21)},79 "
            f"Q{s * (w + 10)},82 {s * (w + 4)},77 Q{s * (w + 5)},92 {s * (w + 7)},105 "
            f"Q{s * (w - 6)},106 {s * (w - 13)},98 Q{s * (w - 15)},110 {s * (w - 17)},121 "
            f"Q{s * (w - 28)},116 {s * (w - 34)},106 C{s * 46},96 {s * 34},84 {s * 38},70 "
            f"C{s * 52},66 {s * (w - 14)},40 {s * (w - 8)},-40 Z",
            paint,
        )
        for k in range(11):
            hair = palette.lighten(light, 0.4) if k % 2 else palette.darken(light, 0.5)
            items += svg.stroke(
                f"M{s * (w + 1 - k * 2.2):.0f},{-34 + k * 9} "
                f"Q{s * (w + 9 - k * 4.2):.0f},{18 + k * 8} "
                f"{s * (w + 21 - k * 5.6):.0f},{50 + k * 6.4:.0f}",
                hair, 1.6, opacity=0.5,
            )  # fmt: skip
    return items


def lens(x: float, y: float, radius: float) -> str:
    """A round glass in a brass rim, with the light of the city in it."""
    glass = svg.radial((0, "#FFFFFF", 0.02), (0.8, "#BFF2FF", 0.1), (1, "#BFF2FF", 0.3))
    glint = svg.path(
        f"M{x - radius * 0.78:.1f},{y + radius * 0.1:.1f} Q{x - radius * 0.6:.1f},"
        f"{y - radius * 0.6:.1f} {x + radius * 0.05:.1f},{y - radius * 0.8:.1f} "
        f"Q{x - radius * 0.4:.1f},{y - radius * 0.4:.1f} {x - radius * 0.78:.1f},"
        f"{y + radius * 0.1:.1f} Z",
        "#FFFFFF", opacity=0.34,
    )  # fmt: skip
    rim = svg.linear((0, "#FFE9B0"), (0.5, BRASS), (1, "#7A5A2A"), angle=(0, 0, 1, 1))
    return (
        svg.circle(x, y, radius, glass)
        + glint
        + svg.circle(x, y, radius, "none", stroke="#3A2A1A", stroke_width=5.2)
        + svg.circle(x, y, radius, "none", stroke=rim, stroke_width=3.6)
    )


def spectacles(slip: float = 0) -> FacePart:
    """Round glasses; some units down the nose one looks over them."""

    def draw(face: Face) -> str:
        t, y = face.shift, 2 + slip
        arms = svg.line([(t - 57, y - 5), (-80 - t * 0.4, -9)], "#8A6A3A", 4)
        arms += svg.line([(t + 57, y - 5), (80 - t * 0.4, -9)], "#5A442A", 4)
        bridge = f"M{t - 11:.1f},{y - 5:.1f} Q{t * 1.2:.1f},{y - 14:.1f} {t + 11:.1f},{y - 5:.1f}"
        return arms + lens(t - 34, y, 24) + lens(t + 34, y, 24) + svg.stroke(bridge, BRASS, 3.8)

    return draw


def monocle(face: Face) -> str:
    """One glass on a fine chain."""
    x = 34 + face.shift
    d = f"M{x + 21:.1f},14 C{x + 40:.1f},60 {x + 44:.1f},130 {x + 12:.1f},206"
    chain = svg.stroke(d, "#6A4E22", 3) + svg.stroke(d, "#F0D08A", 2, stroke_dasharray="4 3")
    return chain + lens(x, 2, 25)
