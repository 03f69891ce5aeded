"""Buttons: words, a sign, or both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from .surfaces import Look, mixed, put_focus, put_panel
from .widget import Action, Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit
    from .surfaces import Rgb

WHITE: Final = (255, 255, 255)
ICON: Final = 24  # units
GAP: Final = 10
PADDING: Final = 14


class Button(Widget):
    """Does something when it is clicked; a disabled one says why in its tip."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        action: Action,
        icon: str = "",
        color: str = "line",
        style: str = "label",
        chosen: bool = False,
        enabled: bool = True,
        lines: int = 1,
        align: str = "center",
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.action, self.icon, self.color, self.style = action, icon, color, style
        self.chosen, self.enabled, self.align = chosen, enabled, align
        self.most_lines = lines
        self.say(text)

    def say(self, text: str) -> None:
        """Show other words."""
        self.text = text
        self.lines: list[str] = []
        self.share = 1.0
        if text:
            fitted = self.kit.type.fit(text, self.style, self._room(), self.most_lines)
            self.lines, self.share, whole = fitted
            self.clipped = "" if whole else text

    def _room(self) -> tuple[int, int]:
        return _room(self.kit, self.rect.size, bool(self.icon))

    def click(self, pos: tuple[int, int]) -> bool:
        """Do it."""
        if self.enabled:
            self.action()
        return self.enabled

    def look(self) -> Look:
        """How the ground looks in the state that it is in."""
        color = self.kit.color
        line, fill = color(self.color), color("raised")
        if not self.enabled:
            return Look(color("panel"), color("line"), 150, sheen=0)
        if self.chosen:
            fill = mixed(fill, color("accent") if self.color == "line" else line, 0.35)
            line = color("accent") if self.color == "line" else line
        if self.pressed and self.hovered:
            return Look(mixed(fill, color("base"), 0.4), line, glow=6)
        if self.hovered:
            return Look(mixed(fill, WHITE, 0.1), mixed(line, WHITE, 0.35), glow=8)
        return Look(fill, line, glow=8 if self.chosen else 0)

    def ink(self) -> Rgb:
        """The colour of the words."""
        return self.kit.color("text" if self.enabled else "faint")

    def paint(self, surface: pygame.Surface) -> None:
        """Draw ground, sign and words."""
        put_panel(self.kit, surface, self.rect, self.look())
        self._write(surface)
        if self.focused:
            put_focus(self.kit, surface, self.rect)

    def _write(self, surface: pygame.Surface) -> None:
        kit = self.kit
        drawn = [kit.type.draw(one, self.style, self.ink(), self.share) for one in self.lines]
        width = max((one.get_width() for one in drawn), default=0)
        sign = kit.icon(self.icon, ICON, self.ink()) if self.icon else None
        taken = 0 if sign is None else sign.get_width() + (kit.px(GAP) if drawn else 0)
        left = self.rect.x + kit.px(PADDING)
        if self.align == "center":
            left = self.rect.centerx - (width + taken) // 2
        if sign is not None:
            surface.blit(sign, (left, self.rect.centery - sign.get_height() // 2))
        step = kit.type.line_height(self.style, self.share)
        y = self.rect.centery - step * len(drawn) // 2
        for line in drawn:
            room = width - line.get_width() if self.align == "center" else 0
            surface.blit(line, (left + taken + room // 2, y))
            y += step


def button_holds(
    kit: Kit, text: str, size: tuple[int, int], icon: bool, style: str = "label", lines: int = 1
) -> bool:
    """Whether a button of this size would show all of its words."""
    return not text or kit.type.fit(text, style, _room(kit, size, icon), lines)[2]


def _room(kit: Kit, size: tuple[int, int], icon: bool) -> tuple[int, int]:
    taken = kit.px(ICON + GAP) if icon else 0
    return (max(8, size[0] - 2 * kit.px(PADDING) - taken), size[1])


class IconButton(Button):
    """A square button with a sign; its words are its tip."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        icon: str,
        tip: Tip,
        action: Action,
        chosen: bool = False,
        enabled: bool = True,
        name: str = "",
        color: str = "line",
    ) -> None:
        super().__init__(
            kit, rect, "", action, icon, color, chosen=chosen, enabled=enabled, name=name, tip=tip
        )


class FilledButton(Button):
    """The one way on: filled with its colour, dark words on it."""

    def look(self) -> Look:
        """Brighter under the pointer."""
        if not self.enabled:
            return super().look()
        line = self.kit.color(self.color)
        fill = mixed(line, WHITE, 0.22 if self.hovered else 0.06)
        return Look(fill, mixed(line, WHITE, 0.35), 255, 1.5, 12, 6, 0.2)

    def ink(self) -> Rgb:
        """Dark on bright."""
        return self.kit.color("base") if self.enabled else super().ink()
