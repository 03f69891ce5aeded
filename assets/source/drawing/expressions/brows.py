"""Eyebrows, one for each eye, and the lines between and above them."""

from .. import palette, svg
from .face import Face


def brow(face: Face, side: int) -> str:
    """One brow: thick at the nose, thin at the temple, with a few hairs to be seen."""
    way, person = face.expression.brow(side), face.person
    x, half = side * 34 + face.shift, 18 * (1 - max(0.0, side * face.turn) * 0.2)
    level = -24.5 - way.height - person.brow * 1.6
    ax = x - side * (half * 1.02 + way.furrow * 4.5)
    bx = x + side * half * 1.42
    ay = level + way.tilt * 8.5
    by = level + 4.5 - way.tilt * 4.5
    mx, my = x + side * half * 0.42, (ay + by) / 2 - 4.5 - way.arch * 5
    thick = (6.0 if person.soft else 8.6) * face.bold
    d = (
        f"M{ax:.1f},{ay + thick * 0.42:.1f} Q{ax - side * 1.6:.1f},{ay - thick * 0.1:.1f} "
        f"{ax + side * 4:.1f},{ay - thick * 0.42:.1f} "
        f"Q{mx:.1f},{my - thick * 0.95:.1f} {bx:.1f},{by:.1f} "
        f"Q{mx - side * 2:.1f},{my + thick * 0.72:.1f} {ax:.1f},{ay + thick * 0.42:.1f} Z"
    )
    tone = tone_of(face)
    hairs = "".join(
        svg.stroke(
            f"M{ax + (bx - ax) * k:.1f},{_on(ay, my, by, k) + thick * 0.25:.1f} "
            f"l{side * 4.5:.1f},{-thick * 0.5 + 3 * k:.1f}",
            palette.lighten(tone, 0.24), 0.9, opacity=0.4,
        )
        for k in (0.06, 0.16, 0.27, 0.38, 0.5, 0.62)
    )  # fmt: skip
    bone = svg.ellipse(mx, my + thick + 4, half * 0.9, 4, face.bright, opacity=0.26,
                       filter=svg.blur(2.6))  # fmt: skip
    above = svg.ellipse(mx, my - thick - 5, half * 1.2, 5, face.bright, opacity=0.24,
                        filter=svg.blur(3.4))  # fmt: skip
    return above + bone + svg.path(d, tone, stroke=tone, stroke_width=0.8,
                                   stroke_linejoin="round") + hairs  # fmt: skip


def _on(start: float, middle: float, end: float, share: float) -> float:
    """The height of the brow at a share of its length."""
    return (1 - share) ** 2 * start + 2 * share * (1 - share) * middle + share**2 * end


def tone_of(face: Face) -> str:
    """The colour of the brows: never too near to the skin."""
    return face.brows or palette.darken(face.person.hair_tone, 0.2)


def frown(face: Face) -> str:
    """The lines between the brows and on the forehead."""
    t, strength = face.shift * 1.1, face.expression.frown
    items = face.crease((t - 6.5, -42), (t - 2, -30), (t - 6.5, -18), strength=strength, width=2.6)
    items += face.crease((t + 6, -44), (t + 2.5, -31), (t + 7, -18), strength=strength, width=2.6)
    if strength > 0.8:
        items += face.crease((t - 10, -13), (t, -7), (t + 10, -13), strength=0.75, width=2.2)
    years = 0.32 * max(0, face.person.age - 1)
    lift = face.expression.left_brow.height * 0.35
    for k, y in enumerate((-54, -66)):
        items += face.crease(
            (t - 42, y + 3 - lift), (t - 14, y - 9 - lift), (t + 34, y + 1),
            strength=years + face.expression.forehead * (0.6 - 0.15 * k), width=2.0,
        )  # fmt: skip
    return items
