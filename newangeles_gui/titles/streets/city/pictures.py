"""The pictures of the city in the size in which they are drawn, each made once and kept.

A tile of a data pack may have none: then a plain house in the colour of its type stands there.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets import mixed

from ..content import MIXED
from .anatomy import DEEP

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from newangeles_gui.widgets import Kit

    from ..rules import Box

MASTER: Final = 228  # pixels a cell in the files
WHITE: Final = (255, 255, 255)
INK: Final = (42, 34, 22)
HOUSE: Final = ((0.3, 0.16), (0.86, 0.42))  # of a tile without a picture, on the ground
HIGH: Final = 0.22
OPEN, CLOSED = "open", "closed"
BUILDINGS: Final = "buildings"
LIKE: Final = "bakery.0.open"
LENT_WIDE: Final = 336  # pixels of a file at that size
UNIVERSAL: Final = "universal"
SEEN: Final = 40  # of 255: what is thinner is no part of a picture
STARTS: Final = MappingProxyType({"central_station": "station", "city_park": "park"})


class Sprite(NamedTuple):
    """A picture, and which point of it stands on its place."""

    picture: pygame.Surface
    x: int
    y: int

    def put(self, surface: pygame.Surface, x: float, y: float) -> None:
        """Draw it on its place."""
        surface.blit(self.picture, (round(x) - self.x, round(y) - self.y))


class Art:
    """Everything that is drawn of the city, by the pixels that a cell has."""

    def __init__(self, kit: Kit, box: Box) -> None:
        self.kit, self.box = kit, box

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return name in self.kit.pictures.known

    def tile(self, name: str, cell: float) -> Sprite:
        """A picture with its own point, as large as a cell asks for."""
        known = self.kit.pictures.known[name]
        size = tuple(max(1, round(side * cell / MASTER)) for side in known.size)
        drawn = self.sized(name, (size[0], size[1]))
        return Sprite(drawn, round(known.anchor[0] * size[0]), round(known.anchor[1] * size[1]))

    def sized(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture in a size; what has none is a plain disc."""
        kit = self.kit
        if not self.has(name):
            return kit.kept(("plain", size), lambda: _disc(kit, size))
        return kit.kept(("city", name, size), lambda: kit.pictures.sized(name, size))

    def high(self, name: str, height: float) -> pygame.Surface:
        """A picture so many pixels high."""
        wide, high = self._size(name)
        return self.sized(name, (max(1, round(wide * height / high)), max(1, round(height))))

    def tight(self, name: str, height: float) -> pygame.Surface:
        """What is seen of a picture, without the empty room around it, so many pixels high."""
        high = max(1, round(height))
        return self.kit.kept(("tight", name, high), lambda: self._tight(name, high))

    def _tight(self, name: str, height: int) -> pygame.Surface:
        whole = self.high(name, height * 2).get_bounding_rect(SEEN)
        drawn = self.high(name, height * height * 2 / max(1, whole.height))
        rect = drawn.get_bounding_rect(SEEN)
        return drawn.subsurface(rect).copy() if rect.width else drawn

    def wide(self, name: str, width: float) -> pygame.Surface:
        """A picture so many pixels wide."""
        wide, high = self._size(name)
        return self.sized(name, (max(1, round(width)), max(1, round(high * width / wide))))

    def _size(self, name: str) -> tuple[int, int]:
        return self.kit.pictures.known[name].size if self.has(name) else (1, 1)

    def business(self, name: str, high: float) -> pygame.Surface:
        """The icon of a business; the universal one has a name of its own."""
        return self.high(f"business/{UNIVERSAL if name == MIXED else name}", high)

    def slab(self, tile: str, rotation: int, closed: bool, cell: float) -> Sprite:
        """The ground of a tile with its road."""
        kind = STARTS.get(tile) or self.box.tiles[tile].type
        return self.tile(f"slabs/{kind}.{rotation * 90}.{CLOSED if closed else OPEN}", cell)

    def building(self, tile: str, rotation: int, closed: bool, cell: float) -> Sprite:
        """What stands on it; a picture of a data pack is the same in all rotations."""
        if self.has(f"{BUILDINGS}/{tile}"):
            return self._lent(f"{BUILDINGS}/{tile}", cell)
        name = f"buildings/{tile}.{rotation * 90}.{CLOSED if closed else OPEN}"
        return self.tile(name, cell) if self.has(name) else self._house(tile, closed, cell)

    def block(self, tile: str, rotation: int, closed: bool, cell: float) -> Sprite:
        """Both as one picture: what is drawn of a tile below everything that is printed on it."""
        slab = self.slab(tile, rotation, closed, cell)
        house = self.building(tile, rotation, closed, cell)
        x, y = max(slab.x, house.x), max(slab.y, house.y)
        key = ("city block", tile, rotation, closed, cell)
        drawn = self.kit.kept(key, lambda: _joined((slab, house), x, y))
        return Sprite(drawn, x, y)

    def order(self, tiles: Iterable[tuple[str, int, bool]]) -> None:
        """Have the pictures of tiles read ahead, each with its rotation; some are closed."""
        names = [name for one in tiles for name in self._names(*one) if self.has(name)]
        known = self.kit.pictures.known
        self.kit.pictures.order((name, known[name].size) for name in dict.fromkeys(names))

    def _names(self, tile: str, rotation: int, closed: bool) -> tuple[str, str]:
        state = f"{rotation * 90}.{CLOSED if closed else OPEN}"
        kind = STARTS.get(tile) or self.box.tiles[tile].type
        return f"slabs/{kind}.{state}", f"buildings/{tile}.{state}"

    def _lent(self, name: str, cell: float) -> Sprite:
        """As wide as those that ship, however large it was drawn."""
        known = self.kit.pictures.known[name]
        wide, high = known.size
        width = max(1, round(LENT_WIDE * cell / MASTER))
        height = max(1, round(width * high / wide))
        drawn = self.sized(name, (width, height))
        return Sprite(drawn, round(known.anchor[0] * width), round(known.anchor[1] * height))

    def _house(self, tile: str, closed: bool, cell: float) -> Sprite:
        """A plain house: south wall, west wall, roof."""
        around = round(0.4 * cell)
        key = ("plain house", tile, closed, round(cell))
        drawn = self.kit.kept(key, lambda: self._draw_house(tile, closed, cell, around))
        return Sprite(drawn, 0, around)

    def _draw_house(self, tile: str, closed: bool, cell: float, around: int) -> pygame.Surface:
        side = round(cell)
        surface = pygame.Surface((side * 5 // 4, side + around), pygame.SRCALPHA)
        tint = self.kit.color(self.box.tiles[tile].type)
        tint = mixed(tint, self.kit.color("closed"), 0.5) if closed else tint
        (left, top), (right, bottom) = HOUSE

        def at(x: float, y: float, z: float) -> tuple[float, float]:
            return (x + 0.13 * z) * cell, (DEEP * y - 0.5 * z) * cell + around

        south = [at(left, bottom, 0), at(right, bottom, 0), at(right, bottom, HIGH),
                 at(left, bottom, HIGH)]  # fmt: skip
        roof = [at(left, top, HIGH), at(right, top, HIGH), at(right, bottom, HIGH),
                at(left, bottom, HIGH)]  # fmt: skip
        pygame.draw.polygon(surface, mixed(tint, (0x2A, 0x6A, 0x78), 0.5), south)
        pygame.draw.polygon(surface, mixed(tint, WHITE, 0.45), roof)
        for outline in (south, roof):
            pygame.draw.aalines(surface, INK, True, outline)
        return surface


def _joined(parts: Sequence[Sprite], x: int, y: int) -> pygame.Surface:
    """Pictures over one another; their own points come to lie there."""
    wide = max(x - one.x + one.picture.get_width() for one in parts)
    high = max(y - one.y + one.picture.get_height() for one in parts)
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    for one in parts:
        one.put(surface, x, y)
    return surface


def lent_pictures(box: Box, packs: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The buildings of which data packs bring pictures, and one that ships, with the same point."""
    for pack in packs:
        for file in sorted((pack / "pictures" / BUILDINGS).glob("*")):
            if file.stem in box.buildings:
                yield f"{BUILDINGS}/{file.stem}", f"{BUILDINGS}/{LIKE}"


def _disc(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.ellipse(surface, kit.color("line"), surface.get_rect())
    return surface
