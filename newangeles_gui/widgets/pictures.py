"""The shipped pictures by id, at the scale at which they are shown, and a stock read ahead."""

from __future__ import annotations

import json
import struct
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame

Size = tuple[int, int]
Read = Callable[[str, Size], "pygame.Surface | None"]

PATIENCE: Final = 1.0  # seconds; the largest file takes a tenth of that


class Stock:
    """Holds each ordered picture in one size, from which smaller ones are made.

    Reading and scaling leave the interpreter to others, so the thread takes no time from frames.
    """

    def __init__(self, read: Read) -> None:
        self._read = read
        self._queue: dict[str, Size] = {}
        self._ordered: dict[str, Size] = {}
        self._held: dict[str, pygame.Surface] = {}
        self._reading = ""
        self._round = 0  # what was begun before `forget` is of no use after it
        self._closed = False
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    def order(self, wanted: Iterable[tuple[str, Size]], again: bool = False) -> None:
        """Have pictures read, in this order after those ordered before; twice is once.

        Unless they are wanted again: who took them has let go of them.
        """
        with self._change:
            for name, size in wanted:
                if self._ordered.get(name) != size or (again and self._is_taken(name)):
                    self._ordered[name] = self._queue[name] = size
                    self._held.pop(name, None)
            if self._queue and self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._work, name="stock", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def _is_taken(self, name: str) -> bool:
        return name not in self._held and name not in self._queue and name != self._reading

    def take(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture in the size in which it was ordered, if that is no smaller than `size`.

        What is not there yet is waited for if it is being read, or else read at once. What is
        taken in exactly its size is let go of: who asks for that keeps it.
        """
        with self._change:
            ordered = self._ordered.get(name)
            if ordered is None or ordered[0] < size[0] or ordered[1] < size[1]:
                return None
            self._change.wait_for(lambda: self._reading != name)
            if name not in self._queue:
                return self._held.pop(name, None) if ordered == size else self._held.get(name)
            del self._queue[name]
        made = self._read(name, ordered)
        if made is not None and ordered != size:
            self._held[name] = made
        return made

    def forget(self) -> None:
        """Let go of everything: pictures are wanted in other sizes from now on."""
        with self._change:
            self._queue.clear()
            self._ordered.clear()
            self._held.clear()
            self._round += 1

    def finish(self, patience: float) -> bool:
        """Wait until all is read: for tests and measurements; tells whether it is."""
        with self._change:
            return self._change.wait_for(lambda: not (self._queue or self._reading), patience)

    def close(self) -> None:
        """End the thread."""
        with self._change:
            self._closed = True
            self._queue.clear()
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    @property
    def bytes_held(self) -> int:
        """How much memory it takes."""
        with self._change:
            return sum(one.get_pitch() * one.get_height() for one in self._held.values())

    def _work(self) -> None:
        while (job := self._next()) is not None:
            name, size, begun = job
            made = self._read(name, size)
            with self._change:
                if begun == self._round and made is not None:
                    self._held[name] = made
                self._reading = ""
                self._change.notify_all()

    def _next(self) -> tuple[str, Size, int] | None:
        with self._change:
            self._change.wait_for(lambda: self._queue or self._closed)
            if self._closed:
                return None
            name = next(iter(self._queue))
            self._reading = name
            return name, self._queue.pop(name), self._round


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

    def order(self, wanted: Iterable[tuple[str, tuple[int, int]]], again: bool = False) -> None:
        """Have pictures read in a thread, in the largest size in which they will be asked for.

        What was taken before is read only if it is wanted again.
        """
        if self.ahead:
            self._stock.order(wanted, again)

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
