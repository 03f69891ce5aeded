"""One of a list of values between two arrows: the list may be of any length."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import IconButton
from newangeles_gui.widgets.label import Label
from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.widget import Tip, Widget

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit

SQUARE: Final = 5  # heights that a row has to be wide for square arrows


class Cycler(Widget):
    """Goes through `options` (value and words) and begins again after the last one."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        options: Sequence[tuple[str, str]],
        value: str,
        change: Callable[[str], None],
        name: str,
        tips: tuple[str, str],
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.values = [key for key, _ in options]
        self.value, self.change = value, change
        high, wide = rect.height, _arrow_width(rect)
        less = pygame.Rect(rect.x, rect.y, wide, high)
        more = pygame.Rect(rect.right - wide, rect.y, wide, high)
        gap = kit.px(4)
        ground = pygame.Rect(less.right + gap, rect.y, more.x - less.right - 2 * gap, high)
        middle = ground.inflate(-2 * gap, 0)
        several = len(options) > 1
        self.add(
            IconButton(
                kit, less, "arrow_left", tips[0], lambda: self._step(-1),
                enabled=several, name=f"{name}.previous",
            ),
            Label(
                kit, middle, dict(options).get(value, value), "label", align="center", lines=2,
                name=f"{name}.value", tip=tip,
            ),
            IconButton(
                kit, more, "arrow_right", tips[1], lambda: self._step(1),
                enabled=several, name=f"{name}.next",
            ),
        )  # fmt: skip

    def _step(self, step: int) -> None:
        place = self.values.index(self.value) if self.value in self.values else 0
        self.change(self.values[(place + step) % len(self.values)])

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the ground of the words."""
        color = self.kit.color
        side = _arrow_width(self.rect) + self.kit.px(4)
        ground = self.rect.inflate(-2 * side, 0)
        put_panel(self.kit, surface, ground, Look(color("base"), color("line"), 200, sheen=0))


def _arrow_width(rect: pygame.Rect) -> int:
    """The arrows are square, but leave the words some room where there is little."""
    return rect.height if rect.width >= SQUARE * rect.height else rect.height * 3 // 4
