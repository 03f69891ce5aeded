"""Scenes of the investments in a sector."""

import math

from ...drawing import palette, props, svg
from ...drawing.picture import Picture
from ...drawing.props.base import around
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene
from ...drawing.silhouettes import Shape, person

NAME = "cards_investments"


def sign_of(kind: int, x: float, y: float, tint: str) -> str:
    """What the neon over a shop shows: a helmet between stars, a mask, a flask."""
    stars = "".join(
        svg.polygon(around(x + dx, y, 17, (3, 4, 6)[kind]), "none", stroke=tint, stroke_width=4)
        for dx in (-104, -66, 66, 104)
    )
    marks = (
        "M-34,14 h68 M-26,14 q0,-34 26,-34 q26,0 26,34",
        "M-30,-18 h60 v14 q-8,24 -30,24 q-22,0 -30,-24 Z M-14,-4 h8 M6,-4 h8",
        "M-10,-22 h20 M-6,-22 v14 l-20,28 h52 l-20,-28 v-14",
    )
    return stars + svg.group(
        svg.stroke(marks[kind], palette.lighten(tint, 0.4), 5), transform=f"translate({x:.0f} {y})"
    )


def retail_sector() -> Picture:
    """An arcade of lit shop windows under awnings, full of people with bags."""
    view = Scene(
        f"{NAME}/retail_sector", Mood("gold", "#FF9D5C", "#2BE4FF", "", ("#3C2046",), "#241030")
    )
    view.flat(svg.rect(0, 0, 1056, 712, svg.linear((0, "#1A0E2A"), (1, "#3A2038"))))
    goods = (props.helmet, props.globe, props.mask, props.briefcase, props.hourglass, props.vial)
    tints = ("#FF9D5C", "#2BE4FF", "#FF6BD6", "#9BF26B", "#FFE14D", "#9A5BFF")
    for k in range(3):
        x, tint, other = 20 + k * 346, tints[k * 2], tints[(k * 2 + 3) % 6]
        frame = svg.rect(x, 70, 324, 480, "#2A1A3A", rx=8) + svg.rect(
            x + 16, 220, 292, 290, palette.darken(tint, 0.55)
        )
        view.put(frame, 0, 0, 1, rim=3)
        view.light_up(
            svg.rect(x + 16, 220, 292, 290, svg.linear((0, "#FFF6E8", 0.95), (1, tint, 0.45)))
        )
        for n in range(2):
            view.put(
                goods[k * 2 + n](palette.ink("#4A3A6A", tint)),
                x + 92 + n * 140,
                486 - n * 40,
                1.15,
                rim=3,
            )
            view.flat(svg.rect(x + 42 + n * 140, 486 - n * 40, 100, 26 + n * 40, "#3A2448"))
        awning = "".join(
            svg.path(
                f"M{x - 8 + c * 42.5},176 L{x - 12 + c * 43.5},232 Q{x + 9 + c * 43.5},256 {x + 31 + c * 43.5},232 L{x + 34.5 + c * 42.5},176 Z",
                tint if c % 2 else "#FFF0E0",
            )
            for c in range(8)
        )
        view.put(awning, 0, 0, 1, rim=3, shade=0.8)
        sign = svg.rect(x + 40, 92, 244, 62, "#0E0818", rx=10) + svg.rect(
            x + 40, 92, 244, 62, "none", rx=10, stroke=other, stroke_width=5
        )
        sign += sign_of(k, x + 162, 123, other)
        view.light_up(sign)
        view.light_up(sign, soft=10, strength=0.9)
    view.flat(svg.rect(0, 548, 1056, 170, svg.linear((0, "#4A2E3E"), (1, "#120A18"))))
    view.floor(0.775, 0.75)
    guest = palette.ink("#1E1428", "#FF9D5C")
    looks = (
        Shape("coat", "down", "carry", "walk", hair="long", load="bag"),
        Shape("suit", "carry", "carry", "walk", load="bag"),
        Shape("dress", "hip", "carry", "walk", hair="bun", load="bag"),
        Shape("coat", "down", "carry", "walk", hat="fedora", load="case"),
        Shape("work", "raise", "carry", "walk", hat="cap", load="bag"),
    )
    for k, (x, size) in enumerate(((60, 2.5), (360, 2.2), (520, 2.6), (712, 2.3), (1000, 2.7))):
        view.put(person(guest, looks[k]), x, 690, size, rim=5, mirror=True, flip=k in (1, 4))
    return view.finished(1.1, 0.45)


