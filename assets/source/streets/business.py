"""The icons of the business module, which are its tokens too."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .emblems import glyphs, plates
from .emblems.colours import BUSINESS

FAMILY = "business"
SIDE = 128


def icon(name: str) -> Picture:
    """A small plate with what the business is."""
    colour = BUSINESS[name]
    return plates.finished(
        plates.plate(colour, glyphs.business_glyph(name, colour), radius=16), SIDE
    )


def assets() -> Iterable[Asset]:
    """One for each type and the universal one."""
    for name in BUSINESS:
        yield Asset(name, partial(icon, name), (SIDE, SIDE), kind="lossless")
