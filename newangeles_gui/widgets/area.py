"""What stands where: rooms that hand out rectangles, and signs and words in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

import pygame

from .widget import Tip, Widget

if TYPE_CHECKING:
    from .kit import Kit


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


GAP: Final = 6  # units between two parts
SMALLEST_WORD: Final = 0.2  # of a row that is too narrow, what each of its texts keeps at least


@dataclass(frozen=True, slots=True)
class Mark:
    """A picture of `units` height: an icon in a colour, or any picture by its whole name."""

    name: str
    units: float = 24
    color: str = ""


@dataclass(frozen=True, slots=True)
class RowText:
    """Words of a row."""

    text: str
    style: str = "body"
    color: str = "text"


@dataclass(frozen=True, slots=True)
class Space:
    """Room between two parts, more than there is anyway."""

    units: float


RowPart: TypeAlias = Mark | RowText | Space


def row(kit: Kit, parts: Sequence[RowPart], width: int = 0) -> pygame.Surface:
    """All parts side by side on one surface; texts are made smaller to keep to a width."""
    return kit.kept(("row", tuple(parts), width), lambda: _drawn(kit, parts, width))


def row_width(kit: Kit, parts: Sequence[RowPart]) -> int:
    """How wide a row would like to be."""
    widths = [_width(kit, part) for part in parts]
    return sum(widths) + kit.px(GAP) * _gaps(parts)


def _width(kit: Kit, part: RowPart) -> int:
    if isinstance(part, RowText):
        return kit.type.width(part.text, part.style)
    return kit.px(part.units)


def _gaps(parts: Sequence[RowPart]) -> int:
    solid = sum(not isinstance(part, Space) for part in parts)
    spaces = sum(isinstance(part, Space) for part in parts)
    return max(0, solid - 1 - spaces)


def _drawn(kit: Kit, parts: Sequence[RowPart], width: int) -> pygame.Surface:
    wanted = row_width(kit, parts)
    over = max(0, wanted - width) if width else 0
    words = sum(_width(kit, part) for part in parts if isinstance(part, RowText))
    share = max(SMALLEST_WORD, (words - over) / words) if words else 1.0
    drawn = [_part(kit, part, share) for part in parts]
    gap, left = kit.px(GAP), 0
    places = []
    for number, one in enumerate(drawn):
        beside = number and not isinstance(parts[number], Space)
        if beside and not isinstance(parts[number - 1], Space):
            left += gap
        places.append(left)
        left += one.get_width()
    height = max((one.get_height() for one in drawn), default=1)
    surface = pygame.Surface((max(1, left), max(1, height)), pygame.SRCALPHA)
    for place, one in zip(places, drawn, strict=True):
        surface.blit(one, (place, (height - one.get_height()) // 2))
    return surface


def _part(kit: Kit, part: RowPart, share: float) -> pygame.Surface:
    if isinstance(part, Mark):
        return kit.icon(part.name, part.units, kit.color(part.color) if part.color else None)
    if isinstance(part, Space):
        return pygame.Surface((kit.px(part.units), 1), pygame.SRCALPHA)
    if share >= 1:
        return kit.type.draw(part.text, part.style, kit.color(part.color))
    room = (round(_width(kit, part) * share), kit.type.line_height(part.style))
    lines, size, _ = kit.type.fit(part.text, part.style, room)
    return kit.type.draw(lines[0], part.style, kit.color(part.color), size)


class Strip(Widget):
    """A row within a rectangle, at its left, middle or right."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        parts: Sequence[RowPart],
        align: str = "left",
        name: str = "",
        tip: Tip = "",
    ) -> None:
        super().__init__(kit, rect, name, tip)
        self.align = align
        self.show(parts)

    def show(self, parts: Sequence[RowPart]) -> None:
        """Show other parts."""
        self.parts = tuple(parts)
        self.text = " ".join(part.text for part in self.parts if isinstance(part, RowText))

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the row."""
        drawn = row(self.kit, self.parts, self.rect.width)
        place = drawn.get_rect(midleft=self.rect.midleft)
        if self.align == "center":
            place.center = self.rect.center
        elif self.align == "right":
            place.midright = self.rect.midright
        surface.blit(drawn, place)