def energy_sector() -> Picture:
    """Inside a power station: a ring of plasma, and one engineer before it."""
    view = Scene(
        f"{NAME}/energy_sector", Mood("night", "#FFE14D", "#3AA0FF", "", ("#16265A",), "#0A0C2E")
    )
    view.flat(svg.rect(0, 0, 1056, 712, svg.radial((0, "#3A3A86"), (1, "#06081A"), radius=0.75)))
    for k in range(16):
        t = k * math.tau / 16
        x0, y0, x1, y1 = (
            528 + math.cos(t) * 300,
            320 + math.sin(t) * 240,
            528 + math.cos(t) * 820,
            320 + math.sin(t) * 700,
        )
        view.put(
            svg.line([(x0, y0), (x1, y1)], "#3A4A8A", 34)
            + svg.line([(x0, y0), (x1, y1)], "#6A7AC0", 6),
            0,
            0,
            1,
            rim=3,
        )
    ring = svg.ellipse(
        528,
        320,
        300,
        240,
        "none",
        stroke=svg.linear((0, "#8A9AD8"), (0.5, "#2A3470"), (1, "#0A1030")),
        stroke_width=96,
    )
    ring += "".join(
        svg.place(
            svg.rect(-22, -62, 44, 124, svg.linear((0, "#D8A05A"), (1, "#5A2E1A")), rx=6),
            528 + math.cos(t) * 300,
            320 + math.sin(t) * 240,
            1,
            turn=math.degrees(t) + 90,
        )
        for t in (k * math.tau / 16 for k in range(16))
    )
    view.put(ring, 0, 0, 1, rim=6)
    for wide, tint, soft in ((60, "#FF7A2E", 18), (40, "#FFE14D", 9), (16, "#FFFFFF", 2)):
        view.light_up(
            svg.ellipse(528, 320, 232, 178, "none", stroke=tint, stroke_width=wide), soft=soft
        )
    rng, arcs = Rng(f"{NAME}/energy_sector/arcs"), ""
    for _ in range(18):
        t = rng.uniform(0, 6.28)
        a, b = rng.uniform(0.5, 0.9), rng.uniform(0.9, 1.15)
        arcs += svg.stroke(
            f"M{528 + math.cos(t) * 232 * a:.1f},{320 + math.sin(t) * 178 * a:.1f} Q{528 + math.cos(t + 0.3) * 232:.1f},{320 + math.sin(t + 0.3) * 178:.1f} {528 + math.cos(t + 0.5) * 232 * b:.1f},{320 + math.sin(t + 0.5) * 178 * b:.1f}",
            "#FFF0B0",
            2.4,
        )
    view.light_up(arcs)
    view.light_up(
        svg.ellipse(528, 320, 190, 140, svg.radial((0, "#BFD8FF", 0.85), (1, "#3AA0FF", 0.1)))
    )
    deck = svg.polygon([(180, 600), (876, 600), (1056, 712), (0, 712)], "#1A2250") + svg.line(
        [(180, 600), (876, 600)], "#FFE14D", 5
    )
    deck += "".join(
        svg.line([(180 + k * 69.6, 600), (180 + k * 69.6, 552)], "#4A5AA0", 5) for k in range(11)
    ) + svg.line([(180, 552), (876, 552)], "#4A5AA0", 6)
    view.put(deck, 0, 0, 1, rim=3)
    view.put(
        person(
            palette.ink("#141A3A", "#FFE14D"), Shape("coat", "hip", "reach", "wide", hat="helmet")
        ),
        510,
        640,
        2.6,
        rim=7,
        mirror=True,
    )
    view.put(props.screen(palette.ink("#2A3470", "#2BE4FF")), 700, 640, 1.0, rim=0)
    return view.finished(1.14, 0.4)


