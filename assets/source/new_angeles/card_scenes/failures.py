"""Scenes of the demands about what fails: nets, wires, shops, the elevator."""

import itertools
import math

import numpy

from ...drawing import palette, props, svg
from ...drawing.lens import Lens
from ...drawing.picture import Picture, shifted
from ...drawing.places import Room, room
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene
from ...drawing.silhouettes import Shape, person

NAME = "cards_demands"


def network_disruption() -> Picture:
    """An aisle of servers; a red fault eats its way forward and tears the picture."""
    view = Scene(
        f"{NAME}/network_disruption",
        Mood("teal", "#4DE1FF", "#FF3A5A", "", ("#0C3A46",), "#041A2A"),
    )
    lens = Lens(470, 330, 600, 1.9)
    room(view, lens, Room(3.6, 4, 40, 1.6, "#123A4E", "#071822", "#4DE1FF", 1, 1.5))
    rng, racks, leds = Rng(f"{NAME}/network_disruption/leds"), "", ""
    for side in (-1, 1):
        for z in (22, 17, 13, 10, 7.8, 6, 4.6, 3.4):
            racks += lens.aside(side * 2, 0, 3.3, z, z * 1.24, "#0E2A3A" if z % 2 else "#0B2230")
            racks += lens.upright(side * 2, side * 3.6, 0, 3.3, z, "#123448")
            for row in range(11):
                y, end = 0.3 + row * 0.27, side * rng.uniform(2.4, 3.4)
                racks += lens.upright(side * 2.15, side * 3.5, y - 0.06, y + 0.12, z, "#0A2030")
                leds += lens.upright(side * 2.2, end, y, y + 0.05, z, "#2A8AA8")
            for row in range(15):
                for k in range(5):
                    bad = side * (z - 9) + row * 0.4 < 1.5 and rng.chance(0.8)
                    tint = "#FF3A4A" if bad else rng.choice(("#4DE1FF", "#3DFFB0", "#BFF2FF"))
                    if rng.chance(0.75):
                        a = z * (1.03 + k * 0.04)
                        leds += lens.aside(
                            side * 1.99, 0.2 + row * 0.2, 0.28 + row * 0.2, a, a + z * 0.022, tint
                        )
    view.put(racks, 0, 0, 1, rim=2, shade=0)
    view.light_up(leds)
    view.light_up(leds, soft=6, strength=0.9)
    view.light_up(
        svg.circle(
            470,
            330,
            130,
            svg.radial((0, "#FFFFFF", 0.95), (0.4, "#FF5A6A", 0.8), (1, "#FF3A4A", 0.0)),
        )
    )
    view.put(
        person(palette.ink("#24384A", "#FF3A5A"), Shape("coat", "raise", "raise", "wide")),
        462,
        610,
        2.9,
        rim=7,
        mirror=True,
    )
    picture = view.picture
    for k in range(13):
        top, tall = rng.integer(0, 690), rng.integer(6, 30)
        rows = picture[top : top + tall].copy()
        move = rng.integer(-46, 46)
        picture[top : top + tall] = numpy.roll(rows, move, axis=1)
        if k % 3 == 0:
            picture[top : top + tall, :, 0] = numpy.clip(rows[..., 0] * 1.5 + 0.1, 0, 1)
    red, blue = shifted(picture, 7, 0), shifted(picture, -7, 0)
    picture[..., 0], picture[..., 2] = red[..., 0], blue[..., 2]
    return view.finished(1.16, 0.4)


