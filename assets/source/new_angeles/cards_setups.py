"""The pictures of the six setups."""

from collections.abc import Iterable

from ..drawing import scene
from ..drawing.asset import Asset
from .setup_scenes import arrivals, seasons

FAMILY = "cards_setups"


def assets() -> Iterable[Asset]:
    """One picture for each setup."""
    for name, draw in {**arrivals.PICTURES, **seasons.PICTURES}.items():
        yield Asset(name, draw, (scene.WIDTH, scene.HEIGHT), quality=80)
