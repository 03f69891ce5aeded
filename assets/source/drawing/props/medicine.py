"""Props: medicine and illness."""

import math

from .. import svg
from ..palette import Ink
from .base import around, bright, glass, metal


def vial(ink: Ink) -> str:
    """A vial of glowing liquid."""
    d = svg.rect(-20, -78, 40, 78, glass(ink), rx=9) + svg.path(
        "M-20,-48 Q-8,-54 0,-48 T20,-48 L20,-9 Q20,0 11,0 L-11,0 Q-20,0 -20,-9 Z",
        svg.linear((0, ink.glow), (1, ink.glow, 0.55)),
    )
    d += "".join(
        svg.circle(x, y, r, bright(ink), opacity=0.9)
        for x, y, r in ((-8, -14, 3), (5, -24, 2.2), (-2, -36, 1.8), (10, -10, 2))
    )
    d += svg.rect(-13, -88, 26, 12, ink.shade, rx=2) + svg.rect(-17, -98, 34, 13, metal(ink), rx=3)
    return (
        d
        + svg.line([(-13, -70), (-13, -10)], "#FFFFFF", 2.6, opacity=0.75)
        + svg.rect(-20, -78, 40, 78, "none", rx=9, stroke=ink.light, stroke_width=1.4)
    )


def syringe(ink: Ink) -> str:
    """A syringe that stands on its needle."""
    d = (
        svg.line([(0, 0), (0, -22)], ink.light, 1.8)
        + svg.polygon([(-5, -22), (5, -22), (9, -30), (-9, -30)], ink.base)
        + svg.rect(-12, -78, 24, 48, glass(ink), stroke=ink.light, stroke_width=1.4)
    )
    d += (
        svg.rect(-11, -58, 22, 28, ink.glow)
        + svg.rect(-11, -62, 22, 5, ink.dark)
        + svg.rect(-2, -96, 4, 36, ink.light)
        + svg.rect(-11, -100, 22, 5, metal(ink), rx=2)
        + svg.rect(-19, -80, 38, 5, metal(ink), rx=2)
    )
    return (
        d
        + "".join(
            svg.line([(12, -70 + k * 8), (6, -70 + k * 8)], bright(ink), 1.2) for k in range(5)
        )
        + svg.line([(-7, -74), (-7, -34)], "#FFFFFF", 1.6, opacity=0.7)
    )


def pill(ink: Ink) -> str:
    """A capsule in two halves."""
    part = svg.path(
        "M-46,0 A20,20 0 0 1 -26,-20 L0,-20 L0,20 L-26,20 A20,20 0 0 1 -46,0 Z", ink.glow
    ) + svg.path("M46,0 A20,20 0 0 0 26,-20 L0,-20 L0,20 L26,20 A20,20 0 0 0 46,0 Z", metal(ink))
    return svg.place(
        part + svg.line([(-30, -12), (28, -12)], "#FFFFFF", 4, opacity=0.55), 0, -50, 1, turn=-35
    )


def virus(ink: Ink) -> str:
    """A ball with spikes."""
    d = ""
    for ring, count in ((33, 12), (20, 6)):
        for x, y in around(0, -50, ring, count):
            k = 1.45 if ring > 30 else 1.0
            d += svg.line(
                [(x * 0.8, -50 + (y + 50) * 0.8), (x * k, -50 + (y + 50) * k)], ink.base, 3
            ) + svg.circle(x * k, -50 + (y + 50) * k, 4.4, ink.glow)
    body = svg.radial(
        (0, ink.glow), (0.55, ink.base), (1, ink.dark), centre=(0.38, 0.34), radius=0.75
    )
    d += svg.circle(0, -50, 33, body)
    return d + "".join(
        svg.circle(x, y, r, ink.glow, opacity=0.75)
        for x, y, r in ((-10, -60, 6), (10, -44, 7), (-8, -38, 4), (12, -64, 3.6))
    )


def dna(ink: Ink) -> str:
    """A double helix."""
    rungs, first, second = "", [], []
    for k in range(41):
        y, a = -100 + k * 2.5, k / 40 * math.tau * 1.5
        first.append((math.sin(a) * 24, y))
        second.append((-math.sin(a) * 24, y))
        if k % 3 == 1:
            rungs += svg.line(
                [first[-1], second[-1]], ink.light if k % 2 else ink.glow, 2, opacity=0.8
            )
    return (
        rungs
        + svg.line(second, ink.base, 5)
        + svg.line(first, ink.glow, 5)
        + svg.line(first, bright(ink), 1.6)
    )


def biohazard(ink: Ink) -> str:
    """Three open rings around a fourth."""
    d = svg.circle(0, -46, 17, "none", stroke=ink.glow, stroke_width=5)
    for k, (x, y) in enumerate(around(0, -46, 27, 3)):
        d += svg.place(
            svg.stroke("M-9,-19 A22,22 0 1 0 9,-19", ink.glow, 8, stroke_linecap="butt"),
            x,
            y,
            1,
            turn=k * 120,
        )
    return d + svg.circle(0, -46, 6, bright(ink))


def mask(ink: Ink) -> str:
    """A gas mask with two filters."""
    d = svg.path(
        "M-38,-60 C-40,-96 40,-96 38,-60 C40,-30 24,-4 0,-2 C-24,-4 -40,-30 -38,-60 Z", metal(ink)
    )
    d += "".join(
        svg.circle(s * 17, -62, 14, ink.dark)
        + svg.circle(s * 17, -62, 11, ink.glow)
        + svg.circle(s * 17 - 4, -66, 3, "#FFFFFF")
        for s in (-1, 1)
    )
    d += "".join(
        svg.place(
            svg.rect(-13, -9, 26, 20, ink.shade, rx=6)
            + svg.line([(-9, 0), (9, 0)], ink.light, 2)
            + svg.line([(-9, 5), (9, 5)], ink.light, 2),
            s * 28,
            -22,
            1,
            turn=s * -32,
        )
        for s in (-1, 1)
    )
    return d + svg.circle(0, -28, 10, ink.base) + svg.circle(0, -28, 5, ink.glow)
