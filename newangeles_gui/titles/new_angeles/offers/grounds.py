"""The table of a talk without what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from newangeles_gui.table import put_sign
from newangeles_gui.widgets import Widget, mixed

from .measures import TalkMeasures

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit


class TableGround(Widget):
    """The table itself: dark, with a bright edge towards the other one."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it, with the lines that run away to the edge."""
        kit, rect = self.kit, self.rect
        surface.blit(kit.kept(("table", rect.size), lambda: self._draw()), rect)

    def _draw(self) -> pygame.Surface:
        kit, size = self.kit, self.rect.size
        base, far = kit.color("base"), mixed(kit.color("panel"), kit.color("line"), 0.3)
        strip = pygame.Surface((1, 2))
        strip.set_at((0, 0), far)
        strip.set_at((0, 1), base)
        surface = pygame.transform.smoothscale(strip, size)
        line = mixed(far, kit.color("line"), 0.35)
        for place in range(-12, 13):
            top = (size[0] // 2 + place * size[0] // 16, 0)
            foot = (size[0] // 2 + place * size[0] // 8, size[1])
            pygame.draw.aaline(surface, line, top, foot)
        edge = max(2, kit.px(2))
        pygame.draw.rect(surface, kit.color("accent"), (0, 0, size[0], edge))
        for step in range(4):
            glow = mixed(far, kit.color("accent"), 0.3 - 0.07 * step)
            pygame.draw.rect(surface, glow, (0, edge * (step + 1), size[0], edge))
        return surface


class Between(Widget):
    """The arrows of the trade, brighter while something lies on the table."""

    def __init__(self, kit: Kit, middle: tuple[int, int], lit: bool) -> None:
        side = TalkMeasures(kit).between(36, 54)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = middle
        super().__init__(kit, rect)
        self.color = "accent" if lit else "line"

    def paint(self, surface: pygame.Surface) -> None:
        """A disc with two arrows."""
        kit, rect = self.kit, self.rect
        pygame.draw.circle(surface, kit.color("base"), rect.center, rect.width // 2)
        pygame.draw.circle(
            surface, kit.color(self.color), rect.center, rect.width // 2, max(2, kit.px(2.5))
        )
        put_sign(
            kit, surface, rect.center, "trade", rect.width * 0.56 / kit.view.factor, self.color
        )
