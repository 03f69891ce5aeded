"""What can be picked on a board, and what lies over it without hiding that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget

if TYPE_CHECKING:
    from .picker import Picker, Target

EDGE: Final = 6  # units to the edge of the board


class PickedBoard(Widget):
    """A board with places that can be picked; it may outlive a question."""

    picker: Picker


class BoardSpot(Widget):
    """Something on a board that can be picked while it is lit."""

    floats = True  # where a board is seen from above everything overlaps a little
    target: Target = ()

    def __init__(self, board: PickedBoard, rect: pygame.Rect, name: str) -> None:
        super().__init__(board.kit, rect, name)
        self.board = board

    @property
    def lit(self) -> bool:
        """Whether it is an answer."""
        return self.board.picker.is_lit(self.target)

    @property
    def chosen(self) -> bool:
        """Whether it only has to be confirmed."""
        return self.board.picker.is_chosen(self.target)


class OverBoard(Widget):
    """Something that lies over the board; what can be picked below it has the pointer."""

    floats = True
    board: Widget | None = None

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost thing of this, unless there is something lit below."""
        below = None if self.board is None else self.board.at(pos)
        return None if isinstance(below, BoardSpot) and below.lit else super().at(pos)


def free_place(
    board: Widget, size: tuple[int, int], taken: Sequence[pygame.Rect] = ()
) -> pygame.Rect | None:
    """At the foot of the board or at its head, if nothing is lit or taken there."""
    lit = [spot.rect for spot in board.children if isinstance(spot, BoardSpot) and spot.lit]
    for rect in (at_foot(board, size), at_head(board, size)):
        if rect.collidelist([*lit, *taken]) < 0:
            return rect
    return None


def at_foot(board: Widget, size: tuple[int, int]) -> pygame.Rect:
    """At the foot of the board."""
    rect = pygame.Rect((0, 0), size)
    rect.midbottom = (board.rect.centerx, board.rect.bottom - board.kit.px(EDGE))
    return rect


def at_head(board: Widget, size: tuple[int, int]) -> pygame.Rect:
    """At the upper edge of the board."""
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (board.rect.centerx, board.rect.top + board.kit.px(EDGE))
    return rect
