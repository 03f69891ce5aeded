"""A district: a slab of the city that floats in the night."""

from collections.abc import Callable

import numpy

from . import svg
from .iso import Ground
from .picture import Picture

SIZE = (720, 640)
UNIT, ORIGIN, SPAN, CUT, DEEP = 38.0, (360.0, 262.0), 10.0, 3.0, 0.75
# Buildings keep to x + y < PLAZA: the front of the slab belongs to the figures and tokens.
PLAZA = 12.0
LOT = (7.2, 1.6, 2.0)  # x, y, size: kept free for the tower of a development
City = Callable[[Ground], None]


def outline() -> list[svg.Point]:
    """The corners of the slab on the ground: a square with its near and far corner cut off."""
    far, near = CUT, SPAN - CUT
    return [(far, 0), (SPAN, 0), (SPAN, near), (near, SPAN), (0, SPAN), (0, far)]


def hexagons(ground: Ground, colour: str) -> str:
    """The faint net on the ground, cut to the slab."""
    shape = svg.clip(ground.face([(x, y, 0) for x, y in outline()], "#fff"))
    items, step = [], 30.0
    for row in range(-2, 24):
        for column in range(-2, 26):
            x, y = column * step + (row % 2) * step / 2, 250 + row * step * 0.52
            r, f = step * 0.58, step * 0.35
            items.append(
                f"M{x:.0f},{y - f:.0f} l{step / 2:.0f},{f / 2:.0f} v{r * 0.6:.0f} "
                f"l{-step / 2:.0f},{f / 2:.0f}"
            )
    return svg.group(svg.stroke(" ".join(items), colour, 1.1, stroke_opacity=0.34), clip_path=shape)


def moonlit(bodies: Picture) -> Picture:
    """Bodies in the light of the moon only: pale blue, so that the dark still has shapes."""
    grey = bodies[..., :3].mean(axis=2, keepdims=True)
    result = bodies.copy()
    blue = numpy.array([0.62, 0.82, 1.5], numpy.float32)
    result[..., :3] = numpy.minimum((grey * 0.85 + 0.02 * bodies[..., 3:]) * blue, bodies[..., 3:])
    return result
