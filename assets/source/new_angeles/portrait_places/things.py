"""The assets that are no single face: advisers, a swarm, a man nobody knows."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH, Mood, Scene


def brain(ink: palette.Ink) -> str:
    """A brain in a dome of glass."""
    base = svg.path("M-40,0 L40,0 L32,-16 L-32,-16 Z", ink.base) + svg.rect(
        -30, -14, 60, 4, ink.glow
    )
    dome = svg.path(
        "M-36,-16 L-36,-62 C-36,-112 36,-112 36,-62 L36,-16 Z",
        palette.alpha(ink.glow, 0.22),
        stroke=palette.lighten(ink.glow, 0.4),
        stroke_width=2,
    )
    lobes = "".join(
        svg.circle(x, y, r, tone)
        for x, y, r, tone in (
            (-13, -54, 15, "#FF9AC0"),
            (13, -54, 15, "#E070A8"),
            (-15, -70, 12, "#FFB0D0"),
            (14, -71, 12, "#E880B0"),
            (0, -80, 12, "#FFC0DA"),
            (0, -42, 11, "#C85A98"),
        )
    )
    folds = "".join(
        svg.stroke(d, "#7A2A6A", 2.2)
        for d in (
            "M0,-90 V-40",
            "M-24,-58 q8,-8 16,0 t8,-4",
            "M6,-60 q8,-8 16,2",
            "M-20,-74 q8,8 16,-2",
            "M5,-76 q8,8 16,0",
            "M-18,-46 q8,6 14,-2",
            "M4,-46 q8,6 14,-2",
        )
    )
    shine = svg.stroke("M-28,-30 V-64 Q-26,-84 -12,-92", "#FFFFFF", 3, opacity=0.7)
    return dome + lobes + folds + shine + base


def braintrust() -> Picture:
    """A ring of brains in glass around a table of light."""
    view = Scene("portraits_assets/braintrust", Mood("violet", palette.ROSE, palette.CYAN))
    view.city(0.6, 0.5, soft=5)
    view.flat(svg.ellipse(528, 660, 700, 250, "#0E0A26"))
    view.light_up(
        "".join(
            svg.ellipse(
                528,
                520,
                360 - k * 70,
                120 - k * 24,
                "none",
                stroke=palette.CYAN,
                stroke_width=5 - k,
            )
            for k in range(4)
        )
    )
    view.light_up(beam(528, 540, 90, 560, 22, palette.CYAN, 0.7), soft=8)
    places = []
    for k in range(7):
        a = math.tau * k / 7 + math.pi / 2
        places.append((528 + math.cos(a) * 400, 520 + math.sin(a) * 140, 1.9 + math.sin(a) * 0.75))
    for x, y, size in sorted(places, key=lambda p: p[1]):
        view.light_up(neon(f"M{x:.0f},{y - 10:.0f} L528,520", palette.ROSE, 2), strength=0.8)
        view.put(brain(palette.ink("#3A2A6A", palette.CYAN)), x, y + 20, size, rim=5, shade=0.3)
    view.put(props.globe(palette.ink("#2A3A7A", palette.CYAN)), 528, 360, 2.1, rim=0, shade=0)
    return view.finished()


def locust(ink: palette.Ink) -> str:
    """A machine like an insect, seen from the front."""
    wings = "".join(
        svg.place(
            svg.ellipse(
                0, 0, 84, 17, palette.alpha(ink.glow, 0.35), stroke=ink.glow, stroke_width=1.6
            ),
            s * 84,
            -70 + up,
            1,
            turn=s * lean,
        )
        for s in (-1, 1)
        for up, lean in ((-18, -26), (14, 8))
    )
    legs = "".join(
        svg.line(
            [
                (s * 14, -40 + k * 8),
                (s * (44 + k * 6), -54 + k * 20),
                (s * (38 + k * 9), -12 + k * 14),
            ],
            ink.light,
            4,
        )
        for s in (-1, 1)
        for k in range(3)
    )
    body = svg.path(
        "M-22,-86 Q0,-108 22,-86 L26,-46 L10,6 L-10,6 L-26,-46 Z",
        svg.linear((0, ink.light), (1, ink.dark)),
    )
    body += "".join(
        svg.line([(-22 + k * 4, -44 + k * 13), (22 - k * 4, -44 + k * 13)], ink.glow, 2)
        for k in range(4)
    )
    eyes = "".join(
        svg.ellipse(s * 13, -80, 9, 13, ink.glow) + svg.ellipse(s * 12, -84, 3, 5, "#FFFFFF")
        for s in (-1, 1)
    )
    feelers = "".join(
        svg.stroke(f"M{s * 8},-96 Q{s * 16},-130 {s * 46},-136", ink.light, 2.6) for s in (-1, 1)
    )
    return (
        wings
        + legs
        + body
        + eyes
        + feelers
        + svg.polygon([(-6, -64), (6, -64), (0, -52)], "#FF4D5E")
    )


def locust_company() -> Picture:
    """A swarm of machines comes out of the cloud above the city."""
    view = Scene("portraits_assets/locust_company", Mood("green", "#B6FF3D", palette.THREAT))
    view.city(1.0, 0.62)
    rng = Rng("locusts")
    for _ in range(150):
        a, r = rng.uniform(0, math.tau), rng.uniform(0.12, 1)
        x, y, size = 700 - r * 560 + math.cos(a) * 330 * r, 210 + math.sin(a) * 190 * r, 3 + r * 9
        view.flat(
            svg.path(
                (
                    f"M{x - size * 2:.0f},{y - size:.0f} L{x:.0f},{y:.0f} "
                    f"L{x + size * 2:.0f},{y - size:.0f} "
                    f"L{x:.0f},{y + size:.0f} Z"
                ),
                "#0A140E",
            ),
            soft=0,
        )
    ink = palette.ink("#3A4A3A", "#B6FF3D")
    for x, y, size, turn in (
        (860, 200, 0.62, 14),
        (640, 130, 0.5, -8),
        (930, 400, 0.9, 10),
        (170, 190, 0.85, -14),
        (700, 330, 0.95, 6),
    ):
        view.put(
            locust(ink), x, y + 50 * size, size, turn=turn, rim=3, soft=1.2 if size < 0.7 else 0
        )
    view.put(locust(ink), 400, 560, 3.4, turn=-6, rim=7)
    view.rain(120)
    return view.finished()


def fall_guy_body() -> str:
    """A man with his hands up, from behind the light: only his outline."""
    d = svg.ellipse(0, -330, 44, 54, "#05060F") + svg.rect(-20, -290, 40, 50, "#05060F")
    d += svg.path("M-96,-236 Q0,-280 96,-236 L84,40 L-84,40 Z", "#05060F")
    for s in (-1, 1):
        d += svg.stroke(f"M{s * 84},-220 L{s * 176},-150 L{s * 166},-318", "#05060F", 46)
        d += svg.circle(s * 166, -340, 27, "#05060F")
        d += "".join(
            svg.line(
                [(s * 166 + k * 12 - 18, -350), (s * 166 + k * 17 - 26, -390 + abs(k - 1.5) * 6)],
                "#05060F",
                12,
            )
            for k in range(4)
        )
        d += svg.path(f"M{s * 4},20 L{s * 86},20 L{s * 74},420 L{s * 20},420 Z", "#05060F")
    return d + svg.polygon([(-10, -236), (10, -236), (16, -120), (0, -96), (-16, -120)], "#3A0E1A")


def the_fall_guy() -> Picture:
    """Somebody alone in the spotlight; the guilty ones walk away."""
    view = Scene("portraits_assets/the_fall_guy", Mood("indigo", "#FFE8B0", palette.THREAT))
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#0B0D22"), (1, "#14102C"))))
    bricks = "".join(
        svg.rect(c * 96 - (r % 2) * 48, r * 44, 92, 40, "#1A1A3A" if (r + c) % 3 else "#20204A")
        for r in range(13)
        for c in range(13)
    )
    view.flat(bricks)
    view.light_up(
        svg.ellipse(
            528,
            330,
            300,
            320,
            svg.radial(
                (0, "#FFF4D0"),
                (0.82, "#FFD98A", 0.85),
                (0.86, "#FFD98A", 0.12),
                (1, "#FFD98A", 0.0),
            ),
        )
    )
    view.flat(svg.rect(0, 570, WIDTH, 150, "#0A0A18"))
    view.light_up(svg.ellipse(528, 640, 330, 60, svg.radial((0, "#FFE8B0"), (1, "#FFE8B0", 0.0))))
    for x, size in ((92, 2.6), (180, 2.4), (900, 2.5), (986, 2.7)):
        view.put(
            props.figure(palette.ink("#1A1C3A", palette.THREAT), "walk", True),
            x,
            680,
            size,
            flip=x < 500,
            rim=3,
        )
    view.flat(svg.place(svg.group(fall_guy_body(), opacity=0.5), 560, 500, 1.12), soft=9)
    view.put(fall_guy_body(), 528, 470, 1.0, rim=7, shade=0, glow=0.3)
    view.put(props.handcuffs(palette.ink("#8A94C4", palette.THREAT)), 528, 720, 1.5, rim=3)
    return view.finished(1.1, 0.6)
