"""Words and signs drawn at once, for parts that change with every event; cards shown large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from newangeles_gui.scenes import CardZoom
from newangeles_gui.widgets import WordRoom, fit

if TYPE_CHECKING:
    from newangeles_gui.scenes import Services
    from newangeles_gui.widgets import Kit


def zoom_cards(services: Services, cards: Sequence[str], chosen: int = 0) -> None:
    """Open the large cards over the table; those without a name are left out."""
    known = [card for card in cards if card]
    if known:
        services.stack.push(CardZoom(services, known, min(chosen, len(known) - 1)))


class Ink(NamedTuple):
    """How words are drawn; `least` is how small they may become, as a share."""

    style: str = "small"
    color: str = "text"
    align: str = "left"
    lines: int = 1
    middle: bool = True
    least: float = 0.8


def put_text(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, text: str, ink: Ink) -> int:
    """Draw words into a rectangle, smaller or cut where they must be; how high they are."""
    if rect.width <= 0 or rect.height <= 0 or not text:
        return 0
    room = WordRoom(rect.width, rect.height, ink.lines, 1.0, ink.least)
    lines, share, _ = fit(kit.type, text, ink.style, room)
    step = kit.type.line_height(ink.style, share)
    high = step * len(lines)
    y = rect.y + (rect.height - high) // 2 if ink.middle else rect.y
    for line in lines:
        drawn = kit.type.draw(line, ink.style, kit.color(ink.color), share)
        surface.blit(drawn, (_left(rect, drawn.get_width(), ink.align), y))
        y += step
    return high


def _left(rect: pygame.Rect, width: int, align: str) -> int:
    if align == "center":
        return rect.x + (rect.width - width) // 2
    return rect.right - width if align == "right" else rect.x


def put_sign(
    kit: Kit, surface: pygame.Surface, center: tuple[int, int], name: str, units: float, color: str
) -> None:
    """A white sign in a colour, around a place."""
    sign = kit.icon(name, units, kit.color(color))
    surface.blit(sign, sign.get_rect(center=center))


def put_mark(
    kit: Kit, surface: pygame.Surface, center: tuple[int, int], player: str, units: float
) -> None:
    """The mark of somebody who plays, in its own colours."""
    sign = kit.icon(f"marks/{player}", units)
    surface.blit(sign, sign.get_rect(center=center))
