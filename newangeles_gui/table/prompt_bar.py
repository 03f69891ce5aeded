"""The question as a bar with cut corners over the hand: words at the left, buttons at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from newangeles_gui.widgets import Look, RowText, Space, Strip, put_panel, row_width

from .pill import BUTTON, GAP, Pill

if TYPE_CHECKING:
    import pygame

    from newangeles_gui.widgets import RowPart

BETWEEN: Final = 12  # units between the question and how it is answered
CUT: Final = 12
LEAST_WORDS: Final = 0.4  # of the width, beside buttons


class PromptBar(Pill):
    """As wide as its place while it asks; what is answered how stands beside the question."""

    across, down, align = 20, 6, "left"

    def say(
        self, title: str, told: Sequence[str] = (), chosen: str = "", warning: str = ""
    ) -> None:
        """The question stands out from what is said of it."""
        super().say(title, told, chosen, warning)
        self._lines[:1] = [
            one._replace(style="small" if chosen else "strong") for one in self._lines[:1]
        ]

    def _fits_beside(self, rows: Sequence[Sequence[int]]) -> bool:
        """Buttons stay at the right unless the bar is lower with these below the words."""
        gap, high = self.kit.px(GAP), self.kit.px(BUTTON)
        left = self._widest - max(sum(row) + gap * (len(row) - 1) for row in rows) - 2 * gap
        beside, above = self._words_size(left)[1], self._words_size(self._widest)[1]
        return left >= self._widest * LEAST_WORDS and beside <= above + gap + high

    def paint(self, surface: pygame.Surface) -> None:
        """It glows while it waits for who looks."""
        color = self.kit.color
        line = color("accent" if self.mine else "line")
        look = Look(color("panel"), line, 250, 2, CUT, 10 if self.mine else 0, 0.05)
        put_panel(self.kit, surface, self.rect, look)

    def _stand(self, width: int, height: int, least: int = 0) -> None:
        super()._stand(width, height, least)
        if self.mine:
            self.rect.width = self.room.width
            self.rect.midbottom = self.room.midbottom

    @property
    def _short(self) -> bool:
        return self._in_line(self._widest)

    def _in_line(self, most: int) -> bool:
        """Whether all is said in one line that is so wide."""
        lines = self._lines
        if len(lines) > 2 or any(one.sign for one in lines):
            return False
        return row_width(self.kit, self._row()) <= most

    def _row(self) -> list[RowPart]:
        parts: list[RowPart] = [RowText(one.text, one.style, one.color) for one in self._lines]
        return [parts[0], Space(BETWEEN), *parts[1:]] if parts[1:] else parts

    def _words_size(self, most: int) -> tuple[int, int]:
        if self._in_line(most):
            high = max(self.kit.type.line_height(one.style) for one in self._lines)
            return row_width(self.kit, self._row()), high
        return super()._words_size(most)

    def _style(self, width: int) -> str:
        return "strong"

    def _write(self, rect: pygame.Rect) -> None:
        if self._in_line(rect.width):
            self.add(Strip(self.kit, rect, self._row(), "left", "prompt.title"))
        else:
            super()._write(rect)
