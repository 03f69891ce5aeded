"""Scenes of the investments that bet on what goes wrong."""

import math

from ...drawing import palette, props, svg
from ...drawing.picture import Picture
from ...drawing.rng import Rng
from ...drawing.scene import Mood, Scene
from ...drawing.silhouettes import Shape, person

NAME = "cards_investments"


def healthcare_initiative() -> Picture:
    """A clinic at night: its cross lights the wet street, ambulances wait, a line at the door."""
    view = Scene(
        f"{NAME}/healthcare_initiative",
        Mood("teal", "#7CF5D6", "#FF4D6A", "", ("#145A60", "#0C3A46")),
    )
    view.city(0.8, 0.9, rows=2, signs=0.1)
    front = svg.rect(170, 90, 716, 500, svg.linear((0, "#3A8A90"), (1, "#0E3440"))) + svg.rect(
        150, 74, 756, 26, "#5AB0B0"
    )
    front += "".join(
        svg.rect(
            196 + c * 58, 130 + r * 62, 38, 40, "#E8FFF8" if (c * 3 + r * 5) % 4 else "#FFB0C0"
        )
        for c in range(12)
        for r in range(5)
        if not (4 <= c <= 7 and r < 4)
    )
    front += (
        svg.rect(408, 120, 240, 250, "#0A2430", rx=12)
        + svg.rect(396, 470, 264, 120, "#D8FFF4")
        + svg.rect(360, 446, 336, 28, "#7CF5D6")
    )
    view.put(front, 0, 0, 1, rim=5, shade=0.3, glow=0.5)
    arm = svg.polygon(
        [
            (498, 146),
            (558, 146),
            (558, 216),
            (626, 216),
            (626, 276),
            (558, 276),
            (558, 346),
            (498, 346),
            (498, 276),
            (430, 276),
            (430, 216),
            (498, 216),
        ],
        "#FF4D6A",
    )
    view.light_up(arm)
    view.light_up(arm, soft=20)
    view.light_up(svg.stroke("M430,246 h50 l16,-34 24,74 20,-56 12,16 h74", "#FFFFFF", 5))
    view.floor(0.83, 0.8)
    sick = palette.ink("#16303A", "#FF4D6A")
    for k in range(8):
        look = (
            Shape("coat", "fold", hat="hood"),
            Shape("dress", "hip", hair="bun"),
            Shape("suit", "fold", "down"),
        )[k % 3]
        view.put(person(sick, look), 420 + k * 34 + (k > 3) * 40, 612, 1.15 + (k % 3) * 0.06, rim=3)
    van = palette.ink("#E8ECF8", "#FF4D6A")
    view.put(props.truck(van), 170, 660, 2.2, rim=4)
    view.put(props.truck(van), 900, 680, 2.5, flip=True, rim=4)
    view.rain(200)
    return view.finished(1.1, 0.45)


