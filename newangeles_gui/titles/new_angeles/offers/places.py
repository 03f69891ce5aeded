"""Where everything is in a talk: above the city and the other one's face, below the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import regions
from newangeles_gui.widgets import Area, row_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.table import Regions
    from newangeles_gui.widgets import Kit, RowPart

    from ..rules import View

PANE: Final = 0.614  # of the width: where the other one's side begins
NARROW_PANE: Final = 0.5
ROOMY: Final = 1200  # units of width of a window from where on the city has more than half of it
SLANT: Final = 0.06  # of the height of that side: how far its edge leans
COLUMN: Final = (176, 329)  # units: smallest and full size, of the buttons at the right
FULL: Final = 975  # units of height from where on everything has its full size
LEAST: Final = 506  # and where it has its smallest


class TalkMeasures:
    """Lengths in pixels between those of the smallest canvas and the full ones."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.share = max(0.0, min(1.0, (kit.view.canvas[1] - LEAST) / (FULL - LEAST)))

    def between(self, least: float, full: float) -> int:
        """As much of it as there is room for."""
        return self.kit.px(least + (full - least) * self.share)


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


def places(kit: Kit, view: View) -> TalkPlaces:
    """The places in the window as it is; without a deal the city has the room of its offers."""
    size, width = TalkMeasures(kit).between, kit.view.size[0]
    screen, gap = pygame.Rect((0, 0), kit.view.size), size(8, 12)
    rim = regions(kit, len(view.corporations) - 1)
    low = Area(screen.inflate(-2 * size(10, 36), 0), gap)
    low.bottom(size(1, 12))
    chips = low.bottom(size(40, 59))
    low.bottom(size(1, 8))
    column = low.right(size(*COLUMN))
    low.right(size(1, 14))
    trays = low.bottom(size(96, 183))
    heads = low.bottom(size(34, 54))
    top = heads.top - size(8, 16)
    left = round(width * (PANE if kit.view.canvas[0] >= ROOMY else NARROW_PANE))
    slant = round((top - rim.strip.bottom) * SLANT)
    seen = Area(pygame.Rect(gap, rim.strip.bottom, left - slant - 2 * gap, 0), gap)
    seen.rest.height = top - rim.strip.bottom
    seen.top(size(1, 4))
    none = pygame.Rect(0, 0, 0, 0)
    deal = view.deal is not None and bool(view.deal.main)
    offers = Area(seen.top(size(62, 140)) if deal else none, gap).columns(2)
    votes = seen.top(size(30, 40)) if deal else none
    seen.bottom(size(1, 20))
    mine, theirs = Area(trays, size(30, 40)).columns(2)
    foot = Area(pygame.Rect(column.x, top, column.width, trays.bottom - top), gap)
    foot.bottom(size(1, 8))
    back, offer = foot.bottom(size(36, 57)), foot.bottom(size(44, 76))
    return TalkPlaces(
        regions=rim,
        city=pygame.Rect(0, 0, width, top),
        board=seen.rest,
        offers=(offers[0], offers[1]),
        votes=votes,
        pane=pygame.Rect(
            left - slant, rim.strip.bottom, width - left + slant, top - rim.strip.bottom
        ),
        table=pygame.Rect(0, top, width, screen.bottom - top),
        heads=(_above(mine, heads), _above(theirs, heads)),
        trays=(*Area(mine, gap).columns(2), *Area(theirs, gap).columns(2)),
        between=((mine.right + theirs.left) // 2, trays.centery),
        refused=foot.rest,
        offer=offer,
        back=back,
        chips=chips,
    )


def _above(trays: pygame.Rect, heads: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(trays.x, heads.y, trays.width, heads.height)


def first_fitting(kit: Kit, ways: Sequence[list[RowPart]], width: int) -> list[RowPart]:
    """The first of several rows that has room; else the last one."""
    return next((one for one in ways if row_width(kit, one) <= width), ways[-1])
