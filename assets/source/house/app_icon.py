"""The icon of the program as PNG; `python -m assets.source.packed` makes .ico and .icns of it."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.signs.app_icon import icon

FAMILY = "app_icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)


def assets() -> Iterable[Asset]:
    """One file for each size, named by it."""
    for size in SIZES:
        yield Asset(f"{size}", partial(icon, size), (size, size), kind="png", shown=1.0)
