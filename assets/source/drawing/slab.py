"""A district: a slab of the city that floats in the night, and what each state does to it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy

from . import iso_street, palette, svg
from .glow import bloom, graded, halo, vivid
from .iso import Ground
from .picture import Picture, add, blank, blurred, clouds, over, render, tinted
from .rng import Rng

SIZE = (720, 640)
UNIT, ORIGIN, SPAN, CUT, DEEP = 38.0, (360.0, 262.0), 10.0, 3.0, 0.75
# Buildings keep to x + y < PLAZA: the front of the slab belongs to the figures and tokens.
PLAZA = 12.0
LOT = (7.2, 1.6, 2.0)  # x, y, size: kept free for the tower of a development
BOXES = {
    "state": (318, 520, 84, 60),
    "illness": (214, 470, 72, 60),
    "android": (434, 470, 72, 60),
    "development": (560, 330, 96, 80),
    "figure_1": (240, 380, 80, 110),
    "figure_2": (320, 400, 80, 110),
    "figure_3": (400, 380, 80, 110),
    "name": (200, 588, 320, 44),
}
STATES = ("normal", "protest", "strike", "outage")
LAYERS = ("ill", "developed")
City = Callable[[Ground], None]


@dataclass(frozen=True)
class State:
    """What a state does to the lights of a district."""

    lights: float
    edge: str = ""  # colour of the rim; empty for that of the tier
    rim: float = 1.0
    shadows: str = "#1A1448"
    grade: float = 0.0


LOOKS = {
    "normal": State(1.0),
    "protest": State(0.8, palette.PIECES["protest"], 0.9),
    "strike": State(0.28, palette.PIECES["strike"], 0.95, "#300C1C", 0.3),
    "outage": State(0.02, "#4A5A90", 0.5, "#0A1228", 0.0),
}


def outline() -> list[svg.Point]:
    """The corners of the slab on the ground: a square with its near and far corner cut off."""
    far, near = CUT, SPAN - CUT
    return [(far, 0), (SPAN, 0), (SPAN, near), (near, SPAN), (0, SPAN), (0, far)]


def new_ground(name: str) -> Ground:
    """Empty ground of a slab."""
    return Ground(*SIZE, ORIGIN, UNIT, Rng(name))


def hexagons(ground: Ground, colour: str) -> str:
    """The faint net on the ground, cut to the slab."""
    shape = svg.clip(ground.face([(x, y, 0) for x, y in outline()], "#fff"))
    items, step = [], 30.0
    for row in range(-2, 24):
        for column in range(-2, 26):
            x, y = column * step + (row % 2) * step / 2, 250 + row * step * 0.52
            r, f = step * 0.58, step * 0.35
            items.append(
                f"M{x:.0f},{y - f:.0f} l{step / 2:.0f},{f / 2:.0f} v{r * 0.6:.0f} "
                f"l{-step / 2:.0f},{f / 2:.0f}"
            )
    return svg.group(svg.stroke(" ".join(items), colour, 1.1, stroke_opacity=0.34), clip_path=shape)


def slab_body(ground: Ground, tint: str) -> str:
    """The slab itself, without light."""
    corners = outline()
    top = ground.face(
        [(x, y, 0) for x, y in corners],
        svg.linear((0, "#1A2150"), (0.55, "#141838"), (1, palette.mix("#120F2A", tint, 0.12))),
    )
    sides = ""
    for first, second, dark in ((4, 3, 0.0), (3, 2, 0.25), (2, 1, 0.5)):
        a, b = corners[first], corners[second]
        paint = svg.linear(
            (0, palette.darken(palette.mix("#2A2458", tint, 0.35), dark)),
            (1, palette.darken("#1A1238", dark)),
        )
        sides += ground.face([(*a, 0), (*b, 0), (*b, -DEEP), (*a, -DEEP)], paint)
    return sides + top


def rim_light(ground: Ground, colour: str, tier: int) -> str:
    """The neon around the slab, and as many bars at the front as the tier is high."""
    corners = outline()
    low = [(x, y, -DEEP) for x, y in (corners[4], corners[3], corners[2], corners[1])]
    front = [(x, y, 0.0) for x, y in (corners[4], corners[3], corners[2], corners[1])]
    second = palette.mix(colour, palette.MAGENTA, 0.65)
    items = ground.edge(front, colour, 5) + ground.edge(front, palette.lighten(colour, 0.4), 1.6)
    items += ground.edge(low, second, 4) + ground.edge(low, palette.lighten(second, 0.3), 1.2)
    x0, y0 = ground.at(corners[3][0], corners[3][1], -DEEP / 2)
    x1, _ = ground.at(corners[2][0], corners[2][1], -DEEP / 2)
    middle = (x0 + x1) / 2
    for bar in range(tier):
        x = middle + (bar - (tier - 1) / 2) * 30 - 10
        items += svg.polygon(
            [(x, y0 - 5), (x + 22, y0 - 5), (x + 18, y0 + 5), (x - 4, y0 + 5)],
            palette.lighten(colour, 0.35),
        )
    return items


def under_glow(colour: str, strength: float) -> Picture:
    """Light below the slab."""
    spot = svg.ellipse(
        360, 500, 330, 110, svg.radial((0, colour, 0.55), (0.6, colour, 0.25), (1, colour, 0.0))
    )
    return blurred(render(*SIZE, spot), 14) * numpy.float32(strength)


def smoke(name: str, columns: list[tuple[float, float, float]], tint: str) -> Picture:
    """Columns of smoke: (x, y, width) of their feet in pixels."""
    rng = Rng(name)
    puffs = ""
    for x, y, wide in columns:
        for k in range(16):
            up, r = k / 15, wide * (0.35 + 1.1 * k / 15)
            puffs += svg.circle(
                x + up * up * 70 + rng.uniform(-r, r) * 0.5,
                y - up * 250,
                r,
                tint,
                opacity=0.30 * (1 - up) ** 0.8,
            )
    shape = blurred(render(*SIZE, puffs), 7)
    texture = clouds(rng, *SIZE, across=7, stretch=1.0)
    return shape * (0.35 + 0.95 * texture)[..., None]


def city_on(name: str, tier: int, city: City, state: str) -> tuple[Ground, str]:
    """The ground with its city and with what the state puts on the street."""
    ground, look = new_ground(name), LOOKS[state]
    rim = look.edge or palette.TIERS[tier]
    ground.pave(slab_body(ground, rim), "")
    far = [(x, y, 0.0) for x, y in (outline()[4], outline()[5], *outline()[:2])]
    ground.pave("", ground.edge(far, palette.mix(rim, palette.VIOLET, 0.3), 3, opacity=0.9))
    ground.pave("", hexagons(ground, palette.mix(rim, palette.CYAN, 0.5)))
    city(ground)
    return ground, rim


def street(name: str, state: str) -> Picture | None:
    """People and fires at the front of the slab, as light and body in one."""
    ground = new_ground(f"{name}.{state}")
    if state == "protest":
        for x, y, count in ((6.2, 7.8, 13), (8.2, 6.2, 13), (7.6, 8.2, 9)):
            iso_street.crowd(ground, x, y, count, palette.PIECES["protest"], 0.9)
    elif state == "strike":
        for x, y, size in ((5.4, 8.9, 1.3), (9.0, 5.2, 1.3), (7.9, 7.3, 1.7), (8.9, 6.9, 1.0)):
            iso_street.fire(ground, x, y, size)
        for x, y, count in ((6.4, 8.3, 12), (8.6, 6.4, 12)):
            iso_street.crowd(ground, x, y, count, palette.PIECES["strike"], 0.8)
    else:
        return None
    return add(ground.bodies(), bloom(ground.lights(), 0.9, 10, 0.3))


def moonlit(bodies: Picture) -> Picture:
    """Bodies in the light of the moon only: pale blue, so that the dark still has shapes."""
    grey = bodies[..., :3].mean(axis=2, keepdims=True)
    result = bodies.copy()
    blue = numpy.array([0.62, 0.82, 1.5], numpy.float32)
    result[..., :3] = numpy.minimum((grey * 0.85 + 0.02 * bodies[..., 3:]) * blue, bodies[..., 3:])
    return result


def district(name: str, tier: int, city: City, state: str) -> Picture:
    """A whole district in one of its states."""
    ground, colour = city_on(name, tier, city, state)
    look = LOOKS[state]
    bodies = ground.bodies()
    if state == "outage":
        bodies = moonlit(bodies)
    raw = ground.lights() * numpy.float32(look.lights)
    lights = add(bloom(raw, 0.9, 10, 0.2), blurred(raw, 26), 1.1)
    # The rim is drawn after the city, as it shows the state from across the room.
    glowing = bloom(
        render(*SIZE, rim_light(ground, colour, tier)) * numpy.float32(look.rim), 0.9, 12, 0.2
    )
    picture = add(bodies, lights)
    cover = bodies[..., 3:]
    city_only = lights[..., :3] * (1 - cover)
    picture[..., :3] = numpy.where(cover > 0, picture[..., :3], city_only)
    result = over(under_glow(colour, 0.55 * look.rim), picture)
    result = add(result, glowing)
    people = street(name, state)
    if people is not None:
        result = over(result, people)
    if look.grade:
        result = graded(result, look.shadows, palette.mix(colour, "#FFFFFF", 0.35), look.grade)
    elif state != "outage":
        result = vivid(result, 0.35, 1.12)
    return over(result, weather(name, state))


def weather(name: str, state: str) -> Picture:
    """Smoke over a strike or a protest, moonlit mist over an outage."""
    if state == "strike":
        return smoke(name, [(250, 400, 30), (452, 380, 36), (366, 480, 26)], "#6E4456")
    if state == "protest":
        return smoke(name, [(390, 470, 16)], "#5A3A30") * numpy.float32(0.7)
    return blank(*SIZE)


def ill_layer(name: str) -> Picture:
    """A green haze that lies between the houses, with spores in it."""
    rng = Rng(f"{name}.ill")
    colour = palette.PIECES["illness"]
    place = svg.ellipse(360, 420, 320, 150, "#fff") + svg.ellipse(360, 330, 200, 130, "#fff")
    shape = blurred(render(*SIZE, place)[..., 3], 40)
    mist = clouds(rng, *SIZE, across=4, stretch=2.4)
    haze = numpy.clip((mist - 0.32) * 1.7, 0, 1) * shape
    picture = tinted(haze * 0.62, palette.darken(colour, 0.22))
    spores = ""
    for _ in range(70):
        x, y = rng.uniform(90, 630), rng.uniform(240, 520)
        spores += svg.circle(x, y, rng.uniform(1.2, 3.6), colour, opacity=rng.uniform(0.3, 1))
    dots = render(*SIZE, spores) * numpy.clip(shape * 1.5, 0, 1)[..., None]
    return over(picture, bloom(dots, 0.9, 8, 0.2))


def developed_layer(name: str) -> Picture:
    """A tower of light on the free lot, and a beam into the sky."""
    ground = new_ground(name)
    x, y, size = LOT
    iso_street.holo_tower(ground, x, y, size, 4.6)
    foot = [(x, y, 0.0), (x + size, y, 0.0), (x + size, y + size, 0.0), (x, y + size, 0.0)]
    colour = palette.PIECES["development"]
    base = ground.face(foot, palette.alpha(colour, 0.25))
    light = over(render(*SIZE, base), ground.lights())
    solid = render(*SIZE, base, *(thing.lights for thing in ground.things))
    lit = bloom(light, 1.0, 12, 0.2)
    return halo(over(lit, solid), colour, 10, 0.35)
