"""A whole tile as one picture, and the dashes of places where nothing lies yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from .anatomy import DEEP
from .marks import TileLook, TileMarks

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

    from .pictures import Art

ABOVE: Final = 0.34  # of a cell over its edge: roofs stand there
BESIDE: Final = 0.12


def tile_picture(art: Art, look: TileLook, cell: float) -> pygame.Surface:
    """Ground, house and what is printed on it; its corner lies `ABOVE` and `BESIDE` inside."""
    key = ("tile picture", look, round(cell))
    return art.kit.kept(key, lambda: _draw_tile(art, look, cell))


def _draw_tile(art: Art, look: TileLook, cell: float) -> pygame.Surface:
    size = (round(cell * (1 + 2 * BESIDE)), round(cell * (DEEP + ABOVE + BESIDE)))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    corner = (round(cell * BESIDE), round(cell * ABOVE))
    TileMarks(art, cell).put_ground(surface, corner, look)
    TileMarks(art, cell).put_all(surface, [(corner, look)])
    return surface


def put_tile(
    art: Art, surface: pygame.Surface, look: TileLook, cell: float, corner: tuple[float, float]
) -> None:
    """A whole tile with its north-western corner there."""
    at = (round(corner[0] - cell * BESIDE), round(corner[1] - cell * ABOVE))
    surface.blit(tile_picture(art, look, cell), at)


def dashed(
    surface: pygame.Surface, color: tuple[int, int, int], rect: pygame.Rect, dash: int
) -> None:
    """A rectangle in dashes."""
    dash = max(3, dash)
    for x in range(rect.left, rect.right, 2 * dash):
        end = min(x + dash, rect.right)
        pygame.draw.line(surface, color, (x, rect.top), (end, rect.top), 2)
        pygame.draw.line(surface, color, (x, rect.bottom), (end, rect.bottom), 2)
    for y in range(rect.top, rect.bottom, 2 * dash):
        end = min(y + dash, rect.bottom)
        pygame.draw.line(surface, color, (rect.left, y), (rect.left, end), 2)
        pygame.draw.line(surface, color, (rect.right, y), (rect.right, end), 2)


def perforated(
    surface: pygame.Surface, color: tuple[int, int, int], ends: tuple[int, int], y: int, dash: int
) -> None:
    """A level line in dashes, from its left end to its right one."""
    dash = max(3, dash)
    for x in range(ends[0], ends[1], 2 * dash):
        pygame.draw.line(surface, color, (x, y), (min(x + dash, ends[1]), y), 2)


def dashed_cell(kit: Kit, size: tuple[int, int], color: tuple[int, int, int]) -> pygame.Surface:
    """An empty cell where something may be built: dashes with a plus in the middle."""
    return kit.kept(("dashed cell", size, color), lambda: _cell(size, color))


def _cell(size: tuple[int, int], color: tuple[int, int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    inner = surface.get_rect().inflate(-size[0] // 12, -size[1] // 12)
    pygame.draw.rect(surface, (*color, 34), inner, border_radius=4)
    dashed(surface, color, inner, size[0] // 14)
    arm, (x, y) = size[0] // 14, inner.center
    pygame.draw.line(surface, color, (x - arm, y), (x + arm, y), 2)
    pygame.draw.line(surface, color, (x, y - arm), (x, y + arm), 2)
    return surface
