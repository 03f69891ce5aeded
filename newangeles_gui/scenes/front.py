"""What the front screens have in common: the living city behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .base import Scene, Services
from .living_city import LivingCity

if TYPE_CHECKING:
    from newangeles_gui.widgets.inputs import Input


class FrontScene(Scene):
    """A screen over the city; `quiet` ones have it dark and out of focus."""

    quiet = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.city = LivingCity(services.kit, self.quiet)

    def enter(self) -> None:
        """The city wakes up."""
        self.city.wake()
        super().enter()

    def handle(self, given: Input) -> bool:
        """Somebody is there."""
        self.city.wake()
        return super().handle(given)

    def update(self, seconds: float) -> None:
        """The city goes on."""
        super().update(seconds)
        if self.city.update(seconds):
            self.root.dirty = True

    def wait(self) -> float | None:
        """The city wants the next picture, or the tip does."""
        waits = [one for one in (super().wait(), self.city.wait()) if one is not None]
        return min(waits, default=None)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the city."""
        self.city.paint(surface)
