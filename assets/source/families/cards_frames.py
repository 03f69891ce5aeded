"""Frames and backs for every kind of card."""

from collections.abc import Iterable
from functools import partial

from ..drawing import frames
from ..drawing.asset import Asset

FAMILY = "cards_frames"


def assets() -> Iterable[Asset]:
    """A frame and a back for each kind."""
    for kind in frames.KINDS:
        yield Asset(
            f"{kind}.frame",
            partial(frames.frame, kind),
            frames.SIZE,
            boxes=frames.BOXES,
            quality=88,
        )
        yield Asset(f"{kind}.back", partial(frames.back, kind), frames.SIZE, quality=84)
