"""Landmarks of work and leisure: chimneys, halls, a robot, glasshouses, sails, screens."""

import math

from . import palette, svg
from .iso import Ground, Style, box, building
from .iso_landmarks import lathe


def chimney(
    ground: Ground,
    x: float,
    y: float,
    high: float,
    neon: str,
    size: float = 0.3,
    soft: bool = False,
) -> None:
    """A chimney with rings of light, embers at its mouth and a plume, soft where seen from near."""
    lathe(
        ground,
        x,
        y,
        [(size * 1.25, 0), (size * 0.85, high * 0.8), (size * 0.9, high)],
        "#5A4A7C",
        neon,
        (high * 0.74, high * 0.86, high * 0.98),
        2.4,
        "#FF8A3A",
    )
    px, py = ground.at(x, y, high)
    r = size * ground.unit
    plume = (
        soft_plume(px, py, r)
        if soft
        else "".join(
            svg.circle(
                px + up * up * 46 + math.sin(k * 1.7) * 6,
                py - 4 - up * 84,
                r * (0.7 + 1.5 * up),
                palette.mix("#C8708A", "#6A64B0", up),
                opacity=0.34 * (1 - up) ** 0.7,
            )
            for k, up in ((k, k / 9) for k in range(9))
        )
    )
    mouth = svg.ellipse(px, py, r * 0.95, r * 0.5, "#FFB05A")
    ground.put(x + 0.01, y + 0.01, plume, mouth, high)


def soft_plume(x: float, y: float, radius: float) -> str:
    """Smoke without edges, from the mouth of a chimney to where the wind takes it."""
    items = ""
    for k in range(26):
        up = k / 25
        tone = palette.mix("#D88AA0", "#5A549A", up)
        paint = svg.radial((0, tone, 0.42), (0.5, tone, 0.22), (1, tone, 0.0))
        items += svg.circle(
            x + up * up * 58 + math.sin(k * 1.3) * (2 + 5 * up),
            y - 3 - up * 96,
            radius * (0.8 + 2.3 * up),
            paint,
            opacity=(1 - up) ** 0.7,
        )
    return items


def sawtooth(
    ground: Ground, x: float, y: float, w: float, d: float, h: float, style: Style, teeth: int = 4
) -> None:
    """A works hall whose roof is a row of glazed teeth along x."""
    building(ground, x, y, w, d, h, Style(style.wall, style.neon, style.window, 0.6, style.kind))
    step, rise, body, lights = w / teeth, 0.55, "", ""
    for k in range(teeth):
        a, b = x + k * step, x + (k + 1) * step
        body += ground.face(
            [(a, y, h + rise), (a, y + d, h + rise), (b, y + d, h), (b, y, h)],
            palette.mix(style.wall, "#5A66A8", 0.45),
        )
        body += ground.face(
            [(a, y + d, h), (b, y + d, h), (a, y + d, h + rise)], palette.darken(style.wall, 0.1)
        )
        lights += ground.edge([(a, y + d, h), (a, y + d, h + rise), (b, y + d, h)], style.neon, 2)
        lights += ground.edge([(a, y, h + rise), (a, y + d, h + rise)], style.neon, 1.4)
        pane = [
            (a + step * u, y + d, h + rise * v) for u, v in ((0.08, 0.1), (0.62, 0.1), (0.08, 0.72))
        ]
        lights += ground.face(pane, style.window, opacity=0.75)
    ground.put(x + w / 2 + 0.01, y + d / 2 + 0.01, body, lights, h)


