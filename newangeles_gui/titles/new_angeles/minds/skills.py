"""How well opponents play: what each level looks at, and what all of a process go by."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from .quick import QuickPolicy
from .tuned import Reading, load_reading
from .valuation import Valuation, load_valuation

if TYPE_CHECKING:
    from ..rules import Box


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


class Skills:
    """Made when they are first needed.

    What is remembered is what would be worked out again, so nobody learns anything from others
    by sharing it; it only takes less time and memory.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self._policy: QuickPolicy | None = None
        self._valuation: Valuation | None = None
        self._reading: Reading | None = None

    @property
    def policy(self) -> QuickPolicy:
        """The rules of thumb."""
        if self._policy is None:
            self._policy = QuickPolicy(self.box)
        return self._policy

    @property
    def valuation(self) -> Valuation:
        """What positions are worth."""
        if self._valuation is None:
            self._valuation = load_valuation(self.box)
        return self._valuation

    @property
    def reading(self) -> Reading:
        """What acts say about rivals."""
        if self._reading is None:
            self._reading = load_reading()
        return self._reading
