"""A small window that asks for one line of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.fields import TextField
from newangeles_gui.widgets.label import Label, Panel
from newangeles_gui.widgets.surfaces import dim

from .base import Scene

if TYPE_CHECKING:
    from .base import Services

WIDTH: Final = 860  # units
VEIL: Final = 150
LONGEST_PATH: Final = 400


class AskLine(Scene):
    """Enter or the button hands the line over; Escape closes."""

    name = "ask_line"
    overlay = True

    def __init__(
        self,
        services: Services,
        words: tuple[str, str, str],
        line: str,
        done: Callable[[str], None],
        most: int = LONGEST_PATH,
    ) -> None:
        super().__init__(services)
        self.title, self.text, self.button = words
        self.line, self.done, self.most = line, done, most

    def build(self) -> None:
        """Headline, explanation, the line, two buttons."""
        kit, px, pad = self.kit, self.px, self.px(30)
        rect = pygame.Rect(0, 0, min(px(WIDTH), self.screen.width - px(40)), px(318))
        rect.center = self.screen.center
        inner = rect.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.x, inner.y - px(8), inner.width, px(40))
        text = pygame.Rect(inner.x, head.bottom + px(6), inner.width, px(66))
        line = pygame.Rect(inner.x, text.bottom + px(10), inner.width, px(56))
        no = pygame.Rect(0, 0, (inner.width - px(16)) // 2, px(56))
        no.bottomright = inner.bottomright
        yes = no.move(-no.width - px(16), 0)
        self.root.add(
            Panel(kit, rect, "accent", alpha=250, glow=16),
            Label(kit, head, self.title, "heading", "accent", name="title"),
            Label(kit, text, self.text, "body", "muted", lines=3, middle=False),
            TextField(
                kit, line, self.line, self._typed, most=self.most, done=self._done, name="line"
            ),
            Button(kit, yes, self.button, self._done, "check", "accent", lines=2, name="done"),
            Button(kit, no, self.say("screen.cancel"), self._close, lines=2, name="cancel"),
        )
        if self.root.focus is None:
            self.root.set_focus(self.root.named("line"))

    def _typed(self, line: str) -> None:
        self.line = line

    def _close(self) -> None:
        self.services.stack.pop()

    def _done(self) -> None:
        line = self.line.strip()
        if line:
            self._close()
            self.done(line)

    def cancel(self) -> bool:
        """Escape closes."""
        self._close()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the screen below."""
        dim(surface, self.kit.color("base"), VEIL)
