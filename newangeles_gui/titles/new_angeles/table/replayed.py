"""The table of a replay: parts without questions that show one state after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from newangeles_gui.table import Picker

from ..city.hand import OwnHand
from ..rules import SPECTATOR
from .board import Board
from .deal import DealPanel
from .own import Own
from .seats import SeatColumn
from .supply import Supply
from .top_bar import TopBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Areas
    from newangeles_gui.widgets import Widget

    from ..rules import View

    Part = Board | TopBar | SeatColumn | Supply | DealPanel | OwnHand | Own


class ReplayedTable:
    """Keeps the board where only the state is another: it is the dearest part."""

    leaves_side = False  # the deal is there

    def __init__(self, services: Services, called: Callable[[int], str]) -> None:
        self.services, self.called = services, called  # who plays a seat
        self.board: Board | None = None
        self.parts: list[Part] = []
        self.menu = pygame.Rect(0, 0, 0, 0)
        self._board_look: tuple[object, ...] = ()

    def put(self, places: Areas, view: View, beside: bool) -> list[Widget]:
        """The parts in their places; hand and investments where a seat looks."""
        services, nothing = self.services, Picker()
        # Nothing new is told here, so the board takes the ticker's room.
        self.board = self._board(_with(places.board, places.ticker), view, nothing)
        top = TopBar(services, places.top, view, nothing)
        self.menu = top.menu_rect
        seats = SeatColumn(services, places.seats, view, nothing)
        for panel in seats.panels:
            panel.player = self.called(panel.seat)
            panel.refresh()
        self.parts = [self.board, top, seats]
        if places.supply.height:
            self.parts.append(Supply(services, places.supply, view, nothing))
        if beside:
            self.parts.append(DealPanel(services, places.course, view, nothing))
        if view.seat != SPECTATOR:
            self.parts.append(OwnHand(services, places.hand, view, nothing))
            self.parts.append(Own(services, places.own, view, nothing, veiled=False))
        return [*self.parts]

    def _board(self, rect: pygame.Rect, view: View, picker: Picker) -> Board:
        language, kit = self.services.words.catalog.language.code, self.services.kit
        look = (rect.topleft, rect.size, kit.view, kit.theme, language)
        if self.board is None or self._board_look != look:
            self._board_look = look
            return Board(self.services, rect, view, picker)
        self.board.hovered = self.board.focused = self.board.pressed = False
        self.board.refresh()
        return self.board

    def refresh(self) -> None:
        """The view is of another state."""
        for part in self.parts:
            part.refresh()

    def update(self, seconds: float) -> bool:
        """The board moves; whether there is something new to be seen."""
        return self.board is not None and self.board.update(seconds)

    def wait(self) -> float | None:
        """Until the next picture of the board."""
        return None if self.board is None else self.board.wait()


def _with(rect: pygame.Rect, more: pygame.Rect) -> pygame.Rect:
    return rect.union(more) if more.height else rect
