"""Where everything lies on the table, for any window and scale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

TOP: Final = 76  # units
SEATS: Final = 300
SIDE: Final = 430
HAND: Final = 236
PROMPT: Final = 104
SUPPLY: Final = 76
TICKER: Final = 36
ROOMY: Final = 1040  # units of height from which there is room for the ticker
CAPTION: Final = 64
GAP: Final = 10
# With little room: narrower columns, a lower hand, and one of course and log at the side.
SMALL_SEATS: Final = 190
SMALL_SIDE: Final = 300
SMALL_HAND: Final = 118
SMALL_PROMPT: Final = 84
SMALL_TOP: Final = 56
LOG_SHARE: Final = 0.36


@dataclass(slots=True, frozen=True)
class Areas:
    """The places of the table's parts in pixels; `log` may be the place of `course`."""

    top: pygame.Rect
    seats: pygame.Rect
    board: pygame.Rect
    supply: pygame.Rect
    course: pygame.Rect  # what is going on in this turn
    log: pygame.Rect
    prompt: pygame.Rect
    own: pygame.Rect
    hand: pygame.Rect
    ticker: pygame.Rect  # without height where there is no room for it
    caption: pygame.Rect  # over the foot of the board, when there is narration
    compact: bool


def areas(kit: Kit) -> Areas:
    """The places for the window as it is."""
    px, compact = kit.px, kit.view.compact
    width, height = kit.view.size
    gap = px(GAP) if not compact else px(6)
    top = px(SMALL_TOP if compact else TOP)
    seats = px(SMALL_SEATS if compact else SEATS)
    side = px(SMALL_SIDE if compact else SIDE)
    hand = px(SMALL_HAND if compact else HAND)
    prompt = px(SMALL_PROMPT if compact else PROMPT)
    supply = 0 if compact else px(SUPPLY)
    below = top + gap
    left = gap + seats + gap
    middle = width - left - gap - side - gap
    bottom = height - gap
    hand_top = bottom - hand
    prompt_top = hand_top - gap - prompt
    column = pygame.Rect(width - gap - side, below, side, bottom - below)
    log = column.height if compact else round(column.height * LOG_SHARE)
    own = min(px(240), middle // 4)
    ticker = px(TICKER) if kit.view.canvas[1] >= ROOMY else 0
    news = below + supply + gap
    board_top = below if compact else news + (ticker + gap if ticker else 0)
    foot = prompt_top - gap
    return Areas(
        top=pygame.Rect(0, 0, width, top),
        seats=pygame.Rect(gap, below, seats, bottom - below),
        board=pygame.Rect(left, board_top, middle, foot - board_top),
        supply=pygame.Rect(left, below, middle, supply),
        course=column if compact else _upper(column, column.height - log - gap),
        log=column if compact else _lower(column, log),
        prompt=pygame.Rect(left, prompt_top, middle, prompt),
        own=pygame.Rect(left, hand_top, own, hand),
        hand=pygame.Rect(left + own + gap, hand_top, middle - own - gap, hand),
        ticker=pygame.Rect(left, news, middle, ticker),
        caption=pygame.Rect(left, foot - px(CAPTION), middle, px(CAPTION)),
        compact=compact,
    )


def _upper(rect: pygame.Rect, height: int) -> pygame.Rect:
    return pygame.Rect(rect.x, rect.y, rect.width, height)


def _lower(rect: pygame.Rect, height: int) -> pygame.Rect:
    return pygame.Rect(rect.x, rect.bottom - height, rect.width, height)
