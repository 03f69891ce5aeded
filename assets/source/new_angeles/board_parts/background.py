"""The city in the night rain behind the table: a skyline far off, wet streets from above."""

import numpy

from ...drawing import palette, skyline, svg
from ...drawing.glow import beam, bloom, graded, grain, vignette, vivid
from ...drawing.picture import Picture, add, blurred, clouds, over, render, tinted
from ...drawing.rng import Rng
from ...drawing.skyline import Row

SIZE = (2560, 1440)
HORIZON, SHORE = 0.25, 0.275
ROWS = (
    Row(SHORE, 0.07, 0.19, "#70389E", "#D8A8F0", 0.22, 0.0, (34, 76)),
    Row(SHORE, 0.07, 0.22, "#46298A", "#F0C0F0", 0.3, 0.15, (44, 96), gap=0.12),
    Row(SHORE, 0.04, 0.16, "#281C60", "#FFD0A8", 0.36, 0.35, (56, 120), gap=0.06),
    Row(SHORE, 0.02, 0.09, "#15123A", "#FFDCA8", 0.42, 0.5, (70, 150), gap=0.1),
)


def far_city(rng: Rng) -> Picture:
    """The sky and three rows of towers with lit mist between them."""
    wide, tall = SIZE
    night = ("#070920", "#15124A", "#34207E", "#6A2C9E", "#C04AA8")
    picture = skyline.sky(rng.child("sky"), wide, tall, night, palette.MAGENTA, HORIZON)
    moon = skyline.disc(wide, tall, 1690, 226, 172, "#FFD2A8", "#FF5AA0")
    picture = over(picture, moon)
    mist = clouds(rng.child("mist"), wide, tall, 4, 4.0)
    veil = (
        numpy.clip((mist - 0.45) * 2.4, 0, 1)
        * numpy.linspace(1.0, 0.6, tall, dtype=numpy.float32)[:, None]
    )
    picture = add(picture, tinted(veil.astype(numpy.float32), "#A03AC8"), 0.75)
    rays = "".join(
        beam(x, tall * HORIZON, angle, 900, 5, tint, 0.3)
        for x, angle, tint in (
            (420, 108, palette.CYAN),
            (1330, 80, palette.MAGENTA),
            (2140, 74, palette.VIOLET),
        )
    )
    picture = add(picture, blurred(render(wide, tall, rays), 6), 0.8)
    for index, row in enumerate(ROWS):
        towers = skyline.row_of_towers(rng.child(f"row{index}"), wide, tall, row)
        picture = over(picture, bloom(towers, 0.95, 13, 0.32))
        tint = (palette.MAGENTA, palette.VIOLET, palette.MAGENTA, palette.CYAN)[index]
        picture = add(
            picture, skyline.haze(wide, tall, tint, SHORE - 0.03, 0.055, 0.36 - 0.08 * index)
        )
    return add(picture, traffic(rng.child("traffic")))


def traffic(rng: Rng) -> Picture:
    """Flying cars in lanes above the roofs."""
    wide, tall = SIZE
    lights = ""
    for lane, (share, tint) in enumerate(
        ((0.05, palette.CYAN), (0.08, palette.ROSE), (0.11, palette.AMBER), (0.14, palette.CYAN))
    ):
        for _ in range(13):
            x, y = rng.uniform(0, wide), tall * share + rng.uniform(-9, 9)
            long = rng.uniform(30, 110) * (1 if lane % 2 else -1)
            tail = svg.linear(
                (0, tint, 0.0), (1, tint, 0.8), angle=(0, 0, 1, 0) if long > 0 else (1, 0, 0, 0)
            )
            lights += svg.rect(min(x, x - long), y - 1, abs(long), 2.4, tail)
            lights += svg.circle(x, y, 2.8, palette.lighten(tint, 0.6))
    return bloom(render(wide, tall, lights), 1.0, 8, 0.2)


def streets(rng: Rng) -> Picture:
    """The ground from above: streets along the two directions of the slabs, and their traffic."""
    wide, tall = SIZE
    lines, cars, step, slope = "", "", 118, 0.577
    for k in range(-18, 40):
        for side in (-1, 1):
            x0 = k * step if side > 0 else wide - k * step
            y0, run = tall * HORIZON, tall * (1 - HORIZON) / slope
            ends = [(x0, y0), (x0 + side * run, tall)]
            main = k % 4 == 0
            lines += svg.line(ends, palette.mix("#3A4AA8", palette.VIOLET, 0.3), 3.4 if main else 1.4,
                              opacity=0.5 if main else 0.28)  # fmt: skip
            for _ in range(16 if main else 5):
                u = rng.uniform(0.04, 1)
                x, y = x0 + side * run * u, y0 + (tall - y0) * u
                long, tint = (
                    rng.uniform(6, 34),
                    rng.choice((palette.AMBER, palette.ROSE, palette.CYAN, palette.COOL)),
                )
                cars += svg.line(
                    [(x, y), (x + side * long, y + long * slope)],
                    tint,
                    2.2,
                    opacity=rng.uniform(0.2, 0.85),
                )
    roofs = ""
    for _ in range(420):
        x, y, s = (
            rng.uniform(-60, wide + 60),
            rng.uniform(tall * HORIZON, tall + 40),
            rng.uniform(10, 34),
        )
        tone = rng.choice(("#10142E", "#141838", "#171338", "#0E1A34"))
        roofs += svg.polygon([(x, y - s * slope), (x + s, y), (x, y + s * slope), (x - s, y)], tone)
        if rng.chance(0.35):
            roofs += svg.line(
                [(x - s, y), (x, y + s * slope), (x + s, y)],
                rng.choice(palette.NEON),
                1.4,
                opacity=0.35,
            )
    ground = render(wide, tall, lines, roofs)
    return add(ground, bloom(render(wide, tall, cars), 0.9, 10, 0.2))


def city() -> Picture:
    """All of it: calm and dark where the slabs lie, bright along the horizon."""
    wide, tall = SIZE
    rng = Rng("board/city")
    picture = skyline.reflected(far_city(rng), SHORE, 0.62)
    picture = add(picture, skyline.haze(wide, tall, palette.MAGENTA, SHORE, 0.012, 0.4))
    y = numpy.linspace(0, 1, tall, dtype=numpy.float32)[:, None]
    fade = numpy.clip((y - SHORE - 0.015) / 0.2, 0, 1)
    dark = numpy.zeros((tall, wide, 4), numpy.float32)
    dark[..., :3] = numpy.array(palette.channels("#080A1C"), numpy.float32)
    dark[..., 3] = 1
    picture = over(picture, dark * (0.2 + fade * 0.64)[..., None])
    picture = over(picture, streets(rng.child("streets")) * (fade * 0.8)[..., None])
    wet = numpy.clip(clouds(rng.child("wet"), wide, tall, 4, 2.0) - 0.42, 0, 1) * fade
    picture = add(picture, tinted(wet.astype(numpy.float32), "#3A2A8A"), 0.7)
    picture = over(picture, skyline.rain(rng.child("rain"), wide, tall, 900, 0.2))
    picture = graded(picture, "#140F3C", "#FFC8F0", 0.1, 1.06)
    picture = grain(vignette(vivid(picture, 0.28, 1.04), 0.3), rng.child("grain"), 0.006)
    picture[..., 3] = 1
    return numpy.clip(picture, 0, 1)
