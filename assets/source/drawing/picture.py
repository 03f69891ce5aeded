"""Pictures as tables of numbers: premultiplied light, so edges stay clean when they blend."""

import io
from collections.abc import Sequence

import numpy
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from . import palette, svg
from .rng import Rng

Picture = NDArray[numpy.float32]  # height x width x 4, premultiplied, 0..1
Plane = NDArray[numpy.float32]  # height x width


def blank(width: int, height: int, colour: str | None = None) -> Picture:
    """An empty picture, or one of a single colour."""
    picture = numpy.zeros((height, width, 4), numpy.float32)
    if colour:
        picture[..., :3] = palette.channels(colour)
        picture[..., 3] = 1
    return picture


def render(width: int, height: int, *items: str, box: str = "") -> Picture:
    """Fragments of SVG as a picture."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg.document(width, height, *items, box=box), skip_system_fonts=True
    )
    image = Image.open(io.BytesIO(bytes(png))).convert("RGBA")
    picture: Picture = numpy.asarray(image, numpy.float32) / numpy.float32(255)
    picture[..., :3] *= picture[..., 3:]
    return picture


def over(below: Picture, above: Picture, opacity: float = 1) -> Picture:
    """One picture on top of another."""
    above = above * numpy.float32(opacity)
    result: Picture = above + below * (1 - above[..., 3:])
    return result


def add(below: Picture, light: Picture, strength: float = 1) -> Picture:
    """Light on top of a picture; on empty ground it brings as much cover as it is bright."""
    colour = light[..., :3] * numpy.float32(strength)
    result = below.copy()
    # Screen instead of a sum: bright neon keeps its hue instead of burning out to white.
    result[..., :3] = 1 - (1 - below[..., :3]) * (1 - numpy.clip(colour, 0, 1))
    cover = numpy.clip(colour.max(axis=2), 0, 1)
    result[..., 3] = below[..., 3] + (1 - below[..., 3]) * cover
    return result


def box_blur(plane: NDArray[numpy.float32], radius: int, axis: int) -> NDArray[numpy.float32]:
    """The mean over a window along one axis, edges repeated."""
    if radius < 1:
        return plane
    pad = [(0, 0)] * plane.ndim
    pad[axis] = (radius + 1, radius)
    padded = numpy.pad(plane, pad, mode="edge")
    sums = numpy.moveaxis(numpy.cumsum(padded, axis=axis, dtype=numpy.float64), axis, 0)
    length = plane.shape[axis]
    means = (sums[2 * radius + 1 : 2 * radius + 1 + length] - sums[:length]) / (2 * radius + 1)
    return numpy.moveaxis(means, 0, axis).astype(numpy.float32)


def blurred(picture: NDArray[numpy.float32], sigma: float) -> NDArray[numpy.float32]:
    """A soft version; large blurs are done on a smaller picture, which nobody can see."""
    step = 4 if sigma >= 16 else 2 if sigma >= 6 else 1
    small = shrunk(picture, step) if step > 1 else picture
    radius = max(1, round(sigma / step))
    for _ in range(3):
        small = box_blur(box_blur(small, radius, 0), radius, 1)
    return enlarged(small, picture.shape[0], picture.shape[1]) if step > 1 else small


def shrunk(picture: NDArray[numpy.float32], step: int) -> NDArray[numpy.float32]:
    """The picture at a whole fraction of its size."""
    tall, wide = -(-picture.shape[0] // step) * step, -(-picture.shape[1] // step) * step
    pad = [(0, tall - picture.shape[0]), (0, wide - picture.shape[1])]
    padded = numpy.pad(picture, pad + [(0, 0)] * (picture.ndim - 2), mode="edge")
    shape = (tall // step, step, wide // step, step, *picture.shape[2:])
    result: NDArray[numpy.float32] = padded.reshape(shape).mean(axis=(1, 3), dtype=numpy.float32)
    return result


def enlarged(picture: NDArray[numpy.float32], height: int, width: int) -> NDArray[numpy.float32]:
    """The picture at a larger size, smoothly."""
    for axis, size in ((0, height), (1, width)):
        old = picture.shape[axis]
        where = numpy.clip((numpy.arange(size) + 0.5) * old / size - 0.5, 0, old - 1)
        low = numpy.floor(where).astype(int)
        high = numpy.minimum(low + 1, old - 1)
        shape = [1] * picture.ndim
        shape[axis] = size
        share = (where - low).astype(numpy.float32).reshape(shape)
        first, second = numpy.take(picture, low, axis=axis), numpy.take(picture, high, axis=axis)
        picture = first + (second - first) * share
    return picture


def shifted(plane: NDArray[numpy.float32], dx: float, dy: float) -> NDArray[numpy.float32]:
    """The picture moved by whole pixels; what comes in is empty."""
    x, y = round(dx), round(dy)
    result = numpy.zeros_like(plane)
    height, width = plane.shape[:2]
    rows = slice(max(0, y), min(height, height + y))
    columns = slice(max(0, x), min(width, width + x))
    from_rows = slice(max(0, -y), min(height, height - y))
    from_columns = slice(max(0, -x), min(width, width - x))
    result[rows, columns] = plane[from_rows, from_columns]
    return result


def resized(picture: Picture, width: int, height: int) -> Picture:
    """The picture at another size, filtered well (premultiplied, so no dark fringes)."""
    planes = [
        numpy.asarray(
            Image.fromarray(picture[..., i]).resize((width, height), Image.Resampling.LANCZOS)
        )
        for i in range(4)
    ]
    result: Picture = numpy.clip(numpy.stack(planes, axis=2), 0, 1)
    return result


def tinted(plane: Plane, colour: str) -> Picture:
    """A plane of brightness as light of one colour."""
    result = numpy.empty((*plane.shape, 4), numpy.float32)
    result[..., :3] = plane[..., None] * numpy.array(palette.channels(colour), numpy.float32)
    result[..., 3] = plane
    return result


def ramp(height: int, width: int, colours: Sequence[str]) -> Picture:
    """A vertical run through colours."""
    where = numpy.linspace(0, len(colours) - 1, height)
    table = numpy.array([palette.channels(c) for c in colours], numpy.float32)
    channels = [numpy.interp(where, range(len(colours)), table[:, i]) for i in range(3)]
    picture = numpy.ones((height, width, 4), numpy.float32)
    picture[..., :3] = numpy.stack(channels, axis=1)[:, None, :]
    return picture


def clouds(rng: Rng, width: int, height: int, across: int = 3, stretch: float = 2.5) -> Plane:
    """Smooth noise from 0 to 1; stretch makes it lie flat like mist."""
    total = numpy.zeros((height, width), numpy.float32)
    weight, share = 0.0, 1.0
    for octave in range(5):
        columns = across * 2**octave + 2
        rows = max(3, round(columns * height / width * stretch))
        total += share * enlarged(rng.field(rows, columns), height, width)
        weight += share
        share *= 0.52
    low, high = float(total.min()), float(total.max())
    result: Plane = (total - low) / (high - low)
    return result


def bounds(picture: Picture, margin: int) -> tuple[slice, slice]:
    """The rows and columns that hold something, with a margin."""
    cover = picture[..., 3] > 0
    rows, columns = numpy.flatnonzero(cover.any(axis=1)), numpy.flatnonzero(cover.any(axis=0))
    if not len(rows):
        return slice(0, 1), slice(0, 1)
    return (
        slice(max(0, int(rows[0]) - margin), int(rows[-1]) + margin + 1),
        slice(max(0, int(columns[0]) - margin), int(columns[-1]) + margin + 1),
    )
