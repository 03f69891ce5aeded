"""The saved games: go on with one, copy them out and in, and what to do with a damaged one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.session import (
    GAMES,
    NAMED,
    QUARANTINE,
    REWOUND,
    SUFFIX,
    UNSOUND,
    BadSaveError,
    DiskError,
    file_name,
    is_identity,
)
from newangeles_gui.widgets import Button, Image, Label, Panel

from ..dialogs import AskLine, Dialog, DialogButton, Waiting, message, nothing
from ..games import open_game
from .list import SaveChoicePage
from .rows import known, stranger, title_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from newangeles_gui.session import Listed, Loaded


class Load(SaveChoicePage):
    """The list on the left, the chosen game on the right."""

    name = "load"

    def build(self) -> None:
        """Headline, list, details; or that there is nothing yet."""
        room = self.px(260)
        body = self.head(self.say("screen.load.title"), room + self.px(16))
        back = self.root.named("back")
        assert back is not None
        take = pygame.Rect(body.right - room, back.rect.y, room, back.rect.height)
        self.root.add(
            Button(
                self.kit, take, self.say("screen.load.import.button"), self.ask_import, "folder",
                style="small", lines=2, name="import", tip=self.say("screen.load.import.tip"),
            )
        )  # fmt: skip
        if self.saves:
            self.put_saves(body)
        else:
            self._put_nothing(body)
        if self.root.focus is None:
            chosen = self.chosen
            named = self.root.named(f"save.{chosen.path.name}") if chosen else None
            self.root.set_focus(named or self.root.named("back"))

    def _put_nothing(self, body: pygame.Rect) -> None:
        rect = pygame.Rect(0, 0, min(body.width, self.px(720)), self.px(280))
        rect.center = body.center
        sign = pygame.Rect(rect.x, rect.y + self.px(30), rect.width, self.px(90))
        words = rect.inflate(-self.px(60), 0)
        words.height, words.y = self.px(110), sign.bottom + self.px(10)
        picture = self.kit.icon("folder", 80, self.kit.color("faint"))
        self.root.add(
            Panel(self.kit, rect),
            Image(self.kit, sign, picture),
            Label(
                self.kit, words, self.say("screen.load.nothing"), "body", "muted", "center",
                lines=4, name="nothing",
            ),
        )  # fmt: skip

    def open_save(self, save: Listed) -> None:
        """A double click goes on with it."""
        self.at_home(save).load(save)

    def at_home(self, save: Listed) -> Load:
        """The list of saves in the game that a save is of, which is opened if it is another one."""
        home = stranger(self.services, save) or self.services.title_id
        opened = open_game(self.services, home, at_once=True)
        if opened is self.services:
            return self
        page = Load(opened)
        page.chosen = save
        opened.stack.push(page)
        return page

    def actions(self, save: Listed, problem: str) -> Sequence[Button]:
        """To go on, to copy it out; to mend what is damaged."""
        return self._mend(save, problem) if problem else self._sound(save)

    def _sound(self, save: Listed) -> list[Button]:
        return [
            self.button("load", lambda: self.open_save(save), "play", "accent"),
            self.button("export", lambda: self.ask_export(save), "arrow_up"),
        ]

    def _mend(self, save: Listed, problem: str) -> list[Button]:
        identity = self.identity(save)
        place = self.place(save)
        aside = ""
        if place == QUARANTINE:
            aside = "already"
        elif problem not in UNSOUND:
            aside = "sound"
        return [
            self.button(
                "newest", lambda: self.at_home(save).load_newest(identity), "replay", "accent",
                "" if identity else "unknown",
            ),
            self.button("export", lambda: self.ask_export(save), "arrow_up"),
            self.button(
                "aside", lambda: self.set_aside(save, problem), "set_aside", "line", aside
            ),
        ]  # fmt: skip

    def place(self, save: Listed) -> str:
        """Which part of the store a save lies in."""
        inside = save.path.relative_to(self.services.store.folder).parts
        return inside[0] if len(inside) > 1 else NAMED

    def identity(self, save: Listed) -> str:
        """Which game a save belongs to; nothing if that cannot be told."""
        if save.header is not None:
            return save.header.game if is_identity(save.header.game) else ""
        folder = save.path.parent.name
        return folder if self.place(save) == GAMES and is_identity(folder) else ""

    def load(self, save: Listed) -> None:
        """Go on with a save."""
        store, box = self.services.store, self.services.box
        text = self.say("screen.load.loading", title=title_of(self.services, save))

        def done(future: Future[Loaded]) -> None:
            try:
                self.open(future.result())
            except BadSaveError as error:
                self.tell_problem(save, error.code)

        work = Waiting(self.services, text, lambda: store.load(save.path, box), done)
        self.services.stack.push(work)

    def load_newest(self, identity: str) -> None:
        """Go on with the newest save of a game that is whole."""
        store, box = self.services.store, self.services.box

        def done(future: Future[Loaded | None]) -> None:
            loaded = future.result()
            if loaded is None:
                title = self.say("screen.load.newest.button")
                text = self.say("save.none_intact")
                self.services.stack.push(message(self.services, title, text))
            else:
                self.open(loaded)

        text = self.say("save.searching")
        work = Waiting(self.services, text, lambda: store.newest_good(identity, box), done)
        self.services.stack.push(work)

    def open(self, loaded: Loaded) -> None:
        """To the table; what could not be checked is said there."""
        from ..routes import open_table

        notes = [self.say(f"screen.load.checked.{note}") for note in loaded.notes]
        marks = loaded.match.record.marks
        if marks and marks[-1][:2] == (len(loaded.match.record.choices), REWOUND):
            notes.append(self.say("save.rewound"))
        open_table(self.services, loaded.match)
        if notes:
            title = self.say("screen.load.checked.title")
            self.services.stack.push(message(self.services, title, "\n".join(notes)))

    def tell_problem(self, save: Listed, code: str) -> None:
        """Why it cannot be loaded, where the file is now, and what can be done."""
        text = self.say(f"save.bad.{known(self.services, code)}")
        if not save.path.exists():
            text += "\n\n" + self.say("screen.load.moved", folder=str(self._quarantine()))
        answers = [DialogButton(self.say("screen.close"), nothing)]
        identity = self.identity(save)
        if identity and code != "unreadable":
            newest = self.say("screen.load.newest.button")
            answers.insert(0, DialogButton(newest, lambda: self.load_newest(identity), "accent"))
        title = self.say("save.not_loaded")
        self.services.stack.push(Dialog(self.services, title, text, answers))

    def _quarantine(self) -> Path:
        return self.services.store.folder / QUARANTINE

    def set_aside(self, save: Listed, problem: str) -> None:
        """Move a damaged file out of the way; it is not deleted."""
        try:
            goal = self.services.store.set_aside(save.path, BadSaveError(problem))
        except DiskError as error:
            self._tell_disk(error)
            return
        self.chosen = None
        self.look()
        self.note = self.say("screen.load.aside.done", file=str(goal))
        self.rebuild()

    def ask_export(self, save: Listed) -> None:
        """Where to?"""
        stem = file_name(save.header.title or save.header.game) if save.header else save.path.stem
        words = (
            self.say("screen.load.export.title"),
            self.say("screen.load.export.text"),
            self.say("screen.load.export.done_button"),
        )
        start = str(Path.home() / f"{stem}{SUFFIX}")
        self.services.stack.push(
            AskLine(self.services, words, start, lambda line: self.export(save, line))
        )

    def export(self, save: Listed, line: str) -> None:
        """Copy a save out; something that is there already is only replaced after a question."""
        goal = typed_path(line)
        try:
            if goal.is_dir():
                goal /= save.path.name
            taken = goal.exists()
        except OSError as error:  # a name too long, a folder that may not be looked into
            self._tell_disk(DiskError(error, goal))
            return
        if taken:
            answers = [
                DialogButton(
                    self.say("screen.load.export.replace"), lambda: self._copy(save, goal), "bad"
                ),
                DialogButton(self.say("screen.cancel"), nothing),
            ]
            title = self.say("screen.load.export.title")
            text = self.say("screen.load.export.exists", file=str(goal))
            self.services.stack.push(Dialog(self.services, title, text, answers))
        else:
            self._copy(save, goal)

    def _copy(self, save: Listed, goal: Path) -> None:
        try:
            self.services.store.export(save.path, goal)
        except DiskError as error:
            self._tell_disk(error)
        except BadSaveError as error:
            self.tell_problem(save, error.code)
        else:
            self.note = self.say("screen.load.export.written", file=str(goal))
            self.rebuild()

    def ask_import(self) -> None:
        """Which file?"""
        words = (
            self.say("screen.load.import.title"),
            self.say("screen.load.import.text"),
            self.say("screen.load.import.done_button"),
        )
        self.services.stack.push(AskLine(self.services, words, "", self.take_in))

    def take_in(self, line: str) -> None:
        """Copy a save in, if it is one."""
        store, box, path = self.services.store, self.services.box, typed_path(line)

        def done(future: Future[Path]) -> None:
            title = self.say("screen.load.import.title")
            try:
                taken = future.result()
            except BadSaveError as error:
                text = f"{path}\n\n" + self.say(f"save.bad.{error.code}")
                self.services.stack.push(message(self.services, title, text))
            except DiskError as error:
                self._tell_disk(error)
            else:
                self.look()
                self.chosen = next((one for one in self.saves if one.path == taken), None)
                self.note = self.say("screen.load.import.done")
                self.rebuild()

        text = self.say("screen.load.checking", file=path.name)
        self.services.stack.push(
            Waiting(self.services, text, lambda: store.take_in(path, box), done)
        )

    def _tell_disk(self, error: DiskError) -> None:
        text = self.say(f"disk.{error.reason}", file=str(error.path))
        self.services.stack.push(message(self.services, self.say("disk.title"), text))


def typed_path(line: str) -> Path:
    """The path that somebody typed; without a root, or with `~`, it begins in the home folder.

    Who starts the game from a menu does not know which folder it happens to run in.
    """
    try:
        return Path.home() / Path(line).expanduser()
    except RuntimeError:  # nobody is called that
        return Path.home() / line
