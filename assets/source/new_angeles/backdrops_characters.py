"""What is behind the characters in a talk; it darkens to the left, where the board is."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .character_faces import stage
from .character_faces.troupe import TROUPE

FAMILY = "backdrops_characters"


def assets() -> Iterable[Asset]:
    """One place for each character."""
    for name, actor in TROUPE.items():
        draw = partial(stage.behind, name, actor)
        yield Asset(name, draw, (stage.TALK, stage.TALK), anchor=(1.0, 1.0), quality=94)
