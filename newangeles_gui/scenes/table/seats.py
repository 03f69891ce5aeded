"""The players: everything that all may know of each, one panel a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.rules.state import NOBODY
from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.widget import Widget

from .seat_panel import SeatPanel

if TYPE_CHECKING:
    from newangeles_gui.rules.view import View

    from ..base import Services
    from .picker import Picker, Target

SPEECH: Final = 330  # units
GAP: Final = 8
HIGHEST: Final = 300  # a panel has no use for more


class Seats(Widget):
    """All players below one another, in the order of the table."""

    def __init__(self, services: Services, rect: pygame.Rect, view: View, picker: Picker) -> None:
        super().__init__(services.kit, rect, "seats")
        self.services, self.view, self.picker = services, view, picker
        self.speech = ""
        self.speaker = NOBODY
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

    def say(self, seat: int, text: str) -> None:
        """A player says why; nothing takes the bubble away."""
        self.speaker, self.speech = seat, text

    def draw(self, surface: pygame.Surface) -> None:
        """The panels, then who speaks."""
        super().draw(surface)
        for panel in self.panels:
            if panel.seat == self.speaker and self.speech:
                self._bubble(surface, panel.rect)

    def _bubble(self, surface: pygame.Surface, near: pygame.Rect) -> None:
        kit = self.kit
        lines = kit.type.wrap(self.speech, "small", kit.px(SPEECH))
        padding, step = kit.px(12), kit.type.line_height("small")
        width = max(kit.type.width(line, "small") for line in lines)
        rect = pygame.Rect(0, 0, width + 2 * padding, len(lines) * step + 2 * padding)
        rect.midleft = (near.right + kit.px(6), near.centery)
        rect.clamp_ip(surface.get_rect())
        put_panel(kit, surface, rect, Look(kit.color("raised"), kit.color("accent"), 245, glow=8))
        for place, line in enumerate(lines):
            drawn = kit.type.draw(line, "small", kit.color("text"))
            surface.blit(drawn, (rect.x + padding, rect.y + padding + place * step))
