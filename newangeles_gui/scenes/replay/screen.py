"""The replay on the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.profiles import BRANCH
from newangeles_gui.session import SPECTATOR
from newangeles_gui.session.replaying import branch
from newangeles_gui.table import Areas, areas
from newangeles_gui.table.playback import become
from newangeles_gui.widgets import Button, IconButton, Label, Panel

from .. import routes
from ..base import Scene, Services
from ..dialogs import message
from .pages import ReelTrack, choice_page, recap_page, turns_page
from .reel import Reel

if TYPE_CHECKING:
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Widget

PLAYING: Final = 0.7  # seconds a choice
GAP: Final = 8
CHOICE: Final = 0.36  # of the side column


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
        self.side = "course"  # what the side shows where there is room for one only
        self.view = self.reel.view(self.at, self.seat)
        self.shown = services.room.shown(services, match)
        self.number: Label | None = None
        self._passed = 0.0

    def look(self) -> Any:
        """What the chosen seat knew then, put into the view that the parts hold."""
        become(self.view, self.reel.view(self.at, self.seat))
        return self.view

    def build(self) -> None:
        """The parts of the table without questions, words, and the controls."""
        places = areas(self.kit)
        beside = not places.compact or self.side == "course"
        parts = self.shown.put(places, self.look(), beside)
        self.root.add(*parts, *self._pages(places))
        self._controls(places.prompt)
        self._menu(self.shown.menu, places.compact)

    def _pages(self, places: Areas) -> list[Widget]:
        """The choice, the turns, and what happened; as far as there is room."""
        services, reel, at, seat = self.services, self.reel, self.at, self.seat
        found = []
        if not places.compact or self.side == "log":
            gap = self.px(GAP)
            side = places.log.union(places.course) if self.shown.leaves_side else places.log
            upper = side.copy()
            if reel.stops:
                upper.height = round(side.height * CHOICE)
            found.append(choice_page(services, upper, reel, at, seat))
            if reel.stops:
                lower = pygame.Rect(upper.x, upper.bottom + gap, upper.width, 0)
                lower.height = side.bottom - lower.y
                found.append(turns_page(services, lower, reel, at, self.go))
        if seat == SPECTATOR:
            low = places.hand.union(places.own)
            found.append(recap_page(services, low, reel, at, seat))
        return found

    def _menu(self, room: pygame.Rect, compact: bool) -> None:
        """The way out, and with little room the turns in place of what is going on."""
        side = min(room.height, self.px(52))
        spot = pygame.Rect(room.right - side, 0, side, side)
        spot.centery = room.centery
        close = self.say("screen.close")
        self.root.add(IconButton(self.kit, spot, "cross", close, self.close, name="replay.close"))
        if compact:
            tip = self.say("title.turns")
            chosen = self.side == "log"
            spot = spot.move(-side - self.px(GAP), 0)
            self.root.add(
                IconButton(self.kit, spot, "log", tip, self.turn_side, chosen, name="replay.side")
            )

    def turn_side(self) -> None:
        """The turns, or what is going on again."""
        self.side = "course" if self.side == "log" else "log"
        self.rebuild()

    def _controls(self, rect: pygame.Rect) -> None:
        kit, gap = self.kit, self.px(GAP)
        inner = rect.inflate(-2 * self.px(12), -2 * gap)
        half = (inner.height - gap) // 2
        line = pygame.Rect(inner.x, inner.y, inner.width, half)
        low = pygame.Rect(inner.x, line.bottom + gap, inner.width, half)
        number = pygame.Rect(0, line.y, self.px(130), half)
        number.right = line.right
        track = pygame.Rect(line.x, line.y, line.width - number.width - gap, half)
        tip = self.say("screen.replay.slider")
        self.number = Label(kit, number, self._numbered(), "label", align="right")
        self.root.add(
            Panel(kit, rect),
            ReelTrack(
                kit, track, self.at, self.reel.last, self.slide, self.rebuild, "replay.slider", tip
            ),
            self.number,
        )
        left = low.x
        for key, icon, action in self._steps():
            spot = pygame.Rect(left, low.y, low.height, low.height)
            tip = self.say(f"screen.replay.{key}")
            self.root.add(IconButton(kit, spot, icon, tip, action, name=f"replay.{key}"))
            left = spot.right + gap
        self._seat_knobs(pygame.Rect(left, low.y, low.right - left, low.height))

    def _seat_knobs(self, room: pygame.Rect) -> None:
        """As whom one looks, and the way into a new game; signs alone where it is tight."""
        kit, gap, over = self.kit, self.px(GAP), self.match.over
        seen_by = self._seat_name()
        seat = self.say(f"screen.replay.{'seat' if over else 'not_over'}")
        here = self.say(f"screen.replay.{'from_here_tip' if over else 'not_over'}")
        looks = self.seat != SPECTATOR
        name = self.match.game.name(self.seat)
        eye = self.services.room.mark(name, "white.32") if looks else "eye"
        start = self.say("screen.replay.from_here")
        signs = kit.view.compact
        side = room.height if signs else (room.width - gap) // 2
        left = pygame.Rect(room.x, room.y, side, room.height)
        right = left.move(side + gap, 0)
        entries = (
            (left, seen_by, seat, self.next_seat, eye, "replay.seat"),
            (right, start, here, self.play_on, "branch", "replay.from_here"),
        )
        for rect, text, tip, action, icon, key in entries:
            said = "" if signs else text
            tip = f"{text}\n{tip}"
            self.root.add(
                Button(kit, rect, said, action, icon, style="small", enabled=over, lines=2,
                       name=key, tip=tip)
            )  # fmt: skip

    def _numbered(self) -> str:
        return f"{self.at}/{self.reel.last}"

    def _steps(self) -> tuple[tuple[str, str, Callable[[], None]], ...]:
        turn = self.reel.turn_after
        return (
            ("to_turn_before", "arrow_up", lambda: self.go(turn(self.at, -1))),
            ("back", "arrow_left", lambda: self.go(self.at - 1)),
            (
                "stop" if self.playing else "play",
                "pause" if self.playing else "play",
                self.toggle,
            ),
            ("forward", "arrow_right", lambda: self.go(self.at + 1)),
            ("to_next_turn", "arrow_down", lambda: self.go(turn(self.at, 1))),
        )

    def _seat_name(self) -> str:
        if self.seat == SPECTATOR:
            return self.say("screen.replay.spectator")
        return self.services.called(self.match.game.name(self.seat))

    def go(self, at: int) -> None:
        """To the state after so many choices."""
        self.at = max(0, min(self.reel.last, at))
        self.rebuild()

    def slide(self, at: int) -> None:
        """To another state while the knob is held: nothing is built anew."""
        self.at = at
        self.look()
        self.shown.refresh()
        if self.number is not None:
            self.number.say(self._numbered())
        self.root.dirty = True

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
        identity = time.strftime(f"{self.match.identity[:30]}{BRANCH}{self.at}-%H%M%S")
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
        if self.shown.update(seconds):
            self.root.dirty = True
        if self.playing:
            self._passed += seconds
            if self._passed >= PLAYING:
                self._passed = 0.0
                self.playing = self.at + 1 < self.reel.last
                self.go(self.at + 1)

    def wait(self) -> float | None:
        """Until the next choice, or the next picture of the board."""
        waits = [super().wait(), self.shown.wait()]
        if self.playing:
            waits.append(PLAYING - self._passed)
        return min((one for one in waits if one is not None), default=None)
