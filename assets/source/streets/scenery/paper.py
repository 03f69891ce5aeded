"""The ground that the city is built on: paper with a pencilled plan, by day and by night."""

import math

import numpy

from ...drawing import svg
from ...drawing.picture import Picture, blurred, clouds, over, render, tinted
from ...drawing.rng import Rng
from ..model.shade import rgb

WIDE, TALL = 1920, 1080
LIGHT, SAND, CORNER, PENCIL = "#FFF4DA", "#D9CDB4", "#3E8A8E", "#8A7448"
NIGHT = "#16304A"


def sheet(name: str) -> Picture:
    """Paper that is light in the north-west and darker to the edges."""
    y, x = numpy.mgrid[0:TALL, 0:WIDE].astype(numpy.float32)
    away = numpy.hypot((x - 760) / 1250, (y - 430) / 800)
    dark = numpy.clip(away - 0.15, 0, 1.1)[..., None]
    colour = rgb(LIGHT) + (rgb(SAND) - rgb(LIGHT)) * numpy.clip(dark, 0, 1)
    corner = numpy.clip(numpy.hypot((x - 900) / 1250, (y - 500) / 760) - 0.85, 0, 0.6)[..., None]
    colour += (rgb(CORNER) - colour) * corner * 0.62
    grain = clouds(Rng(f"streets/{name}/paper"), WIDE, TALL, 9, 1.0)[..., None]
    fibres = Rng(f"streets/{name}/fibres").field(TALL, WIDE)[..., None]
    colour *= 0.972 + 0.04 * grain + 0.014 * fibres
    picture = numpy.ones((TALL, WIDE, 4), numpy.float32)
    picture[..., :3] = numpy.clip(colour, 0, 1)
    return picture


def plan(name: str, colour: str) -> str:
    """What an architect has pencilled: a grid of crosses, circles, distances, a street or two."""
    rng = Rng(f"streets/{name}/plan")
    drawn = ""
    for x in range(48, WIDE, 158):
        drawn += svg.line([(x, 0), (x, TALL)], colour, 1, opacity=0.16)
    for y in range(96, TALL, 137):
        drawn += svg.line([(0, y), (WIDE, y)], colour, 1, opacity=0.16)
    for x in range(48, WIDE, 158):
        for y in range(96, TALL, 137):
            drawn += svg.line([(x - 6, y), (x + 6, y)], colour, 1.5, opacity=0.55) + svg.line(
                [(x, y - 6), (x, y + 6)], colour, 1.5, opacity=0.55
            )
    for _ in range(15):
        x, y, r = rng.uniform(40, WIDE - 40), rng.uniform(40, TALL - 40), rng.uniform(16, 46)
        for k in range(rng.integer(1, 3)):
            drawn += svg.circle(
                x + rng.uniform(-4, 4),
                y + rng.uniform(-4, 4),
                r + 5 * k,
                "none",
                stroke=colour,
                stroke_width=1.2,
                opacity=0.30,
            )
        drawn += svg.line([(x - 4, y), (x + 4, y)], colour, 1, opacity=0.4) + svg.line(
            [(x, y - 4), (x, y + 4)], colour, 1, opacity=0.4
        )
    for _ in range(9):
        x, y, far, turn = (
            rng.uniform(60, WIDE - 200),
            rng.uniform(60, TALL - 60),
            rng.uniform(70, 190),
            rng.choice((0, 90, 0, 90, 33, -33)),
        )
        arrow = svg.line([(0, 0), (far, 0)], colour, 1.2) + svg.stroke(
            f"M8,-4 L0,0 L8,4 M{far - 8},-4 L{far},0 L{far - 8},4 M0,-9 V9 M{far},-9 V9",
            colour,
            1.2,
        )
        drawn += svg.group(
            arrow, transform=f"translate({x:.0f} {y:.0f}) rotate({turn})", opacity=0.30
        )
    for _ in range(6):
        x, y = rng.uniform(60, WIDE - 260), rng.uniform(60, TALL - 200)
        w, h = rng.uniform(60, 150), rng.uniform(50, 110)
        box = f"M{x},{y} h{w:.0f} v{h:.0f} h{-w:.0f} z M{x},{y} l{w:.0f},{h:.0f} M{x + w},{y} l{-w:.0f},{h:.0f}"
        drawn += svg.stroke(box, colour, 1, opacity=0.14)
    return drawn


def river(colour: str, opacity: float) -> Picture:
    """A river in washed water-colour, darker where the brush has dried."""
    points = [
        (-80 + 8 * k, 905 + 60 * math.sin(k / 40) - 0.00021 * (8 * k) ** 2) for k in range(270)
    ]
    wash = render(WIDE, TALL, svg.line(points, "#FFFFFF", 150))[..., 3]
    soft = blurred(wash[..., None], 4)[..., 0]
    dried = numpy.clip(soft - blurred(wash[..., None], 20)[..., 0], 0, 1)
    spots = clouds(Rng("streets/river"), WIDE, TALL, 6, 1.2)
    cover = (0.62 * soft + 0.55 * dried) * (0.5 + 0.75 * spots) * opacity
    return tinted(numpy.clip(cover, 0, 1).astype(numpy.float32), colour)


def ground() -> Picture:
    """The paper by day; the program pencils the plan on it, which moves with the city."""
    return sheet("ground")


def planned() -> Picture:
    """The paper with a river and a plan: the last round and the title, which stand still."""
    paper = over(sheet("ground"), river("#5FB0AC", 0.34))
    return over(paper, render(WIDE, TALL, plan("ground", PENCIL)))


def night() -> Picture:
    """The ground in the last round: a plan under a dark sky."""
    paper = planned()
    paper[..., :3] = paper[..., :3] * rgb("#4A6E96") * 0.42 + rgb(NIGHT) * 0.55
    return over(paper, render(WIDE, TALL, svg.group(plan("ground", "#9CC4D0"), opacity=0.5)))
