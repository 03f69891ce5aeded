"""The menu of a running game."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui import paths
from newangeles_gui.session import disk, save_bytes
from newangeles_gui.session.report import bundle
from newangeles_gui.widgets import Button, Label, Panel, Paragraph, dim
from newangeles_gui.words import save_trouble

from . import routes
from .base import Scene
from .dialogs import Dialog, DialogButton, Waiting, message, nothing
from .saves.list import NEXT_SLAB
from .saves.rows import SavePicture

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from newangeles_gui.session import Match
    from newangeles_gui.widgets import Input

    from .base import Services

VEIL: Final = 185
PICTURE: Final = 620  # units
COLUMN: Final = 420
BUTTON: Final = 60
SMALL_BUTTON: Final = 50
GAP: Final = 10
PAD: Final = 34


class PauseItem(NamedTuple):
    """A line of the menu."""

    name: str
    icon: str
    action: Callable[[], None]
    color: str = "line"
    said: Mapping[str, str] = MappingProxyType({})  # what its words are filled in with


class Pause(Scene):
    """Over the table: the game waits."""

    name = "pause"
    overlay = True

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.facts = services.room.of_match(match)
        self.mini = services.room.thumbnails(self.kit, services.box)

    def entries(self) -> list[PauseItem]:
        """What can be done."""
        services = self.services
        return [
            PauseItem("resume", "play", services.stack.pop, "accent"),
            PauseItem("save", "save", lambda: routes.open_save(services, self.match)),
            PauseItem("load", "load", lambda: routes.open_load(services)),
            PauseItem("settings", "settings", lambda: routes.open_settings(services)),
            PauseItem("almanac", "almanac", lambda: routes.open_almanac(services)),
            *services.room.pause_items(services, self.match),
            PauseItem("rules", "contract", self.show_rules),
            PauseItem("report", "report", self.report),
            PauseItem("leave", "home", lambda: self.end(lambda: routes.open_title(services))),
            PauseItem("quit", "quit", lambda: self.end(services.quit)),
        ]

    def build(self) -> None:
        """The game as it is, and the menu beside it; with little room only the menu."""
        wide = not self.kit.view.compact
        pad, gap = self.px(PAD if wide else 20), self.px(GAP)
        height, head = self.px(BUTTON if wide else SMALL_BUTTON), self.px(64 if wide else 48)
        entries = self.entries()
        columns = 1 if wide else 2
        rows = -(-len(entries) // columns)
        room = self.screen.height - head - 2 * pad - self.px(2 * GAP if wide else 60)
        height = min(height, (room + gap) // rows - gap)
        menu = rows * (height + gap) - gap
        width = self.px(PICTURE + COLUMN) + 3 * pad if wide else self.px(800)
        rect = pygame.Rect(0, 0, width, head + menu + 2 * pad + (0 if wide else self.px(36)))
        rect.center = self.screen.center
        self.root.add(Panel(self.kit, rect, "accent", alpha=250, glow=18))
        inner = rect.inflate(-2 * pad, -2 * pad)
        title = pygame.Rect(inner.x, inner.y - self.px(6), inner.width, head)
        self.root.add(Label(self.kit, title, self.say("screen.pause.title"), "title", name="title"))
        buttons = pygame.Rect(inner.x, inner.bottom - menu, inner.width, menu)
        if wide:
            buttons.width = self.px(COLUMN)
            buttons.right = inner.right
            left = pygame.Rect(inner.x, buttons.y, self.px(PICTURE), menu)
            self._put_picture(left)
        else:
            line = pygame.Rect(inner.x, title.bottom - self.px(4), inner.width, self.px(32))
            self.root.add(Label(self.kit, line, self._where(), "small", "muted"))
        self._put_entries(buttons, entries, columns, height)
        if self.root.focus is None:
            self.root.set_focus(self.root.named("resume"))

    def _where(self) -> str:
        return self.services.room.course(self.services, self.facts)

    def _put_picture(self, rect: pygame.Rect) -> None:
        place = pygame.Rect(rect.x, rect.y, rect.width, rect.width * 9 // 16)
        y = place.bottom + self.px(18)
        self.root.add(SavePicture(self.kit, place, self.mini, lambda: self.facts))
        saved = self.say("screen.pause.saved")
        for text, style, color in (
            (self._where(), "heading", "text"),
            (saved, "body", "muted"),
        ):
            words = Paragraph(self.kit, (rect.x, y), rect.width, text, style, color)
            self.root.add(words)
            y = words.rect.bottom + self.px(8)
        below = (rect.x, y + self.px(4))
        self.root.add(*self.services.room.seat_lines(self.services, below, rect.width, self.facts))

    def _put_entries(
        self, rect: pygame.Rect, entries: list[PauseItem], columns: int, height: int
    ) -> None:
        gap = self.px(GAP)
        width = (rect.width - gap * (columns - 1)) // columns
        rows = -(-len(entries) // columns)
        iron = self.match.plan.agreements.iron
        for place, entry in enumerate(entries):
            left = rect.x + place // rows * (width + gap)
            top = rect.y + place % rows * (height + gap)
            forbidden = entry.name == "save" and iron
            tip = "save.iron" if forbidden else f"screen.pause.{entry.name}.tip"
            self.root.add(
                Button(
                    self.kit,
                    pygame.Rect(left, top, width, height),
                    self.say(f"screen.pause.{entry.name}.button", **entry.said),
                    entry.action,
                    entry.icon,
                    entry.color,
                    align="left",
                    lines=2,
                    enabled=not forbidden,
                    name=entry.name,
                    tip=self.say(tip),
                )
            )

    def show_rules(self) -> None:
        """What this table agreed on."""
        title = self.say("screen.pause.rules.button")
        text = self.services.room.table_rules(self.services, self.match)
        self.services.stack.push(message(self.services, title, text))

    def report(self) -> None:
        """One archive with the game, for whoever looks for the fault."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        goal = paths.log_folder() / f"report-{stamp}.zip"

        def work() -> Path:
            raw = save_bytes(self.match, int(time.time()))
            disk.write(goal, bundle(raw, self.services.box))
            return goal

        def done(future: Future[Path]) -> None:
            try:
                text = self.say("screen.pause.report.done", file=str(future.result()))
            except disk.DiskError as error:
                text = self.say(f"disk.{error.reason}", file=str(goal))
            title = self.say("screen.pause.report.button")
            self.services.stack.push(message(self.services, title, text))

        text = self.say("screen.pause.report.working")
        self.services.stack.push(Waiting(self.services, text, work, done))

    def end(self, leave: Callable[[], None]) -> None:
        """Save, then leave; where that is not possible the person decides."""
        try:
            self.services.store.autosave(self.match)
        except disk.DiskError as error:
            title = self.say("save.not_saved")
            kept = self.services.store.keeps(self.match)
            text = save_trouble(self.services.words, error.reason, kept)
            answers = [
                DialogButton(self.say("screen.pause.leave_unsaved"), leave, "bad"),
                DialogButton(self.say("screen.pause.stay"), nothing, "accent"),
            ]
            self.services.stack.push(Dialog(self.services, title, text, answers))
        else:
            leave()

    def handle(self, given: Input) -> bool:
        """The button of the gamepad that opened it closes it as well."""
        if given.kind == "action" and given.name == "menu":
            return self.cancel()
        return super().handle(given)

    def cancel(self) -> bool:
        """Escape goes on with the game."""
        self.services.stack.pop()
        return True

    def update(self, seconds: float) -> None:
        """One more slab of the picture."""
        super().update(seconds)
        if self.mini.load_one() and not self.mini.waiting:
            self.root.dirty = True

    def wait(self) -> float | None:
        """Soon, as long as the picture is not complete."""
        return NEXT_SLAB if self.mini.waiting else super().wait()

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the table."""
        dim(surface, self.kit.color("base"), VEIL)
