"""The table of a replay: the city and everybody's panels, without questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Picker, RimRow
from newangeles_gui.titles.room import ReplayPlaces

from ..city import CityBoard
from ..rules import NOBODY
from .panels import (
    BarGround,
    HandShelf,
    PlayingSeats,
    SeatPanel,
    SeatsBar,
    StackPanel,
    StreetMoods,
    city_regions,
    right_column,
    sitter,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Widget

    from ..rules import View

CONTROLS: Final = 56  # units
CHOICE: Final = 0.4  # of the right column
GAP: Final = 10


class ReplayedCity:
    """The same parts where only the state is another."""

    def __init__(self, services: Services, match: Match) -> None:
        self.services, self.match = services, match
        self.board: CityBoard | None = None
        self.places = ReplayPlaces(*(pygame.Rect(0, 0, 1, 1) for _ in range(5)))
        self._faces: RimRow[SeatPanel] | None = None
        self._own: SeatPanel | None = None

    def put(self, view: View) -> Sequence[Widget]:
        """The city below, panels around it; the hand where a seat looks."""
        services, kit, picker = self.services, self.services.kit, Picker()
        others = len(view.players) - (view.seat != NOBODY)
        places = city_regions(kit, others)
        rects, gap = right_column(places), kit.px(GAP)
        board = self.board
        screen = pygame.Rect((0, 0), kit.view.size)
        if board is None or board.rect != screen or board.view is not view:
            turn = 0 if board is None else board.turn
            board = self.board = CityBoard(services, places, view, picker, screen)
            board.turn_round(turn)
        else:
            board.refresh()
            board.follow(view.city.cells[-1])
        moods = StreetMoods()

        def plate(rect: pygame.Rect, seat: int) -> SeatPanel:
            who = sitter(services, self.match, view.players[seat])
            return SeatPanel(services, places, rect, view, picker, seat, moods, board.art, who)

        self._faces = RimRow[SeatPanel](kit, places, PlayingSeats(view), plate, moods)
        self._own = None if view.seat == NOBODY else plate(places.own, view.seat)
        column = pygame.Rect(rects.slip.x, rects.slip.y, rects.slip.width, 0)
        column.height = rects.log.bottom - column.y
        choice = pygame.Rect(column.x, column.y, column.width, round(column.height * CHOICE))
        recap = pygame.Rect(column.x, choice.bottom + gap, column.width, 0)
        recap.height = column.bottom - recap.y
        controls = places.pill.copy()
        controls.height = kit.px(CONTROLS)
        controls.bottom = places.hand.top - gap
        menu = places.strip.inflate(-gap, -gap)
        self.places = ReplayPlaces(controls, choice, recap, column, menu)
        bar = pygame.Rect(menu.x, menu.y, menu.width - menu.height, menu.height)
        found: list[Widget] = [
            board, self._faces, BarGround(kit, places.strip, "bar"),
            SeatsBar(services, places, bar, view, self.match, board.art),
            StackPanel(services, places, rects.stack, view, board.art),
        ]  # fmt: skip
        if self._own is not None:
            words = services.say("town.hand.empty")
            hand = HandShelf(services, places, lambda: view.hand, board.art, view.business, False,
                             words)  # fmt: skip
            found += [self._own, hand]
        return found

    def refresh(self) -> None:
        """The view is of another state."""
        if self.board is not None and self._faces is not None:
            self.board.refresh()
            self._faces.refresh()
            if self._own is not None:
                self._own.refresh()
            cells = self.board.view.city.cells
            self.board.follow(cells[-1])

    def update(self, seconds: float) -> bool:
        """The camera moves; whether there is something new to be seen."""
        return self.board is not None and self.board.update(seconds)

    def wait(self) -> float | None:
        """Until the next picture of the city."""
        return None if self.board is None else self.board.wait()