def vault_door() -> str:
    """A round door, half open."""
    door = svg.ellipse(
        880,
        340,
        150,
        300,
        svg.linear((0, "#C8E0DC"), (0.4, "#4A7A78"), (1, "#0E2A30"), angle=(0, 0, 1, 0)),
    )
    door += svg.ellipse(
        850, 340, 138, 284, svg.linear((0, "#8AB0AC"), (1, "#1E4448"), angle=(0, 0, 1, 0))
    )
    door += svg.ellipse(850, 340, 100, 214, "none", stroke="#123038", stroke_width=8)
    door += "".join(
        svg.place(
            svg.rect(-9, -24, 18, 48, "#E8F4F0", rx=6),
            850 + math.cos(t) * 128,
            340 + math.sin(t) * 264,
            1,
            turn=math.degrees(t) + 90,
        )
        for t in (k * math.tau / 14 for k in range(14))
    )
    door += "".join(
        svg.line([(850, 340), (850 + math.cos(t) * 60, 340 + math.sin(t) * 124)], "#E8C87A", 13)
        + svg.circle(850 + math.cos(t) * 60, 340 + math.sin(t) * 124, 14, "#E8C87A")
        for t in (k * math.tau / 5 + 0.3 for k in range(5))
    ) + svg.ellipse(850, 340, 24, 46, "#E8C87A")
    return door


def banking_sector() -> Picture:
    """The round door of a vault stands open; the light inside is capital."""
    view = Scene(
        f"{NAME}/banking_sector", Mood("green", "#9BF26B", "#7CF5D6", "", ("#123A42",), "#06241E")
    )
    view.flat(svg.rect(0, 0, 1056, 712, svg.linear((0, "#1E4A48"), (1, "#081A20"))))
    view.flat(
        "".join(
            svg.rect(x * 132, y * 119, 126, 113, "#0E2E30", rx=4, opacity=0.75)
            for x in range(8)
            for y in range(6)
        )
    )
    boxes = svg.circle(400, 340, 270, "#0A2420") + svg.circle(
        400,
        340,
        300,
        "none",
        stroke=svg.linear((0, "#E8F4F0"), (0.5, "#5A8A88"), (1, "#123038")),
        stroke_width=64,
    )
    boxes += "".join(
        svg.circle(400 + math.cos(t) * 300, 340 + math.sin(t) * 300, 13, "#123038")
        for t in (k * math.tau / 18 for k in range(18))
    )
    view.put(boxes, 0, 0, 1, rim=7)
    clip = svg.clip(svg.circle(400, 340, 268, "#fff"))
    inside = svg.circle(400, 340, 270, svg.radial((0, "#F4FFE0"), (0.5, "#9BF26B"), (1, "#1A5A3A")))
    inside += "".join(
        svg.rect(140 + c * 54, 84 + r * 46, 48, 40, "#2A7A4A", opacity=0.55, rx=3)
        + svg.circle(164 + c * 54, 104 + r * 46, 4, "#F4FFE0")
        for c in range(10)
        for r in range(8)
        if not 3 <= c <= 5
    )
    inside += svg.polygon([(100, 520), (700, 520), (700, 640), (100, 640)], "#1A5A3A")
    view.flat(svg.group(inside, clip_path=clip))
    cash = palette.ink("#2A8A6A", palette.CAPITAL)
    for x, y, size in ((300, 540, 1.3), (500, 544, 1.4), (400, 580, 2.0)):
        view.put(props.coins(cash), x, y, size, rim=3)
    view.light_up(svg.circle(400, 330, 420, svg.radial((0, "#D8FFB0", 0.7), (1, "#9BF26B", 0.0))))
    view.light_up(
        svg.polygon(
            [(180, 560), (620, 560), (860, 712), (-60, 712)],
            svg.linear((0, "#D8FFB0", 0.7), (1, "#9BF26B", 0.0)),
        ),
        soft=8,
    )
    view.put(vault_door(), 0, 0, 1, rim=8)
    view.put(
        person(
            palette.ink("#0E2226", "#9BF26B"),
            Shape("coat", "down", "carry", "walk", hat="fedora", load="case"),
        ),
        620,
        690,
        3.1,
        rim=6,
        mirror=True,
    )
    return view.finished(1.12, 0.5)
