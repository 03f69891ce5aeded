"""How many pixels a unit of the design is in this window."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

DESIGN: Final = (1920, 1080)
SMALLEST_CANVAS: Final = (900, 506)  # units; the layouts of all screens fit into so many
# In windows below the design's size words shrink less than everything else.
SHRINKING: Final = 0.75
# Smaller than that the smallest words (18 units) would be less than 12 pixels high.
LEAST: Final = 12 / 18


@dataclass(slots=True, frozen=True)
class Viewport:
    """A window of some pixels at a scale in percent; 1920 x 1080 at 100 % is one to one.

    A scale at which words could not be read any more is taken as the least at which they can.

    `factor` is pixels for one unit, worked out once: a frame asks for it hundreds of times.
    """

    size: tuple[int, int] = DESIGN
    scale: int = 100
    factor: float = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "factor", self._factor())

    def _factor(self) -> float:
        width, height = self.size
        fitting = min(width / DESIGN[0], height / DESIGN[1])
        natural = fitting**SHRINKING if fitting < 1 else fitting
        largest = min(width / SMALLEST_CANVAS[0], height / SMALLEST_CANVAS[1])
        least = min(LEAST, natural)  # smaller windows are as they are at 100 %
        return max(0.1, min(max(natural * self.scale / 100, least), largest))

    def px(self, units: float) -> int:
        """Pixels for so many units; anything that is there is at least one pixel."""
        if units <= 0:
            return -round(-units * self.factor)
        return round(units * self.factor) or 1

    @property
    def canvas(self) -> tuple[float, float]:
        """How many units fit into the window."""
        return (self.size[0] / self.factor, self.size[1] / self.factor)

    @property
    def compact(self) -> bool:
        """Whether there is so little room that side panels have to open on demand."""
        width, height = self.canvas
        return width < 1500 or height < 850
