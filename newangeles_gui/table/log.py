"""The log on the table: filters above, lines below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.titles.telling import families
from newangeles_gui.widgets import IconButton, Label, Look, Widget, put_panel

from .chronicle import ALL
from .log_lines import LogLines, nothing

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from .chronicle import Chronicle
    from .picker import Target

BUTTON: Final = 38  # units
PADDING: Final = 10


class LogPanel(Widget):
    """Everything that the seat may know of what has happened; `refresh` when there is more."""

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        chronicle: Chronicle,
        seat: int,
        on_hover: Callable[[Target | None], None] = nothing,
    ) -> None:
        super().__init__(services.kit, rect, "log")
        self.services, self.chronicle = services, chronicle
        self._filters = [(ALL, "log"), *families(services.box.title.tellings)]
        self._buttons = [self._button(place) for place in range(len(self._filters))]
        self.lines = LogLines(services, self._room(), chronicle, seat, on_hover)
        self.add(self._title(), *self._buttons, self.lines)

    def _top(self) -> pygame.Rect:
        pad = self.kit.px(PADDING)
        width = self.rect.width - 2 * pad
        return pygame.Rect(self.rect.x + pad, self.rect.y + pad, width, self.kit.px(BUTTON))

    def _room(self) -> pygame.Rect:
        top, pad = self._top(), self.kit.px(PADDING)
        first = top.bottom + self.kit.px(8)
        return pygame.Rect(top.x, first, top.width, self.rect.bottom - pad - first)

    def _button(self, place: int) -> IconButton:
        family, icon = self._filters[place]
        top, side = self._top(), self.kit.px(BUTTON)
        step = side + self.kit.px(10)
        left = top.right - step * len(self._filters) + self.kit.px(10) + step * place
        return IconButton(
            self.kit,
            pygame.Rect(left, top.y, side, side),
            icon,
            self.services.say(f"screen.log.filter.{family}"),
            lambda: self.choose(family),
            chosen=self.chronicle.filter == family,
            name=f"log.{family}",
        )

    def _title(self) -> Label:
        top = self._top()
        room = self._buttons[0].rect.left - self.kit.px(10) - top.x
        rect = pygame.Rect(top.x, top.y, max(0, room), top.height)
        label = Label(self.kit, rect, self.services.say("screen.log.title"), "label")
        if label.clipped:  # in a narrow column the signs speak for themselves
            label.visible = False
        return label

    def choose(self, family: str) -> None:
        """Show a family of events."""
        for (name, _), button in zip(self._filters, self._buttons, strict=True):
            button.chosen = name == family
        self.lines.choose(family)

    def refresh(self) -> None:
        """There may be new entries."""
        self.lines.refresh()

    def paint(self, surface: pygame.Surface) -> None:
        """The ground."""
        kit = self.kit
        look = Look(kit.color("panel"), kit.color("line"), 235)
        put_panel(kit, surface, self.rect, look)
