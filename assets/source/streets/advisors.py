"""The advisors: their portraits for the cards, and small discs for the panels."""

from collections.abc import Iterable
from functools import partial

from ..drawing import svg
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .cast import bust
from .cast.advisory import ADVISORS, GLYPHS
from .emblems import plates
from .emblems.colours import CREAM, INK

FAMILY = "advisors"
SIDE, DISC = 384, 96


def disc(name: str) -> Picture:
    """The sign of an advisor on a plum disc."""
    face = (
        svg.circle(0, 0, 50, INK)
        + svg.circle(0, 0, 47, CREAM)
        + svg.circle(0, 0, 41, plates.enamel("#6A2F5E"))
    )
    glyph = svg.group(
        svg.stroke(GLYPHS[name], "#FFF0C8", 2.1), transform="scale(2.35) translate(-12 -12)"
    )
    return plates.finished(face + glyph, DISC)


def assets() -> Iterable[Asset]:
    """`id`, and `id.disc`."""
    for name, who in ADVISORS.items():
        yield Asset(name, partial(bust.drawn, who, "calm", SIDE, False), (SIDE, SIDE), quality=88)
        yield Asset(
            f"{name}.disc",
            partial(disc, name),
            (DISC, DISC),
            kind="lossless",
            of=name,
            role="variant",
        )
