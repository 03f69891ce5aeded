"""Scenes of the investments in technology and entertainment."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene

NAME = "cards_investments"


def trace(rng: Rng, k: int) -> tuple[str, float, float]:
    """A conductor away from the processor, and where its dot is."""
    side, at = k % 4, (k // 4 - 7) * 19
    out, bend = rng.uniform(120, 260), rng.uniform(-130, 130)
    if side < 2:
        s = 1 if side else -1
        x0, y0 = 528 + s * 160, 356 + at
        d, x1, y1 = (
            f"M{x0},{y0:.0f} h{s * out:.0f} l{s * abs(bend):.0f},{bend:.0f} h{s * 300}",
            x0 + s * (out + abs(bend)),
            y0 + bend,
        )
    else:
        s = 1 if side == 3 else -1
        x0, y0 = 528 + at, 356 + s * 160
        d, x1, y1 = (
            f"M{x0:.0f},{y0} v{s * out * 0.5:.0f} l{bend:.0f},{s * abs(bend):.0f} v{s * 200}",
            x0 + bend,
            y0 + s * (out * 0.5 + abs(bend)),
        )
    return d, x1, y1


def technology_sector() -> Picture:
    """A circuit board from above, close: a processor like a palace in a city of parts."""
    view = Scene(
        f"{NAME}/technology_sector", Mood("teal", "#4DE1FF", "#B06BFF", "", ("#0C3A46",), "#041C34")
    )
    view.flat(
        svg.rect(0, 0, 1056, 712, svg.linear((0, "#06283A"), (1, "#0A1A3E"), angle=(0, 0, 1, 1)))
    )
    rng, traces, dots = Rng(f"{NAME}/technology_sector/traces"), [], ""
    for k in range(60):
        d, x1, y1 = trace(rng, k)
        traces.append((d, ("#4DE1FF", "#3DFFB0", "#B06BFF", "#4DE1FF")[k % 4]))
        dots += svg.circle(x1, y1, 6, "#E8FFFF")
    view.flat("".join(svg.stroke(d, palette.darken(tint, 0.55), 6) for d, tint in traces))
    lit = "".join(
        svg.stroke(d, tint, 4, stroke_dasharray=f"{30 + k % 5 * 18} {90 + k % 7 * 20}")
        for k, (d, tint) in enumerate(traces)
    )
    view.light_up(lit, dots)
    view.light_up(lit, soft=7, strength=0.9)
    for k in range(35):
        x, y = 70 + k % 7 * 153 + rng.uniform(-18, 18), 60 + k // 7 * 148 + rng.uniform(-18, 18)
        if (abs(x - 528) < 250 and abs(y - 356) < 260) or rng.chance(0.3):
            continue
        if k % 3:
            part = (
                svg.rect(-46, -24, 92, 48, svg.linear((0, "#2A3A5A"), (1, "#0A1024")), rx=4)
                + "".join(
                    svg.rect(-40 + n * 18, s * 24 - (8 if s < 0 else 0), 8, 8, "#C8D8F0")
                    for n in range(5)
                    for s in (-1, 1)
                )
                + svg.circle(-34, -12, 4, "#4DE1FF")
            )
        else:
            part = (
                svg.circle(0, 0, 36, svg.linear((0, "#B8C8E8"), (1, "#2A3A6A"), angle=(0, 0, 1, 1)))
                + svg.circle(0, 0, 25, "#14204A")
                + svg.line([(-18, 0), (18, 0)], "#4DE1FF", 3)
            )
        view.put(part, x, y, 1, turn=90 * (k % 2), rim=4)
    legs = "".join(
        svg.rect(528 + a * 19 - 5, 356 + s * 178 - 16, 10, 32, "#E8D8A0")
        + svg.rect(528 + s * 178 - 16, 356 + a * 19 - 5, 32, 10, "#E8D8A0")
        for a in range(-7, 8)
        for s in (-1, 1)
    )
    core = svg.rect(
        362, 190, 332, 332, svg.linear((0, "#5A6AA8"), (1, "#0E1434"), angle=(0, 0, 1, 1)), rx=14
    ) + svg.rect(398, 226, 260, 260, "#0A1030", rx=8)
    view.put(legs + core, 0, 0, 1, rim=8)
    plan = "".join(
        svg.rect(
            412 + c * 40,
            240 + r * 40,
            32,
            32,
            palette.mix("#2A6AA8", "#B06BFF", rng.random()),
            rx=3,
            opacity=0.85,
        )
        for c in range(6)
        for r in range(6)
        if not (2 <= c <= 3 and 2 <= r <= 3)
    )
    heart = svg.rect(492, 320, 72, 72, "#E8FFFF", rx=8)
    view.light_up(plan, heart)
    view.light_up(heart, soft=22)
    view.light_up(svg.circle(528, 356, 330, svg.radial((0, "#4DE1FF", 0.6), (1, "#4DE1FF", 0.0))))
    return view.finished(1.12, 0.55)


def great_wheel(view: Scene, tints: tuple[str, ...]) -> None:
    """A wheel of neon with cabins."""
    cx, cy, r = 330, 300, 236
    frame = svg.line([(cx - 120, 566), (cx, cy), (cx + 120, 566)], "#3A2A6A", 16)
    frame += "".join(
        svg.line([(cx, cy), (cx + math.cos(t) * r, cy + math.sin(t) * r)], "#5A4AA0", 4)
        for t in (k * math.tau / 18 for k in range(18))
    )
    view.put(frame, 0, 0, 1, rim=3)
    rings = "".join(
        svg.circle(cx, cy, q, "none", stroke=tints[k], stroke_width=6)
        for k, q in enumerate((r, r - 22, 140, 60))
    )
    rings += "".join(
        svg.line(
            [
                (cx + math.cos(t) * 60, cy + math.sin(t) * 60),
                (cx + math.cos(t) * 140, cy + math.sin(t) * 140),
            ],
            tints[k % 6],
            5,
        )
        for k, t in enumerate(k * math.tau / 18 for k in range(18))
    )
    view.light_up(rings)
    view.light_up(rings, soft=10)
    for k in range(18):
        t = k * math.tau / 18
        x, y = cx + math.cos(t) * r, cy + math.sin(t) * r
        cab = svg.path("M-15,2 Q0,-12 15,2 L15,26 Q0,34 -15,26 Z", tints[k % 6]) + svg.rect(
            -10, 6, 20, 10, "#FFF6E8"
        )
        view.put(cab, x, y, 1, rim=2)


def coaster(view: Scene) -> None:
    """A track on stilts with a train on its way down."""
    d = "M470,560 C560,560 590,150 680,150 S760,520 830,520 S880,250 930,250 S980,400 1080,420"
    stilts = "".join(
        svg.line([(x, 566), (x, y)], "#4A3A86", 4)
        for x, y in (
            (560, 420),
            (600, 280),
            (640, 180),
            (680, 150),
            (720, 200),
            (760, 370),
            (800, 500),
            (860, 480),
            (895, 310),
            (930, 250),
            (965, 300),
            (1000, 370),
        )
    )
    view.put(stilts + svg.stroke(d, "#2A1A5A", 16), 0, 0, 1, rim=3)
    view.light_up(
        svg.stroke(d, "#FFE14D", 4),
        svg.stroke(
            "M470,548 C560,548 590,138 680,138 S760,508 830,508 S880,238 930,238 S980,388 1080,408",
            "#FF6BD6",
            3,
        ),
    )
    view.light_up(svg.stroke(d, "#FFB638", 14), soft=8)
    for x, y, turn in ((712, 160, 50), (733, 205, 64), (748, 258, 72)):
        view.put(
            svg.rect(-25, -30, 50, 24, "#FF4D6A", rx=8)
            + svg.circle(-8, -36, 7, "#2A1236")
            + svg.circle(10, -36, 7, "#2A1236"),
            x,
            y,
            1,
            turn=turn,
            rim=3,
        )


def tent(tint: str) -> str:
    """A tent with stripes."""
    return (
        svg.polygon([(-80, -60), (0, -120), (80, -60)], tint)
        + "".join(
            svg.polygon(
                [(-80 + k * 32, -60), (-48 + k * 32, -60), (-44 + k * 30, 0), (-72 + k * 30, 0)],
                tint if k % 2 else "#FFF0F8",
            )
            for k in range(5)
        )
        + svg.line([(0, -120), (0, -150)], "#FFE14D", 4)
    )


def entertainment_sector() -> Picture:
    """A fair on the pier: a great wheel of neon, a coaster, and their mirror in the sea."""
    view = Scene(
        f"{NAME}/entertainment_sector",
        Mood("violet", "#FF6BD6", "#2BE4FF", "", ("#33186A", "#1C1240"), "#1A0A3A"),
    )
    view.city(0.76, 0.5, rows=2, signs=0.2)
    tints = ("#FF6BD6", "#2BE4FF", "#FFE14D", "#9A5BFF", "#3DFFB0", "#FF9D5C")
    great_wheel(view, tints)
    coaster(view)
    for x, size, tint in ((560, 1.0, "#2BE4FF"), (900, 1.15, "#FF6BD6")):
        view.put(tent(tint), x, 566, size, rim=4)
    view.put(props.crowd(palette.ink("#1A1036", "#FFE14D"), 60, 500, "fair"), 560, 560, 1.3, rim=2)
    view.flat(svg.rect(0, 560, 1056, 18, "#1A1036"))
    view.floor(0.81, 0.85)
    water = Rng(f"{NAME}/entertainment_sector/water")
    for k in range(22):
        x, tint = water.uniform(60, 1000), tints[k % 6]
        streak = svg.linear((0, tint, 0.75), (1, tint, 0.0))
        view.light_up(
            svg.rect(x, 578, water.uniform(5, 16), water.uniform(50, 130), streak), soft=3
        )
    for k in range(4):
        view.light_up(beam(200 + k * 240, 560, 60 + k * 20, 700, 6, tints[k], 0.5), soft=6)
    rng = Rng(f"{NAME}/entertainment_sector/works")
    for x, y, tint in ((800, 100, "#FFE14D"), (610, 80, "#2BE4FF"), (990, 160, "#FF6BD6")):
        view.light_up(
            "".join(
                svg.line(
                    [
                        (x + math.cos(t) * 14, y + math.sin(t) * 14),
                        (x + math.cos(t) * q, y + math.sin(t) * q),
                    ],
                    tint,
                    2.4,
                )
                for t, q in ((k * math.tau / 24, rng.uniform(40, 76)) for k in range(24))
            )
        )
    return view.finished(1.1, 0.4)
