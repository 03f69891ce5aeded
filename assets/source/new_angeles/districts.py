"""The ten districts: each with a silhouette of its own, in every state it can be in."""

from collections.abc import Iterable
from functools import partial

from ..drawing import slab
from ..drawing.asset import Asset
from ..drawing.slab import City
from .district_cities import (
    banks,
    beach,
    elevator,
    gardens,
    harbour,
    old_town,
    pagodas,
    reactor,
    robot_works,
    waterfront,
)

FAMILY = "districts"
CITIES: dict[str, tuple[int, City]] = {
    "guayaquil": (1, harbour.city),
    "quinde": (1, old_town.city),
    "la_costa": (1, beach.city),
    "manta": (1, waterfront.city),
    "rabotgorod": (1, robot_works.city),
    "laguna_velasco": (2, banks.city),
    "nihongai": (2, pagodas.city),
    "esmeraldas": (2, gardens.city),
    "rutherford": (3, reactor.city),
    "base_de_cayambe": (3, elevator.city),
}


def assets() -> Iterable[Asset]:
    """Four states and two layers for each district."""
    for name, (tier, city) in CITIES.items():
        for state in slab.STATES:
            yield Asset(
                f"{name}.{state}",
                partial(slab.district, name, tier, city, state),
                slab.SIZE,
                (0.5, 0.66),
                boxes=slab.BOXES,
                of="" if state == "normal" else f"{name}.normal",
                role="" if state == "normal" else "variant",
                quality=82,
            )
        yield Asset(
            f"{name}.ill",
            partial(slab.ill_layer, name),
            slab.SIZE,
            (0.5, 0.66),
            of=f"{name}.normal",
            role="layer",
            quality=76,
        )
        yield Asset(
            f"{name}.developed",
            partial(slab.developed_layer, name),
            slab.SIZE,
            (0.5, 0.66),
            of=f"{name}.normal",
            role="layer",
            quality=80,
        )
