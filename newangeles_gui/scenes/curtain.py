"""Between two people's secrets: a full screen with a name on it and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.label import Image, Label
from newangeles_gui.widgets.surfaces import shade
from newangeles_gui.widgets.theme import mixed

from .base import Scene, Services

MARK: Final = 190  # units
DARK: Final = 0.75
DELAY: Final = 0.4  # seconds before it can be opened: nobody does so by accident


class Curtain(Scene):
    """Opened by the person whose name it bears, with a key or a click."""

    name = "curtain"

    def __init__(
        self, services: Services, corporation: str, player: str, opened: Callable[[], None]
    ) -> None:
        super().__init__(services)
        self.corporation, self.player, self.opened = corporation, player, opened
        self.shown_for = 0.0

    def enter(self) -> None:
        """The curtain falls."""
        super().enter()
        self.services.audio.play("curtain")

    def build(self) -> None:
        """Mark, name, what to do, and the button."""
        kit, screen = self.kit, self.screen
        middle = screen.centery - self.px(60)
        mark = pygame.Rect(0, 0, self.px(MARK), self.px(MARK))
        mark.midbottom = (screen.centerx, middle)
        name = pygame.Rect(self.px(40), middle + self.px(10), screen.width - self.px(80), 0)
        name.height = self.px(70)
        rest = pygame.Rect(name.x, name.bottom, name.width, self.px(80))
        button = pygame.Rect(0, 0, min(self.px(460), name.width), self.px(66))
        button.midtop = (screen.centerx, rest.bottom + self.px(20))
        corporation = self.services.words.name(f"corporation.{self.corporation}")
        text = self.say("screen.curtain.text", player=self.player)
        self.root.add(
            Image(kit, mark, kit.icon(f"marks/{self.corporation}", MARK)),
            Label(kit, name, self.player, "title", align="center", name="curtain.player"),
            Label(kit, rest, text, "body", "muted", "center", lines=2, name="curtain.text"),
            Button(
                kit,
                button,
                self.say("screen.curtain.open", corporation=corporation),
                self.open,
                "eye",
                "accent",
                name="curtain.open",
                lines=2,
            ),
        )
        self.root.set_focus(self.root.named("curtain.open"))

    def open(self) -> None:
        """The person is there."""
        if self.shown_for >= DELAY or self.kit.calm:
            self.services.stack.pop()
            self.opened()

    def update(self, seconds: float) -> None:
        """Time passes until it can be opened."""
        super().update(seconds)
        self.shown_for += seconds

    def wait(self) -> float | None:
        """Until it can be opened it counts frames."""
        return DELAY / 4 if self.shown_for < DELAY else super().wait()

    def paint(self, surface: pygame.Surface) -> None:
        """A plain dark ground: no picture of the game."""
        base = self.kit.color("base")
        top = mixed(self.kit.color("panel"), base, DARK / 2)
        size = self.screen.size
        key = ("curtain", size, top, base)
        surface.blit(self.kit.kept(key, lambda: shade(size, top, base, 255)), (0, 0))
