"""The buildings with their jokes and shadows, in four rotations, open and closed."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .model.camera import ROTATIONS
from .model.studio import CELL, photographed
from .slabs import STATES
from .tiles import MODELS

FAMILY = "buildings"


def assets() -> Iterable[Asset]:
    """`tile.rotation.state`."""
    for name, build in MODELS.items():
        for rotation in ROTATIONS:
            for state in STATES:
                draw = partial(photographed, build, name, rotation, state == "closed")
                yield Asset(f"{name}.{rotation}.{state}", draw, CELL.size, CELL.anchor, quality=90)
