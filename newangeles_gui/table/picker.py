"""The answers to the pending question, what on the table each of them is, and spots of a board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from newangeles_gui.widgets import Widget

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


# What can be pointed at, a word for its kind first: a card by its id, a place by its id, a piece
# by place and piece, a seat by who plays, a deck, a card that is looked at, or whatever else
# lies on the table of a title.
Target = tuple[str, ...]


@dataclass(slots=True)
class Picker:
    """Everything that can be picked now. Picking what is chosen already confirms it."""

    targets: dict[Target, str] = field(default_factory=dict)
    # Why something that looks as if it could be picked cannot.
    why_not: Callable[[Target], str] = lambda target: ""
    on_pick: Callable[[str], None] = lambda option: None
    on_confirm: Callable[[str], None] = lambda option: None
    chosen: str = ""
    # Where several answers are given at once: which of them, those taken up, and what to do then.
    gathers: Callable[[str], bool] = lambda option: False
    gathered: Sequence[str] = ()
    on_gather: Callable[[str, bool], None] = lambda option, more: None

    def is_lit(self, target: Target) -> bool:
        """Whether this is an answer."""
        return target in self.targets

    def is_chosen(self, target: Target, copy: int = 0) -> bool:
        """Whether this only has to be confirmed, or of equal ones the copy is taken up."""
        option = self.targets.get(target)
        if option is not None and self.gathers(option):
            return self.gathered.count(option) > copy
        return bool(self.chosen) and option == self.chosen

    @property
    def active(self) -> bool:
        """Whether anything can be picked at all."""
        return bool(self.targets)

    def pick(self, target: Target, taken: bool = False) -> bool:
        """Choose an answer, or confirm the chosen one; whether the target is one.

        Where several are gathered it is taken up, or put back if it was `taken`.
        """
        option = self.targets.get(target)
        if option is None:
            return False
        if self.gathers(option):
            self.on_gather(option, not taken)
        elif option == self.chosen:
            self.on_confirm(option)
        else:
            self.on_pick(option)
        return True

    def play(self, target: Target) -> bool:
        """Choose and confirm in one, as by drag."""
        option = self.targets.get(target)
        if option is None:
            return False
        if self.gathers(option):
            self.on_gather(option, True)
        else:
            self.on_confirm(option)
        return True
