"""The replay on the table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.i18n import Name
from newangeles_gui.rules.view import SPECTATOR
from newangeles_gui.session.replaying import branch
from newangeles_gui.widgets.button import Button, IconButton
from newangeles_gui.widgets.fields import Slider
from newangeles_gui.widgets.label import Label, Panel, Paragraph
from newangeles_gui.widgets.scroll import Scroll

from .. import routes
from ..base import Scene, Services
from ..dialogs import message
from ..table.board import Board
from ..table.deal import DealPanel
from ..table.hand import Hand
from ..table.layout import areas
from ..table.own import Own
from ..table.picker import Picker
from ..table.seats import Seats
from ..table.supply import Supply
from ..table.top_bar import TopBar
from .reel import Reel

if TYPE_CHECKING:
    from newangeles_gui.rules.view import View
    from newangeles_gui.session.match import Match
    from newangeles_gui.widgets.widget import Widget

PLAYING: Final = 0.7  # seconds a choice
GAP: Final = 8


class ReplayScreen(Scene):
    """Steps through a game; a finished one can be watched from every seat."""

    name = "replay"
    music = "play"

    def __init__(self, services: Services, match: Match, at: int = 0) -> None:
        super().__init__(services)
        self.match = match
        self.reel = Reel.of(services.box, match)
        self.at = min(at, self.reel.last)
        self.seat = SPECTATOR
        self.playing = False
        self.board: Board | None = None
        self._passed = 0.0

    @property
    def view(self) -> View:
        """What the chosen seat knew then."""
        return self.reel.view(self.at, self.seat)

    def build(self) -> None:
        """The parts of the table without questions, and the controls."""
        places, view, nothing = areas(self.kit), self.view, Picker()
        self.board = Board(self.services, places.board, view, nothing)
        top = TopBar(self.services, places.top, view, nothing)
        found: list[Widget] = [self.board, top, Seats(self.services, places.seats, view, nothing)]
        if places.supply.height:
            found.append(Supply(self.services, places.supply, view, nothing))
        found.append(DealPanel(self.services, places.deal, view, nothing))
        if not places.compact:
            found.append(self._events(places.log))
        if self.seat != SPECTATOR:
            found.append(Hand(self.services, places.hand, view, nothing))
            found.append(Own(self.services, places.own, view, nothing, veiled=False))
        else:
            found.append(self._events(places.hand.union(places.own)))
        self.root.add(*found)
        self._controls(places.prompt)
        side = min(top.menu_rect.height, self.px(52))
        spot = pygame.Rect(top.menu_rect.right - side, 0, side, side)
        spot.centery = top.menu_rect.centery
        close = self.say("screen.close")
        self.root.add(IconButton(self.kit, spot, "cross", close, self.close, name="replay.close"))

    def _events(self, rect: pygame.Rect) -> Widget:
        """What led here, in words."""
        panel = Panel(self.kit, rect)
        padding = self.px(12)
        scroll = Scroll(self.kit, rect.inflate(-2 * padding, -2 * padding), "replay.events")
        seat = None if self.seat == SPECTATOR else self.seat
        top = scroll.rect.y
        for event in self.reel.events[self.at]:
            text = self.services.words.event(event, seat)
            words = Paragraph(self.kit, (scroll.rect.x, top), scroll.inner, text, "small")
            scroll.add(words)
            top = words.rect.bottom + self.px(4)
        panel.add(scroll)
        return panel

    def _controls(self, rect: pygame.Rect) -> None:
        kit, gap = self.kit, self.px(GAP)
        inner = rect.inflate(-2 * self.px(12), -2 * gap)
        half = (inner.height - gap) // 2
        line = pygame.Rect(inner.x, inner.y, inner.width, half)
        low = pygame.Rect(inner.x, line.bottom + gap, inner.width, half)
        number = pygame.Rect(0, line.y, self.px(130), half)
        number.right = line.right
        track = pygame.Rect(line.x, line.y, line.width - number.width - gap, half)
        self.root.add(
            Panel(kit, rect),
            Slider(kit, track, self.at, (0, self.reel.last), self.go, "replay.slider"),
            Label(kit, number, f"{self.at}/{self.reel.last}", "label", align="right"),
        )
        left = low.x
        for key, icon, action in self._steps():
            spot = pygame.Rect(left, low.y, low.height, low.height)
            tip = self.say(f"screen.replay.{key}")
            self.root.add(IconButton(kit, spot, icon, tip, action, name=f"replay.{key}"))
            left = spot.right + gap
        room = low.right - left
        width = (room - gap) // 2
        seat = pygame.Rect(left, low.y, width, low.height)
        here = pygame.Rect(seat.right + gap, low.y, width, low.height)
        over = self.match.over
        self.root.add(
            Button(
                kit, seat, self._seat_name(), self.next_seat, "eye", style="small", enabled=over,
                name="replay.seat", tip=self.say(f"screen.replay.{'seat' if over else 'not_over'}"),
            ),
            Button(
                kit, here, self.say("screen.replay.from_here"), self.play_on, "branch",
                style="small", enabled=over, lines=2, name="replay.from_here",
                tip=self.say(f"screen.replay.{'from_here_tip' if over else 'not_over'}"),
            ),
        )  # fmt: skip

    def _steps(self) -> tuple[tuple[str, str, object], ...]:
        turn = self.reel.turn_after
        return (
            ("to_turn_before", "arrow_up", lambda: self.go(turn(self.at, -1))),
            ("back", "arrow_left", lambda: self.go(self.at - 1)),
            ("stop" if self.playing else "play", "pause" if self.playing else "play", self.toggle),
            ("forward", "arrow_right", lambda: self.go(self.at + 1)),
            ("to_next_turn", "arrow_down", lambda: self.go(turn(self.at, 1))),
        )

    def _seat_name(self) -> str:
        if self.seat == SPECTATOR:
            return self.say("screen.replay.spectator")
        name = Name(f"corporation.{self.match.game.name(self.seat)}")
        return self.services.words.names.label(name)

    def go(self, at: int) -> None:
        """To the state after so many choices."""
        self.at = max(0, min(self.reel.last, at))
        self.rebuild()

    def toggle(self) -> None:
        """Go on by itself, or stop."""
        self.playing = not self.playing and self.at < self.reel.last
        self._passed = 0.0
        self.rebuild()

    def next_seat(self) -> None:
        """Look as the next player did."""
        count = len(self.match.plan.seats)
        self.seat = self.seat + 1 if self.seat + 1 < count else SPECTATOR
        self.rebuild()

    def play_on(self) -> None:
        """A new game that goes on from here."""
        identity = time.strftime(f"{self.match.identity[:30]}-at-{self.at}-%H%M%S")
        try:
            match = branch(self.services.box, self.match, self.at, identity)
        except ValueError:
            title = self.say("screen.replay.title")
            text = self.say("screen.replay.broken")
            self.services.stack.push(message(self.services, title, text))
            return
        routes.open_table(self.services, match)

    def close(self) -> None:
        """To where one came from."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes."""
        self.close()
        return True

    def update(self, seconds: float) -> None:
        """The next choice, if it goes by itself."""
        super().update(seconds)
        if self.board is not None and self.board.update(seconds):
            self.root.dirty = True
        if self.playing:
            self._passed += seconds
            if self._passed >= PLAYING:
                self._passed = 0.0
                self.playing = self.at + 1 < self.reel.last
                self.go(self.at + 1)

    def wait(self) -> float | None:
        """Until the next choice, or the next picture of the board."""
        waits = [super().wait(), self.board.wait() if self.board else None]
        if self.playing:
            waits.append(PLAYING - self._passed)
        return min((one for one in waits if one is not None), default=None)
