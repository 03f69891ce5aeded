"""Where everything is in a talk: above the city and the other one's face, below the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import regions
from newangeles_gui.widgets import Area

from .measures import TalkMeasures

if TYPE_CHECKING:
    from newangeles_gui.table import Regions
    from newangeles_gui.widgets import Kit

PANE: Final = 0.614  # of the width: where the other one's side begins
NARROW_PANE: Final = 0.5
SLANT: Final = 0.06  # of the height of that side: how far its edge leans
COLUMN: Final = (176, 329)  # units: smallest and full size, of the buttons at the right


class TalkPlaces(NamedTuple):
    """The places of the parts, in pixels."""

    regions: Regions
    city: pygame.Rect  # all that is above the table
    board: pygame.Rect  # where the camera shows the map
    offers: tuple[pygame.Rect, pygame.Rect]
    votes: pygame.Rect
    pane: pygame.Rect  # where the other one sits
    table: pygame.Rect
    heads: tuple[pygame.Rect, pygame.Rect]
    trays: tuple[pygame.Rect, ...]  # mine now and later, then the other's
    between: tuple[int, int]
    refused: pygame.Rect
    offer: pygame.Rect
    back: pygame.Rect
    chips: pygame.Rect


def places(kit: Kit, opponents: int, deal: bool) -> TalkPlaces:
    """The places in the window as it is; without a deal the city has the room of its offers."""
    size, width = TalkMeasures(kit).between, kit.view.size[0]
    screen = pygame.Rect((0, 0), kit.view.size)
    gap = size(8, 12)
    rim = regions(kit, opponents)
    low = Area(screen.inflate(-2 * size(10, 36), 0), gap)
    low.bottom(size(1, 12))
    chips = low.bottom(size(40, 59))
    low.bottom(size(1, 8))
    column = low.right(size(*COLUMN))
    low.right(size(1, 14))
    trays = low.bottom(size(96, 183))
    heads = low.bottom(size(34, 54))
    table = pygame.Rect(0, heads.top - size(8, 16), width, screen.bottom - heads.top + size(8, 16))
    city = pygame.Rect(0, 0, width, table.top)
    left = round(width * (PANE if kit.view.canvas[0] >= 1200 else NARROW_PANE))
    slant = round((table.top - rim.strip.bottom) * SLANT)
    pane = pygame.Rect(left - slant, rim.strip.bottom, width - left + slant, 0)
    pane.height = table.top - pane.top
    seen = Area(pygame.Rect(gap, pane.top, left - slant - 2 * gap, pane.height), gap)
    seen.top(size(1, 4))
    offers = Area(seen.top(size(84, 140)) if deal else pygame.Rect(0, 0, 0, 0), gap).columns(2)
    votes = seen.top(size(30, 40)) if deal else pygame.Rect(0, 0, 0, 0)
    seen.bottom(size(1, 20))
    mine, theirs, middle = _sides(trays, size(30, 40))
    foot = Area(pygame.Rect(column.x, table.top, column.width, trays.bottom - table.top), gap)
    foot.bottom(size(1, 8))
    back, offer = foot.bottom(size(36, 57)), foot.bottom(size(44, 76))
    return TalkPlaces(
        rim,
        city,
        seen.rest,
        (offers[0], offers[1]),
        votes,
        pane,
        table,
        (pygame.Rect(mine.x, heads.y, mine.width, heads.height),
         pygame.Rect(theirs.x, heads.y, theirs.width, heads.height)),
        (*Area(mine, gap).columns(2), *Area(theirs, gap).columns(2)),
        middle,
        foot.rest,
        offer,
        back,
        chips,
    )  # fmt: skip


def _sides(trays: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect, tuple[int, int]]:
    """My half of the table, the other's, and the middle between them."""
    half = (trays.width - gap) // 2
    mine = pygame.Rect(trays.x, trays.y, half, trays.height)
    return mine, mine.move(half + gap, 0), (trays.x + half + gap // 2, trays.centery)
