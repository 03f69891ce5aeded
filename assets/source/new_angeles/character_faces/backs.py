"""Backdrops of the square portraits: one large shape of light each, so that 48 pixels suffice."""

import math

from ...drawing import palette, svg
from ...drawing.glow import beam, neon
from ...drawing.rng import Rng
from ...drawing.scene import Scene


def wall(view: Scene, top: str, low: str) -> None:
    """A plain wall that gets darker downwards."""
    view.flat(svg.rect(0, 0, view.width, view.height, svg.linear((0, top), (1, low))))


def treasury(view: Scene) -> None:
    """Columns of gold pieces as high as towers."""
    wall(view, "#3A2408", "#120A10")
    rng, items, light = Rng(view.name), "", ""
    for k in range(9):
        x, high = -20 + k * 98, rng.uniform(180, 560)
        for n in range(int(high / 20)):
            y = view.height - n * 20
            tone = palette.darken(palette.AMBER, 0.35 + 0.3 * (n % 2) + 0.1 * rng.random())
            items += svg.ellipse(x, y, 44, 13, tone) + svg.rect(x - 44, y, 88, 12, tone)
        light += svg.ellipse(x, view.height - high, 44, 13, palette.lighten(palette.AMBER, 0.3))
    view.flat(items, soft=4)
    view.light_up(light, soft=6, strength=0.7)


def downpour(view: Scene) -> None:
    """A street in heavy rain."""
    view.city(1.0, 1.0, soft=6)
    view.mist(0.6, 0.5, 0.4)
    view.rain(260)


def aurora(view: Scene) -> None:
    """Curtains of cold light, and two rings that hold each other."""
    wall(view, "#0A1C3A", "#0A1020")
    for k, tone in enumerate(("#6AF0D8", "#8AD0FF", "#E8FAFF")):
        d = "M-40,{0} C180,{1} 320,{2} 460,{1} S700,{0} 820,{2}".format(
            170 + k * 60, 60 + k * 70, 260 + k * 50
        )
        view.light_up(svg.stroke(d, tone, 70 - k * 14, opacity=0.5), soft=26)
    for x in (-96, 96):
        view.light_up(
            svg.circle(384 + x, 300, 218, "none", stroke="#DFF6FF", stroke_width=15), soft=2,
            strength=0.75,
        )  # fmt: skip


def grudges(view: Scene) -> None:
    """A wall on which somebody counts: fives and fives of strokes."""
    wall(view, "#2A0610", "#0A0408")
    rng, marks = Rng(view.name), ""
    for row in range(4):
        for column in range(4):
            x, y = 34 + column * 190, 50 + row * 160
            for n in range(4):
                lean = rng.uniform(-8, 8)
                marks += neon(f"M{x + n * 30},{y} l{lean:.0f},{100 + lean:.0f}", "#FF2A3A", 6)
            marks += neon(f"M{x - 22},{y + 84} L{x + 116},{y + 20}", "#FF2A3A", 6)
    view.light_up(marks, soft=1.6, strength=0.6)


def fireworks(view: Scene) -> None:
    """Everything goes up at once."""
    view.city(1.05, 0.9, soft=6)
    rng, items = Rng(view.name), ""
    for x, y, size, tone in (
        (130, 150, 190, palette.AMBER), (650, 130, 170, palette.CYAN),
        (90, 470, 150, palette.MAGENTA), (690, 440, 170, palette.AMBER),
    ):  # fmt: skip
        for k in range(26):
            a = math.radians(k * 360 / 26 + rng.uniform(-4, 4))
            far = size * rng.uniform(0.65, 1.0)
            tip = (x + math.cos(a) * far, y + math.sin(a) * far)
            items += svg.line([(x + math.cos(a) * 34, y + math.sin(a) * 34), tip], tone, 4,
                              opacity=0.7)  # fmt: skip
            items += svg.circle(*tip, 7, palette.lighten(tone, 0.5))
    view.light_up(items, soft=1.5)


