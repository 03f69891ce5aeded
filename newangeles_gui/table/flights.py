"""Pieces, tokens and cards on their way from one place of the table to another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import ease_in_out, ease_out
from newangeles_gui.widgets.tween import linear

from .effects import Animation

if TYPE_CHECKING:
    from newangeles_gui.widgets import Easing, Kit

    from .picker import Target

FALL: Final = 60  # units that a token drops
FLIP_STEPS: Final = 6  # widths of a token that turns over, each kept
ARC: Final = 0.12  # of the way: how high things fly

Point = tuple[float, float]


class Flight(Animation):
    """A picture that moves along points; `arc` lifts it on the way."""

    layer = 1

    def __init__(
        self,
        kit: Kit,
        sprite: pygame.Surface,
        points: Sequence[Point],
        seconds: float,
        delay: float = 0.0,
        hides: tuple[Target, ...] = (),
        arc: float = 0.0,
        easing: Easing = ease_in_out,
        vanishes: bool = False,
    ) -> None:
        super().__init__(kit, seconds, delay, hides)
        self._sprite = sprite.copy() if vanishes else sprite
        self._points = list(points)
        self._arc, self._easing, self._vanishes = arc, easing, vanishes

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it where it is."""
        x, y = self.at(self._easing(self.share))
        if self._vanishes:
            self._sprite.set_alpha(round(255 * (1 - self.share)))
        size = self._sprite.get_size()
        surface.blit(self._sprite, (round(x - size[0] / 2), round(y - size[1] / 2)))

    def at(self, share: float) -> Point:
        """The middle of the picture after a share of the way."""
        first, last = self._points[0], self._points[-1]
        lift = self._arc * math.dist(first, last) * math.sin(math.pi * max(0.0, min(1.0, share)))
        x, y = _along(self._points, share)
        return (x, y - lift)


def _along(points: Sequence[Point], share: float) -> Point:
    """The place on a line with corners, at one speed."""
    lengths = [math.dist(one, two) for one, two in pairwise(points)]
    left = share * sum(lengths)
    for place, length in enumerate(lengths):
        if left <= length or place == len(lengths) - 1:
            part = left / length if length else 1.0
            (x1, y1), (x2, y2) = points[place], points[place + 1]
            return (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)
        left -= length
    return points[-1]


def drop(
    kit: Kit, sprite: pygame.Surface, goal: pygame.Rect, seconds: float, hides: tuple[Target, ...]
) -> Flight:
    """Something falls onto its place."""
    x, y = goal.center
    points = [(x, y - kit.px(FALL)), (x, y)]
    return Flight(kit, sprite, points, seconds, hides=hides, easing=_fall)


def lift(kit: Kit, sprite: pygame.Surface, start: pygame.Rect, seconds: float) -> Flight:
    """Something is taken up and away."""
    x, y = start.center
    points = [(x, y), (x, y - kit.px(FALL))]
    return Flight(kit, sprite, points, seconds, easing=ease_out, vanishes=True)


def _fall(share: float) -> float:
    """Faster and faster, then a small bounce."""
    if share < 0.7:
        return (share / 0.7) ** 2
    return 1 - 0.12 * math.sin(math.pi * (share - 0.7) / 0.3)


class Flip(Animation):
    """A token that turns over where it lies: one side, then the other."""

    layer = 1

    def __init__(
        self,
        kit: Kit,
        sides: tuple[str, str],
        rect: pygame.Rect,
        seconds: float,
        hides: tuple[Target, ...],
    ) -> None:
        super().__init__(kit, seconds, hides=hides)
        self._sides, self._rect = sides, rect

    def paint(self, surface: pygame.Surface) -> None:
        """Draw it as wide as it is seen now."""
        angle = math.pi * linear(self.share)
        side = self._sides[0] if angle < math.pi / 2 else self._sides[1]
        step = max(1, round(abs(math.cos(angle)) * FLIP_STEPS))
        drawn = squeezed(self.kit, side, self._rect.size, step)
        surface.blit(drawn, drawn.get_rect(center=self._rect.center))


def squeezed(kit: Kit, name: str, size: tuple[int, int], step: int) -> pygame.Surface:
    """A picture in a share of its width; the shares are few, so that all of them are kept."""
    width = max(1, size[0] * step // FLIP_STEPS)
    key = ("squeezed", name, size, step)
    return kit.kept(key, lambda: kit.pictures.sized(name, (width, size[1])))
