"""What lies over a talk for a moment: a panel of lines."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.scenes import Overlay
from newangeles_gui.widgets import Area, IconButton, Label, Panel, Scroll

from .rows import TermRows

if TYPE_CHECKING:
    from newangeles_gui.widgets import Widget

PADDING: Final = 16  # units
HEAD: Final = 44
GAP: Final = 8


class OverTalk(Overlay):
    """As high as its lines need; what is derived says where it is and fills it."""

    private = True
    tone = "accent"
    wide = 520  # units
    wanted = ""  # the beginning of the name of what gets the focus

    @property
    @abstractmethod
    def title(self) -> str:
        """The headline."""

    @abstractmethod
    def placed(self, size: tuple[int, int]) -> pygame.Rect:
        """Where a panel of this size is; it may be less high."""

    @abstractmethod
    def fill(self, rows: TermRows) -> None:
        """Put the lines in."""

    def build(self) -> None:
        """Headline, lines, and the button that closes."""
        kit, padding, offset = self.kit, self.px(PADDING), self._offset
        wide = min(self.px(self.wide), self.screen.width - 2 * self.px(GAP))
        depth = self._filled(pygame.Rect(0, 0, wide - 2 * padding, 10)).depth
        rect = self.placed((wide, 2 * padding + self.px(HEAD) + 2 * self.px(GAP) + depth))
        area = Area(rect.inflate(-2 * padding, -2 * padding), self.px(GAP))
        head = Area(area.top(self.px(HEAD)), self.px(GAP))
        close, done = head.right(self.px(HEAD)), self.say("screen.close")
        scroll = self._filled(area.rest, offset)
        self.root.add(
            Panel(kit, rect, self.tone, alpha=252, glow=14),
            Label(kit, head.rest, self.title, "label", self.tone, name="title"),
            IconButton(kit, close, "check", done, self.close, name=f"{self.name}.close"),
            scroll,
        )
        if self.wanted or self.root.focus is None:
            self.root.set_focus(self._first(scroll) or self.root.named(f"{self.name}.close"))
            self.wanted = ""

    _offset = 0

    def _filled(self, rect: pygame.Rect, offset: int = 0) -> Scroll:
        scroll = Scroll(self.kit, rect, f"{self.name}.lines", offset)
        self.fill(TermRows(self.kit, scroll))
        scroll.settle()
        return scroll

    def _first(self, scroll: Scroll) -> Widget | None:
        """What was clicked, or the first line that can be changed."""
        lines = [one for child in scroll.children for one in child.all() if one.focusable]
        usable = [one for one in lines if one.enabled and not one.name.startswith("lock.")]
        known = [one for one in usable if self.wanted and one.name.startswith(self.wanted)]
        return next(iter([*known, *usable]), None)

    def rebuild(self) -> None:
        """The lines stay where they were scrolled to."""
        scrolls = (one for one in self.root.all() if isinstance(one, Scroll))
        self._offset = next((one.offset for one in scrolls), 0)
        super().rebuild()
