"""What lies behind the city and the screens: the ground with a pencilled plan, night, title, results."""

from collections.abc import Iterable

from ..drawing.asset import Asset
from .scenery.paper import TALL, WIDE
from .scenery.views import VIEWS

FAMILY = "backdrops"


def assets() -> Iterable[Asset]:
    """All as large as the screen."""
    for name, draw in VIEWS.items():
        yield Asset(name, draw, (WIDE, TALL), quality=86, shown=1.0)
