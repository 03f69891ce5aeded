"""The lines of the title's menu: words over the city, lit when they are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.button import Button
from newangeles_gui.widgets.theme import mixed

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit
    from newangeles_gui.widgets.theme import Rgb
    from newangeles_gui.widgets.widget import Action, Tip

WHITE: Final = (255, 255, 255)
ICON: Final = 30  # units
PADDING: Final = 22
GAP: Final = 20
BAR: Final = 5
GROUND: Final = 205  # how dark the ground is
NOTE_SHARE: Final = 0.42  # of the height, for the second line


class MenuButton(Button):
    """A line of the menu; `note` is a second line in small letters."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        text: str,
        action: Action,
        icon: str,
        note: str = "",
        main: bool = False,
        enabled: bool = True,
        name: str = "",
        tip: Tip = "",
    ) -> None:
        self.note, self.main = note, main
        self.solid = False  # whether its ground is as dark at the right
        super().__init__(
            kit, rect, text, action, icon, "accent" if main else "line", "heading",
            enabled=enabled, align="left", name=name, tip=tip,
        )  # fmt: skip
        room = (self._room()[0], max(1, round(rect.height * NOTE_SHARE)))
        fitted = kit.type.fit(note, "small", room) if note else ([], 1.0, True)
        self.note_lines, self.note_share, whole = fitted
        if not whole:
            self.clipped = note

    def _room(self) -> tuple[int, int]:
        taken = self.kit.px(PADDING + ICON + GAP + PADDING)
        high = self.rect.height * (1 - NOTE_SHARE) if self.note else self.rect.height
        return (max(8, self.rect.width - taken), round(high))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw light behind the line, a bar at its left, sign and words."""
        kit, rect = self.kit, self.rect
        lit = self.enabled and (self.hovered or self.focused)
        color = kit.color("focus") if self.focused else kit.color("accent")
        strength = 0.42 if lit else 0.16 if self.main and self.enabled else 0.0
        surface.blit(self._ground(strength), rect)
        if lit or (self.main and self.enabled):
            surface.fill(color, (rect.x, rect.y, max(2, kit.px(BAR)), rect.height))
        self._put_words(surface, lit)

    def _ground(self, strength: float) -> pygame.Surface:
        """A panel that fades out to the right."""
        kit, size, solid = self.kit, self.rect.size, self.solid

        def make() -> pygame.Surface:
            color = mixed(kit.color("base"), kit.color("accent"), strength)
            strip = pygame.Surface((8, 1), pygame.SRCALPHA)
            for x in range(8):
                fading = 1.0 if solid else (1 - x / 7) ** 0.8
                strip.set_at((x, 0), (*color, round(GROUND * fading)))
            return pygame.transform.smoothscale(strip, size)

        return kit.kept(("menu", size, strength, solid), make)

    def _ink(self, lit: bool) -> Rgb:
        if not self.enabled:
            return self.kit.color("faint")
        return WHITE if lit else self.kit.color("text")

    def _put_words(self, surface: pygame.Surface, lit: bool) -> None:
        kit, rect, ink = self.kit, self.rect, self._ink(lit)
        bright = kit.color("accent") if self.enabled else ink
        sign = kit.icon(self.icon, ICON, WHITE if lit else bright)
        left = rect.x + kit.px(PADDING)
        surface.blit(sign, (left, rect.centery - sign.get_height() // 2))
        left += kit.px(ICON + GAP)
        high = kit.type.line_height(self.style, self.share)
        noted = kit.type.line_height("small", self.note_share) * len(self.note_lines)
        y = rect.centery - (high + noted) // 2
        for line in self.lines[:1]:
            surface.blit(kit.type.draw(line, self.style, ink, self.share), (left, y))
        for line in self.note_lines:
            muted = kit.color("muted" if self.enabled else "faint")
            surface.blit(kit.type.draw(line, "small", muted, self.note_share), (left, y + high))
