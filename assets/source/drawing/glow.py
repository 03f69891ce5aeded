"""Light: bloom, neon tubes, rims on silhouettes, and the last pass over a picture."""

import math
from dataclasses import dataclass

import numpy

from . import palette, svg
from .picture import Picture, Plane, add, blurred, shifted, tinted
from .rng import Rng


@dataclass(frozen=True, slots=True)
class Lamp:
    """A light on a silhouette: the angle it comes from (0 right, 90 above), how deep it bites."""

    angle: float
    colour: str
    width: float = 6
    strength: float = 0.9
    soft: float = 2


def rim(picture: Picture, lamp: Lamp) -> Plane:
    """How much of a lamp falls on the edge of what is drawn."""
    cover = picture[..., 3]
    dx = -math.cos(math.radians(lamp.angle)) * lamp.width
    dy = math.sin(math.radians(lamp.angle)) * lamp.width
    edge = numpy.clip(cover - shifted(cover, dx, dy), 0, 1)
    return numpy.asarray(blurred(edge, lamp.soft) * cover, numpy.float32)


def lit(picture: Picture, *lamps: Lamp) -> Picture:
    """What is drawn with lamps on its edges."""
    result = picture
    for lamp in lamps:
        light = tinted(numpy.clip(rim(picture, lamp) * lamp.strength, 0, 1), lamp.colour)
        cover = result[..., 3].copy()
        result = add(result, light)
        result[..., 3] = cover
    return result


def shaded(picture: Picture, angle: float, depth: float, strength: float = 0.6) -> Picture:
    """What is drawn with a soft shadow on the side turned away from the angle."""
    lamp = Lamp(angle + 180, "#000000", depth, strength, depth * 0.6)
    dark = numpy.clip(rim(picture, lamp) * strength * 1.6, 0, 1)
    result = picture.copy()
    night = numpy.array([0.35, 0.3, 0.6], numpy.float32)
    result[..., :3] *= 1 - dark[..., None] * (1 - night * 0.25)
    return result


def bloom(
    picture: Picture, strength: float = 0.8, size: float = 14, threshold: float = 0.45
) -> Picture:
    """The picture with its bright parts shining into their surroundings."""
    colour = picture[..., :3]
    bright = numpy.clip((colour.max(axis=2) - threshold) / (1 - threshold), 0, 1)[..., None]
    light = numpy.zeros_like(picture)
    light[..., :3] = colour * bright
    near, far = blurred(light, size * 0.35), blurred(light, size * 1.6)
    return add(add(picture, near, strength * 0.7), far, strength)


def halo(picture: Picture, colour: str, size: float, strength: float = 0.8) -> Picture:
    """What is drawn with a glow of one colour around it."""
    light = tinted(numpy.clip(blurred(picture[..., 3], size) * strength, 0, 1), colour)
    result: Picture = picture + light * (1 - picture[..., 3:])
    return result


def neon(d: str, colour: str, width: float = 3, *, core: bool = True) -> str:
    """A neon tube along a path: soft wide strokes below a bright core. Bloom does the rest."""
    wide = svg.stroke(d, colour, width * 4, stroke_opacity=0.12)
    middle = svg.stroke(d, colour, width * 2, stroke_opacity=0.35)
    tube = svg.stroke(d, colour, width)
    heart = svg.stroke(d, palette.lighten(colour, 0.75), width * 0.4) if core else ""
    return wide + middle + tube + heart


def beam(
    x: float,
    y: float,
    angle: float,
    length: float,
    spread: float,
    colour: str,
    strength: float = 0.35,
) -> str:
    """A searchlight from a point; the angle is 90 straight up."""
    tips = []
    for side in (-1, 1):
        turn = math.radians(angle + side * spread / 2)
        tips.append((x + math.cos(turn) * length, y - math.sin(turn) * length))
    box_up = tips[0][1] < y
    fade = svg.linear(
        (0, colour, 0.0 if box_up else strength), (1, colour, strength if box_up else 0.0)
    )
    return svg.polygon([(x, y), *tips], fade)


def graded(
    picture: Picture, shadows: str, lights: str, amount: float = 0.35, contrast: float = 1.08
) -> Picture:
    """Shadows pulled to one colour and lights to another."""
    cover = picture[..., 3:]
    colour = picture[..., :3]
    grey = colour.mean(axis=2, keepdims=True)
    low = numpy.array(palette.channels(shadows), numpy.float32)
    high = numpy.array(palette.channels(lights), numpy.float32)
    tone = low * (1 - grey) * 0.5 + high * grey * 1.5
    mixed = colour * (1 - amount) + tone * grey * amount * 1.4
    mixed = (mixed - 0.16) * contrast + 0.16
    result = picture.copy()
    result[..., :3] = numpy.clip(mixed, 0, 1) * cover + colour * (1 - cover)
    return result


def vignette(picture: Picture, strength: float = 0.55) -> Picture:
    """The picture darker towards its corners."""
    height, width = picture.shape[:2]
    y = numpy.linspace(-1, 1, height, dtype=numpy.float32)[:, None]
    x = numpy.linspace(-1, 1, width, dtype=numpy.float32)[None, :]
    away = numpy.clip((x * x * 0.8 + y * y) ** 0.9 - 0.25, 0, 2)
    result = picture.copy()
    result[..., :3] *= numpy.clip(1 - away * strength, 0, 1)[..., None]
    return result


def grain(picture: Picture, rng: Rng, amount: float = 0.012) -> Picture:
    """A little noise, which keeps dark gradients from banding."""
    noise = (rng.field(*picture.shape[:2]) - 0.5) * 2 * amount
    result = picture.copy()
    result[..., :3] = numpy.clip(result[..., :3] + noise[..., None] * picture[..., 3:], 0, 1)
    return result


def scanlines(picture: Picture, every: int = 4, strength: float = 0.08) -> Picture:
    """Faint lines of a screen."""
    result = picture.copy()
    result[::every, :, :3] *= 1 - strength
    return result


def vivid(picture: Picture, amount: float = 0.3, gain: float = 1.0) -> Picture:
    """The picture with purer, brighter colours."""
    colour = picture[..., :3]
    grey = colour.mean(axis=2, keepdims=True)
    result = picture.copy()
    strong = numpy.clip((grey + (colour - grey) * (1 + amount)) * gain, 0, 1)
    result[..., :3] = numpy.minimum(strong, picture[..., 3:])
    return result