def last_round(view: Scene) -> None:
    """A night club, and a door that is open already."""
    wall(view, "#2A0E4A", "#0E0820")
    for x, a, tone in (
        (60, 292, palette.VIOLET),
        (700, 240, palette.MAGENTA),
        (384, 262, "#6A7AFF"),
    ):
        view.light_up(beam(x, -40, a, 980, 24, tone, 0.6), soft=14)
    rng, dots = Rng(view.name), ""
    for _ in range(60):
        dots += svg.circle(rng.uniform(0, 768), rng.uniform(20, 560), rng.uniform(5, 16),
                           rng.choice((palette.VIOLET, palette.MAGENTA, "#FFD9F0")),
                           opacity=rng.uniform(0.25, 0.8))  # fmt: skip
    view.light_up(dots, soft=3)
    view.light_up(svg.rect(600, 260, 128, 520, "#FFE8B0", opacity=0.85), soft=5)


def sunrise(view: Scene) -> None:
    """The sun behind a city with gardens on its roofs."""
    wall(view, "#0C4440", "#E8A850")
    view.light_up(svg.circle(384, 330, 290, svg.radial((0, "#FFF2B0"), (0.7, "#FFC24A", 0.9),
                                                       (1, "#FFC24A", 0.5))), soft=4)  # fmt: skip
    rng, items = Rng(view.name), ""
    for k in range(8):
        x, high = k * 100 - 10, rng.uniform(150, 360)
        items += svg.rect(x, 768 - high, 84, high, palette.darken("#1A7458", 0.5))
        for n in range(5):
            items += svg.circle(x + 6 + n * 18, 768 - high, rng.uniform(16, 30),
                                palette.mix("#2A9A5A", "#8ADA4A", rng.random()))  # fmt: skip
    view.flat(items, soft=4)


def strongroom(view: Scene) -> None:
    """The door of a vault, shut."""
    wall(view, "#2A3848", "#0C121C")
    door = svg.circle(0, 0, 348, "#1A2430") + svg.circle(0, 0, 326, svg.linear(
        (0, "#8A9CB0"), (0.5, "#465668"), (1, "#1C2632"), angle=(0, 0, 1, 1)))  # fmt: skip
    door += svg.circle(0, 0, 262, "#2A3644") + svg.circle(0, 0, 246, svg.linear(
        (0, "#5A6C80"), (1, "#222E3C"), angle=(0, 0, 1, 1)))  # fmt: skip
    for k in range(16):
        a = math.radians(k * 22.5)
        door += svg.circle(math.cos(a) * 294, math.sin(a) * 294, 17, "#C8D6E8")
        door += svg.circle(math.cos(a) * 294 + 3, math.sin(a) * 294 + 3, 12, "#3A4858")
    view.flat(svg.place(door, 384, 320, 1), soft=2)
    view.light_up(svg.rect(0, 0, 768, 8, "#B6FFDA") + svg.circle(70, 70, 15, "#FF4D5E"), soft=4)


def even(view: Scene) -> None:
    """A board of hexagons, one half in each light."""
    wall(view, "#141040", "#0A0820")
    wide, lines = 74, ""
    high = wide * 1.5
    for row in range(-1, 9):
        for column in range(-1, 8):
            x = column * wide * 1.732 + (row % 2) * wide * 0.866
            y = row * high
            tone = palette.CYAN if x < 384 else palette.MAGENTA
            points = [
                (
                    x + math.cos(math.radians(a)) * (wide - 6),
                    y + math.sin(math.radians(a)) * (wide - 6),
                )
                for a in range(30, 390, 60)
            ]
            near = max(0.08, 0.5 - abs(math.hypot(x - 384, y - 340)) / 1000)
            lines += svg.polygon(points, tone, fill_opacity=near * 0.5, stroke=tone, stroke_width=4,
                                 stroke_opacity=near + 0.2)  # fmt: skip
    view.light_up(lines, soft=2.5, strength=0.8)
