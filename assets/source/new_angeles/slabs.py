"""The map of the city in layers: slabs and their light, cities, what befalls them, bridges.

Pictures of a slab lie on each other at (0, 0), the first below; red means multiplied by a colour:

    layer                 neutral   protest   strike                outage
    base.STATE            as it is, and so is rim.STATE, which comes last
    ID.dark               none      1         1, red 255 165 125    1
    ID.lit (its alpha)    1         0.85      0.34, red 255 150 140 none
    development           where there is one
    ID.ill (its alpha)    1         1         0.6                   0.6
    ID.protest, ID.strike           1         1

So states combine, and lights go out by a change of alpha. The boxes of ID.lit say where pieces
stand, and from where to where car.WAY drives on the roads of a calm district. A bridge lies with its anchor in the middle between the anchors of two slabs, lowered by
0.045 of a slab's width.
"""

import functools
from collections.abc import Iterable, Mapping
from functools import partial

from ..drawing.asset import Asset, Box
from ..drawing.picture import Picture
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
from .slab_layers import bridges, canvas, cities, core, crowds, haze, rims, tower, traffic

FAMILY = "slabs"
CITIES: dict[str, City] = {
    "guayaquil": harbour.calm,
    "quinde": old_town.city,
    "la_costa": beach.city,
    "manta": waterfront.city,
    "rabotgorod": robot_works.calm,
    "laguna_velasco": banks.city,
    "nihongai": pagodas.calm,
    "esmeraldas": gardens.city,
    "rutherford": reactor.calm,
    "base_de_cayambe": elevator.city,
}


@functools.cache
def boxes(name: str) -> dict[str, Box]:
    """Where pieces stand in a district, and where cars drive."""
    return canvas.boxes() | traffic.lanes(CITIES[name])


def layer(
    name: str,
    draw: partial[Picture],
    quality: int,
    of: str = "",
    boxes: Mapping[str, Box] | None = None,
) -> Asset:
    """A picture on the canvas that all of them share."""
    return Asset(
        name,
        draw,
        canvas.SIZE,
        canvas.ANCHOR,
        quality=quality,
        boxes=boxes or {},
        of=of,
        role="layer" if of else "",
        shown=canvas.SHOWN,
    )


def shared() -> Iterable[Asset]:
    """What is the same in all districts."""
    for state in rims.RIMS:
        yield layer(f"base.{state}", partial(rims.base, state), 84)
        yield layer(f"rim.{state}", partial(rims.light, state), 86, f"base.{state}")
    yield layer("development", partial(tower.development), 84)
    for way in traffic.LIGHTS:
        draw = partial(traffic.light, way)
        yield Asset(f"car.{way}", draw, traffic.SIZE, quality=90, shown=canvas.SHOWN)


def district(name: str, city: City) -> Iterable[Asset]:
    """A city with its lights and without, ill, and with its people on the street."""
    lit = f"{name}.lit"
    yield layer(lit, partial(cities.lit, name, city), 84, boxes=boxes(name))
    yield layer(f"{name}.dark", partial(cities.dark, name, city), 82, lit)
    yield layer(f"{name}.ill", partial(haze.ill, name, city), 74, lit)
    yield layer(f"{name}.protest", partial(crowds.protest, name), 82, lit)
    yield layer(f"{name}.strike", partial(crowds.strike, name), 76, lit)


def roots() -> Iterable[Asset]:
    """The Root and the cable above its picture."""
    for state in core.STATES:
        of = "" if state == core.STATES[0] else f"root.{core.STATES[0]}"
        role = "variant" if of else ""
        yield Asset(f"root.{state}", partial(core.root, state), core.SIZE, core.ANCHOR,
                    quality=84, of=of, role=role, shown=canvas.SHOWN)  # fmt: skip
        yield Asset(f"cable.{state}", partial(core.cable, state), core.CABLE, (0.5, 1.0),
                    quality=90, of=f"root.{state}", role="layer", shown=canvas.SHOWN)  # fmt: skip


def ways() -> Iterable[Asset]:
    """A bridge for each slope of the map, and the light that runs along them."""
    for name, slope in bridges.SLOPES.items():
        for look in bridges.LOOKS:
            of = "" if look == "normal" else f"bridge.{name}.normal"
            yield Asset(
                f"bridge.{name}.{look}",
                partial(bridges.bridge, slope, look),
                slope.size,
                slope.anchor,
                quality=90,
                boxes=slope.boxes,
                of=of,
                role="variant" if of else "",
                shown=canvas.SHOWN,
            )
    yield Asset("bridge.pulse", bridges.pulse, bridges.PULSE, quality=90, shown=canvas.SHOWN)


def assets() -> Iterable[Asset]:
    """All layers."""
    yield from shared()
    for name, city in CITIES.items():
        yield from district(name, city)
    yield from roots()
    yield from ways()
