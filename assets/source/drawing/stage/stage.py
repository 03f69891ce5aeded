"""A scene as large as the screen that grows from the back to the front, in layers.

stage = Stage("events/beanstalk_beset", shadows="#14060E")
air.heavens(stage, air.Heavens(...))
stage.next_layer()
stage.lay(item, top=300, bottom=620, lights=(fire,))
layers = stage.finished()
"""

from collections.abc import Sequence

import numpy

from .. import palette
from ..glow import bloom, grain
from ..picture import Picture, Plane, add, blank, blurred, over, render
from ..rng import Rng
from .light import Light, relit

WIDTH, HEIGHT = 1920, 1080  # units, and pixels of the file
PIXELS = 1.0  # pixels for a unit, of a stage that is as large as the screen

Where = tuple[slice, slice]  # rows and columns of the picture
WHOLE: Where = (slice(None), slice(None))


class Stage:
    """Layers of one picture; places are units of 1920 x 1080 whatever the pixels."""

    def __init__(self, name: str, shadows: str = "#0A0818", pixels: float = 1.0) -> None:
        self.name, self.shadows = name, shadows
        self.rng = Rng(name)
        self.pixels = pixels * PIXELS
        self.shape = (round(HEIGHT * self.pixels), round(WIDTH * self.pixels))
        self.done: list[Picture] = []
        self.picture = blank(self.shape[1], self.shape[0])

    def next_layer(self) -> None:
        """What comes now is nearer, and a parallax may move it by itself."""
        self.done.append(self.picture)
        self.picture = blank(self.shape[1], self.shape[0])

    def drawn(self, items: Sequence[str], top: float = 0, bottom: float = HEIGHT) -> Picture:
        """Fragments as a strip of the picture."""
        rows = round(bottom * self.pixels) - round(top * self.pixels)
        box = f"0 {round(top * self.pixels) / self.pixels} {WIDTH} {rows / self.pixels}"
        return render(self.shape[1], rows, *items, box=box)

    def lay(
        self,
        *items: str,
        top: float = 0,
        bottom: float = HEIGHT,
        lights: tuple[Light, ...] = (),
        bite: float = 2.5,
        soft: float = 0,
        glow: float = 0,
        opacity: float = 1,
        fade: tuple[str, float] | None = None,
    ) -> None:
        """Fragments on top of what is there, lit at their edges; fade mixes in a haze."""
        part = self.drawn(items, top, bottom)
        if fade:
            mist = numpy.array(palette.channels(fade[0]), numpy.float32) * part[..., 3:]
            part[..., :3] += (mist - part[..., :3]) * numpy.float32(fade[1])
        if lights:
            part = relit(part, lights, self.pixels, top, bite)
        if soft:
            part = blurred(part, soft * self.pixels)
        if glow:
            part = bloom(part, glow, 12 * self.pixels, 0.5)
        rows = self.rows(top, part)
        self.picture[rows] = over(self.picture[rows], part, opacity)

    def shine(
        self,
        *items: str,
        top: float = 0,
        bottom: float = HEIGHT,
        soft: float = 0,
        glow: float = 0.9,
        size: float = 14,
        strength: float = 1,
    ) -> None:
        """Fragments as light, with a glow around them."""
        part = self.drawn(items, top, bottom)
        if soft:
            part = blurred(part, soft * self.pixels)
        if glow:
            part = bloom(part, glow, size * self.pixels, 0.3)
        rows = self.rows(top, part)
        self.picture[rows] = add(self.picture[rows], part, strength)

    def rows(self, top: float, part: Picture) -> slice:
        """Where a strip belongs."""
        first = round(top * self.pixels)
        return slice(first, first + part.shape[0])

    def veil(self, plane: Plane, colour: str, where: Where = WHOLE) -> None:
        """Something thin in front: fog, smoke; the plane is how dense it is."""
        dense = numpy.clip(plane, 0, 1)[..., None]
        mist = numpy.array(palette.channels(colour), numpy.float32)
        part = self.picture[where]
        part[..., :3] += (mist - part[..., :3]) * dense
        part[..., 3:] += (1 - part[..., 3:]) * dense

    def tint(self, plane: Plane, colour: str, where: Where = WHOLE) -> None:
        """Light of one colour in the air; the plane is how bright it is."""
        light = plane[..., None] * numpy.array(palette.channels(colour), numpy.float32)
        self.light(light, where)

    def light(self, light: Plane, where: Where = WHOLE) -> None:
        """Light of many colours in the air."""
        light = numpy.clip(light, 0, 1)
        part = self.picture[where]
        part[..., :3] = 1 - (1 - part[..., :3]) * (1 - light)
        part[..., 3] += (1 - part[..., 3]) * light.max(axis=2)

    def finished(
        self, dark: tuple[float, float, float] = (0.53, 0.76, 0.9), contrast: float = 1.08
    ) -> list[Picture]:
        """All layers after the last pass; below, where words will stand, they grow dark."""
        self.done.append(self.picture)
        return [
            developed(layer, self.shadows, dark, contrast, self.rng.child(f"grain{index}"))
            for index, layer in enumerate(self.done)
        ]


def developed(
    layer: Picture, shadows: str, dark: tuple[float, float, float], contrast: float, rng: Rng
) -> Picture:
    """A layer with purer colours, dark edges and the dark below; all of it per pixel."""
    cover = layer[..., 3:]
    colour = layer[..., :3] / numpy.maximum(cover, 1e-4)
    grey = colour.mean(axis=2, keepdims=True)
    colour = grey + (colour - grey) * 1.16
    colour = numpy.clip((colour - 0.2) * contrast + 0.2, 0, 1)
    height, width = cover.shape[:2]
    y = numpy.linspace(0, 1, height, dtype=numpy.float32)[:, None]
    x = numpy.linspace(-1, 1, width, dtype=numpy.float32)[None, :]
    below = smooth(y, dark[0], dark[1]) * dark[2]
    above = (1 - smooth(y, 0.0, 0.12)) * 0.72
    sides = numpy.clip(x * x - 0.55, 0, 1) * 0.7
    night = numpy.clip(1 - (1 - below) * (1 - above) * (1 - sides), 0, 1)[..., None]
    base = numpy.array(palette.channels(shadows), numpy.float32)
    colour += (base - colour) * night
    result = numpy.concatenate([colour * cover, cover], axis=2)
    return numpy.clip(grain(result, rng, 0.007), 0, 1)


def smooth(value: Plane, start: float, end: float) -> Plane:
    """From 0 to 1 between two values, without corners."""
    share = numpy.clip((value - start) / (end - start), 0, 1)
    return numpy.asarray(share * share * (3 - 2 * share), numpy.float32)


def stacked(layers: Sequence[Picture]) -> Picture:
    """The layers as one picture."""
    picture = layers[0]
    for layer in layers[1:]:
        picture = over(picture, layer)
    return picture
