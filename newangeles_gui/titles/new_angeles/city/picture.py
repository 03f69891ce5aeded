"""The picture of the whole city from where the camera stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import pygame

from . import map as city_map
from .map import PLACES, ROOT_NAME, Path
from .plate import plate
from .slab import cable, corner, natural_width, root, slab

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table.camera import Camera

IN_ORDER: Final = tuple(sorted(PLACES, key=lambda name: (PLACES[name][1], PLACES[name][0])))


class CityPanorama:
    """What stands where, drawn from behind to the front: slabs, paths over them, plates."""

    def __init__(self, services: Services, camera: Camera) -> None:
        self.services, self.kit, self.camera = services, services.kit, camera
        self.paths: dict[str, Path] = city_map.paths(services.box)

    @property
    def width(self) -> int:
        """How wide a slab is now, in pixels."""
        return natural_width(self.camera.scale)

    def draw(
        self,
        surface: pygame.Surface,
        bits: Mapping[str, int],
        dimmed: frozenset[str] = frozenset(),
        breached: bool = False,
    ) -> None:
        """All of it onto a surface that has the sky already."""
        for name in IN_ORDER:
            if name == ROOT_NAME:
                self._put_root(surface, breached)
            else:
                drawn = slab(self.kit, name, bits[name], self.width, name in dimmed)
                surface.blit(drawn, self.corner(name, f"slabs/{name}.lit"))
        for name in self.paths:
            self.put_path(surface, name, "normal")
        for name in IN_ORDER:
            made = plate(self.services, name, bits.get(name, 0), name in dimmed)
            surface.blit(made, self.plate_rect(name, made))

    def corner(self, name: str, picture: str) -> tuple[int, int]:
        """Where the picture of a district or the Root begins."""
        at = self.camera.on_screen(city_map.anchor(name))
        return corner(self.kit, picture, self.width, at)

    def plate_rect(self, name: str, made: pygame.Surface) -> pygame.Rect:
        """Where its plate hangs."""
        return made.get_rect(midtop=self.camera.on_screen(city_map.foot(name)))

    def put_path(self, surface: pygame.Surface, name: str, look: str) -> None:
        """The outgoing path of a district."""
        path = self.paths[name]
        picture = f"slabs/bridge.{path.kind}.{look}"
        whole = self.kit.pictures.known[picture].size
        share = self.width / 822
        size = (round(whole[0] * share), round(whole[1] * share))
        drawn = self.kit.kept(
            ("bridge", picture, size), lambda: self.kit.pictures.sized(picture, size)
        )
        at = self.camera.on_screen(path.middle)
        surface.blit(drawn, corner(self.kit, picture, self.width, at))

    def _put_root(self, surface: pygame.Surface, breached: bool) -> None:
        left, top = self.corner(ROOT_NAME, f"slabs/{ROOT_NAME}.normal")
        drawn, piece = root(self.kit, breached, self.width), cable(self.kit, breached, self.width)
        middle, y = left + drawn.get_width() // 2, top
        while y > 0:
            y -= piece.get_height()
            surface.blit(piece, (middle - piece.get_width() // 2, y))
        surface.blit(drawn, (left, top))
