"""What happens to tiles: they fall from above and raise dust, and their street turns warm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import soft_light

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.widgets import Standpoint

    from .board import CityBoard

FALLS: Final = 0.18  # seconds
SETTLES: Final = 0.42  # seconds that the dust needs after that
HEIGHT: Final = 1.1  # cells from which it falls
PUFFS: Final = 18
SHADE: Final = 70
BRIGHT: Final = 210
STEPS: Final = 15  # of brightness, each kept
WARMS: Final = 0.25  # seconds in which a street that has paid gets its finished look


class TileLanding:
    """It is seen over the city wherever the camera glides meanwhile."""

    def __init__(self, board: CityBoard, cell: int, pace: float) -> None:
        self.board, self.cell, self.pace = board, cell, pace
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
        if self.falling:  # its shadow waits for it
            rect = board.cell_rect(self.cell)
            shade = soft_light(board.kit, round(rect.width * 1.3), "ink", SHADE)
            surface.blit(shade, shade.get_rect(center=rect.center))
        board.art.block(look.name, look.rotation, look.closed, side).put(surface, x, up)
        if not self.falling:
            self._put_dust(surface)

    def _put_dust(self, surface: pygame.Surface) -> None:
        """Clouds that roll away from its edges: light above, dark below, thinner and thinner."""
        share = min(1.0, (self.passed - FALLS) / SETTLES)
        rect, kit = self.board.cell_rect(self.cell), self.board.kit
        far = 0.56 + 0.34 * (1 - (1 - share) ** 2)
        bright = round((1 - share) * BRIGHT / STEPS) * STEPS
        for n in range(PUFFS):
            size = max(8, round(rect.width * (0.22 + 0.05 * (n % 3) + 0.16 * share) / 2) * 2)
            way = pygame.Vector2(1, 0).rotate(360 * (n + 0.5 * (n % 2)) / PUFFS)
            center = pygame.Vector2(way.x * rect.width, way.y * rect.height) * far + rect.center
            off = size // 9
            for color, down, weak in (("ink_muted", off, 2), ("paper", -off, 1)):
                puff = soft_light(kit, size, color, bright // weak)
                surface.blit(puff, puff.get_rect(center=center + (0, down)))


class CoolingStreet:
    """How a street looked before it was finished: it fades, and the warm one comes through."""

    def __init__(
        self, drawn: pygame.Surface, rects: Sequence[pygame.Rect], sight: Standpoint
    ) -> None:
        side = rects[0].width
        around = rects[0].unionall(rects[1:]).inflate(side // 2, side)
        self.rect = around.clip(drawn.get_rect())
        self.sight, self.passed = sight, 0.0
        self._drawn = drawn.subsurface(self.rect).copy()

    @property
    def done(self) -> bool:
        """Whether nothing is left of it."""
        return self.passed >= WARMS

    def paint(self, surface: pygame.Surface) -> None:
        """What is left of it."""
        self._drawn.set_alpha(round(255 * max(0.0, 1 - self.passed / WARMS)))
        surface.blit(self._drawn, self.rect)
