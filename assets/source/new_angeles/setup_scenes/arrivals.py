"""Setups: people come, people go to work, and the light goes down."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import neon
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH, Mood, Scene


def liner() -> str:
    """The bow of a ship, seen from the quay."""
    d = svg.polygon(
        [(-250, -330), (0, -390), (250, -330), (150, 60), (0, 96), (-150, 60)],
        svg.linear((0, "#8A4A5A"), (0.5, "#4A2444"), (1, "#1A0E24"), angle=(0, 0, 1, 0.3)),
    )
    d += svg.polygon(
        [(-250, -330), (0, -390), (250, -330), (240, -290), (0, -346), (-240, -290)], "#E8D8D0"
    ) + svg.line([(0, -346), (0, 96)], "#1A0E24", 5)
    d += (
        svg.rect(-150, -470, 300, 110, "#5A4A70")
        + svg.rect(-120, -550, 240, 90, "#6A5A80")
        + svg.rect(-70, -620, 140, 80, "#4A3A60")
    )
    for row, y in enumerate((-452, -416, -534, -500)):
        d += "".join(
            svg.rect(x, y, 20, 20, palette.WARM if (k + row) % 4 else palette.CYAN)
            for k, x in enumerate(range(-136 if row < 2 else -106, 120 if row < 2 else 100, 34))
        )
    d += "".join(
        svg.circle(s * 70, -180, 18, "#140A1C")
        + svg.stroke(f"M{s * 70},-180 L{s * 74},-60", "#140A1C", 8)
        for s in (-1, 1)
    )
    return d + svg.line([(-230, -270), (0, -322), (230, -270)], palette.AMBER, 6)


def migrants() -> Picture:
    """A liner fills the harbour at sunset; families with bundles stand on the quay."""
    view = Scene(
        "cards_setups/migrants",
        Mood("gold", "#FFB060", palette.MAGENTA, "", ("#7A4456", "#4A2848", "#241430"), "#2A1030"),
    )
    view.moon(0.74, 0.46, 0.34, "#FFC878")
    view.city(0.74, 0.55)
    view.floor(0.72, 0.9)
    view.put(liner(), 370, 500, 0.86, rim=7)
    view.flat(
        svg.polygon(
            [(0, 590), (1056, 560), (1056, 712), (0, 712)],
            svg.linear((0, "#4A2C48"), (1, "#180C1E")),
        )
        + svg.line([(0, 590), (1056, 560)], "#FFB060", 4)
    )
    rng = Rng("migrants")
    for k in range(9):
        x, y, size = 70 + k * 118 + rng.uniform(-20, 20), 680 + (k % 3) * 16, 1.7 + (k % 4) * 0.28
        view.put(
            props.figure(
                palette.ink(("#5A3A4A", "#3A3A5A", "#6A4A3A")[k % 3], "#FFC878"),
                ("walk", "stand")[k % 2],
                k % 2 == 0,
            ),
            x,
            y,
            size,
            flip=k % 2 == 1,
            rim=4,
        )
        if k % 2 == 0:
            view.put(
                svg.rect(-24, -40, 48, 40, "#8A5A3A", rx=6)
                + svg.stroke("M-10,-40 q10,-16 20,0", "#D8A878", 5)
                + svg.line([(-24, -20), (24, -20)], "#D8A878", 3),
                x + 44,
                y,
                size * 0.5,
                rim=3,
            )
        else:
            view.put(
                props.figure(palette.ink("#6A4A5A", "#FFC878"), "walk"),
                x + 46,
                y,
                size * 0.58,
                rim=3,
            )
    return view.finished()


def clock_face() -> str:
    """The clock of the station: it is four, the shift ends."""
    clock = svg.circle(528, 150, 110, "#0A1A22", stroke="#E8ECFF", stroke_width=9) + "".join(
        svg.line(
            [
                (528 + math.sin(a) * 84, 150 - math.cos(a) * 84),
                (528 + math.sin(a) * 98, 150 - math.cos(a) * 98),
            ],
            "#E8ECFF",
            6,
        )
        for a in (math.tau * k / 12 for k in range(12))
    )
    clock += (
        svg.line([(528, 150), (528, 74)], palette.AMBER, 9)
        + svg.line([(528, 150), (572, 188)], palette.AMBER, 11)
        + svg.circle(528, 150, 11, "#FFFFFF")
    )
    return clock


def stairs(view: Scene, side: int, tone: str) -> None:
    """A moving stair to the left or the right of the middle."""
    lane = svg.polygon(
        [
            (528 + side * 40, 330),
            (528 + side * 150, 330),
            (528 + side * 540, 720),
            (528 + side * 90, 720),
        ],
        svg.linear((0, "#24404C"), (1, "#0C1820")),
    )
    steps = "".join(
        svg.line(
            [
                (528 + side * (40 + 50 * t), 330 + 390 * t),
                (528 + side * (150 + 390 * t), 330 + 390 * t),
            ],
            tone,
            1.5 + 5 * t,
            opacity=0.55,
        )
        for t in ((k / 12) ** 1.5 for k in range(1, 12))
    )
    view.flat(lane + steps)
    view.light_up(
        neon(f"M{528 + side * 40},330 L{528 + side * 90},720", tone, 5)
        + neon(f"M{528 + side * 150},330 L{528 + side * 540},720", tone, 5)
    )


def stair_walkers(view: Scene, side: int) -> None:
    """Tired people on the left stair, fresh androids on the right one."""
    for k in range(6):
        t = (k / 5) ** 1.4
        x, y, size = 528 + side * (95 + 200 * t), 372 + 330 * t, 0.62 + 2.3 * t
        if side < 0:
            view.put(
                props.figure(palette.ink("#5A4030", palette.AMBER), "walk", k % 2 == 0),
                x - 20 * t,
                y,
                size * 1.1,
                rim=3 + 3 * t,
                flip=k % 2 == 0,
            )
            view.put(
                props.helmet(palette.ink("#8A6A2A", palette.AMBER)),
                x - 20 * t,
                y - 77 * size * 1.1,
                size * 0.19,
                rim=1,
            )
        else:
            view.put(
                props.worker_android(palette.ink("#6A8AA0", palette.MINT)),
                x + 20 * t,
                y,
                size,
                rim=3 + 3 * t,
            )


def shift_change() -> Picture:
    """Two moving stairs under a clock: people go down tired, androids go up fresh."""
    view = Scene(
        "cards_setups/shift_change",
        Mood("teal", palette.MINT, palette.AMBER, "", ("#14505A", "#0E3440", "#081A26"), "#04202A"),
    )
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#0E2A36"), (1, "#081420"))))
    view.flat(
        "".join(
            svg.path(
                f"M{528 - r},712 V{330} A{r},{r * 0.66} 0 0 1 {528 + r},{330} V712",
                "none",
                stroke="#1E4A56",
                stroke_width=20,
            )
            for r in (500, 400, 300)
        )
    )
    view.light_up(
        svg.ellipse(528, 400, 300, 260, svg.radial((0, palette.MINT, 0.6), (1, palette.MINT, 0.0)))
    )
    view.put(clock_face(), 0, 0, 1, rim=4)
    for side, tone in ((-1, palette.AMBER), (1, palette.MINT)):
        stairs(view, side, tone)
        stair_walkers(view, side)
    return view.finished()


def brownout_season() -> Picture:
    """Cooling towers under a brown sky; of the whole city only a few rows still shine."""
    view = Scene(
        "cards_setups/brownout_season",
        Mood("ember", "#FF9A3A", "#8A5AFF", "", ("#4A2824", "#2A181E", "#120A12"), "#24100A"),
    )
    view.moon(0.14, 0.52, 0.17, "#C8481E")
    view.city(0.9, 0.62, signs=0.05)
    for x, size in ((820, 3.5), (620, 2.8), (990, 2.6)):
        view.put(
            props.smoke(palette.ink("#8A5A4A"), str(x)),
            x,
            640 - 100 * size,
            size * 1.3,
            rim=0,
            soft=9,
            shade=0,
        )
        view.put(props.cooling_tower(palette.ink("#5A3A38", "#FF9A3A")), x, 640, size, rim=6)
    wires = ""
    for k, (x, size) in enumerate(((90, 4.4), (330, 3.4), (500, 2.5))):
        view.put(props.pylon(palette.ink("#4A3434", "#FF9A3A")), x, 660, size, rim=4)
        if k < 2:
            x2, s2 = ((330, 3.4), (500, 2.5))[k]
            wires += "".join(
                svg.stroke(
                    (
                        f"M{x + w * size},{660 - h * size} "
                        f"Q{(x + x2) / 2},{700 - h * (size + s2) / 2} "
                        f"{x2 + w * s2},{660 - h * s2}"
                    ),
                    "#2A1614",
                    3.5,
                )
                for w, h in ((34, 64), (-34, 64), (27, 80), (-27, 80))
            )
    view.flat(wires + svg.rect(0, 640, WIDTH, 80, "#160A0C"))
    bulb = (
        svg.line([(0, -400), (0, -92)], "#0A0608", 7)
        + svg.rect(-22, -96, 44, 40, "#3A2A28", rx=6)
        + svg.path(
            "M-20,-56 C-60,-20 -52,40 0,44 C52,40 60,-20 20,-56 Z",
            palette.alpha("#FFD9A0", 0.25),
            stroke="#FFE8C8",
            stroke_width=4,
        )
    )
    bulb += svg.stroke("M-12,-52 L-16,0 L-6,-16 L0,6 L6,-16 L16,0 L12,-52", "#FF8A2A", 5)
    view.put(bulb, 462, 250, 1.6, rim=4, glow=1.0)
    view.light_up(svg.circle(462, 250, 210, svg.radial((0, "#FF9A3A", 0.55), (1, "#FF9A3A", 0.0))))
    view.floor(0.93, 0.6)
    return view.finished()


PICTURES = {"migrants": migrants, "shift_change": shift_change, "brownout_season": brownout_season}
