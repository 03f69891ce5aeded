"""The middle of a card: numbers with symbols, the text, lines with symbols, the flavour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from .card_face import CardFace, Sign
    from .kit import Kit

ICON: Final = 1.25  # the height of a symbol in a line, in sizes of the text
SIGN: Final = 1.9  # the height of a symbol with a number
GAP: Final = 0.45


class Line(NamedTuple):
    """A line of the body: words, perhaps a symbol before them, or a row of signs."""

    text: str
    style: str
    height: int
    left: int = -1  # -1 is in the middle
    icon: str = ""
    signs: tuple[Sign, ...] = ()


def lines_of(kit: Kit, face: CardFace, width: int, share: float) -> list[Line]:
    """The body in lines at a share of the style's size, with gaps as empty lines."""
    size = kit.type.size("body", share)
    gap = Line("", "body", round(size * GAP))
    blocks = [
        _sign_rows(kit, face, width, share),
        _words(kit, face.text, "body", width, share),
        _rows(kit, face, width, share),
        _words(kit, face.flavor, "italic", width, share),
    ]
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [gap, *block] if lines else block
    return lines


def height_of(lines: list[Line]) -> int:
    """How high the lines are."""
    return sum(line.height for line in lines)


def put_body(
    kit: Kit, surface: pygame.Surface, lines: list[Line], rect: pygame.Rect, share: float
) -> None:
    """Draw the lines in the middle of a rectangle."""
    y = rect.centery - height_of(lines) // 2
    for line in lines:
        if line.signs:
            _put_signs(kit, surface, line, pygame.Rect(rect.x, y, rect.width, line.height), share)
        elif line.text:
            _put_line(kit, surface, line, rect, y, share)
        y += line.height


def _words(kit: Kit, text: str, style: str, width: int, share: float) -> list[Line]:
    if not text:
        return []
    height = kit.type.line_height(style, share)
    return [Line(line, style, height) for line in kit.type.wrap(text, style, width, share)]


def _rows(kit: Kit, face: CardFace, width: int, share: float) -> list[Line]:
    """Below one another from the same left edge, together in the middle."""
    before = round(kit.type.size("body", share) * (ICON + GAP))
    height = kit.type.line_height("body", share)
    wrapped = [(row, kit.type.wrap(row.text, "body", width - before, share)) for row in face.rows]
    widest = max(
        (kit.type.width(line, "body", share) for _, lines in wrapped for line in lines), default=0
    )
    left = max(0, width - before - widest) // 2
    return [
        Line(line, "body", height, left + before, "" if place else row.picture)
        for row, lines in wrapped
        for place, line in enumerate(lines)
    ]


def _sign_rows(kit: Kit, face: CardFace, width: int, share: float) -> list[Line]:
    if not face.signs:
        return []
    side = round(kit.type.size("body", share) * SIGN)
    fitting = max(1, width // round(side * 2.1))
    count = -(-len(face.signs) // fitting)  # rows
    each = -(-len(face.signs) // count)
    parts = [face.signs[at : at + each] for at in range(0, len(face.signs), each)]
    return [Line("", "number", round(side * 1.3), signs=part) for part in parts]


def _put_line(
    kit: Kit, surface: pygame.Surface, line: Line, rect: pygame.Rect, y: int, share: float
) -> None:
    color = kit.color("muted" if line.style == "italic" else "text")
    drawn = kit.type.draw(line.text, line.style, color, share)
    x = rect.centerx - drawn.get_width() // 2 if line.left < 0 else rect.x + line.left
    surface.blit(drawn, (x, y))
    if line.icon:
        side = round(kit.type.size("body", share) * ICON)
        x -= round(kit.type.size("body", share) * (ICON + GAP))
        surface.blit(symbol(kit, line.icon, side), (x, y + (drawn.get_height() - side) // 2))


def _put_signs(
    kit: Kit, surface: pygame.Surface, line: Line, rect: pygame.Rect, share: float
) -> None:
    side = round(kit.type.size("body", share) * SIGN)
    step = min(rect.width // len(line.signs), round(side * 2.6))
    gap = side // 6
    left = rect.centerx - step * len(line.signs) // 2
    for place, sign in enumerate(line.signs):
        picture = symbol(kit, sign.picture, side)
        drawn = kit.type.draw(sign.text, "number", kit.color("text"), share)
        x = left + place * step + (step - side - gap - drawn.get_width()) // 2
        surface.blit(picture, (x, rect.centery - side // 2))
        surface.blit(drawn, (x + side + gap, rect.centery - drawn.get_height() // 2))


def symbol(kit: Kit, name: str, side: int) -> pygame.Surface:
    """A symbol in its own colours, in pixels."""
    return kit.kept(("symbol", name, side), lambda: kit.pictures.sized(name, (side, side)))
