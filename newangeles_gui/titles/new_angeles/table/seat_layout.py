"""Where the things of one player stand on their panel, for any height of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit

GAP: Final = 4  # units
SIDE: Final = 10
FACE: Final = 76  # a portrait, where there is room for it
FACES: Final = (FACE, 58, 38)  # the smaller ones where words need the room
LEAST_ROW: Final = 156  # of the numbers beside a portrait
LEAST_FULL_ROW: Final = 176
LEAST_FACE: Final = 26


class Sizes(NamedTuple):
    """The heights of things on a panel that is at least so high, in units."""

    least: int
    padding: int
    mark: int
    name: int
    player: int
    numbers: int
    face: tuple[int, int]
    siren: int
    beside: bool = False  # whether the assets stand beside the numbers


FULL: Final = Sizes(152, 8, 46, 26, 22, 38, (52, 44), 32)
KINDS: Final = (
    FULL,
    Sizes(132, 6, 42, 30, 20, 32, (46, 36), 28),
    Sizes(96, 4, 28, 28, 0, 28, (38, 30), 26),
    Sizes(0, 4, 26, 30, 0, 28, (25, 28), 24, beside=True),
)


class SeatLayout:
    """All places in pixels; what has no room has no width."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, emergencies: int, assets: int, portrait: int = 0
    ) -> None:
        self.kit, self.rect = kit, rect
        self.portrait = pygame.Rect(0, 0, 0, 0)
        self.sizes = next(one for one in KINDS if rect.height >= kit.px(one.least))
        self.inner = rect.inflate(-2 * kit.px(SIDE), -2 * kit.px(self.sizes.padding))
        self.emergencies = self._sirens(emergencies)
        self._head()
        self._rows(assets, portrait)

    @property
    def full(self) -> bool:
        """Whether everything has its largest size."""
        return self.sizes is FULL

    def _sirens(self, count: int) -> list[pygame.Rect]:
        """At the right of the name."""
        px = self.kit.px
        side, gap = px(self.sizes.siren), px(GAP if self.full else 0)
        found = []
        for place in range(count):
            left = self.inner.right - side - place * (side + gap)
            found.append(pygame.Rect(left, self.inner.y, side, side))
        return found

    def _head(self) -> None:
        px, inner, sizes = self.kit.px, self.inner, self.sizes
        self.mark = pygame.Rect(inner.x, inner.y, px(sizes.mark), px(sizes.mark))
        left = self.mark.right + px(8 if self.full else 5)
        right = min((one.left for one in self.emergencies), default=inner.right) - px(GAP)
        self.name = pygame.Rect(left, inner.y, right - left, px(sizes.name))
        under = max((one.bottom for one in self.emergencies), default=0)
        end = right if under > self.name.bottom else inner.right
        self.player = pygame.Rect(left, self.name.bottom, end - left, px(sizes.player))

    def _rows(self, assets: int, portrait: int) -> None:
        """Numbers, then whatever there is room for, the assets at the bottom."""
        px, inner, sizes = self.kit.px, self.inner, self.sizes
        top = max(self.mark.bottom, self.player.bottom) + px(GAP if self.full else 0)
        row = pygame.Rect(inner.x, top, inner.width, px(sizes.numbers))
        face = (px(sizes.face[0]), px(sizes.face[1]))
        if portrait and not sizes.beside:
            self._put_portrait(row, px(portrait), face, assets)
        self._numbers(row)
        if sizes.beside:
            left = self.hand.right + px(GAP)
            room = pygame.Rect(left, row.y, inner.right - left, row.height)
        else:
            room = pygame.Rect(inner.x, inner.bottom - face[1], inner.width, face[1])
        self.assets = _side_by_side(room, face, assets, px(GAP))
        foot = room.top - px(GAP) if assets and not sizes.beside else inner.bottom
        self.middle = pygame.Rect(inner.x, row.bottom, inner.width, max(0, foot - row.bottom))
        # Words run around the assets and the portrait.
        self.words = pygame.Rect(inner.x, row.bottom, inner.width, inner.bottom - row.bottom)
        if not self.full:
            self.middle.height = self.words.height = 0

    def _put_portrait(
        self, row: pygame.Rect, most: int, face: tuple[int, int], assets: int
    ) -> None:
        """At the right of the numbers, or below them where they need all of the width."""
        px, inner = self.kit.px, self.inner
        beside = row.width - px(LEAST_FULL_ROW if self.full else LEAST_ROW) - px(GAP)
        faces = assets * (face[0] + px(GAP))

        def side_from(top: int, widest: int) -> int:
            side = min(most, inner.bottom - top, widest)
            if assets and faces + side > inner.width:
                side = min(side, inner.bottom - face[1] - px(GAP) - top)
            return side

        high, low = side_from(row.y, beside), side_from(row.bottom, most)
        side = max(high, low)
        if side < px(LEAST_FACE):
            return
        top = row.y if high == side else row.bottom
        self.portrait = pygame.Rect(row.right - side, top, side, side)
        if top == row.y:
            row.width -= side + px(GAP)

    def _numbers(self, row: pygame.Rect) -> None:
        if self.sizes.beside:
            capital, hand = self.kit.px(62), self.kit.px(52)
        else:
            capital, hand = row.width * 42 // 100, row.width * 29 // 100
        self.capital = pygame.Rect(row.x, row.y, capital, row.height)
        self.hand = pygame.Rect(self.capital.right, row.y, hand, row.height)
        left = self.hand.right
        width = 0 if self.sizes.beside else row.right - left
        self.promises = pygame.Rect(left, row.y, width, row.height)


def _side_by_side(
    room: pygame.Rect, size: tuple[int, int], count: int, gap: int
) -> list[pygame.Rect]:
    """Beside one another, or over one another where there are too many."""
    width, height = min(size[0], room.width), min(size[1], room.height)
    step = width + gap
    if count > 1:
        step = min(step, (room.width - width) // (count - 1))
    top = room.centery - height // 2
    return [pygame.Rect(room.x + place * step, top, width, height) for place in range(count)]
