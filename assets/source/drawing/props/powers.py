"""Props: fire, light and power."""

from .. import svg
from ..palette import Ink
from ..rng import Rng
from .base import bright, metal, star


def flame(ink: Ink) -> str:
    """A fire of four tongues."""
    d = ""
    for x, high, wide, tone in (
        (-16, 66, 22, "#E8342A"),
        (17, 74, 22, "#F0502A"),
        (0, 100, 30, "#FF7A2E"),
        (-4, 70, 20, "#FFB347"),
        (2, 40, 12, "#FFF0C0"),
    ):
        d += svg.path(
            f"M{x - wide},-8 C{x - wide},{-high * 0.5:.0f} {x + 4},{-high * 0.55:.0f} "
            f"{x - 2},{-high} C{x + wide * 0.9:.0f},{-high * 0.66:.0f} "
            f"{x + wide},{-high * 0.3:.0f} {x + wide * 0.9:.0f},-8 Q{x},6 {x - wide},-8 Z",
            tone,
        )
    return d


def smoke(ink: Ink, seed: str = "smoke") -> str:
    """A column of smoke; blur it with soft=."""
    rng, d = Rng(seed), ""
    for k in range(22):
        up = k / 21
        d += svg.circle(
            up * up * 26 + rng.uniform(-10, 10),
            -up * 96,
            8 + up * 20,
            ink.shade,
            opacity=0.32 * (1 - up * 0.75),
        )
    return d


def lightning(ink: Ink) -> str:
    """A bolt."""
    points = [(10, -100), (-22, -46), (-2, -46), (-14, 0), (26, -60), (6, -60), (22, -100)]
    return svg.polygon(points, ink.glow) + svg.polygon(
        [(8, -92), (-12, -51), (6, -50), (-4, -22), (16, -56), (-2, -56), (14, -92)], bright(ink)
    )


def spark(ink: Ink) -> str:
    """A burst of sparks."""
    rng = Rng("spark")
    d = "".join(
        svg.line(
            [(0, -50), (rng.uniform(-50, 50), -50 + rng.uniform(-50, 50))],
            ink.glow,
            rng.uniform(0.8, 2.2),
            opacity=0.8,
        )
        for _ in range(22)
    )
    return d + star(0, -50, 26, 6, 8, ink.glow) + star(0, -50, 15, 4, 8, bright(ink))


def explosion(ink: Ink) -> str:
    """A blast with debris."""
    rng = Rng("explosion")
    d = (
        star(0, -50, 62, 36, 13, "#C22A2A")
        + star(0, -50, 50, 30, 11, "#FF6A2A")
        + star(0, -50, 36, 22, 9, "#FFB347")
        + star(0, -50, 20, 12, 8, "#FFF6D8")
    )
    return d + "".join(
        svg.rect(
            rng.uniform(-80, 80),
            -50 + rng.uniform(-70, 50),
            rng.uniform(3, 8),
            rng.uniform(3, 8),
            ink.dark,
        )
        for _ in range(24)
    )


def battery(ink: Ink) -> str:
    """A cell, three bars full."""
    d = (
        svg.rect(-26, -90, 52, 90, metal(ink), rx=8)
        + svg.rect(-11, -100, 22, 11, ink.light, rx=3)
        + svg.rect(-19, -82, 38, 75, ink.dark, rx=4)
    )
    return d + "".join(
        svg.rect(-14, -24 - k * 18, 28, 13, ink.glow if k < 3 else ink.shade, rx=2)
        for k in range(4)
    )


def plug(ink: Ink) -> str:
    """A pulled plug with its cable."""
    d = svg.stroke("M0,-30 C0,0 -50,10 -70,-10 S-100,-20 -130,0", ink.shade, 9) + svg.path(
        "M-24,-64 L24,-64 L24,-48 Q24,-26 0,-24 Q-24,-26 -24,-48 Z", metal(ink)
    )
    return (
        d
        + svg.rect(-15, -90, 8, 26, ink.light, rx=2)
        + svg.rect(7, -90, 8, 26, ink.light, rx=2)
        + svg.line([(-20, -56), (20, -56)], ink.glow, 2.6)
    )


def wave(ink: Ink) -> str:
    """Rings of a signal that spreads."""
    return "".join(
        svg.circle(0, -50, r, "none", stroke=ink.glow, stroke_width=2.6, opacity=1 - r / 70)
        for r in (10, 22, 34, 46, 58)
    ) + svg.circle(0, -50, 5, bright(ink))