def power_siphoning() -> Picture:
    """In a tunnel under the street: a clamp on the main, and a thin wire to a case."""
    view = Scene(
        f"{NAME}/power_siphoning", Mood("teal", "#FFE14D", "#7CF5D6", "", ("#145A60",), "#04202A")
    )
    view.flat(svg.rect(0, 0, 1056, 712, "#04080E"))
    for k in range(12):
        r = 640 * 0.8**k
        tone = palette.mix("#2A4A50", "#0A1218", k % 2 * 0.5 + k / 30)
        view.flat(
            svg.circle(
                640 - k * 6, 300 - k * 2, r, tone, stroke="#0A1218", stroke_width=max(2, r * 0.03)
            )
        )
    view.flat(svg.circle(570, 276, 48, "#FFF0B0"))
    view.light_up(svg.circle(570, 276, 220, svg.radial((0, "#FFE9A0", 0.95), (1, "#FFE14D", 0.0))))
    view.flat(
        svg.path(
            "M0,712 L0,640 L540,330 L600,330 L1056,660 L1056,712 Z",
            svg.linear((0, "#2A4A4A"), (1, "#0A1418")),
        )
    )
    main = svg.path(
        "M-40,250 L540,272 L540,290 L-40,470 Z",
        svg.linear((0, "#8AA0A8"), (0.4, "#3A5058"), (1, "#0A1418")),
    )
    main += "".join(
        svg.polygon(
            [
                (x, 251 + x * 0.036),
                (x + 26, 252 + x * 0.036),
                (x + 26, 464 - (x + 26) * 0.32),
                (x, 464 - x * 0.32),
            ],
            "#C8923A",
        )
        for x in (40, 210, 360)
    )
    view.put(main, 0, 0, 1, rim=4)
    view.light_up(svg.line([(-40, 318), (540, 280)], "#FFF0B0", 7))
    view.light_up(svg.line([(-40, 318), (540, 280)], "#FFE14D", 22), soft=9)
    clamp = svg.path(
        "M130,230 Q130,180 180,180 L230,180 Q280,180 280,230 L280,262 L246,262 L246,226 L164,226 L164,262 L130,262 Z",
        "#D8483A",
    )
    clamp += svg.path(
        "M130,450 L130,410 L164,410 L164,430 L250,404 L250,384 L284,376 L284,420 Q280,450 240,456 L180,470 Q136,476 130,450 Z",
        "#A8302A",
    )
    view.put(clamp + svg.rect(186, 120, 40, 70, "#3A2A2A", rx=8), 0, 0, 1, rim=5)
    wire = "M206,130 C330,20 620,120 700,330 S760,520 800,560"
    view.put(svg.stroke(wire, "#0A0E14", 20) + svg.stroke(wire, "#D8483A", 12), 0, 0, 1, rim=3)
    view.light_up(svg.stroke(wire, "#FFE14D", 4, stroke_dasharray="26 40"))
    view.light_up(svg.stroke(wire, "#FFE14D", 14, stroke_dasharray="26 40"), soft=6)
    view.put(props.briefcase(palette.ink("#2A4A5A", "#FFE14D")), 806, 690, 2.2, rim=5)
    view.put(props.battery(palette.ink("#2A4A5A", "#7CF5D6")), 976, 684, 1.7, rim=4)
    view.put(props.spark(palette.ink("#4A4A2A", "#FFE14D")), 214, 410, 1.7, rim=0, glow=1)
    view.put(
        person(palette.ink("#0E1C22", "#FFE14D"), Shape("work", "reach", "hip", hat="helmet")),
        612,
        470,
        1.8,
        rim=4,
        mirror=False,
    )
    return view.finished(1.14, 0.5)


def union_agreement() -> Picture:
    """A handshake over a contract; behind it a forest of raised hammers."""
    view = Scene(
        f"{NAME}/union_agreement", Mood("ember", "#FF9A4A", "#7CF5D6", "", ("#3A1226",), "#1A0A18")
    )
    view.flat(
        svg.rect(0, 0, 1056, 712, svg.linear((0, "#2A0E26"), (0.6, "#C84A3A"), (1, "#3A0E1A")))
    )
    view.light_up(svg.circle(528, 330, 420, svg.radial((0, "#FFD08A", 0.9), (1, "#FF7A3D", 0.0))))
    people = palette.ink("#3A1626", "#FF9A4A")
    for k in range(7):
        x, high = 70 + k * 152, 330 - (k % 3) * 46
        view.put(svg.line([(x, high + 40), (x - 12, 520)], people.shade, 34), 0, 0, 1, rim=3)
        item = props.hammer(people) if k % 2 else props.hand(people)
        view.put(item, x, high + 60, 1.5, rim=4, flip=k % 3 == 0)
    view.put(props.crowd(people, 39, 400, "union"), 528, 470, 2.9, rim=3)
    view.flat(
        svg.polygon(
            [(0, 560), (1056, 560), (1056, 712), (0, 712)],
            svg.linear((0, "#6A3A2E"), (1, "#1C0A10")),
        )
    )
    view.put(
        svg.polygon([(300, 590), (700, 578), (790, 700), (240, 706)], "#E8ECFF")
        + "".join(
            svg.line([(330 - k * 8, 606 + k * 20), (640 + k * 14, 598 + k * 20)], "#6A7090", 5)
            for k in range(4)
        )
        + svg.circle(706, 664, 22, "#FF7A3D"),
        0,
        0,
        1,
        rim=3,
    )
    view.put(props.handshake(palette.ink("#4A5A7A", "#7CF5D6")), 528, 690, 5.2, rim=9, shade=0.7)
    return view.finished(1.12, 0.5)


