"""The board: the night behind it, the conduits of the paths, the Root, and the tracks."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .board_parts import background, conduits, root, tracks

FAMILY = "board"
SLANTS = {"level": 0, "down": 1, "up": -1}


def assets() -> Iterable[Asset]:
    """Everything that lies under the pieces."""
    yield Asset("city", background.city, background.SIZE, quality=90, shown=4 / 3)
    for state in root.NEON:
        first = state == "normal"
        yield Asset(
            f"root.{state}",
            partial(root.root, state),
            root.SIZE,
            (0.5, 0.72),
            boxes=root.BOXES,
            of="" if first else "root.normal",
            role="" if first else "variant",
        )
    yield from paths()
    for name, make in tracks.TRACKS.items():
        track = make()
        yield Asset(f"track.{name}", track.draw, track.size, quality=90, boxes=track.boxes)
    for name in tracks.RESOURCES:
        track = tracks.resource(name)
        yield Asset(f"track.{name}", track.draw, track.size, quality=90, boxes=track.boxes)
    yield Asset("target", tracks.target, (108, 120), kind="lossless")


def paths() -> Iterable[Asset]:
    """Tiles, nodes and the running light."""
    for look in conduits.LOOKS:
        of = "" if look == "normal" else "normal"
        for way, slant in SLANTS.items():
            size = conduits.SLANTED if slant else conduits.STRAIGHT
            yield Asset(
                f"conduit.{way}.{look}",
                partial(conduits.tile, look, slant),
                size,
                kind="lossless",
                of=of and f"conduit.{way}.{of}",
                role=of and "variant",
            )
        yield Asset(
            f"conduit.node.{look}",
            partial(conduits.node, look),
            conduits.NODE,
            kind="lossless",
            of=of and f"conduit.node.{of}",
            role=of and "variant",
        )
    yield Asset("conduit.pulse", conduits.pulse, conduits.PULSE, kind="lossless")
