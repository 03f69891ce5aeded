"""Scenes of the demands about those who come to the city."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.picture import Picture
from ...drawing.places import confetti
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene
from ...drawing.silhouettes import Shape, person

NAME = "cards_demands"


def ball(x: float, y: float, radius: float) -> str:
    """A ball of lit plates."""
    items = svg.circle(
        x,
        y,
        radius,
        svg.radial(
            (0, "#FFFFFF"), (0.6, "#C8D4F0"), (1, "#3A4A86"), centre=(0.38, 0.3), radius=0.75
        ),
    )
    for cx, cy, r, turn in (
        (0, 0, 0.34, 0.2),
        (0.72, -0.32, 0.26, 0.6),
        (-0.7, -0.38, 0.26, 0.1),
        (0.46, 0.72, 0.26, 0.4),
        (-0.5, 0.7, 0.26, 0.9),
    ):
        corners = [
            (
                x + radius * (cx + r * math.sin(k * math.tau / 5 + turn) * (1 - abs(cx) * 0.5)),
                y + radius * (cy - r * math.cos(k * math.tau / 5 + turn) * (1 - abs(cy) * 0.5)),
            )
            for k in range(5)
        ]
        items += svg.polygon(
            corners, "#141A40", stroke="#2BE4FF", stroke_width=4, stroke_linejoin="round"
        )
    return items


def hosting_worlds_cup() -> Picture:
    """The ball on the spot, the bowl of the stadium around it, floodlights on."""
    view = Scene(
        f"{NAME}/hosting_worlds_cup",
        Mood("indigo", "#36E08A", "#FFD34D", "", ("#16265A",), "#06204A"),
    )
    rng = Rng(f"{NAME}/hosting_worlds_cup/seats")
    view.flat(
        svg.path(
            "M-40,90 Q528,250 1096,90 L1096,470 L-40,470 Z",
            svg.linear((0, "#2A3A86"), (1, "#0A1238")),
        )
    )
    seats = ""
    for row in range(13):
        for k in range(88):
            x = k * 12.2 + (row % 2) * 6
            y = 120 + row * 25 + 150 * math.sin(math.pi * x / 1056) * (1 - row / 16)
            if y < 440 and rng.chance(0.7):
                seats += svg.circle(
                    x,
                    y,
                    rng.uniform(2, 4.6),
                    rng.choice(("#FFD34D", "#E8ECFF", "#FF5C8A", "#36E08A", "#3AA0FF")),
                    opacity=rng.uniform(0.25, 0.9),
                )
    view.light_up(seats)
    view.flat(
        svg.stroke("M-40,84 Q528,246 1096,84", "#E8ECFF", 6),
        svg.stroke("M-40,60 Q528,222 1096,60", "#1A2450", 40),
    )
    for x, y in ((90, 64), (330, 118), (726, 118), (966, 64)):
        lamps = "".join(
            svg.circle(x - 36 + c * 18, y - 40 + r * 18, 7, "#FFFFFF")
            for c in range(5)
            for r in range(3)
        )
        view.put(svg.rect(x - 48, y - 52, 96, 60, "#0C1230"), 0, 0, 1, rim=2)
        view.light_up(lamps)
        view.light_up(
            svg.circle(x, y - 20, 150, svg.radial((0, "#FFFFFF", 0.9), (1, "#BFF2FF", 0.0)))
        )
        view.light_up(beam(x, y, -90 + (528 - x) * 0.05, 620, 26, "#DFFFF0", 0.4), soft=8)
    pitch = "".join(
        svg.polygon(
            [
                (528 + (k - 6) * 60, 440),
                (528 + (k - 5) * 60, 440),
                (528 + (k - 5) * 250, 712),
                (528 + (k - 6) * 250, 712),
            ],
            "#1E9A5A" if k % 2 else "#157A48",
        )
        for k in range(13)
    )
    view.flat(svg.rect(0, 440, 1056, 272, "#157A48"), pitch)
    view.light_up(neon("M0,446 L1056,446 M190,446 L60,712 M866,446 L996,712", "#BFFFE0", 3))
    view.flat(svg.ellipse(528, 678, 190, 26, "#04140C", opacity=0.7), soft=6)
    view.put(ball(528, 520, 160), 0, 0, 1, rim=9, shade=0.6, glow=0.8)
    confetti(view, 70, ("#FFD34D", "#E8ECFF", "#36E08A"), 0, 0.6)
    return view.finished(1.12, 0.4)


def refugee_influx() -> Picture:
    """Families on the pier before a ship in the fog, in a line without an end."""
    view = Scene(
        f"{NAME}/refugee_influx",
        Mood("steel", "#9AC0E8", "#FFB36A", "", ("#3A5470", "#22364E"), "#0C1A30"),
    )
    view.flat(
        svg.rect(
            0,
            0,
            1056,
            712,
            svg.linear((0, "#1A2C44"), (0.6, "#9AB4CC"), (0.75, "#F0C8A0"), (1, "#1A2434")),
        )
    )
    view.put(props.ship(palette.ink("#1E2E44", "#FFB36A")), 600, 540, 3.7, rim=4, soft=1)
    view.mist(0.7, 0.09, 0.55, "#C8D8E8")
    view.flat(
        svg.polygon(
            [(0, 560), (1056, 520), (1056, 712), (0, 712)],
            svg.linear((0, "#3A4658"), (1, "#0C121E")),
        )
    )
    view.flat(
        "".join(
            svg.line([(k * 90 - 60, 712), (300 + k * 62, 545)], "#1A2434", 2) for k in range(14)
        )
    )
    rng = Rng(f"{NAME}/refugee_influx/people")
    looks = (
        Shape("coat", "down", "carry", "walk", hat="hood", load="pack"), Shape("dress", "down", "carry", "walk", hair="bun", load="bag"),
        Shape("work", "down", "carry", "walk", hat="cap", load="case"), Shape("suit", "fold", "carry", "walk", load="case"),
        Shape("coat", "fold", "carry", "walk", hair="long", load="pack"),
    )  # fmt: skip
    for k in range(17):
        near = k / 16
        size, x = 0.7 + near * near * 3.3, 1000 - k * 62 + rng.uniform(-14, 14)
        tone = palette.mix("#6A7A90", "#141C2A", near)
        look = looks[rng.integer(0, 4)]
        view.put(
            person(palette.ink(tone, "#FFB36A"), look), x, 566 + near * 150, size, rim=2 + near * 4
        )
        if k % 4 == 1:
            view.put(
                person(palette.ink(tone, "#FFB36A"), Shape("dress", legs="walk", hair="short")),
                x + 34 * size,
                568 + near * 152,
                size * 0.6,
                rim=3,
            )
    for x, size in ((930, 3.4), (600, 2.3)):
        view.put(props.street_lamp(palette.ink("#2A3648", "#FFD9A0")), x, 580, size, rim=2)
    view.mist(0.8, 0.1, 0.25, "#F0C8A0")
    view.rain(240)
    return view.finished(1.1, 0.4)


def tourism_spike() -> Picture:
    """A beach at sunset, palms, a line of liners, and cases everywhere."""
    view = Scene(
        f"{NAME}/tourism_spike", Mood("rose", "#FF9D5C", "#FF36C8", "", ("#5A1650",), "#2A0A30")
    )
    view.flat(
        svg.rect(
            0,
            0,
            1056,
            712,
            svg.linear((0, "#3A1450"), (0.4, "#E8487A"), (0.62, "#FFB86A"), (1, "#FFB86A")),
        )
    )
    view.moon(0.36, 0.46, 0.3, "#FFD890")
    view.elevator(0.86, 0.66)
    view.flat(svg.rect(0, 440, 1056, 140, svg.linear((0, "#C8487A"), (1, "#2A2A6A"))))
    rng = Rng(f"{NAME}/tourism_spike/sea")
    glitter = "".join(
        svg.line(
            [(x, y), (x + rng.uniform(14, 70), y)], "#FFE0B0", 2.4, opacity=rng.uniform(0.3, 0.9)
        )
        for x, y in (
            (380 + rng.uniform(-1, 1) * 60 * (1 + k / 16), 448 + k * 2.6) for k in range(50)
        )
    )
    view.light_up(glitter)
    for x, y, size in ((170, 462, 1.0), (700, 470, 1.5)):
        hull = svg.polygon([(-110, -22), (116, -22), (92, 0), (-94, 0)], "#F0E0F0") + "".join(
            svg.rect(-90 + r * 10, -36 - r * 13, 180 - r * 26, 12, "#FFF0E0") for r in range(4)
        )
        hull += "".join(
            svg.rect(-80 + c * 16 + r * 8, -32 - r * 13, 8, 5, "#C8487A")
            for r in range(4)
            for c in range(10 - r * 2)
        ) + svg.polygon([(-30, -74), (0, -74), (-6, -104), (-30, -104)], "#FF36C8")
        view.put(hull, x, y, size, rim=3)
    view.flat(
        svg.path(
            "M0,560 Q400,520 1056,590 L1056,712 L0,712 Z",
            svg.linear((0, "#E8A06A"), (1, "#5A2A4A")),
        )
    )
    view.light_up(svg.stroke("M0,560 Q400,520 1056,590", "#FFE9D0", 4))
    guest = palette.ink("#2A1236", "#FFB86A")
    looks = (
        Shape("dress", "raise", "carry", "walk", hat="fedora", load="case"),
        Shape("suit", "down", "carry", "walk", hat="cap", load="bag"),
        Shape("work", "hip", "carry", "stand", load="pack"),
        Shape("dress", "down", "raise", "stand", hair="long"),
        Shape("suit", "raise", "carry", "walk", hat="fedora", load="case"),
        Shape("dress", "fold", "carry", "walk", hair="bun", load="bag"),
    )
    for k, (x, size) in enumerate(
        ((300, 1.5), (400, 1.7), (500, 1.5), (596, 1.8), (720, 2.1), (850, 2.4))
    ):
        view.put(person(guest, looks[k]), x, 628 + size * 22, size, rim=4)
    for x, y, size, flip in ((110, 712, 5.6, False), (985, 730, 4.6, True)):
        view.put(palm_tree(), x, y, size, rim=4, flip=flip)
    for x, size in ((210, 1.1), (262, 0.8)):
        view.put(props.briefcase(palette.ink("#8A2A5A", "#FFD34D")), x, 700, size, rim=3)
    return view.finished(1.08, 0.4)


def palm_tree() -> str:
    """A palm that leans in the wind."""
    items = svg.stroke("M0,0 Q-8,-50 16,-92", "#2A1230", 7)
    items += "".join(
        svg.line([(-4 + k * 0.6, -8 - k * 9), (5 + k * 0.8, -10 - k * 9)], "#5A2A4A", 1)
        for k in range(9)
    )
    for dx, dy, bend in (
        (-52, -4, -34),
        (-44, 20, -22),
        (-26, -28, -30),
        (14, -34, -26),
        (46, -18, -34),
        (56, 8, -26),
        (40, 28, -14),
    ):
        leaf = f"M16,-92 Q{16 + dx * 0.5},{-92 + dy * 0.5 + bend * 0.7} {16 + dx},{-92 + dy + 14} Q{16 + dx * 0.5},{-92 + dy * 0.5 + bend * 0.2} 16,-90 Z"
        items += svg.path(leaf, "#1E3A3A" if dx < 0 else "#16282E")
    return items + "".join(
        svg.circle(14 + k * 5, -88 + k % 2 * 3, 3.4, "#5A2A3A") for k in range(3)
    )
