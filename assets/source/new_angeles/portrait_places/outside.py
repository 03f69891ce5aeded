"""Backdrops outside, and signs in the air."""

import math

from ...drawing import palette, props, svg
from ...drawing.glow import beam, neon
from ...drawing.rng import Rng
from ...drawing.scene import HEIGHT, WIDTH, Scene


def exchange(view: Scene) -> None:
    """Two arrows that chase each other."""
    view.city(1.0, 1.0, soft=7)
    for turn, tone in ((0, view.light.glow), (180, view.light.counter)):
        bow = neon("M-330,40 A332,332 0 0 1 300,-140", tone, 13)
        tip = svg.polygon([(258, -196), (352, -84), (206, -86)], tone)
        view.light_up(svg.place(bow + tip, 528, 320, 1, turn=turn), soft=1)


def market(view: Scene) -> None:
    """Lanterns over a night market."""
    view.city(1.05, 0.8, soft=6)
    rng = Rng(view.name + "/lanterns")
    for row in range(3):
        sag = "M-20,{0} Q528,{1} 1080,{0}".format(40 + row * 90, 130 + row * 110)
        view.flat(svg.stroke(sag, "#0C0A18", 4))
        for k in range(8):
            t = (k + 0.5) / 8
            x, y = -20 + t * 1100, 40 + row * 90 + 4 * t * (1 - t) * (45 + row * 10)
            tone = rng.choice(("#FF5A3A", "#FF9A3A", palette.ROSE, "#FFC24A"))
            view.light_up(
                svg.ellipse(
                    x,
                    y + 40,
                    26,
                    34,
                    svg.radial((0, "#FFE8B0"), (0.5, tone), (1, palette.darken(tone, 0.5))),
                ),
                soft=2 + (2 - row) * 1.5,
            )


def sirens(view: Scene) -> None:
    """Red and blue light that turns."""
    view.city(1.0, 1.1, soft=6)
    for x, tone in ((150, "#FF2A3E"), (906, "#2A6AFF")):
        view.light_up(
            "".join(beam(x, 330, a, 700, 24, tone, 0.55) for a in (20, 110, 200, 290)), soft=12
        )
        view.light_up(svg.circle(x, 330, 46, palette.lighten(tone, 0.4)), soft=12)


def troops(view: Scene) -> None:
    """A line of troopers before searchlights."""
    view.city(0.9, 1.0, soft=4)
    view.light_up(
        beam(90, 640, 70, 900, 14, palette.COOL, 0.5)
        + beam(960, 640, 112, 900, 14, palette.COOL, 0.5),
        soft=9,
    )
    ink = palette.ink("#2A3A6A", view.light.glow)
    for x in (60, 210, 850, 1000):
        view.put(props.trooper(ink), x, 690, 3.4, rim=5, soft=2.4)


def stadium(view: Scene) -> None:
    """Floodlights over the stands."""
    view.flat(
        svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#08131C"), (0.6, "#0E3A34"), (1, "#14503C")))
    )
    rng, dots = Rng(view.name + "/stands"), ""
    for _ in range(900):
        x, y = rng.uniform(0, WIDTH), rng.uniform(250, 560)
        if y > 250 + 130 * (1 - ((x - 528) / 528) ** 2):
            dots += svg.circle(
                x,
                y,
                rng.uniform(3, 7),
                rng.choice(("#3AA08A", "#FFD34D", "#8AD8C0", "#245A54", "#E8ECFF")),
                opacity=0.55,
            )
    view.flat(dots, soft=1.5)
    for x, turn in ((150, -10), (906, 10)):
        lamps = "".join(
            svg.circle(-60 + c * 40, -50 + r * 34, 15, "#F4FFF0")
            for c in range(4)
            for r in range(3)
        )
        view.flat(
            svg.place(
                svg.rect(-8, 60, 16, 600, "#0A1A1C")
                + svg.rect(-86, -76, 172, 120, "#0E2226", rx=8),
                x,
                150,
                1,
                turn=turn,
            )
        )
        view.light_up(svg.place(lamps, x, 150, 1, turn=turn), soft=3)
        view.light_up(svg.circle(x, 150, 210, svg.radial((0, "#E8FFE0", 0.8), (1, "#E8FFE0", 0.0))))
    view.light_up(neon("M0,640 H1056 M528,560 V712", "#E8FFE8", 5), soft=2, strength=0.6)


