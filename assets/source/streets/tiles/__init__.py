"""The models of all buildings, by the ids of their tiles."""

from . import hipster, mixed, parent, shopper, start, tourist

FAMILIES = {
    "tourist": tourist,
    "hipster": hipster,
    "parent": parent,
    "shopper": shopper,
    "mixed": mixed,
}
STARTS = {"central_station": "station", "city_park": "park"}
KINDS = {
    name: kind for kind, tiles in FAMILIES.items() for name in tiles.BUILDINGS
} | STARTS  # the ground of each
MODELS = {
    name: build for tiles in (*FAMILIES.values(), start) for name, build in tiles.BUILDINGS.items()
}
