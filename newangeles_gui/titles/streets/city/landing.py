"""A tile that falls from above onto its place, and the dust that it raises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import soft_light

if TYPE_CHECKING:
    from .board import CityBoard

FALLS: Final = 0.18  # seconds
SETTLES: Final = 0.3  # seconds that the dust needs after that
HEIGHT: Final = 1.1  # cells from which it falls
PUFFS: Final = 10
BRIGHT: Final = 190
STEPS: Final = 15  # of brightness, each kept


class TileLanding:
    """It is seen over the city wherever the camera glides meanwhile."""

    def __init__(self, board: CityBoard, cell: int) -> None:
        self.board, self.cell = board, cell
        self.passed = 0.0

    @property
    def falling(self) -> bool:
        """Whether it is still in the air: then nothing lies on its cell."""
        return self.passed < FALLS

    @property
    def done(self) -> bool:
        """Whether the dust has settled."""
        return self.passed >= FALLS + SETTLES

    @property
    def height(self) -> float:
        """How many cells it still has to fall."""
        return HEIGHT * max(0.0, 1 - (self.passed / FALLS) ** 2)

    def paint(self, surface: pygame.Surface) -> None:
        """The tile, then what it stirs up."""
        board = self.board
        look = next((one for cell, one in board.tiles if cell == self.cell), None)
        if look is None:
            return
        side = board.camera.goal.zoom  # pictures of every size between are not worth their making
        x, y = board.camera.on_screen(board.corner(self.cell))
        up = round(y - self.height * side)
        board.art.slab(look.name, look.rotation, look.closed, side).put(surface, x, up)
        board.art.building(look.name, look.rotation, look.closed, side).put(surface, x, up)
        if not self.falling:
            self._put_dust(surface)

    def _put_dust(self, surface: pygame.Surface) -> None:
        share = min(1.0, (self.passed - FALLS) / SETTLES)
        rect = self.board.cell_rect(self.cell)
        size = max(8, round(rect.width * (0.2 + 0.2 * share) / 2) * 2)
        bright = round(BRIGHT * (1 - share) / STEPS) * STEPS
        puff = soft_light(self.board.kit, size, "ground", bright)
        for n in range(PUFFS):
            way = pygame.Vector2(1, 0).rotate(360 * n / PUFFS) * rect.width * (0.5 + 0.16 * share)
            center = (round(rect.centerx + way.x), round(rect.centery + way.y * 0.8))
            surface.blit(puff, puff.get_rect(center=center))
