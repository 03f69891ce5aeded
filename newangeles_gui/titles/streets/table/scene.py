"""The table of Streets: the city on the whole screen, everything else floats over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.session import NOBODY
from newangeles_gui.table import Pill, PillButton, RimRow
from newangeles_gui.table.scenes.board import BoardTable, MovingPart, PlacedPart, TableParts
from newangeles_gui.widgets import IconButton

from ..city import CellSpot, CityBoard, CitySpot, TileLook, TileSpot
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
    corner,
    regions,
    show_lens,
    sitter,
)
from .reckoning import Reckoning

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter
    from newangeles_gui.table import Caption, Picker, Regions, Target
    from newangeles_gui.widgets import Input, Widget

GAP: Final = 6  # units
LENS: Final = 0.7  # seconds that the pointer rests before a tile is shown large
WARMING: Final = ("signs_returned", "people_moved", "became_seekers")  # then a street is finished


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


class StreetsTable(BoardTable):
    """Builds with whoever looks, and shows what everybody else builds."""

    parts: CityParts

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        self.moods = StreetMoods()
        self.reckoning = Reckoning(services)
        self.asking = Asking(services)
        self.pointed_tile: int | None = None  # the cell of the tile under the pointer
        self.pinned: str = ""  # the tile that is looked at large
        self.strong: int | None = None  # the row of the paper that is pointed at
        self._by_keys = False
        self._closed: set[int] = set()  # the streets that are known to be closed
        self._told_key: object = None
        self._bill_key: object = None
        super().__init__(services, match, prompter)
        self.log_open = False
        self.playback.listeners += [self.moods.hear, self._heard]

    # What the parts are.

    def regions(self) -> Regions:
        """Rivals at the left, the paper at the right."""
        others = len(self.shown.players) - (self.shown.seat != NOBODY)
        return self.make_room(regions(self.kit, others))

    def make_room(self, places: Regions) -> Regions:
        """The log lies over the paper; nothing moves aside."""
        return places

    def make_board(self) -> CityBoard:
        """The city."""
        board = CityBoard(self.services, self.places, self.shown, self.picker, self.screen)
        board.hidden = self.playback.hidden
        board.tells = self._tells
        board.turns = self.turn_tile
        board.looks_at = self._looks_at
        board.over = self._paint_over
        self._closed = board.closed_streets
        return board

    def make(self, board: CityBoard) -> CityParts:
        """Panels around it, for what is shown and asked now."""
        services, places, view, picker = self.services, self.places, self.shown, self.picker

        def plate(rect: pygame.Rect, seat: int) -> SeatPanel:
            who = sitter(services, self.match, view.players[seat])
            return SeatPanel(services, places, rect, view, picker, seat, self.moods, board.art, who)

        board.camera.use(places.board)
        faces = RimRow[SeatPanel](self.kit, places, PlayingSeats(view), plate, self.moods)
        faces.thinks(self.director.thinking)
        parts = CityParts(board, faces)
        if view.seat != NOBODY:
            parts.own = plate(places.own, view.seat)
        self._furnish(parts, board)
        return parts

    def _furnish(self, parts: CityParts, board: CityBoard) -> None:
        services, places, view = self.services, self.places, self.shown
        rects = corner(places)
        parts.slip = Slip(services, places, rects.slip, self._bill(), board.art)
        parts.slip.on_row = self._points_at_row
        parts.stack = StackPanel(services, places, rects.stack, view, board.art)
        log = LogStrip(services, places, rects.log, self.chronicle, view.seat, self.turn_log)
        parts.more = [BarGround(self.kit, places.strip, "bar"), parts.slip, parts.stack, log]
        if view.seat != NOBODY:
            parts.shelf = self._shelf(board)
            parts.more.insert(1, parts.shelf)
        if self.asks:
            parts.more += self.asking.count(board, self.rebuild)

    def _shelf(self, board: CityBoard) -> HandShelf:
        view = self.shown
        asks = self.asks and self.asking.takes_tiles
        sneak = self.asking.for_sneak and self.asks

        def tiles() -> list[str]:
            return [view.sneak_tile] if sneak else view.hand

        key = "town.hand.wait" if view.pile_size else "town.hand.empty"
        words = self.say(key)
        shelf = HandShelf(self.services, self.places, tiles, board.art, view.business, asks, words)
        shelf.on_take, shelf.on_turn, shelf.on_look = self.take_tile, self.turn_tile, self._pin
        placing = self.asking.placing
        if placing is not None:
            shelf.taken, shelf.rotation = placing.taken, board.rotation(placing.quarter)
        elif self.asking.instead:
            shelf.taken = self.asking.instead
        return shelf

    def put_strip(self, rect: pygame.Rect) -> None:
        """Turning the city and the log have buttons; then name, turn and seats."""
        side, gap, say = rect.height, self.px(GAP), self.say
        entries = (
            ("turn_city", "turn", self.turn_city),
            ("hint", "hint", self.hint),
            ("log", "log", self.turn_log),
        )
        for name, icon, action in entries:
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

    def make_pill(self) -> Pill:
        """The question and how it is answered, with its buttons."""
        pill = Pill(self.kit, self.places.pill, self.places.board.top)
        asked = self._settled and self.asks
        pill.mine = asked
        if not asked:
            pill.say(self.told()[0])
            pill.put_words()
            return pill
        title, how = self.asking.words(self)
        pill.say(title, how)
        buttons = self.asking.buttons(self)
        if buttons:
            pill.put_buttons(buttons)
        else:
            pill.put_words()
        return pill

    def answer_button(self, option: str, words: str, color: str = "accent") -> PillButton:
        """A button that gives an answer."""
        return PillButton(words, partial(self.choose, option), "", color, f"option.{option}")

    # What is asked, and how it is answered.

    def targets(self) -> Mapping[Target, str]:
        """What in the city is which answer."""
        return self.asking.targets(self.shown)

    def asked(self) -> Picker | None:
        """The answers of who looks; a tile may have to be taken first."""
        pending = self.director.pending
        mine = pending is not None and self.director.asks_viewer
        self.asking.begin(pending if mine else None, self.shown)
        return super().asked()

    def asks_twice(self, option: str) -> bool:
        """Where a tile goes is seen before the click; only what is given up is asked again."""
        return self.asking.gives_up and super().asks_twice(option)

    def pick(self, option: str) -> None:
        """A place, a home, a building: what it is depends on the question."""
        half = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        answer = self.asking.pick(option, half)
        if answer is None:
            self.services.audio.play("click")
            self.rebuild()
        else:
            super().pick(answer)

    def choose(self, option: str) -> None:
        """Answer; people of a colour go to all their homes at once."""
        crowd = self.asking.crowd
        if crowd is not None:
            self.services.audio.play("confirm")
            self.recap.decided(self.director.view)
            self.director.make_all(crowd.choices())
        else:
            super().choose(option)

    def take_tile(self, name: str) -> None:
        """Take a tile of the hand, or put it back."""
        if self.asks and self.asking.kind == "discard":
            self.choose(name)
        elif self.asks and self.asking.take(name):
            self.services.audio.play("click")
            self._aim()

    def turn_tile(self, step: int) -> bool:
        """Turn the tile that is held; whether it fits another way."""
        placing = self.asking.placing
        if placing is None or not placing.turn(step):
            return False
        self._aim()
        return True

    def build_here(self) -> None:
        """Build what is held where it is."""
        option = self.asking.option
        if option:
            self.choose(option)

    def put_back(self) -> None:
        """Think again."""
        self.asking.put_back()
        self.services.audio.play("cancel")
        self._aim()

    def _aim(self) -> None:
        """Another tile, another place or another rotation: the answers are others."""
        self.picker.targets = dict(self.targets())
        self.rebuild()
        placing = self.asking.placing
        if self._by_keys and placing is not None and placing.taken and not placing.ready:
            self._focus_cell()

    def _focus_cell(self) -> None:
        """Keys go to the place that is nearest to the middle of what is seen."""
        middle = pygame.Vector2(self.places.board.center)
        lit = [one for one in self.parts.board.children if isinstance(one, CellSpot) and one.lit]
        if lit:
            near = min(lit, key=lambda one: middle.distance_squared_to(one.rect.center))
            self.root.set_focus(near)

    def hint(self) -> None:
        """What the coach would do, and why."""
        if self.asks and not self.playback.busy and self.asking.hint():
            self.services.audio.play("click")
            self._told_key = self.asking.told_key
            self._aim()

    def turn_city(self) -> None:
        """A quarter turn of the whole city."""
        self.parts.board.turn_round()  # type: ignore[attr-defined]
        self.rebuild()

    def cancel(self) -> bool:
        """Escape: let go of what is looked at or held, else what every table does."""
        if self.pinned:
            self.pinned = ""
            self.root.dirty = True
            return True
        if self.asks and not self.playback.busy and self.asking.holds:
            self.put_back()
            return True
        return super().cancel()

    def number(self, amount: int) -> bool:
        """The tiles of the hand first, then the buttons."""
        shelf = self.parts.shelf
        if shelf is not None and shelf.number(amount):
            return True
        return self.pill.number(amount)

    def handle(self, given: Input) -> bool:
        """Whether keys are used says what is pointed at."""
        if given.kind in ("press", "action", "move"):
            self._by_keys = given.kind == "action"
        if given.kind == "press" and self.pinned:
            self.pinned = ""
            self.root.dirty = True
        return super().handle(given)

    # What is pointed at.

    def look(self, widget: Widget | None) -> bool:
        """A place for the tile that is held; a tile whose street is told."""
        focus = self.root.focus
        seen = focus if self._by_keys else self.root.under
        before = (self.pointed_tile, self._aimed())
        self.pointed_tile = seen.cell if isinstance(seen, TileSpot) else None
        placing = self.asking.placing if self.asks else None
        if placing is not None and isinstance(seen, CellSpot) and seen.lit:
            self._point(seen)
        if before == (self.pointed_tile, self._aimed()):
            return self._show_bill()
        self._show_bill()
        if self._told_key != self.asking.told_key or self.asking.advised:
            self._told_key, self.asking.advised = self.asking.told_key, []
            self._aim()
        return True

    def _point(self, spot: CellSpot) -> None:
        """Over this cell; at an edge where its road could be it turns there."""
        placing, board = self.asking.placing, self.parts.board
        assert placing is not None and isinstance(board, CityBoard)
        new = placing.cell != spot.cell
        placing.point(spot.cell)
        edge = None if self._by_keys else spot.edge(self.root.pos)
        if edge is not None and not new:
            placing.lay(board.quarter(edge))
        if self.parts.shelf is not None:
            self.parts.shelf.rotation = board.rotation(placing.quarter)
        self.picker.targets[spot.target] = placing.option_at(spot.cell)

    def _aimed(self) -> object:
        placing = self.asking.placing
        return None if placing is None else (placing.taken, placing.cell, placing.quarter)

    def _bill(self) -> Any:
        view = self.shown
        placing = self.asking.placing if self.asks else None
        return self.reckoning.bill(view, placing, self.pointed_street)

    def _show_bill(self) -> bool:
        """The paper tells of what is pointed at; whether it tells something else now."""
        key = (self.pointed_street, self._aimed(), self.asks, self.reckoning.state)
        if key == self._bill_key or not self._built or self.parts.slip is None:
            return False
        self._bill_key = key
        self.parts.slip.show(self._bill())
        return True

    @property
    def pointed_street(self) -> int | None:
        """The street that is pointed at."""
        cell, city = self.pointed_tile, self.shown.city
        if cell is None or cell not in city.at:
            return None
        if self.asks and (self.asking.crowd is not None or self.asking.gives_up):
            return None
        street: int = city.street_of[city.at[cell]]
        return street

    def _points_at_row(self, cell: int | None) -> None:
        self.strong = cell
        self.root.dirty = True

    def _tells(self, spot: CitySpot) -> str:
        """Why nothing can be built on a cell."""
        placing = self.asking.placing if self.asks else None
        if isinstance(spot, TileSpot) or placing is None or spot.lit or not placing.taken:
            return ""
        return self.say(f"town.why.{placing.why_not(spot.cell)}")

    def _looks_at(self, cell: int) -> bool:
        city = self.shown.city
        if cell in city.at:
            self._pin(city.tiles[city.at[cell]])
        return True

    def _pin(self, tile: str) -> None:
        self.pinned = "" if self.pinned == tile else tile
        self.root.dirty = True

    # What happens.

    def _heard(self, kind: str, facts: Facts) -> None:
        self.reckoning.hear(kind, facts, self.shown)
        if not self._built:
            return
        board = self.parts.board
        assert isinstance(board, CityBoard)
        if kind == "tile_built":
            board.follow_text(str(facts["cell"]))
            board.cold |= board.closed_streets - self._closed
            self._closed = board.closed_streets
        elif kind in WARMING and self.reckoning.scored is not None:
            board.cold.discard(self.reckoning.scored.street.cell)
        elif kind in ("tile_drawn", "turn_passed"):
            board.cold.clear()
        board.refresh()
        self._show_bill()

    def settle(self) -> None:
        """Everything has been played; a street that waits for its scoring still looks open."""
        board = self.parts.board if self._built else None
        if isinstance(board, CityBoard):
            if self.director.pending is None or self.director.pending.kind != "street":
                board.cold.clear()
            self._closed = board.closed_streets
        super().settle()

    def build(self) -> None:
        """The parts; what goes on has the focus."""
        super().build()
        buttons = self.pill.buttons
        if len(buttons) > 1 and self.root.focus is buttons[0]:
            self.root.set_focus(buttons[-1])

    def changed(self) -> None:
        """The playback has shown the next event."""
        super().changed()
        self._follow_tension()

    def _follow_tension(self) -> None:
        room = self.services.room.at_table()
        self.services.audio.follow(room.tension(self.services.box, self.shown))

    def move(self, seconds: float) -> bool:
        """Counters follow their homes."""
        if self._built:
            self.parts.board.pointer = self.root.pos  # type: ignore[attr-defined]
        moved = super().move(seconds)
        if self._built:
            for one in self.asking.counters:
                one.follow()
        return moved

    # What is seen.

    def _paint_over(self, surface: pygame.Surface) -> None:
        """Lights of the question over the city."""
        self.asking.paint(self, surface)

    def draw(self, surface: pygame.Surface) -> None:
        """The table; a tile that is looked at lies large over it, or beside where it lies."""
        super().draw(surface)
        board, room = self.parts.board, self.places.board
        assert isinstance(board, CityBoard)
        if self.pinned:
            look = TileLook(self.pinned, 0, False)
            show_lens(self.services, board.art, surface, room, look, self._business(self.pinned))
        elif self._rests_on_tile and self.pointed_tile is not None:
            cell = self.pointed_tile
            tile = self.shown.city.at[cell]
            told, spot = self._worth(cell), board.cell_rect(cell)
            show_lens(self.services, board.art, surface, room, board.look_of(tile), told, spot)

    @property
    def _rests_on_tile(self) -> bool:
        """Whether the pointer has rested on a tile long enough to be told of it."""
        calm = self._rested >= LENS and not self._by_keys and not self.playback.busy
        return calm and self.asking.placing_nothing

    def _worth(self, cell: int) -> str:
        """What a tile of the city is worth now, or why it is worth nothing."""
        city = self.shown.city
        tile = city.at[cell]
        if self.services.box.tiles[city.tiles[tile]].start:
            return ""
        line = self.reckoning.worth(self.shown, cell)
        if line is not None:
            return self.say("town.tile.now", n=line.money, value=line.value, people=line.people)
        return self.say("town.tile.closed" if not city.is_open(tile) else "town.tile.abandoned")

    def _business(self, tile: str) -> str:
        known = self.services.box.tiles[tile]
        if known.start or not self.shown.business:
            return ""
        return self.services.words.name(f"business.{known.business}")

    def update(self, seconds: float) -> None:
        """What is pointed at long enough is shown large."""
        rested = self._rests_on_tile
        super().update(seconds)
        self.root.dirty |= rested != self._rests_on_tile

    def wait(self) -> float | None:
        """Until what is pointed at is shown."""
        waits = [super().wait(), LENS / 2 if self._rested < LENS else None]
        return min((one for one in waits if one is not None), default=None)

    def keys(self) -> dict[str, Callable[[], None]]:
        """The city can be turned by a button, too."""
        return {**super().keys(), "trade": self.turn_city, "hint": self.hint}
