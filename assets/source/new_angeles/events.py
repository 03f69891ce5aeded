"""The events as large as the screen, in three layers: what is far, what it is about, what is near."""

from collections.abc import Callable, Iterable
from functools import cache, partial

from ..drawing.asset import Asset
from ..drawing.picture import Picture
from ..drawing.stage.stage import HEIGHT, WIDTH
from .event_screens import (
    activist_cells_awaken,
    average_wage_falls,
    beanstalk_beset,
    beanstalk_owned_by_mob,
    crumbling_infrastructure,
    earthquake,
    gang_wars,
    helium_transport,
    human_first_starts_riot,
    humanity_labor_hosts,
    pistoleros,
    record_unemployment,
    rolling_outages,
    social_apps,
    tri_maf_unite,
    welfare_slashed,
)

FAMILY = "events"
LAYERS = ("", ".middle", ".front")
SCENES: dict[str, Callable[[], list[Picture]]] = {
    "activist_cells_awaken": activist_cells_awaken.draw,
    "average_wage_falls": average_wage_falls.draw,
    "beanstalk_beset": beanstalk_beset.draw,
    "beanstalk_owned_by_mob": beanstalk_owned_by_mob.draw,
    "crumbling_infrastructure": crumbling_infrastructure.draw,
    "earthquake": earthquake.draw,
    "gang_wars": gang_wars.draw,
    "helium_transport": helium_transport.draw,
    "human_first_starts_riot": human_first_starts_riot.draw,
    "humanity_labor_hosts": humanity_labor_hosts.draw,
    "pistoleros": pistoleros.draw,
    "record_unemployment": record_unemployment.draw,
    "rolling_outages": rolling_outages.draw,
    "social_apps": social_apps.draw,
    "tri_maf_unite": tri_maf_unite.draw,
    "welfare_slashed": welfare_slashed.draw,
}


@cache
def layers(name: str) -> list[Picture]:
    """The layers of a scene, drawn once."""
    layers.cache_clear()  # one scene at a time: each is a hundred megabytes
    return SCENES[name]()


def layer(name: str, index: int) -> Picture:
    """One layer of a scene."""
    return layers(name)[index]


def assets() -> Iterable[Asset]:
    """Three files for each event; the first is opaque, the others lie on top of it."""
    for name in SCENES:
        for index, suffix in enumerate(LAYERS):
            yield Asset(
                f"{name}{suffix}",
                partial(layer, name, index),
                (WIDTH, HEIGHT),
                quality=88,
                of=name if index else "",
                role="layer" if index else "",
                shown=1.0,
            )
