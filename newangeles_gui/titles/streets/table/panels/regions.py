"""Where everything around the city stands: rivals at the left, paper and stack at the right."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.table import Regions, form_of

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

WIDEST: Final = 2.4  # times as wide as high: rows are spread no farther than that


class Furnishing(NamedTuple):
    """Measures at the size of a window that is so wide."""

    width: int
    bar: int  # high
    free: tuple[int, int, int, int]  # of the camera: from left, top, from right, from below
    rivals: tuple[int, int, int]  # left, top, wide
    rows: tuple[int, int]  # high, where there are up to three rivals, or more of them
    own: tuple[int, int, int]  # left, wide, high; at the foot
    shelf: tuple[int, int]  # wide, high
    pill: tuple[int, int]  # wide, high
    aside: tuple[int, int]  # from the right, wide
    log: int  # high
    stack: int  # high
    gap: int
    drawer: int


FORMS: Final = MappingProxyType(
    {
        "wide": Furnishing(
            1920, 64, (300, 70, 390, 270), (16, 80, 272), (232, 172), (16, 272, 248),
            (976, 180), (820, 56), (16, 358), 96, 182, 10, 480,
        ),
        "compact": Furnishing(
            1280, 44, (206, 50, 278, 180), (8, 52, 190), (120, 120), (8, 190, 158),
            (796, 124), (548, 38), (8, 262), 66, 134, 6, 400,
        ),
        "small": Furnishing(
            900, 40, (124, 46, 200, 136), (6, 46, 112), (74, 74), (6, 112, 98),
            (566, 92), (480, 34), (6, 188), 30, 92, 5, 330,
        ),
    }
)  # fmt: skip


class Corner(NamedTuple):
    """The right column: the paper from above, the log below it, the stack at the foot."""

    slip: pygame.Rect
    log: pygame.Rect
    stack: pygame.Rect


def city_regions(kit: Kit, seats: int) -> Regions:
    """The places in the window as it is, with so many seats at the left."""
    width, height = kit.view.size
    form = form_of(kit)
    one = FORMS[form]
    factor = min(width / one.width, height / (one.width * 9 / 16))

    def at(units: float) -> int:
        return round(units * factor)

    spread = min(width, round(height * WIDEST))
    left = (width - spread) // 2
    right, gap = left + spread, at(one.gap)
    foot = height - gap
    shelf = pygame.Rect(0, 0, at(one.shelf[0]), at(one.shelf[1]))
    free_left, free_right = left + at(one.free[0]), right - at(one.free[2])
    shelf.midbottom = ((free_left + free_right) // 2, foot)
    pill = pygame.Rect(0, 0, at(one.pill[0]), at(one.pill[1]))
    pill.midbottom = (shelf.centerx, shelf.top - gap)
    top = at(one.free[1])
    board = pygame.Rect(free_left, top, free_right - free_left, height - at(one.free[3]) - top)
    own = pygame.Rect(left + at(one.own[0]), 0, at(one.own[1]), at(one.own[2]))
    own.bottom = foot
    aside = pygame.Rect(0, at(one.bar) + gap, at(one.aside[1]), 0)
    aside.right = right - at(one.aside[0])
    aside.height = foot - aside.top
    drawer = pygame.Rect(aside.x, aside.y, aside.width, aside.height - at(one.stack) - gap)
    return Regions(
        form=form, factor=factor,
        strip=pygame.Rect(0, 0, width, at(one.bar)),
        faces=_rows(one, seats, factor, left, own.top - gap),
        board=board, pill=pill, hand=shelf, own=own, stake=aside,
        tab=pygame.Rect(board.right, board.centery, 1, 1), drawer=drawer,
    )  # fmt: skip


def _rows(
    one: Furnishing, seats: int, factor: float, left: int, foot: int
) -> tuple[pygame.Rect, ...]:
    """The rivals below one another; as high as there is room for."""
    gap, top = round(one.gap * factor), round(one.rivals[1] * factor)
    most = (foot - top + gap) // max(1, seats) - gap
    high = min(round(one.rows[seats > 3] * factor), most)
    x, wide = left + round(one.rivals[0] * factor), round(one.rivals[2] * factor)
    return tuple(pygame.Rect(x, top + n * (high + gap), wide, high) for n in range(seats))


def right_column(places: Regions) -> Corner:
    """The parts of the right column."""
    one, aside = FORMS[places.form], places.stake
    gap = places.px(one.gap)
    stack = pygame.Rect(aside.x, 0, aside.width, places.px(one.stack))
    stack.bottom = aside.bottom
    log = pygame.Rect(aside.x, 0, aside.width, places.px(one.log))
    log.bottom = stack.top - gap
    low = stack if places.form == "small" else log  # there the paper may lie over the log
    slip = pygame.Rect(aside.x, aside.y, aside.width, low.top - gap - aside.y)
    return Corner(slip, log, stack)