def colossus(ground: Ground, x: float, y: float, size: float, neon: str) -> None:
    """A giant robot that is being built; it looks to the front left."""
    steel, pale, dark = "#7A86C8", "#A8B4EC", "#3C4488"

    def block(dx: float, dy: float, z: float, w: float, d: float, h: float, wall: str) -> str:
        return box(
            ground, x + dx * size, y + dy * size, z * size, w * size, d * size, h * size, wall
        )

    body = "".join(
        block(*part)
        for part in (
            (-0.9, 0.05, 0.0, 0.6, 0.7, 0.3, dark),
            (-0.8, 0.05, 0.3, 0.42, 0.45, 1.1, steel),
            (0.3, 0.05, 0.0, 0.6, 0.7, 0.3, dark),
            (0.4, 0.05, 0.3, 0.42, 0.45, 1.1, steel),
            (-0.8, 0.0, 1.4, 1.6, 0.6, 0.35, dark),
            (-1.45, 0.0, 1.1, 0.42, 0.5, 1.5, steel),
            (-0.95, -0.05, 1.75, 1.9, 0.75, 1.1, pale),
            (1.05, 0.0, 1.1, 0.42, 0.5, 1.5, steel),
            (-1.55, -0.1, 2.45, 0.65, 0.75, 0.5, pale),
            (0.95, -0.1, 2.45, 0.65, 0.75, 0.5, pale),
            (-0.38, 0.05, 2.85, 0.76, 0.6, 0.72, steel),
        )
    )
    face = [(-0.3, 3.12), (0.28, 3.12), (0.28, 3.3), (-0.3, 3.3)]
    lights = ground.face(
        [(x + u * size, y + 0.65 * size, z * size) for u, z in face], palette.lighten(neon, 0.4)
    )
    lights += svg.circle(*ground.at(x, y + 0.7 * size, 2.3 * size), 9 * size, neon)
    lights += svg.circle(*ground.at(x, y + 0.7 * size, 2.3 * size), 4 * size, "#FFFFFF")
    for u0, u1, z in (
        (-0.95, 0.95, 2.85),
        (-0.8, -0.38, 1.0),
        (0.4, 0.82, 1.0),
        (-1.55, -0.9, 2.95),
        (0.95, 1.6, 2.95),
    ):
        lights += ground.edge(
            [(x + u0 * size, y + 0.6 * size, z * size), (x + u1 * size, y + 0.6 * size, z * size)],
            neon,
            2,
        )
    ground.put(x, y + 0.3, body, lights)


def portal(ground: Ground, x: float, y: float, w: float, d: float, high: float, neon: str) -> None:
    """A gantry over something: four legs, two beams and a trolley."""
    steel = "#5A64A8"
    for lx, ly in ((x, y), (x + w, y), (x, y + d), (x + w, y + d)):
        leg = box(ground, lx - 0.09, ly - 0.09, 0, 0.18, 0.18, high, steel)
        strip = ground.edge([(lx, ly + 0.1, 0.2), (lx, ly + 0.1, high)], neon, 1.4, opacity=0.7)
        ground.put(lx, ly, leg, strip)
    for by in (y, y + d):
        beam = box(ground, x - 0.3, by - 0.12, high, w + 0.6, 0.24, 0.26, "#6A74C0")
        dots = ground.edge(
            [(x - 0.3, by + 0.13, high + 0.13), (x + w + 0.3, by + 0.13, high + 0.13)],
            neon,
            3,
            stroke_dasharray="3 9",
        )
        ground.put(x + w / 2, by, beam, dots, high)
    cross = box(ground, x + w * 0.5, y - 0.2, high + 0.26, 0.3, d + 0.4, 0.24, "#7A84C8")
    ground.put(x + w / 2, y + d, cross, "", high + 1)


def glasshouse(
    ground: Ground, x: float, y: float, long: float, deep: float, neon: str, high: float = 0.9
) -> None:
    """A long glass vault with plants in it; its ridge runs along x."""

    def arch(at: float) -> list[tuple[float, float, float]]:
        turns = (math.radians(180 * k / 10) for k in range(11))
        return [(at, y + deep / 2 + deep / 2 * math.cos(t), high * math.sin(t)) for t in turns]

    near, far = arch(x + long), arch(x)
    front = [*far[:6], *reversed(near[:6])]
    body = ground.face(front, svg.linear((0, "#266A60"), (1, "#082428")))
    body += ground.face(near, "#0C2C34")
    rng = ground.rng.child(f"plants{x},{y}")
    plants = "".join(
        svg.circle(
            *ground.at(x + long * (k + 0.5) / 7, y + deep * 0.93, 0.24),
            ground.unit * rng.uniform(0.12, 0.2),
            rng.choice(("#2FD080", "#7CF06A", "#1FA870")),
            opacity=0.8,
        )
        for k in range(7)
    )
    lights = ground.face(front, palette.alpha(neon, 0.05)) + plants
    lights += ground.face(near, palette.alpha(neon, 0.14))
    for k in range(6):
        ribs = arch(x + long * k / 5)
        lights += ground.edge(ribs[:7], neon, 1.6, stroke_opacity=0.85)
    for k in (0, 3, 5):
        lights += ground.edge([far[k], near[k]], neon, 1.6, stroke_opacity=0.8)
    lights += ground.edge(near, palette.lighten(neon, 0.2), 2)
    ground.put(x + long / 2, y + deep / 2, body, lights)


