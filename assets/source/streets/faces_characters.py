"""The characters in five moods, small: the panels of the table."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.expressions.expression import EXPRESSIONS
from .cast import bust
from .cast.troupe import TROUPE

FAMILY = "faces_characters"
SIDE = 256


def assets() -> Iterable[Asset]:
    """Five faces for each character."""
    for name, who in TROUPE.items():
        for mood in EXPRESSIONS:
            yield Asset(
                f"{name}.{mood}",
                partial(bust.drawn, who, mood, SIDE, True),
                (SIDE, SIDE),
                quality=90,
            )
