"""A grid of equal tiles, however many: drawn by their owner, chosen by pointer or keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from .button import put_focus
from .long_view import LongView, nowhere

if TYPE_CHECKING:
    from .kit import Kit

# Draws a tile: surface, place, which one, whether the pointer or the focus is on it.
PaintTile = Callable[[pygame.Surface, pygame.Rect, int, bool], None]
AROUND: Final = 8  # units kept free around the tiles, for their glow
STEPS: Final = ("left", "right", "up", "down")


class Tiles(LongView):
    """As many columns as fit, centred; arrows move a cursor, confirm or a click chooses."""

    ringed = False

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        count: int,
        tile: tuple[int, int],
        paint_tile: PaintTile,
        choose: Callable[[int], None],
        gap: int = 0,
        name: str = "",
        moved: Callable[[int], None] = nowhere,
        cursor: int = 0,
    ) -> None:
        super().__init__(kit, rect, name, moved)
        self.count, self.tile, self.gap = count, tile, gap
        self.paint_tile, self.choose = paint_tile, choose
        self.cursor = min(cursor, max(0, count - 1))
        around = kit.px(AROUND)
        room = self.inner - 2 * around
        self.columns = max(1, (room + gap) // (tile[0] + gap))
        used = self.columns * tile[0] + (self.columns - 1) * gap
        self._left = rect.x + around + max(0, room - used) // 2
        rows = -(-count // self.columns)
        self.depth = rows * (tile[1] + gap) - gap + 2 * around if rows else 0

    def place(self, index: int) -> pygame.Rect:
        """Where a tile is when nothing is scrolled, from the top of the content."""
        row, column = divmod(index, self.columns)
        x = self._left + column * (self.tile[0] + self.gap)
        return pygame.Rect(x, self.kit.px(AROUND) + row * (self.tile[1] + self.gap), *self.tile)

    def seen(self) -> range:
        """The tiles of which something can be seen."""
        step = self.tile[1] + self.gap
        first = max(0, (self.offset - self.kit.px(AROUND)) // step) * self.columns
        last = ((self.offset + self.rect.height) // step + 1) * self.columns
        return range(first, min(self.count, last))

    def tile_at(self, pos: tuple[int, int]) -> int | None:
        """The tile at a place of the window."""
        if not self.rect.collidepoint(pos):
            return None
        inside = (pos[0], pos[1] - self.rect.y + self.offset)
        return next((one for one in self.seen() if self.place(one).collidepoint(inside)), None)

    def paint_content(self, surface: pygame.Surface, top: int) -> None:
        """Draw the tiles that can be seen."""
        under = self.tile_at(self.pointer) if self.hovered else None
        for index in self.seen():
            rect = self.place(index).move(0, top)
            bright = index == under or (self.focused and index == self.cursor)
            self.paint_tile(surface, rect, index, bright)
            if self.focused and index == self.cursor:
                put_focus(self.kit, surface, rect)

    def click_content(self, pos: tuple[int, int]) -> bool:
        """Choose the tile."""
        index = self.tile_at(pos)
        if index is not None:
            self.cursor = index
            self.choose(index)
        return index is not None

    def act(self, action: str) -> bool:
        """The cursor moves; at an edge the focus may leave."""
        if action == "confirm":
            if self.count:
                self.choose(self.cursor)
            return bool(self.count)
        if action in STEPS:
            return self._step(action)
        done = super().act(action)
        if done and self.count:
            self.cursor = max(self.seen()[0], min(self.seen()[-1], self.cursor))
        return done

    def _step(self, action: str) -> bool:
        column = self.cursor % self.columns
        goals = {
            "left": self.cursor - 1 if column else -1,
            "right": self.cursor + 1 if column < self.columns - 1 else self.count,
            "up": self.cursor - self.columns,
            "down": self.cursor + self.columns,
        }
        goal = goals[action]
        if not 0 <= goal < self.count:
            return False
        self.go_to(goal)
        return True

    def go_to(self, index: int) -> None:
        """Move the cursor to a tile and show it."""
        self.cursor = index
        rect = self.place(index)
        around = self.kit.px(AROUND)
        self.reveal(rect.top - around, rect.height + 2 * around)
