"""The menu of a running game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import (
    Dialog,
    DialogButton,
    Overlay,
    PauseItem,
    nothing,
    open_almanac,
    open_load,
    open_save,
    open_settings,
    open_title,
    tell,
    wait_for,
)
from newangeles_gui.session import DiskError, bundle, new_report, save_bytes, write_file
from newangeles_gui.widgets import Area, Button, Column, Label

from .saves import WithPictures, put_game

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Input

PICTURE: Final = 620  # units
COLUMN: Final = 420
NARROW: Final = 800
BUTTON: Final = 60
SMALL_BUTTON: Final = 50
GAP: Final = 10
PAD: Final = 34
SMALL_PAD: Final = 20
LINE: Final = 36  # that says how far the game is, where there is no room for its picture


class Pause(WithPictures, Overlay):
    """Over the table: the game waits."""

    name = "pause"
    veil = 185

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.facts = services.room.of_match(match)

    def entries(self) -> list[PauseItem]:
        """What can be done."""
        services = self.services
        return [
            PauseItem("resume", "play", services.stack.pop, "accent"),
            PauseItem("save", "save", partial(open_save, services, self.match)),
            PauseItem("load", "load", partial(open_load, services)),
            PauseItem("settings", "settings", partial(open_settings, services)),
            PauseItem("almanac", "almanac", partial(open_almanac, services)),
            *services.room.pause_items(services, self.match),
            PauseItem("rules", "contract", self.show_rules),
            PauseItem("report", "report", self.report),
            PauseItem("leave", "home", partial(self.end, partial(open_title, services))),
            PauseItem("quit", "quit", partial(self.end, services.quit)),
        ]

    def build(self) -> None:
        """The game as it is, and the menu beside it; with little room only the menu."""
        wide = not self.kit.view.compact
        pad, gap = self.px(PAD if wide else SMALL_PAD), self.px(GAP)
        height, head = self.px(BUTTON if wide else SMALL_BUTTON), self.px(64 if wide else 48)
        entries = self.entries()
        columns = 1 if wide else 2
        rows = -(-len(entries) // columns)
        room = self.screen.height - head - 2 * pad - self.px(2 * GAP if wide else 60)
        height = min(height, (room + gap) // rows - gap)
        menu = rows * (height + gap) - gap
        width = self.px(PICTURE + COLUMN) + 3 * pad if wide else self.px(NARROW)
        rect = self.window(width, head + menu + 2 * pad + (0 if wide else self.px(LINE)), glow=18)
        area = Area(rect).inset(pad)
        title = area.top(head).move(0, -self.px(6))
        self.root.add(Label(self.kit, title, self.say("screen.pause.title"), "title", name="title"))
        below = area.bottom(menu)
        if wide:
            sides = Area(below, pad)
            below = sides.right(self.px(COLUMN))
            self._put_game(sides.rest)
        else:
            line = area.top(self.px(LINE)).move(0, -self.px(10))
            self.root.add(Label(self.kit, line, self._where(), "small", "muted"))
        for place, side in enumerate(Area(below, gap).columns(columns)):
            here = entries[place * rows : (place + 1) * rows]
            self._put_entries(Area(side, gap).grid(len(here), 1, height), here)
        self.focus_first("resume")

    def _where(self) -> str:
        return self.services.room.course(self.services, self.facts)

    def _put_game(self, rect: pygame.Rect) -> None:
        told = [
            (self._where(), "heading", "text"),
            (self.say("screen.pause.saved"), "body", "muted"),
        ]
        column = Column(self.root, rect.width, rect.topleft)
        put_game(column, self.services, (self.mini, rect.height), self.facts, told)

    def _put_entries(self, places: Sequence[pygame.Rect], entries: Sequence[PauseItem]) -> None:
        for rect, (name, icon, action, color, said) in zip(places, entries, strict=True):
            forbidden = name == "save" and self.match.plan.agreements.iron
            key = f"screen.pause.{name}"
            self.root.add(
                Button(
                    self.kit, rect, self.say(f"{key}.button", **said), action, icon, color,
                    align="left", lines=2, enabled=not forbidden, name=name,
                    tip=self.say("save.iron" if forbidden else f"{key}.tip"),
                )
            )  # fmt: skip

    def show_rules(self) -> None:
        """What this table agreed on."""
        text = self.services.room.table_rules(self.services, self.match)
        tell(self.services, self.say("screen.pause.rules.button"), text)

    def report(self) -> None:
        """One archive with the game, for whoever looks for the fault."""
        goal, key = new_report("report", ".zip"), "screen.pause.report"

        def work() -> Path:
            raw = save_bytes(self.match, int(time.time()))
            write_file(goal, bundle(raw, self.services.box))
            return goal

        def done(future: Future[Path]) -> None:
            try:
                text = self.say(f"{key}.done", file=str(future.result()))
            except DiskError as error:
                text = self.say(f"disk.{error.reason}", file=str(goal))
            tell(self.services, self.say(f"{key}.button"), text)

        wait_for(self.services, self.say(f"{key}.working"), work, done)

    def end(self, leave: Callable[[], None]) -> None:
        """Save, then leave; where that is not possible the person decides."""
        try:
            self.services.store.autosave(self.match)
        except DiskError as error:
            kept = self.services.store.keeps(self.match)
            text = self.services.trouble(error.reason, kept)
            answers = [
                DialogButton(self.say("screen.pause.leave_unsaved"), leave, "bad"),
                DialogButton(self.say("screen.pause.stay"), nothing, "accent"),
            ]
            title = self.say("save.not_saved")
            self.services.stack.push(Dialog(self.services, title, text, answers))
        else:
            leave()

    def handle(self, given: Input) -> bool:
        """The button of the gamepad that opened it closes it as well."""
        if given.kind == "action" and given.name == "menu":
            return self.cancel()
        return super().handle(given)
