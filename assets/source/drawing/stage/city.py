"""Rows of towers, one behind the other, with two faces each and windows that shine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .. import palette, svg
from ..glow import neon
from ..rng import Rng
from .stage import HEIGHT, WIDTH, Stage

Along = Callable[[float], float]  # a share of the width to a factor


def everywhere(_: float) -> float:
    """The same along the whole width."""
    return 1.0


@dataclass(frozen=True)
class Row:
    """One row of towers; sizes in units of the stage."""

    foot: float
    low: float
    high: float
    wall: str
    mist: str  # what the feet drown in
    windows: Sequence[str]
    share: float = 0.3  # of the windows that are lit
    wide: tuple[float, float] = (50, 110)
    pane: float = 4.0
    signs: float = 0.0  # chance of a neon sign on a tower
    neon: Sequence[str] = palette.NEON
    gap: float = 0.0
    sun: str = ""  # colour of the light on the narrow face
    side: int = 1  # where that face is: 1 right, -1 left
    shape: Along = everywhere  # how high towers are along the row
    power: Along = everywhere  # how many windows have light along the row


def row(stage: Stage, name: str, look: Row, glow: float = 0.8, soft: float = 0) -> None:
    """A row across the picture."""
    rng = stage.rng.child(f"row {name}")
    bodies, lights, x = "", "", -40.0
    while x < WIDTH + 20:
        wide = rng.uniform(*look.wide)
        share = min(1.0, max(0.0, (x + wide / 2) / WIDTH))
        high = rng.uniform(look.low, look.high) * look.shape(share)
        if not rng.chance(look.gap) and high > 8:
            body, light = tower(rng, x, wide, high, look, look.power(share))
            bodies, lights = bodies + body, lights + light
        x += wide * rng.uniform(0.92, 1.1)
    top = max(0.0, look.foot - look.high * 2.2 - 60)
    stage.lay(bodies, top=top, bottom=min(HEIGHT, look.foot), soft=soft)
    stage.shine(lights, top=top, bottom=min(HEIGHT, look.foot), glow=glow, size=10, soft=soft)


def tower(rng: Rng, x: float, wide: float, high: float, look: Row, power: float) -> tuple[str, str]:
    """A tower: its body and its lights, which have chances of their own."""
    kind, lamps = rng.integer(0, 6), rng.child(f"lamps {x:.1f}")
    parts: list[tuple[float, float, float]] = [(x, wide, high)]  # left, width, height
    if kind == 1:
        parts = [(x, wide, high * 0.72), (x + wide * 0.16, wide * 0.68, high * 0.9),
                 (x + wide * 0.32, wide * 0.36, high)]  # fmt: skip
    elif kind == 2:
        parts = [
            (x, wide * 0.56, high),
            (x + wide * 0.5, wide * 0.5, high * rng.uniform(0.6, 0.85)),
        ]
    elif kind == 3:
        parts = [(x, wide, high * 0.84), (x + wide * 0.22, wide * 0.56, high)]
    body = light = ""
    for left, span, tall in parts:
        one, shine = block(lamps, left, span, tall, look, power)
        body, light = body + one, light + shine
    left, span, tall = parts[-1]
    crown, beacon = top_of(rng, kind, left, span, look.foot - tall, look)
    beacon = beacon if power > 0 else ""
    if lamps.chance(look.signs):
        light += sign(lamps, x, wide, look.foot - high, high, look, power)
    return crown + body, light + beacon


def block(
    rng: Rng, left: float, span: float, tall: float, look: Row, power: float
) -> tuple[str, str]:
    """A box with a wide and a narrow face."""
    top, narrow = look.foot - tall, span * 0.2
    wide_face = left if look.side > 0 else left + narrow
    narrow_face = left + span - narrow if look.side > 0 else left
    front = svg.linear((0, look.wall), (0.55, palette.mix(look.wall, look.mist, 0.35)),
                       (1, palette.mix(look.wall, look.mist, 0.9)))  # fmt: skip
    edge = look.sun or palette.lighten(look.wall, 0.2)
    lit = svg.linear((0, palette.mix(look.wall, edge, 0.75)),
                     (1, palette.mix(look.wall, look.mist, 0.9)))  # fmt: skip
    body = svg.rect(wide_face, top, span - narrow + 0.6, tall + 2, front)
    body += svg.rect(narrow_face, top, narrow, tall + 2, lit)
    light = windows(rng, wide_face, top, span - narrow, tall, look, power)
    return body, light


def windows(
    rng: Rng, left: float, top: float, span: float, tall: float, look: Row, power: float
) -> str:
    """The lit windows of a face: grids, long bands or columns, some floors brighter."""
    style, pane = rng.integer(0, 5), look.pane * rng.uniform(0.85, 1.2)
    step_x, step_y = pane * rng.choice((1.9, 2.2, 1.6)), pane * rng.choice((2.2, 2.7, 3.2))
    wide, high = pane, pane * 0.9
    if style == 0:  # bands
        wide, step_x, high = pane * 4.2, pane * 4.6, pane * 0.55
    elif style == 1:  # columns
        high, step_y, step_x = pane * 2.0, pane * 2.5, pane * 2.4
    share, paths = look.share * power * rng.uniform(0.5, 1.4), dict.fromkeys(look.windows, "")
    faint = dict(paths)
    tint = rng.choice(look.windows)
    y = top + step_y
    while y < top + tall - step_y * 0.6:
        floor = share * (2.4 if rng.chance(0.1) else rng.uniform(0.4, 1.3))
        x = left + pane * 0.9
        while x + wide < left + span - pane * 0.4:
            if rng.chance(floor):
                own = tint if rng.chance(0.7) else rng.choice(look.windows)
                book = paths if rng.chance(0.45) else faint
                book[own] += f"M{x:.1f},{y:.1f}h{wide:.1f}v{high:.1f}h-{wide:.1f}z"
            x += step_x
        y += step_y
    return "".join(
        svg.path(d, colour, opacity=strength)
        for book, strength in ((paths, 0.95), (faint, 0.45))
        for colour, d in book.items()
        if d
    )


def top_of(rng: Rng, kind: int, left: float, span: float, top: float, look: Row) -> tuple[str, str]:
    """What stands on a roof, and its lights."""
    wall, middle = look.wall, left + span / 2
    if kind in (1, 4):
        high = span * rng.uniform(0.5, 1.1)
        mast = svg.line([(middle, top + 2), (middle, top - high)], wall, max(1.4, span * 0.03))
        return mast, svg.circle(middle, top - high, max(1.2, span * 0.02), "#FF4D5E")
    if kind == 5:
        rise = span * rng.uniform(0.25, 0.55)
        return svg.polygon([(left, top + 1), (left + span, top - rise), (left + span, top + 1)],
                           wall), ""  # fmt: skip
    if kind == 6:
        return svg.polygon([(left + span * 0.04, top + 1), (middle, top - span * 0.8),
                            (left + span * 0.96, top + 1)], wall), ""  # fmt: skip
    boxes = "".join(
        svg.rect(left + span * rng.uniform(0.08, 0.7), top - high, span * 0.16, high + 1, wall)
        for high in (span * 0.08, span * 0.14, span * 0.05)
    )
    strip = ""
    lamps = rng.child(f"strip {left:.1f}")
    if lamps.chance(look.signs * 0.7):
        strip = neon(f"M{left:.1f},{top:.1f}h{span:.1f}", lamps.choice(look.neon), 1.6)
    return boxes, strip


def sign(rng: Rng, x: float, wide: float, top: float, tall: float, look: Row, power: float) -> str:
    """A neon sign with strokes that are no letters."""
    if power < 0.25:
        return ""
    colour = rng.choice(look.neon)
    span, high = wide * rng.uniform(0.2, 0.34), min(tall * 0.5, wide * rng.uniform(0.9, 1.6))
    left, y = x + wide * rng.uniform(0.1, 0.5), top + tall * rng.uniform(0.05, 0.25)
    items = svg.rect(left, y, span, high, colour, opacity=0.16, rx=2)
    items += svg.rect(left, y, span, high, "none", stroke=colour, stroke_width=1.8, rx=2)
    step, at, bright = span * 0.5, y + span * 0.4, palette.lighten(colour, 0.4)
    while at < y + high - span * 0.3:
        a, b = rng.uniform(0.2, 0.4), rng.uniform(0.6, 0.8)
        items += svg.line([(left + span * a, at), (left + span * b, at)], bright, 2)
        if rng.chance(0.5):
            items += svg.line([(left + span * 0.5, at - step * 0.3),
                               (left + span * 0.5, at + step * 0.4)], bright, 1.8)  # fmt: skip
        at += step
    return items
