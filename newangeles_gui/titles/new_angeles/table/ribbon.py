"""A promise at its end: the ribbon at a face closes if it was kept, and cracks if it was broken."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Animation
from newangeles_gui.widgets import Look, ease_in_out, ease_out, panel

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

SECONDS: Final = 0.9
SIDE: Final = 76  # units of the ribbon
GROUND: Final = 96
OPEN: Final = 26  # units between its halves before they close
TURNED: Final = 38  # degrees that a half falls over
FALLS: Final = 34  # units
SHAKES: Final = 3
TURNS: Final = 0.4  # of the time: then it closes, or cracks
GOES: Final = 0.82  # from here on it fades
# The crack, down through the middle of a picture that is 1 wide and high.
CRACK: Final = ((0.56, 0), (0.42, 0.2), (0.58, 0.42), (0.4, 0.62), (0.55, 0.8), (0.48, 1))


class Ribbon(Animation):
    """Hangs from the plate of whoever gave the word."""

    layer = 3

    def __init__(self, kit: Kit, plate: pygame.Rect, screen: pygame.Rect, kept: bool) -> None:
        super().__init__(kit, SECONDS, hasty=False)
        self._kept = kept
        self._color = kit.color("good" if kept else "bad")
        whole = kit.icon("promise", SIDE, self._color)
        self._halves = [_half(whole, edge) for edge in (0, whole.get_width())]
        self._end = kit.icon("kept", SIDE, self._color) if kept else None
        side = kit.px(GROUND)
        look = Look(kit.color("base"), self._color, 235, 2, cut=GROUND / 4, glow=10)
        self._ground = panel(kit, (side, side), look)
        place = pygame.Rect(plate.x + (plate.height - side) // 2, 0, side, side)
        place.centery = plate.bottom + side // 4
        self._room = place.clamp(screen).inflate(side, side)
        self._own = pygame.Surface(self._room.size, pygame.SRCALPHA)

    def paint(self, surface: pygame.Surface) -> None:
        """The halves come together, or the whole shakes and falls apart."""
        surface.blit(self._made(), self._room)

    def _made(self) -> pygame.Surface:
        """The picture of now, with the middle of the ribbon where it hangs."""
        made, middle = self._own, self._own.get_rect().center
        made.fill((0, 0, 0, 0))
        made.blit(self._ground, self._ground.get_rect(center=middle))
        (self._close if self._kept else self._crack)(made, middle)
        going = max(0.0, (self.share - GOES) / (1 - GOES))
        made.set_alpha(round(255 * (1 - going)))
        return made

    def _close(self, made: pygame.Surface, middle: tuple[int, int]) -> None:
        share = 1.0 if self.kit.calm else ease_in_out(min(1.0, self.share / TURNS))
        if share >= 1 and self._end is not None:
            made.blit(self._end, self._end.get_rect(center=middle))
            return
        apart = round(self.kit.px(OPEN) * (1 - share))
        for half, side in zip(self._halves, (-1, 1), strict=True):
            made.blit(half, half.get_rect(center=(middle[0] + side * apart, middle[1])))

    def _crack(self, made: pygame.Surface, middle: tuple[int, int]) -> None:
        early = self.share / TURNS
        broken = ease_out(min(1.0, max(0.0, (self.share - TURNS) / (GOES - TURNS))))
        shift = 0
        if self.kit.calm:
            broken = 0.5
        elif early < 1:
            shift = round(self.kit.px(4) * math.sin(early * SHAKES * 2 * math.pi))
        for half, side in zip(self._halves, (-1, 1), strict=True):
            turned = pygame.transform.rotate(half, -side * TURNED * broken) if broken else half
            x = middle[0] + shift + round(side * self.kit.px(OPEN) * broken)
            y = middle[1] + round(self.kit.px(FALLS) * broken**2)
            made.blit(turned, turned.get_rect(center=(x, y)))


def _half(whole: pygame.Surface, edge: int) -> pygame.Surface:
    """The part of a picture between the crack and an edge."""
    width, height = whole.get_size()
    crack = [(x * width, y * height) for x, y in CRACK]
    mask = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255), [*crack, (edge, height), (edge, 0)])
    made = whole.convert_alpha()
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
