"""Scenes of the investments in order and decline."""

from ...drawing import palette, props, svg
from ...drawing.people import Person
from ...drawing.people.bust import put
from ...drawing.picture import Picture
from ...drawing.places import window
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene
from ...drawing.silhouettes import Shape, person

NAME = "cards_investments"


def militarized_police() -> Picture:
    """The face of order: a visor in the rain, another visor behind each shoulder."""
    view = Scene(
        f"{NAME}/militarized_police",
        Mood("indigo", "#FF3A5A", "#3AA0FF", "", ("#243E86", "#16265A", "#0B1232")),
    )
    view.city(1.0, 1.0, soft=5)
    view.put(props.truck(palette.ink("#2A386A", "#3AA0FF")), 528, 560, 5.6, rim=5, soft=4)
    view.light_up(
        svg.circle(200, 200, 300, svg.radial((0, "#3AA0FF", 0.9), (1, "#3AA0FF", 0.0))),
        svg.circle(860, 200, 300, svg.radial((0, "#FF3A5A", 0.9), (1, "#FF3A5A", 0.0))),
    )
    back = Person(
        "square",
        3,
        "bald",
        clothes="armour",
        cloth="#1A2450",
        accent="#3AA0FF",
        hat="helmet",
        glasses="visor",
        build=1.1,
    )
    put(view, back, 0.19, 0.47, 1.05)
    put(view, back, 0.81, 0.47, 1.05)
    front = Person(
        "square",
        3,
        "bald",
        clothes="armour",
        cloth="#2A3A78",
        accent="#FF4D5E",
        hat="helmet",
        glasses="visor",
        mouth=-0.9,
        build=1.15,
        turn=0.0,
        age=1,
    )
    put(view, front, 0.5, 0.4, 1.7)
    view.rain(340)
    return view.finished(1.14, 0.5)


