"""People in dark shapes for large places in a scene; like props, 100 units high at (0, 0).

`props.figure` is for people far away; these keep a good outline when they fill the picture.
"""

from dataclasses import dataclass

from . import palette, svg
from .palette import Ink
from .props.base import metal, upright

ARMS = {
    "down": "M{s}15,-77 L{s}19,-58 L{s}17,-43",
    "reach": "M{s}14,-78 L{s}26,-68 L{s}41,-66",
    "raise": "M{s}14,-78 L{s}23,-92 L{s}31,-113",
    "fold": "M{s}15,-77 L{s}19,-60 L{s}2,-58",
    "carry": "M{s}15,-77 L{s}18,-58 L{s}19,-40",
    "hip": "M{s}15,-77 L{s}27,-62 L{s}14,-52",
}
LEGS = {
    "stand": ("M-6,-50 L-7,-26 L-8,-2", "M6,-50 L7,-26 L8,-2"),
    "walk": ("M-3,-50 L-9,-26 L-17,-3", "M4,-50 L10,-27 L13,-2"),
    "wide": ("M-6,-50 L-12,-26 L-15,-2", "M6,-50 L12,-26 L15,-2"),
}
HEM = {"coat": -20, "suit": -44, "work": -47, "dress": -30}


@dataclass(frozen=True)
class Shape:
    """What tells one person from another."""

    clothes: str = "suit"  # coat, suit, work, dress
    left: str = "down"
    right: str = "down"
    legs: str = "stand"
    hat: str = ""  # fedora, helmet, cap, hood
    hair: str = "short"  # short, bun, long, bald
    load: str = ""  # bag, pack, case


def person(ink: Ink, shape: Shape | None = None) -> str:
    """A whole person."""
    look = shape or Shape()
    items = ""
    for d, tone in zip(LEGS[look.legs], (ink.dark, ink.shade), strict=True):
        items += svg.stroke(d, tone, 8.5)
        foot = d.rsplit("L", 1)[1].split(",")
        items += svg.ellipse(float(foot[0]) + 1.5, float(foot[1]), 6, 2.6, ink.dark)
    items += svg.stroke(ARMS[look.right].format(s=""), ink.shade, 7)
    items += _load(ink, look.load) + _body(ink, look.clothes)
    items += svg.stroke(ARMS[look.left].format(s="-"), ink.base, 7)
    return items + _head(ink, look)


def _body(ink: Ink, clothes: str) -> str:
    low, flare = HEM[clothes], {"coat": 17, "suit": 12, "work": 13, "dress": 21}[clothes]
    waist = 10 if clothes in ("dress", "suit") else 12.5
    d = (
        f"M-4,-86 C-12,-85 -17,-82 -18,-74 L-{waist},-56 L-{flare},{low} Q0,{low + 4} {flare},{low} "
        f"L{waist},-56 L18,-74 C17,-82 12,-85 4,-86 Z"
    )
    seam = svg.line([(0, -80), (0, low + 1)], ink.dark, 1.2, opacity=0.7)
    collar = svg.polygon([(-6, -87), (6, -87), (9, -80), (0, -72), (-9, -80)], ink.dark)
    belt = svg.line([(-waist, -55), (waist, -55)], ink.dark, 3) if clothes != "suit" else ""
    return svg.path(d, upright(ink)) + seam + collar + belt


def _load(ink: Ink, load: str) -> str:
    if load == "pack":
        return svg.rect(-17, -84, 34, 34, ink.dark, rx=8)
    if load == "case":
        handle = svg.stroke("M13,-32 L13,-38 L27,-38 L27,-32", ink.shade, 3)
        return (
            handle + svg.rect(6, -32, 28, 20, metal(ink), rx=3) + svg.rect(6, -23, 28, 2, ink.glow)
        )
    if load == "bag":
        handle = svg.stroke("M12,-30 Q20,-50 28,-30", ink.shade, 2.4)
        return handle + svg.polygon([(9, -31), (31, -31), (34, -8), (6, -8)], ink.glow)
    return ""


def _head(ink: Ink, look: Shape) -> str:
    items = svg.rect(-3.6, -90, 7.2, 8, ink.shade) + svg.ellipse(0, -95, 6.4, 7.8, metal(ink))
    if look.hair == "long":
        items += svg.path("M-8,-96 Q-8,-105 0,-105 Q8,-105 8,-96 L9,-80 L-9,-80 Z", ink.dark)
    elif look.hair != "bald":
        items += svg.path("M-7,-94 Q-8,-104 0,-104 Q8,-104 7,-94 Q0,-99 -7,-94 Z", ink.dark)
    if look.hair == "bun":
        items += svg.circle(0, -106, 3.6, ink.dark)
    if look.hat == "fedora":
        items += svg.ellipse(0, -99, 13, 2.8, ink.dark)
        items += svg.path("M-7.5,-99 L-6.5,-108 Q0,-105 6.5,-108 L7.5,-99 Z", ink.base)
        items += svg.rect(-7.4, -101.6, 14.8, 2, ink.glow)
    elif look.hat == "helmet":
        items += svg.path("M-8.5,-96 Q-9,-107 0,-107 Q9,-107 8.5,-96 Z", ink.light)
        items += svg.rect(-10.5, -97, 21, 2.4, ink.base, rx=1)
        items += svg.circle(0, -101, 1.8, palette.lighten(ink.glow, 0.6))
    elif look.hat == "cap":
        items += svg.path("M-7.4,-97 Q-7,-105 0,-105 Q7,-105 7.4,-97 L15,-96 L-7,-95 Z", ink.base)
    elif look.hat == "hood":
        items += svg.path("M-10,-82 Q-12,-107 0,-107 Q12,-107 10,-82 Z", ink.base)
    return items


def onlooker(ink: Ink, hair: str = "short") -> str:
    """Head and shoulders from behind; hair is short, bun, long, bald or hat."""
    d = svg.path(
        "M-58,0 C-56,-30 -50,-40 -34,-45 Q-12,-50 -10,-60 L10,-60 Q12,-50 34,-45 "
        "C50,-40 56,-30 58,0 Z",
        upright(ink),
    )
    d += svg.line([(0, -40), (0, 0)], ink.dark, 1.4, opacity=0.7)
    d += svg.path("M-20,-50 Q0,-40 20,-50 L12,-57 Q0,-50 -12,-57 Z", ink.dark)
    d += "".join(svg.ellipse(s * 16.5, -76, 3, 5, ink.base) for s in (-1, 1))
    d += svg.ellipse(0, -79, 16, 20, metal(ink))
    if hair in ("short", "bun"):
        d += svg.path("M-16,-76 Q-19,-101 0,-101 Q19,-101 16,-76 Q0,-62 -16,-76 Z", ink.dark)
    if hair == "bun":
        d += svg.circle(0, -92, 9, ink.shade)
    if hair == "long":
        d += svg.path("M-18,-76 Q-20,-102 0,-102 Q20,-102 18,-76 L24,-34 L-24,-34 Z", ink.dark)
    if hair == "hat":
        d += svg.ellipse(0, -88, 33, 6, ink.dark)
        d += svg.path("M-19,-88 L-16,-106 Q0,-101 16,-106 L19,-88 Z", ink.shade)
    return d
