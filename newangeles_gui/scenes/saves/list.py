"""Lists of saved games that can be chosen from, and beside them what can be done with one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Label, Panel, filled_scroll

from ..front import Page
from ..room import PLAIN
from .rows import (
    HEIGHT,
    PAD,
    SMALL_HEIGHT,
    Details,
    PictureShelf,
    SavePicture,
    SaveRow,
    picture_size,
    stranger,
)

if TYPE_CHECKING:
    from newangeles_gui.session import Listed
    from newangeles_gui.titles.room import Thumbnails
    from newangeles_gui.widgets import Scroll

    from ..base import Services

NEXT_SLAB: Final = 1 / 60  # seconds until the next slab of a picture is made


class SaveListPage(Page):
    """A page with a list of saves; pictures are completed while nobody waits for them."""

    row: type[SaveRow] = SaveRow  # what stands in the list for each

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.saves: list[Listed] = []
        self.chosen: Listed | None = None
        self.shelf = PictureShelf(services)
        self.mini = services.room.thumbnails(self.kit, services.box)
        self._offset = 0
        self._scroll: Scroll | None = None

    def thumbnails(self, save: Listed) -> Thumbnails:
        """What draws the picture of a save."""
        own = not stranger(self.services, save)
        return self.mini if own else PLAIN.thumbnails(self.kit, None)

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

    def put_list(
        self, rect: pygame.Rect, saves: Sequence[Listed], pick: Callable[[Listed], None]
    ) -> None:
        """The rows."""

        def fill(scroll: Scroll, width: int) -> None:
            self._fill(scroll, width, saves, pick)

        scroll = self._scroll = filled_scroll(self.kit, rect, "saves", fill, self._offset)
        self.root.add(scroll)

    def _fill(
        self,
        scroll: Scroll,
        width: int,
        saves: Sequence[Listed],
        pick: Callable[[Listed], None],
    ) -> None:
        height = self.px(SMALL_HEIGHT if self.kit.view.compact else HEIGHT)
        gap, pad = self.px(10), self.px(PAD)
        # Room for the ring around the row that has the focus.
        top, around = scroll.rect.y + self.px(5), self.px(5)
        for save in saves:
            row = pygame.Rect(scroll.rect.x + around, top, width - 2 * around, height)
            place = pygame.Rect((row.x + pad, row.y + pad), picture_size(self.kit, height))
            pictured = partial(self.shelf.pictured, save)
            picture = SavePicture(self.kit, place, self.thumbnails(save), pictured)
            scroll.add(
                self.row(
                    self.services,
                    row,
                    save,
                    picture,
                    partial(pick, save),
                    chosen=save is self.chosen,
                )
            )
            top += height + gap

    def update(self, seconds: float) -> None:
        """One more slab of a picture."""
        super().update(seconds)
        if self.mini.load_one() and not self.mini.waiting:
            self.root.dirty = True

    def wait(self) -> float | None:
        """Soon, as long as pictures are not complete."""
        return NEXT_SLAB if self.mini.waiting else super().wait()


LIST_SHARE: Final = 0.5
BUTTON: Final = 60  # units
SMALL_BUTTON: Final = 48
DOUBLE_CLICK: Final = 0.45  # seconds


class SaveChoicePage(SaveListPage):
    """The list on the left, the chosen game on the right; `words` is where its words are."""

    words = "screen.load"
    main = "load"  # the button that a double click stands for

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.note = ""
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
        gap = self.px(12 if self.kit.view.compact else 24)
        left = pygame.Rect(body.x, body.y, round(body.width * LIST_SHARE), body.height)
        self.put_list(left, self.saves, self.pick)
        right = pygame.Rect(left.right + gap, body.y, 0, body.height)
        right.width = body.right - right.x
        self._put_chosen(right)

    def _put_chosen(self, rect: pygame.Rect) -> None:
        save = self.chosen
        self.root.add(Panel(self.kit, rect))
        pad = self.px(14 if self.kit.view.compact else 26)
        inner = rect.inflate(-2 * pad, -2 * pad)
        if save is None:
            return
        problem = self.shelf.problem(save)
        actions = self.actions(save, problem)
        inner.height -= self._put_actions(inner, actions)
        if self.note:
            line = pygame.Rect(inner.x, inner.bottom - self.px(56), inner.width, self.px(56))
            inner.height -= line.height
            self.root.add(Label(self.kit, line, self.note, "small", "accent", lines=2, name="note"))
        Details(self, save, problem).put(inner)

    def _put_actions(self, inner: pygame.Rect, actions: Sequence[Button]) -> int:
        """The buttons from the bottom up; how high they are with their gap."""
        height = self.px(SMALL_BUTTON if self.kit.view.compact else BUTTON)
        gap = self.px(10)
        whole = len(actions) * (height + gap)
        for place, button in enumerate(actions):
            top = inner.bottom - whole + gap + place * (height + gap)
            button.rect = pygame.Rect(inner.x, top, inner.width, height)
            button.say(button.text)
            self.root.add(button)
        return whole + self.px(8)

    def button(
        self,
        name: str,
        action: Callable[[], None],
        icon: str,
        color: str = "line",
        why_not: str = "",
    ) -> Button:
        """A button below the chosen game; `why_not` names the words for why it cannot be used."""
        say = self.say
        tip = say(f"{self.words}.{name}.{why_not or 'tip'}")
        words = say(f"{self.words}.{name}.button")
        rect = pygame.Rect(0, 0, 100, 10)  # its place is known when all buttons are
        return Button(
            self.kit, rect, words, action, icon, color, enabled=not why_not, lines=2,
            name=name, tip=tip,
        )  # fmt: skip

    def pick(self, save: Listed) -> None:
        """Choose a save; a double click goes on with it."""
        if save is self.chosen and not self.shelf.problem(save):
            if self._since_pick < DOUBLE_CLICK:
                self.open_save(save)
            else:
                self._since_pick = 0.0
                self.root.set_focus(self.root.named(self.main))
            return
        self.chosen, self.note, self._since_pick = save, "", 0.0
        self.rebuild()

    def update(self, seconds: float) -> None:
        """How long ago something was chosen."""
        super().update(seconds)
        self._since_pick += seconds
