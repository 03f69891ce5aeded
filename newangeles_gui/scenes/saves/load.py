"""The saved games: go on with one, copy them out and in, and what to do with a damaged one."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from newangeles_gui.scenes import (
    AskLine,
    Dialog,
    DialogButton,
    ask,
    nothing,
    open_table,
    tell,
    wait_for,
)
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
from newangeles_gui.widgets import Area, Button, Image, Label, Panel

from ..games import open_game
from .list import SaveChoicePage
from .rows import known, stranger, title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

    from newangeles_gui.session import Listed, Loaded


class Load(SaveChoicePage):
    """The list on the left, the chosen game on the right."""

    name = "load"

    def build(self) -> None:
        """Headline, list, details; or that there is nothing yet."""
        room, key = self.px(260), "screen.load"
        body = self.head(self.say(f"{key}.title"), room + self.px(16))
        self.root.add(
            Button(
                self.kit, self.beside_title(body, room), self.say(f"{key}.import.button"),
                self.ask_import, "folder", style="small", lines=2, name="import",
                tip=self.say(f"{key}.import.tip"),
            )
        )  # fmt: skip
        if self.saves:
            self.put_saves(body)
        else:
            self._put_nothing(body)
        self.focus_first(*([f"save.{self.chosen.path.name}"] if self.chosen else []), "back")

    def _put_nothing(self, body: pygame.Rect) -> None:
        rect = Area(body).middle(self.px(720), self.px(280))
        area = Area(rect, self.px(10)).inset(self.px(30))
        sign, words = area.top(self.px(90)), area.top(self.px(110))
        picture = self.kit.icon("folder", 80, self.kit.color("faint"))
        told = self.say("screen.load.nothing")
        self.root.add(
            Panel(self.kit, rect),
            Image(self.kit, sign, picture),
            Label(self.kit, words, told, "body", "muted", "center", lines=4, name="nothing"),
        )

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
            self.button("load", partial(self.open_save, save), "play", "accent"),
            self.button("export", partial(self.ask_export, save), "arrow_up"),
        ]

    def _mend(self, save: Listed, problem: str) -> list[Button]:
        identity = self.identity(save)
        aside = "" if problem in UNSOUND else "sound"
        if self.place(save) == QUARANTINE:
            aside = "already"

        def newest() -> None:
            self.at_home(save).load_newest(identity)

        unknown = "" if identity else "unknown"
        put_aside = partial(self.set_aside, save, problem)
        return [
            self.button("newest", newest, "replay", "accent", unknown),
            self.button("export", partial(self.ask_export, save), "arrow_up"),
            self.button("aside", put_aside, "set_aside", why_not=aside),
        ]

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

        wait_for(self.services, text, partial(store.load, save.path, box), done)

    def load_newest(self, identity: str) -> None:
        """Go on with the newest save of a game that is whole."""
        store, box = self.services.store, self.services.box

        def done(future: Future[Loaded | None]) -> None:
            loaded = future.result()
            if loaded is not None:
                self.open(loaded)
                return
            about = self.say("screen.load.newest.button")
            tell(self.services, about, self.say("save.none_intact"))

        work = partial(store.newest_good, identity, box)
        wait_for(self.services, self.say("save.searching"), work, done)

    def open(self, loaded: Loaded) -> None:
        """To the table; what could not be checked is said there."""
        notes = [self.say(f"screen.load.checked.{note}") for note in loaded.notes]
        marks = loaded.match.record.marks
        if marks and marks[-1][:2] == (len(loaded.match.record.choices), REWOUND):
            notes.append(self.say("save.rewound"))
        open_table(self.services, loaded.match)
        if notes:
            tell(self.services, self.say("screen.load.checked.title"), "\n".join(notes))

    def tell_problem(self, save: Listed, code: str) -> None:
        """Why it cannot be loaded, where the file is now, and what can be done."""
        text = self.say(f"save.bad.{known(self.services, code)}")
        if not save.path.exists():
            folder = str(self.services.store.folder / QUARANTINE)
            text += "\n\n" + self.say("screen.load.moved", folder=folder)
        answers = [DialogButton(self.say("screen.close"), nothing)]
        identity = self.identity(save)
        if identity and code != "unreadable":
            newest = self.say("screen.load.newest.button")
            answers.insert(0, DialogButton(newest, partial(self.load_newest, identity), "accent"))
        title = self.say("save.not_loaded")
        self.services.stack.push(Dialog(self.services, title, text, answers))

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

    def _ask_line(self, what: str, line: str, done: Callable[[str], None]) -> None:
        words = ("title", "text", "done_button")
        title, text, button = (self.say(f"screen.load.{what}.{one}") for one in words)
        self.services.stack.push(AskLine(self.services, (title, text, button), line, done))

    def ask_export(self, save: Listed) -> None:
        """Where to?"""
        stem = file_name(save.header.title or save.header.game) if save.header else save.path.stem
        start = str(Path.home() / f"{stem}{SUFFIX}")
        self._ask_line("export", start, partial(self.export, save))

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
        if not taken:
            self._copy(save, goal)
            return
        key = "screen.load.export"
        yes = DialogButton(self.say(f"{key}.replace"), partial(self._copy, save, goal), "bad")
        text = self.say(f"{key}.exists", file=str(goal))
        ask(self.services, self.say(f"{key}.title"), text, yes)

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
        self._ask_line("import", "", self.take_in)

    def take_in(self, line: str) -> None:
        """Copy a save in, if it is one."""
        store, box, path = self.services.store, self.services.box, typed_path(line)

        def done(future: Future[Path]) -> None:
            try:
                taken = future.result()
            except BadSaveError as error:
                text = f"{path}\n\n" + self.say(f"save.bad.{error.code}")
                tell(self.services, self.say("screen.load.import.title"), text)
            except DiskError as error:
                self._tell_disk(error)
            else:
                self.look()
                self.chosen = next((one for one in self.saves if one.path == taken), None)
                self.note = self.say("screen.load.import.done")
                self.rebuild()

        text = self.say("screen.load.checking", file=path.name)
        wait_for(self.services, text, partial(store.take_in, path, box), done)

    def _tell_disk(self, error: DiskError) -> None:
        text = self.say(f"disk.{error.reason}", file=str(error.path))
        tell(self.services, self.say("disk.title"), text)


def typed_path(line: str) -> Path:
    """The path that somebody typed; without a root, or with `~`, it begins in the home folder.

    Who starts the game from a menu does not know which folder it happens to run in.
    """
    try:
        return Path.home() / Path(line).expanduser()
    except RuntimeError:  # nobody is called that
        return Path.home() / line
