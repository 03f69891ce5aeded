"""The Root at the size of the slabs, and its cable for as far as a camera may look up."""

from ...drawing import svg
from ...drawing.glow import bloom, graded, vivid
from ...drawing.iso import Ground
from ...drawing.picture import Picture, add, blurred, over
from ...drawing.rng import Rng
from ..board_parts import root as parts
from .canvas import SCALE

STATES = tuple(parts.NEON)
SIZE = (900, 1300)
ANCHOR = (0.5, 0.72)
CABLE = (160, 140)  # a tile that repeats upwards from the upper edge of the Root's picture
RINGS, FIRST = 28.0, 3.6  # from ring to ring, and the first one below that edge


def ground_for() -> Ground:
    """Ground whose middle lies low in a tall picture."""
    return Ground(*parts.SIZE, (360.0, 560.0), 38.0, Rng("board/root"), SCALE)


def finished(picture: Picture, state: str) -> Picture:
    """The picture in its last colours; an alarm paints all of it red."""
    if state == "breached":
        picture = graded(picture, "#3A0A18", "#FF8A70", 0.5, 1.0)
    return vivid(picture, 0.3, 1.08)


def root(state: str) -> Picture:
    """The Root, calm or breached: then every lamp is an alarm."""
    neon, second = parts.NEON[state]
    ground = ground_for()
    parts.platform(ground, neon, second)
    parts.halls(ground, neon, second)
    parts.anchor(ground, neon, second)
    parts.cable(ground, neon, second)
    bodies, raw = ground.bodies(), ground.lights()
    lights = add(bloom(raw, 0.6, 10 * SCALE, 0.22), blurred(raw, 26 * SCALE), 0.7)
    spot = svg.ellipse(
        360, 800, 350, 170, svg.radial((0, neon, 0.5), (0.6, second, 0.2), (1, second, 0.0))
    )
    return finished(over(blurred(ground.drawn(spot), 16 * SCALE), add(bodies, lights)), state)


def cable(state: str) -> Picture:
    """Strands and rings, cut from a longer run so that tiles join."""
    neon, second = parts.NEON[state]
    wide, tall = CABLE[0] / SCALE, CABLE[1] / SCALE
    px, ground = wide / 2, Ground(round(wide), round(3 * tall), (0, 0), 38.0, Rng("cable"), SCALE)
    body = "".join(
        svg.rect(px + dx - 2.2, -9, 4.4, 3 * tall + 18, "#6A76C8") for dx in (-9, -3.2, 3.2, 9)
    )
    lights = "".join(
        svg.rect(px + dx - 1, -9, 2, 3 * tall + 18, neon, opacity=0.9) for dx in (-9, -3.2, 3.2, 9)
    )
    lights += svg.rect(px - 1.6, -9, 3.2, 3 * tall + 18, "#FFFFFF", opacity=0.9)
    for k in range(round(3 * tall / RINGS) + 2):
        lights += svg.ellipse(px, FIRST + RINGS * (k - 1), 15, 5.5, "none", stroke=second,
                              stroke_width=2.2, opacity=0.75)  # fmt: skip
    raw = ground.drawn(lights)
    glow = add(bloom(raw, 0.6, 10 * SCALE, 0.22), blurred(raw, 26 * SCALE), 0.7)
    run = finished(add(ground.drawn(body), glow), state)
    return run[CABLE[1] : 2 * CABLE[1]]