def power_grid_overload() -> Picture:
    """Pylons march over the hill, every wire white-hot, a bolt in the middle."""
    view = Scene(
        f"{NAME}/power_grid_overload",
        Mood("indigo", "#FFE14D", "#3AA0FF", "", ("#243E86", "#0B1232"), "#06103A"),
    )
    view.city(0.86, 0.42, rows=1, signs=0.1)
    view.flat(
        svg.path(
            "M0,600 Q300,520 620,590 T1056,560 L1056,712 L0,712 Z",
            svg.linear((0, "#1A2A5A"), (1, "#060A1C")),
        )
    )
    feet = ((920, 556, 1.4), (760, 574, 2.2), (520, 610, 3.6), (150, 700, 5.8))
    steel = palette.ink("#4A5A8A", "#FFE14D")
    for y, w in ((-59, 34), (-75, 27)):
        for side in (-1, 1):
            points = [
                (x + side * w * s, f + y * s)
                for x, f, s in ((1010, 546, 0.9), *feet, (-420, 820, 9.0))
            ]
            d = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
            for (ax, ay), (bx, by) in itertools.pairwise(points):
                d += f" Q{(ax + bx) / 2:.1f},{(ay + by) / 2 + abs(ax - bx) * 0.16:.1f} {bx:.1f},{by:.1f}"
            view.light_up(svg.stroke(d, "#FFF6C8", 3.4))
            view.light_up(svg.stroke(d, "#FFB638", 12), soft=7)
    for x, y, size in feet:
        view.put(props.pylon(steel), x, y, size, rim=3)
    rng = Rng(f"{NAME}/power_grid_overload/bolts")
    for x0, x1, y1 in ((560, 520, 246), (380, 330, 330), (700, 760, 352)):
        x, y, d = float(x0), -20.0, f"M{x0},-20"
        for k in range(8):
            y += (y1 + 20) / 8
            x = x0 + (x1 - x0) * (k + 1) / 8 + (rng.uniform(-34, 34) if k < 7 else 0)
            d += f" L{x:.1f},{y:.1f}"
        view.light_up(svg.stroke(d, "#BFD8FF", 5), svg.stroke(d, "#FFFFFF", 3))
        view.light_up(svg.stroke(d, "#3AA0FF", 26), soft=14)
    for x, y, size in ((520, 330, 2.0), (150, 280, 1.6), (760, 425, 0.9)):
        view.put(
            props.spark(palette.ink("#4A4A2A", "#FFE14D")), x, y + 50 * size, size, rim=0, glow=1
        )
    view.light_up(svg.circle(520, 300, 260, svg.radial((0, "#FFF0B0", 0.7), (1, "#FFE14D", 0.0))))
    view.rain(260)
    return view.finished(1.14, 0.4)


def retail_shortage() -> Picture:
    """An aisle of empty shelves; one can left, and one who came too late."""
    view = Scene(
        f"{NAME}/retail_shortage", Mood("teal", "#7CF5D6", "#FF9D5C", "", ("#145A60",), "#04202A")
    )
    lens = Lens(600, 270, 620, 2.1)
    room(view, lens, Room(4.4, 4.2, 30, 1.4, "#2A6A70", "#123238", "#D8FFF4", 3, 1.2))
    shelves, goods = "", ""
    rng = Rng(f"{NAME}/retail_shortage/goods")
    for side in (-1, 1):
        shelves += lens.aside(side * 3.4, 0, 2.9, 1.6, 26, "#0C2A30")
        for y in (0.15, 0.85, 1.55, 2.25, 2.9):
            shelves += lens.level(side * 2.4, side * 3.4, y, 1.6, 26, "#3A7A80")
            shelves += lens.aside(side * 2.4, y - 0.1, y, 1.6, 26, "#8AD8D0")
            goods += lens.aside(side * 2.39, y - 0.085, y - 0.02, 1.6, 26, "#FF9D5C", opacity=0.5)
        for z in (3, 5, 7.5, 11, 16, 22):
            shelves += lens.upright(side * 2.4, side * 2.46, 0, 2.9, z, "#6AB8B4")
        for z in (10, 12.4, 15, 18, 21):
            y, tint = rng.choice((0.85, 1.55)), rng.choice(("#FF9D5C", "#FF6BD6", "#FFE14D"))
            goods += lens.upright(side * 2.6, side * 2.9, y, y + 0.4, z, tint)
    view.put(shelves, 0, 0, 1, rim=2, shade=0, glow=0.4)
    view.light_up(goods)
    x, y = lens.at(-2.8, 0.85, 3.4)
    can = svg.rect(
        -34,
        -112,
        68,
        112,
        svg.linear((0, "#FFB07A"), (0.4, "#E8502E"), (1, "#5A1A1E"), angle=(0, 0, 1, 0)),
        rx=6,
    )
    can += (
        svg.ellipse(0, -112, 34, 9, "#E8ECFF")
        + svg.rect(-34, -78, 68, 30, "#FFE9C9")
        + svg.circle(0, -63, 12, "#E8502E")
    )
    view.light_up(svg.circle(x, y - 50, 190, svg.radial((0, "#FFD9A0", 0.75), (1, "#FF9D5C", 0.0))))
    view.put(can, x, y, 1, rim=4, glow=0.9)
    shopper = palette.ink("#12282E", "#FF9D5C")
    view.put(
        person(shopper, Shape("coat", "hip", "reach", hat="hood")),
        640,
        640,
        4.0,
        rim=6,
        mirror=True,
        flip=True,
    )
    cart = svg.stroke("M-70,-80 L-50,-80 L-34,-20 L50,-20", "#9AC8C8", 6)
    cart += "".join(
        svg.line([(-46 + k * 18, -66), (-36 + k * 15, -24)], "#9AC8C8", 3) for k in range(6)
    ) + svg.line([(-48, -66), (58, -66), (48, -24), (-36, -24)], "#9AC8C8", 4)
    cart += svg.circle(-24, -6, 9, "#1A3A40") + svg.circle(42, -6, 9, "#1A3A40")
    view.put(cart, 410, 650, 2.0, rim=4, flip=True)
    view.put(props.newspaper(palette.ink("#3A5A60", "#FF9D5C")), 880, 690, 0.7, turn=80, rim=2)
    return view.finished(1.1, 0.5)


