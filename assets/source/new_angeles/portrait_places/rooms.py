"""Backdrops inside: what is behind a person tells what they do."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH, Scene


def wall(view: Scene, top: str, low: str) -> None:
    """A plain wall that gets darker downwards."""
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, top), (1, low))))


def screens(view: Scene) -> None:
    """A wall of screens with pictures from everywhere."""
    rng = Rng(view.name + "/screens")
    wall(view, "#0E0B20", "#070714")
    items = ""
    for row in range(4):
        for column in range(6):
            x, y = -30 + column * 188, -20 + row * 178
            tone = rng.choice((view.light.glow, view.light.counter, palette.CYAN, palette.MAGENTA))
            items += svg.rect(
                x, y, 174, 160, svg.linear((0, tone, 0.75), (1, palette.darken(tone, 0.8))), rx=8
            )
            items += svg.circle(x + 87, y + 70, 30, palette.lighten(tone, 0.5), opacity=0.65)
            items += svg.path(f"M{x + 30},{y + 160} q57,-110 114,0 Z", palette.darken(tone, 0.6))
            items += "".join(
                svg.rect(x + 14, y + 126 + k * 12, rng.uniform(50, 130), 6, "#FFFFFF", opacity=0.5)
                for k in range(2)
            )
    view.flat(items, soft=3)


def blinds(view: Scene) -> None:
    """A window with slats; the city shines through them."""
    view.city(1.0, 1.2, soft=6)
    view.flat("".join(svg.rect(0, k * 42, WIDTH, 24, "#0A0B1C", opacity=0.92) for k in range(18)))
    view.flat(svg.rect(0, 0, 40, HEIGHT, "#060714") + svg.rect(690, 0, 26, HEIGHT, "#060714"))
    view.light_up(
        "".join(
            svg.line([(0, k * 42 + 25), (WIDTH, k * 42 + 25)], view.light.glow, 2)
            for k in range(18)
        )
    )


def servers(view: Scene) -> None:
    """An aisle between racks that runs away into the cold."""
    wall(view, "#060B1C", "#050818")
    ink = palette.ink("#28345E", view.light.glow)
    for k, size in enumerate((2.2, 3.2, 4.8, 7.0)):
        gap = 70 + k * 30 + k * k * 34
        for side in (-1, 1):
            view.put(
                props.server(ink),
                528 + side * gap,
                420 + size * 52,
                size,
                flip=side > 0,
                rim=3,
                soft=1.5,
            )
    view.mist(0.5, 0.2, 0.5)


def vault(view: Scene) -> None:
    """A round door as high as a house, a little open."""
    wall(view, "#1A1630", "#0A0818")
    steel = palette.ink("#4A4668", view.light.glow)
    rings = "".join(
        svg.circle(528, 330, r, tone)
        for r, tone in (
            (420, steel.dark),
            (392, steel.base),
            (330, steel.shade),
            (300, steel.base),
            (190, steel.dark),
        )
    )
    for k in range(16):
        a = math.tau * k / 16
        rings += svg.circle(528 + math.cos(a) * 360, 330 + math.sin(a) * 360, 17, steel.light)
    for k in range(8):
        a = math.tau * k / 8 + 0.2
        rings += svg.line(
            [
                (528 + math.cos(a) * 190, 330 + math.sin(a) * 190),
                (528 + math.cos(a) * 296, 330 + math.sin(a) * 296),
            ],
            steel.light,
            22,
        )
    view.flat(rings, soft=3)
    view.light_up(
        svg.circle(528, 330, 420, "none", stroke=view.light.glow, stroke_width=7)
        + svg.circle(528, 330, 194, "none", stroke=view.light.counter, stroke_width=6),
        soft=3,
    )


def court(view: Scene) -> None:
    """Columns, steps and light from above."""
    wall(view, "#1A1238", "#0C0A20")
    items = svg.polygon([(60, 130), (528, -40), (996, 130)], "#2A2050") + svg.rect(
        40, 130, 976, 30, "#382A68"
    )
    for k in range(7):
        x = 70 + k * 136
        items += svg.rect(
            x,
            160,
            76,
            560,
            svg.linear((0, "#5A4A98"), (0.4, "#3A2C70"), (1, "#140E30"), angle=(0, 0, 1, 0)),
        )
        items += svg.rect(x - 10, 158, 96, 22, "#6A5AA8")
        items += "".join(
            svg.rect(x + 12 + c * 20, 184, 6, 540, "#1A1238", opacity=0.5) for c in range(3)
        )
    view.flat(items, soft=2.5)
    view.light_up(
        beam(180, 0, 290, 900, 22, view.light.glow, 0.5)
        + beam(880, 0, 250, 900, 22, view.light.counter, 0.4),
        soft=12,
    )


def laboratory(view: Scene) -> None:
    """Shelves of vials, and what they are against."""
    wall(view, "#0A1A26", "#06101C")
    for row in range(3):
        y = 190 + row * 190
        view.flat(svg.rect(0, y, WIDTH, 10, "#2A4A5A"), soft=2)
        for k in range(9):
            tone = (palette.PIECES["illness"], palette.CYAN, palette.ROSE)[(k + row * 2) % 3]
            view.put(
                props.vial(palette.ink("#2A4A5A", tone)),
                60 + k * 118,
                y,
                1.15,
                rim=0,
                shade=0,
                glow=0.4,
                soft=2,
            )
    for x, y, size in ((130, 200, 1.6), (930, 150, 1.2), (880, 420, 2.0)):
        view.put(props.virus(palette.ink("#4A5A2A", palette.PIECES["illness"])), x, y, size, rim=3)


def dojo(view: Scene) -> None:
    """Paper walls with a red sun behind them."""
    wall(view, "#3A0E1E", "#14060E")
    view.light_up(
        svg.circle(528, 300, 270, svg.linear((0, "#FF8A5A"), (1, "#C81E3A"))), strength=0.95
    )
    items = "".join(svg.rect(x, 0, 9, HEIGHT, "#12060E") for x in range(40, WIDTH, 150))
    items += "".join(svg.rect(0, y, WIDTH, 7, "#12060E") for y in range(30, HEIGHT, 140))
    items += svg.rect(0, 560, WIDTH, 200, "#12060E", opacity=0.7)
    view.flat(items, soft=1.2)
    for x in (120, 936):
        view.light_up(
            svg.ellipse(
                x, 210, 56, 84, svg.radial((0, "#FFE0A0"), (0.6, "#FF8A3A"), (1, "#8A1A1A"))
            ),
            soft=2,
        )
        view.flat(
            svg.rect(x - 26, 122, 52, 12, "#12060E")
            + svg.rect(x - 26, 288, 52, 12, "#12060E")
            + svg.line([(x, 0), (x, 122)], "#12060E", 5)
        )


def ledger(view: Scene) -> None:
    """Columns of figures turned to ice behind a frozen grid."""
    wall(view, "#0C1E38", "#060E20")
    rng, items = Rng(view.name + "/ledger"), ""
    for column in range(9):
        for row in range(22):
            items += svg.rect(
                20 + column * 118,
                14 + row * 33,
                rng.uniform(20, 92),
                9,
                rng.choice((palette.COOL, view.light.glow, "#3A6AA8")),
                opacity=rng.uniform(0.2, 0.8),
            )
    view.flat(items, soft=1.5)
    shards = ""
    for _ in range(26):
        x, y, r, a = (
            rng.uniform(0, WIDTH),
            rng.uniform(0, HEIGHT),
            rng.uniform(30, 120),
            rng.uniform(0, 6),
        )
        shards += svg.polygon(
            [
                (x + math.cos(a + d) * r * f, y + math.sin(a + d) * r * f)
                for d, f in ((0, 1), (2.3, 0.5), (3.4, 0.9), (5, 0.4))
            ],
            palette.COOL,
            opacity=0.13,
        )
    view.light_up(shards)


def keyhole(view: Scene) -> None:
    """Light through a huge keyhole."""
    wall(view, "#14141F", "#08080F")
    hole = svg.circle(528, 250, 210, palette.COOL) + svg.polygon(
        [(440, 380), (616, 380), (760, 760), (296, 760)], palette.COOL
    )
    view.light_up(hole, soft=16, strength=0.8)
    view.flat(
        svg.circle(528, 250, 206, "#DCE6FF")
        + svg.polygon([(444, 380), (612, 380), (750, 760), (306, 760)], "#DCE6FF"),
        soft=2,
    )
    view.light_up(
        "".join(
            svg.circle(528, 250, r, "none", stroke=view.light.counter, stroke_width=3, opacity=0.6)
            for r in (250, 296, 350)
        )
    )


def archive(view: Scene) -> None:
    """Cards with faces that hang in the dark: people to be hired."""
    wall(view, "#160A2C", "#0A0618")
    rng = Rng(view.name + "/archive")
    for k in range(12):
        x, y = 90 + (k % 6) * 176, 170 + (k // 6) * 330
        tone = rng.choice((view.light.glow, view.light.counter, palette.CYAN))
        face = svg.rect(
            -66, -130, 132, 260, palette.darken(tone, 0.72), rx=10, stroke=tone, stroke_width=4
        )
        face += svg.circle(0, -40, 36, tone, opacity=0.75) + svg.path(
            "M-52,60 Q-50,2 0,2 Q50,2 52,60 Z", tone, opacity=0.75
        )
        face += "".join(
            svg.rect(-48, 80 + r * 16, w, 7, tone, opacity=0.6) for r, w in enumerate((92, 64))
        )
        view.put(face, x, y, 0.92, turn=rng.uniform(-5, 5), rim=0, shade=0, soft=2.5)


def five_lights(view: Scene) -> None:
    """Five doors of light, one for each kind of action."""
    wall(view, "#12102A", "#08081A")
    for k, tone in enumerate(palette.ACTION_TYPES.values()):
        x = 20 + k * 212
        view.light_up(
            svg.rect(x, 60, 168, 700, svg.linear((0, tone), (1, tone, 0.2)), rx=10),
            soft=9,
            strength=0.75,
        )
        view.flat(
            svg.rect(
                x + 16, 80, 136, 700, palette.darken(tone, 0.62), rx=6, stroke=tone, stroke_width=5
            ),
            soft=1,
        )
        view.light_up(
            neon(f"M{x + 46},{180} h76 M{x + 46},{214} h76 M{x + 46},{248} h50", tone, 4), soft=1
        )


def dressing_room(view: Scene) -> None:
    """A mirror with bulbs, and curtains."""
    wall(view, "#3A0C38", "#16061C")
    folds = "".join(
        svg.rect(k * 44, 0, 24, HEIGHT, "#5A1450" if k % 2 else "#2C0828", opacity=0.8)
        for k in range(25)
    )
    view.flat(folds, soft=4)
    view.flat(svg.rect(200, 20, 656, 760, "#1A0E30", rx=30), soft=2)
    bulbs = "".join(svg.circle(x, y, 17, "#FFE8B8") for x in (222, 834) for y in range(70, 720, 96))
    bulbs += "".join(svg.circle(x, 42, 17, "#FFE8B8") for x in range(320, 760, 104))
    view.light_up(bulbs, soft=13)
    view.light_up(bulbs, soft=2)


def bar(view: Scene) -> None:
    """Bottles before a lit wall."""
    wall(view, "#2A0E34", "#12061C")
    rng, items = Rng(view.name + "/bar"), ""
    for row in range(3):
        y = 210 + row * 200
        items += svg.rect(0, y, WIDTH, 12, "#FFD9A0", opacity=0.8)
        x = 10.0
        while x < WIDTH:
            wide, high = rng.uniform(32, 52), rng.uniform(90, 140)
            tone = rng.choice(
                (palette.AMBER, palette.MAGENTA, palette.CYAN, palette.MINT, palette.VIOLET)
            )
            items += svg.rect(
                x,
                y - high,
                wide,
                high,
                svg.linear((0, tone, 0.85), (1, palette.darken(tone, 0.6)), angle=(0, 0, 1, 0.2)),
                rx=9,
            )
            items += svg.rect(
                x + wide * 0.32, y - high - 34, wide * 0.36, 38, palette.darken(tone, 0.4), rx=4
            )
            x += wide + rng.uniform(8, 22)
    view.flat(items, soft=3.5)
    view.light_up(svg.rect(0, 180, WIDTH, 30, palette.WARM, opacity=0.5), soft=20)
