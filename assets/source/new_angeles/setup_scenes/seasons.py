"""Setups: a summer of crime, a winter of fever, a quarter without news."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.props import drama
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene


def syndicate_summer() -> Picture:
    """Palms, a sun in stripes, a long car on the boulevard and those who wait beside it."""
    view = Scene(
        "cards_setups/syndicate_summer",
        Mood(
            "rose", palette.MAGENTA, palette.AMBER, "", ("#6A1E6A", "#3E1450", "#1C0A2E"), "#2A0640"
        ),
    )
    view.moon(0.5, 0.48, 0.42, "#FFB04A")
    view.city(0.78, 0.4, rows=2)
    view.floor(0.76, 0.85)
    view.flat(
        svg.polygon(
            [(0, 640), (1056, 610), (1056, 712), (0, 712)],
            svg.linear((0, "#3A1450"), (1, "#120618")),
        )
        + svg.line([(0, 640), (1056, 610)], palette.MAGENTA, 5)
    )
    for x, y, size, flip in (
        (90, 690, 5.0, False),
        (230, 650, 3.6, True),
        (980, 680, 5.2, True),
        (836, 640, 3.4, False),
    ):
        view.put(drama.palm(palette.ink("#2A1640", palette.MAGENTA)), x, y, size, flip=flip, rim=5)
    view.put(props.car(palette.ink("#5A1A6A", palette.CYAN)), 560, 690, 4.0, rim=7, mirror=False)
    dark = palette.ink("#2A1244", palette.AMBER)
    view.put(drama.gunman(dark), 300, 700, 2.6, rim=5)
    view.put(props.figure(dark, "stand", True), 812, 698, 2.7, rim=5)
    view.put(props.briefcase(palette.ink("#4A2A5A", palette.AMBER)), 868, 700, 0.66, rim=3)
    return view.finished()


def flu_season() -> Picture:
    """Masks under umbrellas in the green rain; a machine measures who is hot."""
    ill = palette.PIECES["illness"]
    view = Scene(
        "cards_setups/flu_season",
        Mood("green", ill, palette.CYAN, "", ("#2A5A46", "#1A3A38", "#0C1C22"), "#0A2418"),
    )
    view.city(0.86, 1.0, soft=2.5)
    view.mist(0.62, 0.24, 0.45, ill)
    view.floor(0.84, 0.8)
    tones = (ill, palette.CYAN, palette.ROSE, "#FFC24A", palette.VIOLET)
    for row, (y, size, count) in enumerate(((560, 1.7, 6), (690, 3.0, 5))):
        for k in range(count):
            x = 528 + (k - (count - 1) / 2) * (180 + row * 44) + row * 30
            view.put(
                drama.umbrella_walker(palette.ink("#2A3A4A", tones[(k + row * 2) % 5])),
                x,
                y,
                size,
                flip=k % 2 == 1,
                rim=3 + row * 2,
                soft=1.2 if not row else 0,
            )
    view.light_up(
        svg.polygon(
            [(528, 150), (330, 430), (560, 430)],
            svg.linear((0, "#FF4D3D", 0.2), (1, "#FF4D3D", 0.7)),
        ),
        soft=2,
    )
    view.light_up(
        svg.line([(330, 400), (560, 400)], "#FF4D3D", 5)
        + svg.line([(338, 290), (338, 470), (380, 470)], "#FF4D3D", 4)
        + svg.line([(552, 290), (552, 470), (510, 470)], "#FF4D3D", 4),
        soft=0.8,
    )
    view.put(props.drone(palette.ink("#3A5A4A", "#FF4D3D")), 528, 190, 2.0, rim=5)
    for x, y, size in ((120, 200, 1.4), (940, 170, 1.7), (820, 300, 0.8), (240, 90, 0.7)):
        view.put(props.virus(palette.ink("#4A5A2A", ill)), x, y, size, rim=3, soft=0.8)
    view.rain(420)
    return view.finished()


def quiet_quarter() -> Picture:
    """A canal at night: lanterns on the water, a footbridge, a cat, and nobody in a hurry."""
    view = Scene(
        "cards_setups/quiet_quarter",
        Mood("indigo", "#7AA8FF", "#FFB86A", "", ("#2E4486", "#1E2E62", "#0E1634"), "#081040"),
    )
    view.moon(0.34, 0.27, 0.17, "#9AB0E8")
    view.city(0.66, 0.4, soft=1)
    wall = ""
    for side, tones in (
        (-1, ("#2A3468", "#343E78", "#222C5A")),
        (1, ("#3A2E64", "#2A2454", "#443872")),
    ):
        for k, tone in enumerate(tones):
            near, far = 528 + side * (528 - k * 140), 528 + side * (528 - (k + 1) * 140)
            top0, top1 = 120 + k * 92, 150 + k * 92
            wall += svg.polygon(
                [(near, top0), (far, top1), (far, 560 - k * 14), (near, 640 - k * 30)], tone
            )
            wall += svg.line([(near, top0), (far, top1)], "#FFB86A" if side > 0 else "#7AA8FF", 3)
            for r in range(3 - k // 2):
                for c in range(2):
                    x = near + (far - near) * (0.2 + c * 0.42)
                    lit = (r + c + k) % 3 != 0
                    wall += svg.rect(
                        x - 16,
                        top1 + 40 + r * 96,
                        34,
                        52,
                        "#FFD9A0" if lit else "#141A3C",
                        opacity=0.95 if lit else 1,
                    )
    view.put(wall, 0, 0, 1, rim=4)
    bridge = svg.path(
        "M150,590 Q528,400 906,590 L906,560 Q528,360 150,560 Z",
        svg.linear((0, "#5A6AB0"), (1, "#1E2450")),
    ) + svg.stroke("M150,530 Q528,330 906,530", "#8A9AE0", 6)
    bridge += "".join(
        svg.line(
            [
                (528 + d, 548 - 88 * (1 - (d / 378) ** 2) - 12),
                (528 + d, 530 - 100 * (1 - (d / 378) ** 2) + 2),
            ],
            "#8A9AE0",
            4,
        )
        for d in range(-340, 341, 42)
    )
    view.put(bridge, 0, 0, 1, rim=5)
    view.put(drama.cat(palette.ink("#1A2048", "#FFE08A")), 470, 456, 0.95, rim=3)
    view.floor(0.8, 1.0)
    rng = Rng("lanterns")
    for k in range(13):
        x, y = 100 + k * 72 + rng.uniform(-20, 20), 600 + rng.uniform(-10, 92)
        size = 0.5 + (y - 580) / 130
        lamp = svg.polygon(
            [(-26, 0), (26, 0), (20, -52), (-20, -52)], svg.linear((0, "#FFE8B0"), (1, "#FF9A3A"))
        ) + svg.rect(-34, -2, 68, 9, "#2A1A2A", rx=4)
        view.put(lamp, x, y, size, rim=0, shade=0, glow=0.9)
        view.light_up(
            svg.ellipse(x, y + 22 * size, 30 * size, 12 * size, "#FF9A3A", opacity=0.6), soft=4
        )
    view.light_up(
        neon("M60,300 Q200,360 330,330", "#FFB86A", 2)
        + "".join(
            svg.circle(60 + t * 27, 300 + 52 * math.sin(t * math.pi / 10), 7, "#FFE0B0")
            for t in range(11)
        ),
        soft=0.6,
    )
    return view.finished(1.1, 0.4)


PICTURES = {
    "syndicate_summer": syndicate_summer,
    "flu_season": flu_season,
    "quiet_quarter": quiet_quarter,
}
