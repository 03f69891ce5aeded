"""What stands on the table of Streets, and where: the city, and everything that floats over it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.table import RimRow
from newangeles_gui.table.scenes.board import BoardTable, MovingPart, PlacedPart, TableParts
from newangeles_gui.widgets import IconButton

from ..city import CityBoard
from ..rules import NOBODY
from ..words import StreetsWords, own_words
from .asking import Asking
from .panels import (
    BarGround,
    HandShelf,
    LogStrip,
    PlayingSeats,
    SeatPanel,
    SeatsBar,
    Slip,
    StackPanel,
    StreetMoods,
    city_regions,
    right_column,
    sitter,
)
from .reckoning import Reckoning

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter
    from newangeles_gui.table import Caption, Regions

    from .bill import Bill

GAP: Final = 6  # units


@dataclass(slots=True)
class CityParts(TableParts):
    """What lies around the city."""

    shelf: HandShelf | None = None
    slip: Slip | None = None
    stack: StackPanel | None = None

    @property
    def placing(self) -> list[PlacedPart]:
        """The nearest to the eye first."""
        found = (self.shelf, self.own, self.slip, self.stack, self.faces, self.board)
        return [one for one in found if one is not None]

    @property
    def moving(self) -> list[MovingPart]:
        """City and faces."""
        return [self.faces, self.board]


class CityTable(BoardTable):
    """Puts the parts where they belong; what they mean to whoever looks is said elsewhere."""

    parts: CityParts

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        self.moods = StreetMoods()
        self.reckoning = Reckoning(services, self.town_words)
        self.asking = Asking(services, self.town_words)
        super().__init__(services, match, prompter)
        self.log_open = False

    def town_words(self) -> StreetsWords:
        """What is said of this game to whoever looks."""
        return own_words(self.words())

    def paint(self, surface: pygame.Surface) -> None:
        """Nothing: the city covers all of the window."""

    @abstractmethod
    def wire_board(self, board: CityBoard) -> None:
        """What hands do on the city, and what shines over it."""

    @abstractmethod
    def wire_shelf(self, shelf: HandShelf) -> None:
        """What hands do with the tiles of the hand."""

    @abstractmethod
    def look_large(self, tile: str) -> None:
        """A tile is shown large, or not any more."""

    @abstractmethod
    def bill(self) -> Bill:
        """What the paper tells now."""

    @abstractmethod
    def point_at_row(self, cell: int | None) -> None:
        """A row of the paper is pointed at; its tile lies on that cell."""

    @abstractmethod
    def entries(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """What has a button in the top bar: its name, its sign, what it does."""

    def regions(self) -> Regions:
        """Rivals at the left, the paper at the right."""
        others = len(self.shown.players) - (self.shown.seat != NOBODY)
        return self.make_room(city_regions(self.kit, others))

    def make_room(self, places: Regions) -> Regions:
        """The log lies over the paper; nothing moves aside."""
        return places

    def make_board(self) -> CityBoard:
        """The city."""
        board = CityBoard(self.services, self.places, self.shown, self.picker, self.screen)
        board.hidden = self.playback.hidden
        if not self._built and board.camera.turns_better:  # later it would turn under the eyes
            board.turn_round()
        self.wire_board(board)
        return board

    def make(self, board: CityBoard) -> CityParts:
        """Panels around it, for what is shown and asked now."""
        services, places, view, picker = self.services, self.places, self.shown, self.picker

        def plate(rect: pygame.Rect, seat: int) -> SeatPanel:
            who = sitter(services, self.match, view.players[seat])
            return SeatPanel(services, places, rect, view, picker, seat, self.moods, board.art, who)

        faces = RimRow[SeatPanel](self.kit, places, PlayingSeats(view), plate, self.moods)
        faces.thinks(self.director.thinking)
        parts = CityParts(board, faces)
        if view.seat != NOBODY:
            parts.own = plate(places.own, view.seat)
        self._furnish(parts, board)
        return parts

    def _furnish(self, parts: CityParts, board: CityBoard) -> None:
        services, places, view = self.services, self.places, self.shown
        rects = right_column(places)
        parts.slip = Slip(services, places, rects.slip, self.bill(), board.art)
        parts.slip.on_row = self.point_at_row
        parts.stack = StackPanel(services, places, rects.stack, view, board.art)
        parts.stack.on_look = self.look_large
        log = LogStrip(services, places, rects.log, self.chronicle, view.seat, self.turn_log)
        parts.more = [BarGround(self.kit, places.strip, "bar"), log, parts.slip, parts.stack]
        if view.seat != NOBODY:
            parts.shelf = self._shelf(board)
            parts.more.insert(1, parts.shelf)
        if self.asks:
            parts.more += self.asking.count(board, self.rebuild, lambda: self.pill.rect)

    def _shelf(self, board: CityBoard) -> HandShelf:
        view = self.shown
        asks = self.asks and self.asking.takes_tiles
        sneak = self.asking.for_sneak and self.asks

        def tiles() -> list[str]:
            return [view.sneak_tile] if sneak else view.hand

        key = "town.hand.wait" if view.pile_size else "town.hand.empty"
        words = self.say(key)
        shelf = HandShelf(self.services, self.places, tiles, board.art, view.business, asks, words)
        self.wire_shelf(shelf)
        placing = self.asking.placing
        if placing is not None:
            shelf.taken, shelf.rotation = placing.taken, board.rotation(placing.quarter)
        elif self.asking.instead:
            shelf.taken = self.asking.instead
        return shelf

    def arrange(self) -> None:
        """Above what the coach says all of the city is seen; counters hide little of it."""
        room, board = self.places.board.copy(), self.parts.board
        if self.asking.advised:
            foot = self.pill.rect.top - self.px(GAP)
            room.height = max(room.height // 2, min(room.bottom, foot) - room.top)
        board.use(room)  # type: ignore[attr-defined]
        for one in self.asking.counters:
            one.follow()

    def put_strip(self, rect: pygame.Rect) -> None:
        """Turning the city and the log have buttons; then name, turn and seats."""
        side, gap, say = rect.height, self.px(GAP), self.say
        for name, icon, action in self.entries():
            spot = pygame.Rect(rect.right - side, rect.y, side, side)
            tip = say(f"town.menu.{name}")
            self.root.add(IconButton(self.kit, spot, icon, tip, action, name=name))
            rect = pygame.Rect(rect.x, rect.y, rect.width - side - gap, side)
        art = self.parts.board.art  # type: ignore[attr-defined]
        self.root.add(SeatsBar(self.services, self.places, rect, self.shown, self.match, art))

    def caption(self, board: Any, faces: pygame.Rect, question: pygame.Rect) -> Caption:
        """What is narrated stands over the question."""
        return super().caption(board, self.places.strip, question)

    def put_log(self) -> None:
        """The open log over the paper; what was missed over the city."""
        if self.log_open:
            self.root.add(self.log_drawer())
        elif self.recap_lies:
            self.root.add(*self.log_tab(self.parts.board, self.pill.rect, None)[1:])
