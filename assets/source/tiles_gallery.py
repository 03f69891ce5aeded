"""All tiles of Streets as they lie in a city: python -m assets.source.tiles_gallery

Each in four rotations, then closed twice, with its arrow and symbols; half as large as in the files.
"""

import io
import json
import sys
from pathlib import Path
from typing import Any

import yaml
from PIL import Image

from . import build
from .drawing import files
from .streets.model import camera
from .streets.tiles import KINDS, MODELS

SCALE = 0.5
S = camera.S * SCALE
CELL = (round(1.30 * S), round(1.36 * S))
CORNER = (0.10 * S, 0.46 * S)  # of the ground in its part of the sheet
SHOWN = ((0, "open"), (90, "open"), (180, "open"), (270, "open"), (0, "closed"), (180, "closed"))
ACROSS = 3  # tiles beside each other
PAPER = "#F0E4C8"
ROOM = build.ASSETS / "streets"
DATA = build.ASSETS.parent / "data" / "streets"
# From the middle of the cell: the edge that the road runs along, and the middle of the road.
EDGE, ROAD, APART = 0.5, 0.39, 0.19


def symbols() -> dict[str, list[str]]:
    """The symbols of each tile, in order."""
    rows = [one for rows in read("tiles.yaml").values() for one in rows] + read("box.yaml")["start"]
    return {
        one["id"]: [name for name, many in one["symbols"].items() for _ in range(many)]
        for one in rows
    }


def read(name: str) -> Any:
    """A file of the game's data."""
    return yaml.safe_load((DATA / name).read_text(encoding="utf-8"))


class Sheet:
    """The sheet, and what is put on it from the files of the room."""

    def __init__(self) -> None:
        rows = -(-len(MODELS) // ACROSS)
        size = (CELL[0] * len(SHOWN) * ACROSS, CELL[1] * rows)
        self.image = Image.new("RGBA", size, PAPER)
        self.known = json.loads((ROOM / "manifest.json").read_text())

    def put(self, name: str, at: tuple[float, float], scale: float = SCALE) -> None:
        """A picture with its anchor at a place."""
        facts = self.known[name]
        with Image.open(ROOM / facts["file"]) as found:
            size = [round(side * scale) for side in found.size]
            picture = found.convert("RGBA").resize(size, Image.Resampling.LANCZOS)
        corner = [round(p - a * s) for p, a, s in zip(at, facts["anchor"], size, strict=True)]
        cut = [max(0, -place) for place in corner]
        self.image.alpha_composite(picture.crop((*cut, *size)), [max(0, p) for p in corner])

    def tile(self, number: int, name: str, discs: list[str]) -> None:
        """A tile in all that it can look like."""
        for k, (rotation, state) in enumerate(SHOWN):
            column = number % ACROSS * len(SHOWN) + k
            x, y = column * CELL[0] + CORNER[0], number // ACROSS * CELL[1] + CORNER[1]
            turn = f"{rotation}.{state}"
            self.put(f"slabs/{KINDS[name]}.{turn}", (x, y))
            self.put(f"buildings/{name}.{turn}", (x, y))
            self.put(f"arrows/{turn}", self.on_road(x, y, rotation, 0, EDGE))
            for n, disc in enumerate(discs):
                along = (n - (len(discs) - 1) / 2) * APART
                pale = ".pale" if state == "closed" else ""
                place = self.on_road(x, y, rotation, along, ROAD)
                self.put(f"discs/{disc}{pale}", place, 0.184 * 1.28 * S / 128)

    def on_road(
        self, x: float, y: float, rotation: int, along: float, out: float
    ) -> tuple[float, float]:
        """A place on the road of the cell whose corner is at x, y."""
        u, v = camera.turned(along, out, rotation)
        return x + (0.5 + u) * S, y + (0.5 + v) * S * camera.DEPTH


def main() -> int:
    """Write the sheet."""
    sheet, discs = Sheet(), symbols()
    for number, name in enumerate(MODELS):
        sheet.tile(number, name, discs[name])
    stream = io.BytesIO()
    sheet.image.convert("RGB").save(stream, "WEBP", quality=82, method=5)
    target: Path = build.ASSETS / "previews" / "streets_tiles.webp"
    files.write(target, stream.getvalue())
    print(target.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
