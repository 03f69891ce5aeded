"""Cars that stand and drive on the roads, heading as the road of a tile runs."""

from collections.abc import Iterable
from functools import partial

from ..drawing import palette
from ..drawing.asset import Asset
from .model.camera import ROTATIONS
from .model.parts import GLASS
from .model.solids import Model
from .model.studio import Frame, photographed

FAMILY = "cars"
FRAME = Frame((72, 64), (-0.13, -0.15))
COLOURS = ("#F4EFE2", "#8E5BD9", "#2FB5A5", "#F2B632", "#E0604C", "#3D8BD4")


def car(model: Model, colour: str) -> None:
    """A small car along the road, its nose to the east."""
    half, wide = 0.082, 0.038
    for u in (-0.05, 0.05):
        for v in (-wide, wide):
            model.box(u - 0.014, v - 0.006, u + 0.014, v + 0.006, 0, 0.022, "#22343A")
    model.box(-half, -wide, half, wide, 0.012, 0.048, colour, palette.lighten(colour, 0.16))
    cabin = model.box(
        -0.052,
        -wide + 0.005,
        0.036,
        wide - 0.005,
        0.048,
        0.078,
        GLASS,
        palette.lighten(colour, 0.28),
    )
    model.face([(-0.046, -0.03, 0.079), (0.03, -0.03, 0.079), (0.03, 0.03, 0.079), (-0.046, 0.03, 0.079)],
               palette.lighten(colour, 0.34), cabin, bias=0.003, shades=False)  # fmt: skip
    for v in (-0.024, 0.024):
        model.ball(half, v, 0.034, 0.009, "#FFF2C0")


def assets() -> Iterable[Asset]:
    """`number.rotation`, with the middle of the car on the ground as the anchor."""
    for number, colour in enumerate(COLOURS, 1):
        for rotation in ROTATIONS:
            draw = partial(photographed, partial(car, colour=colour), "car", rotation, False, FRAME)
            yield Asset(f"{number}.{rotation}", draw, FRAME.size, FRAME.anchor, kind="lossless")
