"""Tabs that show everything at once in tiles."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.theme import mixed
from newangeles_gui.widgets.tiles import Tiles

from .tab import Tab

if TYPE_CHECKING:
    from newangeles_gui.widgets.theme import Rgb

GAP: Final = 16  # units
INSIDE: Final = 16


class TileTab(Tab):
    """Tiles as wide as the columns; what is in them says the tab."""

    least = 400  # units: how narrow a tile may be

    @abstractmethod
    def keys(self) -> list[str]:
        """What is shown, in order."""

    @abstractmethod
    def height(self, width: int) -> int:
        """How high all tiles are, in pixels."""

    @abstractmethod
    def paint_inside(self, surface: pygame.Surface, rect: pygame.Rect, key: str) -> None:
        """Draw what is on a tile."""

    def choose(self, key: str) -> None:
        """A tile was clicked."""

    def line(self, key: str) -> Rgb:
        """The colour of a tile's edge."""
        return self.kit.color("line")

    def build(self) -> None:
        """The tiles that were found."""
        self._keys = [key for key in self.keys() if key in self.found]
        if not self._keys:
            self.put_nothing()
            return
        gap = self.px(GAP)
        room = self.area.width - self.px(2 * 8 + 20)
        columns = max(1, (room + gap) // (self.px(self.least) + gap))
        width = (room - gap * (columns - 1)) // columns
        tiles = Tiles(
            self.kit,
            self.area,
            len(self._keys),
            (width, self.height(width)),
            self._paint_tile,
            lambda index: self.choose(self._keys[index]),
            gap,
            self.name,
            partial(self.keep_offset, self.name),
        )
        tiles.scroll_to(self.offset(self.name))
        if self.chosen in self._keys:
            tiles.go_to(self._keys.index(self.chosen))
        self.view = tiles
        self.add(tiles)

    def go_to(self, key: str) -> None:
        """There is no list of contents."""

    def _paint_tile(
        self, surface: pygame.Surface, rect: pygame.Rect, index: int, bright: bool
    ) -> None:
        key, color = self._keys[index], self.kit.color
        chosen = key == self.chosen
        fill = mixed(color("panel"), color("raised"), 0.8 if bright else 0)
        line = color("accent") if bright or chosen else self.line(key)
        put_panel(self.kit, surface, rect, Look(fill, line, 235, glow=8 if chosen else 0))
        self.paint_inside(surface, rect.inflate(-2 * self.px(INSIDE), -2 * self.px(INSIDE)), key)

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        style: str,
        color: str,
        place: tuple[int, int],
        width: int,
    ) -> int:
        """Draw wrapped words; where they end."""
        words, y = self.kit.type, place[1]
        for line in words.wrap(text, style, width):
            surface.blit(words.draw(line, style, self.kit.color(color)), (place[0], y))
            y += words.line_height(style)
        return y

    def depth(self, text: str, style: str, width: int) -> int:
        """How high wrapped words are."""
        return len(self.kit.type.wrap(text, style, width)) * self.kit.type.line_height(style)
