"""Frames and backs for every kind of card."""

from collections.abc import Iterable
from functools import partial

from ..drawing import frames
from ..drawing.asset import Asset
from ..drawing.picture import Picture, resized

FAMILY = "cards_frames"


def back(kind: str) -> Picture:
    """A back at the size of the table: nobody reads it enlarged."""
    return resized(frames.back(kind), *frames.BACK_SIZE)


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
        yield Asset(f"{kind}.back", partial(back, kind), frames.BACK_SIZE, quality=88, shown=1.0)
