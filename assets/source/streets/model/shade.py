"""What is seen of a model as a picture: the low sun, shadows, ink around each solid, lamps."""

import numpy
from numpy.typing import NDArray

from ...drawing import palette
from ...drawing.picture import Picture, add, blurred, over, shrunk, tinted
from . import camera
from .relief import Plane, Relief

WARM, COOL, INK = "#FFE9B8", "#2A6A78", "#12333C"
SHADE = "#1E5A66"  # of shadows on walls and roofs
GROUND, GROUND_SHADE = "#123F4C", 0.34  # of the long one on the ground
LIT = "#FFC861"


def rgb(colour: str) -> NDArray[numpy.float32]:
    """A colour as channels."""
    return numpy.array(palette.channels(colour), numpy.float32)


def mixed(colour: Plane, other: str, share: Plane) -> Plane:
    """Colours nearer to another one."""
    result: Plane = colour + (rgb(other) - colour) * share[..., None]
    return result


def places(relief: Relief) -> tuple[Plane, Plane, Plane]:
    """The x, y, z of what each pixel shows; of the ground where there is nothing."""
    window = relief.view
    z = numpy.where(relief.owner > 0, relief.height, 0)
    across = (numpy.arange(window.shape[1]) + 0.5) / window.scale + window.origin[0]
    down = (numpy.arange(window.shape[0]) + 0.5) / window.scale + window.origin[1]
    return across[None, :] - camera.LEAN * z, (down[:, None] + camera.RISE * z) / camera.DEPTH, z


def shadowed(relief: Relief, x: Plane, y: Plane, z: Plane, soft: float) -> Plane:
    """How much of each pixel the sun does not reach, from 0 to 1."""
    window, total = relief.sun, numpy.zeros(x.shape, numpy.float32)
    steps = [
        (0.0, 0.0),
        (1, 0),
        (-1, 0),
        (0, 1),
        (0, -1),
        (0.7, 0.7),
        (-0.7, 0.7),
        (0.7, -0.7),
        (-0.7, -0.7),
    ]
    for dx, dy in steps:
        column = ((x + camera.SHADOW[0] * z + dx * soft - window.origin[0]) * window.scale).astype(
            int
        )
        row = ((y + camera.SHADOW[1] * z + dy * soft - window.origin[1]) * window.scale).astype(int)
        known = (column >= 0) & (row >= 0) & (column < window.shape[1]) & (row < window.shape[0])
        column, row = column.clip(0, window.shape[1] - 1), row.clip(0, window.shape[0] - 1)
        total += known & (relief.blocked[row, column] > z + 0.012)
    return total / len(steps)


def grown(mask: NDArray[numpy.bool_], steps: int) -> NDArray[numpy.bool_]:
    """A mask wider by so many pixels."""
    for _ in range(steps):
        more = mask.copy()
        more[1:] |= mask[:-1]
        more[:-1] |= mask[1:]
        more[:, 1:] |= mask[:, :-1]
        more[:, :-1] |= mask[:, 1:]
        mask = more
    return mask


def outlines(relief: Relief) -> tuple[NDArray[numpy.bool_], NDArray[numpy.bool_]]:
    """Where one solid ends before another, and where two faces of a solid meet."""
    outer = numpy.zeros(relief.owner.shape, bool)
    inner = numpy.zeros(relief.owner.shape, bool)
    for axis in (0, 1):
        one = (slice(1, None), slice(None)) if axis == 0 else (slice(None), slice(1, None))
        two = (slice(None, -1), slice(None)) if axis == 0 else (slice(None), slice(None, -1))
        apart = relief.owner[one] != relief.owner[two]
        jump = numpy.abs(relief.height[one] - relief.height[two]) > 0.03
        bend = (relief.facing[one] * relief.facing[two]).sum(axis=2) < 0.72
        crease = ~apart & (bend | jump) & (relief.owner[one] > 0)
        outer[one] |= apart
        inner[one] |= crease
    return outer, inner


def picture(relief: Relief, lamps: bool) -> Picture:
    """The model with its shadow on the ground."""
    solid = relief.owner > 0
    result = over(ground_shadow(relief, solid), model(relief, solid, lamps))
    return halo(relief, result) if lamps else result


