"""The ledger of promises: what everybody has given their word on, and what became of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Scene
from newangeles_gui.widgets import Area, IconButton, Label, Panel, Paragraph, Scroll, dim

from ..rules import BROKEN, KEPT, OPEN, VOID
from ..words import corporation, own_words
from .voice import put_line

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Input

    from ..rules import View

WIDTH: Final = 820  # units
HEIGHT: Final = 640
PADDING: Final = 24
HEAD: Final = 46
VEIL: Final = 130
SIGNS: Final = MappingProxyType(
    {
        OPEN: ("promise", "warning"),
        KEPT: ("kept", "good"),
        BROKEN: ("broken", "bad"),
        VOID: ("void", "faint"),
    }
)


class LedgerScreen(Scene):
    """Lies over the talk; Escape or a click beside it closes."""

    name = "ledger"
    overlay = True
    private = True

    def __init__(self, services: Services, view: View) -> None:
        super().__init__(services)
        self.view = view

    def build(self) -> None:
        """A headline and a line for every promise, the newest first."""
        kit, padding, screen = self.kit, self.px(PADDING), self.screen
        rect = pygame.Rect(0, 0, min(self.px(WIDTH), screen.width - 2 * padding),
                           min(self.px(HEIGHT), screen.height - 2 * padding))  # fmt: skip
        rect.center = screen.center
        area = Area(rect.inflate(-2 * padding, -2 * padding), self.px(10))
        head = Area(area.top(self.px(HEAD)), self.px(10))
        close = head.right(self.px(HEAD))
        scroll = Scroll(kit, area.rest, "book.lines")
        self._fill(scroll)
        scroll.settle()
        title = self.say("ledger.title")
        self.root.add(
            Panel(kit, rect, "warning", alpha=252, glow=14),
            Label(kit, head.rest, title, "heading", "warning", name="title"),
            IconButton(kit, close, "check", self.say("screen.close"), self.close,
                       name="book.close"),
            scroll,
        )  # fmt: skip
        if self.root.focus is None:
            self.root.set_focus(self.root.named("book.close"))

    def _fill(self, scroll: Scroll) -> None:
        top = scroll.rect.y
        for promise in reversed(self.view.promises):
            icon, color = SIGNS[promise.fate]
            text = self.say(
                f"ledger.fate.{promise.fate}",
                player=corporation(promise.by),
                to=corporation(promise.to),
                promise=own_words(self.services.words).promise(promise),
            )
            top = put_line(self.kit, scroll, top, icon, color, text)
        if not self.view.promises:
            text, place = self.say("ledger.none"), scroll.rect.topleft
            scroll.add(Paragraph(self.kit, place, scroll.inner, text, "body", "faint"))

    def close(self) -> None:
        """Back to the talk."""
        self.services.stack.pop()

    def cancel(self) -> bool:
        """Escape closes."""
        self.close()
        return True

    def handle(self, given: Input) -> bool:
        """A click beside it closes it too."""
        if given.kind == "press" and self.root.at(given.pos) is None:
            self.close()
            return True
        return super().handle(given)

    def paint(self, surface: pygame.Surface) -> None:
        """A veil over the talk."""
        dim(surface, self.kit.color("base"), VEIL)


def reputation(view: View, player: str) -> tuple[int, int]:
    """How many promises a player has kept and broken; void ones do not count."""
    fates = [one.fate for one in view.promises if one.by == player]
    return fates.count(KEPT), fates.count(BROKEN)
