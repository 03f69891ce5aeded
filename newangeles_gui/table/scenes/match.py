"""A table at which a match is played: curtain, log, menu and their keys, whatever lies on it.

A title that has no table of its own is played on the plain one, with words and buttons.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame

from newangeles_gui.scenes import (
    Curtain,
    Scene,
    open_almanac,
    open_load,
    open_pause,
    open_results,
    open_save,
)
from newangeles_gui.scenes.plain import LinesPanel, described
from newangeles_gui.session import NOBODY
from newangeles_gui.widgets import Area, Button, IconButton, Label, Panel, Scroll, filled_scroll

from ..director import Director
from ..log import Chronicle, LogDrawer, LogTab, Recap, RecapNote

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Prompter, Sight
    from newangeles_gui.widgets import Input
    from newangeles_gui.words import Sayings

EDGE: Final = 24  # units
SMALL_EDGE: Final = 12
TOP: Final = 64
LINE: Final = 60
GAP: Final = 10
NARROWEST: Final = 300  # of an answer
SIDE: Final = 0.32  # of the width, for the log
DRAWER: Final = 420  # units wide where it lies over everything
TAB: Final = (46, 140)
SHARE: Final = 0.46  # of the height, for the answers at most


class MatchTable(Scene):
    """Asks whoever is to decide, lets the others think, and ends with the results."""

    name = "table"
    music = "play"
    directed_by: ClassVar[type[Director]] = Director

    def __init__(self, services: Services, match: Match, prompter: Prompter | None = None) -> None:
        super().__init__(services)
        self.match = match
        self.chronicle = Chronicle(services, match, match.plan.people)  # hears all first
        self.director = self.directed_by(services, match, self.heard, prompter)
        self.recap = Recap(services, self.chronicle)
        self.log_open = False
        self._before_log = ""  # where the keys were when it was opened
        self._muted = False
        self._called = False  # whether the curtain has just opened for somebody

    @abstractmethod
    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Something has happened."""

    @abstractmethod
    def settle(self) -> None:
        """Show how it is for whoever looks, and ask them."""

    @property
    def private(self) -> bool:  # type: ignore[override]
        """Whether somebody's secrets are on the screen."""
        return self.director.viewer != NOBODY

    @property
    def lies_over(self) -> bool:
        """Whether the open log hides what is below it."""
        return True

    def words(self) -> Sayings:
        """The words of the title, as they are said to whoever looks."""
        return self.services.words.at_table(self.match, self.director.viewer)

    # What is asked.

    def told(self) -> tuple[str, str]:
        """The question, or what the game waits for; why it is not being saved comes first."""
        words, director = self.words(), self.director
        pending = director.pending
        if director.saver.trouble:
            saver = director.saver
            return self.services.trouble(saver.trouble, saver.kept), "warning"
        if pending is None:
            return self.say("screen.table.over"), "accent"
        if director.asks_viewer:
            return words.prompt(pending, director.view), "text"
        player = words.called(director.view.seating[pending.seat])
        return self.say("screen.table.thinking", player=player), "muted"

    def answers(self) -> list[tuple[str, str]]:
        """The options of whoever looks, each with its words."""
        pending, words = self.director.pending, self.words()
        if pending is None or not self.director.asks_viewer:
            return []
        return [(one, words.option(pending, one, self.director.view)) for one in pending.options]

    def choose(self, option: str) -> None:
        """Answer the question."""
        self.services.audio.play("confirm")
        self.recap.decided(self.director.view)
        self.answer(option)

    def answer(self, option: str) -> None:
        """The game hears it."""
        self.director.choose(option)

    def look_back(self) -> None:
        """What who is asked has missed; who was called to a shared screen has seen nothing."""
        called, self._called = self._called, False
        self.recap.look(self.director.viewer, self.skipped(), at_once=called)

    def skipped(self) -> bool:
        """Whether something was not to be seen since this was asked last."""
        return True

    def open_results(self) -> None:
        """The end of the game."""
        open_results(self.services, self.match)

    # The curtain between two people.

    def fall(self) -> Curtain:
        """The curtain falls before whoever is to decide."""
        seat = self.director.wanted
        self.director.look(NOBODY)
        self.settle()
        curtain = self.curtain(seat, partial(self._opened, seat))
        self.services.stack.push(curtain)
        return curtain

    def curtain(self, seat: int, opened: Callable[[], None]) -> Curtain:
        """The curtain that only the person in a seat opens."""
        role, name = self.director.view.seating[seat], self.match.plan.seats[seat].name
        player = name if name != role else self.services.called(role)
        return Curtain(self.services, role, player, opened, self.open_menu)

    def _opened(self, seat: int) -> None:
        self._called = True
        self.director.look(seat)
        self.settle()

    def unfocused(self) -> None:
        """With several people at the screen the secrets go when nobody looks."""
        if len(self.director.people) > 1 and self.private:
            self.director.look(NOBODY)
            self._close_secrets()
            self.settle()

    def _close_secrets(self) -> None:
        """What is private above the table, with everything above that."""
        scenes = self.services.stack.scenes
        above = scenes[scenes.index(self) + 1 :]
        private = next((one for one in above if one.private), None)
        if private is not None:
            self.services.stack.close(private)

    # Menu and keys.

    def open_menu(self) -> None:
        """The menu of the game, over whatever is there."""
        open_pause(self.services, self.match)

    def turn_log(self) -> None:
        """Open the log, or close it."""
        focus = "" if self.root.focus is None else self.root.focus.name
        self.log_open = not self.log_open
        self.recap.dismiss()
        self.rebuild()
        if self.log_open:
            self._before_log = focus
            self.root.set_focus(self.root.named("log.lines"))
        elif self.root.focus is None or focus.startswith("log."):
            before = self.root.named(self._before_log or "log.tab")
            self.root.set_focus(before or self.root.named("log.tab"))

    def put_menu(self, rect: pygame.Rect, gap: int) -> pygame.Rect:
        """What can be done at any time, from the right; what is left of the row."""
        match, area = self.match, Area(rect, gap)
        entries = (
            ("menu", "pause", self.open_menu, True),
            ("undo", "undo", self.undo, match.can_undo),
            ("redo", "redo", self.redo, match.can_redo),
            ("almanac", "almanac", partial(open_almanac, self.services), True),
        )
        for name, icon, action, able in reversed(entries):
            key = f"screen.table.menu.{name}"
            tip = self.say(key if able else f"{key}_not")
            spot = area.right(rect.height)
            self.root.add(IconButton(self.kit, spot, icon, tip, action, enabled=able, name=name))
        return area.rest

    def cancel(self) -> bool:
        """Escape: close what lies over the table, else the menu."""
        if self.log_open and self.lies_over:
            self.turn_log()
        elif not self.step_back():
            self.open_menu()
        return True

    def step_back(self) -> bool:
        """See the whole table as usual again; False if it is seen so."""
        return False

    def keys(self) -> dict[str, Callable[[], None]]:
        """What has no button here has a key."""
        return {
            "menu": self.open_menu,
            "log": self.turn_log,
            "undo": self.undo,
            "redo": self.redo,
            "almanac": partial(open_almanac, self.services),
            "save": partial(open_save, self.services, self.match),
            "load": partial(open_load, self.services),
            "mute": self._mute,
        }

    def handle(self, given: Input) -> bool:
        """Widgets first, then the keys of the table."""
        if given.kind == "press" and self.recap.press(self.root, given.pos):
            return True
        return self.goes_on(given) or super().handle(given) or self.means(given)

    def goes_on(self, given: Input) -> bool:
        """Whether this only went on with what is being shown."""
        return False

    def means(self, given: Input) -> bool:
        """No widget has taken an input; whether it means something to the table."""
        found = self.keys().get(given.name) if given.kind == "action" else None
        if found is not None:
            found()
        return found is not None

    def undo(self) -> None:
        """Take the newest choice back."""
        if not self.director.undo():
            self.services.audio.play("error")

    def redo(self) -> None:
        """Make it again."""
        if not self.director.redo():
            self.services.audio.play("error")

    def _mute(self) -> None:
        self._muted = not self._muted
        self.services.audio.mute(self._muted)

    # Time.

    def wait(self) -> float | None:
        """Seconds until `update` is wanted."""
        if self.services.stack.top is not self:
            return super().wait()
        calls = 0.0 if self.director.needs_curtain else None
        waits = (super().wait(), self.director.wait(), calls)
        return min((one for one in waits if one is not None), default=None)

    def leave(self) -> None:
        """The match goes on another time."""
        self.director.close()


