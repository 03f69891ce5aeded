"""What the next question will show is drawn ahead, a piece in each frame of the playback."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.table import Picker

from .choosing.views import choosing
from .look import look_row

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

    from ..rules import View


class Warming:
    """Two large cards drawn in the frame that asks would make it a slow one."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._ahead: list[Callable[[pygame.Surface], None]] = []
        self._nowhere = pygame.Surface((1, 1))  # what is drawn is kept by the kit

    def begin(self, view: View, room: pygame.Rect) -> None:
        """Something has happened, and this is how it will be in the end."""
        self._ahead = []
        pending = view.pending
        if pending is None or pending.seat != view.seat:
            return
        row = look_row(self.services, room, choosing(self.services, view, pending), Picker())
        if row is not None:
            self._ahead = [one.paint for one in (row, *row.children)]

    def step(self) -> None:
        """Draw the next piece."""
        if self._ahead:
            self._ahead.pop(0)(self._nowhere)
