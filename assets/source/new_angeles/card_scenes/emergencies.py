"""Scenes of the six emergency actions, each in the light of its corporation."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam
from ...drawing.lens import Lens
from ...drawing.people import Person
from ...drawing.people.bust import put
from ...drawing.picture import Picture
from ...drawing.places import Street, confetti, embers, street
from ...drawing.props.base import around
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene
from ...drawing.silhouettes import Shape, onlooker, person

NAME = "cards_emergencies"


def ruthless_tactics() -> Picture:
    """Through the sight of a rifle: a rooftop crowd, one of them in the cross."""
    view = Scene(
        f"{NAME}/ruthless_tactics", Mood("indigo", "#4AA8FF", "#FF3A5A", "", ("#243E86", "#16265A"))
    )
    view.city(0.94, 1.2, rows=2, soft=3)
    view.flat(svg.rect(0, 520, 1056, 200, "#0A1030"), svg.rect(0, 514, 1056, 10, "#3A5AA0"))
    mob = palette.ink("#241C3A", palette.PIECES["human_first"])
    for x, size, look in (
        (250, 2.0, Shape("work", "down", "raise", hat="helmet")), (372, 2.1, Shape("work", "hip", hat="cap")),
        (528, 2.3, Shape("work", "down", "raise", "wide", hat="hood")), (690, 2.0, Shape("suit", "down", "reach", hair="long")),
        (806, 2.1, Shape("work", "raise", "raise", hat="helmet")),
    ):  # fmt: skip
        view.put(person(mob, look), x, 520, size, rim=5)
    view.put(props.flame(mob), 940, 520, 0.8, rim=0)
    view.put(props.hammer(mob), 582, 300, 0.8, rim=3)
    ring = "M0,0 H1056 V712 H0 Z M528,-114 A470,470 0 1 1 527,-114 Z"
    view.flat(svg.path(ring, "#03050C", fill_rule="evenodd"))
    view.light_up(
        svg.circle(528, 356, 470, svg.radial((0.72, "#4AA8FF", 0.0), (1, "#4AA8FF", 0.45)))
    )
    red = "#FF3A4A"
    marks = svg.line([(60, 356), (470, 356)], red, 3) + svg.line([(586, 356), (996, 356)], red, 3)
    marks += svg.line([(528, 0), (528, 300)], red, 3) + svg.line([(528, 412), (528, 712)], red, 3)
    marks += svg.circle(528, 356, 58, "none", stroke=red, stroke_width=4) + svg.circle(
        528, 356, 5, red
    )
    marks += "".join(
        svg.line([(528 - 14 + k % 2 * 5, 440 + k * 24), (542 - k % 2 * 5, 440 + k * 24)], red, 2.4)
        for k in range(9)
    )
    marks += "".join(svg.line([(240 + k * 26, 346), (240 + k * 26, 366)], red, 2) for k in range(8))
    view.light_up(marks)
    view.light_up(marks, soft=6)
    view.put(
        svg.circle(528, 356, 480, "none", stroke="#2A3866", stroke_width=22),
        0,
        0,
        1,
        rim=6,
        shade=0,
    )
    return view.finished(1.12, 0.2)


def underpaid_overclocked() -> Picture:
    """The face of an android that runs too hot, steam at its neck, more behind it."""
    view = Scene(
        f"{NAME}/underpaid_overclocked",
        Mood("violet", "#FF5A36", "#B884FF", "", ("#2C1A60", "#150E36")),
    )
    view.flat(svg.rect(0, 0, 1056, 712, svg.linear((0, "#140A30"), (1, "#5A1A3E"))))
    for k in range(14):
        view.flat(svg.rect(k * 82, 0, 10, 712, "#0A0620", opacity=0.6))
    worker = Person("oval", hair="bald", clothes="bodysuit", cloth="#3A2450", accent=palette.AMBER)
    for x, size in ((0.11, 0.95), (0.89, 0.95), (0.28, 1.15), (0.72, 1.15)):
        put(view, worker, x, 0.36, size, is_android=True)
    view.mist(0.5, 0.5, 0.55, "#3A1250")
    view.light_up(svg.circle(528, 330, 380, svg.radial((0, "#FF6A3A", 0.8), (1, "#FF5A36", 0.0))))
    hot = Person("oval", hair="bald", clothes="bodysuit", cloth="#4A1E2E", accent="#FF5A36")
    put(view, hot, 0.5, 0.42, 1.75, is_android=True)
    cracks = (
        "M590,150 l-26,46 20,30 -34,52",
        "M440,420 l30,-26 -8,-34 26,-30",
        "M640,560 l-40,30 14,40 -30,50",
        "M396,600 l44,20 4,50",
    )
    for d in cracks:
        view.light_up(svg.stroke(d, "#FFB060", 5), svg.stroke(d, "#FFF6D8", 2))
        view.light_up(svg.stroke(d, "#FF5A36", 16), soft=9)
    for x, flip in ((330, True), (726, False)):
        view.put(
            props.smoke(palette.ink("#E8C8D8", "#FFFFFF"), f"steam{x}"),
            x,
            520,
            4.6,
            flip=flip,
            rim=0,
            shade=0,
            soft=9,
            glow=0,
        )
    for k in range(5):
        view.light_up(
            svg.rect(40, 640 - k * 34, 60 + k * 16, 20, "#FF4D3D" if k > 1 else palette.AMBER)
        )
    embers(view, 60)
    return view.finished(1.14, 0.5)


def mandatory_quarantine() -> Picture:
    """A masked guard holds up a hand; behind him a street under a dome of light."""
    view = Scene(
        f"{NAME}/mandatory_quarantine",
        Mood("rose", "#B6FF3D", "#FF4F5E", "", ("#3C1440",), "#1A0A28"),
    )
    look = Street(8, 5, 80, 8, 26, "#3A1A44", "#5A8A3A", ("#B6FF3D", "#FF4F5E"), 0.3, 0.25, 0.4)
    street(view, Lens(400, 400, 640), look)
    dome = svg.circle(400, 560, 380, svg.radial((0.6, "#B6FF3D", 0.0), (1, "#B6FF3D", 0.5)))
    hexes = "".join(
        svg.polygon(around(400 + (c - 5) * 76 + (r % 2) * 38, 560 - r * 66, 42, 6), "none", stroke="#D8FF8A", stroke_width=1.6, opacity=0.5)
        for r in range(6) for c in range(11)
        if math.hypot((c - 5) * 76 + (r % 2) * 38, r * 66) < 345
    )  # fmt: skip
    view.light_up(dome, hexes)
    view.light_up(svg.circle(400, 560, 380, "none", stroke="#E8FFC0", stroke_width=4), soft=2)
    tape = "".join(
        svg.polygon(
            [(k * 60, 0), (k * 60 + 30, 0), (k * 60 + 14, 44), (k * 60 - 16, 44)], "#14101E"
        )
        for k in range(22)
    )
    for y, turn in ((560, -4), (610, 3)):
        view.put(svg.rect(-20, 0, 1200, 44, "#E8C83A") + tape, -40, y, 1, turn=turn, rim=2)
    sick = palette.ink("#2A1A2E", "#B6FF3D")
    for x, look2 in (
        (250, Shape("suit", "hip")),
        (350, Shape("dress", "fold", hair="long")),
        (470, Shape("work", "raise")),
    ):
        view.put(person(sick, look2), x, 540, 1.25, rim=3)
    suit = palette.ink("#8A3A4E", "#FF4F5E")
    view.put(onlooker(suit, "bald"), 800, 760, 5.0, rim=8)
    view.put(
        svg.circle(0, -76, 40, suit.base)
        + svg.circle(0, -76, 40, "none", stroke=suit.dark, stroke_width=3),
        800,
        740,
        4.4,
        rim=8,
    )
    view.put(props.mask(palette.ink("#3A3450", "#B6FF3D")), 800, 590, 3.2, rim=6)
    view.put(props.biohazard(palette.ink("#3A3450", "#FFD0DA")), 800, 735, 1.2, rim=0)
    view.rain(160)
    return view.finished(1.1, 0.45)


def energy_for_all() -> Picture:
    """From the mines of the moon a beam of power reaches the night side of the planet."""
    view = Scene(
        f"{NAME}/energy_for_all", Mood("night", "#FF9A4A", "#2BE4FF", "", ("#1A0A18",), "#140618")
    )
    rng = Rng(f"{NAME}/energy_for_all/stars")
    stars = "".join(
        svg.circle(
            rng.uniform(0, 1056),
            rng.uniform(0, 712),
            rng.uniform(0.5, 2),
            "#FFFFFF",
            opacity=rng.uniform(0.2, 1),
        )
        for _ in range(260)
    )
    view.flat(svg.rect(0, 0, 1056, 712, svg.linear((0, "#04050E"), (1, "#1A0C24"))), stars)
    globe = svg.circle(
        760,
        250,
        200,
        svg.radial(
            (0, "#16305A"), (0.7, "#0A1A3E"), (1, "#3AA8FF"), centre=(0.42, 0.6), radius=0.62
        ),
    )
    lights = "".join(
        svg.circle(
            760 + math.cos(t) * r,
            250 + math.sin(t) * r * 0.9,
            rng.uniform(0.8, 2.6),
            "#FFC27A",
            opacity=rng.uniform(0.4, 1),
        )
        for t, r in ((rng.uniform(0, 6.3), rng.uniform(0, 176)) for _ in range(190))
    )
    view.light_up(svg.circle(760, 250, 260, svg.radial((0.6, "#3AA0FF", 0.8), (1, "#3AA0FF", 0.0))))
    view.flat(globe)
    view.light_up(lights)
    view.light_up(lights, soft=5)
    ground = svg.path(
        "M0,520 Q300,440 620,500 T1056,470 L1056,712 L0,712 Z",
        svg.linear((0, "#8A6A5A"), (1, "#1C1018")),
    )
    pits = "".join(
        svg.ellipse(x, y, r, r * 0.28, "#2A1820")
        + svg.stroke(f"M{x - r},{y} A{r},{r * 0.28} 0 0 0 {x + r},{y}", "#E8B08A", 2.4)
        for x, y, r in (
            (180, 590, 90),
            (430, 640, 120),
            (880, 600, 80),
            (690, 560, 44),
            (60, 690, 80),
            (1000, 690, 90),
        )
    )
    view.flat(ground + pits)
    mine = palette.ink("#6A4A3E", "#FF9A4A")
    for item, x, y, size in (
        (props.factory, 150, 560, 1.5),
        (props.tank, 340, 590, 1.0),
        (props.satellite_dish, 470, 540, 2.0),
        (props.truck, 740, 640, 0.9),
        (props.tank, 930, 560, 0.9),
    ):
        view.put(item(mine), x, y, size, rim=3)
    ray = svg.polygon(
        [(468, 424), (480, 424), (790, 240), (740, 210)],
        svg.linear((0, "#FFF0C0"), (1, "#FF9A4A", 0.6)),
    )
    view.light_up(ray)
    view.light_up(ray, soft=14, strength=1)
    view.light_up(
        svg.circle(
            765, 228, 90, svg.radial((0, "#FFFFFF"), (0.3, "#FFD08A", 0.9), (1, "#FF9A4A", 0.0))
        )
    )
    view.light_up(svg.circle(474, 424, 34, svg.radial((0, "#FFFFFF"), (1, "#FF9A4A", 0.0))))
    return view.finished(1.12, 0.3)


def sweeps_week() -> Picture:
    """The biggest show of the year: stairs of light, a star, and a sea of hands."""
    view = Scene(
        f"{NAME}/sweeps_week", Mood("gold", "#FFD84A", palette.MAGENTA, "", ("#3C2046",), "#2A0A30")
    )
    view.flat(
        svg.rect(0, 0, 1056, 712, svg.linear((0, "#1A0630"), (0.6, "#8A1E6A"), (1, "#3A0E3A")))
    )
    for k in range(7):
        tint = (palette.MAGENTA, "#FFD84A", palette.CYAN)[k % 3]
        view.light_up(beam(90 + k * 146, -20, -90 + (3 - k) * 11, 760, 11, tint, 0.75), soft=5)
    arch = "".join(
        svg.circle(
            528,
            480,
            230 + k * 44,
            "none",
            stroke=("#FFD84A", palette.MAGENTA, palette.CYAN, palette.VIOLET)[k],
            stroke_width=12,
        )
        for k in range(4)
    )
    view.light_up(arch)
    view.light_up(arch, soft=10)
    for k in range(6):
        half, y = 130 + k * 62, 410 + k * 34
        view.flat(svg.rect(528 - half, y, half * 2, 34, svg.linear((0, "#6A2A7A"), (1, "#1C0C30"))))
        view.light_up(svg.rect(528 - half, y, half * 2, 5, "#FFE9A0"))
    star = palette.ink("#6A2A5A", "#FFD84A")
    view.light_up(svg.circle(528, 300, 190, svg.radial((0, "#FFFFFF", 0.95), (1, "#FFD84A", 0.0))))
    view.put(person(star, Shape("dress", "raise", "raise", hair="long")), 528, 412, 2.0, rim=5)
    for x in (318, 738):
        for step in (0, 1):
            dancer = person(
                palette.ink("#3A1A4A", palette.CYAN), Shape("suit", "hip", "raise", "wide")
            )
            view.put(
                dancer,
                x + (step * 110 if x > 528 else -step * 110),
                482 + step * 66,
                1.35,
                rim=3,
                flip=x < 528,
            )
    confetti(view, 170, ("#FFD84A", palette.MAGENTA, palette.CYAN, "#FFFFFF"), 0, 0.85)
    crowd = props.crowd(palette.ink("#1A0A26", "#FFD84A"), 60, 420, "sweeps")
    view.put(crowd, 528, 706, 2.9, rim=3)
    rng, sticks = Rng(f"{NAME}/sweeps_week/sticks"), ""
    for k in range(26):
        x, y = 20 + k * 41 + rng.uniform(-12, 12), rng.uniform(600, 690)
        tip = (x + rng.uniform(-12, 12), y - 34)
        sticks += svg.line([(x, y), tip], ("#FFD84A", palette.MAGENTA, palette.CYAN)[k % 3], 5)
    view.light_up(sticks)
    view.light_up(sticks, soft=7)
    return view.finished(1.1, 0.35)


def massive_reconstruction() -> Picture:
    """The night shift at rest on a girder, high above a city that grows back."""
    view = Scene(
        f"{NAME}/massive_reconstruction",
        Mood("green", "#4FDC8C", palette.AMBER, "", ("#1C5A56", "#123A42", "#0A1E2A"), "#062430"),
    )
    view.flat(
        svg.rect(0, 0, 1056, 712, svg.linear((0, "#06202C"), (0.55, "#1A7458"), (1, "#E8C87A")))
    )
    view.moon(0.74, 0.5, 0.36, "#FFD890")
    view.city(1.25, 0.85)
    view.mist(0.92, 0.3, 0.55, "#8AE8B0")
    steel = palette.ink("#3A5A66", palette.AMBER)
    view.put(props.crane(steel), 120, 760, 2.6, rim=3)
    view.put(props.crane(steel), 960, 780, 2.2, flip=True, rim=3)
    ropes = svg.line([(150, 440), (528, -40), (906, 440)], "#0A1A22", 7)
    beam_ = (
        svg.rect(-20, 440, 1100, 16, "#3A5A66")
        + svg.rect(-20, 456, 1100, 34, "#14303A")
        + svg.rect(-20, 490, 1100, 14, "#2A4A54")
    )
    beam_ += "".join(svg.circle(20 + k * 44, 473, 5, "#4FDC8C") for k in range(25))
    view.put(ropes, 0, 0, 1, rim=2)
    crew = palette.ink("#12202A", palette.AMBER)
    for x, kind in (
        (150, "bald"),
        (286, "short"),
        (420, "bun"),
        (668, "short"),
        (804, "long"),
        (932, "short"),
    ):
        legs = svg.stroke("M-22,0 L-20,40", crew.shade, 20) + svg.stroke(
            "M22,0 L20,40", crew.shade, 20
        )
        legs += svg.stroke("M-20,40 L-24,86", crew.dark, 17) + svg.stroke(
            "M20,40 L24,86", crew.dark, 17
        )
        legs += svg.ellipse(-25, 92, 17, 8, crew.dark) + svg.ellipse(25, 92, 17, 8, crew.dark)
        hat = svg.path("M-21,-82 Q-22,-108 0,-108 Q22,-108 21,-82 Z", "#E8A83A") + svg.rect(
            -27, -86, 54, 6, "#B87A2A", rx=3
        )
        view.put(onlooker(crew, kind) + hat, x, 446, 1.32, rim=5)
        view.put(legs, x, 500, 1.1, rim=4)
    view.put(beam_, 0, 0, 1, rim=0, shade=0)
    view.put(props.worker_android(palette.ink("#4A6A76", palette.MINT)), 543, 440, 1.9, rim=5)
    view.light_up(
        svg.circle(
            1010, 452, 60, svg.radial((0, "#FFFFFF"), (0.3, "#FFD88A", 0.8), (1, "#FFB638", 0.0))
        )
    )
    view.put(props.spark(palette.ink("#3A3A2A", palette.AMBER)), 1010, 510, 1.2, rim=0, glow=1)
    return view.finished(1.1, 0.4)
