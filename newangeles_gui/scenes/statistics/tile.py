"""A number that is to be seen from afar, and what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.widgets.label import Image, Label, Panel
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit

HEIGHT: Final = 124  # units
PADDING: Final = 18
SIGN: Final = 34
NUMBER: Final = 54


class Count(NamedTuple):
    """What a tile says."""

    name: str
    number: str
    words: str
    icon: str
    color: str


class Tile(Widget):
    """Sign and number side by side, the words below."""

    def __init__(self, kit: Kit, rect: pygame.Rect, count: Count) -> None:
        super().__init__(kit, rect, f"tile.{count.name}")
        padding = kit.px(PADDING)
        inner = rect.inflate(-2 * padding, -padding)
        sign = pygame.Rect(inner.x, inner.y, kit.px(SIGN), kit.px(NUMBER))
        left = sign.right + kit.px(10)
        number = pygame.Rect(left, inner.y, inner.right - left, sign.height)
        words = pygame.Rect(inner.x, sign.bottom, inner.width, inner.bottom - sign.bottom)
        self.add(
            Panel(kit, rect, alpha=226),
            Image(kit, sign, kit.icon(count.icon, SIGN, kit.color(count.color))),
            Label(kit, number, count.number, "title", count.color, name=f"{count.name}.number"),
            Label(kit, words, count.words, "small", "muted", lines=2, name=f"{count.name}.words"),
        )
