"""Landmarks that give a district its silhouette: spires, wheels, domes, stadiums."""

import itertools
import math

from . import palette, svg
from .iso import Ground

Point3 = tuple[float, float, float]


def circle_at(
    ground: Ground, x: float, y: float, z: float, radius: float, start: float, end: float
) -> list[svg.Point]:
    """Points of a level circle in the picture, between two angles in degrees."""
    steps = max(6, int(abs(end - start) / 6))
    angles = (math.radians(start + (end - start) * k / steps) for k in range(steps + 1))
    return [ground.at(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in angles]


def lathe(
    ground: Ground,
    x: float,
    y: float,
    profile: list[tuple[float, float]],
    wall: str,
    neon: str,
    rings: tuple[float, ...] = (),
    width: float = 2.0,
    top: str = "",
) -> None:
    """A round body from (radius, height) pairs, with rings of light at some heights."""
    unit, (px, py) = ground.unit, ground.at(x, y)
    wide = [(r * unit * 1.225, py - z * unit) for r, z in profile]
    left = " L".join(f"{px - w:.1f},{h:.1f}" for w, h in wide)
    right = " L".join(f"{px + w:.1f},{h:.1f}" for w, h in reversed(wide))
    foot, head = wide[0], wide[-1]
    paint = svg.linear(
        (0, palette.lighten(wall, 0.28)),
        (0.3, palette.lighten(wall, 0.08)),
        (0.62, palette.darken(wall, 0.4)),
        (1, palette.darken(wall, 0.72)),
        angle=(0, 0, 1, 0),
    )
    body = svg.path(
        f"M{left} L{right} A{foot[0]:.1f},{foot[0] * 0.577:.1f} 0 0 1 "
        f"{px - foot[0]:.1f},{foot[1]:.1f} Z",
        paint,
    )
    body += svg.ellipse(px, head[1], head[0], head[0] * 0.577, top or palette.darken(wall, 0.15))
    lights = ""
    for z in rings:
        r = radius_at(profile, z) * unit * 1.225
        d = (
            f"M{px - r:.1f},{py - z * unit:.1f} A{r:.1f},{r * 0.577:.1f} 0 0 0 "
            f"{px + r:.1f},{py - z * unit:.1f}"
        )
        lights += svg.stroke(d, neon, width, opacity=0.9)
        lights += svg.stroke(d, palette.lighten(neon, 0.5), width * 0.35)
    ground.put(x, y, body, lights, profile[0][1])


def radius_at(profile: list[tuple[float, float]], z: float) -> float:
    """The radius of a round body at a height."""
    for (r0, z0), (r1, z1) in itertools.pairwise(profile):
        if z0 <= z <= z1:
            return r0 + (r1 - r0) * (z - z0) / max(1e-6, z1 - z0)
    return profile[-1][0]


def spire(
    ground: Ground,
    x: float,
    y: float,
    size: float,
    high: float,
    wall: str,
    neon: str,
    slices: int = 7,
    tip: float = 0.16,
) -> None:
    """A tower that narrows to a crystal point, with seams of light."""
    half, mid = size / 2, (x + size / 2, y + size / 2)

    def ring(z: float, share: float) -> list[Point3]:
        a = half * share
        cx, cy = mid
        return [(cx - a, cy + a, z), (cx + a, cy + a, z), (cx + a, cy - a, z)]

    body, lights, knee = "", "", high * 0.72
    for (z0, s0), (z1, s1) in (((0.0, 1.0), (knee, 0.74)), ((knee, 0.74), (high, tip * 0.1))):
        low, up = ring(z0, s0), ring(z1, s1)
        for k, dark in ((0, 0.05), (1, 0.5)):
            paint = svg.linear(
                (0, palette.darken(wall, dark)), (1, palette.darken(wall, dark + 0.38))
            )
            body += ground.face([low[k], low[k + 1], up[k + 1], up[k]], paint)
            glow = svg.linear((0, neon, 0.12), (1, neon, 0.5 if k == 0 else 0.28))
            lights += ground.face([low[k], low[k + 1], up[k + 1], up[k]], glow)
        lights += ground.edge([low[1], up[1]], palette.lighten(neon, 0.4), 2)
        lights += ground.edge([low[0], up[0]], neon, 1.4, stroke_opacity=0.7)
        lights += ground.edge([low[2], up[2]], neon, 1.4, stroke_opacity=0.5)
    for k in range(1, slices + 1):
        z = knee * k / slices
        lights += ground.edge(ring(z, 1 - 0.26 * k / slices), neon, 1.5, stroke_opacity=0.75)
    top = ground.at(*mid, high)
    body += svg.line([top, (top[0], top[1] - 26)], "#B8C4F0", 2)
    lights += svg.circle(top[0], top[1] - 26, 3.6, "#FFFFFF")
    ground.put(*mid, body, lights)


def needle(
    ground: Ground, x: float, y: float, high: float, neon: str, second: str, pods: int = 2
) -> None:
    """A media tower: a thin shaft with lit pods and a long mast."""
    lathe(ground, x, y, [(0.62, 0), (0.26, 0.9), (0.17, high * 0.6)], "#4A4E96", neon, (0.2, 0.9))
    px, py = ground.at(x, y)
    unit, body, lights = ground.unit, "", ""
    mast = (py - high * 0.55 * unit, py - high * unit)
    body += svg.polygon(
        [(px - 7, mast[0]), (px + 7, mast[0]), (px + 1.2, mast[1]), (px - 1.2, mast[1])], "#7A84C8"
    )
    for k in range(6):
        at = mast[0] + (mast[1] - mast[0]) * (0.3 + 0.12 * k)
        lights += svg.line([(px - 4 + k * 0.4, at), (px + 4 - k * 0.4, at)], second, 2)
    lights += svg.circle(px, mast[1], 4.5, "#FF4D5E")
    for k in range(pods):
        r, at = (0.62 - 0.16 * k) * unit * 1.2, py - high * (0.5 + 0.17 * k) * unit
        tint = (neon, second)[k % 2]
        body += svg.ellipse(px, at + r * 0.25, r * 0.7, r * 0.5, "#1A1C44")
        body += svg.ellipse(px, at, r, r * 0.5, svg.linear((0, "#7078C0"), (1, "#262A5E")))
        lights += svg.stroke(
            f"M{px - r:.1f},{at:.1f} A{r:.1f},{r * 0.5:.1f} 0 0 0 {px + r:.1f},{at:.1f}", tint, 3.4
        )
        lights += svg.stroke(
            f"M{px - r * 0.72:.1f},{at + r * 0.42:.1f} A{r * 0.7:.1f},{r * 0.4:.1f} 0 0 0 "
            f"{px + r * 0.72:.1f},{at + r * 0.42:.1f}",
            palette.WARM,
            2,
        )
    ground.put(x + 0.02, y + 0.02, body, lights, high * 0.5)


def wheel(ground: Ground, x: float, y: float, radius: float, neon: str, second: str) -> None:
    """A big wheel whose disc stands along the x axis."""
    hub = radius + 0.55

    def on(share: float, turn: float) -> svg.Point:
        a = math.radians(turn)
        return ground.at(x + radius * share * math.cos(a), y, hub + radius * share * math.sin(a))

    body = "".join(
        ground.edge([(x + dx, y + dy, 0), (x, y, hub)], "#5A64A8", 4)
        for dx, dy in ((-1.0, 0.25), (1.0, 0.25), (-0.8, -0.4), (0.8, -0.4))
    )
    body += svg.line([on(1, t) for t in range(0, 361, 10)], "#3A3F7C", 6)
    body += svg.line([on(0.86, t) for t in range(0, 361, 10)], "#3A3F7C", 3)
    lights = svg.line([on(1, t) for t in range(0, 361, 8)], neon, 3)
    lights += svg.line([on(0.86, t) for t in range(0, 361, 8)], second, 1.6, stroke_opacity=0.9)
    lights += svg.line([on(0.3, t) for t in range(0, 361, 15)], palette.AMBER, 2)
    tints = (palette.AMBER, palette.ROSE, palette.CYAN, palette.MINT)
    for k in range(12):
        lights += svg.line(
            [on(0.06, k * 30), on(1, k * 30)], (neon, second)[k % 2], 1.3, opacity=0.75
        )
        cx, cy = on(1.0, k * 30)
        body += svg.circle(cx, cy + 5, 7, "#2A2C60")
        lights += svg.circle(cx, cy + 5, 4.4, tints[k % 4])
    lights += svg.circle(*on(0, 0), 6, palette.lighten(second, 0.5))
    ground.put(x, y, body, lights)


def sphere(
    ground: Ground, x: float, y: float, z: float, radius: float, wall: str, neon: str, ribs: int = 4
) -> None:
    """A dome (z 0) or a ball that rests on something: lit ribs on glass."""
    px, py = ground.at(x, y, z)
    r = radius * ground.unit * 1.2
    tall = r * 1.0
    shell = svg.radial(
        (0, palette.lighten(wall, 0.45)),
        (0.55, wall),
        (1, palette.darken(wall, 0.6)),
        centre=(0.32, 0.25),
        radius=0.85,
    )
    outline = (
        f"M{px - r:.1f},{py:.1f} A{r:.1f},{tall:.1f} 0 0 1 {px + r:.1f},{py:.1f} "
        f"A{r:.1f},{r * 0.577:.1f} 0 0 1 {px - r:.1f},{py:.1f} Z"
    )
    lights = svg.stroke(
        f"M{px - r:.1f},{py:.1f} A{r:.1f},{r * 0.577:.1f} 0 0 0 {px + r:.1f},{py:.1f}", neon, 2.6
    )
    for k in range(-ribs // 2, ribs // 2 + 1):
        at = k / (ribs / 2 + 0.6)
        foot = py + r * 0.577 * math.sqrt(max(0.0, 1 - at * at))
        lights += svg.stroke(
            f"M{px + at * r:.1f},{foot:.1f} Q{px + at * r * 1.02:.1f},{py - tall * 0.62:.1f} "
            f"{px:.1f},{py - tall:.1f}",
            neon,
            1.4,
            opacity=0.75,
        )
    for up in (0.38, 0.72):
        w = r * math.sqrt(1 - up * up)
        lights += svg.stroke(
            f"M{px - w:.1f},{py - tall * up:.1f} A{w:.1f},{w * 0.5:.1f} 0 0 0 "
            f"{px + w:.1f},{py - tall * up:.1f}",
            neon,
            1.4,
            opacity=0.6,
        )
    glow = svg.path(outline, svg.radial((0, neon, 0.0), (0.7, neon, 0.1), (1, neon, 0.36)))
    ground.put(x, y, svg.path(outline, shell), glow + lights, z)


def stadium(ground: Ground, x: float, y: float, radius: float, neon: str, second: str) -> None:
    """An open bowl with a bright pitch and four floodlights."""
    high, inner = 1.15, radius * 0.62
    outer_low = circle_at(ground, x, y, 0, radius * 0.9, -45, 135)
    outer_up = circle_at(ground, x, y, high, radius, 135, -45)
    wall = svg.linear((0, "#6A5AB8"), (0.45, "#3A3478"), (1, "#191838"), angle=(0, 0, 1, 0))
    body = svg.polygon(circle_at(ground, x, y, high, radius, 0, 360), "#3C3F86")
    body += svg.polygon([*outer_low, *outer_up], wall)
    body += svg.polygon(circle_at(ground, x, y, high * 0.98, radius * 0.86, 0, 360), "#221F50")
    body += svg.polygon(circle_at(ground, x, y, 0.45, inner, 0, 360), "#12603C")
    lights = "".join(
        svg.line(circle_at(ground, x, y, z, r, 0, 360), tint, w, stroke_opacity=o)
        for z, r, tint, w, o in (
            (high, radius, neon, 3.4, 1),
            (high, radius * 0.86, second, 2, 0.9),
            (0.75, radius * 0.76, palette.WARM, 2, 0.6),
            (0.45, inner, palette.MINT, 2, 0.9),
        )
    )
    lights += svg.polygon(
        circle_at(ground, x, y, 0.45, inner * 0.95, 0, 360), palette.alpha("#2BD078", 0.5)
    )
    lights += svg.line(circle_at(ground, x, y, 0.45, inner * 0.3, 0, 360), "#E8FFF0", 1.6)
    lights += ground.edge([(x - inner, y, 0.45), (x + inner, y, 0.45)], "#E8FFF0", 1.6)
    for k in range(9):
        a = math.radians(-38 + k * 20.5)
        low = (x + radius * 0.9 * math.cos(a), y + radius * 0.9 * math.sin(a), 0.1)
        up = (x + radius * math.cos(a), y + radius * math.sin(a), high)
        lights += ground.edge([low, up], (neon, second)[k % 2], 2.4, stroke_opacity=0.85)
    ground.put(x, y, body, lights)
    for turn in (0, 90, 180, 270):
        floodlight(ground, x, y, radius * 1.05, turn)


def floodlight(ground: Ground, x: float, y: float, radius: float, turn: float) -> None:
    """A mast with lamps that shine into a bowl."""
    a = math.radians(turn)
    fx, fy = x + radius * math.cos(a), y + radius * math.sin(a)
    tip = ground.at(fx, fy, 2.5)
    body = ground.edge([(fx, fy, 0), (fx, fy, 2.5)], "#7A84C8", 3.4)
    body += svg.rect(tip[0] - 12, tip[1] - 14, 24, 15, "#2A2C60", rx=2)
    lamps = "".join(
        svg.circle(tip[0] - 7 + 7 * k, tip[1] - 10 + 6 * row, 2.6, "#FFFFFF")
        for k in range(3)
        for row in range(2)
    )
    middle = ground.at(x, y, 0.5)
    ray = svg.polygon(
        [tip, (middle[0] - 34, middle[1]), (middle[0] + 34, middle[1])],
        palette.alpha("#DDF2FF", 0.13),
    )
    ground.put(fx, fy, body, lamps + ray)
