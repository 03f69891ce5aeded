"""The pictures of the seven rivals: each power at its most frightening."""

from collections.abc import Iterable

from ..drawing import scene
from ..drawing.asset import Asset
from .rival_scenes import biology, power

FAMILY = "cards_rivals"


def assets() -> Iterable[Asset]:
    """One picture for each rival."""
    for name, draw in {**biology.PICTURES, **power.PICTURES}.items():
        yield Asset(name, draw, (scene.WIDTH, scene.HEIGHT), quality=80)
