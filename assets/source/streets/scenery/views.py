"""The views by their names."""

from collections.abc import Callable

from ...drawing.picture import Picture
from . import paper, town

VIEWS: dict[str, Callable[[], Picture]] = {
    "ground": paper.ground,
    "night": paper.night,
    "title": town.title,
    "results": town.results,
}
