"""One side of the offer table as a list of things below one another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import IconButton
from newangeles_gui.widgets.label import Label, Paragraph

if TYPE_CHECKING:
    from newangeles_gui.scenes.base import Services
    from newangeles_gui.widgets.scroll import Scroll
    from newangeles_gui.widgets.widget import Widget

    from ..rules.view import View
    from .draft import Draft

ROW: Final = 42  # units
GAP: Final = 8
WIDE: Final = 380  # from here on things have their buttons beside their words


@dataclass(slots=True)
class Sheet:
    """What both sides of the offer table share."""

    draft: Draft
    view: View
    changed: Callable[[], None]
    barred: str = ""  # why nothing can be handed over now
    lockable: bool = False  # whether there is somebody who could change a line


class Flow:
    """Puts the things of one player into a scroll, from its top."""

    def __init__(self, services: Services, scroll: Scroll, sheet: Sheet, player: str) -> None:
        self.services, self.kit, self.scroll = services, services.kit, scroll
        self.sheet, self.draft, self.view, self.player = sheet, sheet.draft, sheet.view, player
        self.side = "give" if player == sheet.draft.me else "get"
        self.top = scroll.rect.y
        self.width = scroll.inner

    @property
    def wide(self) -> bool:
        """Whether a thing has room for its buttons beside its words."""
        return self.width >= self.kit.px(WIDE)

    def say(self, key: str, **values: object) -> str:
        """Words of the offer table."""
        return self.services.say(f"screen.trade.{key}", **values)

    def add(self, *widgets: Widget) -> None:
        """Put widgets at their places."""
        self.scroll.add(*widgets)

    def row(self, height: int) -> pygame.Rect:
        """The next room of so many pixels."""
        rect = pygame.Rect(self.scroll.rect.x, self.top, self.width, height)
        self.top = rect.bottom + self.kit.px(GAP)
        return rect

    def title(self, key: str) -> None:
        """A headline over the next things."""
        text = self.say(f"section.{key}")
        high = self.kit.type.line_height("small_strong")
        fits = self.kit.type.width(text, "small_strong") <= self.width
        rect = self.row(high if fits else 2 * high)
        lines = 1 if fits else 2
        self.add(Label(self.kit, rect, text, "small_strong", "muted", lines=lines))

    def note(self, text: str) -> None:
        """A quiet line of words."""
        place = (self.scroll.rect.x, self.top)
        words = Paragraph(self.kit, place, self.width, text, "small", "faint")
        self.add(words)
        self.top = words.rect.bottom + self.kit.px(GAP)

    def lock(self, rect: pygame.Rect, line: str) -> IconButton:
        """The button that keeps a line as it is when the other one suggests something."""
        locked = line in self.draft.locked

        def toggle() -> None:
            self.draft.locked ^= {line}
            self.sheet.changed()

        icon = "lock" if locked else "unlock"
        tip = self.say("unlock" if locked else "lock")
        return IconButton(self.kit, rect, icon, tip, toggle, chosen=locked, name=f"lock.{line}")
