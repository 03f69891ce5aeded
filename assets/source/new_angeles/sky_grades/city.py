"""The skyline and the streets before it; the towers are the same in every light."""

import numpy

from ...drawing import palette, svg
from ...drawing.glow import grain, vignette
from ...drawing.picture import Picture, over
from ...drawing.stage import air, city
from ...drawing.stage.light import Light
from ...drawing.stage.stage import WIDTH, Stage, smooth
from ..board_parts import background
from .grades import Grade

SIZE = (2560, 1440)
NAME = "skies"  # for all grades: their chances have to be the same
SHORE = 300  # where the skyline ends and the ground begins
SUN = (1210, 190, 118)
FIRES = ((310, 274, 0.9), (1460, 284, 1.1), (820, 270, 0.8), (1760, 280, 1.0), (90, 284, 0.9))
ROWS = (
    (296, 70, 190, (34, 70), 2.6, 0.0),
    (300, 60, 180, (44, 90), 3.2, 0.06),
    (304, 44, 150, (54, 110), 3.8, 0.22),
    (312, 24, 96, (60, 130), 4.4, 0.34),
)  # foot, lowest, highest, widths, a window, signs


def draw(grade: Grade) -> Picture:
    """All of it in one light."""
    stage = Stage(NAME, pixels=SIZE[0] / WIDTH)
    glows = (Light(960, SHORE, 1000, grade.mist[0], 0.4),)
    air.heavens(
        stage,
        air.Heavens(
            grade.sky, grade.lit, grade.dark, SHORE / 1080, grade.cover, 0.9, grade.stars, glows
        ),
    )
    _bodies_in_the_sky(stage, grade)
    for index, (foot, low, high, wide, pane, signs) in enumerate(ROWS):
        mist = grade.mist[min(index, 2)]
        look = city.Row(foot, low, high, grade.walls[index], mist, grade.windows, grade.share * (0.7 + 0.15 * index), wide, pane,
                        signs if grade.share > 0.01 else 0.0, grade.neon, 0.05 * index, grade.edge)  # fmt: skip
        city.row(stage, str(index), look, glow=0.75, soft=0.5 if index == 0 else 0)
        if index < 3:
            air.fog(stage, foot - 26, 26, mist, 0.42 - 0.08 * index)
    _traffic(stage, grade)
    for x, y, size in FIRES[: grade.fires]:
        air.smoke(stage, x, y, 60 * size, 250 * size, grade.smoke, lit=palette.THREAT, lean=0.3)
        air.fire(stage, x, y + 8, 46 * size, 70 * size)
    _ground(stage, grade)
    if grade.rain:
        air.rain(stage, grade.rain, 0.2, palette.lighten(grade.lit, 0.6))
    picture = grain(vignette(stage.picture, 0.26), stage.rng.child("grain"), 0.006)
    picture[..., 3] = 1
    return numpy.clip(picture, 0, 1)


def _bodies_in_the_sky(stage: Stage, grade: Grade) -> None:
    x, y, r = SUN
    if grade.sun:
        for share, strength in ((6.5, 0.5), (3.0, 0.5), (1.7, 0.6)):
            air.glow(stage, Light(x, y, r * share, "#FFD8A0", strength))
        stage.lay(
            svg.circle(x, y, r, svg.linear((0, "#FFFFFF"), (0.5, grade.sun), (1, "#FFC08A"))),
            soft=0.8,
        )
        air.fog(stage, y + 70, 20, "#FFC8A8", 0.5)
    if grade.moon:
        air.glow(stage, Light(x, y - 40, r * 2.6, grade.moon, 0.4))
        stage.lay(
            svg.circle(
                x,
                y - 40,
                r * 0.62,
                svg.linear((0, "#FFFFFF"), (0.5, grade.moon), (1, grade.mist[0])),
            ),
            soft=0.8,
            opacity=0.85,
        )
    if grade.beams:
        air.beams(
            stage,
            ((330, SHORE, 108), (1010, SHORE, 76), (1640, SHORE, 98)),
            grade.beams,
            560,
            4,
            0.34,
        )


def _traffic(stage: Stage, grade: Grade) -> None:
    """Flying cars in lanes above the roofs."""
    if not grade.traffic:
        return
    rng, items = stage.rng.child("traffic"), ""
    for lane, y in enumerate((64, 98, 132, 166)):
        for _ in range(12):
            x, at, long = rng.uniform(0, WIDTH), y + rng.uniform(-8, 8), rng.uniform(20, 80)
            tint, way = grade.neon[lane % len(grade.neon)], 1 if lane % 2 else -1
            fade = svg.linear(
                (0, tint, 0.0), (1, tint, 0.8), angle=(0, 0, 1, 0) if way > 0 else (1, 0, 0, 0)
            )
            items += svg.rect(x if way < 0 else x - long, at - 0.8, long, 1.6, fade) + svg.circle(
                x, at, 1.9, palette.lighten(tint, 0.6)
            )
    stage.shine(items, bottom=SHORE, glow=0.9, size=6)


def _ground(stage: Stage, grade: Grade) -> None:
    """Wet ground that mirrors the lights near the shore, then streets seen from above."""
    height = stage.shape[0]
    start = round((SHORE + 8) * stage.pixels)
    deep = height - start
    source = stage.picture[max(0, start - deep) : start][::-1]
    mirror = stage.picture.copy()
    mirror[start : start + len(source)] = source
    y = numpy.linspace(0, 1080, height, dtype=numpy.float32)[:, None]
    wet = (1 - smooth(y, SHORE, SHORE + 170)) * 0.5
    base = numpy.array(palette.channels(grade.ground), numpy.float32)
    colour = base + (mirror[..., :3] - base) * wet[..., None]
    stage.picture[start:, :, :3] = colour[start:]
    if grade.streets and stage.shape == SIZE[::-1]:
        part = (
            background.streets(stage.rng.child("streets"))
            * (smooth(y, SHORE + 10, SHORE + 240) * grade.streets)[..., None]
        )
        stage.picture[start:] = over(stage.picture, part)[start:]
    air.fog(stage, SHORE + 8, 9, grade.mist[1], 0.55, lit=True)
    air.fog(stage, 640, 260, grade.mist[2], 0.16, lit=True)
