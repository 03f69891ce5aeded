"""A sheet of the map as a table puts it together: python -m assets.source.map_gallery

Every state and every kind of piece is on it, at the size of a screen 1920 pixels wide. Written to
assets/previews/slabs_map.png.
"""

import functools
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy
from PIL import Image

from . import build
from .drawing import files, palette
from .drawing.picture import Picture, blank, over, resized
from .new_angeles.slab_layers import bridges, canvas, core

SIZE = (1920, 780)
FIRST, WIDE, COLUMN = (200.0, 317.0), 348.0, 0.62  # the first anchor, a slab, a column
SHARE = WIDE / canvas.WIDE
FOLDER = build.ASSETS / "new_angeles"
# Columns and lines of the anchors, and the way from each district to the next.
SPOTS = {
    "la_costa": (0.0, 0.0), "guayaquil": (-0.06, 0.9), "quinde": (1.0, 0.45),
    "rabotgorod": (2.0, 0.0), "manta": (2.0, 0.9), "laguna_velasco": (3.0, 0.45),
    "esmeraldas": (4.0, 0.0), "nihongai": (4.0, 0.9), "rutherford": (5.0, 0.45),
    "base_de_cayambe": (6.0, 0.9), "root": (7.0, 0.3),
}  # fmt: skip
PATHS = {
    "la_costa": ("rabotgorod", "level"), "guayaquil": ("quinde", "rising"),
    "quinde": ("rabotgorod", "rising"), "rabotgorod": ("laguna_velasco", "falling"),
    "manta": ("nihongai", "level"), "laguna_velasco": ("rutherford", "level"),
    "esmeraldas": ("rutherford", "falling"), "nihongai": ("rutherford", "rising"),
    "rutherford": ("base_de_cayambe", "falling"), "base_de_cayambe": ("root", "root"),
}  # fmt: skip


class Look(NamedTuple):
    """How a state shows the lights of a city: their alpha, and what both pictures are times."""

    lights: float
    dark: tuple[int, int, int] = (255, 255, 255)
    lit: tuple[int, int, int] = (255, 255, 255)
    haze: float = 1.0


class District(NamedTuple):
    """What has become of a district."""

    state: str = "neutral"
    figures: Sequence[str] = ()
    ill: bool = False
    developed: bool = False


LOOKS = {
    "neutral": Look(1.0),
    "protest": Look(0.85),
    "strike": Look(0.34, (255, 165, 125), (255, 150, 140), 0.6),
    "outage": Look(0.0, haze=0.6),
}
CITY = {
    "la_costa": District(figures=("android",)),
    "guayaquil": District("protest", ("human_first",)),
    "quinde": District(ill=True),
    "rabotgorod": District("outage", ("human_first", "android")),
    "manta": District(developed=True),
    "laguna_velasco": District("protest", ("android",)),
    "esmeraldas": District(ill=True),
    "nihongai": District("strike", ("orgcrime",)),
    "rutherford": District(figures=("prisec", "android")),
    "base_de_cayambe": District("protest", ("human_first",), developed=True),
}


@functools.cache
def opened(name: str, share: float) -> Picture:
    """A file at a share of its size."""
    with Image.open(FOLDER / f"{name}.webp") as image:
        picture = numpy.asarray(image.convert("RGBA"), numpy.float32) / numpy.float32(255)
    picture[..., :3] *= picture[..., 3:]
    return resized(picture, round(picture.shape[1] * share), round(picture.shape[0] * share))


def times(picture: Picture, colour: tuple[int, int, int]) -> Picture:
    """A picture multiplied by a colour."""
    result = picture.copy()
    result[..., :3] *= numpy.array(colour, numpy.float32) / 255
    return result


def slab(name: str, district: District) -> Picture:
    """The layers of a district on each other."""
    state, look = district.state, LOOKS[district.state]
    layers = [opened(f"slabs/base.{state}", SHARE)]
    if state != "neutral":
        layers.append(times(opened(f"slabs/{name}.dark", SHARE), look.dark))
    if look.lights:
        layers.append(times(opened(f"slabs/{name}.lit", SHARE), look.lit) * look.lights)
    if district.developed:
        layers.append(opened("slabs/development", SHARE))
    if district.ill:
        layers.append(opened(f"slabs/{name}.ill", SHARE) * look.haze)
    if state in ("protest", "strike"):
        layers.append(opened(f"slabs/{name}.{state}", SHARE))
    return functools.reduce(over, [*layers, opened(f"slabs/rim.{state}", SHARE)])


