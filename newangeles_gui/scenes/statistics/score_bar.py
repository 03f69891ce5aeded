"""One line of a list: of so many games of a kind so many were won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets.label import Image, Label
from newangeles_gui.widgets.widget import Widget

if TYPE_CHECKING:
    from newangeles_gui.profiles import Score

    from ..base import Services

LINE: Final = 52  # units
SIGN: Final = 36
GAP: Final = 14
NUMBERS: Final = 120
THICK: Final = 12
NONE: Final = "–"  # nothing of that kind yet
NAME: Final = 42  # percent of the width


class ScoreBar(Widget):
    """Sign and name, a bar that is full when all were won, and both numbers."""

    def __init__(
        self, services: Services, rect: pygame.Rect, name: str, words: str, icon: str, score: Score
    ) -> None:
        super().__init__(services.kit, rect, f"score.{name}")
        kit = services.kit
        self.score = score
        gap = kit.px(GAP)
        sign = pygame.Rect(rect.x, rect.y, kit.px(SIGN), rect.height)
        color = "text" if score.played else "muted"
        numbers = pygame.Rect(0, rect.y, kit.px(NUMBERS), rect.height)
        numbers.right = rect.right
        called = pygame.Rect(sign.right + gap, rect.y, rect.width * NAME // 100, rect.height)
        left = called.right + gap
        self.bar = pygame.Rect(left, 0, numbers.x - gap - left, kit.px(THICK))
        self.bar.centery = rect.centery
        tint = None if icon.startswith("marks/") else kit.color("accent")
        told = services.say("screen.statistics.score", won=score.won, played=score.played)
        self.add(
            Image(kit, sign, kit.icon(icon, SIGN, tint)),
            Label(kit, called, words, "label", color, lines=2, name=f"{name}.words"),
            Label(
                kit, numbers, told if score.played else NONE, "label", color, "right",
                name=f"{name}.numbers",
            ),
        )  # fmt: skip

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the bar; the rest draws itself."""
        color, radius = self.kit.color, self.bar.height // 2
        pygame.draw.rect(surface, color("line"), self.bar, border_radius=radius)
        if self.score.won:
            full = self.bar.copy()
            full.width = max(full.height, full.width * self.score.won // self.score.played)
            pygame.draw.rect(surface, color("good"), full, border_radius=radius)
