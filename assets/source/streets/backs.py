"""The backs of the tiles: the type is all that they tell."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .emblems import plates
from .emblems.colours import TYPES

FAMILY = "backs"
SIDE = 256


def assets() -> Iterable[Asset]:
    """One for each type."""
    for name in TYPES:
        yield Asset(
            name, partial(plates.finished, plates.back(name), SIDE), (SIDE, SIDE), kind="lossless"
        )
