"""Contact sheets: every picture of a family on one page, as assets/previews/<family>.png."""

import io
import json
import math
from pathlib import Path
from typing import Any

from PIL import Image

from .drawing import files, palette

GAP = 16
WIDTH = 1600


def rows_for(sizes: list[tuple[int, int]]) -> tuple[int, int, int]:
    """Columns, and the size of a cell, that show this many pictures on one page."""
    widest, tallest = max(s[0] for s in sizes), max(s[1] for s in sizes)
    columns = max(1, min(len(sizes), round(math.sqrt(len(sizes) * 1.5 * tallest / widest))))
    cell = min(widest, (WIDTH - GAP) // columns - GAP)
    return columns, cell, math.ceil(tallest * cell / widest)


def _entries(family_name: str, assets: Path) -> list[tuple[Path, dict[str, Any]]]:
    """What is said of each picture of a family, with the folder that it is in."""
    found = [
        (name, path.parent, facts)
        for path in assets.glob("*/manifest.json")
        for name, facts in json.loads(path.read_text()).items()
        if name.split("/")[0] == family_name
    ]
    return [(folder, facts) for _, folder, facts in sorted(found, key=lambda one: one[0])]


def build(family_name: str, assets: Path) -> Path:
    """Write the sheet of a family from the files that the manifests of all rooms know."""
    entries = _entries(family_name, assets)
    columns, wide, tall = rows_for([tuple(e["size"]) for _, e in entries])
    rows = math.ceil(len(entries) / columns)
    size = (columns * (wide + GAP) + GAP, rows * (tall + GAP) + GAP)
    sheet = Image.new("RGBA", size, palette.BASE)
    for index, (folder, facts) in enumerate(entries):
        image = Image.open(folder / facts["file"]).convert("RGBA")
        image.thumbnail((wide, tall), Image.Resampling.LANCZOS)
        x = GAP + index % columns * (wide + GAP) + (wide - image.width) // 2
        y = GAP + index // columns * (tall + GAP) + (tall - image.height) // 2
        sheet.alpha_composite(image, (x, y))
    stream = io.BytesIO()
    sheet.convert("RGB").save(stream, "PNG", optimize=True)
    target = assets / "previews" / f"{family_name}.png"
    files.write(target, stream.getvalue())
    return target
