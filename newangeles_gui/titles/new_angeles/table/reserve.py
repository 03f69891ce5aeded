"""What is left in the reserve."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene, Services
from newangeles_gui.widgets import Button, Image, Label, Panel, dim

from ..rules import RESERVED
from ..words import piece, sentence

if TYPE_CHECKING:
    from ..rules import View

COLUMNS: Final = 4
CELL: Final = (190, 176)  # units
SMALL_CELL: Final = (190, 118)
PADDING: Final = 24
VEIL: Final = 170
# Protest is what a token of unrest shows first.
DRAWN: Final = MappingProxyType({"unrest": "protest"})


class Reserve(Scene):
    """Every kind of piece with how many are left, over the table."""

    name = "reserve"
    overlay = True

    def __init__(self, services: Services, view: View) -> None:
        super().__init__(services)
        self.view = view

    def build(self) -> None:
        """A panel with a cell for every kind of piece."""
        cell = SMALL_CELL if self.kit.view.compact else CELL
        wide, high = self.px(cell[0]), self.px(cell[1])
        pad, row = self.px(PADDING), self.px(40)
        rows = -(-len(RESERVED) // COLUMNS)
        panel = pygame.Rect(0, 0, COLUMNS * wide + 2 * pad, 0)
        panel.height = rows * high + 2 * pad + 3 * row + self.px(20)
        panel.center = self.screen.center
        inner = panel.inflate(-2 * pad, -2 * pad)
        self.root.add(Panel(self.kit, panel, "accent", alpha=250, glow=12))
        self._words(inner, row)
        for place, name in enumerate(RESERVED):
            x, y = place % COLUMNS, place // COLUMNS
            rect = pygame.Rect(inner.x + x * wide, inner.y + 2 * row + y * high, wide, high)
            self._cell(rect, place, name)
        button = pygame.Rect(0, 0, self.px(220), self.px(48))
        button.midbottom = inner.midbottom
        self.root.add(
            Button(self.kit, button, self.say("screen.close"), self._close, "check", name="close")
        )

    def _words(self, inner: pygame.Rect, row: int) -> None:
        head = pygame.Rect(inner.x, inner.y, inner.width, row)
        title = Label(self.kit, head, self.say("screen.board.reserve.title"), "heading")
        text = self.say("screen.board.reserve.text")
        below = Label(self.kit, head.move(0, row), text, "small", "muted", middle=False)
        self.root.add(title, below)

    def _cell(self, rect: pygame.Rect, place: int, name: str) -> None:
        kit = self.kit
        count, whole = self.view.reserve[place], self.services.box.stock[place]
        words = pygame.Rect(rect.x, rect.bottom - self.px(54), rect.width, self.px(26))
        above = pygame.Rect(rect.x, rect.y, rect.width, words.y - rect.y)
        share = min(1.2, above.height / self.px(80))
        drawn = kit.picture(f"pieces/{DRAWN.get(name, name)}", share)
        left = self.say("screen.board.reserve.left", count=count, all=whole)
        label = sentence(self.services.words.name(piece(name).key))
        ink = "text" if count else "bad"
        self.root.add(
            Image(kit, above, drawn, name=f"reserve.{name}"),
            Label(kit, words, label, "small_strong", align="center"),
            Label(kit, words.move(0, self.px(25)), left, "small", ink, "center"),
        )

    def _close(self) -> None:
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Back to the table."""
        self._close()
        return True

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the table."""
        dim(surface, self.kit.color("base"), VEIL)


def open_reserve(services: Services, view: View) -> None:
    """What can still be placed, over whatever is there."""
    services.stack.push(Reserve(services, view))
