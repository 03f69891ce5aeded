"""Unrest on the street: people with placards, then fires, smoke and a red light."""

import numpy

from ...drawing import iso_street, palette, svg
from ...drawing.glow import bloom
from ...drawing.iso import Ground
from ...drawing.picture import Picture, add, blurred, clouds, over
from ...drawing.rng import Rng
from . import canvas
from .canvas import SCALE

MARCHES = ((5.6, 8.7, 15), (8.7, 5.6, 15), (6.6, 6.9, 8), (8.0, 8.0, 7))
PICKETS = ((5.0, 8.9, 9), (8.9, 5.0, 9), (7.9, 7.9, 8), (6.1, 7.4, 6))
FIRES = ((4.3, 8.9, 1.1), (5.9, 8.9, 1.4), (8.9, 5.9, 1.4), (9.3, 4.3, 1.1), (6.9, 6.9, 1.5))
SMOKE = ((214, 420, 26), (470, 360, 32), (560, 440, 20))  # feet of the columns


def ground_glow(colour: str, strength: float) -> Picture:
    """Light of the street on the front of the slab."""
    spot = svg.ellipse(360, 540, 250, 70, svg.radial((0, colour, strength), (1, colour, 0.0)))
    return blurred(canvas.drawn(spot), 8 * SCALE)


def shown(ground: Ground) -> Picture:
    """People and fires, as light and body in one."""
    lights = ground.lights()
    return add(ground.bodies(), bloom(lights, 0.8, 8 * SCALE, 0.3))


def smoke(name: str) -> Picture:
    """Columns of smoke from behind the first houses."""
    rng, puffs = Rng(name), ""
    for x, y, wide in SMOKE:
        for k in range(20):
            up, r = k / 19, wide * (0.3 + 1.25 * k / 19)
            puffs += svg.circle(
                x + up * up * 84 + rng.uniform(-r, r) * 0.5,
                y - up * 270,
                r,
                palette.mix("#7A4A50", "#2E2A44", up),
                opacity=0.3 * (1 - up) ** 0.8,
            )
    shape = blurred(canvas.drawn(puffs), 6 * SCALE)
    texture = clouds(rng, *canvas.SIZE, across=8, stretch=1.0)
    return shape * numpy.clip(0.15 + 1.2 * texture, 0, 1)[..., None]


def protest(name: str) -> Picture:
    """Three groups with placards."""
    ground = canvas.new_ground(f"{name}.protest")
    for x, y, count in MARCHES:
        iso_street.crowd(ground, x, y, count, palette.PIECES["protest"], 0.85, 0.75)
    return over(ground_glow("#FFB23A", 0.34), shown(ground))


def strike(name: str) -> Picture:
    """Pickets between fires, under smoke."""
    ground = canvas.new_ground(f"{name}.strike")
    for x, y, size in FIRES:
        iso_street.fire(ground, x, y, size)
    for x, y, count in PICKETS:
        iso_street.crowd(ground, x, y, count, palette.PIECES["strike"], 0.7, 0.55)
    return over(over(smoke(f"{name}.smoke"), ground_glow("#FF3A2A", 0.42)), shown(ground))
