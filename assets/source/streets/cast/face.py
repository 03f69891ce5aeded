"""A head from the front, its middle at (0, 0) and about 90 units high: skin, eyes, brows, mouth."""

from dataclasses import dataclass

from ...drawing import palette, svg
from .moods import Mood

INK = "#2B1B22"


@dataclass(frozen=True)
class Head:
    """What stays the same in every mood."""

    skin: str
    brow: str
    wide: float = 37  # half the width
    chin: float = 46  # below the middle
    jaw: float = 0.80  # how wide the face is above the chin
    brow_wide: float = 15
    brow_thick: float = 4.6
    eye: float = 7.4
    apart: float = 15.5
    iris: str = "#4A3020"
    lips: str = ""
    lashes: bool = False
    nose: str = "round"
    freckles: bool = False


def outline(head: Head) -> str:
    """The path of the face."""
    w, c, j = head.wide, head.chin, head.wide * head.jaw
    return (f"M{-w},-14 C{-w},-56 {w},-56 {w},-14 C{w + 1},8 {j + 6},{c - 22} {j - 3},{c - 12} "
            f"C{j * 0.6},{c + 1} {-j * 0.6},{c + 1} {-j + 3},{c - 12} C{-j - 6},{c - 22} {-w - 1},8 {-w},-14 z")  # fmt: skip


def skull(head: Head) -> str:
    """Ears and the face without its features, light from the left."""
    shade = palette.mix(head.skin, "#5A2A4A", 0.30)
    light = palette.lighten(head.skin, 0.16)
    ears = "".join(
        svg.ellipse(
            s * (head.wide + 2), -2, 8, 11, palette.mix(head.skin, shade, 0.35 if s > 0 else 0)
        )
        + svg.stroke(f"M{s * (head.wide + 4)},-7 q{s * 3},4 0,9", shade, 2)
        for s in (-1, 1)
    )
    face = svg.path(
        outline(head),
        svg.linear(
            (0, light),
            (0.55, head.skin),
            (1, palette.mix(head.skin, shade, 0.65)),
            angle=(0, 0, 1, 0.25),
        ),
    )
    side = svg.path(
        f"M{head.wide * 0.45},-60 C{head.wide * 0.72},-10 {head.wide * 0.6},30 {head.wide * 0.05},{head.chin + 4} H{head.wide + 12} V-60 z",
        shade,
        opacity=0.30,
    )
    return ears + face + svg.group(side, clip_path=svg.clip(svg.path(outline(head), "#fff")))


def eyes(head: Head, mood: Mood) -> str:
    """Both eyes; a wide smile closes them."""
    drawn = ""
    for k, side in enumerate((-1, 1)):
        x, y, r, wide = side * head.apart, -4.0, head.eye, mood.open[k]
        if wide < 0.1:
            drawn += svg.stroke(
                f"M{x - r - 1},{y + 2} Q{x},{y - r - 2} {x + r + 1},{y + 2}", INK, 3.8
            )
            continue
        tall = r * 1.12 * (0.35 + 0.65 * wide)
        white = svg.ellipse(x, y, r * 1.12, tall, "#FFFDF8")
        pupil = svg.circle(
            x + mood.look[0] * 0.8, y + mood.look[1], r * 0.66, head.iris
        ) + svg.circle(x + mood.look[0] * 0.8, y + mood.look[1], r * 0.36, "#180F14")
        pupil += svg.circle(x + mood.look[0] * 0.8 - 2, y + mood.look[1] - 2.4, r * 0.2, "#FFFFFF")
        seen = svg.clip(svg.ellipse(x, y, r * 1.12, tall, "#fff"))
        lid = svg.stroke(
            f"M{x - r * 1.25},{y - tall * 0.35} Q{x},{y - tall * 1.5} {x + r * 1.25},{y - tall * 0.35}",
            INK,
            3.2,
        )
        lash = (
            svg.stroke(f"M{x + side * r * 1.2},{y - tall * 0.4} l{side * 5},-4", INK, 2.8)
            if head.lashes
            else ""
        )
        drawn += white + svg.group(pupil, clip_path=seen) + lid + lash
        if wide < 0.8:
            drawn += svg.stroke(
                f"M{x - r},{y + tall * 0.95} Q{x},{y + tall * 1.4} {x + r},{y + tall * 0.95}",
                palette.mix(head.skin, "#5A2A4A", 0.45),
                1.8,
            )
    return drawn


