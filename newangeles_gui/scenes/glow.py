"""Soft round light behind what matters most on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets.kit import Kit

BRIGHT: Final = 110
SMALLER: Final = 4  # times: it is blurred small


def soft_light(kit: Kit, width: int, color: str, bright: int = BRIGHT) -> pygame.Surface:
    """A light in a colour, so many pixels wide; made once."""
    ink = kit.color(color)

    def make() -> pygame.Surface:
        side = max(8, width // SMALLER)
        small = pygame.Surface((side, side), pygame.SRCALPHA)
        small.fill((*ink, 0))
        pygame.draw.circle(small, (*ink, bright), (side // 2, side // 2), side * 2 // 7)
        blurred = pygame.transform.gaussian_blur(small, max(1, side // 9))
        return pygame.transform.smoothscale(blurred, (width, width))

    return kit.kept(("soft light", width, ink, bright), make)
