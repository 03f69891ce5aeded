"""People as bodies with joints: 100 units high, the soles at (0, 0), seen from behind."""

import math
from dataclasses import dataclass, replace

from .. import svg
from ..palette import Ink
from ..svg import Point

Bend = tuple[float, float]  # the upper part and the lower part, degrees from hanging down
SHOULDER, HIP = (10.4, -29.0), (4.2, 0.0)
ARM, FOREARM, THIGH, SHIN = 16.5, 15.0, 24.5, 24.0


@dataclass(frozen=True)
class Pose:
    """Angles of a body: arms count outwards, legs and the trunk to the right."""

    left: Bend = (10, 2)
    right: Bend = (10, 2)
    left_leg: Bend = (-5, -3)
    right_leg: Bend = (5, 3)
    lean: float = 0


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "wait": Pose((14, -22), (9, 0), (-3, 0), (8, 4)),
    "hips": Pose((38, -62), (12, 4)),
    "walk": Pose((20, 10), (16, 22), (-10, 22), (24, 8), 3),
    "run": Pose((58, 38), (-48, -84), (-52, -4), (38, 88), 12),
    "fist": Pose((8, 2), (152, 18), (-8, -4), (8, 4), -3),
    "fists": Pose((148, 22), (150, 24), (-9, -5), (9, 5)),
    "cheer": Pose((140, 12), (128, 46), (-7, -4), (10, 4), 3),
    "sign": Pose((118, 52), (22, -46), (-6, -3), (6, 3)),
    "both": Pose((58, 108), (64, 106), (-6, -4), (6, 4)),
    "throw": Pose((76, 22), (150, -62), (-26, -10), (18, 16), -10),
    "swing": Pose((100, 60), (112, 52), (-24, -8), (18, 10), -8),
    "point": Pose((8, 4), (86, 2), (-6, -3), (7, 4)),
    "aim": Pose((-58, -26), (84, 4), (-16, -6), (14, 8), 3),
    "crouch": Pose((40, 60), (30, 50), (-74, 12), (48, -38), 14),
    "kneel": Pose((30, -50), (24, -40), (-80, 4), (12, -86), 8),
    "carry": Pose((28, -70), (30, -72), (-18, -4), (14, 20), 6),
    "phone": Pose((10, 0), (120, 48), (-5, -3), (6, 3)),
    "bowl": Pose((48, -100), (48, -100), (-4, -2), (5, 3), 4),
    "fall": Pose((120, 40), (100, -30), (-40, 20), (30, 60), -24),
}


@dataclass(frozen=True)
class Look:
    """What tells one person from another."""

    clothes: str = "jacket"  # jacket, coat, hoodie, overall, dress, suit
    head: str = "short"  # short, bun, long, bald, afro, cap, helmet, hood, mask, hat, mohawk
    pack: str = ""  # bag, stripe
    broad: float = 1.0


CLOTHES = ("jacket", "coat", "hoodie", "overall", "jacket", "dress")
HEADS = ("short", "bun", "long", "bald", "afro", "cap", "hood", "short", "mohawk", "cap")


def limb(a: Point, b: Point, first: float, last: float, fill: str) -> str:
    """A part of a limb that tapers from one radius to another."""
    turn = math.atan2(b[1] - a[1], b[0] - a[0]) + math.pi / 2
    nx, ny = math.cos(turn), math.sin(turn)
    d = (
        f"M{a[0] + nx * first:.2f},{a[1] + ny * first:.2f} "
        f"A{first:.2f},{first:.2f} 0 0 1 {a[0] - nx * first:.2f},{a[1] - ny * first:.2f} "
        f"L{b[0] - nx * last:.2f},{b[1] - ny * last:.2f} "
        f"A{last:.2f},{last:.2f} 0 0 1 {b[0] + nx * last:.2f},{b[1] + ny * last:.2f} Z"
    )
    return svg.path(d, fill)


def reached(start: Point, degrees: float, length: float, side: float = 1) -> Point:
    """Where something of a length ends that hangs from a point at an angle."""
    turn = math.radians(degrees)
    return start[0] + side * math.sin(turn) * length, start[1] + math.cos(turn) * length


def leaned(point: Point, degrees: float) -> Point:
    """A point of the trunk when the trunk leans; the pelvis stays."""
    turn = math.radians(degrees)
    return (
        point[0] * math.cos(turn) - point[1] * math.sin(turn),
        point[0] * math.sin(turn) + point[1] * math.cos(turn),
    )


