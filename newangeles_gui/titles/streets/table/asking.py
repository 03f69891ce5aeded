"""Each question as a gesture: what is lit, what a click means, what the pill says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from newangeles_gui.i18n import Name
from newangeles_gui.minds import Task
from newangeles_gui.table import PillButton

from ..city import (
    CityBoard,
    TilePlacing,
    cell_target,
    put_frame,
    put_ghost,
    put_glow,
    put_places,
    put_sums,
    tile_target,
)
from ..rules import NOBODY, Foresight, cell_text, decides_for, read_cell, read_lying
from .crowds import Crowd, CrowdCounter

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.engine import Decision
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Target

    from ..rules import View
    from ..words import StreetsWords
    from .scene import StreetsTable

COACH: Final = "builder"  # who answers at once
BUILDS: Final = ("build", "sneak_build")
ON_TILES: Final = ("abandon", "business")
NONE: Final = "none"


class Asking:
    """The question that whoever looks is asked, and how far they have come with it."""

    def __init__(self, services: Services, words: Callable[[], StreetsWords]) -> None:
        self.services, self.words_of = services, words
        self.pending: Decision | None = None
        self.view: View | None = None
        self.placing: TilePlacing | None = None
        self.crowd: Crowd | None = None
        self.counters: list[CrowdCounter] = []
        self.advised: list[str] = []  # what the coach has said of the answer that is held
        self.instead = ""  # the tile of the hand by which a building is to be valued

    def begin(self, pending: Decision | None, view: View) -> None:
        """Somebody else is asked, or something else."""
        kept = self.placing.taken if self.placing is not None else ""
        self.pending, self.view = pending, view
        self.placing, self.crowd, self.instead = None, None, ""
        self.counters, self.advised = [], []
        if pending is None:
            return
        if pending.kind in BUILDS:
            seat = view.seat if pending.kind == "build" else view.sneak
            self.placing = TilePlacing(self.services.box, view, pending.options, seat)
            if kept in self.placing.places:
                self.placing.take(kept)
        elif pending.kind == "move":
            self.crowd = Crowd(pending)

    def count(
        self, board: CityBoard, changed: Callable[[], None], question: Callable[[], pygame.Rect]
    ) -> list[CrowdCounter]:
        """A counter below each home that people may go to."""
        homes = [] if self.crowd is None else self.crowd.homes
        self.counters = [
            CrowdCounter(board, self.crowd, one, changed, question) for one in homes if self.crowd
        ]
        return self.counters

    def hint(self) -> bool:
        """The coach holds the best answer where it would lie, and says why; if there is one."""
        pending, view = self.pending, self.view
        if pending is None or view is None:
            return False
        crew = self.services.box.title.minds.crew(self.services.box)
        task = Task("advise", COACH, view=view, about=pending, more=str(view.turn))
        counsel = crew.perform(task).counsels[0]
        words = self.words_of()
        self.advised = [words.reason(one.key, one.values) for one in counsel.reasons]
        self.hold(counsel.option)
        return True

    def hold(self, option: str) -> None:
        """An answer as if somebody were about to give it."""
        if self.placing is not None:
            name, cell, quarter = read_lying(option)
            self.placing.take(name)
            self.placing.point(cell)
            self.placing.lay(quarter)
        elif self.crowd is not None:
            _, to, count = option.split(" ")
            cell = read_cell(to.removeprefix("to="))
            self.crowd.homes = dict.fromkeys(self.crowd.homes, 0)
            self.crowd.homes[cell] = int(count.removeprefix("count="))
        elif self.pending is not None:
            words = self.words_of().option(self.pending, option, self.view)
            self.advised = [words, *self.advised]

    @property
    def kind(self) -> str:
        """What is asked."""
        return "" if self.pending is None else self.pending.kind

    @property
    def for_sneak(self) -> bool:
        """Whether it is the Sneak's tile."""
        return self.kind == "sneak_build"

    @property
    def gives_up(self) -> bool:
        """Whether something is given up."""
        return self.kind in ("abandon", "discard")

    @property
    def in_city(self) -> bool:
        """Whether what lies in the city is the answer: buttons are for keys alone."""
        return self.kind in (*ON_TILES, "street")

    @property
    def takes_tiles(self) -> bool:
        """Whether a tile of the hand can be taken."""
        return self.kind in (*BUILDS, "discard", "score_instead")

    @property
    def holds(self) -> bool:
        """Whether there is something to put back."""
        if self.placing is not None:
            several = len(self.placing.places) > 1
            return self.placing.ready or bool(several and self.placing.taken)
        return bool(self.instead)

    @property
    def placing_nothing(self) -> bool:
        """Whether no tile is held over the city."""
        return self.placing is None or not self.placing.ready

    @property
    def option(self) -> str:
        """The answer that the tile that is held stands for."""
        placing = self.placing
        if placing is None or placing.cell is None or not placing.ready:
            return ""
        return placing.option_at(placing.cell)

    @property
    def told_key(self) -> object:
        """Whenever this is another one, the pill says something else."""
        placing = self.placing
        if placing is None:
            return None
        return placing.taken, placing.ready, len(placing.legal) > 1

    # What is lit, and what is meant by it.

    def targets(self, view: View) -> Mapping[Target, str]:
        """What is an answer, or leads to one."""
        pending = self.pending
        if pending is None:
            return {}
        if self.placing is not None:
            cells = self.placing.cells
            return {cell_target(one): self.placing.option_at(one) for one in cells}
        if self.crowd is not None:
            return {tile_target(cell): cell_text(cell) for cell in self.crowd.homes}
        if pending.kind in ON_TILES:
            return {("tile", one): one for one in pending.options}
        if pending.kind == "street":
            return _streets(pending.options, view)
        if pending.kind == "score_instead" and self.instead:
            found = [one for one in pending.options if one.startswith(f"{self.instead} ")]
            return {("tile", one.partition(" for=")[2]): one for one in found}
        return {}

    def cells(self, view: View) -> list[int]:
        """Where something can be chosen, whichever tile is taken; and the streets that grow."""
        if self.placing is None:
            return [read_cell(where) for kind, where in self.targets(view) if kind == "tile"]
        places = {cell for cells in self.placing.places.values() for cell in cells}
        city = view.city
        grows = [n for n, row in enumerate(city.rows) if row and not city.closed[n]]
        return [*places, *(city.cells[tile] for n in grows for tile in city.rows[n])]

    def pick(self, option: str, half: bool) -> str | None:
        """A click on something lit: the answer, or None if more is to be said."""
        if self.crowd is None:
            return option
        cell = read_cell(option)
        if self.crowd.sole(cell) and not half:
            return option
        self.crowd.send(cell, half)
        return None

    def take(self, name: str) -> bool:
        """A tile of the hand was clicked."""
        if self.placing is not None and name in self.placing.places:
            placing = self.placing
            placing.take("" if placing.taken == name and len(placing.places) > 1 else name)
            return True
        if self.kind == "score_instead":
            can = any(one.startswith(f"{name} ") for one in self.pending.options)  # type: ignore[union-attr]
            self.instead = name if can and self.instead != name else ""
            return can
        return False

    def put_back(self, wholly: bool = False) -> None:
        """Let go of what is held: of its place, then of the tile, or of both at once."""
        self.instead = ""
        if self.placing is not None:
            self.placing.put_back()
            if wholly and self.placing.taken:
                self.placing.put_back()

    # What the pill says.

    def words(self, table: StreetsTable) -> tuple[str, list[str]]:
        """The question, and how it is answered; or what the coach says."""
        title, how = self._words(table)
        return title, self.advised or [how]

    def _words(self, table: StreetsTable) -> tuple[str, str]:
        say, placing = table.say, self.placing
        if placing is not None:
            return self._place_words(table, placing)
        if self.crowd is not None:
            who = Name(f"person.{self.crowd.colour}")
            left = self.crowd.left
            how = say("town.ask.move_left", count=left) if 0 < left < self.crowd.number else ""
            how = how or self._of_sneak() or say("town.ask.move_how")
            return say("town.ask.move", count=self.crowd.number, who=who), how
        if self.kind == "score_instead":
            if self.instead:
                tile = Name(f"tile.{self.instead}")
                return say("town.ask.instead_where", tile=tile), self._instead_words(say)
            return say("town.ask.instead"), say("town.ask.instead_how")
        if self.kind:
            how = self._of_sneak() or say(f"asking.{self.kind}.how")
            return say(f"asking.{self.kind}.title"), how
        return table.told()[0], ""

    def _instead_words(self, say: Callable[..., str]) -> str:
        """What each building would count by the tile that is held."""
        view, pending = self.view, self.pending
        assert view is not None
        assert pending is not None
        foresight, told = Foresight(self.services.box, view), []
        for option in pending.options:
            name, _, place = option.partition(" for=")
            if name == self.instead and place:
                built, valued = foresight.instead(name, read_cell(place))
                tile = Name(f"tile.{view.city.tiles[view.city.at[read_cell(place)]]}")
                told.append(say("town.ask.instead_worth", tile=tile, valued=valued, built=built))
        return " ".join(told)

    def _of_sneak(self) -> str:
        """What is asked where the Sneak would have to decide (13.9, 13.11)."""
        view, pending = self.view, self.pending
        if view is None or pending is None or view.sneak == NOBODY:
            return ""
        own = decides_for(view) != view.sneak
        return "" if own else self.words_of().prompt(pending, view)

    def _place_words(self, table: StreetsTable, placing: TilePlacing) -> tuple[str, str]:
        say = table.say
        tile = Name(f"tile.{placing.taken}") if placing.taken else None
        if self.for_sneak and not placing.ready:
            found = placing.foreseen(placing.taken, *_first(placing))
            worth = found.standing
            value = worth.value if worth is not None else 0
            for street in found.streets:
                value = next((one.value for one in street.lines if one.cell == found.cell), value)
            return say("town.ask.sneak", tile=tile), say("town.ask.sneak_how", n=value)
        if tile is None:
            return say("town.ask.take"), say("town.ask.take_how", n=len(placing.places))
        if not placing.ready:
            return say("town.ask.place", tile=tile), say("town.ask.place_how")
        key = "here_how" if len(placing.legal) > 1 else "here_only"
        key += "_keys" if table.by_keys else ""
        return say("town.ask.here", tile=tile), say(f"town.ask.{key}")

    def buttons(self, table: StreetsTable) -> list[PillButton]:
        """What can be pressed."""
        say = table.say
        if self.placing is not None:
            if not self.placing.ready:
                return []
            back = PillButton(say("town.ask.back"), table.put_back, "undo", "line", "put_back")
            build = PillButton(say("town.ask.build"), table.build_here, "check", "accent", "build")
            return [back, build]
        if self.crowd is not None:
            return self._crowd_buttons(table, self.crowd)
        if self.kind == "score_instead":
            words = say("option.none")
            return [table.answer_button(NONE, words)]
        if self.kind == "discard":
            return [table.answer_button(one, words) for one, words in table.answers()]
        if table.picker.chosen:
            return [*table.confirmation(table.picker.chosen)]
        if self.in_city and not table.by_keys:
            return []
        return [table.answer_button(one, words) for one, words in table.answers()]

    def _crowd_buttons(self, table: StreetsTable, crowd: Crowd) -> list[PillButton]:
        def all_to_one() -> None:
            most = max(crowd.homes, key=lambda one: crowd.homes[one])
            for cell in crowd.homes:
                crowd.homes[cell] = 0
            crowd.send(most)
            table.rebuild()

        found = [PillButton(table.say("town.ask.move_all"), all_to_one, "people", "line", "all")]
        if not crowd.left:
            option = self.pending.options[0] if self.pending is not None else ""
            words = table.say("town.ask.move_done")

            def moved() -> None:
                table.choose(option)

            found.append(PillButton(words, moved, "check", "accent", "moved"))
        return found

    # What shines over the city.

    def paint(self, table: StreetsTable, surface: pygame.Surface) -> None:
        """Places and the tile that is held; homes; sums and lines."""
        board = table.parts.board
        assert isinstance(board, CityBoard)
        kit, reckoning, view = board.kit, table.reckoning, table.shown
        settled = table.asks
        placing = self.placing if settled else None
        if placing is not None:
            put_places(board, surface, placing)
            put_ghost(board, surface, placing)
        self._paint_lit(board, surface, settled)
        found = placing.ledger if placing is not None else None
        street = table.pointed_street
        if street is not None:
            row = [view.city.cells[tile] for tile in view.city.rows[street]]
            put_frame(board, surface, row, kit.color("focus"), 3)
            lit = reckoning.lit_street(view, street)
            put_sums(board, surface, view.city, lit, table.strong)
        elif found is not None and placing is not None:
            for one in found.streets:
                tiles = found.city.rows[found.city.street_of[found.city.at[one.cell]]]
                cells = [found.city.cells[tile] for tile in tiles]
                put_frame(board, surface, cells, kit.color("accent"), 4)
            put_sums(board, surface, found.city, reckoning.lit(view, placing), table.strong)
        elif reckoning.scored is not None:
            put_sums(board, surface, view.city, reckoning.scored.lines, table.strong)

    def _paint_lit(self, board: CityBoard, surface: pygame.Surface, settled: bool) -> None:
        """Buildings that are an answer; homes in the colour of who would move there."""
        if not settled or self.placing is not None:
            return
        color = board.kit.color("accent" if self.crowd is None else self.crowd.colour)
        for target in board.picker.targets:
            if target[0] == "tile":
                cell = read_cell(target[1])
                put_glow(board, surface, board.cell_rect(cell), color)
                put_frame(board, surface, [cell], color, 3)


def _first(placing: TilePlacing) -> tuple[int, int]:
    cell, legal = next(iter(placing.cells.items()))
    return cell, legal[0]


def _streets(options: list[str], view: View) -> dict[Target, str]:
    """Every tile of a street stands for it."""
    city = view.city
    found: dict[Target, str] = {}
    for option in options:
        for tile in city.rows[city.street_of[city.at[read_cell(option)]]]:
            found[tile_target(city.cells[tile])] = option
    return found
