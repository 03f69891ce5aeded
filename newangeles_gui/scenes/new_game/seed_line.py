"""The seed of a game, to be read and to be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.fields import copy_text
from newangeles_gui.widgets.label import Label
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from ..base import Services

COPY: Final = 150  # units
GAP: Final = 12


class SeedLine(Widget):
    """The words at the left or right, and a button that says when it has copied."""

    def __init__(
        self, services: Services, rect: pygame.Rect, seed: str, align: str = "left"
    ) -> None:
        super().__init__(services.kit, rect, "seed")
        self.services, self.seed = services, seed
        kit, say = services.kit, services.say
        place = pygame.Rect(0, rect.y, min(kit.px(COPY), rect.width // 2), rect.height)
        place.right = rect.right
        words = pygame.Rect(rect.x, rect.y, place.x - kit.px(GAP) - rect.x, rect.height)
        self.button = Button(
            kit, place, say("screen.seed.copy"), self.copy, style="small", lines=2,
            name="seed.copy", tip=say("screen.seed.tip"),
        )  # fmt: skip
        text = say("screen.seed.named", seed=seed)
        said = Label(kit, words, text, "small", "muted", align, 2, name="seed.words")
        self.add(said, self.button)

    def copy(self) -> None:
        """The clipboard has it; where there is none the words say so."""
        done = copy_text(self.seed)
        self.button.say(self.services.say(f"screen.seed.{'copied' if done else 'no_clipboard'}"))
