"""The streets of the city from above, which lie below the table."""

from ...drawing import palette, svg
from ...drawing.glow import bloom
from ...drawing.picture import Picture, add, render
from ...drawing.rng import Rng

SIZE = (2560, 1440)
HORIZON = 0.25


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
