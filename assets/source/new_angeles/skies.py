"""The city behind the table: four grades of the sky by threat, and how it looks at the end."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .sky_grades import city, grades

FAMILY = "skies"


def assets() -> Iterable[Asset]:
    """All with the same towers, so that one can be crossed into the next."""
    for name, grade in grades.GRADES.items():
        yield Asset(name, partial(city.draw, grade), city.SIZE, quality=88, shown=4 / 3)
