"""Cells, quarter turns and the sides of tiles (3.1-3.3, 7.1).

A cell is a number, so that a neighbour is a sum away and cells are in order of rows. Quarters are
counted clockwise from 0, the road on the south edge; so are the four directions, south first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

WIDTH: Final = 128  # cells in a row; no city comes near to an edge
ORIGIN: Final = WIDTH * WIDTH // 2 + WIDTH // 2
LAST_CELL: Final = WIDTH * WIDTH - 1
QUARTERS: Final = (0, 1, 2, 3)
DEGREES: Final = 90
EAST: Final = 1
SOUTH: Final = WIDTH
STEPS: Final = (SOUTH, -EAST, -SOUTH, EAST)  # by direction: south, west, north, east
AROUND: Final = (
    -SOUTH - EAST,
    -SOUTH,
    -SOUTH + EAST,
    -EAST,
    EAST,
    SOUTH - EAST,
    SOUTH,
    SOUTH + EAST,
)
# 5.1: the way along the road, by quarter: to the east, or to the south.
ALONG: Final = (EAST, SOUTH, EAST, SOUTH)
# The direction from a street to the tile beyond its last and its first end, by quarter.
BEYOND_LAST: Final = (3, 0, 3, 0)
BEYOND_FIRST: Final = (1, 2, 1, 2)

LONG, END, BLANK = 0, 1, 2
_SIDES: Final = (LONG, END, BLANK, END)


def side(quarter: int, direction: int) -> int:
    """Which side a tile turns to a direction (3.2)."""
    return _SIDES[(direction - quarter) % 4]


def connects(quarter: int, direction: int, other: int) -> bool:
    """Whether the road of a tile meets that of its neighbour in a direction (3.3)."""
    here, there = side(quarter, direction), side(other, direction + 2)
    if here == END and there == END:
        return quarter == other
    return {here, there} == {LONG, END}


def clashes(quarter: int, direction: int, other: int) -> bool:
    """Whether two long sides would lie along each other (3.7)."""
    return side(quarter, direction) == LONG and side(other, direction + 2) == LONG


# By direction and the neighbour's quarter: a bit for each own quarter that connects, and that fits.
CONNECTING: Final = tuple(
    tuple(sum(connects(own, d, other) << own for own in QUARTERS) for other in QUARTERS)
    for d in range(4)
)
FITTING: Final = tuple(
    tuple(sum((not clashes(own, d, other)) << own for own in QUARTERS) for other in QUARTERS)
    for d in range(4)
)


def cell_at(x: int, y: int) -> int:
    """The cell at a place; 0,0 is where the city begins."""
    return ORIGIN + y * WIDTH + x


def place_of(cell: int) -> tuple[int, int]:
    """Its x and y."""
    y, x = divmod(cell, WIDTH)
    return x - WIDTH // 2, y - WIDTH // 2


@lru_cache(maxsize=4096)
def cell_text(cell: int) -> str:
    """`2,0`."""
    return "{},{}".format(*place_of(cell))


@lru_cache(maxsize=16384)
def lying_text(cell: int, quarter: int) -> str:
    """` at=2,0 rotate=90`, as it stands behind the name of a tile."""
    return f" at={cell_text(cell)} rotate={quarter * DEGREES}"


@lru_cache(maxsize=256)
def quarters_of(bits: int) -> tuple[int, ...]:
    """The quarters whose bits are set."""
    return tuple(quarter for quarter in QUARTERS if bits >> quarter & 1)


def read_cell(text: str) -> int:
    """The cell that a text names; ValueError if it names none."""
    x, _, y = text.partition(",")
    column, row = int(x), int(y)
    if not (-WIDTH // 2 < column < WIDTH // 2 - 1 and -WIDTH // 2 < row < WIDTH // 2 - 1):
        raise ValueError(f"{text!r:.40} is far from any city")
    return cell_at(column, row)


def read_lying(option: str) -> tuple[str, int, int]:
    """CityTile, cell and quarter of `bakery at=2,0 rotate=90`."""
    tile, at, rotate = option.split(" ")
    return tile, read_cell(at.removeprefix("at=")), int(rotate.removeprefix("rotate=")) // DEGREES
