"""The icon of the program: the city at night and the cable that leaves it, on a grid of 1024.

Below 48 pixels only what can be seen is drawn: sun, towers, cable, and a plate without margin.
"""

from .. import palette, svg
from ..glow import bloom
from ..picture import Picture, over, render
from ..rng import Rng

GRID = 1024
SMALL = 48
# x, width and height of the towers; the cable rises from the one in the middle.
BACK = (
    (96, 92, 330),
    (196, 84, 420),
    (286, 96, 360),
    (640, 92, 400),
    (738, 86, 330),
    (830, 98, 450),
)
FRONT = ((60, 120, 190), (176, 104, 300), (276, 116, 228), (388, 96, 330), (540, 100, 345),
         (636, 116, 236), (748, 100, 312), (844, 124, 200))  # fmt: skip
# Whole pixels at 16, 24 and 32.
FEW = ((0, 128, 384), (128, 128, 256), (768, 128, 256), (896, 128, 512))
GROUND = 808


def plate(margin: float) -> str:
    """The outline, with the two cut corners of the game's cards."""
    low, high, chip, round_ = margin, GRID - margin, 150, 60
    return (
        f"M{low + chip},{low} H{high - round_} Q{high},{low} {high},{low + round_} V{high - chip} "
        f"L{high - chip},{high} H{low + round_} Q{low},{high} {low},{high - round_} V{low + chip} Z"
    )


def sky(small: bool) -> str:
    """Night above, the glow of the city below."""
    if small:
        return svg.rect(0, 0, GRID, GRID, svg.linear((0, "#2A1A78"), (0.8, "#B83AB0")))
    stops = ((0, "#0A0D2A"), (0.38, "#2A1560"), (0.68, "#8A2A9A"), (0.8, "#FF5FA8"))
    return svg.rect(0, 0, GRID, GRID, svg.linear(*stops))


def sun(small: bool) -> str:
    """A low sun in stripes."""
    at = (512, 560, 384) if small else (512, 600, 300)
    disc = svg.circle(*at, svg.linear((0, "#FFF0A8"), (0.45, "#FFB05A"), (1, "#FF4D9A")))
    if small:
        return disc
    bands = "".join(svg.rect(0, y, GRID, high, "#000") for y, high in
                    ((560, 10), (616, 15), (672, 20), (730, 26)))  # fmt: skip
    stripes = svg.Paint(
        '<mask id="@" maskUnits="userSpaceOnUse" x="0" y="0" width="1024" height="1024">'
        f"{svg.rect(0, 0, GRID, GRID, '#fff')}{bands}</mask>"
    )
    return svg.group(disc, mask=stripes)


