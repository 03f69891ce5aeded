"""The players: everything that all may know of each, one panel a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget

from .seat_panel import SeatPanel

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Picker, Target

    from ..rules import View

GAP: Final = 8  # units
HIGHEST: Final = 300  # a panel has no use for more


class SeatColumn(Widget):
    """All players below one another, in the order of the table."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "seats")
        self.services, self.view, self.picker = services, view, picker
        gap = self.kit.px(GAP)
        count = len(view.corporations)
        height = (rect.height - gap * (count - 1)) // count
        most = self.kit.px(HIGHEST)
        self.panels = [
            SeatPanel(
                services,
                pygame.Rect(
                    rect.x, rect.y + place * (min(height, most) + gap), rect.width,
                    min(height, most),
                ),
                view,
                picker,
                seat,
            )
            for place, seat in enumerate(self._order())
        ]  # fmt: skip
        self.add(*self.panels)

    def _order(self) -> list[int]:
        """Who looks is first, the others follow clockwise."""
        first = max(0, self.view.seat)
        count = len(self.view.corporations)
        return [(first + step) % count for step in range(count)]

    def refresh(self) -> None:
        """The view has changed."""
        for panel in self.panels:
            panel.refresh()

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something of a player is."""
        found = (panel.place(target) for panel in self.panels)
        return next((rect for rect in found if rect is not None), None)
