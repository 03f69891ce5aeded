"""The ownership signs: enamelled plates of the seats, and the sockets that they leave."""

from collections.abc import Iterable
from functools import partial

from ..drawing.asset import Asset
from ..drawing.picture import Picture
from .emblems import glyphs, plates
from .emblems.colours import SEATS

FAMILY = "signs"
SIDE = 128


def sign(name: str) -> Picture:
    """A plate with the emblem of a seat."""
    colour = SEATS[name]
    return plates.finished(plates.plate(colour, glyphs.seat_glyph(name, colour)), SIDE)


def out(name: str) -> Picture:
    """An empty socket."""
    return plates.finished(plates.socket(SEATS[name]), SIDE, 0)


def assets() -> Iterable[Asset]:
    """`colour` and `colour.out`."""
    for name in SEATS:
        yield Asset(name, partial(sign, name), (SIDE, SIDE), kind="lossless")
        yield Asset(
            f"{name}.out",
            partial(out, name),
            (SIDE, SIDE),
            kind="lossless",
            of=name,
            role="variant",
        )
