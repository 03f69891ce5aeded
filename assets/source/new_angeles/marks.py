"""The marks of the corporations and the federalist, from 512 to 16 pixels, in colour and white."""

from collections.abc import Iterable
from functools import partial

from ..drawing import palette
from ..drawing.asset import Asset
from ..drawing.glow import Lamp, halo, lit
from ..drawing.picture import Picture, over
from ..drawing.signs import flat
from ..drawing.signs.marks import MARKS

FAMILY = "marks"
GRID = 100
SIZES = (512, 256, 128, 64, 32, 16)


def detail(size: int) -> int:
    """How much a mark of this size can show."""
    return 2 if size >= 128 else 1 if size > 16 else 0


def margin(size: int) -> float:
    """Large marks have room for their glow, the smallest fill every pixel."""
    return 14 if size >= 128 else 6 if size > 16 else 0


def mark(name: str, size: int) -> Picture:
    """A mark in two tones of its colour; large ones glow."""
    planes = [flat.coverage(part, size, GRID, margin(size)) for part in MARKS[name](detail(size))]
    colour = palette.CORPORATIONS[name]
    second = palette.mix(colour, "#FFFFFF", 0.55)
    if size < 64:
        return flat.coloured((planes[0] + planes[1]).clip(0, 1), palette.lighten(colour, 0.12))
    main = flat.coloured(
        planes[0], palette.lighten(colour, 0.25), colour, palette.mix(colour, "#3A1A8A", 0.38)
    )
    light = flat.coloured(planes[1], palette.lighten(second, 0.4), second)
    picture = over(main, light)
    if size < 128:
        return picture
    edge = size / 512
    picture = lit(picture, Lamp(115, "#FFFFFF", 4 * edge, 0.55, 1.2 * edge))
    return halo(halo(picture, colour, 6 * edge, 0.45), colour, 22 * edge, 0.38)


def white(name: str, size: int) -> Picture:
    """A mark in one colour, for tinting."""
    planes = [flat.coverage(part, size, GRID, margin(size)) for part in MARKS[name](detail(size))]
    return flat.coloured((planes[0] + planes[1]).clip(0, 1), "#FFFFFF")


def assets() -> Iterable[Asset]:
    """`name` (512 pixels), `name.256` to `name.16`, and `name.white.256` to `name.white.16`."""
    for name in MARKS:
        for size in SIZES:
            yield Asset(
                name if size == 512 else f"{name}.{size}",
                partial(mark, name, size),
                (size, size),
                kind="lossless",
                of="" if size == 512 else name,
                role="" if size == 512 else "variant",
                shown=2.0 if size > 128 else 1.0,
            )
        for size in SIZES[1:]:
            yield Asset(
                f"{name}.white.{size}",
                partial(white, name, size),
                (size, size),
                kind="lossless",
                of=name,
                role="variant",
                shown=2.0 if size > 128 else 1.0,
            )
