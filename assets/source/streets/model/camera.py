"""Where a point of the city is seen, and where its shadow falls; lengths are in cells."""

import numpy

S = 228  # pixels a cell in the files
DEPTH, RISE, LEAN = 0.866, 0.50, 0.13
SHADOW = (0.62, 0.26)  # how far to the east and south the shadow of a height of 1 falls
ROTATIONS = (0, 90, 180, 270)  # road on the south, west, north, east
# The middle of the building in its cell.
CENTRES = {0: (0.585, 0.285), 90: (0.735, 0.370), 180: (0.585, 0.475), 270: (0.515, 0.370)}

# Rows: what is across and down of x, y, z.
VIEW = numpy.array([[1, 0, LEAN], [0, DEPTH, -RISE]])
SUN = numpy.array([[1, 0, SHADOW[0]], [0, 1, SHADOW[1]]])
TO_VIEWER = numpy.array([-LEAN, RISE / DEPTH, 1.0])
TO_SUN = numpy.array([-SHADOW[0], -SHADOW[1], 1.0]) / numpy.hypot(1, numpy.hypot(*SHADOW))

Place = tuple[float, float, float]


def seen(x: float, y: float, z: float = 0) -> tuple[float, float]:
    """Where a point of a cell is in the picture, in cells from the ground of its corner."""
    return (x + LEAN * z, DEPTH * y - RISE * z)


def turned(u: float, v: float, rotation: int) -> tuple[float, float]:
    """A point of a model whose road is on the south, as it lies when the tile is turned."""
    for _ in range(rotation // 90):
        u, v = -v, u
    return u, v
