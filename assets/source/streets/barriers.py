"""Striped barriers that stand across the free ends of open streets."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from .model.camera import ROTATIONS
from .model.parts import striped
from .model.solids import Model
from .model.studio import Frame, photographed

FAMILY = "barriers"
FRAME = Frame((64, 72), (-0.12, -0.20))


def barrier(model: Model) -> None:
    """A plank on two legs across a road that runs along u."""
    for v in (-0.065, 0.065):
        model.box(-0.018, v - 0.008, 0.018, v + 0.008, 0, 0.014, "#3A4A4E", "#5A6A6E")
        model.box(-0.006, v - 0.006, 0.006, v + 0.006, 0.014, 0.05, "#F4EFE2")
    model.box(
        -0.010,
        -0.088,
        0.010,
        0.088,
        0.045,
        0.105,
        striped("#E8553F", "#FFF6E4", 0.035, "v"),
        striped("#F0705A", "#FFFFFF", 0.035, "v"),
    )


def assets() -> Iterable[Asset]:
    """`rotation` of the tile whose road ends; the middle of the end is the anchor."""
    for rotation in ROTATIONS:
        draw = partial(photographed, barrier, "barrier", rotation, False, FRAME)
        yield Asset(f"{rotation}", draw, FRAME.size, FRAME.anchor, kind="lossless")
