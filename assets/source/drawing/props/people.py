"""Props: people as silhouettes."""

from .. import palette, svg
from ..palette import Ink
from ..rng import Rng
from .base import bright, metal, upright

POSES = {
    "stand": ("M-9,-58 L-17,-30", "M9,-58 L17,-30", "M-5,-38 L-8,0", "M5,-38 L8,0"),
    "walk": (
        "M-9,-58 L-18,-36 L-10,-28",
        "M9,-58 L15,-36 L22,-32",
        "M-4,-38 L-14,-18 L-20,0",
        "M4,-38 L10,-20 L14,0",
    ),
    "point": ("M-9,-58 L-17,-34", "M9,-60 L26,-64 L42,-68", "M-5,-38 L-10,0", "M5,-38 L10,0"),
    "raise": ("M-9,-60 L-20,-76 L-16,-98", "M9,-58 L17,-34", "M-5,-38 L-9,0", "M5,-38 L9,0"),
    "cheer": (
        "M-9,-60 L-22,-78 L-26,-100",
        "M9,-60 L22,-78 L26,-100",
        "M-5,-38 L-9,0",
        "M5,-38 L9,0",
    ),
    "kneel": (
        "M-9,-50 L-14,-28",
        "M9,-50 L16,-30",
        "M-5,-32 L-18,-12 L-16,0",
        "M5,-32 L20,-16 L20,0",
    ),
}


def figure(ink: Ink, pose: str = "stand", coat: bool = False) -> str:
    """A person; poses are stand, walk, point, raise, cheer and kneel."""
    left, right, leg1, leg2 = POSES[pose]
    d = (
        svg.stroke(leg1, ink.dark, 8)
        + svg.stroke(leg2, ink.shade, 8)
        + svg.stroke(right, ink.shade, 6.4)
    )
    low = -18 if coat else -34
    d += svg.path(
        f"M-12,-62 Q0,-68 12,-62 L{11 if not coat else 16},{low} "
        f"L{-11 if not coat else -16},{low} Z",
        upright(ink),
    )
    return (
        d
        + svg.stroke(left, ink.base, 6.4)
        + svg.rect(-3, -70, 6, 8, ink.shade)
        + svg.ellipse(0, -76, 7.4, 9, metal(ink))
    )


