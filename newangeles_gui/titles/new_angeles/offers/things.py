"""How the things on the offer table look: heaps of capital, sealed notes, quiet lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Button, Look, Widget, mixed, put_panel

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

GEM: Final = 30  # units
STEP: Final = 15
SEAL: Final = 42
EXHAUSTED: Final = 24
FILM: Final = 0.12  # how much of its colour a thing's ground has
RAYS: Final = 12
TEETH: Final = 0.86  # how far the dents of a seal reach in


class Heap(Widget):
    """So much capital: a number, and as many gems as there is room for."""

    def __init__(self, kit: Kit, rect: pygame.Rect, amount: int, name: str) -> None:
        super().__init__(kit, rect, name)
        self.amount = amount

    def paint(self, surface: pygame.Surface) -> None:
        """The number, then the gems, each a little over the last."""
        kit, rect = self.kit, self.rect
        ink = kit.color("capital" if self.amount else "faint")
        number = kit.type.draw(str(self.amount), "big_number", ink)
        surface.blit(number, (rect.x, rect.centery - number.get_height() // 2))
        left = rect.x + max(number.get_width(), kit.px(44)) + kit.px(6)
        gem = kit.icon("symbols/capital", GEM)
        most = max(0, (rect.right - left - gem.get_width()) // kit.px(STEP) + 1)
        for place in range(min(self.amount, most)):
            spot = (left + place * kit.px(STEP), rect.centery - gem.get_height() // 2)
            surface.blit(gem, spot)


class ThingGround(Widget):
    """What a thing lies on: lit in its colour where it counts, dark where nothing lies."""

    def __init__(self, kit: Kit, rect: pygame.Rect, color: str, lit: bool = True) -> None:
        super().__init__(kit, rect)
        self.color, self.lit = color, lit

    def paint(self, surface: pygame.Surface) -> None:
        """A panel with a film of colour."""
        color = self.kit.color
        if self.lit:
            fill = mixed(color("raised"), color(self.color), FILM)
            look = Look(fill, mixed(color("line"), color(self.color), 0.75), 245, cut=9)
        else:
            look = Look(color("base"), color("line"), 110, edge=1, cut=9, sheen=0)
        put_panel(self.kit, surface, self.rect, look)


class Seal(Widget):
    """The seal on a note: what it is about, pressed into wax."""

    def __init__(self, kit: Kit, rect: pygame.Rect, icon: str, color: str) -> None:
        super().__init__(kit, rect)
        self.icon, self.color = icon, color

    def paint(self, surface: pygame.Surface) -> None:
        """Wax with a dented edge and the sign in it."""
        size = (self.rect.width, self.rect.width)
        color = self.kit.color(self.color)
        wax = self.kit.kept(("seal", size, color), lambda: _wax(size[0], color))
        surface.blit(wax, wax.get_rect(center=self.rect.center))
        sign = self.kit.icon(self.icon, SEAL * 0.52, self.kit.color("base"))
        surface.blit(sign, sign.get_rect(center=self.rect.center))


class QuietButton(Button):
    """A line for what could be put on the table: there, but in the background."""

    def look(self) -> Look:
        """Nearly no ground until the pointer is on it."""
        if not self.enabled or self.hovered or self.pressed or self.chosen:
            return super().look()
        color = self.kit.color
        return Look(color("base"), color("line"), 110, edge=1, sheen=0)

    def ink(self) -> Rgb:
        """Quieter words."""
        bright = self.hovered or self.focused
        return self.kit.color("text" if bright and self.enabled else "muted")


def _wax(side: int, color: Rgb) -> pygame.Surface:
    large = side * 3
    surface = pygame.Surface((large, large), pygame.SRCALPHA)
    middle = pygame.Vector2(large / 2, large / 2)
    outline = []
    for ray in range(2 * RAYS):
        reach = large / 2 - 2 if ray % 2 == 0 else large / 2 * TEETH
        outline.append(middle + pygame.Vector2(reach, 0).rotate(ray * 180 / RAYS))
    pygame.draw.polygon(surface, color, outline)
    pygame.draw.circle(surface, mixed(color, (0, 0, 0), 0.25), middle, large * 0.38, large // 22)
    return pygame.transform.smoothscale(surface, (side, side))


class Exhausted(Widget):
    """The sign of an asset that cannot be used now, on a corner of its card."""

    def __init__(self, kit: Kit, card: pygame.Rect) -> None:
        side = kit.px(EXHAUSTED + 8)
        super().__init__(kit, pygame.Rect(card.right - side, card.y, side, side))

    def hits(self, pos: tuple[int, int]) -> bool:
        """The card below has the pointer."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """Dark behind the sign, so that it stands out from every portrait."""
        kit = self.kit
        look = Look(kit.color("base"), kit.color("warning"), 235, cut=5)
        put_panel(kit, surface, self.rect, look)
        sign = kit.icon("exhausted", EXHAUSTED, kit.color("warning"))
        surface.blit(sign, sign.get_rect(center=self.rect.center))
