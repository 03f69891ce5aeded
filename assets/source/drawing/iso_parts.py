"""Things that stand on isometric ground besides plain buildings."""

import math

from . import palette, svg
from .iso import Ground, Style, box, building


def road(
    ground: Ground,
    start: svg.Point,
    end: svg.Point,
    colour: str = palette.AMBER,
    width: float = 0.8,
) -> None:
    """A straight road along x or y with dashes of light."""
    ground.roads.append((start, end))
    (x0, y0), (x1, y1) = start, end
    along = math.hypot(x1 - x0, y1 - y0)
    nx, ny = (y1 - y0) / along * width / 2, -(x1 - x0) / along * width / 2
    strip = [
        (x0 + nx, y0 + ny, 0),
        (x1 + nx, y1 + ny, 0),
        (x1 - nx, y1 - ny, 0),
        (x0 - nx, y0 - ny, 0),
    ]
    edges = [
        [(x0 + nx, y0 + ny, 0), (x1 + nx, y1 + ny, 0)],
        [(x0 - nx, y0 - ny, 0), (x1 - nx, y1 - ny, 0)],
    ]
    lights = "".join(ground.edge(e, colour, 1, stroke_opacity=0.35) for e in edges)
    lights += ground.edge(
        [(x0, y0, 0), (x1, y1, 0)],
        colour,
        2.2,
        stroke_dasharray=f"{ground.unit * 0.3:.1f} {ground.unit * 0.3:.1f}",
    )
    ground.pave(ground.face(strip, "#0A0C1C"), lights)


def water(ground: Ground, corners: list[svg.Point], colour: str = palette.CYAN) -> None:
    """Water with streaks of reflected light."""
    rng = ground.rng.child(f"water{corners}")
    points = [(x, y, 0.0) for x, y in corners]
    paint = svg.linear((0, "#0C2A52"), (1, "#0A1030"))
    shape = svg.clip(ground.face(points, "#fff"))
    xs, ys = [p[0] for p in corners], [p[1] for p in corners]
    streaks = ""
    for _ in range(int((max(xs) - min(xs)) * (max(ys) - min(ys)) * 3) + 12):
        px, py = ground.at(rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys)))
        tint = rng.choice((colour, colour, palette.MAGENTA, palette.AMBER, palette.COOL))
        streaks += svg.line(
            [(px - rng.uniform(3, 12), py), (px + rng.uniform(3, 12), py)],
            tint,
            1.4,
            opacity=rng.uniform(0.15, 0.6),
        )
    shore = ground.edge([*points, points[0]], colour, 1.6, stroke_opacity=0.7)
    ground.pave(ground.face(points, paint), svg.group(streaks, clip_path=shape) + shore)


def tree(ground: Ground, x: float, y: float, size: float = 1, colour: str = "#1F7A56") -> None:
    """A round tree."""
    px, py = ground.at(x, y)
    u = ground.unit * size
    body = svg.ellipse(px, py, u * 0.22, u * 0.1, "#05070F", opacity=0.5)
    body += svg.line([(px, py), (px, py - u * 0.35)], "#2A2238", u * 0.07)
    for dx, dy, r in ((0.08, 0.42, 0.22), (-0.12, 0.48, 0.2), (0.02, 0.66, 0.19)):
        body += svg.circle(px + dx * u, py - dy * u, u * r, palette.darken(colour, 0.25))
        body += svg.circle(px + (dx - 0.05) * u, py - (dy + 0.05) * u, u * r * 0.68, colour)
    ground.put(x, y, body)


def palm(ground: Ground, x: float, y: float, size: float = 1) -> None:
    """A palm tree."""
    px, py = ground.at(x, y)
    u = ground.unit * size
    top = (px + u * 0.12, py - u * 1.05)
    body = svg.ellipse(px, py, u * 0.2, u * 0.08, "#05070F", opacity=0.5)
    body += svg.stroke(
        f"M{px:.1f},{py:.1f} Q{px - u * 0.06:.1f},{py - u * 0.6:.1f} {top[0]:.1f},{top[1]:.1f}",
        "#4A3A4E",
        u * 0.08,
    )
    for angle in (200, 160, 120, 60, 20, -20):
        dx, dy = math.cos(math.radians(angle)) * u * 0.5, -math.sin(math.radians(angle)) * u * 0.3
        tone = "#2FA57A" if angle > 90 else "#1B6A50"
        body += svg.stroke(
            f"M{top[0]:.1f},{top[1]:.1f} q{dx * 0.6:.1f},{dy - u * 0.2:.1f} "
            f"{dx:.1f},{dy + u * 0.12:.1f}",
            tone,
            u * 0.09,
        )
    ground.put(x, y, body)