def alley(view: Scene) -> None:
    """A narrow street with a car and its lights."""
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, "#120818"))
    view.flat(
        svg.polygon(
            [(330, 0), (726, 0), (640, 520), (416, 520)],
            svg.linear((0, "#2A0E3A"), (1, view.light.glow)),
        ),
        soft=8,
    )
    rng, items = Rng(view.name + "/alley"), ""
    for k in range(12):
        side = k % 2
        x, y, tone = (
            (rng.uniform(20, 250) if side else rng.uniform(760, 960)),
            30 + (k // 2) * 92,
            rng.choice(palette.NEON),
        )
        items += svg.rect(
            x,
            y,
            rng.uniform(40, 110),
            rng.uniform(26, 64),
            palette.darken(tone, 0.75),
            stroke=tone,
            stroke_width=5,
            rx=5,
        )
    view.flat(items, soft=2)
    view.light_up(items, soft=14, strength=0.6)
    view.put(
        props.car(palette.ink("#4A2A5A", view.light.counter)), 850, 640, 3.4, flip=True, soft=2
    )


def radar(view: Scene) -> None:
    """Rings, a sweep and what it has found."""
    view.city(1.0, 0.9, soft=8)
    rings = "".join(
        svg.circle(528, 330, r, "none", stroke=view.light.glow, stroke_width=3, opacity=0.75)
        for r in (150, 240, 330, 420, 510)
    )
    view.light_up(
        rings
        + svg.line([(0, 330), (1056, 330)], view.light.glow, 1.5)
        + svg.line([(528, 0), (528, 712)], view.light.glow, 1.5),
        soft=0.8,
    )
    view.light_up(beam(528, 330, 38, 560, 34, view.light.glow, 0.7), soft=2)
    for x, y in ((830, 150), (910, 300), (220, 180), (160, 470), (880, 500)):
        view.put(props.lightning(palette.ink("#6A2A20", view.light.counter)), x, y + 50, 0.9, rim=0)


def harbour(view: Scene) -> None:
    """Containers stacked to the sky under a crane."""
    view.city(0.85, 0.7, soft=5)
    view.put(props.crane(palette.ink("#3A4A66", palette.AMBER)), 190, 720, 6.4, soft=2)
    for k, (x, y) in enumerate(((880, 700), (930, 566), (850, 432), (160, 712), (980, 300))):
        view.put(
            props.container(
                palette.ink(
                    ("#8A3A2A", "#2A6A6A", "#8A6A2A", "#5A3A7A", "#2A4A8A")[k], view.light.glow
                )
            ),
            x,
            y,
            2.7,
            soft=2,
        )


def falling(view: Scene) -> None:
    """Bars that fall, and an arrow that falls with them."""
    view.city(1.0, 0.7, soft=8)
    for k in range(9):
        high = 560 - k * 58
        view.light_up(
            svg.rect(
                24 + k * 116,
                712 - high,
                78,
                high,
                svg.linear((0, view.light.counter), (1, view.light.counter, 0.1)),
            ),
            soft=2,
            strength=0.6,
        )
    view.light_up(
        neon("M30,90 L260,190 L400,150 L640,330 L770,300 L1000,520", view.light.glow, 9)
        + svg.polygon([(1040, 556), (948, 530), (1012, 458)], view.light.glow),
        soft=1,
    )


def coin_rain(view: Scene) -> None:
    """Capital falls from the sky."""
    view.city(1.0, 0.9, soft=7)
    rng = Rng(view.name + "/coins")
    for k in range(54):
        x, y, r = rng.uniform(0, WIDTH), rng.uniform(-10, HEIGHT), rng.uniform(15, 40)
        squash = rng.uniform(0.35, 1)
        coin = svg.polygon(
            [
                (math.cos(math.tau * c / 6) * r, math.sin(math.tau * c / 6) * r * squash)
                for c in range(6)
            ],
            palette.CAPITAL if k % 3 else palette.AMBER,
            stroke="#FFFFFF",
            stroke_width=2,
        )
        coin += svg.polygon(
            [
                (
                    math.cos(math.tau * c / 6) * r * 0.6,
                    math.sin(math.tau * c / 6) * r * squash * 0.6,
                )
                for c in range(6)
            ],
            "#0E4A4A" if k % 3 else "#6A3A0A",
        )
        view.flat(svg.place(coin, x, y, 1, turn=rng.uniform(0, 180)), soft=2.5 if r < 26 else 0)


def bamboo(view: Scene) -> None:
    """Stems in green mist, a moon behind."""
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#06201C"), (1, "#0C4A3A"))))
    view.moon(0.5, 0.4, 0.42, "#D8FFE0")
    rng, back = Rng(view.name + "/bamboo"), ""
    for _ in range(22):
        x, wide = rng.uniform(0, WIDTH), rng.uniform(12, 30)
        back += svg.rect(
            x,
            -10,
            wide,
            740,
            svg.linear((0, "#3ACA8A"), (0.5, "#14604A"), (1, "#062A22"), angle=(0, 0, 1, 0)),
        )
        back += "".join(
            svg.rect(x - 3, y + rng.uniform(-20, 20), wide + 6, 6, "#0A3A2C")
            for y in range(60, 700, 130)
        )
        y = rng.uniform(60, 500)
        back += svg.path(
            (
                f"M{x},{y} q60,-40 120,10 q-70,6 -120,-10 Z M{x},{y} q-50,-10 "
                "-100,50 q70,-10 100,-50 Z"
            ),
            "#1E8A60",
        )
    view.flat(back, soft=1.6)


def flashes(view: Scene) -> None:
    """Cameras that flash in a dark crowd."""
    view.city(0.9, 0.8, soft=7)
    ink = palette.ink("#3A2A4A", view.light.counter)
    view.put(props.crowd(ink, 36, 400), 528, 560, 2.8, rim=3, soft=3)
    for x, y, r in (
        (110, 380, 90),
        (250, 480, 60),
        (820, 430, 70),
        (960, 350, 100),
        (900, 560, 50),
        (60, 560, 60),
    ):
        rays = "".join(
            svg.line([(x, y), (x + math.cos(a) * r, y + math.sin(a) * r)], "#FFFFFF", 5)
            for a in (k * math.pi / 4 for k in range(8))
        )
        view.light_up(rays + svg.circle(x, y, r * 0.3, "#FFFFFF"), soft=4)


def tracks(view: Scene) -> None:
    """A window of a fast train: the city as streaks."""
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#0A1230"), (1, "#1A1440"))))
    rng, streaks = Rng(view.name + "/streaks"), ""
    for _ in range(110):
        x, y, long = rng.uniform(-200, WIDTH), rng.uniform(40, 600), rng.uniform(80, 420)
        streaks += svg.rect(
            x,
            y,
            long,
            rng.uniform(2, 13),
            rng.choice((*palette.NEON, palette.WARM)),
            opacity=rng.uniform(0.2, 0.8),
            rx=4,
        )
    view.flat(streaks, soft=2)
    frame = svg.path(
        "M-10,-10 H1066 V722 H-10 Z M60,50 V600 Q60,640 100,640 H956 Q996,640 996,600 V50 Z",
        "#0C0F24",
        fill_rule="evenodd",
    )
    view.flat(frame + svg.rect(0, 660, WIDTH, 6, view.light.glow))


def decks(view: Scene) -> None:
    """Cards face down float off their decks."""
    view.flat(svg.rect(0, 0, WIDTH, HEIGHT, svg.linear((0, "#08241E"), (1, "#0A1420"))))
    rng = Rng(view.name + "/decks")
    for k in range(26):
        tone = rng.choice(tuple(palette.ACTION_TYPES.values()))
        size = 0.35 + (k / 26) * 0.8
        face = svg.rect(
            -70, -98, 140, 196, palette.darken(tone, 0.7), rx=14, stroke=tone, stroke_width=6
        )
        face += svg.rect(-54, -82, 108, 164, "none", rx=8, stroke=tone, stroke_width=2, opacity=0.7)
        face += svg.polygon(
            [(0, -46), (38, 0), (0, 46), (-38, 0)], "none", stroke=tone, stroke_width=6
        )
        x, y = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        view.flat(svg.place(face, x, y, size, turn=rng.uniform(-40, 40)), soft=4 * (1 - k / 26))


def handover(view: Scene) -> None:
    """People in a row; each passes a piece of capital on to the next."""
    view.city(0.8, 0.9, soft=6)
    ink = palette.ink("#1E3A4A", view.light.glow)
    for k in range(7):
        x = 20 + k * 168
        view.put(props.figure(ink, "point"), x, 640, 3.6, rim=4, soft=1.5)
        bow = neon(f"M{x + 20},250 Q{x + 84},130 {x + 148},250", palette.AMBER, 4)
        view.light_up(
            bow + svg.polygon([(x + 136, 238), (x + 160, 238), (x + 150, 264)], palette.AMBER)
        )
        view.light_up(svg.circle(x + 84, 188, 17, view.light.glow), soft=1)
    view.mist(0.9, 0.2, 0.5)