def machine(x: float, k: int) -> str:
    """The front of a washing machine."""
    body = svg.rect(
        x,
        20,
        540,
        740,
        svg.linear((0, "#C8D0F0"), (0.3, "#7A84BC"), (1, "#2A2E62"), angle=(0, 0, 1, 0.6)),
        rx=26,
    )
    body += (
        svg.rect(x + 26, 46, 488, 70, "#2A2E5E", rx=12)
        + svg.circle(x + 80, 81, 22, "#C8D0F0")
        + svg.rect(x + 330, 62, 150, 38, "#0A0E24", rx=6)
    )
    body += "".join(
        svg.rect(x + 344 + c * 24, 74, 16, 14, "#7CF5D6" if c < 4 - k else "#D14BFF")
        for c in range(5)
    )
    return body


def wash(view: Scene, cx: float, cy: float, r: float) -> None:
    """Capital and suds that turn in the drum."""
    rng = Rng(f"{NAME}/laundering_scheme/coins")
    swirl = "".join(
        svg.stroke(
            f"M{cx - 30 - a * 34},{cy} A{30 + a * 34},{26 + a * 32} 0 0 1 {cx + 30 + a * 34},{cy}",
            "#E8FFFA",
            5,
            opacity=0.5,
        )
        for a in range(5)
    )
    view.light_up(swirl, soft=2)
    for n in range(24):
        t, away = n * 0.9, 30 + (n % 6) * 25
        x0, y0 = cx + math.cos(t) * away, cy + math.sin(t) * away
        tone = palette.CAPITAL if n % 4 else "#E870FF"
        coin = svg.polygon(
            [
                (math.cos(a * 1.047) * 26, math.sin(a * 1.047) * 26 * (0.5 + n % 3 * 0.24))
                for a in range(6)
            ],
            palette.darken(tone, 0.25),
            stroke="#F0FFFA",
            stroke_width=3,
        )
        coin += svg.polygon(
            [
                (math.cos(a * 1.047) * 12, math.sin(a * 1.047) * 12 * (0.5 + n % 3 * 0.24))
                for a in range(6)
            ],
            "#F0FFFA",
        )
        view.put(coin, x0, y0, 1, turn=n * 47, rim=2, shade=0)
    foam = "".join(
        svg.circle(
            cx + rng.uniform(-170, 170),
            cy + rng.uniform(90, 175),
            rng.uniform(5, 20),
            "#FFFFFF",
            opacity=rng.uniform(0.3, 0.85),
        )
        for _ in range(80)
    )
    clip = svg.clip(svg.circle(cx, cy, r - 38, "#fff"))
    view.flat(svg.group(foam, clip_path=clip))
    view.flat(
        svg.stroke(
            f"M{cx - 130},{cy - 90} A160,160 0 0 1 {cx - 20},{cy - 158}", "#FFFFFF", 14, opacity=0.7
        )
    )


def laundering_scheme() -> Picture:
    """Face to face with a washing machine: capital goes round in the suds."""
    view = Scene(
        f"{NAME}/laundering_scheme",
        Mood("violet", "#7CF5D6", "#D14BFF", "", ("#2C1A60",), "#160A36"),
    )
    view.flat(svg.rect(0, 0, 1056, 712, svg.linear((0, "#3A3A7A"), (1, "#10102E"))))
    for k, x in enumerate((-330, 230, 790)):
        view.put(machine(x, k), 0, 0, 1, rim=6)
        cx, cy, r = x + 270, 400, 226
        view.put(
            svg.circle(
                cx,
                cy,
                r,
                svg.linear((0, "#F0F4FF"), (0.5, "#6A74AC"), (1, "#1A1E4A"), angle=(0, 0, 1, 1)),
            )
            + svg.circle(cx, cy, r - 36, "#08122A"),
            0,
            0,
            1,
            rim=6,
        )
        glow = svg.circle(
            cx,
            cy,
            r - 38,
            svg.radial((0, "#BFFFF0", 0.95), (0.55, "#2AA8A8", 0.8), (1, "#0A2A4A", 0.7)),
        )
        view.light_up(glow)
        if k == 1:
            wash(view, cx, cy, r)
    rng = Rng(f"{NAME}/laundering_scheme/foam")
    foam = "".join(
        svg.circle(
            rng.uniform(0, 1056),
            712 - rng.uniform(0, 60) * math.sin(k / 40),
            rng.uniform(8, 34),
            "#E8F4FF",
            opacity=0.8,
        )
        for k in range(110)
    )
    view.put(foam, 0, 0, 1, rim=2, shade=0.4, glow=0.2)
    return view.finished(1.08, 0.5)