def pieces(district: District) -> dict[str, str]:
    """The boxes that are taken, and by what; tokens come last as they are drawn last."""
    count = len(district.figures)
    taken = {f"figure_{k}_of_{count}": name for k, name in enumerate(district.figures, 1)}
    tokens = [district.state] * (district.state != "neutral") + ["illness"] * district.ill
    taken |= {f"token_{k}": name for k, name in enumerate(tokens, 1)}
    return taken | ({"development": "development"} if district.developed else {})


def anchor(name: str) -> tuple[float, float]:
    """Where a district is on the sheet."""
    column, line = SPOTS[name]
    return FIRST[0] + column * COLUMN * WIDE, FIRST[1] + line * WIDE


def put(sheet: Picture, picture: Picture, x: float, y: float) -> None:
    """Lay a picture on the sheet; what is outside is cut off."""
    left, top = round(x), round(y)
    rows = slice(max(0, top), min(sheet.shape[0], top + picture.shape[0]))
    columns = slice(max(0, left), min(sheet.shape[1], left + picture.shape[1]))
    part = picture[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
    sheet[rows, columns] = over(sheet[rows, columns], part)


def put_root(sheet: Picture) -> None:
    """The Root, and its cable up to the edge."""
    (x, y), picture = anchor("root"), opened("slabs/root.normal", SHARE)
    top, cable = y - picture.shape[0] * core.ANCHOR[1], opened("slabs/cable.normal", SHARE)
    put(sheet, cable, x - cable.shape[1] / 2, round(top) - cable.shape[0])
    put(sheet, picture, x - picture.shape[1] / 2, round(top))


def put_pieces(sheet: Picture, name: str) -> None:
    """What stands in a district."""
    left, top = corner(name)
    boxes = canvas.boxes()
    for box, piece in pieces(CITY[name]).items():
        x, y, wide, tall = (side * SHARE for side in boxes[box])
        natural = opened(f"pieces/{piece}.large", 1.0).shape
        picture = opened(f"pieces/{piece}.large", min(wide / natural[1], tall / natural[0]))
        put(sheet, picture, left + x + (wide - picture.shape[1]) / 2,
            top + y + (tall - picture.shape[0]) / 2)  # fmt: skip


def corner(name: str) -> tuple[float, float]:
    """The upper left corner of a district's layers."""
    x, y = anchor(name)
    wide, tall = (side * SHARE for side in canvas.SIZE)
    return x - wide * canvas.ANCHOR[0], y - tall * canvas.ANCHOR[1]


def put_bridge(sheet: Picture, start: str, end: str, name: str) -> None:
    """A bridge in the middle of the line between two districts."""
    picture, slope = opened(f"slabs/bridge.{name}.normal", SHARE), bridges.SLOPES[name]
    (x0, y0), (x1, y1) = anchor(start), anchor(end)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2 + canvas.DOCK * SHARE)
    put(sheet, picture, middle[0] - slope.anchor[0] * picture.shape[1],
        middle[1] - slope.anchor[1] * picture.shape[0])  # fmt: skip


def whole_map() -> Picture:
    """The sheet."""
    sheet = blank(*SIZE, palette.darken(palette.BASE, 0.25))
    put_root(sheet)
    for name in sorted(CITY, key=lambda one: SPOTS[one][1]):
        put(sheet, slab(name, CITY[name]), *corner(name))
    for start, (end, name) in PATHS.items():
        put_bridge(sheet, start, end, name)
    for name in CITY:
        put_pieces(sheet, name)
    return sheet


def main() -> int:
    """Write the sheet."""
    stream = io.BytesIO()
    files.straight(whole_map()).convert("RGB").save(stream, "PNG", optimize=True)
    target: Path = build.ASSETS / "previews" / "slabs_map.png"
    files.write(target, stream.getvalue())
    print(target.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