def lamp(ground: Ground, x: float, y: float, colour: str = palette.WARM, high: float = 0.7) -> None:
    """A street lamp and its pool of light."""
    foot, tip = ground.at(x, y), ground.at(x, y, high)
    pool = svg.ellipse(
        *foot,
        ground.unit * 0.5,
        ground.unit * 0.28,
        svg.radial((0, colour, 0.55), (1, colour, 0.0)),
    )
    ground.pave("", pool)
    ground.put(
        x,
        y,
        svg.line([foot, tip], "#4A5390", 1.4),
        svg.circle(*tip, ground.unit * 0.07, palette.lighten(colour, 0.5)),
    )


def cylinder(
    ground: Ground,
    x: float,
    y: float,
    radius: float,
    high: float,
    wall: str,
    neon: str,
    rings: int = 2,
    z: float = 0,
) -> None:
    """A round tank or tower with rings of light."""
    px, py = ground.at(x, y, z)
    rx, ry, h = radius * ground.unit * 1.22, radius * ground.unit * 0.7, high * ground.unit
    side = svg.linear(
        (0, palette.lighten(wall, 0.25)),
        (0.35, palette.lighten(wall, 0.05)),
        (1, palette.darken(wall, 0.7)),
        angle=(0, 0, 1, 0),
    )
    body = svg.path(
        f"M{px - rx:.1f},{py - h:.1f} V{py:.1f} A{rx:.1f},{ry:.1f} 0 0 0 "
        f"{px + rx:.1f},{py:.1f} V{py - h:.1f} Z",
        side,
    )
    body += svg.ellipse(px, py - h, rx, ry, palette.mix(wall, "#5A66A8", 0.35))
    lights = svg.ellipse(px, py - h, rx, ry, "none", stroke=neon, stroke_width=2)
    for ring in range(rings):
        up = py - h * (ring + 0.5) / rings
        lights += svg.stroke(
            f"M{px - rx:.1f},{up:.1f} A{rx:.1f},{ry:.1f} 0 0 0 {px + rx:.1f},{up:.1f}",
            neon,
            1.6,
            opacity=0.8,
        )
    ground.put(x, y, body, lights, z)


def container(
    ground: Ground, x: float, y: float, colour: str, z: float = 0, long: float = 1.2
) -> None:
    """A shipping container."""
    body = box(ground, x, y, z, long, 0.5, 0.45, palette.mix(colour, "#20264A", 0.55))
    ribs = "".join(
        ground.edge(
            [(x + long * k / 7, y + 0.5, z + 0.06), (x + long * k / 7, y + 0.5, z + 0.4)],
            "#0A0C1C",
            1,
            stroke_opacity=0.5,
        )
        for k in range(1, 7)
    )
    rim = ground.edge(
        [(x, y + 0.5, z + 0.45), (x + long, y + 0.5, z + 0.45), (x + long, y, z + 0.45)],
        colour,
        1.2,
        stroke_opacity=0.8,
    )
    ground.put(x + long / 2, y + 0.25, body + ribs, rim, z)


def gantry(
    ground: Ground,
    x: float,
    y: float,
    high: float = 3.2,
    reach: float = 3.0,
    colour: str = palette.AMBER,
    bold: float = 1.0,
) -> None:
    """A harbour crane: four legs and a boom over the water along y."""
    steel, thick = "#5A64A0", ground.unit * 0.07 * bold
    body = ""
    for lx, ly in ((0, 0), (0.9, 0), (0, 1), (0.9, 1)):
        body += ground.edge([(x + lx, y + ly, 0), (x + lx, y + ly, high)], steel, thick * 1.4)
    for z in (high * 0.45, high):
        body += ground.edge([(x, y + 1, z), (x + 0.9, y + 1, z), (x + 0.9, y, z)], steel, thick)
    body += ground.edge([(x, y + 1, 0.2), (x + 0.9, y + 1, high * 0.45)], steel, thick * 0.7)
    boom = [(x + 0.45, y - 1.0, high), (x + 0.45, y + 1 + reach, high)]
    apex = (x + 0.45, y + 0.6, high + 1.1)
    body += ground.edge(boom, "#7A84C0", thick * 2) + ground.edge(
        [boom[0], apex, boom[1]], steel, 1.3 * bold
    )
    body += ground.edge([(x + 0.45, y + 0.6, high), apex], steel, thick)
    hook = (x + 0.45, y + 0.4 + reach, high)
    body += ground.edge([hook, (hook[0], hook[1], high * 0.5)], "#9AA5D1", 1)
    lights = ground.edge(boom, colour, 2 * bold, stroke_dasharray="3 7")
    lights += svg.circle(*ground.at(*apex), ground.unit * 0.09, "#FF4D5E")
    for lx, ly in ((0, 1), (0.9, 1), (0.9, 0)):
        lights += ground.edge(
            [(x + lx, y + ly, 0.3), (x + lx, y + ly, high)], colour, 1.2 * bold, stroke_opacity=0.55
        )
    ground.put(x + 0.45, y + 1, body, lights)


