"""Sheets of the signs as they are used: python -m assets.source.signs_gallery

Marks at all sizes, symbols in one colour, icons at 24 and 32 pixels in the colours of the game,
cursors on dark and light, the program's icon. Written to assets/previews/<name>.png.
"""

import io
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from . import build
from .drawing import files, palette
from .drawing.signs.cursors import CURSORS
from .drawing.signs.marks import MARKS

GAP = 16
LIGHT = "#C8D0E8"


def opened(family: str, name: str) -> Image.Image:
    """One file of a family, by what the manifests say."""
    path, _ = manifest()[f"{family}/{name}"]
    return Image.open(path).convert("RGBA")


def manifest() -> dict[str, tuple[Path, dict[str, Any]]]:
    """The files of all rooms as they are now, and what is said of each."""
    return {
        name: (build.ASSETS / room / facts["file"], facts)
        for room in build.ROOMS
        for name, facts in build.known(room).items()
    }


def tinted(image: Image.Image, colour: str) -> Image.Image:
    """A white sign as the game tints it."""
    result = Image.new("RGBA", image.size, colour)
    result.putalpha(image.getchannel("A"))
    return result


def enlarged(image: Image.Image, times: int) -> Image.Image:
    """The pixels of a small picture, made large."""
    size = (image.width * times, image.height * times)
    return image.resize(size, Image.Resampling.NEAREST)


def row(images: Iterable[Image.Image], ground: str = palette.PANEL) -> Image.Image:
    """Pictures beside each other."""
    found = list(images)
    wide = sum(image.width + GAP for image in found) + GAP
    tall = max(image.height for image in found) + GAP
    strip = Image.new("RGBA", (wide, tall), ground)
    x = GAP
    for image in found:
        strip.alpha_composite(image, (x, (tall - image.height) // 2))
        x += image.width + GAP
    return strip


def page(rows: Sequence[Image.Image]) -> Image.Image:
    """Rows below each other."""
    wide = max(image.width for image in rows)
    sheet = Image.new("RGBA", (wide, sum(image.height for image in rows)), palette.PANEL)
    y = 0
    for image in rows:
        sheet.alpha_composite(image, (0, y))
        y += image.height
    return sheet


def wrapped(images: Sequence[Image.Image], columns: int) -> list[Image.Image]:
    """Rows of so many pictures."""
    return [row(images[at : at + columns]) for at in range(0, len(images), columns)]


def marks() -> Image.Image:
    """Every mark in every size, in colour and white, and the smallest with their pixels shown."""
    rows = []
    for name in MARKS:
        sizes = [opened("marks", f"{name}.{size}") for size in (256, 128, 64, 32, 16)]
        plain = [opened("marks", f"{name}.white.{size}") for size in (128, 64, 32, 16)]
        pixels = [enlarged(sizes[3], 4), enlarged(plain[3], 8)]
        rows.append(row([*sizes, *plain, *pixels]))
    return page(rows)


def symbols() -> Image.Image:
    """All symbols white and small, then large: told apart without colour."""
    names = [key.split("/")[1] for key in sorted(manifest()) if key.startswith("symbols/")]
    plain = [name for name in names if name.endswith(".white")]
    small = [opened("symbols", f"{name}.32") for name in plain]
    dyed = [opened("symbols", f"{name.removesuffix('.white')}.32") for name in plain]
    large = [opened("symbols", name).resize((96, 96)) for name in plain]
    return page([row(small), row(dyed), *wrapped(large, 11)])


def icons() -> Image.Image:
    """All icons at 16, 24, 32 and 64 pixels, in four colours of the game."""
    names = [key.split("/")[1] for key in sorted(manifest()) if key.startswith("icons/")]
    rows = []
    for size, colour, columns in (
        (16, palette.MUTED, 45), (24, palette.TEXT, 36), (32, palette.CYAN, 30), (64, "#FFFFFF", 18)
    ):  # fmt: skip
        found = [tinted(opened("icons", name), colour).resize((size, size)) for name in names]
        rows += wrapped(found, columns)
    return page(rows)


def cursors() -> Image.Image:
    """Cursors in both sizes on dark and on light ground, a red point on what clicks."""
    rows = [row([enlarged(pointed(name), 4) for name in CURSORS])]
    for ground in (palette.PANEL, LIGHT):
        both = [opened("cursors", f"{n}{end}") for n in CURSORS for end in ("", ".64")]
        rows.append(row(both, ground))
    return page(rows)


def pointed(name: str) -> Image.Image:
    """A cursor with its hot spot marked."""
    image = opened("cursors", name)
    x, y, _, _ = manifest()[f"cursors/{name}"][1]["boxes"]["hot_spot"]
    image.putpixel((x, y), (255, 40, 60, 255))
    return image


def app_icon() -> Image.Image:
    """The program's icon in its sizes, the small ones also with their pixels shown."""
    sizes = [opened("app_icon", str(size)) for size in (512, 256, 128, 64, 48, 32, 24, 16)]
    pixels = [enlarged(sizes[7], 8), enlarged(sizes[6], 6), enlarged(sizes[5], 5)]
    return page([row(sizes), row(pixels)])


def main() -> int:
    """Write all sheets."""
    made = {
        "marks_sizes": marks, "symbols_white": symbols, "icons_sizes": icons,
        "cursors_grounds": cursors, "app_icon_sizes": app_icon,
    }  # fmt: skip
    for name, sheet in made.items():
        stream = io.BytesIO()
        sheet().convert("RGB").save(stream, "PNG", optimize=True)
        target: Path = build.ASSETS / "previews" / f"{name}.png"
        files.write(target, stream.getvalue())
        print(target.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
