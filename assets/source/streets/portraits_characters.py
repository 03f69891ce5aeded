"""The characters, large: choosing opponents, results, the almanac."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .cast import bust
from .cast.troupe import TROUPE

FAMILY = "portraits_characters"
SIDE = 512
FACE = (SIDE // 6, SIDE // 12, SIDE * 2 // 3, SIDE * 2 // 3)


def assets() -> Iterable[Asset]:
    """One portrait for each character."""
    for name, who in TROUPE.items():
        yield Asset(
            name,
            partial(bust.drawn, who, "calm", SIDE),
            (SIDE, SIDE),
            quality=88,
            boxes={"face": FACE},
        )
