"""A save under a name, beside those that the game makes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.session import NAMED, BadSaveError, DiskError, one_line
from newangeles_gui.widgets import Button, Label, Panel, Paragraph, TextField, filled_scroll
from newangeles_gui.words import save_trouble

from ..dialogs import Dialog, DialogButton, message, nothing
from .list import SaveListPage
from .rows import SavePicture, when

if TYPE_CHECKING:
    from newangeles_gui.session import Listed, Match
    from newangeles_gui.widgets import Scroll, Widget

    from ..base import Services

LONGEST_TITLE: Final = 60
FORM_SHARE: Final = 0.46
IRON: Final = 700  # units of height: there is nothing to be filled in


class Save(SaveListPage):
    """A name on the left, the named saves that there are on the right."""

    name = "save"

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.facts = services.room.of_match(match)
        self.title = self._default()
        self.note = ""

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
        gap = self.px(12 if self.kit.view.compact else 24)
        form = pygame.Rect(body.x, body.y, round(body.width * FORM_SHARE), body.height)
        if not self.saves or self.iron:
            form.width = min(body.width, self.px(860))
            form.centerx = body.centerx
            form.height = min(body.height, self.px(IRON)) if self.iron else body.height
        else:
            right = pygame.Rect(form.right + gap, body.y, 0, body.height)
            right.width = body.right - right.x
            self.put_list(right, [one for one in self.saves if one.header], self.pick)
        self._put_form(form)
        if self.root.focus is None:
            self.root.set_focus(self.root.named("back" if self.iron else "line"))

    def _put_form(self, rect: pygame.Rect) -> None:
        self.root.add(Panel(self.kit, rect))
        pad = self.px(14 if self.kit.view.compact else 26)
        inner = rect.inflate(-2 * pad, -2 * pad)
        if not self.iron:
            inner.height -= self._put_fields(inner)
        self.root.add(filled_scroll(self.kit, inner, "told", self._fill_told))

    def _fill_told(self, scroll: Scroll, width: int) -> None:
        rect = scroll.rect
        height = min(width * 9 // 16, rect.height * (7 if self.iron else 6) // 10)
        place = pygame.Rect(0, rect.y, height * 16 // 9, height)
        place.centerx = rect.x + width // 2
        scroll.add(SavePicture(self.kit, place, self.mini, lambda: self.facts))
        y = place.bottom + self.px(14)
        for text, style, color in self._told():
            words = Paragraph(self.kit, (rect.x, y), width, text, style, color)
            scroll.add(words)
            y = words.rect.bottom + self.px(6)
        below = (rect.x, y + self.px(6))
        scroll.add(*self.services.room.seat_lines(self.services, below, width, self.facts))

    def _told(self) -> list[tuple[str, str, str]]:
        told = [(self.services.room.course(self.services, self.facts), "label", "text")]
        if self.iron:
            return [*told, (self.say("save.iron"), "body", "warning")]
        if self.note:
            told.append((self.note, "body", "good"))
        return [*told, (self.say("screen.save.about"), "small", "muted")]

    def _put_fields(self, inner: pygame.Rect) -> int:
        """Name and button at the bottom; how high they are."""
        height, gap = self.px(48 if self.kit.view.compact else 58), self.px(10)
        head = pygame.Rect(inner.x, inner.bottom - 2 * height - gap, inner.width, height)
        words = pygame.Rect(inner.x, head.y - self.px(34), inner.width, self.px(28))
        done = head.move(0, height + gap)
        widgets: list[Widget] = [
            Label(self.kit, words, self.say("screen.save.name"), "label"),
            TextField(
                self.kit, head, self.title, self._typed, most=LONGEST_TITLE, done=self.ask,
                hint=self.say("screen.save.hint"), name="line",
            ),
            Button(
                self.kit, done, self.say("screen.save.button"), self.ask, "save", "accent",
                lines=2, name="done",
            ),
        ]  # fmt: skip
        self.root.add(*widgets)
        return inner.bottom - words.y + gap

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
        text = self.say("screen.save.replace.text", title=title, time=when(same[0].saved))
        answers = [
            DialogButton(self.say("screen.save.replace.yes"), lambda: self.save(title), "bad"),
            DialogButton(self.say("screen.cancel"), nothing),
        ]
        about = self.say("screen.save.replace.title")
        self.services.stack.push(Dialog(self.services, about, text, answers))

    def save(self, title: str) -> None:
        """Write it; what goes wrong is said in words and leaves everything as it was."""
        try:
            path = self.services.store.save_as(self.match, title)
        except DiskError as error:
            self._tell(save_trouble(self.services.words, error.reason))
        except BadSaveError as error:
            self._tell(self.say(f"save.bad.{error.code}"))
        else:
            self.services.audio.play("confirm")
            self.note = self.say("screen.save.done", title=title)
            self.look()
            self.chosen = next((one for one in self.saves if one.path == path), None)
            self.rebuild()
            self.root.set_focus(self.root.named("back"))

    def _tell(self, text: str) -> None:
        self.services.stack.push(message(self.services, self.say("save.not_saved"), text))
