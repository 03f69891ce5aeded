"""Lines below one another in something that scrolls: words, amounts, switches, values in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Area, Button, Image, Paragraph, Stepper, Switch

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Scroll

ROW: Final = 50  # units
GAP: Final = 8
EDGE: Final = 5  # of the ring around what has the focus
SIGN: Final = 20
PAIR: Final = 400  # of width from where on two things are side by side
INNER: Final = 28  # how much farther in what belongs to the line above is


class TermRows:
    """Each row is an area that gives its room away."""

    def __init__(self, kit: Kit, scroll: Scroll) -> None:
        self.kit, self.scroll, self.top = kit, scroll, scroll.rect.y

    def row(self, inner: bool = False) -> Area:
        """The next room."""
        px, scroll = self.kit.px, self.scroll
        rect = pygame.Rect(scroll.rect.x, self.top + px(EDGE), scroll.inner, px(ROW))
        self.top = rect.bottom + px(GAP) - px(EDGE)
        area = Area(rect.inflate(-2 * px(EDGE), 0), px(GAP))
        if inner:
            area.left(px(INNER))
        return area

    def spots(self, number: int) -> list[pygame.Rect]:
        """So many rooms that belong to the row above: side by side, or one below the other."""
        row = self.row(inner=True)
        if row.rest.width >= self.kit.px(PAIR):
            return row.columns(number)
        return [row.rest, *(self.row(inner=True).rest for _ in range(number - 1))]

    def note(self, text: str, icon: str = "", color: str = "muted", ink: str = "muted") -> None:
        """A paragraph, with a sign before it if there is one."""
        kit, scroll = self.kit, self.scroll
        beside = kit.px(SIGN + GAP) if icon else 0
        place, wide = (scroll.rect.x + beside, self.top), scroll.inner - beside
        words = Paragraph(kit, place, wide, text, "small", ink)
        if icon:
            spot = pygame.Rect(scroll.rect.x, self.top, kit.px(SIGN), kit.type.line_height("small"))
            scroll.add(Image(kit, spot, kit.icon(icon, SIGN, kit.color(color))))
        scroll.add(words)
        self.top = words.rect.bottom + kit.px(GAP)

    def stepper(
        self, rect: pygame.Rect, name: str, value: int, limits: tuple[int, int],
        change: Callable[[int], None], words: Callable[[int], str], enabled: bool = True,
        tips: tuple[str, str] = ("", ""),
    ) -> None:  # fmt: skip
        """An amount between less and more."""
        limits = (limits[0], max(limits[1], value))
        self.scroll.add(
            Stepper(self.kit, rect, value, limits, change, words, 1, enabled, name, tips)
        )

    def switch(
        self, rect: pygame.Rect, name: str, text: str, on: bool, change: Callable[[bool], None],
        tip: str = "", enabled: bool = True,
    ) -> None:  # fmt: skip
        """On or off."""
        self.scroll.add(Switch(self.kit, rect, text, on, change, enabled, name, tip))

    def value(
        self, rect: pygame.Rect, name: str, text: str, icon: str, following: Callable[[], None],
        tip: str, enabled: bool = True,
    ) -> None:  # fmt: skip
        """One of a few values; a click goes to the next."""
        self.scroll.add(
            Button(
                self.kit, rect, text, following, icon, style="small", enabled=enabled, lines=2,
                name=name, tip=tip,
            )
        )  # fmt: skip
