"""What stands on the table: four figures, five chips, and the tokens of the tracks."""

from collections.abc import Callable, Iterable
from functools import partial

from ..drawing import palette
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .piece_shapes import chips, figures

FAMILY = "pieces"
LARGE = 1.75  # times the size of the others: pieces of the board seen from near
OWNERS = tuple(name for name in palette.CORPORATIONS if name != "federalist")


def tokens() -> Iterable[tuple[str, Callable[[], Picture]]]:
    """The chips and tokens by their ids."""
    for name in chips.CHIPS:
        yield name, partial(chips.chip, name)
    for name in OWNERS:
        yield f"capital.{name}", partial(chips.capital, name)
    for name in palette.RESOURCES:
        yield f"supply.{name}", partial(chips.supply, name)


def large(
    name: str, draw: Callable[[float], Picture], size: tuple[int, int], anchor: tuple[float, float]
) -> Asset:
    """A piece of the board as `name.large`, for the map and its close-up."""
    return Asset(
        f"{name}.large",
        partial(draw, LARGE),
        (round(size[0] * LARGE), round(size[1] * LARGE)),
        anchor,
        quality=92,
        of=name,
        role="variant",
        shown=2 * LARGE,
    )


def assets() -> Iterable[Asset]:
    """Figures stand on the middle of their plinth, chips on the middle of their face."""
    for name, draw in figures.FIGURES.items():
        yield Asset(name, draw, figures.SIZE, (0.5, 0.78), kind="lossless")
        yield large(name, draw, figures.SIZE, (0.5, 0.78))
    for name in chips.CHIPS:
        yield large(name, partial(chips.chip, name), chips.SIZE, (0.5, 0.5))
    for name, draw in tokens():
        yield Asset(name, draw, chips.SIZE, (0.5, 0.5), kind="lossless")
