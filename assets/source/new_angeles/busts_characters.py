"""The characters in five moods, large and cut out: the other side of the table in a talk."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.expressions.expression import EXPRESSIONS
from .character_faces import stage
from .character_faces.troupe import TROUPE

FAMILY = "busts_characters"


def assets() -> Iterable[Asset]:
    """Five busts for each character; their lower edge stands on the table."""
    for name, actor in TROUPE.items():
        for mood in EXPRESSIONS:
            draw = partial(stage.in_talk, actor, mood)
            size = (stage.TALK, stage.TALK)
            yield Asset(f"{name}.{mood}", draw, size, anchor=(1.0, 1.0), quality=94)
