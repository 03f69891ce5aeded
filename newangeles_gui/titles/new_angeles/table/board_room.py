"""Where something can lie over the board without hiding what can be picked there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.widget import Widget

from .board_spots import Spot

if TYPE_CHECKING:
    from .board import Board

EDGE: Final = 6  # units to the edge of the board


class OverBoard(Widget):
    """Something that lies over the board; what can be picked below it has the pointer."""

    floats = True
    board: Board | None = None

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost thing of this, unless there is something lit below."""
        below = None if self.board is None else self.board.at(pos)
        return None if isinstance(below, Spot) and below.lit else super().at(pos)


def free_place(
    board: Board, size: tuple[int, int], taken: Sequence[pygame.Rect] = ()
) -> pygame.Rect | None:
    """At the foot of the board or at its head, if nothing is lit or taken there."""
    lit = [spot.rect for spot in board.children if isinstance(spot, Spot) and spot.lit]
    for rect in (at_foot(board, size), at_head(board, size)):
        if rect.collidelist([*lit, *taken]) < 0:
            return rect
    return None


def at_foot(board: Board, size: tuple[int, int]) -> pygame.Rect:
    """At the foot of the board."""
    rect = pygame.Rect((0, 0), size)
    rect.midbottom = (board.rect.centerx, board.rect.bottom - board.kit.px(EDGE))
    return rect


def at_head(board: Board, size: tuple[int, int]) -> pygame.Rect:
    """At the upper edge of the board."""
    rect = pygame.Rect((0, 0), size)
    rect.midtop = (board.rect.centerx, board.rect.top + board.kit.px(EDGE))
    return rect