def model(relief: Relief, solid: NDArray[numpy.bool_], lamps: bool) -> Picture:
    """The model alone; only the pixels that show it are worked on."""
    colour = relief.colour[solid]
    shaded = shone_on(relief, solid, colour)
    if lamps:
        shaded = mixed(shaded, "#FFB84A", numpy.full(len(shaded), 0.07, numpy.float32))
    glow = relief.glow[solid]
    shaded = numpy.where(glow[:, None] > 0, colour, shaded)
    outer, inner = outlines(relief)
    outer = grown(outer, max(1, relief.finer // 2))
    around = grown(~solid, relief.finer + 1)  # a house is told from its ground at any size
    for lines, strength in ((inner, 0.42), (outer, 0.78), (around, 0.92)):
        shaded = mixed(shaded, INK, numpy.where(lines[solid], strength, 0).astype(numpy.float32))
    seen = numpy.zeros((*solid.shape, 4), numpy.float32)
    seen[solid, :3] = shaded
    seen[..., 3] = solid
    return shrunk(seen, relief.finer)


def shone_on(relief: Relief, solid: NDArray[numpy.bool_], colour: Plane) -> Plane:
    """The colours of what is seen as the sun shines on it."""
    x, y, z = (plane[solid] for plane in places(relief))
    facing = relief.facing[solid]
    sun = facing @ camera.TO_SUN.astype(numpy.float32)
    west = numpy.clip(-facing[:, 0], 0, 1) * (0.4 + 0.6 * (1 - numpy.abs(facing[:, 2])))
    colour = mixed(colour, WARM, 0.22 * west + 0.10 * numpy.clip((sun - 0.8) * 5, 0, 1))
    away = numpy.clip((0.62 - sun) / 1.25, 0, 1) * (1 - west)
    colour = mixed(colour, COOL, 0.27 * away)
    colour *= (1 - 0.09 * away)[:, None]
    low = numpy.clip(1 - z / 0.10, 0, 1) ** 1.5 * (1 - numpy.clip(facing[:, 2], 0, 1))
    colour = mixed(colour, SHADE, 0.30 * low)
    half = camera.TO_SUN + camera.TO_VIEWER / numpy.linalg.norm(camera.TO_VIEWER)
    half = (half / numpy.linalg.norm(half)).astype(numpy.float32)
    gloss = numpy.clip(facing @ half, 0, 1) ** 40 * numpy.clip(-relief.glow[solid], 0, 1)
    colour = mixed(colour, "#FFFFFF", gloss)
    fallen = shadowed(relief, x, y, z, 0.010) * numpy.clip(0.25 + sun * 1.4, 0, 1)
    return mixed(colour, SHADE, 0.34 * fallen)


def ground_shadow(relief: Relief, solid: NDArray[numpy.bool_]) -> Picture:
    """What the model does to the ground around it; soft, so that the size of the file will do."""
    window, finer = relief.view, relief.finer
    tall, wide = solid.shape[0] // finer, solid.shape[1] // finer
    across = (numpy.arange(wide) + 0.5) * finer / window.scale + window.origin[0]
    down = ((numpy.arange(tall) + 0.5) * finer / window.scale + window.origin[1]) / camera.DEPTH
    x, y = (
        numpy.broadcast_to(across[None, :], (tall, wide)),
        numpy.broadcast_to(down[:, None], (tall, wide)),
    )
    shade = shadowed(relief, x, y, numpy.zeros((tall, wide)), 0.008)
    body = shrunk(solid.astype(numpy.float32)[..., None], finer)
    near = blurred(body, 2.2)[..., 0]
    cover = numpy.maximum(GROUND_SHADE * numpy.maximum(shade, body[..., 0] > 0.99), 0.20 * near)
    return tinted(cover.astype(numpy.float32), GROUND)


def halo(relief: Relief, below: Picture) -> Picture:
    """The light around lamps and windows."""
    light = shrunk(numpy.clip(relief.glow, 0, 1)[..., None], relief.finer)[..., 0]
    soft = add(below, blurred(tinted(light, LIT), 2.2), 0.55)
    return add(soft, blurred(tinted(light, "#FFB24A"), 7.0), 0.60)
