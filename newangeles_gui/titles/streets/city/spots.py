"""What can be pointed at in the city: empty cells beside it, and its tiles."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import BoardSpot
from newangeles_gui.widgets import put_focus

from .placing import cell_target, tile_target

if TYPE_CHECKING:
    from .board import CityBoard

TURNS: Final = MappingProxyType({"page_up": -1, "page_down": 1, "overlay": -1, "other": 1})
HANDLE: Final = 0.2  # of a cell, from an edge: there the road goes if it fits


class CitySpot(BoardSpot):
    """A cell of the city, wherever the camera sees it."""

    board: CityBoard

    def __init__(self, board: CityBoard, cell: int, target: tuple[str, str]) -> None:
        super().__init__(board, pygame.Rect(0, 0, 0, 0), ".".join(target))
        self.cell, self.target = cell, target
        self.tip = self._told

    def _told(self) -> str:
        return self.board.tells(self)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Keys reach it while it is an answer."""
        return self.lit

    def press(self, pos: tuple[int, int]) -> None:
        """Perhaps the city is pulled."""
        self.board.press(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """It is pulled along."""
        self.board.drag(pos)

    def drop(self, pos: tuple[int, int]) -> None:
        """It stays there."""
        self.board.drop(pos)

    def click(self, pos: tuple[int, int]) -> bool:
        """Take this answer, unless the city was pulled."""
        if self.board.pulled:
            return False
        return self.board.picker.pick(self.target) or self.board.click(pos)

    def paint_focus(self, surface: pygame.Surface) -> None:
        """The ring of the keys."""
        if self.focused:
            put_focus(self.kit, surface, self.rect.inflate(-8, -8))


class CellSpot(CitySpot):
    """An empty cell, or one that a tile may cover; a tile is turned over it."""

    def __init__(self, board: CityBoard, cell: int) -> None:
        super().__init__(board, cell, cell_target(cell))

    def wheel(self, amount: int) -> bool:
        """Turn the tile among the rotations that fit."""
        return self.lit and self.board.turns(-amount)

    def context(self, pos: tuple[int, int]) -> bool:
        """The other button turns it too."""
        return self.lit and self.board.turns(1)

    def act(self, action: str) -> bool:
        """Keys turn it; Enter builds."""
        if action in TURNS and self.lit:
            return self.board.turns(TURNS[action])
        return super().act(action)

    def edge(self, pos: tuple[int, int]) -> int | None:
        """At which edge of the cell the pointer is: south, west, north, east."""
        x = (pos[0] - self.rect.x) / max(1, self.rect.width)
        y = (pos[1] - self.rect.y) / max(1, self.rect.height)
        near = (1 - y, x, y, 1 - x)
        edge = min(range(4), key=lambda one: near[one])
        return edge if near[edge] < HANDLE else None


class TileSpot(CitySpot):
    """A tile of the city; its worth is told, and it may be an answer."""

    def __init__(self, board: CityBoard, cell: int) -> None:
        super().__init__(board, cell, tile_target(cell))

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it large."""
        return self.board.looks_at(self.cell)

    def act(self, action: str) -> bool:
        """The key for a closer look as well."""
        return self.board.looks_at(self.cell) if action == "zoom" else super().act(action)