class PlainTable(MatchTable):
    """Plays a match of any title with words and buttons alone."""

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.log_open = not self.lies_over

    @property
    def lies_over(self) -> bool:
        """Whether the open log hides what is below it."""
        return self.kit.view.compact

    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Something has happened; nothing moves here, so nobody has seen it happen."""
        self.settle()

    def settle(self) -> None:
        """The words of now, for whoever looks."""
        if self.director.asks_viewer:
            self.look_back()
        self.rebuild()

    def build(self) -> None:
        """The menu above, the log at the right; seats and table, the own things, the question."""
        edge, gap = self.px(SMALL_EDGE if self.kit.view.compact else EDGE), self.px(GAP)
        inner = self.screen.inflate(-2 * edge, -2 * edge)
        top = pygame.Rect(inner.x, inner.y, inner.width, self.px(TOP))
        self._put_top(top)
        body = pygame.Rect(inner.x, top.bottom + gap, inner.width, inner.bottom - top.bottom - gap)
        left = self._beside_the_log(body)
        foot = self._put_question(left)
        self._put_described(pygame.Rect(left.x, left.y, left.width, foot - gap - left.y))
        self._put_log(body)
        if self.root.focus is None:
            self.root.set_focus(self.root.named("answer.0"))

    def _beside_the_log(self, body: pygame.Rect) -> pygame.Rect:
        """What the log leaves free; where there is little room it lies over everything."""
        compact = self.kit.view.compact
        taken = round(body.width * SIDE) if self.log_open and not compact else self.px(TAB[0])
        return pygame.Rect(body.x, body.y, body.width - taken - self.px(GAP), body.height)

    def _put_log(self, body: pygame.Rect) -> None:
        """The drawer, or the tab behind which it is; what was missed lies over the rest."""
        services, view = self.services, self.director.view
        if self.log_open:
            compact = self.kit.view.compact
            rect = body.copy()
            rect.width = self.px(DRAWER) if compact else round(body.width * SIDE)
            rect.right = body.right
            self.root.add(
                LogDrawer(services, rect, self.chronicle, view, self.turn_log, self.recap)
            )
            return
        tab = pygame.Rect(0, 0, self.px(TAB[0]), self.px(TAB[1]))
        tab.midright = (self.screen.right, body.centery)
        self.root.add(LogTab(services, tab, self.chronicle, view.seat, self.turn_log, self.recap))
        if self.recap.shown:
            room = pygame.Rect(body.x, body.y, tab.x - body.x, body.height)
            self.root.add(RecapNote(services, room, self.recap, view))

    def _put_top(self, rect: pygame.Rect) -> None:
        """The name of the game, and what can be done at any time."""
        title = self.put_menu(rect, self.px(GAP))
        words = self.say("title.name")
        self.root.add(Label(self.kit, title, words, "title", "accent", name="title"))

    def _put_described(self, rect: pygame.Rect) -> None:
        """What all can see at the left, who plays and the own things beside it."""
        seen = described(self.services, self.director.view)
        gap = self.px(GAP)
        half = (rect.width - gap) // 2
        left = pygame.Rect(rect.x, rect.y, half, rect.height)
        right = pygame.Rect(left.right + gap, rect.y, rect.right - left.right - gap, rect.height)
        if seen.own:
            right.height = (rect.height - gap) // 2
            low = pygame.Rect(right.x, right.bottom + gap, right.width, 0)
            low.height = rect.bottom - low.y
            self.root.add(LinesPanel(self.kit, low, seen.own, "own"))
        self.root.add(
            LinesPanel(self.kit, left, seen.table, "board"),
            LinesPanel(self.kit, right, seen.seats, "seats"),
        )

    def _put_question(self, room: pygame.Rect) -> int:
        """The question with a button for each answer, at the foot of a place; where it begins."""
        kit, gap, line = self.kit, self.px(GAP), self.px(LINE)
        answers, edge = self._buttons(), self.px(EDGE)
        columns = max(1, min(len(answers), (room.width - 2 * edge) // self.px(NARROWEST)))
        rows = -(-len(answers) // columns)
        wanted = 2 * edge + line + rows * (line + gap)
        rect = pygame.Rect(room.x, 0, room.width, min(wanted, round(room.height * SHARE)))
        rect.bottom = room.bottom
        inner = rect.inflate(-2 * edge, -2 * edge)
        words = pygame.Rect(inner.x, inner.y, inner.width, line)
        told, color = self.told()
        self.root.add(
            Panel(kit, rect, "accent" if answers else "line"),
            Label(kit, words, told, "heading", color, lines=2, name="prompt"),
        )
        below = pygame.Rect(inner.x, words.bottom, inner.width, inner.bottom - words.bottom)

        def fill(scroll: Scroll, width: int) -> None:
            around = gap // 2  # room for the ring around the one that has the focus
            each = (width - 2 * around - gap * (columns - 1)) // columns
            for place, (text, action) in enumerate(answers):
                left = below.x + around + place % columns * (each + gap)
                top = below.y + around + place // columns * (line + gap)
                spot = pygame.Rect(left, top, each, line)
                name = f"answer.{place}"
                scroll.add(Button(kit, spot, text, action, "", "accent", lines=2, name=name))

        if answers:
            self.root.add(filled_scroll(kit, below, "answers", fill))
        return rect.y

    def _buttons(self) -> list[tuple[str, Callable[[], None]]]:
        if self.director.pending is None:
            return [(self.say("screen.table.to_results"), self.open_results)]
        return [(words, partial(self.choose, one)) for one, words in self.answers()]

    def update(self, seconds: float) -> None:
        """Who decides next is called, or thinks."""
        super().update(seconds)
        if self.services.stack.top is not self:
            return
        if self.director.needs_curtain:
            self.fall()
        elif not self.match.over:
            self.director.update(seconds)
        else:
            self.director.saver.check()