def short_sale() -> Picture:
    """The towers of the quarter are the bars of a chart; the red line leaves the picture."""
    view = Scene(
        f"{NAME}/short_sale", Mood("rose", "#7CF5D6", "#FF3A4A", "", ("#3C1440",), "#180A26")
    )
    view.flat(svg.rect(0, 0, 1056, 712, svg.linear((0, "#0A0616"), (1, "#5A1640"))))
    view.flat(
        "".join(
            svg.line([(0, 60 + k * 84), (1056, 60 + k * 84)], "#FF6A8A", 1, opacity=0.25)
            for k in range(8)
        )
    )
    rng = Rng(f"{NAME}/short_sale/towers")
    highs = (560, 500, 530, 420, 440, 330, 250, 280, 150, 84)
    for k, high in enumerate(highs):
        x, tint = 14 + k * 105, palette.mix("#2AA890", "#C82A4A", k / 9)
        front = svg.rect(
            x, 680 - high, 66, high, svg.linear((0, tint), (1, palette.darken(tint, 0.75)))
        )
        front += svg.polygon(
            [(x + 66, 680 - high), (x + 88, 668 - high), (x + 88, 680), (x + 66, 680)],
            palette.darken(tint, 0.7),
        )
        front += svg.polygon(
            [(x, 680 - high), (x + 22, 668 - high), (x + 88, 668 - high), (x + 66, 680 - high)],
            palette.lighten(tint, 0.3),
        )
        panes = "".join(
            svg.rect(
                x + 9 + c * 14, 694 - high + r * 18, 8, 9, "#FFF0D8", opacity=rng.uniform(0.5, 1)
            )
            for r in range(high // 18)
            for c in range(4)
            if rng.chance(0.62 - k * 0.05)
        )
        view.put(front + panes, 0, 0, 1, rim=3, shade=0.2, glow=0.6)
    points = [(30 + k * 105, 640 - high) for k, high in enumerate(highs)] + [(990, 580)]
    line = "M" + " L".join(f"{x},{y}" for x, y in points)
    view.light_up(svg.stroke(line, "#FF3A4A", 22), soft=10)
    view.flat(svg.stroke(line, "#FF3A4A", 13), svg.stroke(line, "#FFE0E0", 4))
    tip = svg.polygon([(0, 46), (-40, -22), (40, -22)], "#FF3A4A")
    view.flat(svg.place(tip, 988, 582, 1.3, turn=-46))
    view.light_up(svg.place(tip, 988, 582, 1.3, turn=-46), soft=12)
    view.floor(0.955, 0.6)
    view.put(
        person(palette.ink("#141026", "#7CF5D6"), Shape("suit", "hip", "hip", "wide")),
        905,
        596,
        1.3,
        rim=4,
    )
    view.put(props.coins(palette.ink("#2A5A6A", palette.CAPITAL)), 800, 404, 0.9, rim=3)
    return view.finished(1.12, 0.4)


def populist_dismissal() -> Picture:
    """High above the fires: a glass, a chair, a back turned to the window's view."""
    view = Scene(
        f"{NAME}/populist_dismissal",
        Mood("ember", "#FF7A3A", "#7CF5D6", "", ("#6A2030", "#3A1226", "#1A0A18"), "#1C0818"),
    )
    view.city(0.74, 0.8, signs=0.2)
    fire = palette.ink("#3A1A1A", palette.THREAT)
    for x, y, size in (
        (120, 520, 0.5),
        (260, 508, 0.4),
        (420, 524, 0.6),
        (560, 510, 0.35),
        (700, 522, 0.5),
        (840, 508, 0.45),
        (980, 522, 0.6),
    ):
        view.put(props.flame(fire), x, y, size, rim=0, shade=0)
        view.light_up(
            svg.circle(x, y - 20, 70, svg.radial((0, "#FFB347", 0.8), (1, "#FF5A36", 0.0)))
        )
    view.put(props.marchers(palette.ink("#1C0A12", "#FFC23D"), 13), 330, 548, 0.85, rim=2)
    view.put(props.marchers(palette.ink("#1C0A12", "#FF4D3D"), 13), 760, 548, 0.85, rim=2)
    window(view, 3, 34, 540, "#120A1A", "#1C1026")
    view.flat(
        svg.path(
            "M0,712 L0,640 Q300,590 1056,620 L1056,712 Z",
            svg.linear((0, "#3A1E3A"), (1, "#0C0612")),
        )
    )
    boss = palette.ink("#160E22", "#FF7A3A")
    view.put(
        person(boss, Shape("suit", "fold", "down", "wide", hair="short")), 340, 712, 5.4, rim=9
    )
    cup = svg.path(
        "M-22,-120 L22,-120 Q24,-70 4,-60 L4,-12 L18,-4 L-18,-4 L-4,-12 L-4,-60 Q-24,-70 -22,-120 Z",
        "#FFE9D0",
        opacity=0.5,
    ) + svg.path("M-21,-98 L21,-98 Q20,-72 0,-64 Q-20,-72 -21,-98 Z", "#FF4D6A")
    view.put(cup, 446, 500, 0.9, turn=14, rim=3, glow=0.9)
    chair = svg.path(
        "M-90,0 L-84,-250 Q-80,-300 0,-304 Q80,-300 84,-250 L90,0 Z",
        svg.linear((0, "#6A2A3E"), (1, "#1A0814")),
    ) + "".join(
        svg.circle(-40 + c * 40, -240 + r * 60, 6, "#1A0814") for c in range(3) for r in range(4)
    )
    chair += svg.rect(-130, -90, 40, 90, "#3A1424", rx=12) + svg.rect(
        90, -90, 40, 90, "#3A1424", rx=12
    )
    view.put(chair, 820, 720, 1.1, rim=6)
    view.put(props.picket(palette.ink("#3A1A2A", "#FFC23D")), 620, 700, 1.0, turn=96, rim=3)
    return view.finished(1.12, 0.5)
