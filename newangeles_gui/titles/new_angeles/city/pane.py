"""Pictures of the one map for other screens: a district alone, and a part of the city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Camera
from newangeles_gui.widgets import Widget, dim

from . import map as city_map
from .picture import Cityscape
from .sky import grade, sky_picture
from .slab import WIDE, Nearness, piece_box, slab

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from ..rules import Box

BEHIND: Final = 70  # of 255: how much darker the city is that lies behind something


def slab_in(kit: Kit, district: str, bits: int, room: tuple[int, int]) -> pygame.Surface:
    """A district as large as it can be in a room."""
    width = width_in(kit, district, room)
    return slab(kit, district, bits, Nearness(width, width))


def width_in(kit: Kit, district: str, room: tuple[int, int]) -> int:
    """How wide its slab is then."""
    across, down = kit.pictures.known[f"slabs/{district}.lit"].size
    return max(1, int(WIDE * min(room[0] / across, room[1] / down)))


class SlabPane(Widget):
    """A district as it is, alone."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, district: str, bits: int = 0, name: str = ""
    ) -> None:
        super().__init__(kit, rect, name)
        self.district, self.bits = district, bits

    def slot(self, name: str) -> pygame.Rect:
        """Where something stands on it."""
        width = width_in(self.kit, self.district, self.rect.size)
        drawn = slab_in(self.kit, self.district, self.bits, self.rect.size)
        corner = drawn.get_rect(center=self.rect.center).topleft
        return piece_box(self.kit, self.district, name, width).move(corner)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it in the middle."""
        drawn = slab_in(self.kit, self.district, self.bits, self.rect.size)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


class NightPane(Widget):
    """The sky of a threat, for what stands before it."""

    def __init__(self, kit: Kit, rect: pygame.Rect, threat: int = 0, name: str = "") -> None:
        super().__init__(kit, rect, name)
        self.threat = threat

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it, a little darkened."""
        kit = self.kit
        surface.blit(sky_picture(kit, grade(self.threat), self.rect.size), self.rect)
        pygame.draw.rect(surface, kit.color("line"), self.rect, kit.px(2))


class CityPane(NightPane):
    """A part of the city under the sky of a threat; without plates."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, box: Box, part: pygame.FRect, name: str = ""
    ) -> None:
        super().__init__(kit, rect, name=name)
        self.bits: Mapping[str, int] = dict.fromkeys(box.district_ids, 0)
        self.breached = False
        share = min(rect.width / part.width, rect.height / part.height)
        room = pygame.Rect((0, 0), [round(side * share) for side in city_map.SIZE])
        room.x = round(rect.centerx - part.centerx * share)
        room.y = round(rect.centery - part.centery * share)
        self._city = Cityscape(kit, box, Camera(city_map.SIZE, room))

    def paint(self, surface: pygame.Surface) -> None:
        """Sky and city."""
        super().paint(surface)
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        self._city.draw(surface, self.bits, breached=self.breached)
        surface.set_clip(before)
        pygame.draw.rect(surface, self.kit.color("line"), self.rect, self.kit.px(2))


def under_a_sky(
    kit: Kit, box: Box, sky: str, size: tuple[int, int], city: Sequence[int]
) -> pygame.Surface:
    """The whole city as it is, under a sky of a name: what lies behind a screen."""

    def make() -> pygame.Surface:
        made = kit.fitted(f"skies/{sky}", size).copy()
        room = pygame.Rect(0, round(size[1] * 0.2), size[0], round(size[1] * 0.62))
        bits = dict(zip(box.district_ids, city, strict=True))
        Cityscape(kit, box, Camera(city_map.SIZE, room)).draw(made, bits)
        dim(made, kit.color("base"), BEHIND)
        return made

    return kit.kept(("under a sky", sky, size, tuple(city), kit.color("base")), make)
