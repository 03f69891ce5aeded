"""The table of Streets: the city on the whole screen, everything else floats over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import PillButton, PromptBar

from ..city import CellSpot, CityBoard, CitySpot, TileLook, TileSpot
from .panels import HandShelf, LensLine, show_lens
from .reckoning import BUILDING
from .setting import CityTable

if TYPE_CHECKING:
    from newangeles_gui.engine import Facts
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter
    from newangeles_gui.table import Picker, Target
    from newangeles_gui.widgets import Input, Widget

    from .bill import Bill

LENS: Final = 0.7  # seconds that the pointer rests before a tile is shown large
WARMING: Final = ("signs_returned", "people_moved", "became_seekers")  # then a street is finished


class StreetsTable(CityTable):
    """Builds with whoever looks, and shows what everybody else builds."""

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        self.pointed_tile: int | None = None  # the cell of the tile under the pointer
        self.pinned: str = ""  # the tile that is looked at large
        self.strong: int | None = None  # the row of the paper that is pointed at
        self.by_keys = False  # whether keys were used last, not the pointer
        self._closed: set[int] = set()  # the streets that are known to be closed
        self._told_key: object = None
        self._bill_key: object = None
        self._looked_for: object = None  # the question for which the camera has been moved
        super().__init__(services, match, prompter)
        if match.pending is not None and match.pending.kind not in BUILDING:
            self.reckoning.catch_up(match, match.pending.seat)
            self._show_bill()
        self.playback.listeners += [self.moods.hear, self._heard]

    def wire_board(self, board: CityBoard) -> None:
        """Spots tell, turn and are looked at; lights shine over the city."""
        board.tells, board.turns = self._tells, self.turn_tile
        board.looks_at, board.over = self._looks_at, self._paint_over
        self._closed = board.closed_streets

    def wire_shelf(self, shelf: HandShelf) -> None:
        """Tiles are taken, turned, pulled and looked at."""
        shelf.on_take, shelf.on_turn = self.take_tile, self.turn_tile
        shelf.on_drag, shelf.on_drop = self._pull, self._let_go
        shelf.on_look = self.look_large

    def entries(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """Turning the city, the coach, the log."""
        return (
            ("turn_city", "turn", self.turn_city),
            ("hint", "hint", self.hint),
            ("log", "log", self.turn_log),
        )

    def make_pill(self) -> PromptBar:
        """The question and how it is answered, with its buttons."""
        pill = PromptBar(self.kit, self.places.pill, self.places.board.top)
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
            placing = self.asking.placing
            if self.by_keys and placing is not None and placing.taken and not placing.ready:
                self._focus_cell()

    def _pull(self, name: str, pos: tuple[int, int]) -> None:
        """A tile of the hand is pulled over the city."""
        placing, board = self.asking.placing, self.parts.board
        if placing is None or not self.asks or not isinstance(board, CityBoard):
            return
        if placing.taken != name:
            placing.take(name)
            self.picker.targets = dict(self.targets())
            board.refresh()
        spot = board.spot_under(pos)
        if isinstance(spot, CellSpot) and spot.lit:
            self.by_keys = False
            self._point(spot, pos)
        else:
            placing.cell = None
        if self.parts.shelf is not None:
            self.parts.shelf.taken = name
        self._show_bill()
        self.root.dirty = True

    def _let_go(self, pos: tuple[int, int]) -> None:
        """Where it fits it is built."""
        if self.asking.option:
            self.build_here()
        else:
            self._aim()

    def turn_tile(self, step: int) -> bool:
        """Turn the tile that is held; whether it fits another way."""
        placing = self.asking.placing
        if placing is None or not placing.turn(step):
            return False
        self.services.audio.play("tile_turned")
        self._aim()
        return True

    def build_here(self) -> None:
        """Build what is held where it is."""
        option = self.asking.option
        if option:
            self.choose(option)

    def put_back(self) -> None:
        """Think again; keys go back to the hand, or they would hold the tile over the city."""
        placing = self.asking.placing
        taken = "" if placing is None else placing.taken
        self.asking.put_back(wholly=self.by_keys)
        self.services.audio.play("cancel")
        self._aim()
        if self.by_keys and self.parts.shelf is not None:
            tiles = self.parts.shelf.tiles
            self.root.set_focus(next((one for one in tiles if one.tile == taken), None))

    def _aim(self) -> None:
        """Another tile, another place or another rotation: the answers are others."""
        self.picker.targets = dict(self.targets())
        if self.root.holds and self.asks:  # put anew, a tile that is pulled would be let go of
            self._show_turned()
            self._show_bill()
        else:
            self.rebuild()

    def _show_turned(self) -> None:
        """The tile of the hand lies as it would be built."""
        shelf, placing, board = self.parts.shelf, self.asking.placing, self.parts.board
        if shelf is not None and placing is not None and isinstance(board, CityBoard):
            shelf.rotation = board.rotation(placing.quarter)
            self.root.dirty = True

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
            self._told_key = self._tells_now
            self._aim()

    def hold(self, option: str) -> None:
        """An answer is held as if somebody were about to give it."""
        self.asking.hold(option)
        self._told_key = self._tells_now
        self._aim()

    def fit_city(self) -> None:
        """All of the city; once that is seen, turned to where it is seen larger."""
        board = self.parts.board
        assert isinstance(board, CityBoard)
        if board.seen_whole and board.camera.turns_better:
            self.turn_city()
        else:
            board.fit()

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
        picked = shelf is not None and shelf.number(amount)
        return picked or self.pill.number(amount - self.before_buttons)

    @property
    def before_buttons(self) -> int:
        """The tiles of the hand have digits of their own."""
        shelf = self.parts.shelf
        return len(shelf.tiles) if shelf is not None and shelf.asks else 0

    def handle(self, given: Input) -> bool:
        """Whether keys are used says what is pointed at."""
        if given.kind in ("press", "action", "move"):
            self._uses_keys(given.kind == "action")
        if given.kind == "press" and self.pinned:
            self.pinned = ""
            self.root.dirty = True
        return super().handle(given)

    def _uses_keys(self, by_keys: bool) -> None:
        changed, self.by_keys = by_keys != self.by_keys, by_keys
        if changed and self.asks and self.asking.in_city and not self.picker.chosen:
            self.rebuild()

    # What is pointed at.

    def look(self, widget: Widget | None) -> bool:
        """A place for the tile that is held; a tile whose street is told."""
        focus = self.root.focus
        seen = focus if self.by_keys else self.root.under
        before = (self.pointed_tile, self._aimed())
        self.pointed_tile = seen.cell if isinstance(seen, TileSpot) else None
        placing = self.asking.placing if self.asks else None
        # What is pointed at may still be lit for a tile that has been put back.
        if placing is not None and isinstance(seen, CellSpot) and seen.cell in placing.cells:
            self._point(seen, self.root.pos)
        if before == (self.pointed_tile, self._aimed()):
            return self._show_bill()
        self._show_bill()
        if self.root.holds:  # what is pulled tells for itself
            return True
        if self._told_key != self._tells_now or self.asking.advised:
            self._told_key, self.asking.advised = self._tells_now, []
            self._aim()
        return True

    def _point(self, spot: CellSpot, pos: tuple[int, int]) -> None:
        """Over this cell; at an edge where its road could be it turns there."""
        placing, board = self.asking.placing, self.parts.board
        assert placing is not None and isinstance(board, CityBoard)
        new = placing.cell != spot.cell
        placing.point(spot.cell)
        edge = None if self.by_keys else spot.edge(pos)
        if edge is not None and not new:
            placing.lay(board.quarter(edge))
        self._show_turned()
        self.picker.targets[spot.target] = placing.option_at(spot.cell)

    @property
    def _tells_now(self) -> object:
        """Whenever this is another one, the pill says something else."""
        return self.by_keys, self.asking.told_key

    def _aimed(self) -> object:
        placing = self.asking.placing
        return None if placing is None else (placing.taken, placing.cell, placing.quarter)

    def bill(self) -> Bill:
        """Of what is pointed at, of the tile that is held, or of what is being scored."""
        placing = self.asking.placing if self.asks else None
        bill = self.reckoning.bill(self.shown, placing, self.pointed_street)
        crowd = self.asking.crowd if self.asks else None
        if crowd is not None and self.pointed_street is None:
            self.reckoning.ask_people(bill, self.shown, crowd)
        return bill

    def _show_bill(self) -> bool:
        """The paper tells of what is pointed at; whether it tells something else now."""
        crowd = self.asking.crowd
        homes = tuple(crowd.homes.values()) if crowd is not None else ()
        told = (self.shown.city, self.pointed_street, self.reckoning.state)
        key = (*told, self._aimed(), self.asks, homes)
        if key == self._bill_key or not self._built or self.parts.slip is None:
            return False
        self._bill_key, bill = key, self.bill()
        self.parts.slip.show(bill)
        if self.by_keys and self.asks and self.asking.option:
            self.narrator.say(self._narrated(bill))
        return True

    def _narrated(self, bill: Bill) -> str:
        """The tile that keys hold over a place, and what would come of it, for who only hears."""
        words, pending = self.services.words, self.director.pending
        assert pending is not None, "a tile is held only while one is asked"
        option = words.option(pending, self.asking.option, self.shown)
        found = [self.say("town.heard.here", option=option, told=bill.told)]
        cell = None if self.asking.placing is None else self.asking.placing.cell
        own = [row.line.money for row in bill.rows if row.line.cell == cell]
        found += [self.say("town.heard.worth", n=money) for money in own]
        for owner, money, _ in bill.sums:
            if money:
                found.append(self.say("town.heard.gets", player=words.player(owner), n=money))
        return " ".join([*found, *(f"{note.words}." for note in bill.notes)])

    @property
    def pointed_street(self) -> int | None:
        """The street that is pointed at; none while one is being scored."""
        cell, city = self.pointed_tile, self.shown.city
        scored = self.playback.busy and self.reckoning.scored is not None
        if cell is None or cell not in city.at or scored:
            return None
        if self.asks and self.asking.crowd is not None:
            return None
        street: int = city.street_of[city.at[cell]]
        return street

    def point_at_row(self, cell: int | None) -> None:
        """Its sum alone is strong over the city."""
        self.strong = cell
        self.root.dirty = True

    def _tells(self, spot: CitySpot) -> str:
        """Why nothing can be built on a cell."""
        placing = self.asking.placing if self.asks else None
        if isinstance(spot, TileSpot) or placing is None or spot.lit or not placing.taken:
            return ""
        most = self.shown.city.longest
        return self.say(f"town.why.{placing.why_not(spot.cell)}", most=most)

    def _looks_at(self, cell: int) -> bool:
        city = self.shown.city
        if cell in city.at:
            self.look_large(city.tiles[city.at[cell]])
        return True

    def look_large(self, tile: str) -> None:
        """A tile is shown large, or not any more."""
        self.pinned = "" if self.pinned == tile else tile
        self.root.dirty = True

    # What happens.

    def _heard(self, kind: str, facts: Facts) -> None:
        self.reckoning.hear(kind, facts, self.shown)
        if not self._built:
            return
        board = self.parts.board
        assert isinstance(board, CityBoard)
        built = str(facts["cell"]) if kind in ("tile_built", "tile_covered") else ""
        if built:
            if self.playback.busy:
                board.set_down(built, self.playback.pace)
            board.cold |= board.closed_streets - self._closed
            self._closed = board.closed_streets
        elif kind in WARMING and self.reckoning.scored is not None:
            board.warm(self.reckoning.scored.street.cell)
        elif kind in ("tile_drawn", "turn_passed"):
            board.cold.clear()
            board.rest()
        board.refresh()
        if built:  # the city is as large as it is now
            board.follow_text(built)
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
        if self.asks and self._looked_for is not self.asking.pending:
            self._looked_for = self.asking.pending
            self._look_there()

    def _look_there(self) -> None:
        """Everything that can be chosen is in sight when somebody is asked."""
        board, scored = self.parts.board, self.reckoning.scored
        assert isinstance(board, CityBoard)
        moves = self.asking.crowd is not None and scored is not None
        paid = [line.cell for line in scored.street.lines] if moves and scored else []
        board.reach([*self.asking.cells(self.shown), *paid])

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
        moved = super().move(seconds) | self.reckoning.pass_time(seconds)
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
        calm = self._rested >= LENS and self._pointed and not self.by_keys
        calm = calm and not self.playback.busy
        return calm and self.asking.placing_nothing

    def _worth(self, cell: int) -> list[LensLine]:
        """What a tile of the city is worth now, and what would raise that."""
        now, more = self.reckoning.told_of(self.shown, cell)
        return [LensLine(now, "small_strong", "accent"), LensLine(more, "small", "good")]

    def _business(self, tile: str) -> list[LensLine]:
        """What is asked of a tile that nobody has built yet."""
        words, known = self.services.words, self.services.box.tiles[tile]
        business = words.name(f"business.{known.business}") if self.shown.business else ""
        return [
            LensLine("" if known.start else business, "small_strong", "accent"),
            LensLine(self.town_words().joke(f"tile.{tile}"), "small", "muted"),
        ]

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
        return {**super().keys(), "home": self.fit_city, "trade": self.turn_city,
                "hint": self.hint}  # fmt: skip
