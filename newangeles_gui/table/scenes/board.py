"""A table on a board that fills the screen: faces at its rim, all else when it is needed.

Who derives from it makes the parts, and says what on them is an answer.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from newangeles_gui.session import NOBODY

from .. import Picker, Pill, PillButton, regions, stands_beside
from .showing import ShowingTable

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter
    from newangeles_gui.widgets import Widget

    from .. import CameraBoard, Hand, Regions, RimPlate, RimRow, SideStage, Speech, Target

GAP: Final = 6  # units


class PlacedPart(Protocol):
    """A part that knows where things are on the screen."""

    def place(self, target: Target, /) -> pygame.Rect | None:
        """Where something is; None if it is not here."""

    def refresh(self) -> None:
        """The view has changed."""


class MovingPart(Protocol):
    """A part that moves by itself."""

    def update(self, seconds: float, /) -> bool:
        """Time passes; whether it looks different."""

    def wait(self) -> float | None:
        """Seconds until it does."""


@dataclass(slots=True)
class TableParts:
    """What is on the table; some parts are only there when there is need."""

    board: CameraBoard
    faces: RimRow[Any]
    stage: SideStage[Any] | None = None
    own: RimPlate | None = None
    hand: Hand | None = None
    speeches: list[Speech] = field(default_factory=list)
    more: list[Widget] = field(default_factory=list)  # whatever else lies over the board

    @property
    def placing(self) -> list[PlacedPart]:
        """Those that know where things are; the nearest to the eye first."""
        found = (self.hand, self.own, self.stage, self.faces, self.board)
        return [one for one in found if one is not None]

    @property
    def moving(self) -> list[MovingPart]:
        """Those that move by themselves."""
        found = (self.hand, self.faces, self.board)
        return [one for one in found if one is not None]


class BoardTable(ShowingTable):
    """Puts the parts of a title around its board, with the question in the pill."""

    parts: TableParts

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        super().__init__(services, match, prompter)
        self.places = self.regions()
        self.log_open = stands_beside(self.places)
        self.pill = Pill(self.kit, self.places.pill, self.places.board.top)
        self._built = False
        self._board_look: tuple[object, ...] = ()
        self.ask()

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

    def look(self, widget: Widget | None) -> bool:
        """Something is looked at: show what would come of it; whether anything changed."""
        return False

    def pill_room(self) -> pygame.Rect:
        """Where the question may stand: where the stage has room for it while that is open."""
        stage = self.parts.stage
        return self.places.pill if stage is None or not stage.visible else stage.question

    def answered_by_buttons(self) -> Sequence[PillButton]:
        """The answers as buttons in the pill."""
        return [
            PillButton(words, partial(self.pick, one), "", "accent", f"option.{one}")
            for one, words in self.answers()
        ]

    # What is seen.

    def regions(self) -> Regions:
        """Where the parts are, in the window as it is."""
        others = len(self.shown.seating) - (self.shown.seat != NOBODY)
        return self.make_room(regions(self.kit, others))

    def build(self) -> None:
        """The parts, then the question, menu and log over them."""
        self.places = self.regions()
        self.parts = parts = self.make(self._board())
        self._built = True
        self.pill = self.make_pill()
        if parts.stage is not None:
            parts.stage.stand_on(self.pill.rect.top)
        self.arrange()
        found = (parts.board, parts.stage, parts.faces, parts.own, self.pill, parts.hand)
        self.root.add(*(one for one in found if one is not None), *parts.more)
        strip = self.places.strip.inflate(-2 * self.px(GAP), -2 * self.px(GAP))
        self.put_strip(self.put_menu(strip, self.px(GAP)))
        if self.narrator.on:
            self.root.add(self.caption(parts.board, parts.faces.rect, self.pill.rect))
        self.put_log()
        self.root.add(*parts.speeches)
        order = (self.pill, parts.hand, *parts.more, parts.board, parts.faces, parts.own)
        self.root.groups = [one for one in order if one is not None]
        if self.root.focus is None and self.pill.buttons:
            self.root.set_focus(self.pill.buttons[0])
        self.show_digits()

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

    def make_pill(self) -> Pill:
        """The question, or what is waited for."""
        pill = Pill(self.kit, self.pill_room(), self.places.board.top)
        words, _ = self.told()
        asked = self._settled and self.director.asks_viewer
        pill.mine = asked
        chosen = self.picker.chosen
        if asked and chosen:
            pill.say(words, self.told_of(chosen), dict(self.answers())[chosen])
            pill.put_buttons(self.confirmation(chosen))
            return pill
        pill.say(words)
        if asked:
            pill.put_buttons(self.answered_by_buttons())
        else:
            pill.put_words()
        return pill

    def confirmation(self, option: str) -> tuple[PillButton, PillButton]:
        """What gives an answer that was chosen, and what takes it back."""
        yes, no = self.say("screen.confirm"), self.say("screen.cancel")
        return (
            PillButton(yes, partial(self.choose, option), "check", "good", "prompt.confirm"),
            PillButton(no, self.unpick, "undo", "line", "prompt.cancel"),
        )

    def put_log(self) -> None:
        """The open log, or what it is behind."""
        if self.log_open:
            self.root.add(self.log_drawer())
            return
        stage = self.parts.stage
        between = None if stage is None or not stage.visible else stage.between
        self.root.add(*self.log_tab(self.parts.board, self.pill.rect, between))

    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is on the screen."""
        if not self._built:
            return None
        found = (one.place(target) for one in self.parts.placing)
        return next((rect for rect in found if rect is not None), None)

    # What happens.

    def changed(self) -> None:
        """The playback has shown the next event."""
        if self._built:
            for one in self.parts.placing:
                one.refresh()
        super().changed()

    def asked(self) -> Picker | None:
        """What on the table is which answer, while who looks is asked."""
        if self.director.pending is None or not self.director.asks_viewer:
            return None
        return Picker(dict(self.targets()), on_pick=self.pick, on_confirm=self.choose)

    def take_up(self, option: str) -> None:
        """What confirms the answer gets the focus."""
        super().take_up(option)
        self.root.set_focus(self.root.named("prompt.confirm"))

    def move(self, seconds: float) -> bool:
        """What moves by itself moves, and what is looked at may show what would come of it."""
        moved = [one.update(seconds) for one in self.parts.moving]
        under = None if self.root.under is self.parts.board else self.root.under
        return any(moved) | self.look(under or self.root.focus)

    def moves_in(self) -> float | None:
        """Seconds until something moves by itself."""
        waits = (one.wait() for one in self.parts.moving)
        return min((one for one in waits if one is not None), default=None)

    @property
    def seen_board(self) -> CameraBoard | None:
        """The board, once it is there."""
        return self.parts.board if self._built else None

    def number(self, amount: int) -> bool:
        """The cards first, then the buttons."""
        hand, cards = self.parts.hand, self.before_buttons
        picked = hand is not None and cards > 0 and hand.number(amount)
        return picked or self.pill.number(amount - cards)

    @property
    def before_buttons(self) -> int:
        """How many digits stand for cards."""
        hand = self.parts.hand
        return 0 if hand is None or self.picker.chosen else len(hand.numbered())

    def show_digits(self) -> None:
        """On the buttons of the question, while keys are used."""
        if self._built:
            self.pill.first = self.before_buttons + 1 if self.typed else 0
            self.root.dirty = True
