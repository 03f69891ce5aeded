"""Events with Human First on the back."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.picture import Picture
from ...drawing.props import drama
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH
from .news import MOODS, begin, broadcast, viewfinder

TONE = palette.PIECES["human_first"]
INK = palette.ink("#4A2A38", TONE)


def activist_cells_awaken() -> Picture:
    """A sleeping block; behind five of its windows hammers are raised."""
    view = begin("activist_cells_awaken", "human_first")
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#3A2858"), (1, "#1C1236"))))
    awake = {(1, 0), (4, 0), (2, 1), (0, 2), (3, 2)}
    for row in range(3):
        for column in range(5):
            x, y, lit = 36 + column * 202, 30 + row * 232, (column, row) in awake
            fill = (
                svg.linear((0, "#FFC06A"), (1, TONE))
                if lit
                else svg.linear((0, "#2A3060"), (1, "#181A3C"))
            )
            view.flat(
                svg.rect(x - 8, y - 8, 172, 192, "#0A0818", rx=4) + svg.rect(x, y, 156, 176, fill)
            )
            if lit:
                view.light_up(svg.rect(x, y, 156, 176, TONE, opacity=0.6), soft=24)
                person = svg.path(
                    (
                        f"M{x + 26},{y + 176} Q{x + 30},{y + 112} {x + 74},{y + 108} "
                        f"Q{x + 116},{y + 112} {x + 120},{y + 176} Z"
                    ),
                    "#140814",
                ) + svg.ellipse(x + 72, y + 84, 22, 26, "#140814")
                view.flat(
                    person
                    + svg.place(
                        drama.hard_fist(palette.ink("#140814", "#3A1420")),
                        x + 118,
                        y + 178,
                        1.0,
                        turn=4,
                    )
                )
            view.flat(
                svg.line([(x + 78, y), (x + 78, y + 176)], "#0A0818", 5)
                + svg.line([(x, y + 60), (x + 156, y + 60)], "#0A0818", 5)
                + svg.rect(x - 12, y + 180, 180, 14, "#54407A")
            )
    view.flat(svg.rect(1012, 0, 12, HEIGHT, "#05050F") + svg.rect(16, 0, 7, HEIGHT, "#05050F"))
    view.rain(240)
    return view.finished()


def beanstalk_beset() -> Picture:
    """The foot of the elevator from below, and a ring of people with signs around it."""
    view = begin("beanstalk_beset", "human_first")
    view.city(0.95, 0.55, soft=2)
    foot = ""
    for k in range(9):
        a, b = 300 - k * 34, 300 - (k + 1) * 34
        y0, y1 = 620 - k * 64, 620 - (k + 1) * 64
        foot += svg.polygon(
            [(528 - a * 0.9, y0), (528 + a * 0.9, y0), (528 + b * 0.9, y1), (528 - b * 0.9, y1)],
            "#2A2450" if k % 2 else "#221C44",
        )
        foot += svg.line(
            [(528 - a * 0.9, y0), (528 + a * 0.9, y0)], palette.CYAN if k % 3 else palette.AMBER, 4
        )
    for s in (-1, 1):
        foot += svg.line([(528 + s * 285, 640), (528 + s * 18, 20)], "#4A4080", 16) + svg.line(
            [(528 + s * 140, 640), (528, 20)], "#3A3068", 9
        )
    view.put(foot, 0, 0, 1, rim=6)
    view.light_up(svg.rect(520, -10, 16, 400, palette.CYAN), soft=5)
    view.mist(0.78, 0.14, 0.7, TONE)
    view.put(props.marchers(INK, 9), 528, 596, 1.7, rim=3)
    view.put(props.marchers(INK, 9), 250, 680, 2.6, rim=4)
    view.put(props.marchers(INK, 7), 850, 690, 2.6, rim=4)
    view.put(props.crowd(palette.ink("#3A1E30", TONE), 42, 400), 528, 712, 2.9, rim=4)
    viewfinder(view, palette.WARM)
    return view.finished()


def human_first_starts_riot() -> Picture:
    """A burning car in a street, a broken android before it, hammers against the fire."""
    view = begin("human_first_starts_riot", "human_first")
    view.city(0.8, 1.25)
    view.light_up(svg.circle(360, 470, 460, svg.radial((0, "#FF9A3A", 0.85), (1, "#FF3A1A", 0.0))))
    for x, y, size in ((300, 300, 3.6), (440, 260, 4.2)):
        view.put(props.smoke(palette.ink("#3A2A30", TONE), str(x)), x, y + 90, size, rim=0, soft=8)
    view.put(props.car(palette.ink("#3A2030", TONE)), 350, 560, 4.3, turn=-5)
    for x, y, size in ((210, 440, 1.7), (330, 400, 2.6), (440, 410, 2.0), (520, 470, 1.2)):
        view.put(props.flame(INK), x, y + 40, size, rim=0, shade=0)
    view.floor(0.86, 0.7)
    view.put(
        props.worker_android(palette.ink("#5A6A9A", palette.MINT)), 600, 616, 2.4, turn=78, rim=5
    )
    view.put(props.spark(palette.ink(glow=palette.MINT)), 590, 640, 1.3, rim=0)
    for x, y, size, flip in ((770, 632, 2.3, True), (1000, 640, 2.4, False), (880, 704, 3.5, True)):
        side = 1 if flip else -1
        view.put(
            props.hammer(palette.ink("#6A5A6A", TONE)),
            x + side * 20 * size,
            y - 88 * size,
            size * 0.56,
            flip=flip,
            rim=3,
        )
        view.put(
            props.figure(palette.ink("#2A1420", TONE), "raise"), x, y, size * 1.2, flip=flip, rim=6
        )
    broadcast(view, TONE)
    return view.finished()


def humanity_labor_hosts() -> Picture:
    """A hall, a speaker at a stand under a banner with a hammer, heads before the stage."""
    view = begin("humanity_labor_hosts", "human_first")
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#2A0E22"), (1, "#12081A"))))
    view.flat(
        "".join(svg.rect(k * 60, 0, 30, 470, "#4A1830", opacity=0.8) for k in range(18)), soft=3
    )
    view.flat(
        svg.polygon(
            [(340, -10), (716, -10), (716, 340), (528, 420), (340, 340)],
            svg.linear((0, "#B8421E"), (1, "#5A1420")),
            stroke=palette.AMBER,
            stroke_width=6,
        )
    )
    view.put(drama.hard_fist(palette.ink("#FFD9A0", palette.AMBER)), 528, 350, 2.2, rim=0, shade=0)
    view.light_up(
        beam(120, 0, 300, 900, 18, palette.WARM, 0.5)
        + beam(936, 0, 240, 900, 18, palette.WARM, 0.5),
        soft=10,
    )
    view.flat(
        svg.polygon([(0, 540), (1056, 540), (1056, 720), (0, 720)], "#180A18")
        + svg.rect(0, 536, WIDTH, 6, TONE)
    )
    for k, x in enumerate((180.0, 290.0, 766.0, 876.0)):
        view.put(
            props.figure(palette.ink("#3A2A44", TONE), "stand", k % 2 == 0), x, 548, 2.1, rim=4
        )
    view.put(props.figure(palette.ink("#4A2A3A", TONE), "raise"), 528, 540, 2.7, rim=5)
    view.put(drama.podium(palette.ink("#4A2A3A", TONE)), 528, 560, 2.0, rim=5)
    rng = Rng("union heads")
    for row in range(2):
        for k in range(11):
            x, y = 20 + k * 104 + row * 50 + rng.uniform(-9, 9), 640 + row * 62
            view.flat(
                svg.ellipse(x, y, 30, 36, "#0A0612")
                + svg.path(
                    (
                        f"M{x - 66},{y + 110} Q{x - 60},{y + 38} {x},{y + 32} Q{x + 60},{y + 38} "
                        f"{x + 66},{y + 110} Z"
                    ),
                    "#0A0612",
                )
                + svg.stroke(
                    f"M{x - 22},{y - 24} Q{x},{y - 46} {x + 22},{y - 24}", TONE, 3, opacity=0.8
                )
            )
    view.light_up(
        "".join(
            neon(
                (
                    f"M{528 + math.cos(a) * 40:.0f},{440 + math.sin(a) * 30:.0f} "
                    f"L{528 + math.cos(a) * 62:.0f},{440 + math.sin(a) * 48:.0f}"
                ),
                MOODS["human_first"].counter,
                2,
            )
            for a in (3.5, 4.0, 5.4, 5.9)
        )
    )
    return view.finished()


PICTURES = {
    "activist_cells_awaken": activist_cells_awaken,
    "beanstalk_beset": beanstalk_beset,
    "human_first_starts_riot": human_first_starts_riot,
    "humanity_labor_hosts": humanity_labor_hosts,
}
