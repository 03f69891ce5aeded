"""The characters in five moods, small and before their backdrops: the rim of the table."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.expressions.expression import EXPRESSIONS
from .character_faces import stage
from .character_faces.troupe import TROUPE

FAMILY = "faces_characters"


def assets() -> Iterable[Asset]:
    """Five faces for each character."""
    for name, actor in TROUPE.items():
        for mood in EXPRESSIONS:
            draw = partial(stage.on_rim, name, actor, mood)
            yield Asset(f"{name}.{mood}", draw, (stage.RIM, stage.RIM), quality=92)
