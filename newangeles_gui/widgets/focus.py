"""Where the focus goes: in order with Tab, by direction with arrows."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from .widget import can_focus

if TYPE_CHECKING:
    import pygame

    from .widget import Root, Widget

DIRECTIONS: Final = MappingProxyType(
    {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
)
SIDEWAYS: Final = 2.5  # how much farther something seems that does not lie straight ahead


def next_focus(root: Root, action: str) -> Widget | None:
    """The widget to go to; None if the action is no move or there is nothing there."""
    candidates = [one for one in root.all() if can_focus(one)]
    if not candidates:
        return None
    if action in ("next", "previous"):
        return _in_order(candidates, root.focus, 1 if action == "next" else -1)
    if action not in DIRECTIONS:
        return None
    if root.focus is None or root.focus not in candidates:
        return candidates[0]
    return _ahead(candidates, root.focus, DIRECTIONS[action])


def _in_order(candidates: list[Widget], now: Widget | None, step: int) -> Widget:
    if now is None or now not in candidates:
        return candidates[0 if step > 0 else -1]
    return candidates[(candidates.index(now) + step) % len(candidates)]


def _ahead(candidates: list[Widget], now: Widget, way: tuple[int, int]) -> Widget | None:
    ahead = [
        (_distance(now.rect, one.rect, way), place)
        for place, one in enumerate(candidates)
        if one is not now and _lies_ahead(now.rect, one.rect, way)
    ]
    return candidates[min(ahead)[1]] if ahead else None


def _lies_ahead(now: pygame.Rect, then: pygame.Rect, way: tuple[int, int]) -> bool:
    along = (then.centerx - now.centerx) * way[0] + (then.centery - now.centery) * way[1]
    return along > 0


def _distance(now: pygame.Rect, then: pygame.Rect, way: tuple[int, int]) -> float:
    dx, dy = then.centerx - now.centerx, then.centery - now.centery
    along, across = (abs(dx), abs(dy)) if way[0] else (abs(dy), abs(dx))
    return along + across * SIDEWAYS
