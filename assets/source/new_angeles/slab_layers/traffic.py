"""Cars on the roads of a calm district: two lights, and where they can drive."""

import math

from ...drawing import slab, svg
from ...drawing.asset import Box
from ...drawing.glow import bloom
from ...drawing.iso import Ground
from ...drawing.picture import Picture, Plane, render
from ...drawing.rng import Rng
from ...drawing.slab import City
from ..piece_shapes.relief import soft_edges
from .canvas import SCALE

SIZE = (40, 40)
LIGHTS = {"coming": "#FFE9B8", "going": "#FF4A3A"}
LANE = 0.2  # from the middle of a road
COARSE = 0.5  # pixels for one of the slab's own measures, to look for houses in the way
LAMP = 2.0  # lamps are this high over the road
END = 8  # side of the box around the end of a lane


def light(way: str) -> Picture:
    """The lamps of one car."""
    x, y = SIZE[0] / 2, SIZE[1] / 2
    lamps = "".join(svg.circle(x + dx, y + dy, 2.4, LIGHTS[way]) for dx, dy in ((-2, 1), (2, -1)))
    return soft_edges(bloom(render(*SIZE, lamps), 1.0, 6, 0.1), 8)


def lanes(city: City) -> dict[str, Box]:
    """Both ends of a lane for each way of each road, in the order in which cars pass them."""
    ground, found = Ground(*slab.SIZE, slab.ORIGIN, slab.UNIT, Rng("traffic"), COARSE), {}
    city(ground)
    ground.below.clear()
    houses = ground.bodies()[..., 3]
    for number, ((x0, y0), (x1, y1)) in enumerate(ground.roads, 1):
        long = math.hypot(x1 - x0, y1 - y0)
        dx, dy = -(y1 - y0) / long * LANE, (x1 - x0) / long * LANE
        coming = (ground.at(x0 + dx, y0 + dy), ground.at(x1 + dx, y1 + dy))
        going = (ground.at(x1 - dx, y1 - dy), ground.at(x0 - dx, y0 - dy))
        for way, ends in (("coming", coming), ("going", going)):
            for end, (x, y) in zip(("start", "end"), open_part(houses, *ends), strict=True):
                box = (round(x * SCALE) - END // 2, round(y * SCALE) - END // 2, END, END)
                found[f"road_{number}.{way}.{end}"] = box
    return found


def open_part(houses: Plane, start: svg.Point, end: svg.Point) -> tuple[svg.Point, svg.Point]:
    """The longest part of a lane that no house hides."""
    steps, runs, run = 80, [[0]], []
    for k in range(steps + 1):
        x, y = along(start, end, k / steps)
        if houses[round((y - LAMP) * COARSE), round(x * COARSE)] > 0.5:
            run = []
            continue
        run = [*run, k]
        runs.append(run)
    best = max(runs, key=len)
    return along(start, end, best[0] / steps), along(start, end, best[-1] / steps)


def along(start: svg.Point, end: svg.Point, share: float) -> svg.Point:
    """A point between two others."""
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
