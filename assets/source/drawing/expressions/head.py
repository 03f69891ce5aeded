"""The head in its light, the nose, and what a smile or a snarl does to the cheeks."""

from .. import palette, svg
from ..people.faces import SHAPES, outline
from .brows import brow, frown
from .eyes import eye
from .face import Face
from .mouth import mouth, shape_of


def head(face: Face) -> str:
    """Skull and ears with light and shadow; no features yet."""
    person = face.turned
    shape = outline(person, drop=drop(face))
    paint = svg.linear(
        (0, palette.lighten(face.skin, 0.12)), (0.4, face.skin),
        (0.72, palette.darken(face.skin, 0.3)), (1, palette.darken(face.skin, 0.58)),
        angle=(0, 0.15, 1, 0.5),
    )  # fmt: skip
    inside = svg.clip(svg.path(shape, "#fff"))
    light = planes(face) + blush(face)
    return ears(face) + svg.path(shape, paint) + svg.group(light, clip_path=inside)


def drop(face: Face) -> float:
    """How far the jaw is down."""
    return face.expression.lips.open * (7 if face.expression.lips.clenched else 11)


def planes(face: Face) -> str:
    """The side in the shadow, the hollow of the cheek, and where the light falls."""
    w, j, _, chin = SHAPES[face.person.face]
    t = face.turn * 16
    shade = palette.darken(palette.mix(face.skin, "#4A1A6A", 0.28), 0.5)
    edge = (
        f"M{28 + t:.0f},-130 C{42 + t:.0f},-92 {50 + t:.0f},-52 {47 + t:.0f},-16 "
        f"C{46 + t:.0f},-2 {62 + t:.0f},6 {59 + t:.0f},24 C{54 + t:.0f},44 {40 + t:.0f},52 "
        f"{35 + t:.0f},70 C{31 + t:.0f},88 {26 + t:.0f},100 {9 + t:.0f},{chin + 14}"
    )
    side = f"{edge} L130,140 L130,-130 Z"
    warm = palette.mix(face.skin, "#C83A3A", 0.55)
    hollow = (
        f"M{-j - 6},48 C{-j + 20},62 {-34 + t:.0f},{chin - 26} {-12 + t:.0f},{chin + 14} "
        f"L-100,{chin + 14} L-100,48 Z"
    )
    return (
        svg.stroke(edge, warm, 10, opacity=0.2, filter=svg.blur(5))
        + svg.path(side, shade, opacity=0.56, filter=svg.blur(1.6))
        + svg.path(hollow, shade, opacity=0.36, filter=svg.blur(3))
        + svg.ellipse(t - 42, 30, 22, 13, face.bright, opacity=0.42, filter=svg.blur(7))
        + svg.ellipse(t * 0.8 - 16, -70, 42, 24, face.bright, opacity=0.4, filter=svg.blur(10))
        + svg.path(f"M{-w},-78 C{-30},-60 30,-60 {w},-78 L{w},-130 L{-w},-130 Z", shade,
                   opacity=0.34, filter=svg.blur(9))
        + svg.ellipse(t + 60, 74, 12, 44, face.light, opacity=0.1, filter=svg.blur(8))
    )  # fmt: skip


def blush(face: Face) -> str:
    """Blood in the cheeks and the nose."""
    t, strength = face.shift, 0.16 + 0.34 * face.expression.flush
    tone = palette.mix("#E8283A", face.skin, 0.25)
    return "".join(
        svg.ellipse(x + t, y, wide, tall, tone, opacity=strength * share, filter=svg.blur(9))
        for x, y, wide, tall, share in (
            (-46, 36, 24, 16, 1.0), (42, 36, 22, 16, 0.8), (2, 40, 14, 12, 0.6),
        )
    )  # fmt: skip


def ears(face: Face) -> str:
    """Both ears; the one turned away is hidden more."""
    w, items = SHAPES[face.person.face][0], ""
    for side in (-1, 1):
        x = side * (w - 1) - face.turn * 10
        y = 6 + face.expression.nod * -4
        tone = palette.mix(face.skin, "#B03048", 0.12)
        tone = tone if side < 0 else palette.darken(tone, 0.5)
        items += svg.ellipse(x, y, 13, 25, tone)
        fold = f"M{x - side * 3:.1f},{y - 17:.1f} q{side * 11},5 {side * 2},32"
        items += svg.stroke(fold, palette.darken(tone, 0.5), 3.2, opacity=0.8)
        items += svg.stroke(f"M{x - side * 6:.1f},{y - 6:.1f} q{side * 6},6 0,14",
                            palette.darken(tone, 0.6), 2.4, opacity=0.7)  # fmt: skip
    return items


