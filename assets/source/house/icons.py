"""Interface icons: white, for tinting; one file each, and atlases for the small sizes."""

from collections.abc import Iterable, Mapping
from functools import partial

import numpy

from ..drawing.asset import Asset, Box
from ..drawing.picture import Picture, blank
from ..drawing.signs import flat
from ..drawing.signs.icon import GRID, Icon
from ..drawing.signs.icons_table import TABLE
from ..drawing.signs.icons_tools import TOOLS

FAMILY = "icons"
ICONS: Mapping[str, Icon] = {**TOOLS, **TABLE}
COLUMNS = 12
# Lines stay near a whole number of pixels, and small icons get slightly heavier ones.
WIDTHS: Mapping[int, float] = {16: 2.2, 20: 2.2, 24: 2.0, 32: 2.1, 40: 2.0, 48: 2.0, 64: 1.9}


def icon(name: str, size: int) -> Picture:
    """One icon."""
    drawn = ICONS[name].drawn(WIDTHS.get(size, 2.0))
    return flat.coloured(flat.coverage(drawn, size, GRID), "#FFFFFF")


def boxes(size: int) -> dict[str, Box]:
    """Where each icon is on the atlas; two empty pixels keep neighbours apart."""
    step = size + 2
    return {
        name: (index % COLUMNS * step + 1, index // COLUMNS * step + 1, size, size)
        for index, name in enumerate(sorted(ICONS))
    }


def extent(size: int) -> tuple[int, int]:
    """The size of the atlas."""
    rows = -(-len(ICONS) // COLUMNS)
    return COLUMNS * (size + 2), rows * (size + 2)


def atlas(size: int) -> Picture:
    """All icons at one size."""
    picture = blank(*extent(size))
    for name, (x, y, width, height) in boxes(size).items():
        picture[y : y + height, x : x + width] = icon(name, size)
    return numpy.ascontiguousarray(picture)


def assets() -> Iterable[Asset]:
    """`name` at 128 pixels, and `atlas.16` to `atlas.64` with a box for each name."""
    for name in ICONS:
        yield Asset(name, partial(icon, name, 128), (128, 128), kind="lossless", shown=4.0)
    for size in WIDTHS:
        yield Asset(
            f"atlas.{size}",
            partial(atlas, size),
            extent(size),
            kind="lossless",
            boxes=boxes(size),
            shown=1.0,
        )
