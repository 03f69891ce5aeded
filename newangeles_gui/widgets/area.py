"""Rooms that hand out rectangles: what stands where, without arithmetic in every screen."""

from __future__ import annotations

import pygame


class Area:
    """A rectangle that is given away from its sides; `gap` pixels stay free after each part."""

    def __init__(self, rect: pygame.Rect, gap: int = 0) -> None:
        self.rest = pygame.Rect(rect)
        self.gap = gap

    def inset(self, across: int, down: int | None = None, gap: int | None = None) -> Area:
        """What is left, farther in on all sides."""
        inner = self.rest.inflate(-2 * across, -2 * (across if down is None else down))
        inner.size = (max(0, inner.width), max(0, inner.height))
        return Area(inner, self.gap if gap is None else gap)

    def top(self, height: int) -> pygame.Rect:
        """A part of that height along the upper edge; at most what is left."""
        height = min(height, self.rest.height)
        part = pygame.Rect(self.rest.topleft, (self.rest.width, height))
        used = min(height + self.gap, self.rest.height)
        self.rest = pygame.Rect(
            self.rest.x, self.rest.y + used, self.rest.width, self.rest.height - used
        )
        return part

    def bottom(self, height: int) -> pygame.Rect:
        """A part of that height along the lower edge."""
        height = min(height, self.rest.height)
        part = pygame.Rect(self.rest.x, self.rest.bottom - height, self.rest.width, height)
        self.rest.height -= min(height + self.gap, self.rest.height)
        return part

    def left(self, width: int) -> pygame.Rect:
        """A part of that width along the left edge."""
        width = min(width, self.rest.width)
        part = pygame.Rect(self.rest.topleft, (width, self.rest.height))
        used = min(width + self.gap, self.rest.width)
        self.rest = pygame.Rect(
            self.rest.x + used, self.rest.y, self.rest.width - used, self.rest.height
        )
        return part

    def right(self, width: int) -> pygame.Rect:
        """A part of that width along the right edge."""
        width = min(width, self.rest.width)
        part = pygame.Rect(self.rest.right - width, self.rest.y, width, self.rest.height)
        self.rest.width -= min(width + self.gap, self.rest.width)
        return part

    def columns(self, number: int) -> list[pygame.Rect]:
        """So many parts of the same width beside one another; they take what is left."""
        return self.grid(number, number, self.rest.height)

    def grid(self, number: int, columns: int, height: int) -> list[pygame.Rect]:
        """Parts of one size line by line, from the upper left corner on."""
        width = (self.rest.width + self.gap) / max(1, columns) - self.gap
        found = []
        for place in range(number):
            down, across = divmod(place, columns)
            left = self.rest.x + round(across * (width + self.gap))
            right = self.rest.x + round(across * (width + self.gap) + width)
            top = self.rest.y + down * (height + self.gap)
            found.append(pygame.Rect(left, top, right - left, height))
        return found

    def middle(self, width: int, height: int) -> pygame.Rect:
        """A rectangle of that size in the middle of what is left; at most as large as that."""
        part = pygame.Rect(0, 0, min(width, self.rest.width), min(height, self.rest.height))
        part.center = self.rest.center
        return part