def nose(face: Face) -> str:
    """The lit ridge, the shadow beside it, the wings and the nostrils."""
    x, wide = face.shift * 1.35, 13.5 if face.person.soft else 16.5
    up = face.expression.wrinkle
    flare = wide * (1 + 0.16 * up + 0.1 * face.expression.cheeks)
    low, top = 50 - 2.5 * up, face.shift * 0.8
    shade = (
        f"M{top + 7:.1f},-18 C{x + 6:.1f},6 {x + 8:.1f},28 {x + flare:.1f},{low - 6:.1f} "
        f"Q{x + flare * 0.6:.1f},{low + 5:.1f} {x:.1f},{low + 3:.1f} "
        f"C{x + 6:.1f},38 {x + 3:.1f},8 {top + 1:.1f},-18 Z"
    )
    fade = svg.linear((0, face.dark, 0.0), (0.35, face.dark, 0.55), (1, face.dark, 0.85))
    ridge = svg.stroke(f"M{top - 2:.1f},-12 Q{x - 3:.1f},16 {x - 2.5:.1f},38", face.bright, 5,
                       opacity=0.5, filter=svg.blur(2))  # fmt: skip
    tip = svg.ellipse(x - 3, low - 8, 5.5, 4.5, palette.lighten(face.bright, 0.25), opacity=0.6,
                      filter=svg.blur(1.8))  # fmt: skip
    under = svg.ellipse(x + 3, low + 5, flare, 6, face.dark, opacity=0.5, filter=svg.blur(3))
    return under + svg.path(shade, fade, filter=svg.blur(0.8)) + ridge + tip + wings(face, x, flare)


def wings(face: Face, x: float, flare: float) -> str:
    """The sides of the nose, drawn up by a snarl."""
    low, items = 50 - 2.5 * face.expression.wrinkle, ""
    ink = palette.darken(face.dark, 0.5)
    for side in (-1, 1):
        far = flare * (1 - max(0.0, side * face.turn) * 0.25)
        wing = (
            f"M{x + side * far * 0.8:.1f},{low - 11:.1f} "
            f"q{side * 5.5},5 {side * 1.5},11.5 q{-side * 3.5},4 {-side * far * 0.42:.1f},1"
        )
        items += svg.stroke(wing, ink, 2.4, opacity=0.62)
        items += svg.ellipse(x + side * far * 0.46, low + 0.5, 3.6, 2.0, "#1A0812", opacity=0.7)
        for k in range(2 if face.expression.wrinkle > 0.3 else 0):
            y = 4 + k * 9
            items += face.crease(
                (x * 0.85 + side * 4, y), (x * 0.85 + side * 9, y), (x * 0.85 + side * 13, y + 7),
                strength=0.6 * face.expression.wrinkle, width=1.8,
            )  # fmt: skip
    return items


def folds(face: Face) -> str:
    """The lines from the nose around the mouth, and cheeks lifted by a smile."""
    mood, shape, items = face.expression, shape_of(face), ""
    age = face.person.age
    for side in (-1, 1):
        x = face.shift * 1.3
        end_x = shape.x + side * (shape.half + 6 + 3 * mood.cheeks)
        end_y = (shape.left if side < 0 else shape.right) + 2 - 5 * mood.cheeks
        bulge = end_x + side * (6 * mood.cheeks + 3 * mood.wrinkle - 4)
        lifted = (mood.lips.left if side < 0 else mood.lips.right) > 0.2 or mood.cheeks == 0
        strength = mood.folds * (0.55 + 0.2 * age) * (1.0 if lifted else 0.4)
        items += face.crease(
            (x + side * 18.5, 42 - 4 * mood.wrinkle), (bulge, 50 - 2 * mood.cheeks),
            (end_x, end_y), strength=max(0.04 + 0.22 * age, strength), width=2.8,
        )  # fmt: skip
        items += cheek(face, side)
    return items


def cheek(face: Face, side: int) -> str:
    """A lifted cheek: light on top, shadow under it, and lines at the eye."""
    lift, age = face.expression.cheeks, face.person.age
    if not lift:
        return ""
    x = side * 45 + face.shift
    apple = svg.ellipse(x, 31, 16, 9, face.bright, opacity=(0.5 if side < 0 else 0.2) * lift,
                        filter=svg.blur(4.5))  # fmt: skip
    fans = "".join(
        face.crease(
            (x + side * 10, -3 + k * 5), (x + side * 15, -3 + k * 6), (x + side * 20, -7 + k * 9),
            strength=lift * (0.1 + 0.22 * age), width=1.5,
        )
        for k in range(3)
    )  # fmt: skip
    return apple + fans


def features(face: Face) -> str:
    """Everything on the head that can move; it moves down as the head is lowered."""
    parts = eye(face, -1) + eye(face, 1) + folds(face) + nose(face) + mouth(face)
    parts += frown(face) + brow(face, -1) + brow(face, 1)
    return svg.place(parts, 0, face.expression.nod * 6)
