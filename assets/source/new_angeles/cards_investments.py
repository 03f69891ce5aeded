"""The pictures of the twelve investments."""

from collections.abc import Callable, Iterable

from ..drawing import scene
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .card_scenes import misery, order, sectors, wonders

FAMILY = "cards_investments"
PICTURES: dict[str, Callable[[], Picture]] = {
    draw.__name__: draw
    for draw in (
        misery.healthcare_initiative,
        misery.power_siphoning,
        misery.union_agreement,
        misery.laundering_scheme,
        order.militarized_police,
        order.short_sale,
        sectors.retail_sector,
        sectors.energy_sector,
        sectors.banking_sector,
        wonders.technology_sector,
        wonders.entertainment_sector,
        order.populist_dismissal,
    )
}


def assets() -> Iterable[Asset]:
    """One picture for each investment."""
    for name, draw in PICTURES.items():
        yield Asset(name, draw, (scene.WIDTH, scene.HEIGHT), quality=80)
