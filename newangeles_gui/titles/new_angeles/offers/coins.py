"""Coins and cards with the mark of a corporation, as they lie on the table of a talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Look, mixed, put_panel

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

MOST_COINS: Final = 3
GOLD: Final = (255, 205, 92)
SMOOTH: Final = 3


def coins(kit: Kit, player: str, amount: int, high: int) -> pygame.Surface:
    """A few coins with somebody's mark, each a little over the last."""
    number = min(amount, MOST_COINS)
    return kit.kept(("coins", player, number, high), lambda: _coins(kit, player, number, high))


def _coins(kit: Kit, player: str, number: int, high: int) -> pygame.Surface:
    step, coin = round(high * 0.68), _coin(kit, player, high)
    surface = pygame.Surface((high + step * (number - 1), high), pygame.SRCALPHA)
    for place in range(number):
        surface.blit(coin, (place * step, 0))
    return surface


def _coin(kit: Kit, player: str, side: int) -> pygame.Surface:
    large = side * SMOOTH
    disc = pygame.Surface((large, large), pygame.SRCALPHA)
    middle, radius = (large // 2, large // 2), large // 2 - SMOOTH
    dark = mixed(kit.color("base"), GOLD, 0.22)
    for share, color in ((1.0, mixed(GOLD, (0, 0, 0), 0.45)), (0.96, GOLD), (0.8, dark)):
        pygame.draw.circle(disc, color, middle, round(radius * share))
    for ray in range(18):
        way = pygame.Vector2(radius, 0).rotate(ray * 20)
        pygame.draw.line(disc, dark, middle + way * 0.86, middle + way * 0.93, max(2, large // 34))
    pygame.draw.circle(disc, GOLD, middle, round(radius * 0.74), max(2, large // 60))
    coin = pygame.transform.smoothscale(disc, (side, side))
    mark = kit.icon(f"marks/{player}", side * 0.5 / kit.view.factor).copy()
    mark.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
    mark.fill(GOLD, special_flags=pygame.BLEND_RGB_MULT)
    coin.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
    return coin


def vote_card(kit: Kit, player: str, high: int, ring: Rgb, line: str = "accent") -> pygame.Surface:
    """The back of a card with somebody's mark in a ring of their colour."""
    key = ("vote card", player, high, line)
    return kit.kept(key, lambda: _vote_card(kit, player, high, kit.color(line), ring))


def _vote_card(kit: Kit, player: str, high: int, line: Rgb, ring: Rgb) -> pygame.Surface:
    wide = round(high * 0.72)
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    middle, cut = surface.get_rect().center, high * 0.08 / kit.view.factor
    fill = mixed(kit.color("panel"), kit.color("line"), 0.45)
    put_panel(kit, surface, surface.get_rect(), Look(fill, line, 255, 1.5, cut))
    side = round(wide * 0.62)
    disc = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    center, radius = (side * SMOOTH // 2,) * 2, side * SMOOTH // 2 - SMOOTH
    pygame.draw.circle(disc, kit.color("base"), center, radius)
    pygame.draw.circle(disc, ring, center, radius, max(2, radius // 9))
    disc = pygame.transform.smoothscale(disc, (side, side))
    mark = kit.icon(f"marks/{player}", side * 0.66 / kit.view.factor)
    for drawn in (disc, mark):
        surface.blit(drawn, drawn.get_rect(center=middle))
    return surface
