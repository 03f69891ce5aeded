"""The city as a small picture, with rings and names where something hits it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import ActScenery, Camera, regions
from newangeles_gui.widgets import Look, Mark, RowPart, RowText, corners, mixed, put_panel, row

from ..words import sentence
from . import map as city_map
from .mood import FIRST, grade, sky_picture
from .overlays import put_ring
from .picture import Cityscape
from .slab import natural_width, near_layer, slab

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View

CUT: Final = 14  # units
HEAD: Final = 52
SIGN: Final = 26
LABEL: Final = 38
TINTS: Final = MappingProxyType(
    {
        "human_first": "counter",
        "orgcrime": "labor",
        "illness": "credits",
        "outage": "muted",
        "development": "good",
        "prisec": "security",
        "android": "text",
        "protest": "warning",
        "unrest": "warning",
        "strike": "bad",
        "threat": "threat",
    }
)
DIM: Final = 120  # of 255: how much darker the city is than its rings


class Hit(NamedTuple):
    """A district, and the signs of what befell it, the worst first."""

    district: str
    signs: tuple[str, ...]


class HitsMap(ActScenery):
    """Where it hits: all of the city, dark, and bright what is touched."""

    def __init__(
        self, services: Services, rect: pygame.Rect, view: View, hits: Sequence[Hit]
    ) -> None:
        super().__init__(services.kit, rect, "hits")
        self.services, self.view, self.touched = services, view, list(hits)
        inner = rect.inflate(-services.kit.px(24), 0)
        inner.height = rect.height - services.kit.px(HEAD + 34)
        inner.top = rect.top + services.kit.px(HEAD)
        self.camera = Camera(city_map.SIZE, inner)
        board = Camera(city_map.SIZE, regions(services.kit, len(view.corporations)).board)
        self._rest = natural_width(board.scale)  # slabs are made of those of the table
        self._city = Cityscape(self.kit, services.box, self.camera, self._rest)
        self._cold: list[Callable[[], object]] = [self._ground, self._sky]
        self._cold += [partial(self._slab, name) for name in self._bits]
        self._cold.append(self._paths)

    @property
    def _bits(self) -> dict[str, int]:
        return dict(zip(self.services.box.district_ids, self.view.city, strict=True))

    def _slab(self, name: str) -> None:
        hit = any(one.district == name for one in self.touched)
        slab(self.kit, name, self._bits[name], self._city.nearness(name), not hit)

    def _paths(self) -> None:
        for name in self._bits:
            near_layer(self.kit, self._city.bridge(name)[0], self._city.nearness(name))

    def warm(self) -> bool:
        """The paths, one district more, the sky, all of it."""
        if self._cold:
            self._cold.pop()()
        return bool(self._cold)

    def paint(self, surface: pygame.Surface) -> None:
        """The city from far, then rings and labels."""
        kit = self.kit
        ground = self._ground()
        surface.blit(ground, self.rect)
        for hit in self.touched:
            outline = [self.camera.on_screen(spot) for spot in city_map.outline(hit.district)]
            put_ring(kit, surface, outline, kit.color(TINTS[hit.signs[0]]), 1.0)
        words = kit.type.draw(self.services.say("screen.event.hits"), "label", kit.color("text"))
        left = self.rect.x + kit.px(24)
        surface.blit(words, words.get_rect(midleft=(left, self.rect.y + kit.px(HEAD) // 2)))
        self._put_labels(surface)

    def _ground(self) -> pygame.Surface:
        names = tuple(hit.district for hit in self.touched)
        key = ("act layer", "hits", self.rect.size, tuple(self.view.city), names)
        return self.kit.kept(key, self._draw)

    def _draw(self) -> pygame.Surface:
        """The sky, the city without what is written on it, and a frame with cut corners."""
        kit, size = self.kit, self.rect.size
        surface, bits = self._sky().convert_alpha(), self._bits
        camera = Camera(city_map.SIZE, self.camera.room.move(-self.rect.x, -self.rect.y))
        dark = frozenset(bits) - {hit.district for hit in self.touched}
        veil = pygame.Surface(size)
        veil.fill(kit.color("base"))
        veil.set_alpha(DIM)
        surface.blit(veil, (0, 0))
        Cityscape(kit, self.services.box, camera, self._rest).draw(surface, bits, dark)
        shape = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.polygon(shape, (255, 255, 255, 255), corners(surface.get_rect(), kit.px(CUT)))
        surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        line = mixed(kit.color("line"), kit.color("threat"), 0.35)
        put_panel(kit, surface, surface.get_rect(), Look(line, line, 0, 1.5, CUT, sheen=0))
        return surface

    def _sky(self) -> pygame.Surface:
        """That of the board, smaller: it is there already."""
        kit, size = self.kit, self.rect.size
        still = kit.calm or kit.theme.high_contrast
        whole = sky_picture(kit, FIRST if still else grade(self.view.threat), kit.view.size)
        share = max(size[0] / whole.get_width(), size[1] / whole.get_height())
        made = pygame.transform.smoothscale_by(whole, share)
        cut = pygame.Rect((0, 0), size)
        cut.center = made.get_rect().center
        return made.subsurface(cut.clip(made.get_rect())).copy()

    def _put_labels(self, surface: pygame.Surface) -> None:
        kit = self.kit
        for hit, place in zip(self._in_order, self.labels(), strict=True):
            color = kit.color(TINTS[hit.signs[0]])
            fill = mixed(kit.color("base"), color, 0.1)
            put_panel(kit, surface, place, Look(fill, color, 240, 1.6, 12, sheen=0.04))
            drawn = self._words(hit)
            surface.blit(drawn, drawn.get_rect(center=place.center))

    @property
    def _in_order(self) -> list[Hit]:
        return sorted(self.touched, key=lambda one: city_map.anchor(one.district)[1])

    def _words(self, hit: Hit) -> pygame.Surface:
        parts: list[RowPart] = [Mark(f"symbols/{sign}", SIGN) for sign in hit.signs]
        name = sentence(self.services.words.name(f"district.{hit.district}"))
        return row(self.kit, [*parts, RowText(name, "small_strong")])

    def labels(self) -> list[pygame.Rect]:
        """The places of the names, from the back of the city to its front."""
        taken: list[pygame.Rect] = []
        for hit in self._in_order:
            size = (self._words(hit).get_width() + self.kit.px(24), self.kit.px(LABEL))
            taken.append(self._free(hit.district, size, taken))
        return taken

    def _free(
        self, district: str, size: tuple[int, int], taken: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Above its slab or below: where it hides neither another label nor what is hit."""
        room = self.rect.inflate(-self.kit.px(12), -self.kit.px(12))
        room.height -= self.kit.px(HEAD - 12)
        room.bottom = self.rect.bottom - self.kit.px(6)
        slabs = [self._ground_of(hit.district) for hit in self.touched]
        own = self._ground_of(district)
        below, above = own.bottom + size[1] * 2 // 3, own.top - size[1]
        front = city_map.anchor(district)[1] > city_map.SIZE[1] / 2
        rows = [below, above] if front else [above, below]
        rows += [below + size[1] + 4, above - size[1] - 4]
        shifts = [round(size[0] * share) for share in (0, 0.25, -0.25, 0.5, -0.5)]
        found = [pygame.Rect((0, 0), size) for _ in range(len(rows) * len(shifts))]
        for place, one in enumerate(found):
            middle, shift = rows[place // len(shifts)], shifts[place % len(shifts)]
            one.center = (own.centerx + shift, middle)
            one.clamp_ip(room)
        return min(found, key=lambda one: _hidden(one, taken) * 4 + _hidden(one, slabs))

    def _ground_of(self, district: str) -> pygame.Rect:
        left, top = self.camera.on_screen(city_map.around(district).topleft)
        right, bottom = self.camera.on_screen(city_map.around(district).bottomright)
        return pygame.Rect(left, top, right - left, bottom - top)


def _hidden(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How many pixels of others lie under a rectangle."""
    parts = (rect.clip(one) for one in others)
    return sum(one.width * one.height for one in parts)
