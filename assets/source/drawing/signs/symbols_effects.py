"""Symbols that only sentences about effects need: pairs of pieces, any resource, up and down."""

from collections.abc import Callable, Mapping

from .. import svg
from . import flat
from .flat import cut, disc, hole, slit, solid
from .symbols_pieces import orgcrime, protest, strike

FIST = "M26,33 Q26,24 34,24 Q36,19 43,20 Q50,18 53,23 Q60,24 60,31 V50 Q60,55 55,58 V64 H32 V58 Q26,54 26,48 Z"
HAT = "M30,45 Q33,39 38,38 Q40,27 46,27 H51 Q57,27 59,38 Q64,39 66,45 Q62,51 59,51 Q58,63 48,64 Q38,63 38,51 Z"


def placard() -> str:
    """The first half of unrest."""
    return cut(svg.place(protest(), -2, 3, 0.66), hole(FIST, 3))


def fist() -> str:
    """The second half of unrest."""
    return svg.place(strike(), 25, 20, 0.6)


def crowd() -> str:
    """The first half of any enemy."""
    hammer = solid("M4,3 H38 Q46,4 49,14 L42,16 Q40,18 36,18 H4 Z M17,18 H26 V61 H17 Z")
    head = disc(7.5, 37, 6.5) + solid("M0,61 V55 C0,48 3,46 8,46 C11,46 14,48 14,53 V61 Z")
    return cut(hammer + head, hole(HAT, 4))


def mask() -> str:
    """The second half of any enemy."""
    return svg.place(orgcrime(), 29, 25, 0.57)


def crate() -> str:
    """A blank crate: any resource."""
    lid = solid("M32,3 L60,17 L32,31 L4,17 Z")
    left = solid("M4,22 L29.5,35 V62 L4,48 Z")
    right = solid("M60,22 L34.5,35 V62 L60,48 Z")
    return cut(lid, slit("M18,10 L46,24", 4)) + left + right


def rises() -> str:
    """A triangle that points up."""
    return svg.polygon([(32, 12), (57, 52), (7, 52)], flat.WHITE, stroke=flat.WHITE,
                       stroke_width=6, stroke_linejoin="round")  # fmt: skip


def falls() -> str:
    """A triangle that points down."""
    return svg.polygon([(32, 52), (57, 12), (7, 12)], flat.WHITE, stroke=flat.WHITE,
                       stroke_width=6, stroke_linejoin="round")  # fmt: skip


PAIRS: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "unrest": {"protest": placard, "strike": fist},
    "enemy": {"human_first": crowd, "orgcrime": mask},
}
EFFECTS: Mapping[str, Callable[[], str]] = {"crate": crate, "rises": rises, "falls": falls}
