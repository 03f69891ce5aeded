"""The pictures of the six emergency actions."""

from collections.abc import Callable, Iterable

from ..drawing import scene
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .card_scenes import emergencies

FAMILY = "cards_emergencies"
PICTURES: dict[str, Callable[[], Picture]] = {
    draw.__name__: draw
    for draw in (
        emergencies.ruthless_tactics,
        emergencies.underpaid_overclocked,
        emergencies.mandatory_quarantine,
        emergencies.energy_for_all,
        emergencies.sweeps_week,
        emergencies.massive_reconstruction,
    )
}


def assets() -> Iterable[Asset]:
    """One picture for each emergency action."""
    for name, draw in PICTURES.items():
        yield Asset(name, draw, (scene.WIDTH, scene.HEIGHT), quality=80)