def ship(ground: Ground, x: float, y: float, long: float = 4.0, neon: str = palette.CYAN) -> None:
    """A container ship lying along x."""
    d, h = 1.1, 0.7
    hull = ground.face(
        [
            (x + 0.2, y + d, 0),
            (x + long, y + d, 0),
            (x + long + 0.3, y + d, h),
            (x - 0.2, y + d, h),
        ],
        svg.linear((0, "#3A2A58"), (1, "#120E28")),
    )
    hull += ground.face(
        [
            (x + long, y + d, 0),
            (x + long, y, 0),
            (x + long + 0.9, y + d / 2, h),
            (x + long + 0.3, y + d, h),
        ],
        "#191334",
    )
    hull += ground.face(
        [
            (x - 0.2, y, h),
            (x - 0.2, y + d, h),
            (x + long + 0.3, y + d, h),
            (x + long + 0.9, y + d / 2, h),
            (x + long + 0.3, y, h),
        ],
        "#2C3260",
    )
    line = ground.edge(
        [(x - 0.2, y + d, h), (x + long + 0.3, y + d, h), (x + long + 0.9, y + d / 2, h)], neon, 2
    )
    ground.put(x + long / 2, y + d / 2, hull, line)
    rng = ground.rng.child("ship")
    for column in range(int((long - 1.3) / 0.75)):
        for level in range(rng.integer(1, 3)):
            container(
                ground,
                x + 1.1 + column * 0.75,
                y + 0.3,
                rng.choice(palette.NEON),
                h + level * 0.42,
                0.7,
            )
    building(
        ground,
        x,
        y + 0.2,
        0.8,
        0.8,
        1.2,
        Style("#5A628F", neon, share=0.8, size=0.8, line=0.8),
        h,
        "bridge",
    )


def pitched(
    ground: Ground,
    x: float,
    y: float,
    w: float,
    d: float,
    h: float,
    roof: str,
    style: Style,
    z: float = 0,
    eaves: float = 0.15,
    pitch: float = 0.6,
) -> None:
    """A house with a pitched roof whose ridge runs along x."""
    building(
        ground,
        x,
        y,
        w,
        d,
        h,
        Style(
            style.wall, style.neon, style.window, style.share, style.kind, "plain", 0, style.size
        ),
        z,
    )
    e, top = eaves, z + h + pitch
    a, b = (x - e, y + d + e, z + h - 0.06), (x + w + e, y + d + e, z + h - 0.06)
    c, ridge0, ridge1 = (
        (x + w + e, y - e, z + h - 0.06),
        (x - e, y + d / 2, top),
        (x + w + e, y + d / 2, top),
    )
    front = ground.face(
        [a, b, ridge1, ridge0],
        svg.linear((0, palette.lighten(roof, 0.15)), (1, palette.darken(roof, 0.4))),
    )
    gable = ground.face([b, c, ridge1], palette.darken(roof, 0.65))
    lights = ground.edge([a, b, c], style.neon, 1.5, stroke_opacity=0.9)
    lights += ground.edge([ridge0, ridge1], style.neon, 1.2, stroke_opacity=0.5)
    ground.put(x + w / 2 + 0.01, y + d / 2 + 0.01, front + gable, lights, z + h)


def pagoda(
    ground: Ground,
    x: float,
    y: float,
    size: float,
    floors: int,
    style: Style,
    roof: str = "#3A2450",
) -> None:
    """Stacked floors with wide roofs, each smaller than the one below."""
    z, w = 0.0, size
    for _ in range(floors):
        inset = (size - w) / 2
        pitched(ground, x + inset, y + inset, w, w, 0.55, roof, style, z, 0.28, 0.32)
        z, w = z + 0.8, w * 0.82
    px, py = ground.at(x + size / 2, y + size / 2, z)
    ground.put(
        x + size / 2 + 0.02,
        y + size / 2 + 0.02,
        svg.line([(px, py + 4), (px, py - ground.unit * 0.6)], "#9AA5D1", 2),
        svg.circle(px, py - ground.unit * 0.6, 3, style.neon),
        z,
    )


def sign(
    ground: Ground, x: float, y: float, z: float, high: float, colour: str, side: str = "left"
) -> None:
    """A tall neon sign with strokes that are no letters."""
    rng = ground.rng.child(f"sign{x}{y}{z}")
    wide = 0.42

    def on(u: float, v: float) -> tuple[float, float, float]:
        along = (x + u * wide, y) if side == "left" else (x, y - u * wide)
        return (*along, z + v * high)

    frame = [on(u, v) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
    body = ground.face(frame, "#0A0C1C")
    lights = ground.edge([*frame, frame[0]], colour, 1.8)
    for k in range(int(high / 0.32)):
        v = (k + 0.5) / int(high / 0.32)
        ends = (on(0.25, v), on(rng.uniform(0.5, 0.8), v))
        lights += ground.edge(ends, palette.lighten(colour, 0.4), 2)
        if rng.chance(0.6):
            u = rng.uniform(0.3, 0.7)
            lights += ground.edge((on(u, v), on(u, v + 0.07)), palette.lighten(colour, 0.4), 1.6)
    ground.put(x + 0.3, y + 0.3, body, lights, z)
