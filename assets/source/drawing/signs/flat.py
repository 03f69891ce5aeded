"""One-colour shapes: cut-outs, gaps, and turning what they cover into coloured light."""

import math

import numpy

from .. import palette, svg
from ..picture import Picture, Plane, render

WHITE = "#FFFFFF"
BLACK = "#000000"


def cut(shape: str, *holes: str) -> str:
    """A shape without what the holes (drawn in black) cover; in user units, so lines count too."""
    frame = 'maskUnits="userSpaceOnUse" x="-40" y="-40" width="200" height="200"'
    ground = svg.rect(-40, -40, 200, 200, WHITE)
    return svg.group(shape, mask=svg.Paint(f'<mask id="@" {frame}>{ground}{"".join(holes)}</mask>'))


def solid(d: str) -> str:
    """A filled path."""
    return svg.path(d, WHITE)


def hole(d: str, width: float = 0) -> str:
    """A path to cut out, wider by a line of this width."""
    return svg.path(d, BLACK, stroke=BLACK, stroke_width=width, stroke_linejoin="round")


def slit(d: str, width: float, cap: str = "butt") -> str:
    """A line to cut out."""
    return svg.stroke(d, BLACK, width, stroke_linecap=cap)


def bar(d: str, width: float, cap: str = "round") -> str:
    """A line that is part of a sign."""
    return svg.stroke(d, WHITE, width, stroke_linecap=cap)


def disc(x: float, y: float, radius: float, colour: str = WHITE) -> str:
    """A filled circle."""
    return svg.circle(x, y, radius, colour)


def slashed(shape: str, start: svg.Point, end: svg.Point, width: float, gap: float) -> str:
    """A shape crossed out: the line stands free of it."""
    points = [start, end]
    return cut(shape, svg.line(points, BLACK, width + 2 * gap)) + svg.line(points, WHITE, width)


def around(x: float, y: float, radius: float, degrees: float) -> svg.Point:
    """A point on a circle; 0 is up, and degrees go clockwise."""
    turn = math.radians(degrees)
    return (x + radius * math.sin(turn), y - radius * math.cos(turn))


def coverage(fragment: str, size: int, grid: float, margin: float = 0) -> Plane:
    """How much of each pixel a sign covers, from 0 to 1."""
    box = f"{-margin} {-margin} {grid + 2 * margin} {grid + 2 * margin}"
    plane: Plane = render(size, size, fragment, box=box)[..., 3]
    return plane


def coloured(plane: Plane, *colours: str) -> Picture:
    """What a sign covers, in colours that run from its top to its bottom."""
    where = numpy.linspace(0, len(colours) - 1, plane.shape[0])
    table = numpy.array([palette.channels(colour) for colour in colours], numpy.float32)
    picture = numpy.empty((*plane.shape, 4), numpy.float32)
    for channel in range(3):
        run = numpy.interp(where, range(len(colours)), table[:, channel])
        picture[..., channel] = run[:, None] * plane
    picture[..., 3] = plane
    return picture
