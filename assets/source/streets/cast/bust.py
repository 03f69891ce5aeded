"""A character: head, hair, clothes and what is behind them, 200 by 200 units."""

from collections.abc import Callable
from dataclasses import dataclass

from ...drawing import palette, svg
from ...drawing.picture import Picture, over, render, shrunk
from ..model.studio import inked
from . import face
from .moods import MOODS, Mood

Draw = Callable[[Mood], str]
FINER = 3
FRAME = "12 7 176 176"  # what is shown of the 200 by 200 units


def nothing(_mood: Mood) -> str:
    """No drawing."""
    return ""


@dataclass(frozen=True)
class Bust:
    """Who somebody is."""

    head: face.Head
    ground: tuple[str, str]  # of the backdrop, from the upper left to the lower right
    clothes: Draw  # shoulders with a neck at (100, 140)
    behind: Draw = nothing  # of the head, moving with it: hair at the back
    above: Draw = nothing  # of the face: hair, hats, glasses, beards
    before: Draw = nothing  # of everything: things held
    mouth: bool = True
    size: float = 1.0


def skyline(colour: str) -> str:
    """Houses far away."""
    tops = (
        (-4, 26, 96),
        (22, 20, 118),
        (42, 24, 88),
        (66, 22, 110),
        (88, 26, 76),
        (114, 22, 104),
        (136, 24, 84),
        (160, 20, 112),
        (180, 26, 92),
    )
    return "".join(
        svg.rect(x, y, wide, 130, colour, opacity=0.30 + 0.10 * (k % 2))
        for k, (x, wide, y) in enumerate(tops)
    )


def backdrop(bust: Bust) -> str:
    """A light wall of sky with a city in it."""
    light, dark = bust.ground
    sky = svg.rect(0, 0, 200, 200, svg.linear((0, light), (1, dark), angle=(0, 0, 0.7, 1)))
    sun = svg.circle(46, 44, 60, svg.radial((0, "#FFF6DC", 0.75), (1, "#FFF6DC", 0)))
    return sky + sun + skyline(palette.mix(dark, "#173A46", 0.45))


def figure(bust: Bust, mood: Mood) -> str:
    """The person alone."""
    features = (
        face.cheeks(bust.head, mood)
        + face.eyes(bust.head, mood)
        + face.brows(bust.head, mood)
        + face.nose(bust.head)
    )
    if bust.mouth:
        features += face.mouth(bust.head, mood)
    move = (
        f"translate(100 {92 + mood.drop:.1f}) rotate({mood.tilt:.1f} 0 40) scale({bust.size:.2f})"
    )
    neck_shade = palette.mix(bust.head.skin, "#5A2A4A", 0.38)
    neck = svg.path("M82,120 H118 V146 Q100,160 82,146 z", bust.head.skin) + svg.path(
        "M82,126 Q102,150 118,128 V146 Q100,160 82,146 z", neck_shade, opacity=0.8
    )
    return (
        svg.group(bust.behind(mood), transform=move)
        + neck
        + bust.clothes(mood)
        + svg.group(face.skull(bust.head) + features + bust.above(mood), transform=move)
        + bust.before(mood)
    )


def drawn(bust: Bust, mood: str, side: int) -> Picture:
    """The person before the backdrop, as a square file."""
    fine = side * FINER
    person = inked(render(fine, fine, figure(bust, MOODS[mood]), box=FRAME), fine / 200 * 1.5)
    return shrunk(over(render(fine, fine, backdrop(bust), box=FRAME), person), FINER)


def shoulders(colour: str, wide: float = 78, high: float = 146) -> str:
    """Plain shoulders in the low sun."""
    d = f"M{100 - wide},204 C{100 - wide},{high + 20} {100 - wide + 26},{high + 4} 78,{high - 4} Q100,{high + 16} 122,{high - 4} C{100 + wide - 26},{high + 4} {100 + wide},{high + 20} {100 + wide},204 z"
    return svg.path(
        d,
        svg.linear(
            (0, palette.lighten(colour, 0.16)),
            (0.5, colour),
            (1, palette.mix(colour, "#173A46", 0.34)),
            angle=(0, 0, 1, 0.4),
        ),
    )
