"""The characters, large: choosing opponents, results, the almanac."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .cast import bust
from .cast.troupe import TROUPE

FAMILY = "portraits_characters"
SIDE = 512
HALF = round(bust.CLOSE * SIDE / bust.UNITS)
FACE = (SIDE // 2 - HALF, round(bust.MIDDLE[1] * SIDE) - HALF, 2 * HALF, 2 * HALF)


def assets() -> Iterable[Asset]:
    """One portrait for each character."""
    for name, who in TROUPE.items():
        yield Asset(
            name,
            partial(bust.drawn, who, "calm", SIDE, False),
            (SIDE, SIDE),
            quality=88,
            boxes={"face": FACE},
        )
