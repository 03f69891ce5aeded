"""The camera over the city: near or far in steps at which everything is drawn crisply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Camera, Standpoint

from .anatomy import DEEP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from newangeles_gui.widgets import Spot

# Pixels a cell: close to one another, so that a city that is seen whole fills the free window.
STEPS: Final = (
    46, 50, 54, 60, 66, 72, 78, 84, 90, 98, 106, 114, 124, 135, 147, 158, 168, 180, 204, 228,
)  # fmt: skip
NOTCH: Final = 2  # of these steps, for one notch of a wheel
BEYOND: Final = 0.25  # cells around the city that are seen as well, half a cell in all
BARELY: Final = 0.1
SMALL: Final = 72  # pixels a cell below which every one of them counts
CLEARLY, TURNED = 1.2, 1.15  # times as large: then it is worth to come nearer, or to turn
PLAY: Final = 0.6  # cells that the middle may leave the city by


class CityCamera(Camera):
    """Measures are cells, `zoom` is pixels a cell; the city has no fixed size."""

    def __init__(self, room: pygame.Rect, factor: float) -> None:
        self.steps = tuple(round(step * max(1.0, factor)) for step in STEPS)
        self.city = pygame.FRect(0, 0, 1, DEEP)
        super().__init__((1, 1), room)

    @property
    def fitting(self) -> float:
        """One pixel: the zoom says how many of them a cell has."""
        return 1.0

    def grow(self, cells: Sequence[tuple[int, int]]) -> None:
        """These cells, as they are seen, are the city now."""
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        left, top = min(xs), min(ys)
        wide, high = max(xs) - left + 1, max(ys) - top + 1
        self.city = pygame.FRect(left, top * DEEP, wide, high * DEEP)

    @property
    def whole(self) -> Standpoint:
        """The largest step at which all of the city is seen."""
        return Standpoint(*self.city.center, float(self._whole_step(self.city)))

    @property
    def turns_better(self) -> bool:
        """Whether the city would be seen clearly larger if it was turned by a quarter."""
        wide, high = self.city.height / DEEP, self.city.width * DEEP
        turned = self._whole_step(pygame.FRect(0, 0, wide, high))
        return turned >= TURNED * self._whole_step(self.city)

    def _whole_step(self, city: pygame.FRect) -> int:
        step = self._fitting(city, BEYOND)
        barely = self._fitting(city, BARELY) if step < SMALL else step
        return barely if barely >= SMALL else step

    def use(self, room: pygame.Rect) -> None:
        """Another room is free; everything stays where it is seen."""
        across, down = room.centerx - self.room.centerx, room.centery - self.room.centery
        self.room = pygame.Rect(room)
        self._way = None
        x, y, zoom = self.sight
        self.sight = Standpoint(x + across / zoom, y + down / zoom, zoom)

    def reaching(self, part: pygame.FRect, from_: Standpoint, nearer: bool = False) -> Standpoint:
        """From where all of a part is seen, as near as can be to where it is seen from now.

        It may be seen from clearly nearer than now, if that is wanted.
        """
        zoom = float(self._fitting(part, 0.0))
        if zoom < CLEARLY * from_.zoom or not nearer:
            zoom = min(zoom, from_.zoom)
        half = self.room.width / zoom / 2, self.room.height / zoom / 2
        x = max(part.right - half[0], min(part.left + half[0], from_.x))
        y = max(part.bottom - half[1], min(part.top + half[1], from_.y))
        return Standpoint(x, y, zoom)

    def _fitting(self, part: pygame.FRect, beyond: float) -> int:
        """The largest step at which a part is seen with so much around it."""
        around = part.inflate(2 * beyond, 2 * beyond * DEEP)
        return max(
            (
                step
                for step in self.steps
                if step * around.width <= self.room.width
                and step * around.height <= self.room.height
            ),
            default=self.steps[0],
        )

    def zoom_at(self, pos: tuple[int, int], notches: float) -> bool:
        """So many steps nearer or farther; what lies under the pointer stays there."""
        goal = self.goal
        nearest = min(range(len(self.steps)), key=lambda n: abs(self.steps[n] - goal.zoom))
        place = max(0, min(len(self.steps) - 1, nearest + (NOTCH if notches > 0 else -NOTCH)))
        zoom = float(self.steps[place])
        under = self.on_board(pos)
        x = under[0] - (pos[0] - self.room.centerx) / zoom
        y = under[1] - (pos[1] - self.room.centery) / zoom
        return self._set(Standpoint(x, y, zoom))

    def _kept(self, sight: Standpoint) -> Standpoint:
        """The middle of the room stays near the city."""
        city = self.city.inflate(2 * PLAY, 2 * PLAY)
        x = max(city.left, min(city.right, sight.x))
        y = max(city.top, min(city.bottom, sight.y))
        return Standpoint(x, y, max(self.steps[0], min(self.steps[-1], sight.zoom)))

    def holds(self, spot: Spot, edge: float) -> bool:
        """Whether a spot, and so many cells around it, are seen once the camera rests."""
        goal = self.goal
        x = self.room.centerx + (spot[0] - goal.x) * goal.zoom
        y = self.room.centery + (spot[1] - goal.y) * goal.zoom
        inner = self.room.inflate(-2 * edge * goal.zoom, -2 * edge * goal.zoom)
        return bool(inner.collidepoint(x, y))