def arm(pose: Pose, side: int) -> tuple[Point, Point, Point]:
    """Shoulder, elbow and hand, from the pelvis; side -1 is left."""
    upper, lower = pose.left if side < 0 else pose.right
    shoulder = leaned((SHOULDER[0] * side, SHOULDER[1]), pose.lean)
    elbow = reached(shoulder, upper, ARM, side)
    return shoulder, elbow, reached(elbow, upper + lower, FOREARM, side)


def leg(pose: Pose, side: int) -> tuple[Point, Point, Point]:
    """Hip, knee and ankle, from the pelvis."""
    upper, lower = pose.left_leg if side < 0 else pose.right_leg
    hip = (HIP[0] * side, HIP[1])
    knee = reached(hip, upper, THIGH)
    return hip, knee, reached(knee, upper - lower if abs(lower) > 20 else lower, SHIN)


def height_of(pose: Pose) -> float:
    """How high the pelvis is above the ground."""
    return max(leg(pose, side)[2][1] for side in (-1, 1)) + 2.6


def hand(pose: Pose, side: int) -> Point:
    """Where a hand is, from the soles."""
    x, y = arm(pose, side)[2]
    return x, y - height_of(pose)


def body(ink: Ink, pose: Pose, look: Look | None = None, held: str = "") -> str:
    """A whole person; what is held is drawn at the right hand, in front."""
    wear = look or Look()
    rise = height_of(pose)
    items = _leg(ink, pose, 1, wear) + _leg(ink, pose, -1, wear)
    raised = pose.left[0] > 60
    items += "" if raised else _arm(ink, pose, -1)
    items += _trunk(ink, pose, wear)
    items += _arm(ink, pose, -1) if raised else ""
    items += _head(ink, pose, wear)
    items += _arm(ink, pose, 1)
    if held:
        x, y = arm(pose, 1)[2]
        items += svg.place(held, x, y)
        items += svg.circle(x, y, 2.7, ink.shade)
    return svg.place(items, 0, -rise)


def _arm(ink: Ink, pose: Pose, side: int) -> str:
    shoulder, elbow, end = arm(pose, side)
    tone = ink.base if side > 0 else ink.shade
    items = limb(shoulder, elbow, 4.3, 3.3, tone) + limb(elbow, end, 3.4, 2.3, tone)
    return items + svg.circle(end[0], end[1], 2.8, ink.shade)


def _leg(ink: Ink, pose: Pose, side: int, look: Look) -> str:
    hip, knee, ankle = leg(pose, side)
    tone = ink.dark if side > 0 else ink.shade
    loose = 1.15 if look.clothes in ("overall", "coat") else 1.0
    items = limb(hip, knee, 5.9 * loose, 4.2 * loose, tone)
    items += limb(knee, ankle, 4.2 * loose, 3.0 * loose, tone)
    return items + svg.ellipse(ankle[0] + 1, ankle[1] + 1.4, 4.4, 2.4, ink.dark)


HEM = {"jacket": 5, "coat": 23, "hoodie": 6, "overall": 4, "dress": 20, "suit": 8}
FLARE = {"jacket": 9.6, "coat": 12.5, "hoodie": 9.8, "overall": 9, "dress": 14, "suit": 9.6}


def _trunk(ink: Ink, pose: Pose, look: Look) -> str:
    hem, flare = HEM[look.clothes], FLARE[look.clothes]
    waist = 7.4 if look.clothes in ("dress", "suit") else 9.2
    b = 13.2 * look.broad
    d = (
        f"M-3,-37 C-5,-35 -{b - 3:.1f},-34.5 -{b:.1f},-29 C-{b + 0.6:.1f},-24 -{waist + 2},-18 "
        f"-{waist},-9 C-{waist + 0.5},-4 -{flare},0 -{flare},{hem} Q0,{hem + 2.5} {flare},{hem} "
        f"C{flare},0 {waist + 0.5},-4 {waist},-9 C{waist + 2},-18 {b + 0.6:.1f},-24 {b:.1f},-29 "
        f"C{b - 3:.1f},-34.5 5,-35 3,-37 Z"
    )
    cloth = svg.linear((0, ink.light), (0.25, ink.base), (1, ink.shade))
    items = svg.path(d, cloth) + svg.line([(0, -33), (0, hem)], ink.dark, 0.8, opacity=0.6)
    if look.clothes in ("jacket", "overall"):
        items += svg.rect(-flare + 0.4, hem - 3, flare * 2 - 0.8, 3, ink.dark, opacity=0.8)
    if look.clothes == "overall":
        items += svg.line([(-7, -33), (-5, -12)], ink.dark, 1.6) + svg.line(
            [(7, -33), (5, -12)], ink.dark, 1.6)  # fmt: skip
    if look.clothes in ("coat", "suit"):
        items += svg.line([(-waist, -8), (waist, -8)], ink.dark, 1.4, opacity=0.8)
    if look.pack == "bag":
        items += svg.rect(-8, -31, 16, 20, ink.dark, rx=4) + svg.rect(
            -6, -22, 12, 8, ink.shade, rx=2
        )
    if look.pack == "stripe":
        items += svg.rect(-11.4, -22, 22.8, 3, ink.glow, opacity=0.8)
    return svg.group(items, transform=f"rotate({pose.lean:.1f})")


