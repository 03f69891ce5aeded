"""A table at which a match is played, whatever lies on it: curtain, log, menu and their keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from newangeles_gui.scenes import (
    Curtain,
    Scene,
    open_almanac,
    open_load,
    open_pause,
    open_results,
    open_save,
)
from newangeles_gui.session import NOBODY
from newangeles_gui.widgets import Area, IconButton
from newangeles_gui.words import save_trouble

from ..director import Director
from ..log import Chronicle, Recap

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match, Sight
    from newangeles_gui.widgets import Input


class MatchTable(Scene):
    """Asks whoever is to decide, lets the others think, and ends with the results."""

    name = "table"
    music = "play"

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.director = Director(services, match, self.heard)
        self.chronicle = Chronicle(services, match, self.director.people)
        self.recap = Recap(services, self.chronicle)
        self.log_open = False
        self._muted = False

    @abstractmethod
    def heard(self, told: Sequence[Sight], before: Any, after: Any) -> None:
        """Something has happened."""

    @abstractmethod
    def show_view(self) -> None:
        """Somebody else looks: show what they may see."""

    @property
    def private(self) -> bool:  # type: ignore[override]
        """Whether somebody's secrets are on the screen."""
        return self.director.viewer != NOBODY

    @property
    def lies_over(self) -> bool:
        """Whether the open log hides what is below it."""
        return True

    # What is asked.

    def told(self) -> tuple[str, str]:
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

    def answers(self) -> list[tuple[str, str]]:
        """The options of whoever looks, each with its words."""
        pending, words = self.director.pending, self.services.words
        if pending is None or not self.director.asks_viewer:
            return []
        return [(one, words.option(pending, one, self.director.view)) for one in pending.options]

    def choose(self, option: str) -> None:
        """Answer the question."""
        self.services.audio.play("confirm")
        self.recap.decided(self.director.view)
        self.director.choose(option)

    def open_results(self) -> None:
        """The end of the game."""
        open_results(self.services, self.match)

    # The curtain between two people.

    def fall(self) -> None:
        """The curtain falls before whoever is to decide."""
        director, seat = self.director, self.director.wanted
        director.look(NOBODY)
        self.show_view()
        role, name = director.view.seating[seat], self.match.plan.seats[seat].name
        player = name if name != role else self.services.called(role)
        opened = partial(self._opened, seat)
        self.services.stack.push(Curtain(self.services, role, player, opened, self.open_menu))

    def _opened(self, seat: int) -> None:
        self.director.look(seat)
        self.recap.look(seat, skipped=True, at_once=True)
        self.show_view()

    def unfocused(self) -> None:
        """With several people at the screen the secrets go when nobody looks."""
        if len(self.director.people) > 1:
            self.director.look(NOBODY)
            self.show_view()

    # Menu and keys.

    def open_menu(self) -> None:
        """The menu of the game, over whatever is there."""
        open_pause(self.services, self.match)

    def turn_log(self) -> None:
        """Open the log, or close it."""
        self.log_open = not self.log_open
        self.recap.dismiss()
        self.rebuild()
        self.root.set_focus(self.root.named("log.lines" if self.log_open else "log.tab"))

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
        else:
            self.open_menu()
        return True

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
        if super().handle(given):
            return True
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
