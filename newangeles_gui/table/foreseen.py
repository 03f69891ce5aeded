"""Solid is certain, dashed is somebody's choice: the lines of what is foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from newangeles_gui.widgets import Kit, Rgb

STEPS: Final = 48  # of a dashed line around a place
SMOOTH: Final = 2
LINE: Final = 3  # units
SHADE: Final = 60  # of 255
DARK: Final = 90


def ground_ring(kit: Kit, size: tuple[int, int], color: Rgb, certain: bool) -> pygame.Surface:
    """A ring that lies on the ground."""
    large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    whole = large.get_rect()
    pygame.draw.ellipse(large, (*color, SHADE), whole)
    wide = max(2, kit.px(LINE)) * SMOOTH
    if certain:
        pygame.draw.ellipse(large, color, whole, wide)
    else:
        dashed(large, color, _around(whole.inflate(-wide, -wide)), 0, wide)
    return pygame.transform.smoothscale(large, size)


def crossing(kit: Kit, side: int, color: Rgb, certain: bool) -> pygame.Surface:
    """A circle with a stroke through it."""
    large = pygame.Surface((side * SMOOTH, side * SMOOTH), pygame.SRCALPHA)
    wide = max(2, kit.px(LINE)) * SMOOTH
    whole = large.get_rect().inflate(-wide, -wide)
    pygame.draw.ellipse(large, (*kit.color("base"), DARK), whole)
    if certain:
        pygame.draw.ellipse(large, color, large.get_rect(), wide)
    else:
        dashed(large, color, _around(whole), 0, wide)
    reach = whole.width * 0.35
    middle = pygame.Vector2(whole.center)
    ends = (middle + (-reach, reach), middle + (reach, -reach))
    pygame.draw.line(large, color, *ends, wide)
    return pygame.transform.smoothscale(large, (side, side))


def pill_ground(kit: Kit, size: tuple[int, int], color: Rgb, certain: bool) -> pygame.Surface:
    """A dark ground with round ends."""
    large = pygame.Surface((size[0] * SMOOTH, size[1] * SMOOTH), pygame.SRCALPHA)
    whole, wide = large.get_rect(), max(2, kit.px(2.2)) * SMOOTH
    pygame.draw.rect(large, (*kit.color("base"), 235), whole, border_radius=whole.height // 2)
    if certain:
        pygame.draw.rect(large, color, whole, wide, border_radius=whole.height // 2)
    else:
        dashed(large, color, _pill(whole.inflate(-wide, -wide)), kit.px(8) * SMOOTH, wide)
    return pygame.transform.smoothscale(large, size)


def put_dashes(
    surface: pygame.Surface, rect: pygame.Rect, color: tuple[int, int, int], dash: int, wide: int
) -> None:
    """The outline of a place that is still empty."""
    for x in range(rect.left, rect.right, 2 * dash):
        for y in (rect.top, rect.bottom - wide):
            pygame.draw.rect(surface, color, (x, y, min(dash, rect.right - x), wide))
    for y in range(rect.top, rect.bottom, 2 * dash):
        for x in (rect.left, rect.right - wide):
            pygame.draw.rect(surface, color, (x, y, wide, min(dash, rect.bottom - y)))


def dashed(
    surface: pygame.Surface,
    color: Rgb,
    outline: Sequence[tuple[float, float]],
    dash: int,
    wide: int,
) -> None:
    """A closed line with gaps; without a length of its dashes every second stretch is one."""
    for place, (start, end) in enumerate(zip(outline, [*outline[1:], outline[0]], strict=True)):
        if not dash:
            if place % 2:
                pygame.draw.line(surface, color, start, end, wide)
            continue
        way = pygame.Vector2(end) - pygame.Vector2(start)
        steps = max(1, round(way.length() / (2 * dash)))
        for step in range(steps):
            begin = pygame.Vector2(start) + way * (step / steps)
            stop = pygame.Vector2(start) + way * ((step + 0.6) / steps)
            pygame.draw.line(surface, color, begin, stop, wide)


def _around(rect: pygame.Rect) -> list[tuple[float, float]]:
    """The points of an ellipse."""
    found = []
    for step in range(STEPS):
        way = pygame.Vector2(1, 0).rotate(360 * step / STEPS)
        found.append(
            (rect.centerx + way.x * rect.width / 2, rect.centery + way.y * rect.height / 2)
        )
    return found


def _pill(rect: pygame.Rect) -> list[tuple[float, float]]:
    """The outline of a rectangle with round ends."""
    radius = rect.height / 2
    ends = (rect.right - radius, rect.centery), (rect.left + radius, rect.centery)
    found: list[tuple[float, float]] = []
    for turn, middle in zip((-90, 90), ends, strict=True):
        for step in range(9):
            way = pygame.Vector2(radius, 0).rotate(turn + 180 * step / 8)
            found.append((middle[0] + way.x, middle[1] + way.y))
    return found


def curve(
    start: tuple[int, int], bend: tuple[int, int], end: tuple[int, int], share: float
) -> tuple[float, float]:
    """A spot on the way from one place to another, around a corner."""
    rest = 1 - share
    x, y = (
        rest * rest * a + 2 * rest * share * b + share * share * c
        for a, b, c in zip(start, bend, end, strict=True)
    )
    return x, y
