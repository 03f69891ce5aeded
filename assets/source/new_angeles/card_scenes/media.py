"""Scenes of the media actions."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam
from ...drawing.people import Person
from ...drawing.people.bust import put
from ...drawing.picture import Picture
from ...drawing.places import confetti
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene, mood
from ...drawing.silhouettes import Shape, onlooker, person


def channel(kind: int, tint: str) -> str:
    """What one of the screens shows, in a box of 180 x 110."""
    ink = palette.ink("#3A3A66", tint)
    back = svg.rect(
        0, 0, 180, 110, svg.linear((0, palette.darken(tint, 0.75)), (1, palette.darken(tint, 0.35)))
    )
    item = (
        props.crowd(ink, 18, 150), props.flame(ink), props.car(ink), props.trooper(ink),
        props.highrise(ink), props.microphone(ink), props.drone(ink), props.train(ink),
        props.marchers(ink, 5), props.globe(ink), props.chart(ink), props.worker_android(ink),
    )[kind % 12]  # fmt: skip
    wide = kind % 12 in (0, 2, 7, 8)
    shown = svg.place(item, 90, 92 if not wide else 86, 0.72 if wide else 0.78)
    strip = svg.rect(0, 94, 180, 16, tint, opacity=0.85)
    strip += svg.rect(10, 99, 60 + kind * 7 % 60, 6, "#10122A")
    clip = svg.clip(svg.rect(0, 0, 180, 110, "#fff"))
    return svg.group(back + shown + strip, clip_path=clip)


def live_feeds() -> Picture:
    """A wall of screens, day and night, and the one who picks what the city sees."""
    view = Scene("cards_actions/live_feeds", mood("media"))
    view.flat(svg.rect(0, 0, 1056, 712, "#0A0818"))
    tints = (palette.AMBER, palette.MAGENTA, palette.CYAN, "#FFD34D", palette.ROSE, palette.VIOLET)
    wall = ""
    for row in range(4):
        for column in range(5):
            kind = row * 5 + column
            x, y = 36 + column * 198, 14 + row * 128
            wall += svg.place(channel((kind * 7) % 12, tints[(kind * 5 + row) % 6]), x, y)
            wall += svg.rect(x, y, 180, 110, "none", stroke="#2A2448", stroke_width=5)
    view.put(wall, 0, 0, 1, rim=0, shade=0, glow=0.8)
    view.light_up(svg.rect(0, 0, 1056, 540, palette.AMBER, opacity=0.07))
    desk = svg.path(
        "M0,712 L0,610 Q528,540 1056,610 L1056,712 Z", svg.linear((0, "#3A2A4A"), (1, "#0C0818"))
    )
    view.flat(desk)
    keys = "".join(
        svg.rect(
            120 + k * 34, 628 - 52 * math.sin(math.pi * (k * 34 + 120) / 1056), 22, 9, tints[k % 6]
        )
        for k in range(25)
        if not 9 < k < 15
    )
    view.light_up(keys)
    view.put(onlooker(palette.ink("#1A1430", palette.AMBER), "short"), 528, 722, 3.1, rim=8)
    view.put(
        svg.stroke("M-19,-80 Q0,-118 19,-80", "#4A3A6A", 5)
        + svg.rect(-24, -86, 10, 20, palette.AMBER, rx=4)
        + svg.rect(14, -86, 10, 20, palette.AMBER, rx=4),
        528,
        722,
        3.1,
        rim=4,
    )
    return view.finished(1.12, 0.5)


def media_circus() -> Picture:
    """One speaker in the ring of a tent of light, and microphones from everywhere."""
    view = Scene("cards_actions/media_circus", Mood("gold", palette.AMBER, palette.MAGENTA))
    stripes = ""
    for k in range(18):
        a, b = (-300 + (k + d) * 92 for d in (0, 1))
        tone = "#8A1E4A" if k % 2 else "#E8A83A"
        stripes += svg.polygon(
            [(528, -60), (a, 470), (b, 470)],
            svg.linear((0, palette.darken(tone, 0.1)), (1, palette.darken(tone, 0.62))),
        )
    view.flat(svg.rect(0, 0, 1056, 712, "#2A0E2A"), stripes)
    bulbs = "".join(
        svg.circle(x, 470 + 26 * math.sin(x / 42) ** 2, 7, "#FFF0C8") for x in range(10, 1056, 33)
    )
    view.light_up(bulbs)
    view.light_up(bulbs, soft=9)
    view.flat(
        svg.ellipse(
            528, 640, 640, 190, svg.radial((0, "#F0B060"), (0.5, "#8A4A3A"), (1, "#1C0C1C"))
        )
    )
    for x, angle in ((-20, -30), (1076, 210), (528, -90)):
        view.light_up(
            beam(x, -30, angle - (18 if x < 0 else -18 if x > 999 else 0), 900, 13, "#FFF0C8", 0.7),
            soft=6,
        )
    star = palette.ink("#3A2A5A", palette.MAGENTA)
    view.put(
        person(star, Shape("suit", "raise", "raise", "wide")), 528, 560, 2.9, rim=6, mirror=True
    )
    cloth = palette.ink("#241A38", palette.AMBER)
    for x, y, size, turn in (
        (150, 700, 2.6, 48), (40, 560, 2.0, 66), (300, 742, 2.9, 28), (900, 700, 2.6, -48),
        (1016, 560, 2.0, -66), (756, 742, 2.9, -28), (430, 790, 2.8, 10), (630, 790, 2.8, -12),
    ):  # fmt: skip
        boom = svg.rect(-9, -86, 18, 130, cloth.base, rx=5) + svg.circle(0, -104, 26, "#3A2E4E")
        boom += "".join(
            svg.stroke(f"M-23,{-114 + k * 9} Q0,{-108 + k * 9} 23,{-114 + k * 9}", "#120C20", 2.4)
            for k in range(3)
        )
        tint = (palette.MAGENTA, palette.CYAN, palette.AMBER, palette.ROSE)[round(x) % 4]
        boom += svg.rect(-24, -84, 48, 30, tint, rx=5) + svg.rect(-14, -72, 28, 6, "#10122A")
        view.put(boom, x, y, size * 0.82, turn=turn, rim=4)
    view.put(props.camera(cloth), 108, 330, 1.3, rim=4)
    view.put(props.camera(cloth), 948, 330, 1.3, flip=True, rim=4)
    return view.finished(1.1, 0.45)


def puff_piece() -> Picture:
    """A radiant face in a ring of light, retouched from all sides."""
    view = Scene("cards_actions/puff_piece", Mood("gold", palette.AMBER, palette.MAGENTA))
    rays = "".join(
        svg.polygon(
            [(528, 330), *((528 + math.cos(t) * 900, 330 + math.sin(t) * 900) for t in (k * math.tau / 26, (k + 0.5) * math.tau / 26))],
            "#FFB84A" if k % 2 else "#FF7AB0", opacity=0.5,
        )
        for k in range(26)
    )  # fmt: skip
    view.flat(
        svg.rect(
            0,
            0,
            1056,
            712,
            svg.radial((0, "#FFE0A0"), (0.6, "#C8508A"), (1, "#3A1450"), radius=0.7),
        ),
        rays,
    )
    ring = svg.circle(528, 320, 300, "none", stroke="#FFF6E0", stroke_width=26)
    view.light_up(ring)
    view.light_up(ring, soft=16)
    face = Person(
        "square", 2, "side_part", "blond", "suit", "#4A2A66", palette.AMBER, mouth=1.0, brow=0.5,
        turn=0.2, eyes="#2A6AA8",
    )  # fmt: skip
    put(view, face, 0.5, 0.46, 1.45)
    confetti(view, 90, ("#FFD34D", palette.MAGENTA, palette.CYAN, "#FFFFFF"))
    tool = palette.ink("#2A1838", palette.CYAN)
    brush = svg.rect(-12, 0, 24, 210, tool.base, rx=8) + svg.rect(-18, -26, 36, 34, "#C8A05A", rx=4)
    brush += svg.path("M-18,-26 Q-34,-90 0,-112 Q34,-90 18,-26 Z", "#F0C8D8")
    view.put(brush, 118, 560, 1.5, turn=40, rim=5)
    view.put(props.camera(tool), 948, 735, 3.1, flip=True, rim=6)
    for x, y, size in ((880, 140, 2.2), (180, 150, 1.5)):
        view.put(
            props.spark(palette.ink("#4A3A4A", "#FFF0C8")), x, y + 50 * size, size, rim=0, glow=1
        )
    return view.finished(1.06, 0.4)


def spin_doctors() -> Picture:
    """A whirl of papers turns round a bright eye; two suits keep it going."""
    view = Scene("cards_actions/spin_doctors", Mood("violet", palette.AMBER, palette.VIOLET))
    view.flat(
        svg.rect(
            0,
            0,
            1056,
            712,
            svg.radial(
                (0, "#FFE9B0"), (0.14, "#E8A84A"), (0.4, "#6A2A6A"), (1, "#100A24"), radius=0.72
            ),
        )
    )
    rng, sheets = Rng("cards_actions/spin_doctors/sheets"), ""
    for k in range(9):
        d = "".join(
            f"{'M' if t == 0 else 'L'}{528 + math.cos(t * 0.22 + k * 0.7) * (20 + t * 17):.1f},"
            f"{340 + math.sin(t * 0.22 + k * 0.7) * (14 + t * 12):.1f} "
            for t in range(32)
        )
        sheets += svg.stroke(d, palette.AMBER if k % 2 else palette.MAGENTA, 3, stroke_opacity=0.4)
    view.light_up(sheets, soft=2)
    ink = palette.ink("#4A3A66", palette.AMBER)
    items = [
        props.newspaper(ink),
        props.document(ink),
        props.ticket(ink),
        props.screen(palette.ink("#4A3A66", palette.CYAN)),
    ]
    for k in range(34):
        t, away = k * 0.78, 60 + k * 16.5
        x, y = 528 + math.cos(t) * away, 350 + math.sin(t) * away * 0.7
        item = items[rng.integer(0, 2) if k % 5 else 3]
        view.put(item, x, y, 0.16 + k * 0.042, turn=t * 57 + 90, rim=3, shade=0.4, glow=0.4)
    suit = palette.ink("#140E26", palette.AMBER)
    view.put(onlooker(suit, "bun"), 150, 724, 3.2, rim=8, turn=6)
    view.put(onlooker(suit, "bald"), 906, 724, 3.4, rim=8, turn=-6)
    return view.finished(1.12, 0.5)
