"""A bubble that hangs under the face of the one who says something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from newangeles_gui.widgets import Widget

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit

WIDEST: Final = 380  # units
WIDTHS: Final = (1.0, 1.6)  # of that: a broad bubble is less high
APART: Final = 4
PADDING: Final = 12
TAIL: Final = 10
ROUND: Final = 12
STYLE: Final = "italic"
SMOOTH: Final = 3


class Speech(Widget):
    """A few words under a face; `clear` unless they would hide something."""

    floats = True

    def __init__(
        self,
        services: Services,
        face: pygame.Rect,
        text: str,
        room: pygame.Rect,
        others: Sequence[pygame.Rect] = (),
    ) -> None:
        kit = services.kit
        self.text, self.points_at = text, face.centerx
        free = None
        for share in WIDTHS:
            rect = self._measure(kit, face, min(round(kit.px(WIDEST) * share), room.width // 2))
            free = _beside(rect, face, room, others, kit.px(APART))
            if free is not None:
                break
        self.clear = free is not None
        super().__init__(kit, free or rect.clamp(room), "speech")

    def _measure(self, kit: Kit, face: pygame.Rect, widest: int) -> pygame.Rect:
        """The bubble below the face, with lines that are at most so wide."""
        self.lines = kit.type.wrap(self.text, STYLE, widest)
        width = max(kit.type.width(line, STYLE) for line in self.lines) + 2 * kit.px(PADDING)
        high = kit.type.line_height(STYLE) * len(self.lines) + kit.px(PADDING)
        return pygame.Rect(face.x, face.bottom + kit.px(TAIL), width, high)

    def hits(self, pos: tuple[int, int]) -> bool:
        """What lies below can still be pointed at."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """A light bubble with its tail, and the words."""
        kit, rect = self.kit, self.rect
        tail = kit.px(TAIL)
        tip = max(rect.x + 2 * tail, min(self.points_at, rect.right - 2 * tail)) - rect.x
        bubble = kit.kept(("speech", rect.size, tip), lambda: self._bubble(tip, tail))
        surface.blit(bubble, (rect.x, rect.y - tail))
        step, top = kit.type.line_height(STYLE), rect.y + kit.px(PADDING) // 2
        for place, line in enumerate(self.lines):
            drawn = kit.type.draw(line, STYLE, kit.color("base"))
            surface.blit(drawn, (rect.x + kit.px(PADDING), top + place * step))

    def _bubble(self, tip: int, tail: int) -> pygame.Surface:
        width, height = self.rect.size
        large = pygame.Surface((width * SMOOTH, (height + tail) * SMOOTH), pygame.SRCALPHA)
        color, ground = self.kit.color("text"), large.get_rect()
        ground.y, ground.height = tail * SMOOTH, height * SMOOTH
        pygame.draw.rect(large, color, ground, border_radius=self.kit.px(ROUND) * SMOOTH)
        points = [(tip - tail, tail + 1), (tip, 0), (tip + tail, tail + 1)]
        pygame.draw.polygon(large, color, [(x * SMOOTH, y * SMOOTH) for x, y in points])
        return pygame.transform.smoothscale(large, (width, height + tail))


def _beside(
    rect: pygame.Rect,
    face: pygame.Rect,
    room: pygame.Rect,
    others: Sequence[pygame.Rect],
    apart: int,
) -> pygame.Rect | None:
    """The nearest place to the left or right below a face, at which it hides none of the others."""
    lefts = [rect.x, face.centerx - rect.width // 2, face.right - rect.width]
    for other in others:
        lefts += [other.right + apart, other.left - apart - rect.width]
    for left in sorted(lefts, key=lambda one: abs(one - rect.x)):
        moved = rect.move(left - rect.x, 0).clamp(room.union(face))
        if moved.top >= rect.top and moved.collidelist(list(others)) < 0:
            return moved
    return None
