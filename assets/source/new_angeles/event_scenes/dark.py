"""Events with an outage on the back."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH
from ...drawing.space import stars
from .news import begin, broadcast, viewfinder, watched

TONE = "#9AB0E8"
INK = palette.ink("#3A4668", "#FFC24A")


def crumbling_infrastructure() -> Picture:
    """A bridge broken in the middle; a train hangs over the gap."""
    view = begin("crumbling_infrastructure", "outage")
    view.city(0.86, 0.8)
    view.floor(0.84, 0.8)
    deck = svg.polygon(
        [(-20, 380), (430, 392), (470, 420), (440, 446), (452, 470), (-20, 440)],
        svg.linear((0, "#4A5678"), (1, "#1A2138")),
    )
    deck += svg.polygon(
        [(1080, 372), (700, 392), (676, 430), (706, 444), (690, 470), (1080, 436)],
        svg.linear((0, "#4A5678"), (1, "#1A2138")),
    )
    for x in (120.0, 330.0, 800.0, 980.0):
        deck += svg.polygon(
            [(x - 26, 430), (x + 26, 430), (x + 40, 720), (x - 40, 720)],
            svg.linear((0, "#3A4464"), (1, "#10162A"), angle=(0, 0, 1, 0)),
        )
        deck += svg.line([(x, 436), (x - 8, 520), (x + 10, 560), (x - 4, 640)], "#0A0E1C", 4)
    deck += "".join(
        svg.stroke(f"M{x},{y} q{b},{c} {d},{e}", "#8A96BC", 4)
        for x, y, b, c, d, e in (
            (452, 430, 40, 50, 20, 110),
            (440, 450, 10, 60, -14, 120),
            (700, 440, -40, 30, -34, 110),
            (684, 430, -60, 10, -66, 60),
        )
    )
    view.put(deck, 0, 0, 1, rim=5)
    view.put(props.train(palette.ink("#5A6690", "#FFC24A")), 390, 404, 2.7, turn=19, rim=6)
    view.light_up(
        beam(640, 480, 335, 330, 22, "#FFE8B0", 0.0)
        + svg.polygon(
            [(662, 492), (900, 560), (860, 690)],
            svg.linear((0, "#FFE8B0", 0.55), (1, "#FFE8B0", 0.0), angle=(0, 0, 1, 0.6)),
        ),
        soft=7,
    )
    rng, rubble = Rng("rubble"), ""
    for _ in range(42):
        x, y, r = rng.uniform(450, 700), rng.uniform(450, 680), rng.uniform(4, 20)
        rubble += svg.polygon([(x, y - r), (x + r, y + r * 0.2), (x - r * 0.2, y + r)], "#3A4464")
    view.put(rubble, 0, 0, 1, rim=3)
    view.mist(0.94, 0.09, 0.5)
    broadcast(view, "#FFC24A")
    return view.finished()


def earthquake() -> Picture:
    """The ground splits towards the viewer; towers lean over the light below."""
    view = begin("earthquake", "outage")
    ink = palette.ink("#34406A", "#FFC24A")
    view.city(0.62, 0.7)
    for x, y, size, turn in (
        (70, 600, 4.6, -15),
        (250, 500, 3.4, -9),
        (390, 440, 2.4, -16),
        (668, 440, 2.5, 12),
        (820, 510, 3.6, 17),
        (980, 610, 4.8, 10),
    ):
        view.put(props.highrise(ink), x, y, size, turn=turn, rim=5)
    view.flat(
        svg.polygon(
            [(0, 560), (430, 440), (640, 440), (1056, 560), (1056, 712), (0, 712)],
            svg.linear((0, "#28304C"), (1, "#0C1020")),
        )
    )
    left = [(520, 440), (488, 476), (516, 506), (440, 548), (478, 586), (360, 640), (392, 720)]
    right = [(700, 720), (742, 652), (600, 594), (640, 556), (548, 508), (580, 478), (532, 440)]
    view.flat(
        svg.polygon([*left, *right], svg.linear((0, "#FFB04A"), (0.5, "#C2381E"), (1, "#2A060C")))
    )
    view.light_up(svg.polygon([*left, *right], "#FF7A2A"), soft=22, strength=0.8)
    view.flat(svg.line(left, "#4A5678", 7) + svg.line(right, "#4A5678", 7))
    for x, y, turn in ((250, 668, -14), (850, 660, 16)):
        view.put(props.car(INK), x, y, 1.5, turn=turn, rim=4)
    for x in (150, 420, 640, 900):
        view.put(props.smoke(palette.ink("#6A7294"), str(x)), x, 520, 2.6, rim=0, soft=10)
    rng = Rng("debris")
    view.put(
        "".join(
            svg.rect(
                rng.uniform(250, 820),
                rng.uniform(200, 520),
                rng.uniform(5, 18),
                rng.uniform(5, 18),
                "#2A3250",
                transform=f"rotate({rng.uniform(-4, 4):.1f})",
            )
            for _ in range(34)
        ),
        0,
        0,
        1,
        rim=2,
    )
    watched(view)
    return view.finished()


def helium_transport() -> Picture:
    """A ship with round tanks before the moon, in the cross of somebody's sight."""
    view = begin("helium_transport", "outage")
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#04060F"), (1, "#141A38"))))
    rng = Rng("stars")
    view.flat(stars(rng, 200, "#E8ECFF"))
    moon = svg.circle(
        770,
        230,
        260,
        svg.linear((0, "#F0EAD8"), (0.6, "#A8A4B8"), (1, "#3A3A5A"), angle=(0, 0, 1, 0.8)),
    )
    moon += "".join(
        svg.ellipse(770 + x, 230 + y, r, r * 0.8, "#8A889E", opacity=0.5)
        for x, y, r in (
            (-90, -80, 46),
            (40, 30, 60),
            (110, -120, 28),
            (-130, 70, 34),
            (120, 120, 40),
            (-20, -160, 20),
        )
    )
    view.put(moon, 0, 0, 1, rim=4, shade=0.4)
    hull = svg.polygon(
        [(-330, -20), (250, -20), (330, 10), (250, 40), (-330, 40)],
        svg.linear((0, "#6A7698"), (1, "#1E2640")),
    ) + svg.rect(-390, -46, 90, 116, "#2A3250", rx=10)
    for k in range(4):
        x = -230 + k * 132
        hull += (
            svg.circle(
                x,
                10,
                66,
                svg.radial(
                    (0, "#FFE8B8"),
                    (0.35, "#FFB04A"),
                    (1, "#6A3A1A"),
                    centre=(0.35, 0.3),
                    radius=0.8,
                ),
            )
            + svg.stroke(f"M{x - 64},0 Q{x},34 {x + 64},0", "#3A2A2A", 6)
            + svg.polygon([(x, -16), (x + 20, 18), (x - 20, 18)], "#2A1A12")
        )
    hull += svg.rect(240, -4, 56, 20, "#BFF2FF") + "".join(
        svg.line([(-300 + k * 132, -56), (-300 + k * 132, 76)], "#4A5678", 9) for k in range(5)
    )
    view.light_up(svg.polygon([(120, 560), (-60, 640), (40, 690)], "#4ADFFF"), soft=16)
    view.put(hull, 470, 430, 1.05, turn=-14, rim=7)
    sight = svg.circle(500, 424, 190, "none", stroke="#FF4D3D", stroke_width=5) + svg.circle(
        500, 424, 120, "none", stroke="#FF4D3D", stroke_width=2, stroke_dasharray="16 12"
    )
    sight += "".join(
        svg.line([(500 + dx * 140, 424 + dy * 140), (500 + dx * 260, 424 + dy * 260)], "#FF4D3D", 6)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    view.light_up(sight, soft=0.8)
    return view.finished(1.12, 0.35)


def rolling_outages() -> Picture:
    """The city as a map of blocks; a front of darkness rolls over it."""
    view = begin("rolling_outages", "outage")
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, "#080B18"))
    rng, blocks, lights = Rng("rolling"), "", ""
    for row in range(17):
        for column in range(17):
            x, y = 528 + (column - row) * 52, -120 + (column + row) * 28
            high = rng.uniform(14, 78)
            front = x + math.sin(y * 0.022) * 70
            on = front < 500
            edge = abs(front - 510) < 52
            base = palette.mix("#8A5A2A", "#5A2A6A", rng.random()) if on else "#161C30"
            if edge:
                base = "#5A6AA8"
            top = [
                (x, y - high),
                (x + 42, y + 22 - high),
                (x, y + 44 - high),
                (x - 42, y + 22 - high),
            ]
            blocks += (
                svg.polygon(
                    [(x - 42, y + 22 - high), (x, y + 44 - high), (x, y + 44), (x - 42, y + 22)],
                    palette.darken(base, 0.25),
                )
                + svg.polygon(
                    [(x + 42, y + 22 - high), (x, y + 44 - high), (x, y + 44), (x + 42, y + 22)],
                    palette.darken(base, 0.55),
                )
                + svg.polygon(top, palette.lighten(base, 0.06))
            )
            for k in range(int(high / 13)):
                for c in range(3):
                    if on and rng.chance(0.75):
                        blocks += svg.rect(
                            x - 36 + c * 12, y + 28 - high + k * 13 + c * 6, 6, 6, palette.WARM
                        ) + svg.rect(
                            x + 8 + c * 11,
                            y + 42 - high + k * 13 - c * 6,
                            6,
                            6,
                            palette.AMBER,
                            opacity=0.7,
                        )
            if edge:
                lights += svg.line([*top, top[0]], "#BFD0FF", 3)
    view.flat(blocks)
    view.light_up(blocks, soft=16, strength=0.5)
    view.light_up(lights, soft=2)
    for x, y, size in ((470, 210, 1.7), (560, 420, 2.3), (480, 640, 1.9)):
        view.put(props.lightning(palette.ink(glow="#BFD0FF")), x, y, size, rim=0, shade=0)
    for x, y, size in ((800, 330, 1.9), (930, 520, 2.2)):
        view.put(props.pylon(palette.ink("#4A5678", "#5A6AA8")), x, y, size, rim=4)
    view.light_up(neon("M700,60 q-60,160 10,320 t-20,340", "#6A80D0", 2), soft=3, strength=0.5)
    viewfinder(view, "#C8D4FF")
    return view.finished(1.1, 0.3)


PICTURES = {
    "crumbling_infrastructure": crumbling_infrastructure,
    "earthquake": earthquake,
    "helium_transport": helium_transport,
    "rolling_outages": rolling_outages,
}
