"""Rivals: those who grow people, build people, and watch people."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.picture import Picture, render
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH, Mood, Scene

RED, VIOLET, YELLOW = (palette.CORPORATIONS[c] for c in ("jinteki", "haas_bioroid", "nbn"))


def tree() -> str:
    """A bonsai whose trunk is a double helix and whose crown is blood red."""
    first, second = [], []
    for k in range(61):
        t = k / 60
        x, y = 528 + math.sin(t * 2.6) * 46, 600 - t * 330
        w = 46 * (1 - t * 0.45)
        a = t * math.tau * 2
        first.append((x + math.sin(a) * w, y))
        second.append((x - math.sin(a) * w, y))
    trunk = "".join(svg.line([first[k], second[k]], "#FFB0B8", 4) for k in range(2, 60, 4))
    trunk += (
        svg.line(second, "#8A1E34", 17) + svg.line(first, RED, 17) + svg.line(first, "#FFD0D4", 4)
    )
    for x, y, bx in ((300, 330, 470), (780, 300, 590), (400, 230, 520), (690, 200, 560)):
        trunk += svg.stroke(f"M{bx},420 Q{(bx + x) / 2},{y + 70} {x},{y + 20}", "#8A1E34", 13)
    rng, crown = Rng("bonsai"), ""
    for x, y, wide, high in (
        (290, 320, 160, 52),
        (790, 290, 170, 54),
        (390, 205, 150, 56),
        (690, 180, 160, 56),
        (540, 120, 190, 62),
    ):
        crown += svg.ellipse(x, y + 14, wide, high * 0.7, "#4A0A20")
        for _ in range(46):
            a, r = rng.uniform(0, math.tau), rng.uniform(0, 1) ** 0.5
            crown += svg.circle(
                x + math.cos(a) * wide * r,
                y + math.sin(a) * high * r,
                rng.uniform(13, 28),
                palette.mix("#6A0E28", RED, 0.5 - 0.5 * math.sin(a) * r),
            )
    return trunk + crown


def jinteki() -> Picture:
    """The tree of life on a block of tanks, each with the same sleeper in it."""
    view = Scene(
        "cards_rivals/jinteki",
        Mood("rose", RED, palette.CYAN, "", ("#5A1636", "#36102C", "#18081A"), "#240614"),
    )
    view.moon(0.5, 0.36, 0.46, "#FF6A5A")
    view.city(0.86, 0.5, soft=3)
    view.put(tree(), 0, 0, 1, rim=6)
    view.flat(
        svg.polygon([(60, 596), (996, 596), (1056, 712), (0, 712)], "#16060E")
        + svg.rect(60, 590, 936, 8, RED)
    )
    for k in range(7):
        x = 132 + k * 132
        tank = svg.rect(
            -42,
            -128,
            84,
            128,
            svg.linear((0, palette.CYAN, 0.55), (1, "#0E3A5A", 0.8)),
            rx=26,
            stroke="#BFF2FF",
            stroke_width=3,
        )
        sleeper = (
            svg.line([(0, -128), (0, -100)], "#BFF2FF", 4)
            + svg.ellipse(0, -92, 13, 17, "#16324E")
            + svg.path("M-30,-2 L-26,-62 Q-14,-74 0,-74 Q14,-74 26,-62 L30,-2 Z", "#16324E")
            + svg.line([(-22, -30), (20, -54)], "#0A1C30", 9)
            + svg.line([(22, -30), (-20, -54)], "#0A1C30", 9)
            + svg.circle(0, -92, 4, RED)
        )
        view.put(
            tank
            + sleeper
            + svg.rect(-48, -12, 96, 18, "#2A0E1C", rx=5)
            + svg.rect(-30, -6, 60, 4, RED),
            x,
            700,
            1.0,
            rim=4,
            shade=0.2,
        )
    return view.finished()


def haas_bioroid() -> Picture:
    """A head of steel as high as the towers; ranks of workers stand before it."""
    view = Scene(
        "cards_rivals/haas_bioroid",
        Mood("violet", VIOLET, palette.CYAN, "", ("#3E2A7A", "#261850", "#120B2C"), "#14083A"),
    )
    view.light_up(svg.circle(528, 300, 470, svg.radial((0, VIOLET, 0.7), (1, VIOLET, 0.0))))
    view.city(0.9, 1.05, soft=1)
    shell = svg.linear((0, "#D8DCF8"), (0.42, "#7A7CB8"), (1, "#1A1844"), angle=(0, 0, 1, 0.3))
    head = svg.path(
        (
            "M528,20 C690,20 742,120 736,260 C734,360 690,470 640,560 L416,560 "
            "C366,470 322,360 320,260 C314,120 366,20 528,20 Z"
        ),
        shell,
    )
    head += svg.path(
        "M376,190 Q528,110 680,190 L662,360 Q528,520 394,360 Z",
        svg.linear((0, "#2A2458"), (1, "#08061A")),
    )
    head += "".join(
        svg.stroke(d, "#2A2458", 4)
        for d in (
            "M528,20 V140",
            "M330,200 L376,210",
            "M726,200 L680,210",
            "M394,360 L360,430",
            "M662,360 L696,430",
            "M470,470 L450,560",
            "M586,470 L606,560",
        )
    )
    head += "".join(
        svg.circle(528 + s * 214, 290, 36, "#3A3672") + svg.circle(528 + s * 214, 290, 15, VIOLET)
        for s in (-1, 1)
    )
    view.put(head, 0, 0, 1, rim=10, glow=0.6)
    view.light_up(neon("M410,268 Q528,306 646,268", "#E8B0FF", 17), soft=1)
    view.light_up(svg.ellipse(528, 284, 330, 60, VIOLET, opacity=0.7), soft=26)
    steel = palette.ink("#5A5A9A", VIOLET)
    for row, (y, size, count) in enumerate(((560, 1.0, 13), (624, 1.45, 10), (716, 2.1, 8))):
        for k in range(count):
            x = 528 + (k - (count - 1) / 2) * (84 + row * 26)
            view.put(props.worker_android(steel), x, y, size, rim=3, glow=0.35)
    return view.finished()


def eye() -> str:
    """An eye put together from screens."""
    d, rng = "", Rng("eye of screens")
    tones = (YELLOW, "#FF9A3A", palette.MAGENTA, palette.CYAN, "#FFF0B0")
    for ring, r in enumerate((96, 140, 186, 234)):
        count = 12 + ring * 6
        for k in range(count):
            a = math.tau * k / count + ring * 0.13
            x, y = 528 + math.cos(a) * r, 290 + math.sin(a) * r
            tone = rng.choice(tones)
            d += svg.place(
                svg.rect(
                    -21,
                    -17,
                    42,
                    34,
                    svg.linear((0, palette.lighten(tone, 0.3)), (1, palette.darken(tone, 0.45))),
                    rx=4,
                )
                + svg.rect(-15, 3, 24, 4, "#FFFFFF", opacity=0.6)
                + svg.rect(-15, -10, 12, 9, "#FFFFFF", opacity=0.5),
                x,
                y,
                1,
                turn=math.degrees(a) + 90,
            )
    return d


def nbn() -> Picture:
    """An eye of screens opens over the city; its looks are beams."""
    view = Scene(
        "cards_rivals/nbn",
        Mood("gold", YELLOW, palette.MAGENTA, "", ("#5A2E58", "#381C42", "#180C24"), "#240C28"),
    )
    view.city(1.0, 0.6)
    view.light_up(
        "".join(beam(528, 330, a, 560, 9, YELLOW, 0.6) for a in (222, 246, 270, 294, 318)), soft=7
    )
    lids = svg.path("M60,290 Q528,-150 996,290 Q528,700 60,290 Z", "#0E0818")
    inside = svg.clip(svg.path("M70,290 Q528,-136 986,290 Q528,686 70,290 Z", "#fff"))
    white = svg.path(
        "M60,290 Q528,-150 996,290 Q528,700 60,290 Z", svg.radial((0, "#6A4A1E"), (1, "#1A0C22"))
    )
    scan = "".join(
        svg.line([(60, y), (996, y)], YELLOW, 1.6, opacity=0.3) for y in range(60, 530, 12)
    )
    pupil = (
        svg.circle(528, 290, 76, "#0A0510")
        + svg.circle(528, 290, 30, "#FF3A4E")
        + svg.circle(528, 290, 12, "#FFE0D0")
        + svg.circle(498, 262, 15, "#FFFFFF", opacity=0.9)
    )
    view.layer(
        view.lit(
            view_picture(lids + svg.group(white + scan + eye(), clip_path=inside) + pupil),
            5,
            0,
            0.7,
        )
    )
    view.light_up(neon("M60,290 Q528,-150 996,290 Q528,700 60,290 Z", YELLOW, 9))
    for x, y, size in ((110, 120, 0.9), (950, 110, 1.0), (90, 560, 1.1), (966, 580, 0.9)):
        view.put(props.drone(palette.ink("#5A3A4A", YELLOW)), x, y, size, rim=3)
    return view.finished()


def view_picture(item: str) -> Picture:
    """A fragment at the size of a scene."""
    return render(WIDTH, HEIGHT, item)


PICTURES = {"jinteki": jinteki, "haas_bioroid": haas_bioroid, "nbn": nbn}
