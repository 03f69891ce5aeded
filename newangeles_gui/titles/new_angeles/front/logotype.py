"""The name of the game as a sign of light: the A is the elevator's foot, its cable goes up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget, mixed

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

WHITE: Final = (255, 255, 255)
ABOVE, BELOW = "NEW", "NGELES"  # the first letter of the second word is drawn
STYLE: Final = "display"
# Shares of the height.
LETTERS: Final = 0.56  # of the second word
SMALL: Final = 0.25  # of the first
MARGIN: Final = 0.06
CUT: Final = 0.60  # where the line goes through the letters


class Logo(Widget):
    """Shows the logotype in the left of its rectangle, or in its middle."""

    def __init__(self, kit: Kit, rect: pygame.Rect, centred: bool = False) -> None:
        super().__init__(kit, rect, "logo")
        self.centred = centred

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it."""
        sign = logotype(self.kit, self.rect.height)
        around = sign.get_height() // 6
        left = self.rect.x - around
        if self.centred:
            left = self.rect.centerx - sign.get_width() // 2
        surface.blit(sign, (left, self.rect.centery - sign.get_height() // 2))


def logotype(kit: Kit, height: int) -> pygame.Surface:
    """The sign so many pixels high; its glow reaches a quarter of that beyond it on all sides."""
    return kit.kept(("logotype", height), lambda: _made(kit, height))


def logo_width(kit: Kit, height: int) -> int:
    """How wide the sign is without its glow."""
    return _stencil(kit, height).get_width()


def _made(kit: Kit, height: int) -> pygame.Surface:
    stencil = _stencil(kit, height)
    around = height // 4
    size = (stencil.get_width() + 2 * around, height + 2 * around)
    sign = pygame.Surface(size, pygame.SRCALPHA)
    for color, radius, strength in (
        (kit.color("labor"), height // 7, 0.9),
        (kit.color("accent"), max(2, height // 26), 0.75),
    ):
        light = _tinted(stencil, color, strength)
        ground = pygame.Surface(size, pygame.SRCALPHA)
        ground.fill((*color, 0))
        ground.blit(light, (around, around))
        sign.blit(_blurred(ground, radius), (0, 0))
    off = max(1, height // 70)
    sign.blit(_tinted(stencil, kit.color("entertainment"), 0.8), (around + off, around + off))
    sign.blit(_painted(kit, stencil), (around, around))
    return sign


def _blurred(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Soft light needs no more than a third of the pixels."""
    size = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(4, size[0] // 3), max(4, size[1] // 3)))
    soft = pygame.transform.gaussian_blur(small, max(1, radius // 3))
    return pygame.transform.smoothscale(soft, size)


def _tinted(stencil: pygame.Surface, color: Rgb, strength: float) -> pygame.Surface:
    light = stencil.copy()
    light.fill((*color, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def _painted(kit: Kit, stencil: pygame.Surface) -> pygame.Surface:
    """White above, colour below, with a dark line through it."""
    width, height = stencil.get_size()
    accent, pink = kit.color("accent"), kit.color("entertainment")
    stops = (WHITE, WHITE, mixed(WHITE, accent, 0.35), accent, mixed(accent, pink, 0.75))
    strip = pygame.Surface((1, len(stops)), pygame.SRCALPHA)
    for place, color in enumerate(stops):
        strip.set_at((0, place), (*color, 255))
    paint = pygame.transform.smoothscale(strip, (width, height))
    paint.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    letters = round(height * LETTERS)
    line = round(height * (1 - MARGIN)) - round(letters * (1 - CUT))
    clear = pygame.Rect(0, line, width, max(1, height // 60))
    paint.fill((255, 255, 255, 60), clear, special_flags=pygame.BLEND_RGBA_MULT)
    return paint


def _stencil(kit: Kit, height: int) -> pygame.Surface:
    return kit.kept(("logotype.stencil", height), lambda: _cut(kit, height))


def _cut(kit: Kit, height: int) -> pygame.Surface:
    """The shape of the sign in white."""
    below = _word(kit, BELOW, round(height * LETTERS))
    above = _word(kit, ABOVE, round(height * SMALL), spacing=0.16)
    bottom = round(height * (1 - MARGIN))
    peak = round(below.get_height() * 1.02)
    gap = round(height * 0.02)
    foot = peak + gap
    surface = pygame.Surface((foot + below.get_width() + gap, height), pygame.SRCALPHA)
    _put_peak(surface, pygame.Rect(0, bottom - below.get_height(), peak, below.get_height()))
    surface.blit(below, (foot, bottom - below.get_height()))
    top = round(height * 0.08)
    left = foot + round(height * 0.02)
    surface.blit(above, (left, top))
    middle = top + above.get_height() // 2
    start = left + above.get_width() + round(height * 0.1)
    thick = max(1, round(height * 0.02))
    surface.fill((*WHITE, 255), (start, middle - thick // 2, surface.get_width() - start, thick))
    return surface


def _word(kit: Kit, text: str, height: int, spacing: float = 0.05) -> pygame.Surface:
    """A word whose capitals are so high, cut to its ink."""
    share = height / kit.type.size(STYLE) / 0.72
    drawn = [kit.type.font(STYLE, share).render(one, True, WHITE) for one in text]
    gap = round(height * spacing)
    inks = [one.subsurface(one.get_bounding_rect()) for one in drawn]
    width = sum(one.get_width() + gap for one in inks) - gap
    surface = pygame.Surface((width, max(one.get_height() for one in inks)), pygame.SRCALPHA)
    left = 0
    for ink in inks:
        surface.blit(ink, (left, surface.get_height() - ink.get_height()))
        left += ink.get_width() + gap
    return surface


def _put_peak(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The A: two flanks without a bar, between them the cable that leaves the picture above."""
    fine = 4
    wide, high = rect.width * fine, rect.height * fine
    total = rect.bottom * fine
    top = total - high
    large = pygame.Surface((wide, total), pygame.SRCALPHA)
    half = wide // 2
    leg, tip, slit = round(wide * 0.235), round(wide * 0.13), round(wide * 0.05)
    for side in (-1, 1):
        flank = [
            (half + side * slit, top),
            (half + side * (slit + tip), top),
            (half + side * half, total),
            (half + side * (half - leg), total),
            (half + side * slit, top + round(high * 0.52)),
        ]
        pygame.draw.polygon(large, (*WHITE, 255), flank)
    cable = max(fine, round(wide * 0.028))
    large.fill((*WHITE, 255), (half - cable // 2, 0, cable, total))
    car = pygame.Rect(0, 0, round(wide * 0.085), round(wide * 0.15))
    car.center = (half, round(top * 0.42))
    pygame.draw.rect(large, (*WHITE, 255), car, border_radius=car.width // 3)
    small = pygame.transform.smoothscale(large, (rect.width, rect.bottom))
    surface.blit(small, (rect.x, 0))
