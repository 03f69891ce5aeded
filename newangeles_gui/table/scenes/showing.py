"""A table on which what happens is played, event by event, before the next question comes."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.session import NOBODY
from newangeles_gui.widgets import can_focus, put_focus

from .. import Caption, Narrator, Picker, Playback, aside, stands_beside
from ..log import LogDrawer, LogTab, RecapNote
from .act import ActScreen
from .match import MatchTable

if TYPE_CHECKING:
    from newangeles_gui.scenes import Curtain, Services
    from newangeles_gui.session import Match, Prompter, Sight
    from newangeles_gui.widgets import Input

    from .. import CameraBoard, Regions, Target

HASTE: Final = 0.3  # seconds after going on in which the same key is no answer yet
HASTY: Final = frozenset({"space", "confirm", "cancel"})
AFTERGLOW: Final = 1.2  # seconds that the end is seen before the results come
NOTCHES: Final = 1.0  # of the wheel, for a key
GAP: Final = 6  # units
CAPTION: Final = 52
LEAST_CAPTION: Final = 30
WIDEST_CAPTION: Final = 860


class ShowingTable(MatchTable):
    """Shows a match to whoever looks, plays what happens, and then asks them."""

    places: Regions

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        super().__init__(services, match, prompter)
        self.playback = Playback(services, self.place, self.changed)
        self.playback.opens_acts = True
        shared = len(self.director.people) > 1
        self.narrator = Narrator(services, shared=shared, words=self.words)
        self.playback.listeners.append(self.narrator.hear)
        match.listen(NOBODY, self.narrator.overhear)
        self.chronicle.behind = lambda: self.playback.waiting
        self.shown: Any = self.playback.show(self.director.view)
        self.picker = Picker()  # always the same one, for the parts that hold it
        self.pointed: Target | None = None  # what a line of the log is about
        self.asks = False  # whether who looks is asked
        self.clock: Callable[[], float] = time.perf_counter
        self._stepped = -HASTE  # when somebody went on
        self.typed = False  # whether the last input was a key: then buttons show their digits
        self._acted = False  # whether a scene of its own lies over the table
        self._settled = True
        self._ended = 0.0

    # What the parts on the table say of it.

    @abstractmethod
    def place(self, target: Target) -> pygame.Rect | None:
        """Where something is on the screen."""

    @abstractmethod
    def asked(self) -> Picker | None:
        """The answers of who looks to what is asked now; None while they are not asked."""

    @abstractmethod
    def move(self, seconds: float) -> bool:
        """What moves by itself moves; whether it looks different now."""

    @abstractmethod
    def moves_in(self) -> float | None:
        """Seconds until something moves by itself."""

    @property
    @abstractmethod
    def seen_board(self) -> CameraBoard | None:
        """The board that the camera sees, once it is there."""

    @abstractmethod
    def number(self, amount: int) -> bool:
        """A digit picks what it stands for; whether it stands for something."""

    def show_digits(self) -> None:
        """Keys are used, or not any more: buttons show their digits, or hide them."""

    def changed(self) -> None:
        """The playback has shown the next event."""
        self.root.dirty = True

    def spoken(self) -> None:
        """Somebody may have said something."""
        self.root.dirty = True

    @property
    def private(self) -> bool:  # type: ignore[override]
        """Whether somebody's secrets are on the screen."""
        return bool(self.shown.seat != NOBODY)

    # Beside the board.

    def make_room(self, places: Regions) -> Regions:
        """All makes room for what is narrated, and moves aside for the log where that is free."""
        if self.narrator.on:
            board = places.board.copy()
            foot = places.pill.top - self.px(CAPTION) - 2 * self.px(GAP)
            board.height = min(board.bottom, foot) - board.top
            places = places._replace(board=board)
        return aside(places) if self.log_open and stands_beside(places) else places

    def caption(self, board: CameraBoard, faces: pygame.Rect, question: pygame.Rect) -> Caption:
        """The narration above the question, where the board has made room for it."""
        pill = self.places.pill
        rect = pygame.Rect(0, 0, 0, self.px(CAPTION))
        rect.width = min(self.px(WIDEST_CAPTION), pill.width - 2 * self.px(GAP))
        rect.midbottom = (pill.centerx, min(question.top, pill.top) - self.px(GAP))
        top = max(rect.top, faces.bottom + 1)  # what can be picked there stays free
        rect.top, rect.height = top, max(self.px(LEAST_CAPTION), rect.bottom - top)
        caption = Caption(self.services, rect, self.narrator)
        caption.board = board
        return caption

    def log_drawer(self) -> LogDrawer:
        """The open log; a line that is looked at shows where it happened."""
        services, rect, chronicle = self.services, self.places.drawer, self.chronicle
        told, close = self.shown, self.turn_log
        return LogDrawer(services, rect, chronicle, told, close, self.recap, self.point_at)

    def log_tab(
        self, board: CameraBoard, question: pygame.Rect, between: pygame.Rect | None
    ) -> list[LogTab | RecapNote]:
        """Behind it is the log; what was missed lies beside it, or between what stays in sight."""
        services, places, recap = self.services, self.places, self.recap
        seat = self.shown.seat
        tab = LogTab(services, places.tab, self.chronicle, seat, self.turn_log, recap)
        if not self.recap_lies:
            return [tab]
        room = places.board.copy()
        room.width = places.tab.x - room.x
        room.height = min(room.bottom, question.top) - room.top
        if between is not None:
            room.left, room.width = between.left, between.width
        return [tab, RecapNote(services, room, recap, self.shown, board)]

    @property
    def recap_lies(self) -> bool:
        """Whether what was missed lies over the board."""
        return self.recap.shown

    def point_at(self, target: Target | None) -> None:
        """A line of the log is looked at: show where it happened."""
        self.pointed = target
        self.root.dirty = True

    # What happens.

    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Something has happened: it is played, then the next question comes."""
        self.asks, self._settled = False, False
        self.picker.become(Picker())
        self.playback.add(told, before, after)
        self.rebuild()

    def settle(self) -> None:
        """Everything has been played: show how it is, and ask."""
        self._settled = True
        self.hush()
        self._show_view()
        self.ask()
        if self.asks:
            self.look_back()
        self.rebuild()

    def skipped(self) -> bool:
        """Whether what was to be played was not looked at."""
        skipped, self.playback.skipped = self.playback.skipped, False
        return skipped

    def _show_view(self) -> None:
        """What who looks may know; what was said to somebody else is not for them."""
        view = self.director.view
        if view.seat != self.shown.seat:
            self.narrator.forget()
            self.pointed = None
        self.shown = self.playback.show(view)

    def ask(self) -> None:
        """Ask whoever looks what is pending."""
        asked, pending = self.asked(), self.director.pending
        self.asks = asked is not None
        self.picker.become(Picker() if asked is None else asked)
        if pending is not None and self.asks:
            self.services.audio.play("notice")
            self.narrator.say(self.services.words.prompt(pending, self.shown))

    def fall(self) -> Curtain:
        """Who is called hears it, too."""
        curtain = super().fall()
        self.narrator.announce(curtain.text)
        return curtain

    def update(self, seconds: float) -> None:
        """What happened is played; then the next one decides."""
        super().update(seconds)
        self.root.dirty |= self.move(seconds)
        if self.services.stack.top is not self:
            return
        if self.playback.act is not None:
            self._acted = True
            self.services.stack.push(ActScreen(self.services, self.playback))
        elif self.playback.busy:
            self.root.dirty |= self.playback.update(seconds)
        else:
            self._go_on(seconds)

    def _go_on(self, seconds: float) -> None:
        """All has been shown: the end comes, somebody is called, or opponents think."""
        if not self._settled:
            self.settle()
        if self.match.over:
            self._end(seconds)
        elif self.director.needs_curtain:
            self.fall()
        elif self.director.update(seconds):
            self.spoken()

    def _end(self, seconds: float) -> None:
        self.director.saver.check()
        self._ended += seconds
        if self._ended >= AFTERGLOW or self.kit.calm:
            self.open_results()

    def wait(self) -> float | None:
        """As often as something moves or somebody thinks; under another screen neither does."""
        waits = [super().wait(), self.moves_in()]
        if self.services.stack.top is self:
            waits.append(self.playback.wait())
            waits.append(0.0 if not self._settled or self.match.over else None)
        return min((one for one in waits if one is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, what flies over it, and a ring around what the log speaks of."""
        super().draw(surface)
        self.playback.draw(surface)
        spot = None if self.pointed is None else self.place(self.pointed)
        if spot is not None:
            put_focus(self.kit, surface, spot)

    # Hands.

    def asks_twice(self, option: str) -> bool:
        """Whether an answer has to be confirmed: one that cannot be taken back."""
        pending = self.director.pending
        assert pending is not None, "nothing is asked"
        answer = pending.choices()[pending.options.index(option)]
        return not self.director.can_take_back(answer)

    def pick(self, option: str) -> None:
        """An answer is chosen; it may have to be confirmed."""
        if self.asks_twice(option):
            self.take_up(option)
        else:
            self.choose(option)

    def take_up(self, option: str) -> None:
        """An answer is chosen, and has to be confirmed."""
        self.recap.dismiss()
        self.picker.chosen = option
        self.services.audio.play("click")
        self.rebuild()

    def unpick(self) -> None:
        """Think again."""
        self.picker.chosen = ""
        self.services.audio.play("cancel")
        self.rebuild()

    def cancel(self) -> bool:
        """Escape: think again, or see the next thing; else what every table does."""
        if self.picker.chosen:
            self.unpick()
        elif self.playback.busy:
            self._step()
        else:
            return super().cancel()
        return True

    def handle(self, given: Input) -> bool:
        """Who uses keys sees the digits of buttons."""
        if given.kind in ("press", "key") and self.typed != (given.kind == "key"):
            self.typed = given.kind == "key"
            self.show_digits()
        return super().handle(given)

    def goes_on(self, given: Input) -> bool:
        """A click on no button and a space go on with what is shown, and Enter where that waits.

        Who goes on in haste does not answer the question that is suddenly there.
        """
        if not self.playback.busy:
            late = self.clock() - self._stepped >= HASTE
            return given.kind == "action" and given.name in HASTY and not late
        if self._ends_it(given):
            self._step()
            return True
        return False

    def _step(self) -> None:
        self._stepped = self.clock()
        self.playback.step()

    def enter(self) -> None:
        """The table comes to the top; whoever closed an act with a key may be in haste."""
        if self._acted:
            self._acted, self._stepped = False, self.clock()
        super().enter()

    def _ends_it(self, given: Input) -> bool:
        if given.kind == "press":
            under = self.root.at(given.pos)
            return under is None or not can_focus(under)
        waits = self.playback.holds and given.name == "confirm"
        return given.kind == "action" and (given.name == "space" or waits)

    def means(self, given: Input) -> bool:
        """Digits, and the keys of the table."""
        if (given.kind, given.name) == ("action", "number"):
            return self.number(given.amount)
        return super().means(given)

    def keys(self) -> dict[str, Callable[[], None]]:
        """The camera and what is being shown have keys as well."""
        board = self.seen_board
        seeing: dict[str, Callable[[], None]] = {} if board is None else {"home": board.fit}
        return {
            **super().keys(),
            **seeing,
            "page_up": lambda: self.zoom(NOTCHES),
            "page_down": lambda: self.zoom(-NOTCHES),
            "skip": self.playback.skip,
            "run_on": self.playback.skip,
        }

    def zoom(self, notches: float) -> None:
        """The camera goes nearer, or farther away."""
        if self.seen_board is not None:
            self.root.dirty |= self.seen_board.zoom(notches)
