"""Where the cards of a hand lie: as large as they can be, equal ones together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

SHAPE: Final = 1.4  # how much higher than wide a card naturally is
SLENDER: Final = 1.95  # and at most
BROAD: Final = 1.45  # how much broader than high in two rows
ROWS: Final = 2


class HandRoom(NamedTuple):
    """The place for the cards in pixels, and the measures they keep."""

    rect: pygame.Rect
    narrow: int  # no card becomes narrower; rather there are two rows, then they overlap
    sliver: int  # what is seen of a card below an equal one
    gap: int
    low: int  # rows are at least so high


class CardPlace(NamedTuple):
    """Where a card lies, and the part of it that is not covered by the next one."""

    rect: pygame.Rect
    seen: pygame.Rect


def hand_places(cards: Sequence[str], room: HandRoom) -> list[CardPlace]:
    """A place for each card; the cards are sorted, equal ones are neighbours."""
    if not cards:
        return []
    rows = [list(cards)]
    high = room.rect.height
    if _width(rows[0], room) < room.narrow and high >= ROWS * room.low:
        rows = _halves(cards)
        high = (room.rect.height - room.gap) // ROWS
    width = min(_width(row, room) for row in rows)
    width = max(room.narrow, min(width, _widest(high, len(rows))))
    places: list[CardPlace] = []
    for number, row in enumerate(rows):
        top = room.rect.y + number * (high + room.gap)
        places += _row(row, room, width, pygame.Rect(room.rect.x, top, room.rect.width, high))
    return places


def _widest(high: int, rows: int) -> int:
    """A low row has broad cards, so that their pictures are seen."""
    return round(high / SHAPE if rows == 1 else high * BROAD)


def _new(row: Sequence[str]) -> int:
    """How many cards of a row lie beside the one before, not upon it."""
    return len(set(row))


def _width(row: Sequence[str], room: HandRoom) -> int:
    """How wide cards can be so that only equal ones overlap."""
    new = _new(row)
    covered = (len(row) - new) * room.sliver
    return (room.rect.width - covered - (new - 1) * room.gap) // new


def _halves(cards: Sequence[str]) -> list[list[str]]:
    """Two rows, parted between different cards, as equal as can be."""
    cuts = [at for at in range(1, len(cards)) if cards[at] != cards[at - 1]]
    if not cuts:
        return [list(cards)]
    best = min(cuts, key=lambda at: abs(_weight(cards[:at]) - _weight(cards[at:])))
    return [list(cards[:best]), list(cards[best:])]


def _weight(row: Sequence[str]) -> int:
    return 4 * _new(row) + len(row)


def _row(row: list[str], room: HandRoom, width: int, line: pygame.Rect) -> list[CardPlace]:
    steps = _steps(row, room, width, line.width)
    high = min(line.height, round(width * SLENDER))
    left = line.x + (line.width - width - sum(steps)) // 2
    places = []
    for step in [*steps, 0]:
        rect = pygame.Rect(left, line.bottom - high, width, high)
        seen = rect.copy()
        if step:
            seen.width = min(step, width)
        places.append(CardPlace(rect, seen))
        left += step
    return places


def _steps(row: list[str], room: HandRoom, width: int, most: int) -> list[int]:
    """From each card to the next; smaller ones where not all of them find room."""
    steps = [
        room.sliver if row[at] == row[at - 1] else width + room.gap for at in range(1, len(row))
    ]
    over = width + sum(steps) - most
    if over <= 0 or not steps:
        return steps
    wide = [at for at, step in enumerate(steps) if step > room.sliver]
    each = steps[wide[0]] - -(-over // len(wide)) if wide else 0
    if each >= room.sliver:
        return [each if at in wide else step for at, step in enumerate(steps)]
    even = (most - width) // len(steps)
    return [max(1, even)] * len(steps)
