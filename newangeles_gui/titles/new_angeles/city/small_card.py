"""A card of the hand: picture, name, and what it does in symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.table import Ink, put_text
from newangeles_gui.table.symbols import sentence_picture
from newangeles_gui.widgets import Look, put_panel
from newangeles_gui.widgets.surfaces import corners
from newangeles_gui.words.symbols import cut, tiles

from ..words.symbols import effect
from .signs import book

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

MOST_TILES: Final = 4
TILE: Final = 36  # units of a card 149 units wide
NAME: Final = 44
PICTURE: Final = 0.45  # of the height
BADGE: Final = 34
SMOOTH: Final = 3
WIDE: Final = 149


def small_card(services: Services, card: str, size: tuple[int, int]) -> pygame.Surface:
    """The card at a size; the same picture for the same card and language."""
    language = services.words.catalog.language.code
    key = ("hand card", card, size, language)
    return services.kit.kept(key, lambda: _draw(services, card, size))


def _draw(services: Services, card: str, size: tuple[int, int]) -> pygame.Surface:
    kit, face = services.kit, services.face(card)
    share = size[0] / WIDE
    surface = pygame.Surface(size, pygame.SRCALPHA)
    whole = surface.get_rect()
    color = kit.color(face.rim)
    corner = 14 * share / kit.view.factor
    put_panel(kit, surface, whole, Look(kit.color("panel"), color, 255, 0, corner, sheen=0.1))
    high = round(size[1] * PICTURE)
    picture = kit.fitted(face.picture, (size[0], high)).copy()
    surface.blit(picture, (0, 0))
    _cut_corners(surface, round(14 * share))
    name = pygame.Rect(round(6 * share), high, size[0] - round(12 * share), round(NAME * share))
    put_text(kit, surface, name, face.title, Ink("small_strong", "text", "center", 2, least=0.6))
    said = cut(effect(services.box.programs[card]), MOST_TILES)
    units = TILE * share / kit.view.factor
    drawn = sentence_picture(kit, book(services), said, units)
    room = size[0] - round(14 * share)
    if drawn.get_width() > room:
        drawn = sentence_picture(kit, book(services), said, units * room / drawn.get_width())
    foot = size[1] - round(8 * share)
    surface.blit(drawn, drawn.get_rect(midbottom=(whole.centerx, foot)))
    side = round(BADGE * share)
    badge = pygame.Rect(round(4 * share), round(4 * share), side, side)
    put_panel(kit, surface, badge, Look(kit.color("base"), color, 230, 1, 8 * share))
    sign = kit.icon(face.sign, side * 0.66 / kit.view.factor, color)
    surface.blit(sign, sign.get_rect(center=badge.center))
    put_panel(kit, surface, whole, Look(kit.color("panel"), color, 0, 2, corner, sheen=0))
    return surface


def most_tiles(services: Services, card: str) -> int:
    """How many tiles a card would like to show."""
    return tiles(effect(services.box.programs[card]))


def _cut_corners(surface: pygame.Surface, corner: int) -> None:
    """Nothing is seen outside of the outline of a panel."""
    whole = surface.get_rect()
    large = pygame.Surface((whole.width * SMOOTH, whole.height * SMOOTH), pygame.SRCALPHA)
    outline = corners(large.get_rect(), corner * SMOOTH)
    pygame.draw.polygon(large, (255, 255, 255, 255), outline)
    mask = pygame.transform.smoothscale(large, whole.size)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
