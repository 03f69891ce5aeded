"""Where things are on a tile, and how the city is seen: no pixels, only shares of a cell.

A tile is seen from above at a slant: what lies south is nearer, what is high is drawn higher and a
little to the right. The grid stays a grid. Whoever turns the city turns the cells and the tiles.
"""

from __future__ import annotations

from typing import Final

DEEP: Final = 0.866  # how deep a cell is seen
BETWEEN: Final = 0.19  # the middles of two symbols
DISC: Final = 0.092  # radius of a symbol
PLATE: Final = 0.172  # how high a value plate is
PLATE_IN: Final = 0.012
SIGN: Final = 0.20
SECOND_SIGN: Final = 0.06
BUSINESS: Final = 0.115
LYING: Final = 0.22
STANDING: Final = 0.26
Spot = tuple[float, float]
Strip = tuple[float, float, float, float]

# By rotation: south, west, north, east.
HOME: Final[tuple[Strip, ...]] = (
    (0.03, 0.545, 0.97, 0.76),
    (0.25, 0.745, 0.97, 0.96),
    (0.03, 0.735, 0.97, 0.95),
    (0.03, 0.745, 0.75, 0.96),
)
SIGN_AT: Final[tuple[Spot, ...]] = ((0.045, 0.10), (0.262, 0.09), (0.045, 0.27), (0.045, 0.09))
FOOT: Final = (0.46, 0.60, 0.68, 0.60)
ROAD_MIDDLE: Final[tuple[Spot, ...]] = ((0.5, 0.89), (0.11, 0.5), (0.5, 0.11), (0.89, 0.5))
EDGE_MIDDLE: Final[tuple[Spot, ...]] = ((0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5))
ROOF: Final[tuple[Spot, ...]] = ((0.585, 0.22), (0.735, 0.30), (0.585, 0.40), (0.515, 0.30))
ALONG: Final[tuple[Spot, ...]] = ((1, 0), (0, 1), (1, 0), (0, 1))
# The ends of the road: first (west or north), then last.
ENDS: Final = (
    ((0.0, 0.89), (1.0, 0.89)),
    ((0.11, 0.0), (0.11, 1.0)),
    ((0.0, 0.11), (1.0, 0.11)),
    ((0.89, 0.0), (0.89, 1.0)),
)
QUARTERS: Final = 4


def turned(x: int, y: int, turn: int) -> tuple[int, int]:
    """Where a cell is seen when the city is turned so many quarters, clockwise."""
    for _ in range(turn % QUARTERS):
        x, y = -y, x
    return x, y


def at_home(rotation: int) -> Spot:
    """The middle of those who lie on a tile."""
    _, y0, x1, y1 = HOME[rotation]
    return x1 - 0.14, (y0 + y1) / 2


def symbols_on(rotation: int, number: int) -> list[Spot]:
    """The middles of so many symbols on the road."""
    x, y = ROAD_MIDDLE[rotation]
    across, down = ALONG[rotation]
    first = -(number - 1) / 2
    return [
        (x + across * (first + n) * BETWEEN, y + down * (first + n) * BETWEEN / DEEP)
        for n in range(number)
    ]
