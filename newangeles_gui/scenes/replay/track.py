"""The line along which a replay is pulled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.widgets.fields import Slider

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit


class Track(Slider):
    """Shows every state while it is pulled; `done` when it is let go.

    The screen is not built anew while the knob is held, since that would take it out of the hand.
    """

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        last: int,
        slide: Callable[[int], None],
        done: Callable[[], None],
        name: str,
        tip: str,
    ) -> None:
        super().__init__(kit, rect, value, (0, last), slide, name, tip)
        self.released = done

    def drop(self, pos: tuple[int, int]) -> None:
        """Let the knob go."""
        self.released()

    def wheel(self, amount: int) -> bool:
        """A step, at once."""
        return super().wheel(amount) and self._finish()

    def act(self, action: str) -> bool:
        """Left and right are steps, at once."""
        return super().act(action) and self._finish()

    def _finish(self) -> bool:
        self.released()
        return True

    @property
    def _step(self) -> int:
        return 1
