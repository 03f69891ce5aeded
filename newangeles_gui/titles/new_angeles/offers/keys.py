"""Buttons of a talk: with the key that does the same, and those that are filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Area, Button, FilledButton, put_focus, put_panel

if TYPE_CHECKING:
    from newangeles_gui.widgets import Action, Kit

PADDING: Final = 18  # units
BADGE: Final = 26
ROOMY: Final = 1200  # units of width of a window
SIGN: Final = 26


class KeyButton(Button):
    """Words, then the key that does the same."""

    filled = "line"  # the colour of its edge, or of all of it

    def __init__(
        self, kit: Kit, rect: pygame.Rect, text: str, action: Action, key: str, name: str,
        style: str = "small_strong", icon: str = "", enabled: bool = True, tip: str = "",
    ) -> None:  # fmt: skip
        self.key = key
        self.badge = kit.type.width(key, "small_strong") + kit.px(14)
        super().__init__(
            kit, rect, text, action, icon, self.filled, style, enabled=enabled, lines=2, name=name,
            tip=tip,
        )  # fmt: skip

    @property
    def taken(self) -> int:
        """What is needed beside the words."""
        return self.kit.px(2 * self.padding + 10 + (SIGN + 8) * bool(self.icon)) + self.badge

    @property
    def padding(self) -> int:
        """Units at both ends; fewer where letters are large."""
        return PADDING if self.kit.view.canvas[0] >= ROOMY else PADDING // 3

    def _room(self) -> tuple[int, int]:
        return (max(8, self.rect.width - self.taken), self.rect.height)

    def paint(self, surface: pygame.Surface) -> None:
        """Ground, sign, words, key."""
        kit, rect, ink = self.kit, self.rect, self.ink()
        put_panel(kit, surface, rect, self.look())
        widths = [kit.type.width(line, self.style, self.share) for line in self.lines]
        whole = self.taken - kit.px(2 * self.padding) + max(widths, default=0)
        area = Area(rect.inflate(whole - rect.width, 0), kit.px(8))
        badge = pygame.Rect(0, 0, self.badge, kit.px(BADGE))
        badge.center = area.right(self.badge).center
        if self.icon:
            sign = kit.icon(self.icon, SIGN, ink)
            surface.blit(sign, sign.get_rect(center=area.left(kit.px(SIGN)).center))
        step = kit.type.line_height(self.style, self.share)
        top = rect.centery - step * len(self.lines) // 2
        for line in self.lines:
            surface.blit(kit.type.draw(line, self.style, ink, self.share), (area.rest.x, top))
            top += step
        pygame.draw.rect(surface, ink, badge, max(1, kit.px(1)), border_radius=kit.px(5))
        number = kit.type.draw(self.key, "small_strong", ink)
        surface.blit(number, number.get_rect(center=badge.center))
        if self.focused:
            put_focus(kit, surface, rect)


class FirstChip(FilledButton, KeyButton):
    """The question that comes first: filled, in the colour of what is looked for."""

    filled = "focus"
