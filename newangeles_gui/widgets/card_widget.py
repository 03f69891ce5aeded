"""A card that can be pointed at, clicked and looked at more closely."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from .button import put_focus
from .card import CardFace, name_is_whole, put_card, put_rim
from .widget import Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit


def nothing() -> None:
    """What a card does that cannot be clicked."""


class Card(Widget):
    """A face or a back at a place: a click does something, the other button or Z shows it large."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        face: CardFace | str,
        action: Callable[[], None] = nothing,
        zoom: Callable[[], None] | None = None,
        state: str = "",
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.face, self.action, self.zoom, self.state = face, action, zoom, state
        if not tip and isinstance(face, CardFace) and not name_is_whole(kit, face, rect.width):
            self.tip = face.title

    def click(self, pos: tuple[int, int]) -> bool:
        """Do it."""
        self.action()
        return True

    def context(self, pos: tuple[int, int]) -> bool:
        """Look at it."""
        if self.zoom is not None:
            self.zoom()
        return self.zoom is not None

    def act(self, action: str) -> bool:
        """The key for looking closely does that."""
        return self.context(self.rect.center) if action == "zoom" else super().act(action)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the card; under the pointer it glows."""
        if self.hovered and not self.state:
            put_rim(self.kit, surface, self.rect, "accent")
        put_card(self.kit, surface, self.rect, self.face, self.state)
        if self.focused:
            put_focus(self.kit, surface, self.rect)
