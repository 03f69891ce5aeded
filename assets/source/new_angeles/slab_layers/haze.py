"""Illness: a green haze that lies in the streets, hidden by the houses that stand before it."""

import numpy

from ...drawing import palette, slab, svg
from ...drawing.glow import bloom
from ...drawing.iso import Ground
from ...drawing.picture import Picture, blurred, clouds, over, tinted
from . import canvas
from .canvas import SCALE

COLOUR = palette.PIECES["illness"]
PUFFS, SPORES = 230, 130
WHITE = "#FFFFFF"


def on_slab(ground: Ground, key: str, count: int) -> list[svg.Point]:
    """Places spread over the slab."""
    rng, places = ground.rng.child(key), []
    while len(places) < count:
        x, y = rng.uniform(0.6, 9.4), rng.uniform(0.6, 9.4)
        if slab.CUT + 0.6 < x + y < 2 * slab.SPAN - slab.CUT - 0.6:
            places.append((x, y))
    return places


def puffs(ground: Ground) -> None:
    """Clouds of haze between the houses."""
    rng = ground.rng.child("puffs")
    for x, y in on_slab(ground, "haze", PUFFS):
        calm = max(0.0, x + y - slab.PLAZA) / 5  # the front stays clear for the pieces
        px, py = ground.at(x, y, rng.uniform(0.1, 1.7) * (1 - 0.6 * calm))
        wide = ground.unit * rng.uniform(1.1, 2.3)
        strength = rng.uniform(0.08, 0.18) * (1 - 0.75 * calm)
        paint = svg.radial((0, WHITE, strength), (0.55, WHITE, strength * 0.55), (1, WHITE, 0.0))
        ground.put(x, y, "", svg.ellipse(px, py, wide, wide * 0.52, paint))


def spores(ground: Ground) -> None:
    """Points of light that drift in the haze."""
    rng = ground.rng.child("drift")
    for x, y in on_slab(ground, "spores", SPORES):
        up = rng.uniform(0.1, 1.0) ** 2 * 3.2
        px, py = ground.at(x, y, up)
        size = rng.uniform(0.9, 2.6)
        ground.put(x, y, "", svg.circle(px, py, size, WHITE, opacity=rng.uniform(0.35, 1)), up)


def hidden(name: str, city: slab.City, fill: slab.City) -> Picture:
    """What is filled in between the houses of a city, without the city itself."""
    ground = canvas.new_ground(name)
    city(ground)
    for thing in ground.things:
        thing.lights = ""
    ground.below.clear()
    fill(ground)
    return ground.lights()


def ill(name: str, city: slab.City) -> Picture:
    """The haze with its spores."""
    thick = blurred(hidden(name, city, puffs)[..., 0], 3 * SCALE)
    mist = clouds(canvas.new_ground(name).rng.child("mist"), *canvas.SIZE, across=5, stretch=2.0)
    haze = numpy.clip(thick * (0.55 + 0.7 * mist), 0, 0.6)
    picture = tinted(haze, palette.darken(palette.mix(COLOUR, palette.AMBER, 0.12), 0.1))
    dots = tinted(hidden(name, city, spores)[..., 0], palette.lighten(COLOUR, 0.25))
    return over(picture, bloom(dots, 0.9, 6 * SCALE, 0.2))
