"""Words at the size that the parts at the rim have: it goes with the form of the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.table import Regions
    from newangeles_gui.widgets import Kit, Rgb

# Pixels for a unit of a style, by form; in the smallest there is no room for names.
SIZES: Final = MappingProxyType({"wide": 1.0, "compact": 0.75, "small": 0.72})
FINER: Final = 2
NARROWEST: Final = 0.82  # of its own width: what words may be pressed to
SMALLEST: Final = 0.86  # of its size: what they may become where that is not enough
SHRINKS: Final = 0.97


class Letters:
    """Draws lines for plates and corners; in the smallest form these show what is needed only."""

    def __init__(self, services: Services, places: Regions) -> None:
        self.services, self.kit = services, services.kit
        self.form = places.form
        self.share = SIZES[self.form] * places.factor / self.kit.view.factor

    def width(self, text: str, style: str) -> int:
        """How wide a line would like to be."""
        return self.kit.type.width(text, style, self.share)

    def line(self, text: str, style: str, color: str, room: int = 0) -> pygame.Surface:
        """A line, narrower where it has to keep to a width."""
        ink = self.kit.color(color)
        if not room or self.width(text, style) <= room:
            return self.kit.type.draw(text, style, ink, self.share)
        key = ("narrow", text, style, ink, self.share, room)
        return self.kit.kept(key, lambda: self._narrow(text, style, ink, room))

    def _narrow(self, text: str, style: str, ink: Rgb, room: int) -> pygame.Surface:
        """Drawn larger and made smaller: so letters need not stand on whole pixels."""
        words, most = self.kit.type, room * FINER / NARROWEST
        share = self.share * FINER
        while words.width(text, style, share) > most and share > self.share * FINER * SMALLEST:
            share *= SHRINKS
        while words.width(text, style, share) > most and len(text) > 2:
            text = f"{text.rstrip('…')[:-1].rstrip()}…"
        drawn = words.draw(text, style, ink, share)
        width = min(room, drawn.get_width() // FINER)
        return pygame.transform.smoothscale(drawn, (width, drawn.get_height() // FINER))


def cut_picture(kit: Kit, name: str, size: tuple[int, int], cut: int) -> pygame.Surface:
    """A picture without the corner that panels have cut off at their upper left."""
    return kit.kept(("cut picture", name, size, cut), lambda: _cut(kit, name, size, cut))


def _cut(kit: Kit, name: str, size: tuple[int, int], cut: int) -> pygame.Surface:
    width, height = size[0] * FINER, size[1] * FINER
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    off = cut * FINER
    points = [(off, 0), (width, 0), (width, height), (0, height), (0, off)]
    pygame.draw.polygon(mask, (255, 255, 255), points)
    picture = kit.fitted(name, size).convert_alpha()
    shape = pygame.transform.smoothscale(mask, size)
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