def cabin() -> str:
    """A cabin of the space elevator, its windows in alarm."""
    body = svg.path(
        "M-120,-160 Q0,-220 120,-160 L140,120 Q0,180 -140,120 Z",
        svg.linear((0, "#E8F0FF"), (0.3, "#5A78A8"), (1, "#0E1838"), angle=(0, 0, 1, 0)),
    )
    body += svg.path("M-126,-70 Q0,-30 126,-70 L132,-10 Q0,36 -132,-10 Z", "#081028")
    body += "".join(
        svg.rect(
            -108 + k * 38,
            -42 + 14 * math.sin(math.pi * (k + 0.5) / 6),
            24,
            32,
            "#FFD08A" if k % 2 else "#FF4D3D",
            rx=5,
        )
        for k in range(6)
    )
    body += (
        svg.rect(-146, 40, 292, 14, "#FF9A4A")
        + svg.rect(-30, -230, 60, 60, "#3A4A78", rx=8)
        + svg.rect(-30, 140, 60, 60, "#3A4A78", rx=8)
    )
    return body


def orbit(view: Scene) -> None:
    """Stars above, the curve of the planet below."""
    rng = Rng(f"{NAME}/space_elevator_malfunction/stars")
    stars = "".join(
        svg.circle(
            rng.uniform(0, 1056),
            rng.uniform(0, 420),
            rng.uniform(0.5, 1.9),
            "#FFFFFF",
            opacity=rng.uniform(0.2, 1),
        )
        for _ in range(200)
    )
    view.flat(
        svg.rect(
            0,
            0,
            1056,
            712,
            svg.linear((0, "#02030A"), (0.5, "#0A1A4A"), (0.8, "#2A8AC8"), (1, "#BFF2FF")),
        ),
        stars,
    )
    view.flat(
        svg.ellipse(
            528, 1240, 1200, 640, svg.linear((0, "#7AD8F0"), (0.06, "#1A4A86"), (0.3, "#0A1840"))
        )
    )
    glints = "".join(
        svg.circle(
            rng.uniform(100, 960),
            rng.uniform(640, 712),
            rng.uniform(0.8, 2.6),
            "#FFD9A0",
            opacity=rng.uniform(0.4, 1),
        )
        for _ in range(160)
    )
    view.light_up(glints)
    view.light_up(svg.stroke("M-100,690 Q528,520 1156,690", "#8AE8FF", 10), soft=8)


def space_elevator_malfunction() -> Picture:
    """Above the clouds: a cabin stuck on the cable, torn strands and sparks."""
    view = Scene(
        f"{NAME}/space_elevator_malfunction",
        Mood("night", "#2BE4FF", "#FF9A4A", "", ("#0C3A46",), "#041430"),
    )
    orbit(view)
    cable = "".join(
        svg.line([(660 + k * 13, 712), (470 + k * 13, -20)], "#5A7AA8", 6) for k in range(3)
    )
    torn = "".join(
        svg.stroke(d, "#8AA8D0", 6)
        for d in (
            "M560,330 Q640,300 700,340 Q740,370 720,420",
            "M556,350 Q470,330 420,370 Q380,400 396,450",
            "M540,268 Q610,220 690,236",
        )
    )
    view.put(cable + torn, 0, 0, 1, rim=3)
    view.light_up(svg.line([(673, 712), (483, -20)], "#2BE4FF", 2))
    view.put(svg.place(cabin(), 0, 0, 0.86, turn=-15), 566, 300, 1, rim=8)
    for x, y, size in ((520, 140, 2.2), (690, 430, 1.3)):
        view.put(
            props.spark(palette.ink("#4A3A2A", "#FFB638")), x, y + 50 * size, size, rim=0, glow=1
        )
    view.light_up(svg.circle(520, 140, 170, svg.radial((0, "#FFE0A0", 0.9), (1, "#FF9A4A", 0.0))))
    for x, y, turn in (
        (300, 210, 30),
        (250, 380, 70),
        (820, 200, -20),
        (880, 480, 50),
        (400, 560, 12),
    ):
        view.put(
            svg.polygon([(-22, -8), (10, -16), (24, 6), (-8, 14)], "#5A78A8"),
            x,
            y,
            1,
            turn=turn,
            rim=3,
        )
    suit = palette.ink("#C8D0E8", "#FF9A4A")
    view.put(
        person(suit, Shape("work", "raise", "reach", "wide", hat="helmet")),
        830,
        400,
        1.3,
        turn=38,
        rim=4,
    )
    view.light_up(svg.stroke("M800,330 Q730,270 660,290", "#E8ECFF", 2.4))
    return view.finished(1.12, 0.4)
