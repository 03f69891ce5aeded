"""Flat symbols of the rules: in their colour and in white, at 128 and at 32 pixels."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from ..drawing import palette
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from ..drawing.signs import flat
from ..drawing.signs.symbols_pieces import PIECES
from ..drawing.signs.symbols_rules import RULES

FAMILY = "symbols"
GRID = 64
SHAPES: Mapping[str, Callable[[], str]] = {**RULES, **PIECES}
COLOURS: Mapping[str, str] = {
    **palette.RESOURCES,
    **palette.ACTION_TYPES,
    **palette.PIECES,
    **{f"tier_{tier}": colour for tier, colour in palette.TIERS.items()},
    "general": palette.TEXT,
    "threat": palette.THREAT,
    "capital": palette.CAPITAL,
}


def symbol(name: str, size: int, white: bool) -> Picture:
    """One symbol; the margin of a small one is a whole pixel so that its edges stay sharp."""
    plane = flat.coverage(SHAPES[name](), size, GRID)
    if white:
        return flat.coloured(plane, "#FFFFFF")
    colour = COLOURS[name]
    return flat.coloured(plane, palette.lighten(colour, 0.22), colour, palette.darken(colour, 0.1))


def assets() -> Iterable[Asset]:
    """`name` and `name.32` in colour, `name.white` and `name.white.32` for tinting."""
    for name in SHAPES:
        for ending, size, white in (
            ("", 128, False), (".32", 32, False), (".white", 128, True), (".white.32", 32, True)
        ):  # fmt: skip
            yield Asset(
                f"{name}{ending}",
                partial(symbol, name, size, white),
                (size, size),
                kind="lossless",
                of=name if ending else "",
                role="variant" if ending else "",
                shown=4.0 if size == 128 else 1.0,
            )