def crowd(ink: Ink, count: int = 24, wide: float = 260, seed: str = "crowd") -> str:
    """Heads and shoulders close together, some arms raised."""
    rng, d = Rng(seed), ""
    for row, tone in ((0, ink.shade), (1, palette.mix(ink.shade, ink.dark, 0.5)), (2, ink.dark)):
        for k in range(count // 3):
            x = -wide / 2 + wide * (k + 0.5) * 3 / count + rng.uniform(-7, 7)
            y, high = row * 14 - 28, rng.uniform(-6, 5)
            if rng.chance(0.3):
                s = rng.choice((-1, 1))
                d += svg.stroke(
                    f"M{x + s * 9:.0f},{y - 6:.0f} L{x + s * 16:.0f},{y - 34 + high:.0f}", tone, 5.5
                ) + svg.circle(x + s * 16, y - 36 + high, 4, tone)
            d += svg.path(
                f"M{x - 18:.0f},{y + 36} Q{x - 18:.0f},{y - 8 + high:.0f} "
                f"{x:.0f},{y - 10 + high:.0f} Q{x + 18:.0f},{y - 8 + high:.0f} "
                f"{x + 18:.0f},{y + 36} Z",
                tone,
            )
            d += svg.ellipse(x, y - 20 + high, 8, 10, tone) + svg.stroke(
                f"M{x - 7:.0f},{y - 24 + high:.0f} q6,-9 13,-2", ink.glow, 1.2, opacity=0.75
            )
    return d


def marchers(ink: Ink, count: int = 7) -> str:
    """People in a row with signs that carry only bars and marks."""
    rng, d = Rng("marchers"), ""
    for k in range(count):
        x = (k - (count - 1) / 2) * 34
        if k % 2 == 0:
            d += svg.line([(x + 10, -40), (x + 12, -104)], ink.shade, 3) + svg.rect(
                x - 12, -132, 48, 32, ink.glow, rx=2
            )
            d += svg.rect(x - 6, -125, 36, 5, ink.dark) + svg.rect(
                x - 6, -115, rng.uniform(14, 34), 5, ink.dark
            )
        d += svg.place(figure(ink, ("raise", "walk", "cheer")[k % 3]), x, rng.uniform(-3, 3), 1)
    return d


def worker_android(ink: Ink) -> str:
    """A faceless worker with plates and a slit of light."""
    d = "".join(
        svg.rect(s * 11 - 7, -40, 14, 38, metal(ink), rx=4)
        + svg.rect(s * 11 - 7, -22, 14, 3, ink.glow)
        + svg.rect(s * 12 - 9, -5, 18, 5, ink.dark, rx=2)
        for s in (-1, 1)
    )
    d += "".join(
        svg.rect(s * 25 - 5, -70, 10, 24, metal(ink), rx=4)
        + svg.rect(s * 26 - 4, -46, 8, 20, ink.shade, rx=4)
        + svg.circle(s * 24, -70, 7, ink.light)
        for s in (-1, 1)
    )
    d += (
        svg.path("M-21,-76 L21,-76 L15,-40 L-15,-40 Z", upright(ink))
        + svg.circle(0, -61, 6, ink.glow)
        + svg.circle(0, -61, 2.6, bright(ink))
        + svg.rect(-4, -80, 8, 6, ink.dark)
    )
    return (
        d
        + svg.rect(-11, -100, 22, 22, metal(ink), rx=8)
        + svg.rect(-8, -93, 16, 10, ink.dark, rx=3)
        + svg.rect(-7, -90, 14, 3, bright(ink))
    )


def trooper(ink: Ink) -> str:
    """An armoured trooper with a rifle across the chest."""
    d = "".join(
        svg.path(f"M{s * 3},-40 L{s * 16},-40 L{s * 17},0 L{s * 5},0 Z", metal(ink))
        + svg.rect(s * 11 - 7, -24, 14, 9, ink.light, rx=2)
        for s in (-1, 1)
    )
    d += svg.path("M-24,-76 L24,-76 L17,-38 L-17,-38 Z", upright(ink)) + "".join(
        svg.path(f"M{s * 16},-80 Q{s * 34},-82 {s * 34},-62 L{s * 22},-58 Z", ink.light)
        + svg.stroke(f"M{s * 28},-60 L{s * 24},-46 L{s * 6},-50", ink.base, 8)
        for s in (-1, 1)
    )
    d += svg.path("M-12,-80 C-16,-104 16,-104 12,-80 L8,-74 L-8,-74 Z", metal(ink)) + svg.path(
        "M-10,-90 L10,-90 L8,-83 L-8,-83 Z", ink.glow
    )
    return (
        d
        + svg.place(
            svg.polygon([(-40, 0), (34, 0), (40, -5), (6, -7), (-6, -5), (-40, -3)], ink.dark)
            + svg.rect(-10, 0, 7, 11, ink.dark),
            0,
            -48,
            1,
            turn=-14,
        )
        + svg.rect(-6, -68, 12, 4, ink.glow)
    )


def hand(ink: Ink) -> str:
    """A raised fist."""
    d = svg.path("M-20,0 L-17,-44 L19,-44 L22,0 Z", upright(ink)) + svg.rect(
        -22, -14, 46, 8, ink.shade
    )
    d += svg.path("M-24,-46 Q-28,-88 -18,-92 L22,-94 Q30,-90 28,-60 L22,-42 L-18,-42 Z", metal(ink))
    d += "".join(
        svg.line([(-10 + k * 12, -92), (-11 + k * 12, -68)], ink.dark, 2.4) for k in range(3)
    )
    return (
        d
        + svg.stroke("M-24,-62 Q0,-74 20,-62 Q12,-54 -4,-56", ink.light, 8)
        + svg.stroke("M-24,-60 Q-2,-70 18,-60", ink.dark, 1.6)
    )


def handshake(ink: Ink) -> str:
    """Two hands, one of flesh, one of metal."""
    d = svg.path("M-100,-22 L-54,-40 L-42,-62 L-96,-70 Z", ink.dark) + svg.path(
        "M100,-22 L54,-40 L42,-62 L96,-70 Z", metal(ink)
    )
    d += svg.rect(-62, -66, 9, 30, "#D8DEF5") + svg.line([(56, -64), (58, -38)], ink.glow, 3)
    d += svg.path(
        "M-54,-40 L-46,-62 L-18,-66 L14,-58 L30,-48 L22,-34 L-6,-26 L-30,-30 Z",
        palette.mix("#C08A6A", ink.base, 0.25),
    )
    d += svg.path(
        "M54,-40 L44,-64 L20,-68 L-10,-60 L-20,-48 L-2,-50 L10,-46 L-4,-40 Q-22,-38 -20,-32 "
        "Q-8,-28 16,-32 Z",
        metal(ink),
    )
    return (
        d
        + "".join(
            svg.stroke(f"M{-18 + k * 9},{-32 - k * 1} q9,-3 14,-9", ink.dark, 2) for k in range(4)
        )
        + svg.line([(20, -62), (44, -58)], ink.glow, 1.8)
    )