def sail(
    ground: Ground, x: float, y: float, w: float, d: float, high: float, wall: str, neon: str
) -> None:
    """A hotel like a sail: a straight mast edge, a curved belly, floors of light."""

    def edge(v: float) -> float:
        return w * (1 - 0.12 * v - 0.88 * v**2.6)

    steps = [k / 12 for k in range(13)]
    front = [(x, y + d, 0.0), *((x + edge(v), y + d, high * v) for v in steps), (x, y + d, high)]
    side = [(x + edge(v), y + d, high * v) for v in steps]
    side += [(x + edge(v), y, high * v) for v in reversed(steps)]
    body = ground.face(side, palette.darken(wall, 0.55))
    body += ground.face(
        front, svg.linear((0, palette.lighten(wall, 0.1)), (1, palette.darken(wall, 0.45)))
    )
    lights = ground.face(front, svg.linear((0, neon, 0.15), (1, neon, 0.5)))
    lights += ground.face(side, svg.linear((0, neon, 0.08), (1, neon, 0.3)))
    floors = int(high / 0.34)
    for k in range(1, floors):
        v = k / floors
        right = x + edge(v)
        lights += ground.edge(
            [(x + 0.12, y + d, high * v), (max(x + 0.14, right - 0.1), y + d, high * v)],
            palette.WARM if k % 3 else palette.lighten(neon, 0.4),
            3,
            stroke_dasharray="7 3",
            opacity=0.9,
        )
        lights += ground.edge(
            [(right, y + d * 0.85, high * v), (right, y + d * 0.15, high * v)],
            palette.WARM,
            2.2,
            stroke_dasharray="5 4",
            opacity=0.55,
        )
    curve = [(x + edge(v), y + d, high * v) for v in steps]
    lights += ground.edge(curve, palette.lighten(neon, 0.35), 3)
    lights += ground.edge([(x, y + d, 0), (x, y + d, high + 0.9)], neon, 2.6)
    tip = ground.at(x, y + d, high + 0.9)
    body += svg.line([ground.at(x, y + d, high), tip], "#B8C4F0", 3)
    lights += svg.circle(*tip, 4, "#FF4D5E")
    ground.put(x + w / 2, y + d / 2, body, lights)


def screen(
    ground: Ground,
    x: float,
    y: float,
    z: float,
    wide: float,
    high: float,
    colour: str,
    kind: int = 0,
) -> None:
    """A huge picture wall on a left face: waves, a face or bars, never letters."""

    def on(u: float, v: float) -> tuple[float, float, float]:
        return (x + u * wide, y, z + v * high)

    frame = [on(u, v) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
    lights = ground.face(frame, svg.linear((0, colour, 0.9), (1, palette.MAGENTA, 0.6)))
    pale = palette.lighten(colour, 0.65)
    if kind == 0:
        for row in (0.3, 0.5, 0.7):
            wave = [on(k / 10, row + 0.1 * math.sin(k * 1.3 + row * 9)) for k in range(11)]
            lights += ground.edge(wave, pale, 2)
    elif kind == 1:
        px, py = ground.at(*on(0.5, 0.52))
        r = high * ground.unit * 0.3
        lights += svg.ellipse(px, py, r * 0.75, r, pale, opacity=0.85)
        lights += svg.line([(px - r * 0.7, py - 4), (px + r * 0.7, py + 1)], "#2A0A40", 4)
    else:
        for k in range(6):
            bar = [
                on((k + u) / 6, v * (0.25 + 0.13 * k))
                for u, v in ((0.2, 0), (0.8, 0), (0.8, 1), (0.2, 1))
            ]
            lights += ground.face(bar, pale, opacity=0.9)
    lights += ground.edge([*frame, frame[0]], pale, 2.2)
    ground.put(x + wide / 2, y + 0.05, ground.face(frame, "#0A0C1C"), lights, z)
