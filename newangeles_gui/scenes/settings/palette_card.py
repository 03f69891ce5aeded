"""A set of colours to choose, shown by the signs and colours that it gives the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button, put_focus
from newangeles_gui.widgets.surfaces import Look, put_panel
from newangeles_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit
    from newangeles_gui.widgets.widget import Action

TYPES: Final = ("construction", "biotech", "labor", "media", "security")
RESOURCES: Final = ("energy", "consumables", "tech", "entertainment", "credits")
BARS: Final = ("good", "bad", "threat", "capital")
TIERS: Final = ("tier_1", "tier_2", "tier_3")
HEIGHT: Final = 196  # units
SIGN: Final = 46


class PaletteCard(Button):
    """A button that is painted in colours of its own."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        palette: str,
        text: str,
        action: Action,
        chosen: bool,
        tip: str,
    ) -> None:
        super().__init__(
            kit, rect, text, action, chosen=chosen, name=f"palette.{palette}", tip=tip, lines=1
        )
        self.theme = Theme(palette, kit.theme.high_contrast)

    def paint(self, surface: pygame.Surface) -> None:
        """Ground and words as the program is now, signs as they would be."""
        kit, px = self.kit, self.kit.px
        put_panel(kit, surface, self.rect, self.look())
        words = kit.type.draw(self.lines[0], "label", self.ink(), self.share)
        surface.blit(words, (self.rect.x + px(18), self.rect.y + px(12)))
        if self.chosen:
            sign = kit.icon("check", 24, kit.color("accent"))
            surface.blit(sign, (self.rect.right - px(40), self.rect.y + px(12)))
        inner = pygame.Rect(self.rect.x + px(16), self.rect.y + px(48), self.rect.width - px(32), 0)
        inner.height = self.rect.bottom - px(16) - inner.y
        look = Look(self.theme["base"], self.theme["line"], 255, cut=8, sheen=0)
        put_panel(kit, surface, inner, look)
        self._signs(surface, inner)
        self._bars(surface, inner)
        if self.focused:
            put_focus(kit, surface, self.rect)

    def _signs(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        names = (*TYPES, *RESOURCES)
        step = (inner.width - self.kit.px(16)) / len(names)
        size = min(SIGN, 0.82 * step / self.kit.view.factor)
        for place, name in enumerate(names):
            sign = self.kit.icon(f"symbols/{name}.white", size, self.theme[name])
            x = inner.x + self.kit.px(8) + round((place + 0.5) * step)
            surface.blit(sign, sign.get_rect(center=(x, inner.y + self.kit.px(44))))

    def _bars(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        px, names = self.kit.px, (*BARS, *TIERS)
        gap = px(5)
        row = pygame.Rect(inner.x + px(10), inner.bottom - px(40), inner.width - px(20), px(24))
        width = (row.width - gap * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            left = row.x + round(place * (width + gap))
            bar = pygame.Rect(left, row.y, round(width), row.height)
            pygame.draw.rect(surface, self.theme[name], bar, border_radius=px(4))
            if name in TIERS:  # the tier by the number of its marks as well
                for mark in range(TIERS.index(name) + 1):
                    at = (bar.x + px(12 + 13 * mark), bar.centery)
                    pygame.draw.circle(surface, self.theme["base"], at, px(4))
