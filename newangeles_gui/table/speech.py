"""A bubble beside a seat: an opponent says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from newangeles_gui.scenes import put_portrait
from newangeles_gui.widgets import Look, Widget, put_panel

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services

WIDEST: Final = 330  # units
PADDING: Final = 12
FACE: Final = 56


class Said(NamedTuple):
    """Words, who says them, and their face if they have one."""

    text: str
    speaker: str
    character: str = ""


class Speech(Widget):
    """A few words beside the panel of the one who says them."""

    floats = True

    def __init__(
        self,
        services: Services,
        near: pygame.Rect,
        said: Said,
        room: pygame.Rect,
        others: Sequence[pygame.Rect] = (),
    ) -> None:
        kit = services.kit
        self.character = character = said.character
        self.speaker = said.speaker
        self.left = kit.px(FACE + PADDING) if character else 0
        self.lines = kit.type.wrap(said.text, "small", kit.px(WIDEST) - self.left)
        padding, step = kit.px(PADDING), kit.type.line_height("small")
        width = max(kit.type.width(line, "small") for line in self.lines)
        width = max(width, kit.type.width(self.speaker, "small_strong"))
        self.high = (len(self.lines) + 1) * step
        high = max(self.high, kit.px(FACE) if character else 0)
        rect = pygame.Rect(0, 0, self.left + width + 2 * padding, high + 2 * padding)
        rect.midleft = (near.right + kit.px(6), near.centery)
        rect.clamp_ip(room)
        top = _free(rect, room, others)
        self.clear = top is not None
        rect.y = rect.y if top is None else top
        super().__init__(kit, rect, "speech")

    def hits(self, pos: tuple[int, int]) -> bool:
        """What lies below can still be pointed at."""
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """The bubble and its words."""
        kit, rect = self.kit, self.rect
        look = Look(kit.color("raised"), kit.color("accent"), 255, glow=8)
        put_panel(kit, surface, rect, look)
        padding, step = kit.px(PADDING), kit.type.line_height("small")
        if self.character:
            side = kit.px(FACE)
            face = pygame.Rect(rect.x + padding, rect.centery - side // 2, side, side)
            put_portrait(kit, surface, face, self.character, look.line)
        left, top = rect.x + padding + self.left, rect.centery - self.high // 2
        name = kit.type.draw(self.speaker, "small_strong", kit.color("accent"))
        surface.blit(name, (left, top))
        for place, line in enumerate(self.lines, 1):
            drawn = kit.type.draw(line, "small", kit.color("text"))
            surface.blit(drawn, (left, top + place * step))


def _free(rect: pygame.Rect, room: pygame.Rect, others: Sequence[pygame.Rect]) -> int | None:
    """The top, nearest to where it would like to be, at which it hides none of the others."""
    tops = [rect.y]
    for other in others:
        tops += [other.bottom + 1, other.y - rect.height - 1]
    for top in sorted(tops, key=lambda one: abs(one - rect.y)):
        moved = rect.move(0, top - rect.y)
        if moved.clamp(room) == moved and moved.collidelist(list(others)) < 0:
            return top
    return None
