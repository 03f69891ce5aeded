"""The pictures of the nine demands."""

from collections.abc import Callable, Iterable

from ..drawing import scene
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .card_scenes import demands, failures, visitors

FAMILY = "cards_demands"
PICTURES: dict[str, Callable[[], Picture]] = {
    draw.__name__: draw
    for draw in (
        visitors.hosting_worlds_cup,
        demands.increased_martian_violence,
        failures.network_disruption,
        failures.power_grid_overload,
        demands.recreational_drug_ban,
        visitors.refugee_influx,
        failures.retail_shortage,
        failures.space_elevator_malfunction,
        visitors.tourism_spike,
    )
}


def assets() -> Iterable[Asset]:
    """One picture for each demand."""
    for name, draw in PICTURES.items():
        yield Asset(name, draw, (scene.WIDTH, scene.HEIGHT), quality=80)
