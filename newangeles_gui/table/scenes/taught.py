"""A table on which something is said beside what it is about; anything can be done meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from .. import Bubble, KeptFree, Way, Words
from .board import BoardTable

if TYPE_CHECKING:
    from .. import Target

OK: Final = "bubble.ok"
PILL_WEIGHT: Final = 12.0
PLATE_WEIGHT: Final = 2.0


class TaughtTable(BoardTable):
    """Who derives from it says what is said, and what had better stay in sight."""

    bubble: Bubble | None = None

    def said(self) -> Words | None:
        """What is said now; None for nothing."""
        return None

    def ways(self) -> list[Way]:
        """The buttons below it; the first one is the usual one."""
        return []

    def about(self) -> Sequence[Target]:
        """What it is about."""
        return ()

    def kept(self) -> Iterator[KeptFree]:
        """What had better be seen: the question most of all, then who plays."""
        yield KeptFree(self.pill.rect, PILL_WEIGHT)
        for one in (self.places.own, *self.places.faces):
            yield KeptFree(one, PLATE_WEIGHT)

    def build(self) -> None:
        """The table, and over it what is said."""
        super().build()
        self.bubble, words = None, self.said()
        if words is None:
            return
        bubble = Bubble(self.kit, self.screen, words, self.ways(), self._target(), [*self.kept()])
        self.bubble = bubble
        self.root.add(bubble)
        self.root.set_focus(self.root.named(OK))

    def _target(self) -> pygame.Rect | None:
        places = [self.place(one) for one in self.about()]
        found = [one for one in places if one is not None]
        return found[0].unionall(found[1:]) if found else None

    def update(self, seconds: float) -> None:
        """The ring around what is spoken of beats."""
        super().update(seconds)
        if self.bubble is not None:
            self.root.dirty |= self.bubble.update(seconds)

    def wait(self) -> float | None:
        """Until the ring is drawn anew."""
        beats = None if self.bubble is None else self.bubble.wait()
        return min((one for one in (super().wait(), beats) if one is not None), default=None)
