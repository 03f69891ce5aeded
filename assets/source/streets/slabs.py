"""The grounds of the tiles by type, in four rotations, open and closed."""

from collections.abc import Iterable

from ..drawing.asset import Asset
from .model import slab
from .model.camera import ROTATIONS

FAMILY = "slabs"
STATES = ("open", "closed")


def assets() -> Iterable[Asset]:
    """`type.rotation.state`."""
    for kind in slab.RIMS:
        for rotation in ROTATIONS:
            for state in STATES:
                one = slab.Slab(kind, rotation, state == "closed")
                yield Asset(
                    f"{kind}.{rotation}.{state}", one.drawn, slab.SIZE, slab.ANCHOR, quality=90
                )
