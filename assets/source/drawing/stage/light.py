"""Light from places: every edge that looks towards a light catches some of it."""

from dataclasses import dataclass

import numpy

from .. import palette
from ..picture import Picture, Plane, blurred

FAR = 20_000.0


@dataclass(frozen=True, slots=True)
class Light:
    """A light in units of the stage: where it is, how far it reaches, its colour."""

    x: float
    y: float
    reach: float
    colour: str
    strength: float = 1.0


def from_angle(degrees: float, colour: str, strength: float = 1.0) -> Light:
    """A light so far away that it comes from one side: 0 right, 90 above."""
    turn = numpy.radians(degrees)
    x, y = float(numpy.cos(turn)) * FAR, -float(numpy.sin(turn)) * FAR
    return Light(x, y, FAR * FAR, colour, strength)


def relit(
    picture: Picture, lights: tuple[Light, ...], pixels: float, top: float, bite: float
) -> Picture:
    """What is drawn with light on its edges; the bite says how many units deep."""
    cover = picture[..., 3]
    height, width = cover.shape
    dome = blurred(cover, max(0.8, bite * pixels))
    slope_y, slope_x = numpy.gradient(dome)
    steep = bite * pixels * 2.6
    y = (numpy.arange(height, dtype=numpy.float32)[:, None] + 0.5) / pixels + top
    x = (numpy.arange(width, dtype=numpy.float32)[None, :] + 0.5) / pixels
    total = numpy.zeros((height, width, 3), numpy.float32)
    for light in lights:
        dx, dy = light.x - x, light.y - y
        away = numpy.sqrt(dx * dx + dy * dy) + 1e-3
        facing = numpy.clip(-(slope_x * dx + slope_y * dy) / away * steep, 0, 1)
        near = 1.0 if light.reach > FAR else numpy.clip(1 - away / light.reach, 0, 1) ** 1.4
        gain = (facing**1.2 * near * light.strength)[..., None]
        total += gain * numpy.array(palette.channels(light.colour), numpy.float32)
    shine = numpy.clip(total, 0, 1.4) * cover[..., None]
    result = picture.copy()
    colour = picture[..., :3] + shine * (1 - picture[..., :3] * 0.6)
    result[..., :3] = numpy.minimum(colour, cover[..., None])
    return result


def pool(shape: tuple[int, int], pixels: float, light: Light, squash: float = 1.0) -> Plane:
    """The round glow of a light in the air; squash flattens it."""
    height, width = shape
    y = (numpy.arange(height, dtype=numpy.float32)[:, None] + 0.5) / pixels
    x = (numpy.arange(width, dtype=numpy.float32)[None, :] + 0.5) / pixels
    away = numpy.sqrt((x - light.x) ** 2 + ((y - light.y) / squash) ** 2) / light.reach
    return numpy.asarray(numpy.clip(1 - away, 0, 1) ** 2.2 * light.strength, numpy.float32)
