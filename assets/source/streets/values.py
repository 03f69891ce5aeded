"""Little pictures of the nine kinds of value, as they stand on a cream plate after `2 x`."""

from collections.abc import Callable, Iterable
from functools import partial

from ..drawing import svg
from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .emblems import figures, glyphs, plates
from .emblems.colours import CREAM, INK

FAMILY = "values"
SIDE = 128
ASPHALT, TEAL, RUST = "#7F9097", "#3C8A90", "#D2603C"
LINE = {"stroke": INK, "stroke_width": 5, "stroke_linejoin": "round"}


def people() -> str:
    """Somebody who lives in the street."""
    return svg.group(figures.upright("shopper", "standing"), transform="translate(0 50) scale(1.0)")


def symbols() -> str:
    """A disc on a road."""
    return (
        svg.circle(0, 0, 46, CREAM, **LINE)
        + svg.circle(0, 0, 36, TEAL)
        + svg.path(glyphs.star(24), CREAM)
    )


def bracketed() -> str:
    """Discs that belong together."""
    discs = "".join(
        svg.circle(x, -10, 28, CREAM, **LINE) + svg.circle(x, -10, 20, fill)
        for x, fill in ((-22, "#F2B632"), (22, "#3D8BD4"))
    )
    return discs + svg.stroke(
        "M-50,22 V38 H50 V22", INK, 7, stroke_linejoin="miter", stroke_linecap="butt"
    )


def mixed() -> str:
    """The disc of all four colours."""
    return svg.group(plates.symbol_disc("mixed"), transform="scale(0.92)") + svg.circle(
        0, 0, 46, "none", stroke=INK, stroke_width=4
    )


def signs() -> str:
    """A sign on its post."""
    return (svg.line([(0, 20), (0, 50)], "#6A3A1E", 9) + svg.rect(-32, -48, 64, 64, "#B8402C", rx=10, **LINE)
            + svg.path(glyphs.star(24), "#FFFFFF", transform="translate(0 -15)"))  # fmt: skip


def size() -> str:
    """Three plots along a road."""
    fills = ("#8FB5B4", TEAL, "#8FB5B4")
    plots = "".join(
        svg.rect(-50 + 34 * k, -34, 32, 46, fill, rx=3, **{**LINE, "stroke_width": 4})
        for k, fill in enumerate(fills)
    )
    return plots + svg.rect(-52, 20, 104, 16, ASPHALT, rx=3, **{**LINE, "stroke_width": 4})


def adjacent() -> str:
    """Eight plots around one."""
    plots = ""
    for row in range(3):
        for column in range(3):
            fill = RUST if row == column == 1 else "#6FA8A4"
            plots += svg.rect(
                -49 + 34 * column, -49 + 34 * row, 30, 30, fill, rx=4, stroke=INK, stroke_width=3
            )
    return plots


def encloses() -> str:
    """A road that ends at a wall."""
    road = svg.rect(-54, -16, 66, 32, ASPHALT, **{**LINE, "stroke_width": 4}) + svg.line(
        [(-48, 0), (6, 0)], CREAM, 4, stroke_dasharray="12 9", stroke_linecap="butt"
    )
    return road + svg.rect(12, -46, 34, 92, RUST, rx=5, **LINE)


def copy() -> str:
    """A sheet and the same again."""
    sheets = svg.rect(-42, -46, 58, 62, "#A9CCC8", rx=7, **LINE) + svg.rect(
        -16, -16, 58, 62, "#FFFFFF", rx=7, **LINE
    )
    return sheets + svg.line([(0, 8), (26, 8)], INK, 5.5) + svg.line([(0, 24), (26, 24)], INK, 5.5)


KINDS: dict[str, Callable[[], str]] = {
    "people": people, "symbols": symbols, "set": bracketed, "mixed": mixed, "signs": signs, "size": size,
    "adjacent": adjacent, "encloses": encloses, "copy": copy,
}  # fmt: skip


def value(name: str) -> Picture:
    """One kind."""
    return plates.finished(KINDS[name](), SIDE, 0)


def assets() -> Iterable[Asset]:
    """One for each kind."""
    for name in KINDS:
        yield Asset(name, partial(value, name), (SIDE, SIDE), kind="lossless")
