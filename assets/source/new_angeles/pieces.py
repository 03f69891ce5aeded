"""What stands on the table: four figures, five chips, and the tokens of the tracks."""

from collections.abc import Callable, Iterable
from functools import partial

from ..drawing import palette
from ..drawing.asset import Asset
from ..drawing.picture import Picture, resized
from .piece_shapes import chips, figures

FAMILY = "pieces"
LARGE = 1.75  # times the size of the others: pieces of the board seen from near
OWNERS = tuple(name for name in palette.CORPORATIONS if name != "federalist")


def half(draw: Callable[[], Picture]) -> Picture:
    """The same at the size of a table at 1080p, filtered once instead of at every start."""
    picture = draw()
    return resized(picture, picture.shape[1] // 2, picture.shape[0] // 2)


def tokens() -> Iterable[tuple[str, Callable[[], Picture]]]:
    """The chips and tokens by their ids."""
    for name in chips.CHIPS:
        yield name, partial(chips.chip, name)
    for name in OWNERS:
        yield f"capital.{name}", partial(chips.capital, name, False)
        yield f"capital.{name}.40", partial(chips.capital, name, True)
    for name in palette.RESOURCES:
        yield f"supply.{name}", partial(chips.supply, name)
    yield "round", chips.round_token
    yield "threat", chips.threat_token
    yield "active", chips.active_token


def both(
    name: str, draw: Callable[[], Picture], size: tuple[int, int], anchor: tuple[float, float]
) -> Iterable[Asset]:
    """A piece at 2x, and at 1x as `name.small`."""
    of, role = ("", "")
    if name.endswith(".40"):
        of, role = name.removesuffix(".40"), "variant"
    yield Asset(name, draw, size, anchor, kind="lossless", of=of, role=role)
    small = (size[0] // 2, size[1] // 2)
    yield Asset(
        f"{name}.small",
        partial(half, draw),
        small,
        anchor,
        "lossless",
        of=name,
        role="variant",
        shown=1.0,
    )


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
        yield from both(name, draw, figures.SIZE, (0.5, 0.78))
        yield large(name, draw, figures.SIZE, (0.5, 0.78))
    for name in chips.CHIPS:
        yield large(name, partial(chips.chip, name), chips.SIZE, (0.5, 0.5))
    for name, draw in tokens():
        yield from both(name, draw, chips.SIZE, (0.5, 0.5))
