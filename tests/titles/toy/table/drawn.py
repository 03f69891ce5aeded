"""Faces and cards of the toy: drawn, since it has no pictures."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import ANGRY, ANNOYED, CALM, PLEASED, SCHEMING
from newangeles_gui.widgets import mixed

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

TINTS: Final = MappingProxyType(
    {"red": (226, 92, 84), "green": (96, 190, 112), "blue": (88, 150, 232), "gold": (232, 190, 84)}
)
# How far the ends of a mouth are above its middle, and how far brows fall towards the nose.
MOODS: Final = MappingProxyType(
    {CALM: (0, 0), PLEASED: (7, -2), ANNOYED: (-3, 3), ANGRY: (-7, 8), SCHEMING: (3, 6)}
)
FINE: Final = 3


def face(kit: Kit, role: str, mood: str, size: tuple[int, int]) -> pygame.Surface:
    """A head in the colour of the player, with two eyes, brows and a mouth."""
    return kit.kept(("toy face", role, mood, size), lambda: _face(kit, TINTS[role], mood, size))


def _face(kit: Kit, tint: Rgb, mood: str, size: tuple[int, int]) -> pygame.Surface:
    large = pygame.Surface((100 * FINE, 100 * FINE))
    large.fill(mixed(kit.color("panel"), tint, 0.18))
    ink, (smile, frown) = kit.color("base"), MOODS[mood]
    pygame.draw.circle(large, mixed(tint, ink, 0.25), (50 * FINE, 112 * FINE), 42 * FINE)
    pygame.draw.circle(large, tint, (50 * FINE, 50 * FINE), 32 * FINE)
    for side in (-1, 1):
        x = 50 + side * 12
        pygame.draw.circle(large, ink, (x * FINE, 46 * FINE), 4 * FINE)
        outer, inner = _fine((x + side * 7, 36 - frown / 2)), _fine((x - side * 6, 36 + frown / 2))
        pygame.draw.line(large, ink, outer, inner, 3 * FINE)
    mouth = [(38, 64 - smile), (50, 64 + smile / 2), (62, 64 - smile)]
    pygame.draw.lines(large, ink, False, [_fine(one) for one in mouth], 3 * FINE)
    surface = pygame.Surface(size)
    scaled = pygame.transform.smoothscale(large, (min(size), min(size)))
    surface.fill(scaled.get_at((0, 0)))
    surface.blit(scaled, scaled.get_rect(midbottom=surface.get_rect().midbottom))
    return surface


def _fine(spot: tuple[float, float]) -> tuple[float, float]:
    return spot[0] * FINE, spot[1] * FINE


class Card(NamedTuple):
    """A card of a hand."""

    said: str

    def draw(self, kit: Kit, size: tuple[int, int]) -> pygame.Surface:
        """As it lies on the table."""
        return card(kit, size, self.said)


def card(kit: Kit, size: tuple[int, int], said: str) -> pygame.Surface:
    """A card with its number; with its back where that is not known."""
    return kit.kept(("toy card", size, said, kit.color("panel")), lambda: _card(kit, size, said))


def _card(kit: Kit, size: tuple[int, int], said: str) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    whole, known = surface.get_rect(), said.isdigit()
    ground = kit.color("text") if known else mixed(kit.color("accent"), kit.color("base"), 0.6)
    round_off = max(2, size[0] // 9)
    pygame.draw.rect(surface, ground, whole, border_radius=round_off)
    pygame.draw.rect(surface, kit.color("line"), whole, max(1, size[0] // 24), round_off)
    if known:
        share = size[1] * 0.6 / kit.type.size("title")
        drawn = kit.type.draw(said, "title", kit.color("base"), share)
    else:
        drawn = kit.icon("deck", size[0] * 0.55 / kit.view.factor, kit.color("text"))
    surface.blit(drawn, drawn.get_rect(center=whole.center))
    return surface
