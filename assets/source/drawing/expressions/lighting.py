"""Layers of a figure put on each other: rims of light, and the shadow each throws on the next."""

from dataclasses import dataclass

import numpy

from .. import svg
from ..glow import Lamp, bloom, lit, vivid
from ..picture import Picture, blank, blurred, over, render, shifted


@dataclass(frozen=True)
class Layer:
    """A part of a figure."""

    part: str
    rim: float  # how wide its rim of light is
    shade: float  # how dark its shadow on what is behind it is


def figure(
    parts: list[Layer], at: svg.Point, scale: float, lamps: tuple[str, str], size: int
) -> Picture:
    """The parts lit and put on each other, cut out, with the middle of the head at a place."""
    margin = round(24 * scale)  # what is cut off by the edge of the picture has no rim there
    wide = size + 2 * margin
    picture = blank(wide, wide)
    for one in parts:
        if not one.part:
            continue
        placed = svg.place(one.part, at[0] + margin, at[1] + margin, scale)
        layer = render(wide, wide, placed)
        if one.shade:
            picture = shadowed(picture, layer, one.shade, scale)
        picture = over(picture, rimmed(layer, one.rim, lamps, scale) if one.rim else layer)
    return shining(picture, scale)[margin : margin + size, margin : margin + size]


def rimmed(layer: Picture, rim: float, lamps: tuple[str, str], scale: float) -> Picture:
    """A part with the light of two lamps on its edges."""
    size = rim * scale * 0.62
    return lit(
        layer,
        Lamp(160, lamps[0], size, 0.62, size * 0.4),
        Lamp(25, lamps[1], size * 0.9, 0.8, size * 0.32),
    )


def shadowed(below: Picture, layer: Picture, strength: float, scale: float) -> Picture:
    """What is behind a part, with the soft shadow that the part throws down and to the right."""
    cover = shifted(layer[..., 3], 5 * scale, 13 * scale)
    dark = blurred(cover, 9 * scale) * strength
    result = below.copy()
    night = numpy.array([1.0, 1.05, 0.9], numpy.float32)
    result[..., :3] *= numpy.clip(1 - dark[..., None] * night, 0, 1)
    return result


def shining(picture: Picture, scale: float) -> Picture:
    """The bright parts shine, but only on the figure itself: its edge stays clean."""
    cover = picture[..., 3:].copy()
    result = bloom(vivid(picture, 0.3, 1.08), 0.32, 11 * scale / 1.5, 0.78)
    result[..., 3:] = cover
    result[..., :3] = numpy.minimum(result[..., :3] * (0.02 + 0.98 * (cover > 0)), cover)
    return result
