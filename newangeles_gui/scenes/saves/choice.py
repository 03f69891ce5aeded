"""A list of saved games, and beside it the one that was chosen, with what can be done with it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.label import Label, Panel

from .details import Details
from .list import SaveListPage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from newangeles_gui.session.listing import Listed

    from ..base import Services

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
