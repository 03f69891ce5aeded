"""Flat symbols of the rules: in their colour and in white, at 128 and at 32 pixels."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from ..drawing import palette
from ..drawing.asset import Asset
from ..drawing.picture import Picture, over
from ..drawing.signs import flat
from ..drawing.signs.symbols_effects import EFFECTS, PAIRS
from ..drawing.signs.symbols_pieces import PIECES
from ..drawing.signs.symbols_rules import RULES

FAMILY = "symbols"
GRID = 64


def paired(name: str) -> str:
    """Both halves of a pair."""
    return "".join(draw() for draw in PAIRS[name].values())


SHAPES: Mapping[str, Callable[[], str]] = {
    **RULES,
    **PIECES,
    **EFFECTS,
    **{name: partial(paired, name) for name in PAIRS},
}
COLOURS: Mapping[str, str] = {
    **palette.RESOURCES,
    **palette.ACTION_TYPES,
    **palette.PIECES,
    **{f"tier_{tier}": colour for tier, colour in palette.TIERS.items()},
    "general": palette.TEXT,
    "threat": palette.THREAT,
    "capital": palette.CAPITAL,
    "crate": palette.TEXT,
    "rises": palette.TEXT,
    "falls": palette.TEXT,
    "unrest": palette.PIECES["protest"],
    "enemy": palette.PIECES["human_first"],
}


def symbol(name: str, size: int, white: bool) -> Picture:
    """One symbol; the margin of a small one is a whole pixel so that its edges stay sharp."""
    if white:
        return flat.coloured(flat.coverage(SHAPES[name](), size, GRID), "#FFFFFF")
    if name in PAIRS:
        halves = [painted(draw(), size, COLOURS[half]) for half, draw in PAIRS[name].items()]
        return over(*halves)
    return painted(SHAPES[name](), size, COLOURS[name])


def painted(fragment: str, size: int, colour: str) -> Picture:
    """A flat shape in one colour, a little brighter above."""
    plane = flat.coverage(fragment, size, GRID)
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
