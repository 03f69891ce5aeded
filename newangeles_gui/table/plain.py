"""The table of a title that has none of its own: a button for each answer, hand, log, seats."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Curtain, Scene, routes
from newangeles_gui.scenes.plain import LinesPanel, described
from newangeles_gui.session import NOBODY
from newangeles_gui.widgets import Button, IconButton, Label, Panel, Scroll, filled_scroll
from newangeles_gui.words.troubles import save_trouble

from .director import Director
from .log import Chronicle, LogDrawer, LogTab, Recap, RecapNote

if TYPE_CHECKING:
    from collections.abc import Callable

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Input

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


class PlainTable(Scene):
    """Plays a match of any title with words and buttons alone."""

    name = "table"
    music = "play"

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.director = Director(services, match, lambda told, before, after: self._heard())
        self.chronicle = Chronicle(services, match, self.director.people)
        self.recap = Recap(services, self.chronicle)
        self.open = not self.kit.view.compact  # whether the log is
        self._muted = False

    @property
    def private(self) -> bool:  # type: ignore[override]
        """Whether somebody's secrets are on the screen."""
        return self.director.viewer != NOBODY

    def _heard(self) -> None:
        """Something has happened; nothing moves here, so nobody has seen it happen."""
        if self.director.asks_viewer:
            self.recap.look(self.director.viewer, skipped=True)
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
        taken = round(body.width * SIDE) if self.open and not compact else self.px(TAB[0])
        return pygame.Rect(body.x, body.y, body.width - taken - self.px(GAP), body.height)

    def _put_log(self, body: pygame.Rect) -> None:
        """The drawer, or the tab behind which it is; what was missed lies over the rest."""
        services, view = self.services, self.director.view
        if self.open:
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

    def turn_log(self) -> None:
        """Open the log, or close it."""
        self.open = not self.open
        self.recap.dismiss()
        self.rebuild()
        self.root.set_focus(self.root.named("log.lines" if self.open else "log.tab"))

    def _put_top(self, rect: pygame.Rect) -> None:
        """The name of the game, and what can be done at any time."""
        match = self.match
        entries = (
            ("menu", "pause", self.open_menu, True),
            ("undo", "undo", self._undo, match.can_undo),
            ("redo", "redo", self._redo, match.can_redo),
            ("almanac", "almanac", partial(routes.open_almanac, self.services), True),
        )
        side, right = rect.height, rect.right
        for name, icon, action, able in reversed(entries):
            spot = pygame.Rect(right - side, rect.y, side, side)
            key = f"screen.table.menu.{name}"
            tip = self.say(key if able else f"{key}_not")
            button = IconButton(self.kit, spot, icon, tip, action, enabled=able, name=name)
            self.root.add(button)
            right = spot.x - self.px(GAP)
        title = pygame.Rect(rect.x, rect.y, right - rect.x, rect.height)
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
        answers, edge = self._answers(), self.px(EDGE)
        columns = max(1, min(len(answers), (room.width - 2 * edge) // self.px(NARROWEST)))
        rows = -(-len(answers) // columns)
        wanted = 2 * edge + line + rows * (line + gap)
        rect = pygame.Rect(room.x, 0, room.width, min(wanted, round(room.height * SHARE)))
        rect.bottom = room.bottom
        inner = rect.inflate(-2 * edge, -2 * edge)
        words = pygame.Rect(inner.x, inner.y, inner.width, line)
        told, color = self._told()
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

    def _told(self) -> tuple[str, str]:
        """The question, or what the game waits for; why it is not being saved comes first."""
        words, director = self.services.words, self.director
        pending = director.pending
        if director.saver.trouble:
            return save_trouble(words, director.saver.trouble, director.saver.kept), "warning"
        if pending is None:
            return self.say("screen.table.over"), "accent"
        if director.asks_viewer:
            return words.prompt(pending, director.view), "text"
        player = words.player(director.view.seating[pending.seat])
        return self.say("screen.table.thinking", player=player), "muted"

    def _answers(self) -> list[tuple[str, Callable[[], None]]]:
        director, words = self.director, self.services.words
        pending = director.pending
        if pending is None:
            over = partial(routes.open_results, self.services, self.match)
            return [(self.say("screen.table.to_results"), over)]
        if not director.asks_viewer:
            return []
        return [
            (words.option(pending, option, director.view), partial(self._choose, option))
            for option in pending.options
        ]

    def _choose(self, option: str) -> None:
        self.services.audio.play("confirm")
        self.recap.decided(self.director.view)
        self.director.choose(option)

    def _fall(self) -> None:
        """The curtain between two people."""
        director, seat = self.director, self.director.wanted
        director.look(NOBODY)
        self.rebuild()
        role, name = director.view.seating[seat], self.match.plan.seats[seat].name
        player = name if name != role else self.services.called(role)
        opened = partial(self._look, seat)
        self.services.stack.push(Curtain(self.services, role, player, opened, self.open_menu))

    def _look(self, seat: int) -> None:
        self.director.look(seat)
        self.recap.look(seat, skipped=True, at_once=True)
        self.rebuild()

    def open_menu(self) -> None:
        """The menu of the game, over whatever is there."""
        routes.open_pause(self.services, self.match)

    def cancel(self) -> bool:
        """Escape: close what lies over the table, else the menu."""
        if self.open and self.kit.view.compact:
            self.turn_log()
        else:
            self.open_menu()
        return True

    def handle(self, given: Input) -> bool:
        """What has no button here has a key."""
        if given.kind == "press" and self.recap.press(self.root, given.pos):
            return True
        if super().handle(given):
            return True
        keys: dict[str, Callable[[], None]] = {
            "menu": self.open_menu,
            "log": self.turn_log,
            "undo": self._undo,
            "redo": self._redo,
            "almanac": partial(routes.open_almanac, self.services),
            "save": partial(routes.open_save, self.services, self.match),
            "load": partial(routes.open_load, self.services),
            "mute": self._mute,
        }
        if given.kind != "action" or given.name not in keys:
            return False
        keys[given.name]()
        return True

    def _undo(self) -> None:
        if not self.director.undo():
            self.services.audio.play("error")

    def _redo(self) -> None:
        if not self.director.redo():
            self.services.audio.play("error")

    def _mute(self) -> None:
        self._muted = not self._muted
        self.services.audio.mute(self._muted)

    def unfocused(self) -> None:
        """With several people at the screen the secrets go when nobody looks."""
        if len(self.director.people) > 1:
            self.director.look(NOBODY)
            self.rebuild()

    def update(self, seconds: float) -> None:
        """Who decides next is called, or thinks."""
        super().update(seconds)
        if self.services.stack.top is not self:
            return
        if self.director.needs_curtain:
            self._fall()
        elif not self.match.over:
            self.director.update(seconds)
        else:
            self.director.saver.check()

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
