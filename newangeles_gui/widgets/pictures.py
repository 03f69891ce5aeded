"""The shipped pictures by id, at the scale at which they are shown."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame

from .stock import Stock

MANIFEST: Final = "manifest.json"
DRAWABLE: Final = (".png", ".webp")


class MissingPictureError(Exception):
    """A picture that the manifest does not have, or whose file is gone."""


@dataclass(slots=True, frozen=True)
class Picture:
    """What the manifest says of a picture; sizes and places are those of its file."""

    name: str
    file: str  # with its folder
    size: tuple[int, int]
    anchor: tuple[float, float]
    boxes: dict[str, tuple[int, ...]]
    shown: float  # pixels of the file for one pixel at 1080p
    licence: str
    source: str

    @property
    def family(self) -> str:
        """The first part of the id."""
        return self.name.partition("/")[0]


class Pictures:
    """Loads pictures when they are first asked for, once for each scale."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Know the pictures of some folders; of those with one name that of the first."""
        self.known: dict[str, Picture] = {}
        for folder in reversed(folders):
            self.known |= _read(folder)
        self._shown: dict[tuple[str, float], pygame.Surface] = {}
        self._stock = Stock(self._for_stock)
        self.ahead = True  # whether anything is read before it is asked for

    def order(self, wanted: Iterable[tuple[str, tuple[int, int]]]) -> None:
        """Have pictures read in a thread, in the largest size in which they will be asked for."""
        if self.ahead:
            self._stock.order(wanted)

    def finish(self, patience: float) -> bool:
        """Wait until all that was ordered is there: for tests; tells whether it is."""
        return self._stock.finish(patience)

    def close(self) -> None:
        """End the thread."""
        self._stock.close()

    def get(self, name: str, scale: float = 1.0) -> pygame.Surface:
        """A picture at a scale, where 1 is the size for 1080p."""
        key = (name, scale)
        found = self._shown.get(key)
        if found is None:
            found = self._shown[key] = _converted(self._scaled(name, scale))
        return found

    def sized(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture in a size of its own; nobody keeps it."""
        return _converted(self._in_size(name, size))

    def natural(self, name: str, scale: float) -> tuple[int, int]:
        """How large a picture is at a scale."""
        picture = self._known(name)
        factor = scale / picture.shown
        width, height = picture.size
        return (max(1, round(width * factor)), max(1, round(height * factor)))

    def forget(self) -> None:
        """Let go of all pictures: the next ones are wanted in another size."""
        self._shown.clear()
        self._stock.forget()

    def load_all(self, scale: float = 1.0) -> Iterator[float]:
        """Load every picture, on all cores; yields how far it is, from 0 to 1."""
        missing = [name for name in self.known if (name, scale) not in self._shown]
        with ThreadPoolExecutor() as pool:
            for done, surface in enumerate(
                pool.map(lambda name: self._scaled(name, scale), missing)
            ):
                self._shown[missing[done], scale] = _converted(surface)
                yield (done + 1) / len(missing)

    def families(self) -> dict[str, list[Picture]]:
        """All pictures, family by family."""
        found: dict[str, list[Picture]] = {}
        for picture in self.known.values():
            found.setdefault(picture.family, []).append(picture)
        return found

    @property
    def bytes_held(self) -> int:
        """How much memory the loaded pictures take."""
        shown = sum(one.get_pitch() * one.get_height() for one in self._shown.values())
        return shown + self._stock.bytes_held

    def _scaled(self, name: str, scale: float) -> pygame.Surface:
        return self._in_size(name, self.natural(name, scale))

    def _in_size(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        surface = self._stock.take(name, size) or self._loaded(name)
        return surface if surface.get_size() == size else _resized(surface, size)

    def _for_stock(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Read for the stock; what is missing is missed by who asks for it."""
        try:
            return _resized(self._loaded(name), size)
        except MissingPictureError:
            return None

    def _known(self, name: str) -> Picture:
        picture = self.known.get(name)
        if picture is None:
            raise MissingPictureError(f"there is no picture {name!r} in {MANIFEST}")
        return picture

    def _loaded(self, name: str) -> pygame.Surface:
        picture = self._known(name)
        try:
            return pygame.image.load(picture.file)
        except (FileNotFoundError, pygame.error) as error:
            raise MissingPictureError(f"{picture.file}: {error}") from error


def _resized(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, size)


def _converted(surface: pygame.Surface) -> pygame.Surface:
    """In the format of the screen, if there is one: that draws fastest."""
    if not pygame.display.get_surface():
        return surface
    return surface.convert_alpha() if surface.get_masks()[3] else surface.convert()


def _read(folder: Path) -> dict[str, Picture]:
    try:
        data: dict[str, Any] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise MissingPictureError(f"{MANIFEST} cannot be read: {error}") from error
    return {
        name: _picture(folder, name, entry)
        for name, entry in data.items()
        if Path(entry["file"]).suffix in DRAWABLE
    }


def _picture(folder: Path, name: str, entry: dict[str, Any]) -> Picture:
    width, height = entry["size"]
    across, down = entry["anchor"]
    return Picture(
        name=name,
        file=f"{folder}/{entry['file']}",
        size=(width, height),
        anchor=(across, down),
        shown=entry["shown"],
        boxes={box: tuple(place) for box, place in entry.get("boxes", {}).items()},
        licence=entry["licence"],
        source=entry["source"],
    )


PNG: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
HEAD: Final = 30  # bytes that tell the size in every format


def size_of(path: Path) -> tuple[int, int] | None:
    """Width and height of a PNG or WebP; None for anything else."""
    with path.open("rb") as file:
        head = file.read(HEAD)
    if len(head) < HEAD:
        return None
    if head.startswith(PNG):
        width, height = struct.unpack_from(">LL", head, len(PNG))
        return width, height
    return _webp_size(head) if head[:4] == b"RIFF" and head[8:12] == b"WEBP" else None


def _webp_size(head: bytes) -> tuple[int, int] | None:
    kind = head[12:16]
    if kind == b"VP8X":  # 24 bits each, one less than it is
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if kind == b"VP8L" and head[20] == 0x2F:  # 14 bits each, one less than it is
        bits = int.from_bytes(head[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 " and head[23:26] == b"\x9d\x01\x2a":  # 14 bits each
        width, height = struct.unpack_from("<HH", head, 26)
        return width & 0x3FFF, height & 0x3FFF
    return None
