"""A table on a board that fills the screen: faces at its rim, all else when it is needed.

Who derives from it makes the parts, and says what on them is an answer.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.session import NOBODY
from newangeles_gui.widgets import can_focus

from .. import Caption, Narrator, Picker, Pill, PillButton, Playback, regions
from ..log import LogDrawer, LogTab, RecapNote
from .act import ActScreen
from .match import MatchTable

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Sight
    from newangeles_gui.widgets import Input, Widget

    from .. import CameraBoard, Hand, Regions, RimPlate, RimRow, SideStage, Speech, Target

AFTERGLOW: Final = 1.2  # seconds that the end is seen before the results come
GAP: Final = 6  # units
CAPTION: Final = 52
WIDEST_CAPTION: Final = 860
NOTCHES: Final = 2.0  # of the wheel, for a key


@dataclass(slots=True)
class TableParts:
    """What is on the table; some parts are only there when there is need."""

    board: CameraBoard
    faces: RimRow[Any]
    stage: SideStage[Any] | None = None
    own: RimPlate | None = None
    hand: Hand | None = None
    speeches: list[Speech] = field(default_factory=list)

    @property
    def placing(self) -> list[Hand | RimPlate | SideStage[Any] | RimRow[Any] | CameraBoard]:
        """Those that know where things are; the nearest to the eye first."""
        found = (self.hand, self.own, self.stage, self.faces, self.board)
        return [one for one in found if one is not None]

    @property
    def moving(self) -> list[Hand | RimRow[Any] | CameraBoard]:
        """Those that move by themselves."""
        found = (self.hand, self.faces, self.board)
        return [one for one in found if one is not None]


class BoardTable(MatchTable):
    """Shows a match to whoever looks, asks them, and plays what happens."""

    parts: TableParts

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.playback = Playback(services, self.place, self.changed)
        self.playback.opens_acts = True
        self.narrator = Narrator(services, shared=len(self.director.people) > 1)
        self.playback.listeners += [self.narrator.hear]
        self.chronicle.behind = lambda: self.playback.waiting
        self.shown: Any = self.playback.show(self.director.view)
        self.picker = Picker()
        self.places = self._regions()
        self.pill = Pill(self.kit, self.places.pill, self.places.board.top)
        self._built = False
        self._board_look: tuple[object, ...] = ()
        self._settled = True
        self._ended = 0.0
        self._ask()

    # What the title says of it.

    @abstractmethod
    def make_board(self) -> CameraBoard:
        """The board, for the window as it is."""

    @abstractmethod
    def make(self, board: Any) -> TableParts:
        """All other parts, for what is shown and asked now; the board is of the title's kind."""

    @abstractmethod
    def targets(self) -> Mapping[Target, str]:
        """What on the table is which answer."""

    def told_of(self, option: str) -> Sequence[str]:
        """What is said of an answer that waits to be confirmed."""
        return ()

    def asks_twice(self, option: str) -> bool:
        """Whether an answer has to be confirmed: one that cannot be taken back."""
        pending = self.director.pending
        assert pending is not None, "nothing is asked"
        answer = pending.choices()[pending.options.index(option)]
        return not self.director.can_take_back(answer)

    def look(self, widget: Widget | None) -> bool:
        """Something is looked at: show what would come of it; whether anything changed."""
        return False

    def pill_room(self) -> pygame.Rect:
        """Where the question may stand: between the sides of the stage while that is open."""
        stage = self.parts.stage
        return self.places.pill if stage is None or not stage.visible else stage.between

    def answered_by_buttons(self) -> Sequence[PillButton]:
        """The answers as buttons in the pill."""
        return [
            PillButton(words, partial(self.pick, one), "", "accent", f"option.{one}")
            for one, words in self.answers()
        ]

    def pick(self, option: str) -> None:
        """An answer is chosen; it may have to be confirmed."""
        self.recap.dismiss()
        if not self.asks_twice(option):
            self.choose(option)
            return
        self.picker.chosen = option
        self.services.audio.play("click")
        self.rebuild()
        self.root.set_focus(self.root.named("prompt.confirm"))

    def unpick(self) -> None:
        """Think again."""
        self.picker.chosen = ""
        self.services.audio.play("cancel")
        self.rebuild()

    # What is seen.

    def _regions(self) -> Regions:
        others = len(self.shown.seating) - (self.shown.seat != NOBODY)
        places = regions(self.kit, others)
        if not self.narrator.on:
            return places
        board = places.board.copy()  # all makes room for what is narrated
        foot = places.pill.top - self.px(CAPTION) - 2 * self.px(GAP)
        board.height = min(board.bottom, foot) - board.top
        return places._replace(board=board)

    def build(self) -> None:
        """The parts, then the question, menu and log over them."""
        self.places = self._regions()
        self.parts = parts = self.make(self._board())
        self._built = True
        self.pill = self._pill()
        if parts.stage is not None:
            parts.stage.stand_on(self.pill.rect.top)
        self.arrange()
        found = (parts.board, parts.stage, parts.faces, parts.own, self.pill, parts.hand)
        self.root.add(*(one for one in found if one is not None))
        strip = self.places.strip.inflate(-2 * self.px(GAP), -2 * self.px(GAP))
        self.put_strip(self.put_menu(strip, self.px(GAP)))
        if self.narrator.on:
            self.root.add(self._caption())
        self._put_log()
        self.root.add(*parts.speeches)
        order = (self.pill, parts.hand, parts.board, parts.faces, parts.own)
        self.root.groups = [one for one in order if one is not None]
        if self.root.focus is None and self.pill.buttons:
            self.root.set_focus(self.pill.buttons[0])

    def _board(self) -> CameraBoard:
        """The board of before, so that the camera stays; another one for another window."""
        look = (self.places, self.kit.view, self.kit.theme, self.services.words.catalog.language)
        if not self._built or look != self._board_look:
            self._board_look = look
            return self.make_board()
        board = self.parts.board
        board.picker = self.picker
        board.hovered = board.focused = board.pressed = False
        board.refresh()
        return board

    def arrange(self) -> None:
        """All parts stand where they belong: the camera may look at what is left free."""

    def put_strip(self, rect: pygame.Rect) -> None:
        """What is told beside the menu at the top."""

    def _pill(self) -> Pill:
        pill = Pill(self.kit, self.pill_room(), self.places.board.top)
        words, _ = self.told()
        asked = self._settled and self.director.asks_viewer
        pill.mine = asked
        chosen = self.picker.chosen
        if asked and chosen:
            pill.say(words, self.told_of(chosen), dict(self.answers())[chosen])
            pill.put_buttons(self._confirmation(chosen))
            return pill
        pill.say(words)
        if asked:
            pill.put_buttons(self.answered_by_buttons())
        else:
            pill.put_words()
        return pill

    def _confirmation(self, option: str) -> tuple[PillButton, PillButton]:
        yes, no = self.say("screen.confirm"), self.say("screen.cancel")
        return (
            PillButton(yes, partial(self.choose, option), "check", "good", "prompt.confirm"),
            PillButton(no, self.unpick, "undo", "line", "prompt.cancel"),
        )

    def _caption(self) -> Caption:
        width = min(self.px(WIDEST_CAPTION), self.places.pill.width - 2 * self.px(GAP))
        rect = pygame.Rect(0, 0, width, self.px(CAPTION))
        rect.midbottom = (self.places.pill.centerx, self.pill.rect.top - self.px(GAP))
        caption = Caption(self.services, rect, self.narrator)
        caption.board = self.parts.board
        return caption

    def _put_log(self) -> None:
        """The drawer, or the tab behind which it is; what was missed lies beside that at first."""
        services, places, view = self.services, self.places, self.shown
        chronicle, recap = self.chronicle, self.recap
        if self.log_open:
            drawer = LogDrawer(services, places.drawer, chronicle, view, self.turn_log, recap)
            self.root.add(drawer)
            return
        self.root.add(LogTab(services, places.tab, chronicle, view.seat, self.turn_log, recap))
        if recap.shown:
            room = places.board.copy()
            room.width = places.tab.x - room.x
            room.height = min(room.bottom, self.pill.rect.top) - room.top
            self.root.add(RecapNote(services, room, recap, view, self.parts.board))

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is on the screen."""
        if not self._built:
            return None
        found = (one.place(target) for one in self.parts.placing)
        return next((rect for rect in found if rect is not None), None)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, and over it what flies."""
        super().draw(surface)
        self.playback.draw(surface)

    # What happens.

    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """It is played, then the next question comes."""
        self.picker = Picker()
        self._settled = False
        self.playback.add(told, before, after)
        self.rebuild()

    def changed(self) -> None:
        """The playback has shown the next event."""
        if self._built:
            for one in self.parts.placing:
                one.refresh()
        self.root.dirty = True

    def show_view(self) -> None:
        """Show how it is for whoever looks, and ask."""
        self._settled = True
        view = self.director.view
        if view.seat != self.shown.seat:
            self.narrator.forget()
        self.shown = self.playback.show(view)
        self._ask()
        self.rebuild()

    def _ask(self) -> None:
        self.picker = Picker()
        pending = self.director.pending
        if pending is not None and self.director.asks_viewer:
            self.picker = Picker(dict(self.targets()), on_pick=self.pick, on_confirm=self.choose)
            self.services.audio.play("notice")
            self.narrator.say(self.services.words.prompt(pending, self.shown))

    def update(self, seconds: float) -> None:
        """What happened is played; then the next one decides."""
        super().update(seconds)
        moved = [one.update(seconds) for one in self.parts.moving]
        under = None if self.root.under is self.parts.board else self.root.under
        if any(moved) | self.look(under or self.root.focus):
            self.root.dirty = True
        if self.services.stack.top is not self:
            return
        if self.playback.act is not None:
            self.services.stack.push(ActScreen(self.services, self.playback))
        elif self.playback.busy:
            self.root.dirty |= self.playback.update(seconds)
        elif not self._settled:
            self.recap.look(self.shown.seat, self.playback.skipped)
            self.playback.skipped = False
            self.show_view()
        elif self.match.over:
            self._end(seconds)
        elif self.director.needs_curtain:
            self.fall()
        else:
            self.director.update(seconds)

    def _end(self, seconds: float) -> None:
        self.director.saver.check()
        self._ended += seconds
        if self._ended >= AFTERGLOW or self.kit.calm:
            self.open_results()

    def wait(self) -> float | None:
        """As often as something moves or somebody thinks."""
        waits = [super().wait(), *(one.wait() for one in self.parts.moving)]
        if self.services.stack.top is self:
            waits.append(self.playback.wait())
            waits.append(0.0 if not self._settled or self.match.over else None)
        return min((one for one in waits if one is not None), default=None)

    # Hands.

    def cancel(self) -> bool:
        """Escape: think again, else what every table does."""
        if self.picker.chosen:
            self.unpick()
            return True
        return super().cancel()

    def handle(self, given: Input) -> bool:
        """What is being shown goes on; then widgets, digits and the keys of the table."""
        if self.playback.busy and self._goes_on(given):
            self.playback.step()
            return True
        if super().handle(given):
            return True
        if given.kind != "action" or given.name != "number":
            return False
        hand = self.parts.hand  # the cards first, then the buttons
        cards = 0 if hand is None or self.picker.chosen else len(hand.numbered())
        picked = hand is not None and cards > 0 and hand.number(given.amount)
        return picked or self.pill.number(given.amount - cards)

    def keys(self) -> dict[str, Callable[[], None]]:
        """The camera and what is being shown have keys as well."""
        board = self.parts.board
        return {
            **super().keys(),
            "page_up": lambda: self._zoom(NOTCHES),
            "page_down": lambda: self._zoom(-NOTCHES),
            "home": board.fit,
            "skip": self.playback.skip,
            "run_on": self.playback.skip,
        }

    def _zoom(self, notches: float) -> None:
        self.root.dirty |= self.parts.board.zoom(notches)

    def _goes_on(self, given: Input) -> bool:
        """Whether this ends what is being shown: a click on no button, a space, where it waits."""
        if given.kind == "press":
            under = self.root.at(given.pos)
            return under is None or not can_focus(under)
        waits = self.playback.holds and given.name == "confirm"
        return given.kind == "action" and (given.name in ("space", "cancel") or waits)
