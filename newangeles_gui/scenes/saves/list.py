"""Lists of saved games that can be chosen from, and beside them what can be done."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import DialogButton, Page, ask, tell
from newangeles_gui.session import NAMED, BadSaveError, DiskError, one_line
from newangeles_gui.widgets import (
    Area,
    Button,
    Column,
    Label,
    Panel,
    Scroll,
    TextField,
    filled_scroll,
)

from .rows import (
    PAD,
    Details,
    PictureShelf,
    SavePicture,
    SaveRow,
    WithPictures,
    picture_size,
    put_game,
    when,
)

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.session import Listed, Match

Pick = Callable[["Listed"], None]

HEIGHT: Final = 112  # units
SMALL_HEIGHT: Final = 84


class SaveListPage(WithPictures, Page):
    """A page with a list of saves."""

    row: type[SaveRow] = SaveRow  # what stands in the list for each

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.saves: list[Listed] = []
        self.chosen: Listed | None = None
        self.note = ""
        self.shelf = PictureShelf(services)
        self._offset = 0
        self._scroll: Scroll | None = None

    def read(self) -> list[Listed]:
        """The saves that this list is about."""
        return self.services.store.saves()

    def enter(self) -> None:
        """Look into the folder again: something may have changed there."""
        self.look()
        super().enter()

    def look(self) -> None:
        """Read the folder; what was chosen stays chosen if it is still there."""
        self.saves = self.read()
        path = self.chosen.path if self.chosen else None
        self.chosen = next((one for one in self.saves if one.path == path), None)

    def rebuild(self) -> None:
        """Put everything anew, scrolled to where it was."""
        if self._scroll is not None:
            self._offset = self._scroll.offset
        super().rebuild()

    def sides(self, body: pygame.Rect, share: float) -> tuple[pygame.Rect, pygame.Rect]:
        """The page in two parts, the left one with that share of it."""
        area = Area(body, self.px(12 if self.kit.view.compact else 24))
        return area.left(round(body.width * share)), area.rest

    def panel(self, rect: pygame.Rect) -> Area:
        """A panel, and the room on it."""
        self.root.add(Panel(self.kit, rect))
        return Area(rect, self.px(10)).inset(self.px(14 if self.kit.view.compact else 26))

    def put_list(self, rect: pygame.Rect, saves: Sequence[Listed], pick: Pick) -> None:
        """The rows."""

        def fill(scroll: Scroll, width: int) -> None:
            height = self.px(SMALL_HEIGHT if self.kit.view.compact else HEIGHT)
            around = self.px(5)  # room for the ring around the row that has the focus
            place = (rect.x + around, rect.y + around)
            column = Column(scroll, width - 2 * around, place)
            for save in saves:
                scroll.add(self._row(column.room(height, self.px(10)), save, pick))

        scroll = self._scroll = filled_scroll(self.kit, rect, "saves", fill, self._offset)
        self.root.add(scroll)

    def _row(self, rect: pygame.Rect, save: Listed, pick: Pick) -> SaveRow:
        pad = self.px(PAD)
        place = pygame.Rect((rect.x + pad, rect.y + pad), picture_size(self.kit, rect.height))
        pictured = partial(self.shelf.pictured, save)
        picture = SavePicture(self.kit, place, self.thumbnails(save), pictured)
        chosen = save is self.chosen
        return self.row(self.services, rect, save, picture, partial(pick, save), chosen=chosen)


LIST_SHARE: Final = 0.5
BUTTON: Final = 60  # units
SMALL_BUTTON: Final = 48
NOTE: Final = 56
DOUBLE_CLICK: Final = 0.45  # seconds


class SaveChoicePage(SaveListPage):
    """The list on the left, the chosen game on the right; `words` is where its words are."""

    words = "screen.load"
    main = "load"  # the button that a double click stands for

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._since_pick = DOUBLE_CLICK

    def look(self) -> None:
        """The newest one is chosen as long as nobody chooses."""
        super().look()
        if self.chosen is None and self.saves:
            self.chosen = self.saves[0]

    @abstractmethod
    def open_save(self, save: Listed) -> None:
        """What a double click does."""

    @abstractmethod
    def actions(self, save: Listed, problem: str) -> Sequence[Button]:
        """What can be done with a save; the first one is what people mostly want."""

    def put_saves(self, body: pygame.Rect) -> None:
        """List and chosen game side by side."""
        left, right = self.sides(body, LIST_SHARE)
        self.put_list(left, self.saves, self.pick)
        area, save = self.panel(right), self.chosen
        if save is None:
            return
        problem = self.shelf.problem(save)
        height = self.px(SMALL_BUTTON if self.kit.view.compact else BUTTON)
        for button in reversed(self.actions(save, problem)):
            button.rect = area.bottom(height)
            button.say(button.text)
            self.root.add(button)
        area.rest.height -= self.px(8)
        if self.note:
            line = Area(area.rest).bottom(self.px(NOTE))
            area.rest.height -= line.height
            self.root.add(Label(self.kit, line, self.note, "small", "accent", lines=2, name="note"))
        details = Details(self.shelf, save, problem, self.thumbnails(save))
        self.root.add(details.put(area.rest))

    def button(
        self,
        name: str,
        action: Callable[[], None],
        icon: str,
        color: str = "line",
        why_not: str = "",
    ) -> Button:
        """A button below the chosen game; `why_not` names the words for why it cannot be used."""
        key = f"{self.words}.{name}"
        rect = pygame.Rect(0, 0, 100, 10)  # its place is known when all buttons are
        return Button(
            self.kit, rect, self.say(f"{key}.button"), action, icon, color, enabled=not why_not,
            lines=2, name=name, tip=self.say(f"{key}.{why_not or 'tip'}"),
        )  # fmt: skip

    def pick(self, save: Listed) -> None:
        """Choose a save; a double click goes on with it."""
        if save is not self.chosen or self.shelf.problem(save):
            self.chosen, self.note, self._since_pick = save, "", 0.0
            self.rebuild()
        elif self._since_pick < DOUBLE_CLICK:
            self.open_save(save)
        else:
            self._since_pick = 0.0
            self.root.set_focus(self.root.named(self.main))

    def update(self, seconds: float) -> None:
        """How long ago something was chosen."""
        super().update(seconds)
        self._since_pick += seconds


LONGEST_TITLE: Final = 60
FORM_SHARE: Final = 0.46
FORM: Final = 860  # units, where it stands alone
IRON: Final = 700  # units of height: there is nothing to be filled in
FIELD: Final = 58
SMALL_FIELD: Final = 48


class Save(SaveListPage):
    """A save under a name: the form on the left, the named saves that there are on the right."""

    name = "save"

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.facts = services.room.of_match(match)
        self.title = self._default()

    @property
    def iron(self) -> bool:
        """Whether the table agreed that there are no named saves."""
        return self.match.plan.agreements.iron

    def _default(self) -> str:
        """A title that says who plays and how far the game is."""
        people = [seat.name for seat in self.match.plan.seats if seat.kind == "person"]
        own = str(self.services.settings.values["player"]) or (people or [""])[0]
        if own in self.services.roles:
            own = self.services.called(own)
        told = self.services.room.round_words(self.say, self.facts)
        return one_line(f"{own}, {told}" if own else told)

    def read(self) -> list[Listed]:
        """The named saves."""
        folder = self.services.store.folder / NAMED
        return [one for one in self.services.store.saves() if one.path.parent == folder]

    def build(self) -> None:
        """The form and the list."""
        body = self.head(self.say("screen.save.title"))
        if not self.saves or self.iron:
            form = pygame.Rect(0, body.y, min(body.width, self.px(FORM)), body.height)
            form.centerx = body.centerx
            if self.iron:
                form.height = min(form.height, self.px(IRON))
        else:
            form, right = self.sides(body, FORM_SHARE)
            self.put_list(right, [one for one in self.saves if one.header], self.pick)
        area = self.panel(form)
        if not self.iron:
            self._put_fields(area)
        self.root.add(filled_scroll(self.kit, area.rest, "told", self._fill_told))
        self.focus_first("back" if self.iron else "line")

    def _put_fields(self, area: Area) -> None:
        """Name and button at the bottom."""
        height = self.px(SMALL_FIELD if self.kit.view.compact else FIELD)
        done, line, words = (area.bottom(one) for one in (height, height, self.px(28)))
        self.root.add(
            Label(self.kit, words, self.say("screen.save.name"), "label"),
            TextField(
                self.kit, line, self.title, self._typed, most=LONGEST_TITLE, done=self.ask,
                hint=self.say("screen.save.hint"), name="line",
            ),
            Button(
                self.kit, done, self.say("screen.save.button"), self.ask, "save", "accent",
                lines=2, name="done",
            ),
        )  # fmt: skip

    def _fill_told(self, scroll: Scroll, width: int) -> None:
        high = scroll.rect.height * (7 if self.iron else 6) // 10
        column = Column(scroll, width)
        put_game(column, self.services, (self.mini, high), self.facts, self._told())

    def _told(self) -> list[tuple[str, str, str]]:
        told = [(self.services.room.course(self.services, self.facts), "label", "text")]
        if self.iron:
            return [*told, (self.say("save.iron"), "body", "warning")]
        if self.note:
            told.append((self.note, "body", "good"))
        return [*told, (self.say("screen.save.about"), "small", "muted")]

    def _typed(self, text: str) -> None:
        self.title = text

    def pick(self, save: Listed) -> None:
        """Take over the name of a save: it will be replaced, after a question."""
        assert save.header is not None
        self.chosen, self.title, self.note = save, save.header.title, ""
        self.rebuild()

    def ask(self) -> None:
        """Save; something of the same name is only replaced after a question."""
        title = one_line(self.title)
        if not title:
            title = self.title = self._default()
        same = [one.header for one in self.saves if one.header and one.header.title == title]
        if not same:
            self.save(title)
            return
        key = "screen.save.replace"
        text = self.say(f"{key}.text", title=title, time=when(same[0].saved))
        yes = DialogButton(self.say(f"{key}.yes"), partial(self.save, title), "bad")
        ask(self.services, self.say(f"{key}.title"), text, yes)

    def save(self, title: str) -> None:
        """Write it; what goes wrong is said in words and leaves everything as it was."""
        try:
            path = self.services.store.save_as(self.match, title)
        except DiskError as error:
            wrong = self.services.trouble(error.reason)
            tell(self.services, self.say("save.not_saved"), wrong)
        except BadSaveError as error:
            wrong = self.say(f"save.bad.{error.code}")
            tell(self.services, self.say("save.not_saved"), wrong)
        else:
            self.services.audio.play("confirm")
            self.note = self.say("screen.save.done", title=title)
            self.look()
            self.chosen = next((one for one in self.saves if one.path == path), None)
            self.rebuild()
            self.root.set_focus(self.root.named("back"))