def windows(x: int, width: int, high: int, rng: Rng) -> str:
    """Lit windows of one tower."""
    items, step = "", 25
    for row in range(int((high - 40) // 34)):
        for column in range(int((width - 20) // step)):
            if rng.chance(0.5):
                at = (x + 14 + column * step, GROUND - high + 26 + row * 34)
                items += svg.rect(*at, 12, 17, rng.choice(palette.WINDOWS), opacity=0.95)
    return items


def shore_of(pixel: float) -> float:
    """Where the ground of a small icon begins: between two pixels."""
    return round(832 / pixel) * pixel


def city(pixel: float) -> str:
    """Two rows of towers; a few of them where a pixel (in units) is large."""
    if pixel:
        shore = shore_of(pixel)
        return "".join(svg.rect(x, shore - high, width, high, "#120B38") for x, width, high in FEW)
    rng, items = Rng("app_icon/city"), ""
    for x, width, high in BACK:
        shade = svg.linear((0, "#4A2A8E"), (1, "#A23A9E"))
        items += svg.rect(x, GROUND - high, width, high, shade)
    for index, (x, width, high) in enumerate(FRONT):
        shade = svg.linear((0, "#150F3C"), (1, "#2A1552"))
        chip = 26 if index % 2 else 0
        top = GROUND - high
        tower = f"M{x},{GROUND} V{top + chip} L{x + chip},{top} H{x + width} V{GROUND} Z"
        items += svg.path(tower, shade) + windows(x, width, high, rng.child(str(index)))
        items += svg.line([(x + chip, top), (x + width, top)], palette.CYAN, 4, opacity=0.5)
    return items


def water(pixel: float) -> str:
    """The wet ground, which holds a little of the light."""
    deep = svg.linear((0, "#3A1670"), (1, "#080A20"))
    if pixel:
        shore = shore_of(pixel)
        line = svg.rect(0, shore, GRID, pixel, palette.CYAN)
        return svg.rect(0, shore, GRID, GRID - shore, deep) + line
    items = svg.rect(0, GROUND, GRID, GRID - GROUND, deep)
    items += svg.rect(0, GROUND - 6, GRID, 12, palette.CYAN)
    fade = svg.linear((0, palette.CYAN, 0.5), (1, palette.CYAN, 0.0))
    items += svg.path(f"M490,{GROUND} H534 L526,1000 H498 Z", fade)
    rng = Rng("app_icon/water")
    for _ in range(46):
        y = rng.uniform(GROUND + 24, 1000)
        x, wide = rng.uniform(80, 900), rng.uniform(30, 150)
        colour = rng.choice(("#FF8AC0", "#FFC27A", palette.CYAN, "#9A5BFF"))
        items += svg.rect(x - wide / 2, y, wide, 6, colour, rx=3, opacity=rng.uniform(0.25, 0.7))
    return items


def elevator(pixel: float, width: float) -> str:
    """The cable with its foot and a car."""
    half = width / 2
    if pixel:
        shore = shore_of(pixel)
        dark = svg.rect(512 - half * 2, 0, width * 2, shore, "#120B38")
        return dark + svg.rect(512 - half, 0, width, shore, "#FFFFFF")
    cable = svg.rect(512 - half, 40, width, GROUND - 40, "#FFFFFF")
    glow = svg.rect(470, 40, 84, GROUND - 40, svg.linear(
        (0, palette.CYAN, 0.0), (0.5, palette.CYAN, 0.55), (1, palette.CYAN, 0.0), angle=(0, 0, 1, 0)
    ))  # fmt: skip
    foot = svg.path(
        f"M398,{GROUND} C470,{GROUND - 60} 496,{GROUND - 190} 500,{GROUND - 380} H524 "
        f"C528,{GROUND - 190} 554,{GROUND - 60} 626,{GROUND} Z",
        svg.linear((0, "#BFF2FF"), (0.4, "#2A6AA8"), (1, "#0E1A4A")),
    )
    car = svg.path("M512,222 L544,262 V318 L512,358 L480,318 V262 Z", "#F4FDFF",
                   stroke=palette.CYAN, stroke_width=10)  # fmt: skip
    return glow + foot + cable + car


def icon(size: int) -> Picture:
    """The icon at one size."""
    small = size < SMALL
    pixel = GRID / size if small else 0
    margin = 0 if small else 44
    outline = plate(margin)
    cable = max(22, GRID / size * (2 if small else 1.2))
    inside = svg.group(
        sky(small), sun(small), city(pixel), water(pixel), elevator(pixel, cable),
        clip_path=svg.clip(svg.path(outline, "#fff")),
    )  # fmt: skip
    picture = render(size, size, inside, box=f"0 0 {GRID} {GRID}")
    if small:
        return picture
    if size >= 128:
        shape = picture[..., 3:].copy()
        picture = bloom(picture, 0.7, size / 50, 0.55) * shape
    edge = svg.linear((0, palette.CYAN), (0.5, "#8A5BFF"), (1, palette.MAGENTA), angle=(0, 0, 1, 1))
    frame = svg.path(outline, "none", stroke="#0B0E1E", stroke_width=54) + svg.path(
        outline, "none", stroke=edge, stroke_width=26
    )
    return over(picture, render(size, size, frame, box=f"0 0 {GRID} {GRID}"))
