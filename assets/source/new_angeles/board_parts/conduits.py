"""Pieces of the paths: pipes with arrows of light, in the rows and along the slabs' directions.

A tile repeats every 96 pixels along x; the slanted ones also step 55 pixels down or up.
"""

from ...drawing import palette, svg
from ...drawing.glow import bloom
from ...drawing.picture import Picture, render
from ..piece_shapes.relief import soft_edges

LONG, STEP = 96, 55
TALL, MIDDLE = 112, 25  # room above and below for the glow
STRAIGHT, SLANTED = (LONG, TALL), (LONG, TALL + STEP)
NODE, PULSE = (112, 112), (64, 48)
LOOKS = {"normal": (0.34, "#3A6AD8"), "lit": (1.0, palette.CYAN)}


def arrow(x: float, y: float, size: float, fill: str, **more: object) -> str:
    """A chevron that points to the right."""
    s = size
    points = [
        (x - s, y - s),
        (x - s * 0.1, y - s),
        (x + s * 0.8, y),
        (x - s * 0.1, y + s),
        (x - s, y + s),
        (x - s * 0.1, y),
    ]
    return svg.polygon(points, fill, **more)


def pipe(start: int, end: int, look: str) -> tuple[str, str]:
    """A run of tiles along y 32 as body and light."""
    strength, colour = LOOKS[look]
    x0, long = start * LONG, (end - start) * LONG
    steel = svg.linear((0, "#5A66B4"), (0.25, "#39407E"), (1, "#12142E"))
    body = svg.rect(x0, 15, long, 38, "#04050E", opacity=0.6) + svg.rect(x0, 14, long, 34, steel)
    body += svg.rect(x0, 21, long, 20, "#070A1C")
    light = svg.rect(
        x0,
        22,
        long,
        18,
        svg.linear((0, colour, 0.1), (0.5, colour, 0.5 * strength), (1, colour, 0.1)),
    )
    light += "".join(
        svg.line(
            [(x0, y), (x0 + long, y)],
            colour,
            2,
            stroke_linecap="butt",
            opacity=0.35 + 0.6 * strength,
        )
        for y in (21, 41)
    )
    for k in range(start, end):
        body += svg.rect(k * LONG + 40, 11, 16, 40, steel, rx=3)
        for dx in (12, 76):
            tone = palette.lighten(colour, 0.55 if look == "lit" else 0.1)
            light += arrow(k * LONG + dx + 4, 31, 9, tone, opacity=0.25 + 0.75 * strength)
        light += svg.circle(k * LONG + 48, 31, 4.5, palette.AMBER if look == "lit" else "#4A5AA0")
    return body, light


def tile(look: str, slant: int) -> Picture:
    """One tile, cut from a longer run so that its glow goes on in the next."""
    _, tall = STRAIGHT if not slant else SLANTED
    lift = MIDDLE + (STEP if slant < 0 else 0)
    body, light = pipe(-1, 2, look)
    shear = f"matrix(1 {slant * STEP / LONG:.5f} 0 1 {LONG} {lift})"
    run = svg.group(body + light, transform=shear)
    picture = bloom(render(LONG * 3, tall, run), 0.9 if look == "lit" else 0.35, 7, 0.4)
    return soft_edges(picture[:, LONG : 2 * LONG], 16, across=False)


def node(look: str) -> Picture:
    """Where paths bend or meet: a round valve, its light on when the path is in use."""
    strength, colour = LOOKS[look]
    x = y = 56
    body = svg.circle(x, y + 4, 38, "#04050E", opacity=0.6)
    body += svg.circle(x, y, 36, svg.linear((0, "#6A76C8"), (1, "#161A3A")))
    body += svg.circle(x, y, 26, "#070A1C")
    light = svg.circle(
        x, y, 25, "none", stroke=colour, stroke_width=3.4, stroke_opacity=0.4 + 0.6 * strength
    )
    light += svg.circle(
        x, y, 15, svg.radial((0, "#FFFFFF", strength), (0.4, colour, strength), (1, colour, 0.2))
    )
    for k in range(6):
        light += svg.group(
            svg.rect(x - 2, y - 34, 4, 6, colour, opacity=0.3 + 0.7 * strength),
            transform=f"rotate({60 * k} {x} {y})",
        )
    return soft_edges(bloom(render(*NODE, body, light), 0.9 * strength, 8, 0.4), 14)


def pulse() -> Picture:
    """The light that runs along a path; it points to the right."""
    tail = svg.rect(
        4,
        20,
        34,
        8,
        svg.linear((0, palette.CYAN, 0.0), (1, palette.CYAN, 0.9), angle=(0, 0, 1, 0)),
        rx=4,
    )
    return soft_edges(bloom(render(*PULSE, tail, arrow(42, 24, 11, "#F4FFFF")), 1.0, 6, 0.2), 12)
