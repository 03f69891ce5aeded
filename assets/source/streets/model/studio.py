"""A model turned, lit, and with its joke on top, as a picture."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy

from ...drawing import svg
from ...drawing.picture import Picture, Plane, over, render, shrunk, tinted
from . import camera, shade
from .relief import Relief
from .solids import Joke, Model

FINER = 3  # pixels drawn for each that is kept, along a side
INK = "#12333C"
CLEAR = 0.17  # where the discs of a road in the north end, in cells of the picture
SPAN = 220  # of a drawing, in its own units: 100 are its size, the rest is for what sticks out

Build = Callable[[Model], None]


@dataclass(frozen=True)
class Frame:
    """The size of a file in pixels, and its corner in cells of the picture from (0, 0, 0)."""

    size: tuple[int, int]
    origin: tuple[float, float]

    @property
    def anchor(self) -> tuple[float, float]:
        """Where (0, 0, 0) is, as shares of the file."""
        return tuple(
            round(-at * camera.S / side, 5) for at, side in zip(self.origin, self.size, strict=True)
        )


CELL = Frame((336, 324), (-0.06, -0.47))


def photographed(build: Build, name: str, rotation: int, lit: bool, frame: Frame = CELL) -> Picture:
    """A model as it stands in its cell, or around (0, 0, 0) in a frame of its own."""
    middle = camera.CENTRES[rotation] if frame is CELL else (0, 0)
    relief = Relief(frame.size, FINER, frame.origin, middle, rotation)
    model = Model(relief, lit, name)
    build(model)
    jokes = (cleared(joke, rotation) for joke in model.jokes)
    ordered = sorted(jokes, key=lambda joke: relief.turned([joke.at])[0][1])
    drawn = [(joke, *sticker(joke)) for joke in ordered]
    for joke, picture, foot in drawn:
        if joke.shadow:
            cut = picture[: max(1, foot[1]), :, 3]
            wide = 2 * min(foot[0], cut.shape[1] - foot[0])
            cut = cut[:, foot[0] - wide // 2 : foot[0] + wide // 2]
            relief.stand(joke.at, shrunk(cut[..., None], 2)[..., 0], 2 / (camera.S * FINER))
    result = shade.picture(relief, lit)
    for joke, picture, foot in drawn:
        x, y, z = relief.turned([joke.at])[0]
        across, down = camera.seen(x, y, z)
        left = round((across - frame.origin[0]) * camera.S * FINER) - foot[0]
        top = round((down - frame.origin[1]) * camera.S * FINER) - foot[1]
        result = pasted(result, picture, left, top)
    return result


def cleared(joke: Joke, rotation: int) -> Joke:
    """With the road in the north, jokes come nearer to the viewer, out of the way of its discs."""
    if rotation != 180:
        return joke
    u, v, z = joke.at
    v = -v if joke.before else v
    top = camera.DEPTH * (camera.CENTRES[180][1] - v) - camera.RISE * z - 0.9 * joke.size
    step = min(max(0.0, (CLEAR - top) / camera.DEPTH), joke.reach)
    return replace(joke, at=(u - step * 0.4, v - step, z - step * joke.slope))


def sticker(joke: Joke) -> tuple[Picture, tuple[int, int]]:
    """The drawing of a joke with its ink, and where its foot is."""
    side = round(joke.size * camera.S * FINER * SPAN / 100)
    half = SPAN / 2
    box = f"{-half} {-SPAN + 40} {SPAN} {SPAN}"
    drawing = (
        svg.group(joke.drawing, transform=f"rotate({svg.number(joke.turn)})")
        if joke.turn
        else joke.drawing
    )
    picture = render(side, side, drawing, box=box)
    foot = (side // 2, round(side * (SPAN - 40) / SPAN))
    return (inked(picture, joke.ink * joke.size * camera.S * FINER) if joke.ink else picture), foot


def inked(picture: Picture, width: float) -> Picture:
    """A drawing with an outline of ink around it."""
    return over(tinted(thick(picture[..., 3], width), INK), picture)


def thick(plane: Plane, width: float) -> Plane:
    """A shape wider by so many pixels on all sides."""
    result = plane.copy()
    for radius in {width, width * 0.5} if width > 2 else {width}:
        for k in range(24):
            angle = 2 * numpy.pi * k / 24
            dx, dy = round(radius * numpy.cos(angle)), round(radius * numpy.sin(angle))
            result = numpy.maximum(result, moved(plane, dx, dy))
    return result


def moved(plane: Plane, dx: int, dy: int) -> Plane:
    """A plane moved by whole pixels."""
    result = numpy.zeros_like(plane)
    tall, wide = plane.shape
    if abs(dx) >= wide or abs(dy) >= tall:
        return result
    result[max(0, dy) : tall + min(0, dy), max(0, dx) : wide + min(0, dx)] = plane[
        max(0, -dy) : tall - max(0, dy), max(0, -dx) : wide - max(0, dx)
    ]
    return result


def pasted(below: Picture, fine: Picture, left: int, top: int) -> Picture:
    """A fine drawing put onto a picture at a place in fine pixels."""
    canvas = numpy.zeros((below.shape[0] * FINER, below.shape[1] * FINER, 4), numpy.float32)
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(canvas.shape[1], left + fine.shape[1]), min(canvas.shape[0], top + fine.shape[0])
    if x0 < x1 and y0 < y1:
        canvas[y0:y1, x0:x1] = fine[y0 - top : y1 - top, x0 - left : x1 - left]
    return over(below, shrunk(canvas, FINER))
