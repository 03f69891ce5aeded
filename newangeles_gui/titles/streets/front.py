"""What is behind the front screens: a picture of the city; nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from newangeles_gui.widgets import dim

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.widgets import Kit

VEIL: Final = 178  # over a quiet backdrop


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
        return drawn
