"""What is behind the front screens: a picture of the city; nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import dim

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

VEIL: Final = 178  # over a quiet backdrop
DARKEST: Final = 238
MOTTO: Final = range(1, 4)  # ninths of the height with a long line of words


class CityPicture:
    """A picture that fills the window; dark where words are read over it."""

    def __init__(self, kit: Kit, picture: str, quiet: bool) -> None:
        self.kit, self.picture, self.quiet = kit, picture, quiet

    def wake(self) -> None:
        """It never sleeps."""

    def update(self, seconds: float) -> bool:
        """Nothing changes."""
        return False

    def wait(self) -> float | None:
        """It rests."""
        return None

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        size = surface.get_size()
        key = ("city front", self.picture, size, self.quiet)
        surface.blit(self.kit.kept(key, lambda: self._draw(size)), (0, 0))

    def _draw(self, size: tuple[int, int]) -> pygame.Surface:
        drawn = self.kit.filling(self.picture, size)
        if self.quiet:
            dim(drawn, self.kit.color("base"), VEIL)
        else:
            _put_dusk(drawn, self.kit.color("base"))
        return drawn


def _put_dusk(surface: pygame.Surface, color: Rgb) -> None:
    """Dark at the left, at the foot and in the upper corner, where words stand."""
    width, height = surface.get_size()
    veil = pygame.Surface((16, 9), pygame.SRCALPHA)
    for x in range(16):
        for y in range(9):
            left = max(0.0, 1 - x / (11.5 if y in MOTTO else 8.5))
            right = max(0.0, (x - 11) / 4) if y < 3 else 0.0
            foot = 0.75 if y == 8 else 0.0
            veil.set_at((x, y), (*color, round(DARKEST * max(left**0.6, right, foot))))
    surface.blit(pygame.transform.smoothscale(veil, (width, height)), (0, 0))
