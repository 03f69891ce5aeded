"""What a scene over the table tells: comes from the title, and knows only what has been shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from newangeles_gui.widgets import RowPart, Widget

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts


class ActGauge(NamedTuple):
    """A number that this changes: what it was, what it is now, and where it ends."""

    sign: str
    before: int
    now: int
    end: int
    color: str


class ActChip(NamedTuple):
    """One thing that happened."""

    parts: tuple[RowPart, ...]
    color: str


class ActPage(NamedTuple):
    """Everything that is told so far, in words and signs."""

    corners: tuple[str, str]
    gauge: ActGauge
    badge: str
    name: tuple[RowPart, ...]
    headline: str
    asks: str
    asked: tuple[RowPart, ...]
    answer: tuple[RowPart, ...]
    amount: tuple[RowPart, ...]
    then: str
    chips: tuple[ActChip, ...]
    more: Callable[[int], str]  # what stands for so many chips that have no room
    color: str  # of the badge and of the way on


class ActScenery(Widget):
    """A picture of where it happens; what is dear to draw of it can be drawn ahead."""

    def warm(self) -> bool:
        """Draw the next part of it ahead; whether there was any."""
        return False


class TableAct(Protocol):
    """What a title tells in a scene of its own."""

    @property
    def layers(self) -> Sequence[str]:
        """The pictures that lie over one another, the farthest first."""

    @property
    def stinger(self) -> str:
        """The sound of the answer."""

    def hear(self, kind: str, facts: Facts) -> None:
        """An event that belongs to it is shown."""

    def belongs(self, kind: str) -> bool:
        """Whether such an event is still a part of it."""

    def page(self) -> ActPage:
        """All that is told so far."""

    def where(self, rect: pygame.Rect) -> ActScenery:
        """A picture of where it happens."""
