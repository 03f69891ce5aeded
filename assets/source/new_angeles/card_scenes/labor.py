"""Scenes of the labor actions."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam
from ...drawing.lens import Lens
from ...drawing.picture import Picture
from ...drawing.places import Room, room
from ...drawing.scene import Mood, Scene, mood
from ...drawing.silhouettes import Shape, onlooker, person


def efficiency_experts() -> Picture:
    """Three experts watch from a gallery how one android leaves its row in a hall of thousands."""
    view = Scene("cards_actions/efficiency_experts", mood("labor"))
    lens = Lens(528, 190, 560, 5.2)
    room(view, lens, Room(11, 9, 60, 3, "#3A2A6E", "#1A1238", palette.VIOLET, 4, 3))
    dim = props.worker_android(palette.ink("#3A3466", palette.VIOLET))
    rows = ""
    for z in (40, 32, 26, 21, 17, 13.8, 11.2, 9.2):
        for x in (-8.4, -6, -3.6, 3.6, 6, 8.4):
            rows += lens.put(dim, x, z, 2.1)
    view.put(rows, 0, 0, 1, rim=3)
    view.light_up(beam(528, -40, -90, 660, 24, palette.MINT, 0.85), soft=7)
    view.light_up(
        svg.ellipse(528, 500, 190, 40, svg.radial((0, "#D8FFF0", 0.9), (1, palette.MINT, 0.0)))
    )
    chosen = palette.ink("#4A7A8A", palette.MINT)
    view.put(props.worker_android(chosen), 528, 506, 2.5, rim=5, mirror=True)
    glass = svg.rect(0, 560, 1056, 152, "#0C0A22", opacity=0.9) + svg.rect(
        0, 552, 1056, 10, "#5A4A9A"
    )
    view.flat(glass)
    suit = palette.ink("#141030", palette.MINT)
    for x, hair, size in ((170, "bald", 2.5), (390, "bun", 2.2), (880, "short", 2.6)):
        view.put(onlooker(suit, hair), x, 730, size, rim=6)
    view.put(props.screen(palette.ink("#2A2A5A", palette.MINT)), 640, 716, 1.5, rim=0)
    return view.finished()


def wheel(x: float, y: float, radius: float, squash: float) -> str:
    """A wheel of chance seen from the edge of the table."""
    items = svg.ellipse(x, y + 34, radius * 1.12, radius * 1.12 * squash, "#0A0818")
    items += svg.ellipse(
        x, y, radius * 1.12, radius * 1.12 * squash, svg.linear((0, "#8A5AC8"), (1, "#2A1850"))
    )
    tints = ("#5A1E8A", "#120C2A", "#B06BFF", "#120C2A", "#1F6A6A", "#120C2A")
    for k in range(24):
        a, b = (math.tau * (k + d) / 24 + 0.1 for d in (0, 1))
        corners = [
            (x + math.cos(t) * r, y + math.sin(t) * r * squash)
            for t, r in ((a, radius), (b, radius), (b, radius * 0.55), (a, radius * 0.55))
        ]
        items += svg.polygon(corners, tints[k % 6], stroke="#E8C87A", stroke_width=1.6)
    items += svg.ellipse(
        x, y, radius * 0.55, radius * 0.55 * squash, svg.radial((0, "#7A4AB8"), (1, "#1A1038"))
    )
    items += svg.ellipse(
        x, y, radius, radius * squash, "none", stroke=palette.AMBER, stroke_width=4
    )
    hub = svg.path(
        f"M{x - 60},{y} Q{x},{y + 30} {x + 60},{y} L{x + 14},{y - 70} L{x - 14},{y - 70} Z",
        svg.linear((0, "#FFE9B0"), (1, "#8A5A2A"), angle=(0, 0, 1, 0)),
    )
    return items + hub + svg.circle(x, y - 80, 22, "#FFE0A0")


def high_risk_investments() -> Picture:
    """A wheel of chance on the table, three stacks of capital beside it: high, middle, low."""
    view = Scene(
        "cards_actions/high_risk_investments", Mood("violet", palette.VIOLET, palette.AMBER)
    )
    view.flat(
        svg.rect(0, 0, 1056, 712, svg.linear((0, "#1A0A36"), (0.45, "#3A1A6A"), (1, "#0E0620")))
    )
    view.bokeh(60, 0.0, 0.4)
    table = svg.linear((0, "#3A1E66"), (1, "#120828"))
    view.flat(svg.polygon([(0, 300), (1056, 300), (1056, 712), (0, 712)], table))
    view.flat(svg.line([(0, 300), (1056, 300)], palette.AMBER, 5))
    view.put(wheel(360, 380, 330, 0.42), 0, 0, 1, rim=5, shade=0.3)
    view.light_up(svg.ellipse(528, 290, 300, 16, palette.WARM, opacity=0.4), soft=14)
    ball = svg.circle(0, 0, 18, svg.radial((0, "#FFFFFF"), (1, "#9A8AC8"), centre=(0.35, 0.3)))
    view.put(ball, 588, 452, 1, rim=3, glow=1)
    view.light_up(svg.stroke("M240,520 Q470,560 588,452", "#FFFFFF", 5, opacity=0.6), soft=3)
    cash = palette.ink("#2A5A6A", palette.CAPITAL)
    for x, y, size in ((742, 640, 2.6), (880, 560, 1.7), (966, 470, 1.05)):
        view.put(props.coins(cash), x, y, size, rim=4, mirror=True)
    return view.finished(1.1, 0.55)


def labor_solutions() -> Picture:
    """Three androids march over a bridge at night; a smoker in a coat counts them."""
    view = Scene(
        "cards_actions/labor_solutions",
        Mood("violet", palette.VIOLET, palette.MINT, "", ("#2C1A60", "#150E36"), "#180A40"),
    )
    view.moon(0.62, 0.44, 0.42, "#C89AFF")
    view.city(0.86, 0.6, rows=2)
    view.flat(svg.rect(0, 618, 1056, 94, svg.linear((0, "#2A1650"), (1, "#0A0620"))))
    deck = svg.rect(0, 560, 1056, 60, "#120C2C") + svg.rect(0, 552, 1056, 10, "#3A2A6A")
    arches = "".join(
        svg.path(f"M{x},620 L{x + 40},620 Q{x + 132},640 {x + 132},712 L{x},712 Z", "#0C0820")
        + svg.path(f"M{x + 264},620 L{x + 224},620 Q{x + 132},640 {x + 132},712 L{x + 264},712 Z", "#0C0820")
        for x in range(-60, 1056, 264)
    )  # fmt: skip
    ropes = "".join(
        svg.line([(x, 560), (x, 560 - 500 * ((x - 330) / 700) ** 2)], "#1C1240", 3)
        for x in range(-10, 1080, 44)
    )
    view.put(deck + arches + ropes, 0, 0, 1, rim=3)
    walker = props.worker_android(palette.ink("#2E2856", palette.MINT))
    for x in (470, 654, 838):
        view.put(walker, x, 560, 2.7, turn=-3, rim=6)
    mob = palette.ink("#160E26", palette.PIECES["orgcrime"])
    view.put(person(mob, Shape("coat", "hip", "down", hat="fedora")), 178, 760, 6.0, rim=8)
    view.light_up(svg.circle(232, 206, 6, "#FFB060"))
    view.light_up(svg.circle(232, 206, 22, "#FF6A2A", opacity=0.6), soft=7)
    view.put(props.smoke(palette.ink("#9A8AC8", "#C8B8FF")), 238, 200, 1.8, rim=0, shade=0, soft=6)
    view.rain(150)
    return view.finished()


def liquidation() -> Picture:
    """A gavel comes down on a model of the quarter; it breaks, and light runs out of it."""
    view = Scene("cards_actions/liquidation", Mood("ember", palette.VIOLET, palette.THREAT))
    view.flat(
        svg.rect(0, 0, 1056, 712, svg.linear((0, "#0A0618"), (0.6, "#2A1046"), (1, "#4A1A3A")))
    )
    view.light_up(svg.circle(600, 470, 430, svg.radial((0, "#FF8A4A", 0.85), (1, "#6A2FA8", 0.0))))
    table = svg.linear((0, "#4A2A3E"), (1, "#140818"))
    view.flat(svg.polygon([(0, 540), (1056, 500), (1056, 712), (0, 712)], table))
    block = palette.ink("#4A3A7A", palette.VIOLET)
    for x, y, size, turn in (
        (390, 560, 1.9, -10), (470, 540, 2.5, -16), (560, 560, 1.5, 8), (770, 560, 2.4, 17),
        (846, 580, 1.8, 26), (300, 600, 1.3, -26), (690, 600, 1.2, 4), (920, 600, 1.2, 34),
    ):  # fmt: skip
        view.put(props.highrise(block), x, y, size, turn=turn, rim=4)
    view.light_up(
        "".join(
            svg.line([(628, 540), (628 + dx, 540 + dy)], "#FFD8A0", 4)
            for dx, dy in ((-330, 90), (-180, 130), (60, 140), (250, 100), (390, 50), (-420, 20))
        )
    )
    view.put(props.spark(palette.ink("#4A3A4A", palette.AMBER)), 628, 610, 3.4, rim=0, glow=1)
    head = svg.rect(
        -130, -74, 260, 148, svg.linear((0, "#8A6AC8"), (0.4, "#4A2F7A"), (1, "#160C30")), rx=16
    )
    head += "".join(svg.rect(x, -80, 22, 160, "#E8C87A", rx=4) for x in (-112, 90))
    handle = svg.rect(
        -20, -470, 40, 410, svg.linear((0, "#2A1A4A"), (1, "#5A3A8A"), angle=(0, 0, 1, 0)), rx=12
    )
    gavel = svg.place(handle, 0, 0, 1, turn=90) + svg.place(head, 0, 0, 1, turn=90)
    view.put(gavel, 628, 380, 1.05, turn=200, rim=8)
    view.put(props.coins(palette.ink("#2A5A6A", palette.CAPITAL)), 130, 690, 1.9, rim=4)
    return view.finished(1.12, 0.5)
