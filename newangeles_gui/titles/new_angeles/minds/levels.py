"""How well opponents play: what each level looks at, and how long it thinks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Level(NamedTuple):
    """Slips are answers that are anything; playouts are what a whole question may cost.

    Without playouts a level goes by the quick rules. Few playouts are worth nearly as much as
    many, so there is no level of few. What sets the chair apart is that it thinks about
    everything, also about what happens in each district and what to draw, and that it looks two
    deals ahead; only many playouts see through the luck of two deals.
    """

    playouts: int = 0
    deals: int = 1
    slips: float = 0.0
    everything: bool = False


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "intern": Level(slips=0.2),
        "manager": Level(),
        "director": Level(playouts=300),
        "chair": Level(playouts=1000, deals=2, everything=True),
    }
)