def _head(ink: Ink, pose: Pose, look: Look) -> str:
    items = svg.rect(-2.9, -40, 5.8, 6, ink.shade)
    skull = svg.ellipse(0, -44.4, 5.1, 6.5, ink.base)
    ears = "".join(svg.ellipse(s * 5.1, -43.6, 1.0, 1.8, ink.shade) for s in (-1, 1))
    cap = "M-5.4,-44 C-6,-52 6,-52 5.4,-44 C4,-40 -4,-40 -5.4,-44 Z"
    kind = look.head
    if kind in ("short", "bun", "mohawk"):
        items += ears + skull + svg.path(cap, ink.dark)
    if kind == "bun":
        items += svg.circle(0, -51, 3, ink.dark)
    if kind == "mohawk":
        items += svg.path("M-1.6,-41 L-1.8,-54 L1.8,-54 L1.6,-41 Z", ink.glow)
    if kind == "long":
        items += skull + svg.path(
            "M-5.8,-45 C-6,-53 6,-53 5.8,-45 L7,-31 Q0,-28 -7,-31 Z", ink.dark
        )
    if kind == "bald":
        items += ears + skull
    if kind == "afro":
        items += skull + svg.circle(0, -46.6, 7.8, ink.dark)
    if kind == "cap":
        items += (
            ears
            + skull
            + svg.path("M-5.6,-45 C-5.6,-53 5.6,-53 5.6,-45 L9,-44.4 L-5.6,-43.6 Z", ink.dark)
        )
    if kind == "helmet":
        items += skull + svg.path(
            "M-6.6,-43.5 C-7,-54.5 7,-54.5 6.6,-43.5 L8,-42.6 H-8 Z", ink.light
        )
    if kind == "hood":
        items += svg.path(
            "M-7.4,-34 C-9.4,-52 -4,-53 0,-53 C4,-53 9.4,-52 7.4,-34 Q0,-31 -7.4,-34 Z", ink.base
        )
        items += svg.path("M-4,-36 Q0,-33 4,-36 L3,-40 Q0,-38 -3,-40 Z", ink.dark, opacity=0.6)
    if kind == "mask":
        items += svg.path(
            "M-7.4,-34 C-9.4,-52 -4,-53.5 0,-53.5 C4,-53.5 9.4,-52 7.4,-34 Q0,-30 -7.4,-34 Z",
            ink.base,
        )
        items += svg.path("M-4.9,-46 Q0,-50 4.9,-46 L4.4,-38 Q0,-34.4 -4.4,-38 Z", "#08060C")
        items += svg.path(
            "M-4,-44.6 L-1,-43.6 L-1.2,-42.6 L-3.6,-43.2 Z M4,-44.6 L1,-43.6 L1.2,-42.6 L3.6,-43.2 Z",
            ink.glow,
        )
    if kind == "hat":
        items += skull + svg.ellipse(0, -47.4, 11, 2.4, ink.dark)
        items += svg.path("M-5.8,-47.5 L-5,-54.5 Q0,-52.6 5,-54.5 L5.8,-47.5 Z", ink.shade)
        items += svg.rect(-5.7, -49.8, 11.4, 1.8, ink.glow)
    return svg.group(items, transform=f"rotate({pose.lean:.1f})")


def flipped(pose: Pose) -> Pose:
    """The same pose, left and right exchanged."""
    mirror = replace(pose, left=pose.right, right=pose.left, lean=-pose.lean)
    return replace(
        mirror,
        left_leg=(-pose.right_leg[0], -pose.right_leg[1]),
        right_leg=(-pose.left_leg[0], -pose.left_leg[1]),
    )
