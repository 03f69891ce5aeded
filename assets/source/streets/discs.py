"""The symbols that lie on the road, and pale as they are when they count no more."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .emblems import plates
from .emblems.colours import TYPES

FAMILY = "discs"
SIDE = 128  # of the files; 100 of 128 parts are the disc


def disc(name: str, pale: bool) -> Picture:
    """A disc in its colour, or faded into the amber of a closed road."""
    picture = plates.finished(plates.symbol_disc(name), SIDE, 0 if pale else 0.34)
    if not pale:
        return picture
    grey = picture[..., :3].mean(axis=2, keepdims=True)
    picture[..., :3] = 0.45 * picture[..., :3] + 0.55 * grey
    return picture * 0.52


def assets() -> Iterable[Asset]:
    """`colour` and `colour.pale`."""
    for name in TYPES:
        yield Asset(name, partial(disc, name, False), (SIDE, SIDE), kind="lossless")
        yield Asset(
            f"{name}.pale",
            partial(disc, name, True),
            (SIDE, SIDE),
            kind="lossless",
            of=name,
            role="variant",
        )
