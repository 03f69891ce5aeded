"""What happens to the city for a moment: light around a slab, the Root shaking, all lights out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Animation, Ink, put_text
from newangeles_gui.widgets import ease_in_out, soft_light

from . import map as city_map
from .map import ROOT_NAME
from .overlays import put_ring
from .slab import Nearness, cable, corner, natural_width, root

if TYPE_CHECKING:
    from newangeles_gui.table import Target
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
        self._root, self._cable = root(kit, True, near), cable(kit, True, near)
        self._place = corner(kit, f"slabs/{ROOT_NAME}.normal", width, at)

    def paint(self, surface: pygame.Surface) -> None:
        """To and fro, less and less; the cable more than its foot."""
        left, top = self._place
        wave = math.sin(self.passed * SHAKES * 2 * math.pi) * (1 - self.share)
        shift = 0 if self.kit.calm else round(self.kit.px(FAR) * wave)
        middle, y = left + self._root.get_width() // 2, top
        while y > 0:
            y -= self._cable.get_height()
            surface.blit(self._cable, (middle + shift - self._cable.get_width() // 2, y))
        surface.blit(self._root, (left + shift // 3, top))


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
