"""Mouse cursors at 32 and 64 pixels; the box `hot_spot` is the pixel that clicks."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.picture import Picture, render
from ..drawing.signs.cursors import CURSORS

FAMILY = "cursors"
GRID = 32


def cursor(name: str, size: int) -> Picture:
    """One cursor."""
    return render(size, size, CURSORS[name].draw(), box=f"0 0 {GRID} {GRID}")


def assets() -> Iterable[Asset]:
    """`name` at 32 pixels and `name.64`."""
    for name, facts in CURSORS.items():
        for ending, size in (("", 32), (".64", 64)):
            x, y = (round(at * size / GRID) for at in facts.hot)
            yield Asset(
                f"{name}{ending}",
                partial(cursor, name, size),
                (size, size),
                anchor=(x / size, y / size),
                kind="png",
                boxes={"hot_spot": (x, y, 1, 1)},
                of=name if ending else "",
                role="variant" if ending else "",
                shown=size / GRID,
            )
