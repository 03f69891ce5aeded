"""The people of four colours: at home, seeking, walking."""

from collections.abc import Iterable
from functools import partial

from ..drawing import svg
from ..drawing.asset import Asset
from ..drawing.picture import Picture, over, render, shrunk
from .emblems import figures
from .emblems.colours import PEOPLE
from .model.camera import S
from .model.studio import inked

FAMILY = "people"
TALL, LONG = 0.26, 0.22  # of who stands and lies, in cells
FINER = 4
UPRIGHT, FLAT = (56, 72), (64, 40)  # of the files


def upright(name: str, pose: str) -> Picture:
    """Who seeks or walks, with a small shadow; the feet are at the anchor."""
    unit = 100 / (TALL * S)
    wide, tall = UPRIGHT[0] * unit, UPRIGHT[1] * unit
    box = f"{-wide / 2} {-tall * 0.92} {wide} {tall}"
    size = (UPRIGHT[0] * FINER, UPRIGHT[1] * FINER)
    shadow = render(*size, svg.ellipse(6, -1, 24, 6, "#1E5A66", opacity=0.32), box=box)
    figure = inked(render(*size, figures.upright(name, pose), box=box), 1.15 * FINER)
    return shrunk(over(shadow, figure), FINER)


def lying(name: str) -> Picture:
    """Who is at home; the middle of the towel is the anchor."""
    unit = 100 / (LONG * S)
    wide, tall = FLAT[0] * unit, FLAT[1] * unit
    box = f"{-wide / 2} {-tall / 2} {wide} {tall}"
    size = (FLAT[0] * FINER, FLAT[1] * FINER)
    shadow = render(
        *size, svg.path("M-42,-12 L57,-12 L49,24 L-49,24 z", "#1E5A66", opacity=0.28), box=box
    )
    figure = inked(render(*size, figures.lying(name), box=box), 1.0 * FINER)
    return shrunk(over(shadow, figure), FINER)


def assets() -> Iterable[Asset]:
    """`colour.pose`."""
    for name in PEOPLE:
        yield Asset(f"{name}.lying", partial(lying, name), FLAT, kind="lossless")
        for pose in figures.STRIDES:
            yield Asset(
                f"{name}.{pose}",
                partial(upright, name, pose),
                UPRIGHT,
                (0.5, 0.92),
                kind="lossless",
            )
