"""A development: a tower on the free lot whose upper floors are still a plan of light."""

from ...drawing import palette, slab, svg
from ...drawing.glow import bloom, halo
from ...drawing.iso import Ground, Style, building
from ...drawing.picture import Picture, add, over
from . import canvas
from .canvas import SCALE

COLOUR = palette.PIECES["development"]
BUILT = Style("#2A8A8E", COLOUR, "#E8FFF8", 0.85, "bands", "plain", 1.1)
STOREYS, FLOOR, INSET = 8, 0.64, 0.06  # floors in all, how high one is, how much it steps back
DONE = 2  # floors that stand


def ring(floor: int, side: float = 0.0) -> list[tuple[float, float, float]]:
    """The corners of a floor's slab: back, right, front, left."""
    x, y, size = slab.LOT
    a, b, z = INSET * floor + side, size - INSET * floor - side, FLOOR * floor
    return [(x + a, y + a, z), (x + b, y + a, z), (x + b, y + b, z), (x + a, y + b, z)]


def plan(ground: Ground) -> str:
    """Floors, posts and braces that are only light."""
    items = ""
    for floor in range(DONE, STOREYS + 1):
        low = ring(floor)
        items += ground.face(low, palette.alpha(COLOUR, 0.09))
        items += ground.edge([*low, low[0]], COLOUR, 1.5, stroke_opacity=0.9)
        if floor == STOREYS:
            break
        up = ring(floor + 1)
        for left, right in ((3, 2), (2, 1)):
            items += ground.face([low[left], low[right], up[right], up[left]],
                                 palette.alpha(COLOUR, 0.24 if left == 3 else 0.13))  # fmt: skip
            items += ground.edge([low[left], up[right]], COLOUR, 0.9, stroke_opacity=0.55)
            items += ground.edge([low[right], up[left]], COLOUR, 0.9, stroke_opacity=0.55)
        for k in range(4):
            items += ground.edge([low[k], up[k]], COLOUR, 2 if k else 1, stroke_opacity=0.95)
    x, y, size = slab.LOT
    foot = (x + size / 2, y + size / 2, FLOOR * STOREYS)
    tip = ground.at(foot[0], foot[1], foot[2] + 0.9)
    items += svg.line([ground.at(*foot), tip], COLOUR, 2)
    return items + svg.circle(*tip, 3.8, palette.lighten(COLOUR, 0.6))


def development() -> Picture:
    """The tower over its lot."""
    ground = canvas.new_ground("development")
    x, y, size = slab.LOT
    m = 0.12
    for floor in range(DONE):
        inset = INSET * floor
        side = size - 2 * inset
        building(ground, x + inset, y + inset, side, side, FLOOR, BUILT, FLOOR * floor, f"{floor}")
    lot = [(x - m, y - m, 0.0), (x + size + m, y - m, 0.0),
           (x + size + m, y + size + m, 0.0), (x - m, y + size + m, 0.0)]  # fmt: skip
    lawn = ground.face(lot, palette.alpha(COLOUR, 0.2)) + ground.edge([*lot, lot[0]], COLOUR, 1.6)
    solid = over(ground.drawn(lawn), ground.bodies())
    cover = solid[..., 3].copy()
    solid = add(solid, ground.lights())
    solid[..., 3] = cover
    light = ground.drawn(plan(ground))
    return halo(over(solid, bloom(light, 0.7, 8 * SCALE, 0.2)), COLOUR, 8 * SCALE, 0.28)
