"""What happens to the city for a moment: light around a slab, the Root shaking, all lights out.

Below an event a small map shows where it hits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import ActScenery, Animation, Ink, put_text, regions
from newangeles_gui.widgets import (
    Camera,
    Look,
    Mark,
    RowPart,
    RowText,
    corners,
    ease_in_out,
    mixed,
    put_panel,
    row,
    soft_light,
)

from . import map as city_map
from .map import ROOT_NAME
from .mood import FIRST, grade, sky_picture
from .overlays import put_ring
from .picture import Cityscape
from .slab import (
    Nearness,
    corner,
    district_name,
    draw_root,
    natural_width,
    near_layer,
    slab,
    stepped_back,
)

if TYPE_CHECKING:
    from newangeles_gui.table import Target, ToldAct
    from newangeles_gui.widgets import Kit


SHAKES: Final = 9  # times a second
FAR: Final = 7  # units that the Root shakes
LIGHT: Final = 120  # units: how wide a light is that runs
ROWS: Final = 14
SKYLINE: Final = 0.78  # of the height: so much of the screen goes dark
NIGHT: Final = 236
PULSE: Final = 70  # of 255


class SlabGlow(Animation):
    """A glowing edge around a district, in its own shape; it fades."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, district: str, color: str, seconds: float = 0.45
    ) -> None:
        super().__init__(kit, seconds)
        around = city_map.around(district)
        share = rect.width / around.width
        self._color = kit.color(color)
        self._outline = [
            (round(rect.x + (x - around.x) * share), round(rect.y + (y - around.y) * share))
            for x, y in city_map.outline(district)
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Bright at once, then weaker."""
        put_ring(self.kit, surface, self._outline, self._color, 1 - self.share**2)


class RunningGlow(Animation):
    """A light that runs from one place to another."""

    layer = 1

    def __init__(
        self, kit: Kit, start: pygame.Rect, goal: pygame.Rect, color: str, seconds: float
    ) -> None:
        super().__init__(kit, seconds)
        self._start, self._goal = start.center, goal.center
        self._light = soft_light(kit, kit.px(LIGHT), color, 255)

    def paint(self, surface: pygame.Surface) -> None:
        """Where it is now, with a weaker one behind it."""
        for behind in (0.0, 0.08):
            share = ease_in_out(max(0.0, self.share - behind))
            x = self._start[0] + (self._goal[0] - self._start[0]) * share
            y = self._start[1] + (self._goal[1] - self._start[1]) * share
            surface.blit(self._light, self._light.get_rect(center=(round(x), round(y))))


class RootShaking(Animation):
    """The Root and its cable turn red and shake; the board shows them red as long as that."""

    layer = 1

    def __init__(
        self, kit: Kit, rect: pygame.Rect, seconds: float, delay: float, breach: Target
    ) -> None:
        super().__init__(kit, seconds, delay, hides=(breach,))
        around = city_map.around(ROOT_NAME)
        scale = rect.width / around.width
        width = natural_width(scale)
        x, y = city_map.anchor(ROOT_NAME)
        at = (round(rect.x + (x - around.x) * scale), round(rect.y + (y - around.y) * scale))
        near = Nearness(width, width)
        self._root = near_layer(kit, f"slabs/{ROOT_NAME}.breached", near)
        self._cable = near_layer(kit, "slabs/cable.breached", near)
        self._place = corner(kit, f"slabs/{ROOT_NAME}.normal", width, at)

    def paint(self, surface: pygame.Surface) -> None:
        """To and fro, less and less; the cable more than its foot."""
        wave = math.sin(self.passed * SHAKES * 2 * math.pi) * (1 - self.share)
        shift = 0 if self.kit.calm else round(self.kit.px(FAR) * wave)
        draw_root(surface, self._root, self._cable, self._place, shift)


class SkyPulse(Animation):
    """The sky is red for a heartbeat."""

    def __init__(self, kit: Kit, screen: pygame.Rect, seconds: float) -> None:
        super().__init__(kit, seconds)
        self._veil = pygame.Surface(screen.size)
        self._veil.fill(kit.color("threat"))

    def paint(self, surface: pygame.Surface) -> None:
        """It comes and goes."""
        self._veil.set_alpha(round(PULSE * math.sin(math.pi * self.share)))
        surface.blit(self._veil, (0, 0))


class LightsOut(Animation):
    """The skyline goes out row by row, and stays so; then words across it."""

    layer = 5
    stays = True

    def __init__(
        self, kit: Kit, screen: pygame.Rect, seconds: float, title: str, below: str
    ) -> None:
        super().__init__(kit, seconds, hasty=False)
        self._screen, self._words = screen, (title, below)
        high = math.ceil(screen.height * SKYLINE / ROWS)
        self._row = pygame.Surface((screen.width, high))

    def paint(self, surface: pygame.Surface) -> None:
        """Each row goes dark a little after the one above it."""
        kit, high = self.kit, self._row.get_height()
        share = 1.0 if kit.calm else min(1.0, self.share / 0.8)
        for place in range(ROWS):
            dark = max(0.0, min(1.0, share * (ROWS + 3) / 3 - place / 3))
            if dark:
                self._row.set_alpha(round(NIGHT * dark))
                surface.blit(self._row, (0, place * high))
        if share >= 1:
            room = self._screen.inflate(-kit.px(200), 0)
            line = pygame.Rect(room.x, room.height * 2 // 5, room.width, kit.px(110))
            put_text(kit, surface, line, self._words[0],
                     Ink("display", "threat", "center", 2, least=0.4))  # fmt: skip
            below = line.move(0, line.height)
            put_text(kit, surface, below, self._words[1], Ink("lead", "text", "center", 2, False))


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

    def __init__(self, act: ToldAct, rect: pygame.Rect, hits: Sequence[Hit]) -> None:
        services, view = act.services, act.view
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
        bits, near = self._bits[name], self._city.nearness(name)
        bright = slab(self.kit, name, bits, near)
        if not hit:
            stepped_back(self.kit, name, bits, near, bright)

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
            put_ring(
                kit, surface, self._city.outline(hit.district), kit.color(TINTS[hit.signs[0]]), 1.0
            )
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
        name = district_name(self.services, hit.district)
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
        return self.camera.seen(city_map.around(district))


def _hidden(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How many pixels of others lie under a rectangle."""
    parts = (rect.clip(one) for one in others)
    return sum(one.width * one.height for one in parts)