def brows(head: Head, mood: Mood) -> str:
    """Both brows."""
    drawn = ""
    for k, side in enumerate((-1, 1)):
        x, y = side * (head.apart + 0.5), -20 - mood.lift[k]
        half = head.brow_wide / 2 + 1.5
        curve = f"M{-half},1.5 Q0,-5 {half},1.5"
        drawn += svg.group(
            svg.stroke(curve, head.brow, head.brow_thick),
            transform=f"translate({x:.2f} {y:.2f}) rotate({-side * mood.slant[k]:.2f})",
        )
    if max(mood.slant) > 20:
        drawn += svg.stroke("M-2.5,-22 v7 M3,-22 v7", palette.mix(head.skin, "#5A2A4A", 0.55), 2)
    return drawn


def nose(head: Head) -> str:
    """The nose, by its shade."""
    shade = palette.mix(head.skin, "#6A2A3A", 0.40)
    if head.nose == "long":
        return svg.path(
            "M-1,-8 C5,4 11,12 7,17 C3,20 -5,19 -7,15 C-3,10 -2,0 -1,-8 z", shade, opacity=0.55
        ) + svg.stroke("M-7,15 Q0,21 8,16", shade, 2.6)
    if head.nose == "broad":
        return (
            svg.ellipse(0, 12, 11, 7.5, palette.mix(head.skin, "#C8503A", 0.28))
            + svg.stroke("M-10,14 Q0,22 10,14", shade, 2.6)
            + svg.ellipse(-3.5, 9.5, 3, 2, palette.lighten(head.skin, 0.45), opacity=0.8)
        )
    return svg.stroke("M-5,13 Q0,18 6,12.5", shade, 3) + svg.path(
        "M1,-6 C5,4 8,8 6,12 L1,10 z", shade, opacity=0.35
    )


def cheeks(head: Head, mood: Mood) -> str:
    """Red cheeks, and freckles."""
    drawn = "".join(
        svg.ellipse(s * 23, 13, 9, 6, "#F0503C", opacity=0.16 + 0.16 * mood.cheeks) for s in (-1, 1)
    )
    if head.freckles:
        drawn += "".join(
            svg.circle(x, y, 1.3, palette.mix(head.skin, "#8A3A1E", 0.6))
            for x, y in ((-24, 8), (-19, 11), (-14, 8), (15, 9), (20, 12), (25, 8))
        )
    return drawn


def mouth(head: Head, mood: Mood) -> str:
    """The mouth of a mood, its middle at (0, 27)."""
    lips = head.lips or palette.mix(head.skin, "#8A2432", 0.62)
    dark = "#5A141E"
    if mood.mouth == "laugh":
        d = "M-19,20 Q0,25 19,20 Q17,42 0,42 Q-17,42 -19,20 z"
        inside = svg.path("M-20,20 Q0,26 20,20 L18,28 Q0,32 -18,28 z", "#FFFDF8") + svg.ellipse(
            0, 41, 10, 6, "#E8606A"
        )
        return (
            svg.path(d, dark)
            + svg.group(inside, clip_path=svg.clip(svg.path(d, "#fff")))
            + svg.path(d, "none", stroke=lips, stroke_width=3, stroke_linejoin="round")
        )
    if mood.mouth == "flat":
        return svg.stroke("M-12,31 Q0,25 13,27", lips, 4.2)
    if mood.mouth == "teeth":
        d = "M-19,36 Q-15,22 0,22 Q15,22 19,36 Q0,31 -19,36 z"
        gaps = "".join(
            svg.line([(x, 22), (x, 36)], "#8A6A6A", 1.3) for x in (-12, -6, 0, 6, 12)
        ) + svg.line([(-20, 30), (20, 30)], "#8A6A6A", 1.3)
        return svg.group(
            svg.path(d, "#FFFDF8") + gaps, clip_path=svg.clip(svg.path(d, "#fff"))
        ) + svg.path(d, "none", stroke=lips, stroke_width=4, stroke_linejoin="round")
    if mood.mouth == "smirk":
        return svg.stroke("M-12,28 Q4,34 16,22 M14,18 q4,2 3.5,6.5", lips, 4.2)
    full = (
        svg.path("M-14,24 Q-5,26 0,27.5 Q5,26 14,24 Q8,35 0,35 Q-8,35 -14,24 z", lips)
        if head.lips
        else ""
    )
    return full + svg.stroke(
        "M-15,23.5 Q0,33 15,23.5", palette.mix(lips, dark, 0.4) if head.lips else lips, 3.6
    )
