"""Rows of towers against the night, one behind the other, with windows, signs and rain."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy

from . import palette, svg
from .glow import bloom, neon
from .picture import Picture, add, blank, blurred, clouds, over, ramp, render, shrunk, tinted
from .rng import Rng


@dataclass(frozen=True)
class Row:
    """One row of towers: where its feet are and how high it reaches, as shares of the picture."""

    foot: float
    low: float
    high: float
    wall: str
    windows: str
    share: float = 0.3  # of windows that are lit
    signs: float = 0.0  # chance of a neon sign on a tower
    wide: tuple[float, float] = (50, 110)
    neon: Sequence[str] = palette.NEON
    gap: float = 0.0  # chance of an empty place


def tower(rng: Rng, x: float, foot: float, wide: float, high: float, row: Row) -> str:
    """One tower with a top of its own."""
    top = foot - high
    face = svg.linear((0, palette.lighten(row.wall, 0.05)), (1, palette.darken(row.wall, 0.35)))
    items = svg.rect(x, top, wide, high + 4, face) + crown(rng, x, top, wide, row)
    items += svg.rect(x, top, wide * 0.12, high + 4, palette.lighten(row.wall, 0.12), opacity=0.5)
    items += lit_windows(rng, x, top, wide, high, row.windows, row.share)
    if rng.chance(row.signs):
        items += sign(
            rng,
            x + wide * rng.uniform(0.2, 0.6),
            top + high * rng.uniform(0.06, 0.3),
            min(26, wide * 0.26),
            min(high * 0.5, rng.uniform(60, 150)),
            rng.choice(row.neon),
        )
    if rng.chance(row.signs * 0.6):
        tint = rng.choice(row.neon)
        items += neon(f"M{x:.1f},{top:.1f} h{wide:.1f}", tint, 2)
    return items


def crown(rng: Rng, x: float, top: float, wide: float, row: Row) -> str:
    """The top of a tower: a mast, steps, a slope, a spire or nothing."""
    kind = rng.integer(0, 5)
    if kind == 0:
        mast = x + wide * rng.uniform(0.3, 0.7)
        high = rng.uniform(25, 70)
        return svg.line([(mast, top), (mast, top - high)], row.wall, 2.4) + svg.circle(
            mast, top - high, 2.2, "#FF4D5E"
        )
    if kind == 1:
        return svg.rect(x + wide * 0.2, top - 16, wide * 0.6, 17, row.wall) + svg.rect(
            x + wide * 0.35, top - 30, wide * 0.3, 15, row.wall
        )
    if kind == 2:
        rise = wide * rng.uniform(0.25, 0.6)
        return svg.polygon([(x, top + 1), (x + wide, top - rise), (x + wide, top + 1)], row.wall)
    if kind == 3:
        return svg.polygon(
            [
                (x + wide * 0.1, top + 1),
                (x + wide / 2, top - wide * 0.9),
                (x + wide * 0.9, top + 1),
            ],
            row.wall,
        )
    return ""


def lit_windows(
    rng: Rng, x: float, top: float, wide: float, high: float, colour: str, share: float
) -> str:
    """Windows of a tower; some floors are full, most are sparse."""
    items = []
    step_x, step_y = rng.choice(((9, 13), (11, 15), (8, 11), (16, 12)))
    pane = step_x * 0.5
    tints = (
        colour,
        colour,
        colour,
        palette.mix(colour, palette.CYAN, 0.6),
        palette.mix(colour, palette.AMBER, 0.6),
        palette.MAGENTA,
    )
    for row in range(int((high - 14) / step_y)):
        floor = share * (2.2 if rng.chance(0.12) else rng.uniform(0.4, 1.3))
        for column in range(int((wide - 8) / step_x)):
            if rng.chance(floor):
                items.append(
                    svg.rect(
                        x + 5 + column * step_x,
                        top + 9 + row * step_y,
                        pane,
                        step_y * 0.42,
                        rng.choice(tints),
                        opacity=rng.uniform(0.35, 0.95),
                    )
                )
    return "".join(items)


def sign(rng: Rng, x: float, y: float, wide: float, high: float, colour: str) -> str:
    """A neon sign with strokes that are no letters."""
    items = svg.rect(x, y, wide, high, "#0A0A1C", opacity=0.85, rx=3)
    items += svg.rect(x, y, wide, high, "none", stroke=colour, stroke_width=2.2, rx=3)
    bright = palette.lighten(colour, 0.45)
    y0 = y + 9
    while y0 < y + high - 9:
        a, b = rng.uniform(0.2, 0.4), rng.uniform(0.6, 0.82)
        items += svg.line([(x + wide * a, y0), (x + wide * b, y0)], bright, 2.4)
        if rng.chance(0.6):
            c = rng.uniform(a, b)
            items += svg.line([(x + wide * c, y0 - 5), (x + wide * c, y0 + 5)], bright, 2)
        y0 += rng.uniform(9, 14)
    return items


def row_of_towers(rng: Rng, width: int, height: int, row: Row) -> Picture:
    """A row across the picture."""
    items, x = "", -30.0
    while x < width + 10:
        wide = rng.uniform(*row.wide)
        if not rng.chance(row.gap):
            items += tower(
                rng, x, row.foot * height, wide, rng.uniform(row.low, row.high) * height, row
            )
        x += wide + rng.uniform(-4, 6)
    return render(width, height, items)


def sky(
    rng: Rng, width: int, height: int, colours: Sequence[str], mist: str, horizon: float = 0.75
) -> Picture:
    """The night sky with stars and lit clouds; below the horizon the last colour goes on."""
    high = max(2, round(height * horizon))
    picture = blank(width, height, colours[-1])
    picture[:high] = ramp(high, width, colours)
    stars = "".join(
        svg.circle(
            rng.uniform(0, width),
            rng.uniform(0, height * horizon * 0.6),
            rng.uniform(0.5, 1.6),
            "#E8ECFF",
            opacity=rng.uniform(0.2, 0.9),
        )
        for _ in range(70)
    )
    picture = over(picture, render(width, height, stars))
    shape = numpy.clip((clouds(rng, width, height, 3, 3.2) - 0.45) * 2, 0, 1)
    fall = numpy.linspace(0.5, 1, height, dtype=numpy.float32)[:, None]
    return add(picture, tinted(shape * fall, mist), 0.55)


def disc(
    width: int, height: int, x: float, y: float, radius: float, colour: str, low: str
) -> Picture:
    """A huge moon or sun with bands of haze across its foot."""
    fill = svg.linear((0, palette.lighten(colour, 0.4)), (0.55, colour), (1, low))
    bands = "".join(
        svg.rect(x - radius, y + radius * (0.15 + k * 0.17), radius * 2, 3 + k * 2.4, "#000")
        for k in range(5)
    )
    hole = svg.mask(svg.circle(x, y, radius, "#fff") + bands)
    body = render(width, height, svg.group(svg.circle(x, y, radius, fill), mask=hole))
    return over(blurred(body, 38) * numpy.float32(0.75), body)


def cable(width: int, height: int, x: float, foot: float, colour: str = palette.CYAN) -> Picture:
    """The cable of the space elevator from its foot out of the picture."""
    base = svg.polygon(
        [(x - 46, foot), (x - 10, foot - 90), (x + 10, foot - 90), (x + 46, foot)], "#141838"
    )
    base += svg.polygon(
        [(x - 12, foot - 80), (x - 4, foot - 190), (x + 4, foot - 190), (x + 12, foot - 80)],
        "#1C2150",
    )
    fade = svg.linear((0, colour, 0.35), (1, colour))
    line = svg.rect(x - 2.2, 0, 4.4, foot - 90, fade) + svg.rect(x - 0.8, 0, 1.6, foot - 90, "#fff")
    cars = "".join(
        svg.rect(x - 8, foot * k, 16, 30, "#222858", rx=6)
        + svg.rect(x - 6, foot * k + 12, 12, 4, palette.AMBER)
        for k in (0.18, 0.46)
    )
    return bloom(render(width, height, base, line, cars), 0.9, 14, 0.3)


def haze(
    width: int, height: int, colour: str, at: float, thick: float, strength: float = 0.6
) -> Picture:
    """A lying band of lit mist."""
    y = numpy.linspace(0, 1, height, dtype=numpy.float32)
    band = numpy.exp(-(((y - at) / thick) ** 2)) * strength
    return tinted(numpy.repeat(band[:, None], width, axis=1).astype(numpy.float32), colour)


def rain(
    rng: Rng,
    width: int,
    height: int,
    count: int = 220,
    slant: float = 0.22,
    colour: str = "#BFD4FF",
) -> Picture:
    """Rain in two depths."""
    items = ""
    for _ in range(count):
        x, y, long = rng.uniform(-40, width + 40), rng.uniform(-40, height), rng.uniform(14, 52)
        items += svg.line(
            [(x, y), (x - long * slant, y + long)],
            colour,
            0.7 + long / 60,
            opacity=rng.uniform(0.06, 0.3),
        )
    return render(width, height, items)


def reflected(picture: Picture, level: float, strength: float = 0.7) -> Picture:
    """The picture with wet ground below a level that mirrors what is above it."""
    height = picture.shape[0]
    start = round(height * level)
    deep = height - start
    source = picture[max(0, start - deep) : start][::-1]
    mirror = picture.copy()
    mirror[start : start + source.shape[0]] = source
    soft = blurred(mirror[start:], 5)
    small = shrunk(soft, 2)
    ripple = numpy.sin(numpy.arange(small.shape[0]) * 0.9) * numpy.linspace(0.5, 5, small.shape[0])
    rows = [
        numpy.roll(soft[y], round(float(ripple[min(y // 2, len(ripple) - 1)])), axis=0)
        for y in range(soft.shape[0])
    ]
    fade = numpy.linspace(strength, strength * 0.35, deep, dtype=numpy.float32)[:, None, None]
    result = picture.copy()
    result[start:, :, :3] = numpy.stack(rows)[..., :3] * fade + 0.012
    result[start:, :, 3] = 1
    return result


def towers(
    name: str,
    width: int,
    height: int,
    walls: Sequence[str],
    glow: str,
    foot: float = 1.0,
    scale: float = 1.0,
    signs: float = 0.35,
) -> list[Picture]:
    """Rows of towers from far to near; walls are the colours of the rows."""
    rng, rows = Rng(name), []
    for index, wall in enumerate(walls):
        near = index / max(1, len(walls) - 1)
        rows.append(
            row_of_towers(
                rng.child(str(index)),
                width,
                height,
                Row(
                    foot,
                    scale * (0.42 - 0.26 * near),
                    scale * (0.72 - 0.38 * near),
                    wall,
                    palette.mix(glow, palette.WARM, 0.5),
                    0.26 + 0.2 * near,
                    signs * (0.3 + near),
                    (44 + 40 * near, 90 + 70 * near),
                ),
            )
        )
    return rows
