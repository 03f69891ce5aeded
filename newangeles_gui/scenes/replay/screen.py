"""The replay on the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from newangeles_gui.scenes import Scene, Services, message, open_replay_of, open_table
from newangeles_gui.session import BRANCH, SPECTATOR, BadSaveError, branch, listed_games
from newangeles_gui.table import become
from newangeles_gui.widgets import Area, Button, IconButton, Label, Panel

from ..saves import SaveChoicePage, SaveRow, since, stranger, title_of
from .reel import Reel, ReelTrack, choice_page, recap_page, turns_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from newangeles_gui.session import Listed, Match
    from newangeles_gui.widgets import Button


class ReplayRow(SaveRow):
    """Who plays, who has won, how long it is and when it was."""

    told = False  # the file is read when the row is first seen, as for its picture

    def paint(self, surface: pygame.Surface) -> None:
        """With everything that the file tells."""
        if not self.told:
            self._tell()
        super().paint(surface)

    def _tell(self) -> None:
        """The names stand in place of the title that most games do not have."""
        self.told = True
        facts, header = self.picture.facts(), self.save.header
        if facts is None or header is None or not facts.players:
            return
        self.marked, self.room = False, self.whole  # their names are told instead
        services = self.services
        room = services.room
        people_first = sorted(
            range(len(facts.seats)), key=lambda seat: facts.seats[seat] == facts.players[seat]
        )
        names = ", ".join(room.called(services, facts, seat) for seat in people_first)
        so_far = room.round_words(services.say, facts)
        course = room.winner_words(services, facts) if facts.ended else so_far
        length = room.length_words(services.say, facts)
        named = title_of(services, self.save) if header.title or self.save.words else names
        self.write([named, course, f"{length} · {since(services, self.save)}"])


class ReplayPicker(SaveChoicePage):
    """The sound saves; the chosen one is told of before it is opened."""

    name = "replay_picker"
    words = "screen.replay"
    main = "watch"
    row = ReplayRow

    def read(self) -> list[Listed]:
        """Those of this game that can be loaded, then what ships with the program."""
        found = (one for one in super().read() if not one.problem)
        own = [one for one in found if not stranger(self.services, one)]
        return own + listed_games(self.services.box)

    def build(self) -> None:
        """Headline, list and chosen game, or that there is nothing yet."""
        body = self.head(self.say("screen.replay.title"))
        if not self.saves:
            text = self.say("screen.replay.nothing")
            self.root.add(Label(self.kit, body, text, "body", "muted", "center", 3, name="nothing"))
            return
        self.put_saves(body)
        if self.root.focus is None:
            self.root.set_focus(self.root.named("watch"))

    def actions(self, save: Listed, problem: str) -> Sequence[Button]:
        """To watch it; one that is damaged says so when it is tried."""
        return [self.button("watch", lambda: self.watch(save), "replay", "accent")]

    def open_save(self, save: Listed) -> None:
        """A double click opens the replay."""
        self.watch(save)

    def watch(self, save: Listed) -> None:
        """Open the replay of a save."""
        try:
            match = self.services.store.load(save.path, self.services.box).match
        except BadSaveError as error:
            title = self.say("screen.replay.title")
            text = self.say(f"save.bad.{error.code}")
            self.services.stack.push(message(self.services, title, text))
            return
        open_replay_of(self.services, match)


PLAYING: Final = 0.7  # seconds a choice
GAP: Final = 8
SIGNS: Final = 1350  # units of width below which buttons have no words
STEP: Final = 56
NUMBER: Final = 120
SEAT: Final = 210


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
        self.turns_open = False
        self.view = self.reel.view(self.at, self.seat)
        self.shown = services.room.shown(services, match, lambda: self.reel.so_far(self.at))
        self.number: Label | None = None
        self._passed = 0.0

    def look(self) -> Any:
        """What the chosen seat knew then, put into the view that the parts hold."""
        become(self.view, self.reel.view(self.at, self.seat))
        return self.view

    def build(self) -> None:
        """The parts of the table without questions, words, and the controls."""
        self.root.add(*self.shown.put(self.look()))
        places, reel, at, seat = self.shown.places, self.reel, self.at, self.seat
        self.root.add(choice_page(self.services, places.choice, reel, at, seat))
        if seat == SPECTATOR:
            self.root.add(recap_page(self.services, places.recap, reel, at, seat))
        self._controls(places.controls)
        self._menu(places.menu)
        if self.turns_open:
            self.root.add(turns_page(self.services, places.turns, reel, at, self.go))

    def _menu(self, room: pygame.Rect) -> None:
        """The way out, and all turns."""
        side = min(room.height, self.px(STEP))
        area = Area(room, self.px(GAP))
        found: list[tuple[str, str, str, Callable[[], None], bool]] = [
            ("cross", self.say("screen.close"), "replay.close", self.close, False)
        ]
        if self.reel.stops:
            tip = self.say("title.turns")
            found.append(("log", tip, "replay.side", self.turn_side, self.turns_open))
        for icon, tip, name, action, chosen in found:
            spot = area.right(side)
            spot.y, spot.height = room.centery - side // 2, side
            self.root.add(IconButton(self.kit, spot, icon, tip, action, chosen, name=name))

    def turn_side(self) -> None:
        """Show all turns, or hide them."""
        self.turns_open = not self.turns_open
        self.rebuild()

    def _controls(self, rect: pygame.Rect) -> None:
        """The steps at the left, then the line to pull; as whom one looks at the right."""
        kit, gap = self.kit, self.px(GAP)
        signs = rect.width < self.px(SIGNS)
        area = Area(rect, gap).inset(gap, gap // 2)
        side = min(area.rest.height, self.px(STEP))
        self.root.add(Panel(kit, rect))
        for key, icon, action in self._steps():
            spot = _middle(area.left(side), side)
            tip = self.say(f"screen.replay.{key}")
            self.root.add(IconButton(kit, spot, icon, tip, action, name=f"replay.{key}"))
        width = side if signs else self.px(SEAT)
        places = [_middle(area.right(width), side) for _ in range(2)]
        self._seat_knobs(places[::-1], signs)
        self.number = Label(
            kit, area.right(self.px(NUMBER)), self._numbered(), "label", align="right"
        )
        tip, line = self.say("screen.replay.slider"), area.rest
        self.root.add(
            ReelTrack(
                kit, line, self.at, self.reel.last, self.slide, self.rebuild, "replay.slider", tip
            ),
            self.number,
        )

    def _seat_knobs(self, places: Sequence[pygame.Rect], signs: bool) -> None:
        """As whom one looks, and the way into a new game; signs alone where it is tight."""
        kit, over = self.kit, self.match.over
        seen_by = self._seat_name()
        seat = self.say(f"screen.replay.{'seat' if over else 'not_over'}")
        here = self.say(f"screen.replay.{'from_here_tip' if over else 'not_over'}")
        looks = self.seat != SPECTATOR
        name = self.match.game.name(self.seat)
        eye = self.services.room.mark(name, "white.32") if looks else "eye"
        start = self.say("screen.replay.from_here")
        entries = (
            (seen_by, seat, self.next_seat, eye, "replay.seat"),
            (start, here, self.play_on, "branch", "replay.from_here"),
        )
        for rect, (text, tip, action, icon, key) in zip(places, entries, strict=True):
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
        open_table(self.services, match)

    def close(self) -> None:
        """To where one came from."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes what lies on top, then the replay."""
        if self.turns_open:
            self.turn_side()
        else:
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


def _middle(rect: pygame.Rect, height: int) -> pygame.Rect:
    """A place of its own height in the middle of a column."""
    return pygame.Rect(rect.x, rect.centery - height // 2, rect.width, height)
