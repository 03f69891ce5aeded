"""Who an opponent is to be, or whose face a person has: everybody there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Explanation, FaceButton, Page, explain
from newangeles_gui.widgets import Button, Scroll

from . import words
from .draft import CHANCE

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.titles.room import Topic
    from newangeles_gui.widgets import Input

ROW: Final = 58  # units
GAP: Final = 10
LIST: Final = 0.46  # share of the width
PREFIX: Final = "who."


class CharacterPicker(Page):
    """A list of people; what is pointed at is explained beside it."""

    name = "characters"

    def __init__(
        self,
        services: Services,
        now: str,
        taken: Mapping[str, int],
        chosen: Callable[[str], None],
        person: bool = False,
    ) -> None:
        super().__init__(services)
        self.now, self.taken, self.chosen = now, taken, chosen
        self.asks = "face" if person else "character"
        self.about = words.face_topic if person else words.character_topic

    def build(self) -> None:
        """The names at the left, the one pointed at explained at the right."""
        body, gap = self.head(self.say(f"screen.new_game.{self.asks}.title")), self.px(GAP)
        left = pygame.Rect(body.x, body.y, round(body.width * LIST), body.height)
        right = pygame.Rect(left.right + 2 * gap, body.y, 0, body.height)
        right.width = body.right - right.x
        scroll = Scroll(self.kit, left, "characters")
        top = left.y + gap // 2
        for character in (CHANCE, *self.services.box.title.minds.characters):
            rect = pygame.Rect(left.x + gap // 2, top, scroll.inner - gap, self.px(ROW))
            scroll.add(self._button(rect, character))
            top = rect.bottom + gap
        scroll.settle()
        self.root.add(scroll)
        if self.root.focus is None:
            self.root.set_focus(self.root.named(PREFIX + self.now))
        self.root.add(Explanation(self.kit, right, self._topic()))

    def _button(self, rect: pygame.Rect, character: str) -> Button:
        text = self.about(self.services, character).title
        seat = self.taken.get(character)
        tip = "" if seat is None else self.say("screen.new_game.character.taken", number=seat)
        button = FaceButton(
            self.kit, rect, text, partial(self.take, character), "help",
            chosen=character == self.now, name=PREFIX + character, tip=tip,
        )  # fmt: skip
        return button.wear(character)

    def _topic(self) -> Topic:
        """Whoever is pointed at, has the focus, or is chosen."""
        for widget in (self.root.under, self.root.focus):
            if widget is not None and widget.name.startswith(PREFIX):
                return self.about(self.services, widget.name.removeprefix(PREFIX))
        return self.about(self.services, self.now)

    def handle(self, given: Input) -> bool:
        """The explanation follows pointer and focus."""
        taken = super().handle(given)
        explain(self.root, self._topic())
        return taken

    def take(self, character: str) -> None:
        """This one it is."""
        self.services.stack.pop()
        self.chosen(character)
