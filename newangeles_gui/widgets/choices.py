"""A long list of names of which one is chosen: a table of contents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from .button import put_focus
from .long_view import LongView, nowhere
from .text import SMALLEST_SHARE
from .theme import mixed

if TYPE_CHECKING:
    from .kit import Kit

ROW: Final = 34  # units
PADDING: Final = 12


class Choices(LongView):
    """Names below one another; a click or confirm goes to one."""

    ringed = False

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        options: Sequence[tuple[str, str]],
        choose: Callable[[str], None],
        chosen: str = "",
        name: str = "",
        moved: Callable[[int], None] = nowhere,
    ) -> None:
        super().__init__(kit, rect, name, moved)
        self.options, self.choose, self.chosen = options, choose, chosen
        self.row = kit.px(ROW)
        self.depth = len(options) * self.row
        keys = [key for key, _ in options]
        self.cursor = keys.index(chosen) if chosen in keys else 0
        room = self.inner - 2 * kit.px(PADDING)
        cut = [t for _, t in options if kit.type.width(t, "small", SMALLEST_SHARE) > room]
        self.clipped = " / ".join(cut)

    def mark(self, key: str) -> bool:
        """Another one is the chosen one now, and can be seen; whether that is new."""
        if key == self.chosen:
            return False
        self.chosen = key
        keys = [one for one, _ in self.options]
        if key in keys:
            self.cursor = keys.index(key)
            self.reveal(self.cursor * self.row, self.row)
        return True

    def paint_content(self, surface: pygame.Surface, top: int) -> None:
        """Draw the names that can be seen."""
        first = self.offset // self.row
        last = min(len(self.options), (self.offset + self.rect.height) // self.row + 1)
        for index in range(first, last):
            rect = pygame.Rect(self.rect.x, top + index * self.row, self.inner, self.row)
            self._paint_row(surface, rect, index)

    def _paint_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        kit, (key, text) = self.kit, self.options[index]
        under = self.hovered and rect.collidepoint(self.pointer)
        ground = rect.inflate(0, -kit.px(4))
        if key == self.chosen or under:
            fill = mixed(kit.color("raised"), kit.color("accent"), 0.3 if key == self.chosen else 0)
            pygame.draw.rect(surface, fill, ground, border_radius=kit.px(5))
        room = rect.width - 2 * kit.px(PADDING)
        lines, share, _ = kit.type.fit(text, "small", (room, rect.height))
        color = kit.color("text" if key == self.chosen or under else "muted")
        drawn = kit.type.draw(lines[0], "small", color, share)
        y = rect.centery - drawn.get_height() // 2
        surface.blit(drawn, (rect.x + kit.px(PADDING), y))
        if self.focused and index == self.cursor:
            put_focus(kit, surface, ground.inflate(-kit.px(8), -kit.px(6)))

    def click_content(self, pos: tuple[int, int]) -> bool:
        """Go there."""
        index = (pos[1] - self.rect.y + self.offset) // self.row
        if 0 <= index < len(self.options):
            self.cursor = index
            self.choose(self.options[index][0])
            return True
        return False

    def act(self, action: str) -> bool:
        """The cursor moves; confirm goes there."""
        if action == "confirm" and self.options:
            self.choose(self.options[self.cursor][0])
            return True
        if action in ("up", "down"):
            goal = self.cursor + (1 if action == "down" else -1)
            if not 0 <= goal < len(self.options):
                return False
            self.cursor = goal
            self.reveal(goal * self.row, self.row)
            return True
        return super().act(action)
