"""The picture of the city: whole from where a camera stands, and parts of it for other screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Camera, Widget, dim

from . import map as city_map
from .map import PLACES, ROOT_NAME, Path
from .mood import grade, sky_picture
from .slab import (
    WIDE,
    Nearness,
    box_in,
    corner,
    draw_root,
    ground,
    layer_size,
    layers,
    natural_width,
    near_layer,
    piece_box,
    plate,
    resized,
    slab,
    stepped_back,
)

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit

    from ..rules import Box


Pixel = tuple[int, int]
Way = tuple[Pixel, Pixel]

IN_ORDER: Final = tuple(sorted(PLACES, key=lambda name: (PLACES[name][1], PLACES[name][0])))


def whole_city(room: pygame.Rect) -> Camera:
    """A camera that sees all of the city in a room."""
    return Camera(city_map.SIZE, room)


class Cityscape:
    """What stands where, drawn from behind to the front: slabs, and paths over them."""

    def __init__(self, kit: Kit, box: Box, camera: Camera, rest: int = 0) -> None:
        self.kit, self.camera = kit, camera
        self.rest = rest or natural_width(camera.fitting)  # how wide slabs are drawn at first
        self.paths: dict[str, Path] = city_map.paths(box)
        self.patient = False  # whether what is seen from near becomes sharp one after the other
        self._sharp: set[str] = set()
        self._sharp_for = 0
        self._rested: dict[str, tuple[int, pygame.Surface]] = {}
        self._grounds: dict[str, tuple[tuple[str, ...], pygame.Surface]] = {}
        self._read: dict[str, pygame.Surface] = {}  # layers of what becomes sharp next
        self.done = True  # whether everything is as sharp as it will be

    @property
    def share(self) -> float:
        """How large slabs are drawn, of the size at which they are stored."""
        return self.width / WIDE

    @property
    def width(self) -> int:
        """How wide a slab is now, in pixels."""
        return natural_width(self.camera.scale)

    def nearness(self, name: str) -> Nearness:
        """How near a district is seen, and whether it may take its time to become sharp."""
        return Nearness(self.width, self.rest, self._is_sharp(name))

    def _is_sharp(self, name: str) -> bool:
        if self._sharp_for != self.width:
            self._sharp_for = self.width
            self._sharp.clear()
            self.done = not self._grows
        return not self.patient or name in self._sharp

    @property
    def _grows(self) -> bool:
        """Whether it is seen from so near that its pictures at rest are not enough."""
        return Nearness(self.width, self.rest).source == WIDE

    def sharpen(self, room: pygame.Rect, bits: Mapping[str, int]) -> pygame.Rect | None:
        """A step more for what is seen from near: a layer is read, or all of it put together.

        Where that is to be drawn anew, if it is.
        """
        left = [name for name in self.seen_in(room) if not self._is_sharp(name)]
        self.done = not (self.patient and self._grows and left)
        if self.done:
            self._read.clear()
            return None
        name = left[0]
        wanted = layers(name, bits[name]) if name in bits else []
        missing = next((one for one in wanted if one not in self._read), "")
        if missing:
            self._read[missing] = self.kit.pictures.sized(
                missing, self.kit.pictures.known[missing].size
            )
            return None
        self._sharp.add(name)
        if name in bits:
            slab(self.kit, name, bits[name], self.nearness(name), read=self._read)
        own = f"slabs/{name}."
        self._read = {one: drawn for one, drawn in self._read.items() if not one.startswith(own)}
        return self._around(name)

    def _around(self, name: str) -> pygame.Rect:
        """The picture of a district, or that of the Root with its cable."""
        picture = f"slabs/{name}.{'normal' if name == ROOT_NAME else 'lit'}"
        found = pygame.Rect(self.corner(name, picture), layer_size(self.kit, picture, self.width))
        return found.union(found.x, 0, found.width, 1) if name == ROOT_NAME else found

    def draw(
        self,
        surface: pygame.Surface,
        bits: Mapping[str, int],
        dimmed: frozenset[str] = frozenset(),
        breached: bool = False,
    ) -> None:
        """All of it onto a surface that has the sky already."""
        for name in self.seen_in(surface.get_clip()):
            if name == ROOT_NAME:
                self._put_root(surface, breached)
            else:
                surface.blit(
                    self._slab(name, bits[name], name in dimmed),
                    self.corner(name, f"slabs/{name}.lit"),
                )
        for name in self.paths:
            self.put_path(surface, name, "normal")

    def _slab(self, name: str, bits: int, dimmed: bool) -> pygame.Surface:
        near = self.nearness(name)
        bright = self._at_rest(
            name, near, bits, lambda: slab(self.kit, name, bits, near, bare=self._bare(name, bits))
        )
        return stepped_back(self.kit, name, bits, near, bright) if dimmed else bright

    def _bare(self, name: str, bits: int) -> pygame.Surface:
        """Its ground: pieces come and go without anything being read."""
        made_of = tuple(layers(name, bits))
        known = self._grounds.get(name)
        if known is None or known[0] != made_of:
            known = self._grounds[name] = (made_of, ground(self.kit, name, bits, self.rest))
        return known[1]

    def _layer(self, picture: str, name: str) -> pygame.Surface:
        near = self.nearness(name)
        return self._at_rest(picture, near, 0, lambda: near_layer(self.kit, picture, near))

    def _at_rest(
        self,
        name: str,
        near: Nearness,
        look: int,
        make: Callable[[], pygame.Surface],
    ) -> pygame.Surface:
        """What is drawn where the camera rests stays, whatever is drawn from nearer since."""
        known = self._rested.get(name)
        same = known is not None and known[0] == look
        if near.width == self.rest and not same:
            known = self._rested[name] = (look, make())
        if known is None or not (same or near.width == self.rest) or near.source != self.rest:
            return make()
        return resized(self.kit, name, look, known[1], near)

    def seen_in(self, room: pygame.Rect) -> list[str]:
        """The districts, and perhaps the Root, that are seen in a room: from behind to the front.

        The Root's cable goes up from wherever it is.
        """
        found = []
        for name in IN_ORDER:
            if self._around(name).colliderect(room):
                found.append(name)
        return found

    def outline(self, name: str) -> list[Pixel]:
        """The edge of a district or of the Root as it is seen."""
        return [self.camera.on_screen(spot) for spot in city_map.outline(name)]

    def corner(self, name: str, picture: str) -> tuple[int, int]:
        """Where the picture of a district or the Root begins."""
        at = self.camera.on_screen(city_map.anchor(name))
        return corner(self.kit, picture, self.width, at)

    def put_path(self, surface: pygame.Surface, name: str, look: str) -> None:
        """The outgoing path of a district."""
        picture, at = self.bridge(name, look)
        surface.blit(self._layer(picture, name), at)

    def way(self, name: str) -> Way:
        """Where the outgoing path of a district begins and ends."""
        picture, at = self.bridge(name)
        return self._between(picture, at, "")

    def lanes(self, name: str, direction: str) -> list[Way]:
        """The lanes of its roads, `coming` or `going`: where each begins and ends."""
        picture = f"slabs/{name}.lit"
        end = f".{direction}.start"
        roads = [one for one in self.kit.pictures.known[picture].boxes if one.endswith(end)]
        at = self.corner(name, picture)
        return [self._between(picture, at, one.removesuffix("start")) for one in roads]

    def _between(self, picture: str, at: Pixel, prefix: str) -> Way:
        start, end = (
            box_in(self.kit, picture, prefix + one, self.width).move(at).center
            for one in ("start", "end")
        )
        return start, end

    def bridge(self, name: str, look: str = "normal") -> tuple[str, tuple[int, int]]:
        """The picture of a path, and where that begins."""
        path = self.paths[name]
        picture = f"slabs/bridge.{path.kind}.{look}"
        at = self.camera.on_screen(path.middle)
        return picture, corner(self.kit, picture, self.width, at)

    def _put_root(self, surface: pygame.Surface, breached: bool) -> None:
        left, top = self.corner(ROOT_NAME, f"slabs/{ROOT_NAME}.normal")
        look = "breached" if breached else "normal"
        drawn = self._layer(f"slabs/{ROOT_NAME}.{look}", ROOT_NAME)
        piece = self._layer(f"slabs/cable.{look}", ROOT_NAME)
        draw_root(surface, drawn, piece, (left, top))


class CityPanorama(Cityscape):
    """The city with its plates."""

    def __init__(self, services: Services, camera: Camera) -> None:
        super().__init__(services.kit, services.box, camera)
        self.services = services

    def draw(
        self,
        surface: pygame.Surface,
        bits: Mapping[str, int],
        dimmed: frozenset[str] = frozenset(),
        breached: bool = False,
    ) -> None:
        """All of it onto a surface that has the sky already."""
        super().draw(surface, bits, dimmed, breached)
        for name in IN_ORDER:
            made = plate(self.services, name, bits.get(name, 0), self.width, name in dimmed)
            surface.blit(made, self.plate_rect(name, made))

    def plate_rect(self, name: str, made: pygame.Surface) -> pygame.Rect:
        """Where its plate hangs."""
        return self.plate_place(name, made.get_size())

    def plate_place(self, name: str, size: tuple[int, int]) -> pygame.Rect:
        """Where a plate of such a size hangs."""
        rect = pygame.Rect((0, 0), size)
        rect.midtop = self.camera.on_screen(city_map.foot(name))
        return rect


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
        self._city = Cityscape(kit, box, whole_city(room))

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
        Cityscape(kit, box, whole_city(room)).draw(made, bits)
        dim(made, kit.color("base"), BEHIND)
        return made

    return kit.kept(("under a sky", sky, size, tuple(city), kit.color("base")), make)
