"""What the front screens have in common: the living city behind them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.titles.new_angeles.front.living_city import LivingCity
from newangeles_gui.widgets.scroll import Scroll

from . import routes
from .base import Scene, Services

if TYPE_CHECKING:
    from newangeles_gui.widgets.inputs import Input


# How far keys scroll, in heights of what is scrolled.
SCROLLING: Final = MappingProxyType({"page_up": -1.0, "page_down": 1.0, "up": -0.15, "down": 0.15})


class FrontScene(Scene):
    """A screen over the city; `quiet` ones have it dark and out of focus."""

    quiet = True
    leads_on = True  # whether the almanac can be opened over it

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.city = LivingCity(services.kit, self.quiet)

    def enter(self) -> None:
        """The city wakes up."""
        self.city.wake()
        super().enter()

    def handle(self, given: Input) -> bool:
        """Somebody is there; the almanac is everywhere at hand, and keys scroll what is long."""
        self.city.wake()
        if super().handle(given):
            return True
        if given.kind != "action":
            return False
        if given.name == "almanac" and self.leads_on:
            routes.open_almanac(self.services)
            return True
        return given.name in SCROLLING and self._scroll_page(SCROLLING[given.name])

    def _scroll_page(self, share: float) -> bool:
        """The first thing that is longer than its place, by a share of that."""
        found = next((one for one in self.root.all() if isinstance(one, Scroll)), None)
        if found is None:
            return False
        before = found.offset
        found.scroll_to(before + round(share * found.rect.height))
        self.root.dirty |= found.offset != before
        return found.offset != before

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
