"""A city by night with all its lights, and the same city when they are out."""

import numpy

from ...drawing.glow import Lamp, bloom, vivid
from ...drawing.glow import lit as lamped
from ...drawing.picture import Picture, add, blurred, tinted
from ...drawing.slab import City, moonlit
from . import canvas
from .canvas import SCALE

MOON = Lamp(125, "#8FA8FF", 2.4, 0.5, 1)
PANES = 0.16  # of the moon on dark windows and lamps


def lit(name: str, city: City) -> Picture:
    """Houses and ground with every light on, clear of the slab below."""
    ground = canvas.new_ground(name)
    city(ground)
    bodies, raw = ground.bodies(), ground.lights()
    glow = add(bloom(raw, 0.55, 8 * SCALE, 0.25), blurred(raw, 26 * SCALE), 0.75)
    picture = add(bodies, glow)
    cover = bodies[..., 3:]
    on_ground = glow[..., :3] * (1 - cover)
    picture[..., :3] = numpy.where(cover > 0, picture[..., :3], on_ground)
    return vivid(picture, 0.3, 1.1)


def dark(name: str, city: City) -> Picture:
    """The houses under the moon alone, which stands behind them on the left."""
    ground = canvas.new_ground(name)
    city(ground)
    bodies = moonlit(ground.bodies())
    panes = ground.lights()[..., :3].max(axis=2) * bodies[..., 3]
    cover = bodies[..., 3].copy()
    picture = add(bodies, tinted(panes, MOON.colour), PANES)
    picture[..., 3] = cover
    return lamped(picture, MOON)
