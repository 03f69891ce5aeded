"""The pictures of the sixteen events: news that nobody wanted."""

from collections.abc import Iterable

from ..drawing import scene
from ..drawing.asset import Asset
from .event_scenes import dark, organised, people_first, restless

FAMILY = "cards_events"


def assets() -> Iterable[Asset]:
    """One picture for each event."""
    pictures = {
        **people_first.PICTURES,
        **organised.PICTURES,
        **dark.PICTURES,
        **restless.PICTURES,
    }
    for name, draw in pictures.items():
        yield Asset(name, draw, (scene.WIDTH, scene.HEIGHT), quality=80)
