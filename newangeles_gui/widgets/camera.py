"""Looks at a board from above: near or far, here or there; it glides where it is sent.

The board has measures of its own, from (0, 0) to its size; the camera knows how these lie on the
screen. By hand it is never moved off the board.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from .tween import ease_in_out

NEAREST: Final = 2.5  # times the size at which the whole board is seen
FARTHEST: Final = 0.8
STEP: Final = 1.15  # of one notch of a wheel
GLIDE: Final = 0.45  # seconds
HARDLY: Final = 0.03  # of the zoom

Spot = tuple[float, float]


class Standpoint(NamedTuple):
    """What lies in the middle of the room, and how near."""

    x: float
    y: float
    zoom: float = 1.0

    def near(self, other: Standpoint, most: float) -> bool:
        """Whether there is hardly a difference to another one: so far at most, as near as that."""
        apart = math.dist(self[:2], other[:2])
        return apart < most and abs(self.zoom - other.zoom) < HARDLY


@dataclass(slots=True)
class _Way:
    start: Standpoint
    goal: Standpoint
    seconds: float
    passed: float = 0.0


class Camera:
    """Where a board of a size is seen in a room of the screen."""

    def __init__(self, size: tuple[float, float], room: pygame.Rect) -> None:
        self.size = size
        self.room = pygame.Rect(room)
        self.sight = self.whole
        self._way: _Way | None = None

    @property
    def whole(self) -> Standpoint:
        """From where all of the board is seen."""
        return Standpoint(self.size[0] / 2, self.size[1] / 2)

    @property
    def scale(self) -> float:
        """Pixels for one measure of the board."""
        return self.fitting * self.sight.zoom

    @property
    def fitting(self) -> float:
        """Pixels for one measure where all of the board is seen."""
        return min(self.room.width / self.size[0], self.room.height / self.size[1])

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._way is not None

    @property
    def goal(self) -> Standpoint:
        """Where it stands, or will once it is there."""
        return self.sight if self._way is None else self._way.goal

    def on_screen(self, spot: Spot) -> tuple[int, int]:
        """Where a spot of the board is seen."""
        x = self.room.centerx + (spot[0] - self.sight.x) * self.scale
        y = self.room.centery + (spot[1] - self.sight.y) * self.scale
        return round(x), round(y)

    def seen(self, part: pygame.FRect) -> pygame.Rect:
        """Where a part of the board is seen."""
        left, top = self.on_screen(part.topleft)
        right, bottom = self.on_screen(part.bottomright)
        return pygame.Rect(left, top, right - left, bottom - top)

    def on_board(self, pos: tuple[int, int]) -> Spot:
        """Which spot of the board is seen there."""
        x = self.sight.x + (pos[0] - self.room.centerx) / self.scale
        y = self.sight.y + (pos[1] - self.room.centery) / self.scale
        return x, y

    def use(self, room: pygame.Rect) -> None:
        """The board is seen in another room; the same spot stays in its middle."""
        self.room = pygame.Rect(room)
        self.sight = self._kept(self.sight)

    def zoom_at(self, pos: tuple[int, int], notches: float) -> bool:
        """Nearer or farther; what lies under the pointer stays there. Whether it changed."""
        under = self.on_board(pos)
        zoom = max(FARTHEST, min(NEAREST, self.sight.zoom * STEP**notches))
        scale = self.fitting * zoom
        x = under[0] - (pos[0] - self.room.centerx) / scale
        y = under[1] - (pos[1] - self.room.centery) / scale
        return self._set(Standpoint(x, y, zoom))

    def drag(self, across: float, down: float) -> bool:
        """The board is pulled by so many pixels; whether it moved."""
        sight = self.sight
        return self._set(
            Standpoint(sight.x - across / self.scale, sight.y - down / self.scale, sight.zoom)
        )

    def send(self, goal: Standpoint, seconds: float = GLIDE) -> None:
        """Glide there, beyond the edge as well; without time it is there at once."""
        if seconds <= 0:
            self._way, self.sight = None, goal
        elif goal != self.sight:
            self._way = _Way(self.sight, goal, seconds)

    def frame(
        self,
        spots: pygame.FRect,
        free: pygame.Rect,
        farthest: float = FARTHEST,
        nearest: float = NEAREST,
    ) -> Standpoint:
        """From where a part of the board is seen as large as it can be in a part of the room."""
        fitting = min(free.width / max(1e-6, spots.width), free.height / max(1e-6, spots.height))
        zoom = max(farthest, min(nearest, fitting / self.fitting))
        scale = self.fitting * zoom
        middle = self._middle_of(spots, free.width / scale)
        x = middle - (free.centerx - self.room.centerx) / scale
        y = spots.centery - (free.centery - self.room.centery) / scale
        return Standpoint(x, y, zoom)

    def shows(self, spots: pygame.FRect, free: pygame.Rect) -> bool:
        """Whether a part of the board lies in a part of the room, once it has come to rest."""
        goal = self.goal
        scale = self.fitting * goal.zoom
        left = self.room.centerx + (spots.left - goal.x) * scale
        top = self.room.centery + (spots.top - goal.y) * scale
        seen = pygame.FRect(left, top, spots.width * scale, spots.height * scale)
        return bool(pygame.FRect(free).inflate(2, 2).contains(seen))

    def _middle_of(self, spots: pygame.FRect, wide: float) -> float:
        """What lies in the middle of so much of the board; no more beside it than there has to."""
        half = self.size[0] / 2
        play = max(0.0, half - wide / 2)
        return max(half - play, min(half + play, spots.centerx))

    def update(self, seconds: float) -> bool:
        """Time passes; whether another picture is seen."""
        way = self._way
        if way is None:
            return False
        way.passed += seconds
        share = min(1.0, way.passed / way.seconds)
        part = ease_in_out(share)
        self.sight = Standpoint(
            *(a + (b - a) * part for a, b in zip(way.start, way.goal, strict=True))
        )
        if share >= 1:
            self._way, self.sight = None, way.goal
        return True

    def _set(self, sight: Standpoint) -> bool:
        before, self._way = self.sight, None
        self.sight = self._kept(sight)
        return self.sight != before

    def _kept(self, sight: Standpoint) -> Standpoint:
        """The board stays in the room: its middle may go as far as its edge is seen."""
        zoom = max(FARTHEST, min(NEAREST, sight.zoom))
        scale = self.fitting * zoom
        found = []
        for spot, size, room in zip(sight[:2], self.size, self.room.size, strict=True):
            play = max(0.0, size - room / scale) / 2
            found.append(max(size / 2 - play, min(size / 2 + play, spot)))
        return Standpoint(found[0], found[1], zoom)
